"""A player in a browser, who uses only what is on the screen: with the mouse, with fingers, or with keys."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from time import monotonic
from typing import TypedDict

from tests.web.browser import TIMEOUT, Tab
from tests.web.user_input import InputMethod

END = "#end-title"
DIALOG = "[role=dialog][data-panel]"
PAY = "[data-buy]:enabled"
OPTIONS = "[data-question][aria-busy=false] .option:enabled"
DONE = "[data-question] .main[data-option=done]"
READY = f"{END}, {PAY}, {OPTIONS}, {DONE}:enabled"
READ_SCREEN = (Path(__file__).parent / "read_screen.js").read_text(encoding="utf-8")
PAGE_STATE = """() => ["[data-question]", "[data-shown]", "[data-connection]", "[data-buy]", "[role=alert]"]
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .map((element) => `${element.cloneNode().outerHTML} ${element.innerText.slice(0, 200)}`).join(" | ")"""
# More answers than any game takes.
MOST_ANSWERS = 600
# Seconds: how long to wait for one player while another may be asked.
GLANCE = 0.03
# Options that do nothing: games should come to their end.
IDLE = ("pass", "none", "no")
# How often a player with keys moves the focus to the option, instead of pressing its key: one time in so many.
WALKS = 8

Point = list[float]


class Option(TypedDict):
    option: str
    key: str
    pressed: bool
    # Where to click on it in the list, and on the table.
    button: Point | None
    item: Point | None


class Done(TypedDict):
    enabled: bool
    at: Point | None


class Screen(TypedDict):
    """What read_screen.js returns."""

    over: bool
    kind: str
    pay: Point | None
    options: list[Option]
    done: Done | None
    panel: bool
    # Whether Enter would press the element that has the focus.
    focused: bool


class Player:
    """Chooses at random, but always buys if possible: so games come to their end."""

    def __init__(self, tab: Tab, method: InputMethod = "clicks", seed: int = 1) -> None:
        self.tab = tab
        self.keys = method == "keys"
        self.random = Random(seed)
        self.answer_count = 0
        self.last_option = ""
        # How many options were chosen by items on the table, not by the list.
        self.item_clicks = 0
        # How often an item was explained instead of chosen.
        self.explained = 0
        self._before: object = None

    def play(self) -> None:
        """Until the end of the game is shown."""
        while self.answer():
            pass

    def answer(self) -> bool:
        """Answer once; False: the game is over."""
        screen = self.read_screen(TIMEOUT)
        assert screen is not None, "nothing is asked"
        return self.answer_screen(screen)

    def read_screen(self, seconds: float = 0) -> Screen | None:
        """What there is to do, or that the game is over; None: nothing was asked for so long."""
        screen: Screen | None = self.tab.page.evaluate(READ_SCREEN, {"timeout": 1000 * seconds, "keys": self.keys})
        return screen

    def answer_screen(self, screen: Screen) -> bool:
        if screen["over"]:
            return False
        if screen["panel"]:
            self._close_panel()
            return self.answer()
        self.answer_count += 1
        assert self.answer_count < MOST_ANSWERS, "the game does not end"
        pressed = [(one["option"], one["pressed"]) for one in screen["options"]]
        now = (len(self.tab.answers), screen["kind"], screen["pay"], pressed)
        assert now != self._before, f"{self.last_option} had no effect: {screen}"
        self._before = now
        if (pay := screen["pay"]) is not None:
            self._confirm(pay, PAY, screen["focused"])
        elif (done := screen["done"]) is None:
            self._choose(self._random_option(screen["options"]))
        elif (rest := [one for one in screen["options"] if not one["pressed"]]) and self._wants_more(screen, done):
            self._choose(self._random_option(rest))
        else:
            self._confirm(done["at"], DONE, screen["focused"])
        return True

    @property
    def asked(self) -> str:
        """The kind of the question on screen; empty: none."""
        return self.tab.at("[data-question]").get_attribute("data-question") or ""

    def _close_panel(self) -> None:
        """An item was explained instead of chosen: a finger that stays on it for a moment does that."""
        self.explained += 1
        self._before = None
        assert self.explained < 5, "items are explained instead of chosen"
        self.tab.at(f"{DIALOG} .bar button").tap() if self.tab.phone else self.tab.page.keyboard.press("Escape")

    def _wants_more(self, screen: Screen, done: Done) -> bool:
        """As many as it takes; where none is enough, sometimes one."""
        none_yet = not any(one["pressed"] for one in screen["options"])
        return not done["enabled"] or (none_yet and self.random.random() < 0.5)

    def _random_option(self, options: list[Option]) -> Option:
        return self.random.choice([one for one in options if one["option"] not in IDLE] or options)

    def _choose(self, option: Option) -> None:
        """By the item on the table where it can be clicked, by the list otherwise."""
        self.last_option = option["option"]
        button = f'[data-question] [data-option="{option["option"]}"]'
        if self.keys:
            assert option["key"], f"{option['option']} has no key"
            if self.random.randrange(WALKS):
                self.tab.page.keyboard.press(option["key"])
            else:
                self.tab.tab_to(button)
                self.tab.page.keyboard.press("Space")
            return
        self.item_clicks += option["item"] is not None
        self._click(option["item"] or option["button"], button)

    def _confirm(self, point: Point | None, button: str, focused: bool = False) -> None:
        """With keys always by Enter; if another element has the focus, it has to move first."""
        if not self.keys:
            return self._click(point, button)
        if focused:
            self.tab.tab_to(button)
        self.tab.page.keyboard.press("Enter")

    def _click(self, point: Point | None, button: str) -> None:
        """At this point; an element that is not visible has to be found."""
        if not point:
            self.tab.at(button).tap() if self.tab.phone else self.tab.at(button).click()
        elif self.tab.phone:
            self.tab.page.touchscreen.tap(*point)
        else:
            self.tab.page.mouse.click(*point)


def play_together(*players: Player) -> None:
    """All of them, until all have seen the end of the game."""
    over: set[Player] = set()
    last_asked = monotonic()
    while len(over) < len(players):
        for player in players:
            while player not in over and (screen := player.read_screen(GLANCE)) is not None:
                last_asked = monotonic()
                if not player.answer_screen(screen):
                    over.add(player)
        assert monotonic() - last_asked < TIMEOUT, f"nobody is asked: {states_of(players)}"


def states_of(players: Iterable[Player]) -> list[str]:
    """What their pages show instead of a question, for the message of a test that fails."""
    return [player.tab.page.evaluate(PAGE_STATE) for player in players]


def answer_once(players: list[Player]) -> int:
    """Every player who is asked now answers once; returns how many they were."""
    screens = [(player, player.read_screen(GLANCE)) for player in players]
    asked = [(player, screen) for player, screen in screens if screen is not None]
    assert all(player.answer_screen(screen) for player, screen in asked), "the game is too short for this test"
    return len(asked)


def play_answers(players: list[Player], answers: int) -> None:
    deadline = monotonic() + 3 * TIMEOUT
    while answers > 0:
        assert monotonic() < deadline, f"nobody is asked: {states_of(players)}"
        answers -= answer_once(players)
