"""A real browser for tests: Debian's chromium, steered by playwright; a tab of it that notices whatever goes wrong."""

import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Self
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    WebSocket,
    sync_playwright,
)

from dev import BROWSERS

FLAGS = [
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
]
DESK, PHONE, HALL = (1280, 720), (390, 844), (1920, 1080)
# Seconds: what has not happened by then will not; long for a busy machine.
PATIENT = 30.0
# More than any page has places for the focus.
MANY = 120


def chromium() -> str | None:
    """The browser's program; the variable names another one."""
    return os.environ.get("GUNSTEEL_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Tab:
    """A browser of its own with one tab, which remembers what the page complained about and whom it asked.

    `forgiven`: a pattern of complaints that belong to the test. `keen`: may run our scripts too, as axe needs it.
    `still`: whether the system asks for little motion."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESK,
        forgiven: str = "",
        keen: bool = False,
        still: bool = True,
        beside: "Tab | None" = None,
        **prefs: object,
    ) -> None:
        self.site = site
        self.phone = size == PHONE
        self.forgiven = forgiven
        self.complaints: list[str] = []
        # The answers to questions that went over the line: (number of the update, option).
        self.chosen: list[tuple[int, str]] = []
        # What the server said no to.
        self.refused: list[str] = []
        width, height = size
        if beside:
            self.context: BrowserContext = beside.context
        else:
            self.context = browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=self.phone,
                is_mobile=self.phone,
                bypass_csp=keen,
                reduced_motion="reduce" if still else "no-preference",
                accept_downloads=True,
            )
            liked = {"language": language, "chosenMotion": "off", "hints": False, "level": "recruit", **prefs}
            kept = json.dumps(json.dumps(liked))
            self.context.add_init_script(
                f"if (!localStorage.getItem('gunsteel:prefs')) localStorage.setItem('gunsteel:prefs', {kept})"
            )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENT * 1000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._complain(str(error)))
        self.page.on("request", self._request)
        self.page.on("websocket", self._line)

    def goto(self, path: str = "/") -> Self:
        self.page.goto(self.site + path)
        return self

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def see(self, selector: str, text: str = "") -> Locator:
        """Wait until it is there; the first of them."""
        found = self.at(selector).filter(has_text=text) if text else self.at(selector)
        found.first.wait_for()
        return found.first

    def press_button(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def walk_to(self, selector: str) -> None:
        """By Tab, until it has the focus."""
        focused = "(selector) => document.activeElement.matches(selector)"
        for _ in range(MANY):
            self.page.keyboard.press("Tab")
            if self.page.evaluate(focused, selector):
                return
        raise AssertionError(f"{selector} is never reached by Tab")

    @property
    def path(self) -> str:
        return urlsplit(self.page.url).path

    def close(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._complain(message.text)

    def _request(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")):
            return
        if urlsplit(request.url).netloc != urlsplit(self.site).netloc:
            self.complaints.append(f"asked another host: {request.url}")

    def _line(self, line: WebSocket) -> None:
        line.on("framesent", self._sent)
        line.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        if str(frame).startswith('{"type":"refused"'):
            self.refused.append(str(frame))

    def _sent(self, frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "choose":
            self.chosen.append((said["n"], said["option"]))

    def _complain(self, text: str) -> None:
        if not (self.forgiven and re.search(self.forgiven, text)):
            self.complaints.append(text)


Open = Callable[..., Tab]
