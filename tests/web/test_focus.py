"""The focus is never lost: after every change it is on the question, or where it was."""

import pytest

from tests.web.browser import OpenTab, Tab
from tests.web.player import END, OPTIONS, PAY, Player
from tests.web.positions import open_table, sit_at

HOME = "[data-focus-home]:focus"
CARDS = "[data-zone^=row] button.item"
PANEL = "[role=dialog][data-panel]"
MOTIONS = pytest.mark.parametrize("motion", ["off", "full"])


def assert_focused(tab: Tab) -> None:
    """Also after all animations."""
    tab.page.wait_for_function("() => document.activeElement !== document.body")
    tab.page.wait_for_timeout(400)
    assert tab.page.evaluate("() => document.activeElement !== document.body")


@MOTIONS
def test_after_a_card_is_chosen_by_keys_the_next_question_has_the_focus(tab: OpenTab, motion: str) -> None:
    one = tab(chosenMotion=motion, hints=True)
    sit_at(one, "base-3", "resource", 6)
    one.see(HOME)
    one.tab_to("[data-zone^=hand] button.item.lit")
    one.page.keyboard.press("Enter")
    one.see("[data-question=develop]")
    one.see(HOME, "development")
    one.tab_to("[data-question] .option")
    one.page.keyboard.press("Enter")
    one.see("[data-question]:not([data-question=develop])")
    assert_focused(one)
    # After the undo the button is still there.
    one.tab_to("[data-undo]")
    one.page.keyboard.press("Enter")
    one.see("[data-question=develop]")
    one.see("[data-undo]:focus")
    one.tab_to("[data-hint] button, [data-question] .option")
    one.page.keyboard.press("Enter")
    assert_focused(one)


@MOTIONS
def test_explaining_a_card_and_paying_for_it(tab: OpenTab, motion: str) -> None:
    one = tab(chosenMotion=motion)
    sit_at(one, "base-3", "buy", 12)
    one.tab_to(f"{CARDS}.lit")
    card = one.at(f"{CARDS}:focus").get_attribute("data-card")
    one.page.keyboard.press("i")
    one.see(f"{PANEL}:focus, {PANEL} :focus")
    one.page.keyboard.press("Escape")
    one.see(f'{CARDS}[data-card="{card}"]:focus')
    # Paying happens on the table: the focus stays on the card, and Enter buys it.
    one.page.keyboard.press("Enter")
    one.see(PAY)
    one.see(f'{CARDS}[data-card="{card}"]:focus')
    one.page.keyboard.press("Escape")
    one.at("[data-buy]").wait_for(state="detached")
    one.page.keyboard.press("Enter")
    one.see(PAY)
    one.page.keyboard.press("Enter")
    one.see("[data-question]:not([data-question=buy])")
    assert_focused(one)
    one.see(OPTIONS)
    assert_focused(one)


def test_a_payment_that_an_update_ends(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-3", "buy", 12)
    other = tab(profile_of=one).goto(one.path)
    other.see(OPTIONS)
    one.tab_to(f"{CARDS}.lit")
    one.page.keyboard.press("Enter")
    one.see(PAY)
    other.at('[data-question] [data-option="pass"]').click()
    one.at("[data-buy]").wait_for(state="detached")
    assert_focused(one)


@MOTIONS
def test_the_end_screen(tab: OpenTab, motion: str) -> None:
    one = tab(chosenMotion=motion, speed=3)
    sit_at(one, "base-2", "develop", -1)
    one.tab_to("[data-question] .option")
    Player(one, "keys").play()
    one.see(f"{END}:focus")
    one.tab_to(".end button")


def test_from_the_lobby_to_the_first_question(tab: OpenTab) -> None:
    one = tab()
    one.goto(f"/t/{open_table(one.site, 'base-2', 'resource', 2)}")
    one.see("[data-seat] .main").press("Enter")
    one.see(".actions .main").press("Enter")
    one.see(OPTIONS)
    one.see(HOME)


def test_a_card_in_detail_is_closed_when_the_card_under_the_pointer_is_gone(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-3", "resource", 6)
    other = tab(profile_of=one).goto(one.path)
    other.see(OPTIONS)
    card = one.at("[data-zone^=hand] button.item.lit").first
    name = card.get_attribute("data-card")
    card.hover(position={"x": 6, "y": 12})
    one.see(f"{PANEL}.peek")
    other.at(f'[data-question] [data-option="{name}"]').click()
    one.see("[data-question=develop]")
    one.at(PANEL).wait_for(state="detached")


def test_the_focused_card_is_shown_in_detail_and_a_key_moves_the_focus_there(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-3", "resource", 6)
    one.tab_to("[data-zone^=hand] button.item.lit")
    one.see(PANEL)
    assert one.at("[data-zone^=hand] button.item:focus").count() == 1
    one.page.keyboard.press("i")
    one.see(f"{PANEL}:focus, {PANEL} :focus")
    one.page.keyboard.press("Escape")
    one.see("[data-zone^=hand] button.item:focus")
    one.page.wait_for_timeout(900)
    assert one.at(PANEL).count() == 0
