"""How a user operates a page: with the mouse, or with keys alone."""

from typing import Literal

from tests.web.browser import Tab

InputMethod = Literal["clicks", "keys"]
# More than any list has values.
MOST_STEPS = 12


class UserInput:
    def __init__(self, tab: Tab, method: InputMethod) -> None:
        self.tab = tab
        self.keys = method == "keys"

    def press(self, selector: str) -> None:
        """A button or a link."""
        self.tab.see(selector)
        if self.keys:
            self.tab.tab_to(selector)
            self.tab.page.keyboard.press("Enter")
        else:
            self.tab.see(selector).click()

    def pick(self, value: str) -> None:
        """One of a group of radio buttons."""
        wanted = f'input[value="{value}"]'
        self.tab.see(wanted)
        if not self.keys:
            self.tab.at(f"label:has({wanted})").click()
        elif not self.tab.at(f"{wanted}:checked").count():
            self.tab.tab_to(f"fieldset:has({wanted}) input")
            self._step("ArrowRight", f"{wanted}:checked")
        self.tab.see(f"{wanted}:checked")

    def select(self, selector: str, value: str) -> None:
        """One option of a select element."""
        chosen = f'{selector} option[value="{value}"]:checked'
        self.tab.see(selector)
        if self.keys:
            self.tab.tab_to(selector)
            self._step("ArrowDown", chosen)
        else:
            self.tab.at(selector).select_option(value)

    def write(self, selector: str, text: str) -> None:
        self.tab.see(selector)
        if self.keys:
            self.tab.tab_to(selector)
        else:
            self.tab.see(selector).click()
        self.tab.page.keyboard.press("Control+A")
        self.tab.page.keyboard.type(text)

    def _step(self, key: str, until: str) -> None:
        for _ in range(MOST_STEPS):
            self.tab.page.keyboard.press(key)
            if self.tab.at(until).count():
                return
        raise AssertionError(f"{key} never leads to {until}")
