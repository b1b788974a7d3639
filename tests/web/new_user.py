"""Somebody who knows nothing but what the page shows: the main button, and what is lit."""

from pathlib import Path
from random import Random
from typing import TypedDict

from tests.web.browser import TIMEOUT, Tab

SCRIPT = (Path(__file__).parent / "new_user.js").read_text(encoding="utf-8")
# More presses than a game takes of somebody who tries things.
MOST_PRESSES = 1500
# How often the main button is pressed where cards are lit as well.
SURE = 0.6

Point = list[float]


class Seen(TypedDict):
    """What new_user.js returns: points to press."""

    over: bool
    main: list[Point]
    lit: list[Point]
    others: list[Point]


class NewUser:
    def __init__(self, tab: Tab, seed: str) -> None:
        self.tab = tab
        self.random = Random(seed)

    def play(self) -> None:
        """Until the end of the game is shown."""
        for _ in range(MOST_PRESSES):
            seen: Seen | None = self.tab.page.evaluate(SCRIPT, {"timeout": 1000 * TIMEOUT})
            assert seen is not None, "there is nothing to press on the screen"
            if seen["over"]:
                return
            self._press(self._choose(seen))
        raise AssertionError("the game does not end")

    def press_at(self, selector: str) -> None:
        """In the middle of it, where it is seen."""
        box = self.tab.see(selector).bounding_box()
        assert box is not None
        self._press([box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])

    def _choose(self, seen: Seen) -> Point:
        """The main button if there is one, or now and then a lit card; other buttons where nothing else is offered."""
        if seen["main"] and (not seen["lit"] or self.random.random() < SURE):
            return seen["main"][0]
        return self.random.choice(seen["lit"] or seen["main"] or seen["others"])

    def _press(self, point: Point) -> None:
        if self.tab.phone:
            self.tab.page.touchscreen.tap(*point)
        else:
            self.tab.page.mouse.click(*point)
