"""Failures of the network, the server or a link: nothing is lost or done twice, and the page says what to do."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import sleep

import pytest
from playwright.sync_api import WebSocketRoute

from tests.server.servers import ServerProcess
from tests.web.asked_player import AskedPlayer
from tests.web.browser import OpenTab
from tests.web.player import OPTIONS, Player, answer_once, play_answers
from tests.web.proxy import Proxy
from tests.web.stored_answers import stored_answers

# Errors that browsers report without a network.
NETWORK_ERRORS = "WebSocket|ERR_|Failed to load resource"
LOST = "[data-connection=lost]"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests keeps its tables."""
    return tmp_path_factory.mktemp("trouble")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[ServerProcess]:
    with ServerProcess(str(folder)) as running:
        yield running


@pytest.fixture
def proxy(server: ServerProcess) -> Iterator[Proxy]:
    with Proxy(server.port) as running:
        yield running


def test_a_connection_that_is_cut_before_the_answer(tab: OpenTab, proxy: Proxy, folder: Path) -> None:
    one = tab(proxy.address, expected_errors=NETWORK_ERRORS)
    player = AskedPlayer(one, folder)
    proxy.cut()
    one.see(LOST, "othing is lost")
    player.answer()
    one.see(LOST, "Your choice is kept")
    assert player.stored() == player.before
    proxy.restore()
    player.assert_answered_once(sent=1)


@pytest.mark.parametrize("direction", ["up", "down"])
def test_a_connection_that_is_cut_while_the_answer_or_its_confirmation_is_sent(
    tab: OpenTab, proxy: Proxy, folder: Path, direction: str
) -> None:
    one = tab(proxy.address, expected_errors=NETWORK_ERRORS)
    player = AskedPlayer(one, folder)
    proxy.drops = "up" if direction == "up" else "down"
    player.answer()
    if direction == "up":
        sleep(0.5)
        assert player.stored() == player.before, "the server cannot know it"
    else:
        player.stored(2)
    assert not one.at(OPTIONS).count(), "the page cannot know whether it was stored"
    proxy.cut()
    one.see(LOST, "Your choice is kept")
    proxy.restore()
    # An answer that was stored is not sent again.
    player.assert_answered_once(sent=2 if direction == "up" else 1)


def test_a_network_that_hangs(tab: OpenTab, server: ServerProcess, folder: Path) -> None:
    """Like a laptop that is closed: browsers keep their connections and nothing is transferred."""
    one = tab(server.address, expected_errors=NETWORK_ERRORS)
    player = AskedPlayer(one, folder)
    one.context.set_offline(True)
    player.answer()
    sleep(0.5)
    one.context.set_offline(False)
    player.assert_answered_once(sent=1)


@pytest.mark.parametrize("killed", [True, False])
def test_the_server_restarts_while_a_question_is_open(tab: OpenTab, tmp_path: Path, killed: bool) -> None:
    with ServerProcess(str(tmp_path)) as server:
        one = tab(server.address, expected_errors=NETWORK_ERRORS)
        player = AskedPlayer(one, tmp_path)
        server.kill() if killed else server.stop()
        one.see(LOST, "othing is lost")
        player.answer()
        one.see(LOST, "Your choice is kept")
        server.start()
        player.assert_answered_once(sent=1)


def test_the_server_restarts_while_two_people_play(tab: OpenTab, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path)) as server:
        ada = tab(server.address, expected_errors=NETWORK_ERRORS, players=3, name="Ada").goto("/new")
        ada.at("ol select").nth(2).select_option("recruit")
        ada.press_button("Create the table")
        ada.see("[data-seat='0']", "Ada")
        bo = tab(server.address, expected_errors=NETWORK_ERRORS, name="Bo", language="ja").goto(ada.path)
        bo.see("[data-seat='1'] .main").click()
        for one in (ada, bo):
            one.see(".actions .main").click()
        players = [Player(ada, seed=1), Player(bo, seed=2)]

        def restart(killed: bool) -> None:
            server.kill() if killed else server.stop()
            server.start()

        for killed in (False, True):
            play_answers(players, 12)
            thread = Thread(target=restart, args=(killed,))
            thread.start()
            while thread.is_alive():
                answer_once(players)
        play_answers(players, 12)
        # The last answers may not have arrived.
        ada.page.wait_for_timeout(500)
        for seat, player in enumerate(players):
            answered = dict(player.tab.answers)
            assert len(answered) == len(set(player.tab.answers)), "the same answer was sent again"
            stored = stored_answers(tmp_path, ada.path.removeprefix("/t/"), seat, len(answered))
            assert stored == list(answered.values())


def test_a_page_that_is_reloaded_while_a_question_is_open(tab: OpenTab, server: ServerProcess, folder: Path) -> None:
    one = tab(server.address)
    player = AskedPlayer(one, folder)
    asked = one.see(".ribbon h2").inner_text()
    offered = one.at(OPTIONS).all_inner_texts()
    one.page.reload()
    one.see(OPTIONS)
    assert one.see(".ribbon h2").inner_text() == asked
    assert one.at(OPTIONS).all_inner_texts() == offered
    player.answer()
    player.assert_answered_once(sent=1)


def test_a_page_that_is_older_than_the_server(tab: OpenTab, server: ServerProcess) -> None:
    one = tab(server.address)
    old = True

    def speak_old_version(websocket: WebSocketRoute) -> None:
        server_side = websocket.connect_to_server()
        websocket.on_message(lambda sent: server_side.send(str(sent).replace('"v":2', '"v":0') if old else sent))

    one.page.route_web_socket("**/api/socket", speak_old_version)
    one.goto().see(".play").click()
    one.see("[role=alert]", "The server is newer than this page. Load the page again; nothing is lost.")
    old = False
    one.see("[role=alert] .main", "Load again").click()
    one.see(OPTIONS)


def test_a_table_that_is_full(tab: OpenTab, server: ServerProcess) -> None:
    host = tab(server.address, players=2, name="Ada").goto("/new")
    host.press_button("Create the table")
    host.see("[data-seat='0']", "Ada")
    guest = tab(server.address, name="Bo").goto(host.path)
    guest.see("[data-seat='1'] .main").click()
    late = tab(server.address).goto(host.path)
    late.see(".lobby p", "All seats are taken")
    assert not late.at("[data-seat] .main").count()
    # It becomes a spectator.
    for one in (host, guest):
        one.see(".actions .main").click()
    late.see(".board")
    late.see("[data-question='']", "You are watching")


def test_a_server_with_too_many_connections(tab: OpenTab, tmp_path: Path) -> None:
    with ServerProcess(str(tmp_path), 0, "--connections", "1") as server:
        host = tab(server.address).goto()
        host.see(".play").click()
        host.see(OPTIONS)
        late = tab(server.address, expected_errors=NETWORK_ERRORS).goto(host.path)
        late.see("[data-connection], [role=alert]", "Too many connections from here; nothing is lost")
        host.goto("/about")
        late.see(".board")


def test_a_table_that_does_not_exist(tab: OpenTab) -> None:
    one = tab(expected_errors="404").goto("/t/abcdefghjk")
    one.see("[role=alert]", "There is no such table")
    one.see("[role=alert] a").click()
    one.see(".play")


def test_a_link_with_an_invalid_key_still_lets_one_watch(tab: OpenTab) -> None:
    host = tab(players=2).goto()
    host.see(".play").click()
    host.see(OPTIONS)
    guest = tab().goto(f"{host.path}#not-a-key-of-any-seat-at-all")
    guest.see("[role=alert]", "This link no longer gives access to a seat")
    guest.see(".board")
    assert "#" not in guest.page.url


def test_a_table_that_its_host_closes(tab: OpenTab) -> None:
    host = tab(players=2, name="Ada").goto("/new")
    host.press_button("Create the table")
    host.see("[data-seat='0']", "Ada")
    guest = tab().goto(host.path)
    guest.see("[data-seat='1'] .main")
    host.see(".actions .danger").click()
    for one in (host, guest):
        one.see("[role=alert]", "This table was closed")
    late = tab().goto(host.path)
    late.see("[role=alert]", "This table was closed")
