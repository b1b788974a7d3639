"""Quick hands: what was clicked once is answered once."""

from tests.web.browser import Open
from tests.web.player import OPTIONS
from tests.web.positions import seated

SOON_MS = 400


def test_the_second_of_two_clicks_is_no_answer_to_the_next_question(tab: Open) -> None:
    one = tab()
    seated(one, "base-3", "resource", 6)
    one.see(OPTIONS).click()
    one.see("[data-question=develop]")
    box = one.see(OPTIONS).bounding_box()
    assert box is not None
    one.page.mouse.move(box["x"] + 9, box["y"] + 9)
    # As a browser counts them: the first was the click before.
    one.page.mouse.down(click_count=2)
    one.page.mouse.up(click_count=2)
    one.page.wait_for_timeout(SOON_MS)
    one.see("[data-question=develop]")
    one.page.mouse.down()
    one.page.mouse.up()
    one.see("[data-question]:not([data-question=develop])")
