"""A player who was asked and has not answered yet, and what the server has stored of its seat."""

from pathlib import Path

from tests.web.browser import TIMEOUT, Tab
from tests.web.player import OPTIONS, Player
from tests.web.stored_answers import stored_answers

CONNECTED = "[data-connection=open]"


class AskedPlayer:
    """Sits on the first seat of a new table, whose server stores its tables in `folder`."""

    def __init__(self, tab: Tab, folder: Path) -> None:
        tab.goto().see(".play").click()
        self.tab = tab
        self.folder = folder
        self.player = Player(tab)
        # The first question is for a resource, the second for a development: each takes one answer.
        self.player.answer()
        tab.see("[data-question=develop]")
        tab.see(OPTIONS)
        self.before = self.stored()
        assert len(self.before) == 1

    def stored(self, expected: int = 0) -> list[str]:
        return stored_answers(self.folder, self.tab.path.removeprefix("/t/"), 0, expected)

    def answer(self) -> None:
        self.player.answer()

    def assert_answered_once(self, sent: int) -> None:
        """The answer is stored once, however often it was sent; and the game goes on."""
        self.tab.at(CONNECTED).wait_for(state="attached")
        self.stored(2)
        assert self.player.read_screen(TIMEOUT) is not None
        assert self.stored() == [*self.before, self.player.last_option]
        assert len(set(self.tab.answers)) == 2, "the same answer was sent again"
        assert len(self.tab.answers) == 1 + sent
        self.answer()
