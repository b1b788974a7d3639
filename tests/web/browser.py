"""A real browser for tests: Debian's chromium, controlled by playwright; its tabs collect every error."""

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
DESKTOP, PHONE, LARGE = (1280, 720), (390, 844), (1920, 1080)
# Seconds; long, for a busy machine.
TIMEOUT = 30.0
# More than any page has stops for Tab.
MOST_STOPS = 120


def find_browser() -> str | None:
    """The program of the browser; GUNSTEEL_BROWSER names another one."""
    return os.environ.get("GUNSTEEL_BROWSER") or next(filter(None, map(shutil.which, BROWSERS)), None)


@contextmanager
def launch_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=FLAGS)
        yield browser
        browser.close()


class Tab:
    """A tab in a browser profile of its own; it collects the errors of the page and what it sends to the server.

    `expected_errors`: a pattern of errors that the test causes. `bypass_csp`: scripts of tests may run.
    `reduced_motion`: whether the system asks for it. `profile_of`: a tab whose profile is used."""

    def __init__(
        self,
        browser: Browser,
        site: str,
        *,
        language: str = "en",
        size: tuple[int, int] = DESKTOP,
        expected_errors: str = "",
        bypass_csp: bool = False,
        reduced_motion: bool = True,
        profile_of: "Tab | None" = None,
        **prefs: object,
    ) -> None:
        self.site = site
        self.language = language
        self.phone = size == PHONE
        self.expected_errors = expected_errors
        self.errors: list[str] = []
        # The answers that were sent: (number of the update, option).
        self.answers: list[tuple[int, str]] = []
        # The rejections of the server.
        self.rejections: list[str] = []
        width, height = size
        if profile_of:
            self.context: BrowserContext = profile_of.context
        else:
            self.context = browser.new_context(
                viewport={"width": width, "height": height},
                has_touch=self.phone,
                is_mobile=self.phone,
                bypass_csp=bypass_csp,
                reduced_motion="reduce" if reduced_motion else "no-preference",
                accept_downloads=True,
            )
            preferences = {"language": language, "chosenMotion": "off", "hints": False, "level": "recruit", **prefs}
            stored = json.dumps(json.dumps(preferences))
            self.context.add_init_script(
                f"if (!localStorage.getItem('gunsteel:prefs')) localStorage.setItem('gunsteel:prefs', {stored})"
            )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(TIMEOUT * 1000)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self._add_error(str(error)))
        self.page.on("request", self._request)
        self.page.on("websocket", self._websocket)

    def goto(self, path: str = "/") -> Self:
        self.page.goto(self.site + path)
        return self

    def at(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def see(self, selector: str, text: str = "") -> Locator:
        """The first such element; waits until it is visible."""
        found = self.at(selector).filter(has_text=text) if text else self.at(selector)
        found.first.wait_for()
        return found.first

    def press_button(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def tab_to(self, selector: str) -> None:
        """Press Tab until it has the focus."""
        focused = "(selector) => document.activeElement.matches(selector)"
        for _ in range(MOST_STOPS):
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
            self._add_error(message.text)

    def _request(self, request: Request) -> None:
        if request.url.startswith(("data:", "blob:")):
            return
        if urlsplit(request.url).netloc != urlsplit(self.site).netloc:
            self.errors.append(f"request to another host: {request.url}")

    def _websocket(self, websocket: WebSocket) -> None:
        websocket.on("framesent", self._sent)
        websocket.on("framereceived", self._received)

    def _received(self, frame: str | bytes) -> None:
        if str(frame).startswith('{"type":"rejected"'):
            self.rejections.append(str(frame))

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "choose":
            self.answers.append((message["n"], " ".join(message["options"])))

    def _add_error(self, text: str) -> None:
        if not (self.expected_errors and re.search(self.expected_errors, text)):
            self.errors.append(text)


OpenTab = Callable[..., Tab]
