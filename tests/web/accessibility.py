"""Accessibility checks by axe-core, one of npm's packages in web/."""

from pathlib import Path
from typing import Literal

from tests.web.browser import DESKTOP, PHONE, Tab

SCRIPT = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "(options) => axe.run(document, {resultTypes: ['violations'], ...options}).then((result) => result.violations)"
# The rules whose result depends on the theme.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"], "preload": False}
# Colours in a transition do not count.
SETTLED = "() => document.getAnimations().every((one) => !(one instanceof CSSTransition))"
BACKGROUND = "() => getComputedStyle(document.documentElement).backgroundColor"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Auditor:
    """Checks what a tab shows, light and dark, on a desktop and on a phone, and notes the violations."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.found: list[str] = []

    def check(self, what: str) -> None:
        page = self.tab.page
        if page.evaluate("() => !('axe' in window)"):
            page.add_script_tag(path=SCRIPT)
        size = page.viewport_size
        for width, height in (DESKTOP, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            backgrounds = set()
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                page.wait_for_function(SETTLED)
                backgrounds.add(page.evaluate(BACKGROUND))
                violations = self._run({} if theme == THEMES[0] else COLOURS)
                self.found += [f"{what}, {theme}, {width} wide: {violation}" for violation in violations]
            assert len(backgrounds) == len(THEMES), "light and dark must differ"
        assert size is not None
        page.set_viewport_size(size)

    def _run(self, options: dict[str, object]) -> list[str]:
        return [
            f"{found['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for found in self.tab.page.evaluate(RUN, options)
            for node in found["nodes"]
        ]
