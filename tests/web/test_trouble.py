"""What can go wrong: the network, the server, the link. Nothing is lost or done twice, and the page says what to do."""

from pathlib import Path

import httpx
import pytest

from tests.server.running import Elsewhere
from tests.web.browser import Open, Tab
from tests.web.player import OPTIONS, Player

# What browsers themselves say about a dead line.
DEAD_LINE = "WebSocket|ERR_|Failed to load resource"


def answers(site: str, tab: Tab) -> int:
    """How many choices the table has on record, as anyone may see."""
    table = tab.path.removeprefix("/t/")
    told = httpx.get(f"{site}/api/tables/{table}/replay", params={"watch": True, "count": 1})
    assert told.status_code == 200, told.text
    total: int = told.json()["total"]
    return total


def at_a_table(tab: Tab) -> Player:
    tab.goto().see(".play").click()
    player = Player(tab)
    tab.see(OPTIONS)
    return player


def test_without_a_network_an_answer_is_kept_and_sent_once(tab: Open, site: str) -> None:
    one = tab(forgiven=DEAD_LINE)
    player = at_a_table(one)
    player.answer()
    one.see(OPTIONS)
    before = answers(site, one)
    one.context.set_offline(True)
    player.answer()
    one.context.set_offline(False)
    one.see(OPTIONS)
    assert answers(site, one) > before
    assert len({n for n, _ in one.chosen}) == len(one.chosen)
    player.answer()


@pytest.mark.parametrize("rudely", [True, False])
def test_the_server_is_started_anew_in_the_middle_of_a_decision(tab: Open, tmp_path: Path, rudely: bool) -> None:
    with Elsewhere(str(tmp_path)) as server:
        one = tab(server.address, forgiven=DEAD_LINE)
        player = at_a_table(one)
        player.answer()
        one.see(OPTIONS)
        before = answers(server.address, one)
        server.kill() if rudely else server.stop()
        one.see("[data-trouble=lost]", "othing is lost")
        sent = len(one.chosen)
        player.answer()
        one.see("[data-trouble=lost]", "Your answer is kept")
        server.start()
        one.at("[data-trouble=open]").wait_for(state="attached")
        one.see(f"{OPTIONS}, #end-title")
        assert answers(server.address, one) > before
        assert len(one.chosen) == sent + 1
        player.answer()


def test_a_table_that_never_was(tab: Open) -> None:
    one = tab().goto("/t/abcdefghjk")
    one.see("[role=alert]", "There is no such table")
    one.see("[role=alert] a").click()
    one.see(".play")


def test_a_link_whose_key_opens_nothing_still_lets_one_watch(tab: Open) -> None:
    host = tab(players=2)
    at_a_table(host)
    guest = tab().goto(f"{host.path}#not-a-key-of-any-seat-at-all")
    guest.see("[role=alert]", "This link opens no seat any more")
    guest.see(".board")
    assert "#" not in guest.page.url


def test_a_table_that_its_host_closes(tab: Open) -> None:
    host = tab(players=2, name="Ada").goto("/new")
    host.press_button("Open the table")
    host.see("[data-seat='0']", "Ada")
    guest = tab().goto(host.path)
    guest.see("[data-seat='1'] .main")
    host.see(".acts .danger").click()
    for one in (host, guest):
        one.see("[role=alert]", "This table was closed")
    late = tab().goto(host.path)
    late.see("[role=alert]", "This table was closed")
