"""Somebody who plays in a browser by what stands on the screen alone: with the mouse, with fingers, or with keys."""

from random import Random
from time import monotonic
from typing import Literal

from playwright.sync_api import Locator, Position
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.browser import PATIENT, Tab

END = "#end-title"
DIALOG = "[role=dialog][data-panel]"
PAY = f"{DIALOG} form .main:enabled"
OPTIONS = "[data-question] .option:enabled"
DONE = "[data-question] .main[data-option=done]"
LIT = ".board button.thing.lit"
READY = f"{END}, {PAY}, {OPTIONS}, {DONE}:enabled"
# Of a card: the next one in the hand may lie above the rest.
CORNER: Position = {"x": 6, "y": 12}
# More answers than any game needs that gets anywhere.
MOST = 400


class Player:
    """Chooses at random, but buys what can be bought: so games come to their end."""

    def __init__(self, tab: Tab, how: Literal["mouse", "keys"] = "mouse", seed: int = 1) -> None:
        self.tab = tab
        self.keys = how == "keys"
        self.chance = Random(seed)
        self.answers = 0

    def play(self) -> None:
        """Until the end screen."""
        while self.answer():
            assert self.answers < MOST, "the game does not end"

    def answer(self) -> bool:
        """Answer once; False: the game is over."""
        self.tab.see(READY)
        if self.tab.at(END).count():
            return False
        self.answers += 1
        if self.tab.at(PAY).count():
            self._pay()
        elif self.tab.at(DONE).count():
            self._collect()
        else:
            self._choose()
        return True

    @property
    def ready(self) -> bool:
        """Whether there is something to do, or nothing more ever."""
        return self.tab.at(READY).count() > 0

    @property
    def asked(self) -> str:
        """The kind of the question on screen; empty: none."""
        return self.tab.at("[data-question]").get_attribute("data-question") or ""

    def _any(self, more: str = "") -> str:
        """One of the options on screen, rather not the one that does nothing; empty: there is none."""
        for better in (':not([data-option="pass"], [data-option="none"], [data-option="no"])', ""):
            found = self.tab.at(OPTIONS + more + better)
            if number := found.count():
                return found.nth(self.chance.randrange(number)).get_attribute("data-option") or ""
        return ""

    def _choose(self) -> None:
        if option := self._any():
            self._take(option)

    def _collect(self) -> None:
        """As many as it takes; nothing, where nothing will do."""
        for _ in range(12):
            if self.tab.at(f"{DONE}:enabled").count() or not (option := self._any("[aria-pressed=false]")):
                break
            self._take(option)
        if self.keys:
            self._leave()
            self.tab.page.keyboard.press("Enter")
        else:
            self.tab.at(DONE).click()

    def _pay(self) -> None:
        if self.keys:
            self.tab.see(f"{PAY}:focus")
            self.tab.page.keyboard.press("Enter")
        else:
            self.tab.at(PAY).click()
        self.tab.at(PAY).wait_for(state="detached")

    def _take(self, option: str) -> None:
        button = self.tab.at(f'[data-question] [data-option="{option}"]')
        if self.keys:
            key = button.get_attribute("aria-keyshortcuts")
            assert key, f"{option} has no key"
            self._leave()
            self.tab.page.keyboard.press(key)
            return
        # The things themselves where they can be seen, the list for the rest.
        card = option.rpartition(":")[2]
        lit = self.tab.at(f'{LIT}:is([data-card="{card}"], [data-wonder="{card}"], [data-back="{card}"])')
        if lit.count() == 1 and lit.is_visible():
            self._touch(lit, button)
        else:
            button.click()

    def _touch(self, thing: Locator, button: Locator) -> None:
        if self.tab.phone:
            try:
                thing.tap(position=CORNER, timeout=2_000)
            except PlaywrightTimeout:  # in a crowded hand others lie upon it: there is the list
                button.click()
        else:
            # What the mouse rests on rises above the things beside it.
            self.tab.page.mouse.move(1, 1)
            thing.click(position=CORNER)

    def _leave(self) -> None:
        """Nothing in the way of the keys."""
        if self.tab.at(f"{DIALOG}:not(:has(form))").count():
            self.tab.page.keyboard.press("Escape")


def play_together(*players: Player) -> None:
    """All of them, until all have seen the end."""
    over: set[Player] = set()
    asked = monotonic()
    while len(over) < len(players):
        ready = [one for one in players if one not in over and one.ready]
        for one in ready:
            if not one.answer():
                over.add(one)
        asked = monotonic() if ready else asked
        assert monotonic() - asked < PATIENT, "nobody is asked"
        assert sum(one.answers for one in players) < MOST * len(players), "the game does not end"
        players[0].tab.page.wait_for_timeout(0 if ready else 20)
