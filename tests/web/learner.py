"""Somebody who learns the game in a browser, and knows only what is seen: words, spotlight, lit cards, main button."""

from collections.abc import Callable
from time import monotonic
from typing import Literal

from playwright.sync_api import Locator

from tests.web.browser import TIMEOUT, Tab

LearnMethod = Literal["clicks", "keys", "touch"]
SPEECH = "section.speech"
NEXT = f"{SPEECH} button[data-next]"
MAIN = ".ribbon-place button.main:enabled"
OPTION = ".ribbon-place button[data-option]:enabled"
REFUSAL = '.ribbon-place button[data-option="no"]:enabled'
# What leaves a payment.
CANCEL = ".ribbon-place:has([data-buy]) .answers button.quiet"
OBJECTION = f"{SPEECH} .objection"
# More than any step needs.
MOST_DEEDS = 8


class Learner:
    def __init__(self, tab: Tab, method: LearnMethod = "clicks") -> None:
        self.tab = tab
        self.method = method
        self.objections = 0

    def play(self, look: Callable[[str], object] = lambda step: None) -> None:
        """To the end of the lesson; `look` is called at each step."""
        self.tab.see(SPEECH)
        while not self.over:
            look(self.step)
            self.do_step()

    @property
    def step(self) -> str:
        return self.tab.at(SPEECH).get_attribute("data-step") or ""

    @property
    def over(self) -> bool:
        return self.tab.at(f"{SPEECH}[data-over=true]").count() > 0

    def do_step(self) -> None:
        """What the spotlight and the buttons suggest, until the next step is there."""
        before = self.step
        for _ in range(MOST_DEEDS):
            deed = self._deed()
            if deed is None:
                raise AssertionError(f"step {before}: nothing is lit, and there is no button")
            if self.step != before:
                return
            self.press(deed)
            if self._changed(before):
                return
        raise AssertionError(f"step {before}: the lesson does not go on")

    def stray(self) -> bool:
        """Give an answer that the spotlight does not fall on, if there is one; the reason is then shown."""
        wrong = self._wrong()
        if wrong is None:
            return False
        before = self.step
        self.press(wrong)
        # Where there is only one way to pay, nothing is left to confirm.
        self.tab.see(f"{OBJECTION}, {MAIN}[data-buy]")
        if confirm := self._first(f"{MAIN}[data-buy]"):
            self.press(confirm)
        self.tab.see(OBJECTION)
        if cancel := self._first(CANCEL):
            self.press(cancel)
        assert self.step == before
        self.objections += 1
        return True

    def _wrong(self) -> Locator | None:
        """A lit card outside the spotlight; to do without what the question offers; not to respond."""
        names = self._spotlight()
        if self._next() or "zone:down/0" in names:
            return None
        if self.tab.at(".board[data-question=respond]").count():
            return self._first(MAIN)
        lit = self.tab.at("button.item.lit[data-option][data-card]").all()
        other = [one for one in lit if f"card:{one.get_attribute('data-card')}" not in names and one.is_visible()]
        return other[0] if other else self._first(REFUSAL)

    def press(self, element: Locator) -> None:
        if self.method == "touch":
            element.tap()
        elif self.method == "clicks":
            element.click()
        elif key := element.get_attribute("aria-keyshortcuts"):
            self.tab.page.keyboard.press(key)
        else:
            element.focus()
            self.tab.page.keyboard.press("Enter")

    def _spotlight(self) -> list[str]:
        return (self.tab.at(SPEECH).get_attribute("data-spotlight") or "").split()

    def _deed(self) -> Locator | None:
        until = monotonic() + TIMEOUT
        while monotonic() < until:
            for find in (self._next, self._lit, self._button):
                found = find()
                if found is not None:
                    return found
            self.tab.page.wait_for_timeout(50)
        return None

    def _next(self) -> Locator | None:
        return self._first(NEXT)

    def _lit(self) -> Locator | None:
        """The first thing in the spotlight that is lit; what is chosen already is left."""
        for name in self._spotlight():
            kind, _, id_ = name.partition(":")
            thing = f'[data-{kind}="{id_}"]'
            if kind in ("card", "wonder") and self.tab.at(f"button.item.chosen{thing}").count():
                return None
            if kind in ("card", "wonder") and (found := self._first(f"button.item.lit{thing}[data-option]")):
                return found
        return None

    def _button(self) -> Locator | None:
        if "ribbon" not in self._spotlight():
            return None
        return self._first(MAIN) or self._first(OPTION)

    def _first(self, selector: str) -> Locator | None:
        return next((one for one in self.tab.at(selector).all() if one.is_visible()), None)

    def _changed(self, before: str) -> bool:
        """Whether the next step is there within a moment."""
        until = monotonic() + 2
        while monotonic() < until:
            if self.step != before or self.over:
                return True
            if self._first(f"{MAIN}[data-buy]") or self._first(f'{MAIN}[data-option="done"]'):
                self.tab.page.wait_for_timeout(150)
                return self.step != before
            self.tab.page.wait_for_timeout(40)
        return self.step != before
