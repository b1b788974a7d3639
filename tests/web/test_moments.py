"""A wonder taken and the last card of an age have a moment of their own: it can be skipped, and needs motion."""

import pytest

from tests.web.browser import OpenTab, Tab
from tests.web.player import DONE, OPTIONS
from tests.web.positions import sit_at

MOMENT = "[data-moment=wonder]"
# Milliseconds; by itself it takes at least twice as long.
SOON = 700


def take_a_wonder(tab: Tab) -> None:
    sit_at(tab, "base-2", "claim")
    tab.at(".board button.item.lit").first.click()


def test_going_on_ends_it(tab: OpenTab) -> None:
    one = tab(reduced_motion=False, chosenMotion="full", speed=0.5)
    take_a_wonder(one)
    one.see(MOMENT)
    # As soon as I am asked again, which the title of the page says at once.
    one.page.wait_for_function("() => document.title.startsWith('●')")
    one.page.mouse.click(640, 300)
    # Without that, it would take longer.
    one.at(MOMENT).wait_for(state="detached", timeout=SOON)
    one.at(f"{OPTIONS}, {DONE}").first.wait_for(timeout=3_000)


def test_a_key_ends_it_too_and_the_last_card_of_an_age_has_one(tab: OpenTab) -> None:
    one = tab(reduced_motion=False, chosenMotion="full", speed=0.5)
    sit_at(one, "base-2", "buy", 22)
    one.at("[data-zone='row/oil'] button.lit").click()
    if one.at("[data-buy]").count():
        one.see("[data-buy]:enabled").click()
    one.see("[data-moment=age]", "Oil")
    one.page.keyboard.press("z")
    one.at("[data-moment=age]").wait_for(state="detached", timeout=SOON)


@pytest.mark.parametrize(("chosen", "reduced"), [("off", False), (None, True)])
def test_without_motion_there_is_none(tab: OpenTab, chosen: str | None, reduced: bool) -> None:
    one = tab(reduced_motion=reduced, chosenMotion=chosen)
    one.context.add_init_script("""new MutationObserver(() => {
        if (document.querySelector("[data-moment]")) window.moment = true;
    }).observe(document, {childList: true, subtree: true})""")
    take_a_wonder(one)
    one.see(f"{OPTIONS}, {DONE}")
    one.see(".log .box li", "takes")
    assert one.page.evaluate("window.moment") is None
