"""Take pictures of typical positions in three languages and sizes: `python -m tools.screenshots FOLDER [NAME ...]`.

The positions are those of the golden games. The whole set is kept in docs/screenshots/: compare it before and after a
change. A name is POSITION-SIZE-LANGUAGE; more sizes than those of the set: see MORE."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.server.servers import ServerProcess
from tests.web.browser import DESKTOP, LARGE, PHONE, Tab, find_browser, launch_browser
from tests.web.player import OPTIONS, PAY, Player
from tests.web.positions import GOLDEN, open_table

LANGUAGES = ("en", "ja", "fr")
SIZES = {"desktop": DESKTOP, "large": LARGE, "phone": PHONE}
# A small phone, a zoomed window, tablets, a very large screen.
MORE = {"small": (320, 640), "zoomed": (640, 360), "portrait": (820, 1180), "tablet": (1180, 820), "huge": (3840, 2160)}
# Of 100, and in pixels: texts can be read, and the files are small.
QUALITY = 45
WIDEST = 1280


class Shot(NamedTuple):
    """A position of a golden game, and what is done before the picture is taken."""

    game: str
    kind: str
    occurrence: int = 0
    then: Callable[[Tab], object] = lambda tab: tab
    theme: str = "light"


def begin_to_pay(tab: Tab) -> None:
    tab.at('[data-question] .option:not([data-option="pass"])').last.click()
    tab.see(PAY)


def explain(tab: Tab) -> None:
    tab.at("[data-zone^=row] button.item").nth(3).focus()
    tab.page.keyboard.press("i")
    tab.see("[role=dialog][data-panel]")


def finish(tab: Tab) -> None:
    Player(tab).play()
    # The chart is loaded a little later.
    tab.see(".end figure polyline")


SHOTS = {
    "resource": Shot("base-2", "resource", 4),
    "develop": Shot("base-4", "develop", 30),
    "buy": Shot("base-3", "buy", 12, begin_to_pay),
    "card": Shot("renaissance-3", "resource", 40, explain),
    "respond": Shot("renaissance-2", "respond", 2, theme="dark"),
    "glory": Shot("combined-3", "glory", 12),
    "claim": Shot("base-3", "claim"),
    "deplete": Shot("combined-4", "deplete", 1, theme="dark"),
    "late": Shot("combined-4", "develop", -2),
    "end": Shot("base-2", "develop", -1, finish),
}


def take(tab: Tab, shot: Shot) -> None:
    tab.goto(f"/t/{open_table(tab.site, shot.game, shot.kind, shot.occurrence)}")
    tab.see("[data-seat] .main").click()
    tab.see(".actions .main").click()
    # An item under the pointer would be explained.
    tab.page.mouse.move(1, 1)
    tab.see(OPTIONS)
    shot.then(tab)
    tab.page.mouse.move(1, 1)
    tab.see("svg")
    # Symbols and the log are loaded last.
    tab.page.wait_for_load_state("networkidle")
    tab.at("[aria-busy=true]").wait_for(state="detached")


def picture(tab: Tab) -> bytes:
    """As WebP, which is far smaller than what playwright makes."""
    size = tab.page.viewport_size or {"width": WIDEST, "height": WIDEST}
    clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    return base64.b64decode(tab.context.new_cdp_session(tab.page).send("Page.captureScreenshot", wanted)["data"])


def main(words: list[str]) -> int:
    if not words or find_browser() is None or not GOLDEN.exists():
        print(__doc__ if find_browser() else "screenshots: no browser was found", file=sys.stderr)
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, ServerProcess(data) as server, launch_browser() as browser:
        for name in words[1:] or [f"{shot}-{size}-{lang}" for shot in SHOTS for size in SIZES for lang in LANGUAGES]:
            shot, size, language = name.split("-")
            wanted = SHOTS[shot]
            dimensions = (SIZES | MORE)[size]
            tab = Tab(browser, server.address, language=language, size=dimensions, theme=wanted.theme, name="Ada")
            take(tab, wanted)
            (folder / f"{name}.webp").write_bytes(picture(tab))
            tab.close()
            print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
