"""Nobody is kept out: axe finds nothing on any page, light or dark."""

import pytest

from tests.web import axe
from tests.web.browser import PHONE, Open, Tab
from tests.web.player import END, OPTIONS, PAY, Player
from tests.web.positions import opened

pytestmark = pytest.mark.skipif(not axe.SCRIPT.exists(), reason="needs npm's packages in web/node_modules")


def sit_at(tab: Tab, kind: str, number: int = 1) -> None:
    """At a table where this is asked."""
    tab.goto(f"/t/{opened(tab.site, 'base-3', kind, number)}")
    tab.see("[data-seat] .main").click()
    tab.see(".acts .main").click()
    tab.see(f"[data-question={kind}]")
    tab.see(OPTIONS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages(tab: Open, theme: str) -> None:
    one = tab(keen=True, theme=theme, players=2)
    found: list[str] = []
    for path, there in {"/": ".play", "/new": "form .main", "/rules": "h1", "/about": "h1"}.items():
        one.goto(path).see(there)
        found += axe.findings(one)
    one.goto("/").see("header button[popovertarget=settings]").click()
    found += axe.findings(one)
    one.goto("/new")
    one.press_button("Open the table")
    one.see("[data-seat='1']")
    found += axe.findings(one)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_table(tab: Open, theme: str) -> None:
    one = tab(keen=True, theme=theme, hints=True)
    found: list[str] = []
    for kind in ("resource", "respond", "buy"):
        sit_at(one, kind)
        found += axe.findings(one)
    one.at('[data-question] .option:not([data-option="pass"])').first.click()
    one.see(PAY)
    found += axe.findings(one)
    one.page.keyboard.press("Escape")
    one.see("[data-zone^=row] button.thing").click(button="right")
    one.see("[role=dialog][data-panel]")
    found += axe.findings(one)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_end_and_the_replay(tab: Open, theme: str) -> None:
    one = tab(keen=True, theme=theme)
    sit_at(one, "develop", -1)
    Player(one).play()
    one.see(END)
    one.see("svg polyline, svg path")
    found = axe.findings(one)
    one.goto(f"{one.path}/replay").see(".step")
    found += axe.findings(one)
    assert not found, "\n".join(found)


def test_a_phone(tab: Open) -> None:
    one = tab(keen=True, size=PHONE, language="ja", theme="dark")
    sit_at(one, "resource")
    assert not axe.findings(one)
