"""Somebody who plays in a browser by what stands on the screen alone: with the mouse, with fingers, or with keys."""

from pathlib import Path
from random import Random
from time import monotonic
from typing import TypedDict

from tests.web.browser import PATIENT, Tab
from tests.web.hands import How

END = "#end-title"
DIALOG = "[role=dialog][data-panel]"
PAY = f"{DIALOG} form .main:enabled"
OPTIONS = "[data-question][aria-busy=false] .option:enabled"
DONE = "[data-question] .main[data-option=done]"
READY = f"{END}, {PAY}, {OPTIONS}, {DONE}:enabled"
LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
# More answers than any game needs that gets anywhere.
MOST = 600
# Seconds: how long to look at one screen while another may have something to do.
GLANCE = 0.03
# What does nothing: games shall come to their end.
IDLE = ("pass", "none", "no")
# Somebody with keys goes to the option and presses it one time in so many.
WALKS = 8

Point = list[float]


class Option(TypedDict):
    option: str
    key: str
    pressed: bool
    list: Point | None
    thing: Point | None


class Ending(TypedDict):
    enabled: bool
    at: Point | None


class Seen(TypedDict):
    """What look.js tells."""

    over: bool
    kind: str
    pay: Point | None
    options: list[Option]
    done: Ending | None
    panel: bool
    # Whether Enter would press what has the focus.
    held: bool


class Player:
    """Chooses at random, but buys what can be bought: so games come to their end."""

    def __init__(self, tab: Tab, how: How = "clicks", seed: int = 1) -> None:
        self.tab = tab
        self.keys = how == "keys"
        self.chance = Random(seed)
        self.answers = 0
        # What was chosen last.
        self.taken = ""
        # Of the answers: by the things on the table, not by the list.
        self.touched = 0
        # How often something was explained that should have been chosen.
        self.explained = 0
        self._before: object = None

    def play(self) -> None:
        """Until the end screen."""
        while self.answer():
            pass

    def answer(self) -> bool:
        """Answer once; False: the game is over."""
        seen = self.look(PATIENT)
        assert seen is not None, "nothing is asked"
        return self.act(seen)

    def look(self, seconds: float = 0) -> Seen | None:
        """What there is to do, or that it is over; None: nothing came for so long."""
        seen: Seen | None = self.tab.page.evaluate(LOOK, {"patience": 1000 * seconds, "keys": self.keys})
        return seen

    def act(self, seen: Seen) -> bool:
        if seen["over"]:
            return False
        if seen["panel"]:
            self._put_away()
            return self.answer()
        self.answers += 1
        assert self.answers < MOST, "the game does not end"
        standing = [(one["option"], one["pressed"]) for one in seen["options"]]
        now = (len(self.tab.chosen), seen["kind"], seen["pay"], standing)
        assert now != self._before, f"nothing came of it: {self.taken} of {seen}"
        self._before = now
        if (pay := seen["pay"]) is not None:
            self._confirm(pay, PAY)
        elif (done := seen["done"]) is None:
            self._take(self._any(seen["options"]))
        elif (rest := [one for one in seen["options"] if not one["pressed"]]) and self._wants_more(seen, done):
            self._take(self._any(rest))
        else:
            self._confirm(done["at"], DONE, seen["held"])
        return True

    @property
    def asked(self) -> str:
        """The kind of the question on screen; empty: none."""
        return self.tab.at("[data-question]").get_attribute("data-question") or ""

    def _put_away(self) -> None:
        """Something was shown large instead of being chosen: a finger that rests on it for a moment does that."""
        self.explained += 1
        self._before = None
        assert self.explained < 5, "things are explained instead of being chosen"
        self.tab.at(f"{DIALOG} .bar button").tap() if self.tab.phone else self.tab.page.keyboard.press("Escape")

    def _wants_more(self, seen: Seen, done: Ending) -> bool:
        """As many as it takes; where nothing will do, sometimes one."""
        none_yet = not any(one["pressed"] for one in seen["options"])
        return not done["enabled"] or (none_yet and self.chance.random() < 0.5)

    def _any(self, options: list[Option]) -> Option:
        return self.chance.choice([one for one in options if one["option"] not in IDLE] or options)

    def _take(self, option: Option) -> None:
        """By the thing itself where it can be hit, by the list otherwise."""
        self.taken = option["option"]
        button = f'[data-question] [data-option="{option["option"]}"]'
        if self.keys:
            assert option["key"], f"{option['option']} has no key"
            if self.chance.randrange(WALKS):
                self.tab.page.keyboard.press(option["key"])
            else:
                self.tab.walk_to(button)
                self.tab.page.keyboard.press("Space")
            return
        self.touched += option["thing"] is not None
        self._hit(option["thing"] or option["list"], button)

    def _confirm(self, point: Point | None, button: str, held: bool = False) -> None:
        """With keys it is always Enter; whoever stands on something else has to go there."""
        if not self.keys:
            return self._hit(point, button)
        if held:
            self.tab.walk_to(button)
        self.tab.page.keyboard.press("Enter")

    def _hit(self, point: Point | None, button: str) -> None:
        """Where it lies; what is out of sight has to be looked for."""
        if not point:
            self.tab.at(button).tap() if self.tab.phone else self.tab.at(button).click()
        elif self.tab.phone:
            self.tab.page.touchscreen.tap(*point)
        else:
            self.tab.page.mouse.click(*point)


def play_together(*players: Player) -> None:
    """All of them, until all have seen the end."""
    over: set[Player] = set()
    asked = monotonic()
    while len(over) < len(players):
        for one in players:
            while one not in over and (seen := one.look(GLANCE)) is not None:
                asked = monotonic()
                if not one.act(seen):
                    over.add(one)
        assert monotonic() - asked < PATIENT, "nobody is asked"
