"""Who plays by keys is never left nowhere: after every change the focus is on the question, or on what it was on."""

import pytest

from tests.web.browser import Open, Tab
from tests.web.player import END, OPTIONS, PAY, Player
from tests.web.positions import opened, seated

HOME = "[data-home]:focus"
CARDS = "[data-zone^=row] button.thing"
PANEL = "[role=dialog][data-panel]"
MOTIONS = pytest.mark.parametrize("motion", ["off", "full"])


def is_somewhere(tab: Tab) -> None:
    """Also when all that moves has come to rest."""
    tab.page.wait_for_function("() => document.activeElement !== document.body")
    tab.page.wait_for_timeout(400)
    assert tab.page.evaluate("() => document.activeElement !== document.body")


@MOTIONS
def test_a_card_is_reached_by_tab_and_laid_and_the_next_question_has_the_focus(tab: Open, motion: str) -> None:
    one = tab(chosenMotion=motion, hints=True)
    seated(one, "base-3", "resource", 6)
    one.see(HOME)
    one.walk_to("[data-zone^=hand] button.thing.lit")
    one.page.keyboard.press("Enter")
    one.see("[data-question=develop]")
    one.see(HOME, "development")
    one.walk_to("[data-question] .option")
    one.page.keyboard.press("Enter")
    one.see("[data-question]:not([data-question=develop])")
    is_somewhere(one)
    # Taken back: the button is still there.
    one.walk_to("[data-take-back]")
    one.page.keyboard.press("Enter")
    one.see("[data-question=develop]")
    one.see("[data-take-back]:focus")
    one.walk_to("[data-hint] button, [data-question] .option")
    one.page.keyboard.press("Enter")
    is_somewhere(one)


@MOTIONS
def test_a_card_is_looked_at_and_paid_for(tab: Open, motion: str) -> None:
    one = tab(chosenMotion=motion)
    seated(one, "base-3", "buy", 12)
    one.walk_to(f"{CARDS}.lit")
    card = one.at(f"{CARDS}:focus").get_attribute("data-card")
    for key in ("i", "Enter"):
        one.page.keyboard.press(key)
        one.see(f"{PANEL}:focus, {PANEL} :focus")
        if key == "Enter":
            one.see(PAY)
        one.page.keyboard.press("Escape")
        one.see(f'{CARDS}[data-card="{card}"]:focus')
    one.page.keyboard.press("Enter")
    one.see(f"{PAY}:focus")
    one.page.keyboard.press("Enter")
    one.at(PANEL).wait_for(state="detached")
    is_somewhere(one)
    one.see(OPTIONS)
    is_somewhere(one)


def test_a_window_that_an_update_closes(tab: Open) -> None:
    one = tab()
    seated(one, "base-3", "buy", 12)
    other = tab(beside=one).goto(one.path)
    other.see(OPTIONS)
    one.walk_to(f"{CARDS}.lit")
    one.page.keyboard.press("Enter")
    one.see(f"{PAY}:focus")
    other.at('[data-question] [data-option="pass"]').click()
    one.at(PANEL).wait_for(state="detached")
    is_somewhere(one)


@MOTIONS
def test_the_end_screen(tab: Open, motion: str) -> None:
    one = tab(chosenMotion=motion, speed=3)
    seated(one, "base-2", "develop", -1)
    one.walk_to("[data-question] .option")
    Player(one, "keys").play()
    one.see(f"{END}:focus")
    one.walk_to(".end button")


def test_from_the_lobby_to_the_first_question(tab: Open) -> None:
    one = tab()
    one.goto(f"/t/{opened(one.site, 'base-2', 'resource', 2)}")
    one.see("[data-seat] .main").press("Enter")
    one.see(".acts .main").press("Enter")
    one.see(OPTIONS)
    one.see(HOME)


def test_a_large_card_goes_when_the_thing_one_points_at_is_gone(tab: Open) -> None:
    one = tab()
    seated(one, "base-3", "resource", 6)
    other = tab(beside=one).goto(one.path)
    other.see(OPTIONS)
    card = one.at("[data-zone^=hand] button.thing.lit").first
    name = card.get_attribute("data-card")
    card.hover(position={"x": 6, "y": 12})
    one.see(f"{PANEL}.peek")
    other.at(f'[data-question] [data-option="{name}"]').click()
    one.see("[data-question=develop]")
    one.at(PANEL).wait_for(state="detached")


def test_resting_on_a_card_shows_it_large_and_a_key_goes_into_it(tab: Open) -> None:
    one = tab()
    seated(one, "base-3", "resource", 6)
    one.walk_to("[data-zone^=hand] button.thing.lit")
    one.see(PANEL)
    assert one.at("[data-zone^=hand] button.thing:focus").count() == 1
    one.page.keyboard.press("i")
    one.see(f"{PANEL}:focus, {PANEL} :focus")
    one.page.keyboard.press("Escape")
    one.see("[data-zone^=hand] button.thing:focus")
    one.page.wait_for_timeout(900)
    assert one.at(PANEL).count() == 0
