"""Parts of the page that come when they are wanted: where they cannot, the rest stays, and says so."""

from tests.web.browser import Open
from tests.web.positions import seated

# What browsers themselves say about a dead line.
DEAD_LINE = "WebSocket|ERR_|Failed to load resource"


def test_the_rules_cannot_be_fetched_in_the_middle_of_a_game(tab: Open) -> None:
    one = tab(forgiven=DEAD_LINE, hints=True)
    seated(one, "base-2", "resource", 0)
    one.context.set_offline(True)
    one.see("[data-hint] a").click()
    one.see("[data-panel] [role=alert]", "nothing was lost")
    one.see(".board")
    one.context.set_offline(False)
    one.press_button("Try again")
    one.see("[data-panel] .marked")


def test_another_page_cannot_be_fetched(tab: Open) -> None:
    one = tab(forgiven=DEAD_LINE).goto()
    one.see(".play")
    one.page.wait_for_load_state("networkidle")
    one.context.set_offline(True)
    one.see("header nav a").click()
    one.see("main [role=alert]", "nothing was lost")
    one.press_button("Load again")
    one.see("main [role=alert]", "The server does not answer")
    one.context.set_offline(False)
    one.press_button("Load again")
    one.see("main h2")
