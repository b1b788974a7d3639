"""The page of card values: edited in place, checked while typing, remembered, shared, saved, and played with."""

import re
import tomllib
from pathlib import Path

import httpx
import pytest

from gunsteel.catalog.index import CARDS, WONDERS, WONDERS_OF
from gunsteel.formats import card_values
from gunsteel.formats.record import loads
from tests.server.servers import ServerProcess
from tests.web.browser import PHONE, OpenTab, Tab
from tests.web.player import Player

STATUS = "article [role=status]"
PLAY = "Play with these"


def open_card(tab: Tab, card: str) -> None:
    tab.see(f"#values-{card}").click()
    tab.see(f"#values-{card}[aria-expanded=true]")


def fill(tab: Tab, label: str, value: str) -> None:
    """A number in the card that is open."""
    field = tab.page.get_by_label(re.compile(rf"^{label}( \*)?$"))
    field.fill(value)
    field.press("Tab")


def button(tab: Tab, name: str, enabled: bool = True) -> str:
    tab.see(f"[role=toolbar] button:{'enabled' if enabled else 'disabled'}", name)
    return name


def test_every_card_and_wonder_can_be_opened_and_its_guesses_are_marked(tab: OpenTab) -> None:
    one = tab().goto("/cards")
    for name in (*CARDS, *WONDERS):
        one.see(f"#values-{name}")
    open_card(one, "cannon")
    one.see(".form", "Strength *")
    assert "Cost *" not in one.see(".form").inner_text(), "the rulebooks state it"
    open_card(one, "great-mosque-of-djenne")
    one.see(".form", "From a published review: name and age.")
    one.see(".form", "Requirement *")


def test_an_edit_is_checked_shown_taken_back_and_remembered(tab: OpenTab) -> None:
    one = tab().goto("/cards")
    open_card(one, "knight")
    fill(one, "Strength", "3")
    one.see(STATUS, "1 value changed · 1 warning")
    one.see(".form", "add up to 6, not 7")
    one.see("#values-knight [role=img][aria-label*='Strength: 3']")
    one.at("summary").click()
    one.see("details li", "Knight Strength: 2 → 3")
    fill(one, "Iron", "4")
    one.see(STATUS, "2 values changed")
    one.press_button("Undo")
    one.see(STATUS, "1 value changed")
    one.press_button("Undo")
    one.see(STATUS, "Nothing changed · no warnings")
    button(one, "Undo", enabled=False)
    one.press_button("Redo")
    one.see(STATUS, "1 value changed")
    one.page.reload()
    one.see(STATUS, "1 value changed · 1 warning")
    one.press_button("Reset all")
    one.see(STATUS, "Nothing changed")


def test_what_is_impossible_is_told_and_cannot_be_played(tab: OpenTab) -> None:
    one = tab().goto("/cards")
    open_card(one, "knight")
    fill(one, "Strength", "200")
    one.see(".form [role=alert]", "Knight, Strength: a whole number from 0 to 99 is needed.")
    one.see("[aria-invalid=true]")
    button(one, PLAY, enabled=False)
    fill(one, "Strength", "")
    one.see(".form [role=alert]")
    fill(one, "Strength", "4")
    one.see(STATUS, "1 value changed")
    button(one, PLAY)
    open_card(one, "taj-mahal")
    one.page.get_by_label("Set-up indicator *").select_option("flanking")
    one.see(".form [role=alert]", "Taj Mahal: the other wonder of this age has the same indicator.")
    button(one, PLAY, enabled=False)
    open_card(one, "himeji-jo")
    one.page.get_by_label("Set-up indicator *").select_option("cannon")
    one.see(STATUS, "3 values changed")
    button(one, PLAY)


def test_a_requirement_of_any_kind(tab: OpenTab) -> None:
    one = tab().goto("/cards")
    open_card(one, "great-pyramids")
    one.page.get_by_label("asks for").select_option("visible")
    one.page.get_by_label("type", exact=True).select_option("tactic")
    one.page.get_by_label("by the number of players").check()
    for label, number in (("4 players", "2"), ("3 players", "3"), ("2 players", "4")):
        fill(one, label, number)
    one.see(".form", "Have at least 2 face-up tactic cards in your area.")
    open_card(one, "machu-picchu")
    one.page.get_by_label("asks for").select_option("laid")
    one.page.get_by_role("checkbox", name="Oil").check()
    one.page.get_by_role("checkbox", name="Horse").uncheck()
    fill(one, "Glory tokens needed", "2")
    one.see(STATUS, "3 values changed")
    with one.page.expect_download() as download:
        one.press_button("Export")
    assert tomllib.loads(Path(download.value.path()).read_text(encoding="utf-8")) == {
        "great-pyramids": {"requirement": {"what": "visible", "count": [2, 3, 4], "type": "tactic"}},
        "machu-picchu": {"requirement": {"what": "laid", "ages": ["oil"]}, "glory": 2},
    }


def test_a_file_is_imported_whole_or_not_at_all(tab: OpenTab, tmp_path: Path) -> None:
    one = tab(expected_errors="400").goto("/cards")
    file = tmp_path / "mine.toml"
    for text, told in (("[knight", "not TOML"), ("[knight]\nvp = -1\n", "Knight, Victory points")):
        file.write_text(text, encoding="utf-8")
        one.at("[role=toolbar] input[type=file]").set_input_files(file)
        one.see("[role=alert]", "Nothing was imported.")
        one.see("[role=alert]", told)
        one.see(STATUS, "Nothing changed")
    file.write_text("[knight]\nvp = 3\n[tank]\nresponse = true\n", encoding="utf-8")
    one.at("[role=toolbar] input[type=file]").set_input_files(file)
    one.see(STATUS, "2 values were read from the file.")
    one.press_button("Undo")
    one.see(STATUS, "Nothing changed")


def test_a_link_brings_values_and_takes_none_away(tab: OpenTab) -> None:
    one = tab().goto("/cards")
    open_card(one, "tank")
    fill(one, "Victory points", "5")
    one.see(STATUS, "1 value changed")
    one.press_button("Share…")
    link = one.page.get_by_label("Link to these values").input_value()
    other = tab().goto("/cards")
    open_card(other, "knight")
    fill(other, "Strength", "3")
    other.see(STATUS, "1 value changed · 1 warning")
    other.goto("/rules").page.goto(link)
    other.see(".shared", "These values came with the link.")
    other.see("#values-tank [role=img][aria-label*='points: 5']")
    assert "#" not in other.page.url
    other.press_button("Back to mine")
    other.see("#values-knight [role=img][aria-label*='Strength: 3']")
    other.page.goto(link)
    other.press_button("Use these from now on")
    other.page.reload()
    other.see("#values-tank [role=img][aria-label*='points: 5']")


def test_they_are_played_with_recorded_and_replayed(tab: OpenTab, tmp_path: Path) -> None:
    """Wonders that everybody gets at once: the game is over after five turns."""
    one_card = {"what": "cards", "count": 1}
    values = {name: {"requirement": one_card, "vp": 7} for name in WONDERS_OF["base"]}
    file = tmp_path / "mine.toml"
    file.write_text(card_values.values_text(values), encoding="utf-8")  # type: ignore[arg-type]
    one = tab(players=2, speed=3).goto("/cards")
    one.at("[role=toolbar] input[type=file]").set_input_files(file)
    one.see(STATUS, "20 values changed")
    one.press_button(PLAY)
    one.see("input[type=checkbox]:checked + label", "Play with your own card values (20 changed).")
    one.at("ol li:nth-child(2) select").select_option("recruit")
    one.see("form .end .main").click()
    one.see("[data-question]")
    one.see("[role=img][aria-label*='Have at least 1 card']")
    Player(one).play()
    table = one.path.removeprefix("/t/")
    record = loads(httpx.get(f"{one.site}/api/tables/{table}/record").text)
    assert record.rules.values == values
    one.goto(f"/t/{table}/replay").see("[role=img][aria-label*='Have at least 1 card']")


def test_a_file_of_this_computer_is_edited(tab: OpenTab, tmp_path: Path) -> None:
    """`gunsteel cards --edit FILE`."""
    file = tmp_path / "mine.toml"
    file.write_text("[knight]\nstrength = 3\n", encoding="utf-8")
    with ServerProcess(str(tmp_path), 0, "--values-file", str(file)) as server:
        one = tab(server.address).goto("/cards")
        one.see(STATUS, "1 value changed")
        open_card(one, "tank")
        fill(one, "Victory points", "5")
        one.press_button("Save mine.toml")
        one.see(STATUS, "Saved in mine.toml.")
        assert file.read_text(encoding="utf-8") == "[knight]\nstrength = 3\n\n[tank]\nvp = 5\n"
        button(one, "Save mine.toml", enabled=False)
        one.page.reload()
        one.see(STATUS, "2 values changed")


def test_with_keys_alone(tab: OpenTab) -> None:
    one = tab().goto("/cards")
    one.see("#values-reinforcement")
    one.tab_to("#values-agriculture")
    one.page.keyboard.press("Enter")
    one.tab_to(".form input[type=number]")
    one.page.keyboard.press("ArrowUp")
    one.page.keyboard.press("Tab")
    one.see(STATUS, "1 value changed")
    one.page.keyboard.press("Escape")
    one.see("#values-agriculture[aria-expanded=false]:focus")
    one.page.keyboard.press("Control+z")
    one.see(STATUS, "Nothing changed")
    one.page.keyboard.press("Control+Shift+Z")
    one.see(STATUS, "1 value changed")


def test_on_a_phone(tab: OpenTab) -> None:
    one = tab(size=PHONE).goto("/cards")
    for name in ("knight", "taj-mahal", "golden-gate-bridge"):
        one.see(f"#values-{name}").tap()
        one.see(f"#values-{name}[aria-expanded=true]")
        overflow = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, name


@pytest.mark.parametrize(
    ("language", "title", "warning"),
    [
        ("en", "Card values", "The rulebooks say that Cannon costs 2 Gunpowder."),
        ("fr", "Valeurs des cartes", "coûte 2 poudre"),
        ("ja", "カードの値", "ルールブックでは、《大砲》の購入コストは火薬2個です。"),
    ],
)
def test_in_three_languages(tab: OpenTab, language: str, title: str, warning: str) -> None:
    one = tab(language=language).goto("/cards")
    one.see("h1", title)
    open_card(one, "cannon")
    one.at(".form fieldset input").first.fill("1")
    one.page.keyboard.press("Tab")
    one.see(".form", warning)
