"""Parts of the page that are loaded on request: if that fails, the rest stays, and says so."""

from tests.web.browser import OpenTab
from tests.web.player import END, Player
from tests.web.positions import sit_at

# Errors that browsers report without a network.
NETWORK_ERRORS = "WebSocket|ERR_|Failed to load resource"


def test_the_rules_cannot_be_loaded_during_a_game(tab: OpenTab) -> None:
    one = tab(expected_errors=NETWORK_ERRORS, hints=True)
    sit_at(one, "base-2", "resource", 0)
    one.context.set_offline(True)
    one.see("[data-hint] a").click()
    one.see("[data-panel] [role=alert]", "nothing was lost")
    one.see(".board")
    one.context.set_offline(False)
    one.press_button("Try again")
    one.see("[data-panel] .marked")
    styled = one.see("[data-panel] .text").evaluate("(text) => getComputedStyle(text).display === 'grid'")
    assert styled, "its style sheet was loaded again, too"


def test_the_result_cannot_be_loaded(tab: OpenTab) -> None:
    one = tab(expected_errors=NETWORK_ERRORS)
    # That helps if the server has a newer client, and is tried once.
    one.context.add_init_script("sessionStorage.setItem('gunsteel:reloaded', 'yes')")
    sit_at(one, "base-2", "develop", -1)
    one.page.route("**/GameResult*", lambda call: call.abort())
    player = Player(one)
    while not one.at(".result").count():
        if (screen := player.read_screen(1)) is not None:
            player.answer_screen(screen)
    one.see(".result [role=alert]", "nothing was lost")
    one.page.unroute("**/GameResult*")
    one.press_button("Try again")
    one.see(END)


def test_another_page_cannot_be_loaded(tab: OpenTab) -> None:
    one = tab(expected_errors=NETWORK_ERRORS).goto()
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
