"""Nobody is kept out: axe finds nothing on any page, light or dark, on a desk or a phone."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.web import axe
from tests.web.axe import Auditor
from tests.web.browser import PHONE, Open
from tests.web.cable import Cable
from tests.web.player import DIALOG, END, OPTIONS, PAY, Player
from tests.web.positions import seated, shared

pytestmark = pytest.mark.skipif(not axe.SCRIPT.exists(), reason="needs npm's packages in web/node_modules")

# What is asked in golden games, and for the so-manieth time.
PHASES = [
    ("base-3", "start-resource", 0),
    ("base-4", "resource", 30),
    ("renaissance-3", "develop", 40),
    ("combined-2", "activate", 30),
    ("renaissance-4", "respond", 20),
    ("combined-4", "deplete", 4),
    ("base-2", "replenish", 3),
    ("base-3", "claim", 0),
    ("base-4", "take-back", 10),
    ("renaissance-3", "glory", 12),
    ("combined-4", "glory", 30),
    ("combined-4", "opponent", 0),
]
SETTINGS = "header button[popovertarget=settings]"
DEAD_LINE = "WebSocket|ERR_|Failed to load resource"


@pytest.fixture
def auditor(tab: Open) -> Iterator[Auditor]:
    """With a tab of its own; in the end it must have found nothing."""
    looking = Auditor(tab(keen=True, theme="system", players=2, name="Ada"))
    yield looking
    assert not looking.found, "\n".join(looking.found)


def test_pages(auditor: Auditor, tmp_path: Path) -> None:
    one = auditor.tab
    for path, there in {"/": ".play", "/rules": "main h2", "/about": "h1"}.items():
        one.goto(path).see(there)
        auditor.look(path)
    one.goto().see(SETTINGS).click()
    one.see("#settings")
    auditor.look("settings")
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("?")
    one.see("dialog")
    auditor.look("keys")
    (tmp_path / "letter.json").write_text("{}", encoding="utf-8")
    one.goto().see(".play")
    one.at("input[type=file]").set_input_files(tmp_path / "letter.json")
    one.see("[role=alert]", "no record of a game")
    auditor.look("a record that is refused")


def test_a_table_before_the_game(auditor: Auditor, tab: Open) -> None:
    one = auditor.tab.goto("/new")
    one.see("summary").click()
    auditor.look("a new table")
    one.press_button("Open the table")
    one.see("[data-seat='0']", "Ada")
    auditor.look("the host before the game")
    guest = Auditor(tab(keen=True, theme="system").goto(one.path))
    guest.tab.see("[data-seat='1'] .main")
    guest.look("a guest before the game")
    auditor.found += guest.found


@pytest.mark.parametrize(("game", "kind", "number"), PHASES)
def test_a_question(auditor: Auditor, game: str, kind: str, number: int) -> None:
    seated(auditor.tab, game, kind, number)
    auditor.look(f"{kind} in {game}")


def test_windows_above_the_table(auditor: Auditor) -> None:
    one = auditor.tab
    seated(one, "combined-3", "buy", 12)
    one.at('[data-question] .option:not([data-option="pass"])').first.click()
    one.see(PAY)
    auditor.look("paying")
    one.page.keyboard.press("Escape")
    for thing in ("[data-zone^=row] button[data-card]", "button[data-wonder]"):
        one.see(thing).click(button="right")
        one.see(DIALOG)
        auditor.look(f"{thing} large")
        one.page.keyboard.press("Escape")
    one.see("button[popovertarget=doings]").click()
    one.see("#doings")
    auditor.look("what else can be done")


def test_the_rules_beside_the_table_and_hints(auditor: Auditor, tab: Open) -> None:
    one = auditor.tab
    seated(one, "base-3", "respond", 3)
    one.see(".board a[href*='/rules#']").click()
    one.see(f"{DIALOG} h2, {DIALOG} h3")
    auditor.look("the rules beside the table")
    hinted = Auditor(tab(keen=True, theme="system", hints=True))
    seated(hinted.tab, "base-2", "resource", 1)
    hinted.tab.see("[data-hint]")
    hinted.look("a hint")
    auditor.found += hinted.found


def test_people_who_talk(auditor: Auditor, tab: Open) -> None:
    one, other = auditor.tab, tab(name="Bo")
    one.goto(f"/t/{shared(one.site, 'base-2', 'resource', 4)}")
    other.goto(one.path)
    for seat, who in enumerate((one, other)):
        who.see(f"[data-seat='{seat}'] .main").click()
        who.see(".acts .main").click()
    one.at(".aside button").filter(has_text="Talk").click()
    one.at(".talk input").fill("Well then")
    one.page.keyboard.press("Enter")
    one.see(".talk p", "Well then")
    auditor.look("talk")
    other.goto("/about")
    watching = Auditor(tab(keen=True, theme="system").goto(one.path))
    watching.tab.see(".board")
    watching.look("watching")
    auditor.found += watching.found


def test_the_end_and_the_replay(auditor: Auditor) -> None:
    one = auditor.tab
    seated(one, "base-2", "take-back", -1)
    Player(one).play()
    one.see(END)
    one.see("svg polyline, svg path")
    auditor.look("the end")
    one.goto(f"{one.path}/replay").see(".step")
    one.see("[aria-busy=false]")
    auditor.look("the replay")
    one.page.keyboard.press("ArrowRight")
    one.see(".step", "Step 1 of ")
    auditor.look("the replay at its first step")


def test_trouble(tab: Open, site: str) -> None:
    with Cable(urlsplit(site).port or 0) as cable:
        one = Auditor(tab(cable.address, keen=True, theme="system", players=2, forgiven=DEAD_LINE))
        one.tab.goto().see(".play").click()
        one.tab.see(OPTIONS)
        cable.cut()
        one.tab.see("[data-trouble=lost]", "othing is lost")
        Player(one.tab).answer()
        one.tab.see("[data-trouble=lost]", "Your answer is kept")
        one.look("no connection")
        cable.mend()
        one.tab.at("[data-trouble=open]").wait_for(state="attached")
        one.tab.goto("/t/abcdefghjk").see("[role=alert]", "There is no such table")
        one.look("no such table")
    assert not one.found, "\n".join(one.found)


def test_fingers_and_japanese(tab: Open) -> None:
    one = Auditor(tab(keen=True, size=PHONE, language="ja", theme="system"))
    seated(one.tab, "combined-3", "resource", 20)
    one.look("a phone")
    assert not one.found, "\n".join(one.found)


def test_it_would_notice(tab: Open) -> None:
    one = Auditor(tab(keen=True, theme="system").goto("/about"))
    add = "(element) => element.insertAdjacentHTML('beforeend', '<p class=soft style=opacity:0.2>Faint</p>')"
    one.tab.see("main").evaluate(add)
    one.look("something faint")
    assert len([fault for fault in one.found if "color-contrast" in fault]) == 4
