"""axe-core looks for what keeps people out. It is one of npm's packages in web/."""

from pathlib import Path
from typing import Literal

from tests.web.browser import DESK, PHONE, Tab

SCRIPT = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, {resultTypes: ['violations']}).then((told) => told.violations)"
# Colours that are just changing are nobody's choice.
SETTLED = "() => document.getAnimations().every((one) => !(one instanceof CSSTransition))"
GROUND = "() => getComputedStyle(document.documentElement).backgroundColor"
SHADES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


class Auditor:
    """Looks at what a tab shows, light and dark, on a desk and on a phone, and notes what is wrong and where."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        self.found: list[str] = []

    def look(self, what: str) -> None:
        page = self.tab.page
        if page.evaluate("() => !('axe' in window)"):
            page.add_script_tag(path=SCRIPT)
        size = page.viewport_size
        for width, height in (DESK, PHONE):
            page.set_viewport_size({"width": width, "height": height})
            grounds = set()
            for shade in SHADES:
                page.emulate_media(color_scheme=shade)
                page.wait_for_function(SETTLED)
                grounds.add(page.evaluate(GROUND))
                self.found += [f"{what}, {shade}, {width} wide: {fault}" for fault in self._run()]
            assert len(grounds) == len(SHADES), "light and dark are not the same"
        assert size is not None
        page.set_viewport_size(size)

    def _run(self) -> list[str]:
        return [
            f"{found['id']}: {node['html'][:200]} {node['failureSummary'][:300]}"
            for found in self.tab.page.evaluate(RUN)
            for node in found["nodes"]
        ]
