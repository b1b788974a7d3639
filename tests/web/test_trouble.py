"""What can go wrong: the network, the server, the link. Nothing is lost or done twice, and the page says what to do."""

from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from time import monotonic, sleep

import pytest
from playwright.sync_api import WebSocketRoute

from tests.server.running import Elsewhere
from tests.web.browser import PATIENT, Open, Tab
from tests.web.cable import Cable
from tests.web.ledger import choices
from tests.web.player import GLANCE, OPTIONS, Player

# What browsers themselves say about a dead line.
DEAD_LINE = "WebSocket|ERR_|Failed to load resource"
LOST = "[data-trouble=lost]"
OPEN = "[data-trouble=open]"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server of these tests keeps its tables."""
    return tmp_path_factory.mktemp("trouble")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Elsewhere]:
    with Elsewhere(str(folder)) as running:
        yield running


@pytest.fixture
def cable(server: Elsewhere) -> Iterator[Cable]:
    with Cable(server.port) as line:
        yield line


class Place:
    """Somebody on the first seat of a table who was asked and has not answered, and what is on record of that seat."""

    def __init__(self, tab: Tab, folder: Path) -> None:
        tab.goto().see(".play").click()
        self.tab = tab
        self.folder = folder
        self.player = Player(tab)
        # The first question takes a card as resource, the second one lays another: both are one answer each.
        self.player.answer()
        tab.see("[data-question=develop]")
        tab.see(OPTIONS)
        self.before = self.on_record()
        assert len(self.before) == 1

    def on_record(self, awaited: int = 0) -> list[str]:
        return choices(self.folder, self.tab.path.removeprefix("/t/"), 0, awaited)

    def answer(self) -> None:
        self.player.answer()

    def once(self, sent: int) -> None:
        """What was answered is on record, once, however often it was sent; and the game goes on."""
        self.tab.at(OPEN).wait_for(state="attached")
        self.on_record(2)
        assert self.player.look(PATIENT) is not None
        assert self.on_record() == [*self.before, self.player.taken]
        assert len(set(self.tab.chosen)) == 2, "what was sent again was the same"
        assert len(self.tab.chosen) == 1 + sent
        self.answer()


def test_a_line_that_is_cut_before_the_answer(tab: Open, cable: Cable, folder: Path) -> None:
    one = tab(cable.address, forgiven=DEAD_LINE)
    place = Place(one, folder)
    cable.cut()
    one.see(LOST, "othing is lost")
    place.answer()
    one.see(LOST, "Your answer is kept")
    assert place.on_record() == place.before
    cable.mend()
    place.once(sent=1)


@pytest.mark.parametrize("way", ["up", "down"])
def test_a_line_that_is_cut_when_the_answer_or_its_confirmation_was_on_the_way(
    tab: Open, cable: Cable, folder: Path, way: str
) -> None:
    one = tab(cable.address, forgiven=DEAD_LINE)
    place = Place(one, folder)
    cable.swallows = "up" if way == "up" else "down"
    place.answer()
    if way == "up":
        sleep(0.5)
        assert place.on_record() == place.before, "the server cannot know of it"
    else:
        place.on_record(2)
    assert not one.at(OPTIONS).count(), "the page cannot know whether it was taken"
    cable.cut()
    one.see(LOST, "Your answer is kept")
    cable.mend()
    # What was taken is not even sent again.
    place.once(sent=2 if way == "up" else 1)


def test_a_network_that_hangs(tab: Open, server: Elsewhere, folder: Path) -> None:
    """Like a lid that is closed: browsers keep their connections and nothing goes through."""
    one = tab(server.address, forgiven=DEAD_LINE)
    place = Place(one, folder)
    one.context.set_offline(True)
    place.answer()
    sleep(0.5)
    one.context.set_offline(False)
    place.once(sent=1)


@pytest.mark.parametrize("rudely", [True, False])
def test_the_server_is_started_anew_in_the_middle_of_a_decision(tab: Open, tmp_path: Path, rudely: bool) -> None:
    with Elsewhere(str(tmp_path)) as server:
        one = tab(server.address, forgiven=DEAD_LINE)
        place = Place(one, tmp_path)
        server.kill() if rudely else server.stop()
        one.see(LOST, "othing is lost")
        place.answer()
        one.see(LOST, "Your answer is kept")
        server.start()
        place.once(sent=1)


def test_the_server_is_started_anew_while_two_people_play(tab: Open, tmp_path: Path) -> None:
    with Elsewhere(str(tmp_path)) as server:
        ada = tab(server.address, forgiven=DEAD_LINE, players=3, name="Ada").goto("/new")
        ada.at("ol select").nth(2).select_option("recruit")
        ada.press_button("Open the table")
        ada.see("[data-seat='0']", "Ada")
        bo = tab(server.address, forgiven=DEAD_LINE, name="Bo", language="ja").goto(ada.path)
        bo.see("[data-seat='1'] .main").click()
        for one in (ada, bo):
            one.see(".acts .main").click()
        players = [Player(ada, seed=1), Player(bo, seed=2)]

        def anew(rudely: bool) -> None:
            server.kill() if rudely else server.stop()
            server.start()

        for rudely in (False, True):
            play_on(players, 12)
            restart = Thread(target=anew, args=(rudely,))
            restart.start()
            while restart.is_alive():
                glance(players)
        play_on(players, 12)
        # What was done last is on its way.
        ada.page.wait_for_timeout(500)
        for seat, player in enumerate(players):
            answered = dict(player.tab.chosen)
            assert len(answered) == len(set(player.tab.chosen)), "what was sent again was the same"
            on_record = choices(tmp_path, ada.path.removeprefix("/t/"), seat, len(answered))
            assert on_record == list(answered.values())


def glance(players: list[Player]) -> int:
    """Everybody who is asked just now answers once; how many they were."""
    seen = [(player, player.look(GLANCE)) for player in players]
    asked = [(player, there) for player, there in seen if there is not None]
    assert all(player.act(there) for player, there in asked), "the game is too short for this test"
    return len(asked)


def play_on(players: list[Player], answers: int) -> None:
    late = monotonic() + 3 * PATIENT
    while answers > 0:
        assert monotonic() < late, "nobody is asked"
        answers -= glance(players)


def test_a_page_that_is_loaded_anew_in_the_middle_of_a_decision(tab: Open, server: Elsewhere, folder: Path) -> None:
    one = tab(server.address)
    place = Place(one, folder)
    asked = one.see("[data-question] h2").inner_text()
    offered = one.at(OPTIONS).all_inner_texts()
    one.page.reload()
    one.see(OPTIONS)
    assert one.see("[data-question] h2").inner_text() == asked
    assert one.at(OPTIONS).all_inner_texts() == offered
    place.answer()
    place.once(sent=1)


def test_a_page_that_is_older_than_the_server(tab: Open, server: Elsewhere) -> None:
    one = tab(server.address)
    old = True

    def speak_as_of_old(line: WebSocketRoute) -> None:
        there = line.connect_to_server()
        line.on_message(lambda said: there.send(str(said).replace('"v":1', '"v":0') if old else said))

    one.page.route_web_socket("**/api/socket", speak_as_of_old)
    one.goto().see(".play").click()
    one.see("[role=alert]", "The server is newer than this page. Load the page again; nothing is lost.")
    old = False
    one.see("[role=alert] .main", "Load again").click()
    one.see(OPTIONS)


def test_a_table_that_is_full(tab: Open, server: Elsewhere) -> None:
    host = tab(server.address, players=2, name="Ada").goto("/new")
    host.press_button("Open the table")
    host.see("[data-seat='0']", "Ada")
    guest = tab(server.address, name="Bo").goto(host.path)
    guest.see("[data-seat='1'] .main").click()
    late = tab(server.address).goto(host.path)
    late.see(".lobby p", "All seats are taken")
    assert not late.at("[data-seat] .main").count()
    # It watches.
    for one in (host, guest):
        one.see(".acts .main").click()
    late.see(".board")
    late.see("[data-question='']", "You are watching")


def test_a_server_that_has_too_many_guests(tab: Open, tmp_path: Path) -> None:
    with Elsewhere(str(tmp_path), 0, "--connections", "1") as server:
        host = tab(server.address).goto()
        host.see(".play").click()
        host.see(OPTIONS)
        late = tab(server.address, forgiven=DEAD_LINE).goto(host.path)
        late.see("[data-trouble], [role=alert]", "Too many connections from here; nothing is lost")
        host.goto("/about")
        late.see(".board")


def test_a_table_that_never_was(tab: Open) -> None:
    one = tab().goto("/t/abcdefghjk")
    one.see("[role=alert]", "There is no such table")
    one.see("[role=alert] a").click()
    one.see(".play")


def test_a_link_whose_key_opens_nothing_still_lets_one_watch(tab: Open) -> None:
    host = tab(players=2).goto()
    host.see(".play").click()
    host.see(OPTIONS)
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
