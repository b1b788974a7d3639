"""Records, languages and several tabs."""

import json
from pathlib import Path

from gunsteel.formats.record import loads, replay
from tests.web.browser import OpenTab
from tests.web.player import OPTIONS, Player

GOLDEN = Path(__file__).parent.parent / "golden"


def test_a_record_is_downloaded_and_opened_again(tab: OpenTab, tmp_path: Path) -> None:
    # The last answer of a game is enough to come to its end.
    golden = GOLDEN / "base-2.gs.json"
    one = tab(players=2).goto()
    one.see(".play")
    one.at("input[type=file]").set_input_files(golden)
    one.see(".step", "Step 0 of ")
    one.page.keyboard.press("End")
    one.page.keyboard.press("ArrowLeft")
    one.see("[data-more]").click()
    one.see(".actions .main:enabled").click()
    Player(one).play()
    with one.page.expect_download() as download:
        one.see("a[download]").click()
    saved = tmp_path / "again.gs.json"
    download.value.save_as(saved)
    record, before = (loads(path.read_text(encoding="utf-8")) for path in (saved, golden))
    assert replay(record).over
    assert record.result is not None
    answered = [option for _, options in one.answers for option in options.split()]
    assert 0 < len(answered) < 10
    # A payment is sent whole; what was not asked of it is not in the record.
    asked = record.choices[shared_beginning(record.choices, before.choices) :]
    sent = iter(answered)
    assert all(choice in sent for choice in asked), (asked, answered)
    one.goto()
    one.see(".play")
    one.at("input[type=file]").set_input_files(saved)
    one.see(".step", "Step 0 of ")
    one.page.keyboard.press("ArrowRight")
    one.see(".step", "Step 1 of ")
    one.page.keyboard.press("End")
    one.see(".step:not(:text('Step 1 of '))")
    _, step, _, total = one.see(".step").inner_text().split()
    assert step == total
    one.see("[data-more]").click()
    with one.page.expect_download() as download:
        one.press_button("Save record")
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == json.loads(
        saved.read_text(encoding="utf-8")
    )


def shared_beginning(one: list[str], two: list[str]) -> int:
    """How many choices two games have in common."""
    return next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))


def test_a_file_that_is_no_record_is_rejected(tab: OpenTab, tmp_path: Path) -> None:
    (tmp_path / "letter.json").write_text("{}", encoding="utf-8")
    one = tab().goto()
    one.see(".play")
    one.at("input[type=file]").set_input_files(tmp_path / "letter.json")
    one.see("[role=alert]", "is not a game record")


def test_the_language_changes_during_a_game(tab: OpenTab) -> None:
    one = tab(players=2).goto()
    one.see(".play").click()
    one.see(OPTIONS)
    asked = one.see(".ribbon h2").inner_text()
    one.see("button[popovertarget=settings]").click()
    one.see("#settings label[lang=ja]").click()
    one.see("html[lang=ja]")
    one.page.keyboard.press("Escape")
    one.see(".turn", "あなた")
    one.see(f".ribbon h2:not(:text-is({json.dumps(asked)}))")
    Player(one).answer()
    one.see(OPTIONS)


def test_two_tabs_show_the_same_game(tab: OpenTab) -> None:
    one = tab(players=2).goto()
    one.see(".play").click()
    one.see(OPTIONS)
    other = tab(profile_of=one).goto(one.path)
    other.see(OPTIONS)
    player = Player(one)
    for _ in range(3):
        player.answer()
        one.see(OPTIONS)
        question = one.see(".ribbon h2").inner_text()
        other.see(".ribbon h2", question)
        other.see(OPTIONS)
