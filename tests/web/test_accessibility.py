"""Accessibility: axe finds no violation on any page, light or dark, on a desktop or a phone."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.web import accessibility
from tests.web.accessibility import Auditor
from tests.web.browser import PHONE, OpenTab
from tests.web.player import DIALOG, END, OPTIONS, PAY, Player
from tests.web.positions import open_free_table, sit_at
from tests.web.proxy import Proxy

pytestmark = pytest.mark.skipif(not accessibility.SCRIPT.exists(), reason="needs npm's packages in web/node_modules")

# Questions of golden games: game, kind, index.
QUESTIONS = [
    ("base-3", "start-resource", 0),
    ("base-4", "resource", 30),
    ("renaissance-3", "develop", 40),
    ("combined-2", "activate", 30),
    ("renaissance-4", "respond", 20),
    ("combined-4", "deplete", 4),
    ("base-2", "replenish", 2),
    ("base-2", "claim", 0),
    ("base-4", "take-back", 10),
    ("renaissance-3", "glory", 12),
    ("combined-4", "glory", 30),
    ("combined-4", "opponent", 0),
]
SETTINGS = "header button[popovertarget=settings]"
NETWORK_ERRORS = "WebSocket|ERR_|Failed to load resource"


@pytest.fixture
def auditor(tab: OpenTab) -> Iterator[Auditor]:
    """With a tab of its own; it must not find anything."""
    auditor = Auditor(tab(bypass_csp=True, theme="system", players=2, name="Ada"))
    yield auditor
    assert not auditor.found, "\n".join(auditor.found)


def test_pages(auditor: Auditor, tmp_path: Path) -> None:
    one = auditor.tab
    for path, selector in {"/": ".play", "/rules": "main h2", "/about": "h1"}.items():
        one.goto(path).see(selector)
        auditor.check(path)
    one.goto("/cards")
    for name in ("great-pyramids", "knight"):
        one.see(f"#values-{name}").click()
        one.at(".form input[type=number]").last.fill("200")
        one.page.keyboard.press("Tab")
        one.see(".form [role=alert]")
        auditor.check(f"/cards with {name}")
    one.goto().see(SETTINGS).click()
    one.see("#settings")
    auditor.check("settings")
    one.page.keyboard.press("Escape")
    one.page.keyboard.press("?")
    one.see("dialog")
    auditor.check("keys")
    (tmp_path / "letter.json").write_text("{}", encoding="utf-8")
    one.goto().see(".play")
    one.at("input[type=file]").set_input_files(tmp_path / "letter.json")
    one.see("[role=alert]", "is not a game record")
    auditor.check("a file that is no record")


def test_a_table_before_the_game(auditor: Auditor, tab: OpenTab) -> None:
    one = auditor.tab.goto("/new")
    one.see("summary").click()
    auditor.check("a new table")
    one.press_button("Create the table")
    one.see("[data-seat='0']", "Ada")
    auditor.check("the host before the game")
    guest = Auditor(tab(bypass_csp=True, theme="system").goto(one.path))
    guest.tab.see("[data-seat='1'] .main")
    guest.check("a guest before the game")
    auditor.found += guest.found


@pytest.mark.parametrize(("game", "kind", "index"), QUESTIONS)
def test_a_question(auditor: Auditor, game: str, kind: str, index: int) -> None:
    sit_at(auditor.tab, game, kind, index)
    auditor.check(f"{kind} in {game}")


def test_panels_above_the_table(auditor: Auditor) -> None:
    one = auditor.tab
    sit_at(one, "combined-3", "buy", 31)
    one.at('[data-question] .option:not([data-option="pass"])').first.click()
    one.see(PAY)
    auditor.check("paying")
    one.page.keyboard.press("Escape")
    for item in ("[data-zone^=row] button[data-card]", "button[data-wonder]"):
        one.see(item).click(button="right")
        one.see(DIALOG)
        auditor.check(f"{item} in detail")
        one.page.keyboard.press("Escape")
    one.see("button[popovertarget=game-menu]").click()
    one.see("#game-menu")
    auditor.check("the menu")


def test_the_rules_beside_the_table_and_hints(auditor: Auditor, tab: OpenTab) -> None:
    one = auditor.tab
    sit_at(one, "base-3", "respond", 3)
    one.see(".board a[href*='/rules#']").click()
    one.see(f"{DIALOG} h2, {DIALOG} h3")
    auditor.check("the rules beside the table")
    hinted = Auditor(tab(bypass_csp=True, theme="system", hints=True))
    sit_at(hinted.tab, "base-2", "resource", 1)
    hinted.tab.see("[data-hint]")
    hinted.check("a hint")
    auditor.found += hinted.found


def test_the_chat(auditor: Auditor, tab: OpenTab) -> None:
    one, other = auditor.tab, tab(name="Bo")
    one.goto(f"/t/{open_free_table(one.site, 'base-2', 'resource', 4)}")
    other.goto(one.path)
    for seat, who in enumerate((one, other)):
        who.see(f"[data-seat='{seat}'] .main").click()
        who.see(".actions .main").click()
    one.at(".aside button").filter(has_text="Chat").click()
    one.at(".chat input").fill("Well then")
    one.page.keyboard.press("Enter")
    one.see(".chat p", "Well then")
    auditor.check("the chat")
    other.goto("/about")
    watching = Auditor(tab(bypass_csp=True, theme="system").goto(one.path))
    watching.tab.see(".board")
    watching.check("watching")
    auditor.found += watching.found


def test_the_end_and_the_replay(auditor: Auditor) -> None:
    one = auditor.tab
    sit_at(one, "base-2", "take-back", -1)
    Player(one).play()
    one.see(END)
    one.see(".result svg polyline, .result svg path")
    auditor.check("the end")
    one.goto(f"{one.path}/replay").see(".step")
    one.see("[aria-busy=false]")
    auditor.check("the replay")
    one.page.keyboard.press("ArrowRight")
    one.see(".step", "Step 1 of ")
    auditor.check("the replay at its first step")


def test_connection_problems(tab: OpenTab, site: str) -> None:
    with Proxy(urlsplit(site).port or 0) as proxy:
        one = Auditor(tab(proxy.address, bypass_csp=True, theme="system", players=2, expected_errors=NETWORK_ERRORS))
        one.tab.goto().see(".play").click()
        one.tab.see(OPTIONS)
        proxy.cut()
        one.tab.see("[data-connection=lost]", "othing is lost")
        Player(one.tab).answer()
        one.tab.see("[data-connection=lost]", "Your choice is kept")
        one.check("no connection")
        proxy.restore()
        one.tab.at("[data-connection=open]").wait_for(state="attached")
        one.tab.goto("/t/abcdefghjk").see("[role=alert]", "There is no such table")
        one.check("no such table")
    assert not one.found, "\n".join(one.found)


def test_a_phone_in_japanese(tab: OpenTab) -> None:
    one = Auditor(tab(bypass_csp=True, size=PHONE, language="ja", theme="system"))
    sit_at(one.tab, "combined-3", "resource", 20)
    one.check("a phone")
    assert not one.found, "\n".join(one.found)


def test_a_violation_is_found(tab: OpenTab) -> None:
    one = Auditor(tab(bypass_csp=True, theme="system").goto("/about"))
    add = "(element) => element.insertAdjacentHTML('beforeend', '<p class=soft style=opacity:0.2>Faint</p>')"
    one.tab.see("main").evaluate(add)
    one.check("text of low contrast")
    assert len([violation for violation in one.found if "color-contrast" in violation]) == 4
