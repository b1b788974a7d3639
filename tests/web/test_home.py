"""The front page: learning first for who is new, continuing first for who plays; joining by code and by link."""

import re

import httpx
import pytest

from gunsteel.bots.levels import LEVELS
from tests.web import accessibility
from tests.web.accessibility import Auditor
from tests.web.browser import DESKTOP, PHONE, OpenTab, Tab
from tests.web.player import OPTIONS

LANDSCAPE = (844, 390)
BIG = ".start .big"
# Not to find a page or a code is what these tests are about.
NOT_FOUND = "404"
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def first_button(tab: Tab) -> str:
    return tab.see(BIG).get_attribute("class") or ""


def test_a_newcomer_is_offered_learning_first_and_afterwards_the_own_games(tab: OpenTab) -> None:
    one = tab(players=2).goto()
    learn = one.see(BIG)
    assert re.search(r"\blearn\b.*\bmain\b|\bmain\b.*\blearn\b", first_button(one))
    assert one.at(f"{BIG}.main").count() == 1, "there is one thing to do"
    assert (learn.get_attribute("href") or "").endswith("/learn/first-game")
    one.see(".play").click()
    one.see(OPTIONS)
    table = one.path
    one.goto().see(".continue", "your move in 1 game")
    assert "continue" in first_button(one)
    assert one.at(f"{BIG}.main").count() == 1
    one.see("ul[aria-label='Games in progress'] .move")
    # Whoever has played is not called a newcomer any more, also before the server has answered.
    one.page.route("**/api/me/tables*", lambda route: route.abort())
    one.expected_errors = "ERR_FAILED|Failed to load"
    one.goto().see(".play.main")
    one.page.unroute("**/api/me/tables*")
    one.goto().see(".continue").click()
    one.see(OPTIONS)
    assert one.path == table


def test_a_public_table_is_joined_by_its_code_with_keys_alone(tab: OpenTab) -> None:
    host = tab(players=2, name="Mina").goto("/new")
    host.at("input[type=radio][value=all]").check(force=True)
    host.see("form .end .main").click()
    said = host.see(".links p.soft").inner_text()
    code = said.split()[-1]
    assert re.fullmatch("[B-DF-HJKMNP-TV-XZ]{5}", code), said
    guest = tab(expected_errors=NOT_FOUND).goto()
    guest.see("ul[aria-label='Public tables'] a", f"Code {code}")
    guest.tab_to("form input[autocapitalize=none]")
    guest.page.keyboard.type("zzzzz")
    guest.page.keyboard.press("Enter")
    guest.see("form [role=alert]", "No public table has the code ZZZZZ")
    guest.page.keyboard.press("Control+A")
    guest.page.keyboard.type(code.lower())
    guest.page.keyboard.press("Enter")
    guest.see("#invitation", "Mina invites you")
    assert guest.path == host.path


def test_a_link_says_who_invites_to_what_before_one_joins(tab: OpenTab, site: str) -> None:
    game = {
        "set": "base",
        "players": 3,
        "switches": {"open-hands": True},
        "cards": {"knight": {"strength": 3}, "taj-mahal": {"vp": 4}},
    }
    clock = {"type": "total", "seconds": 600, "increment": 5}
    body = {"game": game, "settings": {"clock": clock, "undo": False, "away": 3600}}
    host = tab(name="Mina", language="fr").goto("/about")
    answer = host.context.request.post(f"{site}/api/tables", data=body)
    table = answer.json()["id"]
    host.goto(f"/t/{table}").see("[data-seat='0'] .main").click()
    host.see("[data-seat='0']", "Mina")
    guest = tab().goto(f"/t/{table}")
    told = guest.see("section:has(#invitation)", "Mina invites you").inner_text()
    for words in ("Guns & Steel", "3", "10 minutes for the whole game, plus 5 seconds", "not allowed", "after 1 hour"):
        assert words in told
    guest.see("section:has(#invitation)", "Open hands")
    guest.see("section:has(#invitation)", "Knight and Taj Mahal")
    # Who has a seat, or has opened the table, is not invited.
    assert "invite" not in host.see("#invitation").inner_text()
    # The preview of the link, which the browser gets with the page.
    assert "Mina invites you" in httpx.get(f"{site}/t/{table}").text
    guest.goto().see("input[autocapitalize=none]").fill(f"{site}/t/{table}")
    guest.page.keyboard.press("Enter")
    guest.see("[data-seat='1'] .main").click()
    guest.see("[data-seat='1'] .who", "you")


def test_a_wrong_address_is_a_page_of_ours_with_a_way_home(tab: OpenTab, site: str) -> None:
    one = tab(expected_errors=NOT_FOUND).goto("/no/such/page")
    one.see("h1", "This page does not exist")
    one.see("main .main").click()
    one.see(".play")
    assert httpx.get(f"{site}/no/such/page", headers={"accept": "text/html"}).status_code == 404


def test_the_deal_of_the_day_is_played_and_shows_the_results_of_bots_as_they_come(tab: OpenTab, site: str) -> None:
    one = tab().goto()
    one.see("section:has(#daily) a").click()
    one.see(f"tr[data-level={LEVELS[0].name}] td", " to ")
    one.see("main .main", "Try it").click()
    one.see(OPTIONS)
    table = one.path
    told = one.context.request.get(f"{site}/api/daily").json()
    assert table == f"/t/{told['table']}"
    one.goto("/daily").see("main .main", "Continue").click()
    one.see(OPTIONS)
    assert one.path == table


@pytest.mark.skipif(not accessibility.SCRIPT.exists(), reason="needs npm's packages in web/node_modules")
def test_axe_finds_nothing_and_nothing_is_wider_than_the_screen(tab: OpenTab) -> None:
    one = tab(bypass_csp=True, theme="system", players=2, name="Ada", expected_errors=NOT_FOUND)
    auditor = Auditor(one)
    one.goto().see(".play")
    one.see("summary").click()
    auditor.check("home of a newcomer, with choices")
    one.see(".play").click()
    one.see(OPTIONS)
    pages = {"/": ".continue", "/daily": "table", "/nowhere": "main .main"}
    for path, selector in pages.items():
        one.goto(path).see(selector)
        if path != "/":
            auditor.check(path)
        for language in ("fr", "ja", "en"):
            one.page.evaluate(SET_LANGUAGE, language)
            one.goto(path).see(selector)
            one.see(f"html[lang={language}]")
            for width, height in (DESKTOP, PHONE, LANDSCAPE, (320, 640)):
                one.page.set_viewport_size({"width": width, "height": height})
                assert one.page.evaluate(OVERFLOW) <= 0, f"{path} in {language}, {width} wide"
            one.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert not auditor.found, "\n".join(auditor.found)


SET_LANGUAGE = """(language) => {
    const prefs = JSON.parse(localStorage.getItem("gunsteel:prefs"));
    localStorage.setItem("gunsteel:prefs", JSON.stringify({ ...prefs, language }));
}"""
