"""Take pictures of typical positions in three languages and sizes: `python -m tools.screenshots FOLDER [NAME ...]`.

The positions are those of the golden games. The whole set is kept in docs/screenshots/: look at it before and after a
change. A name is POSITION-SIZE-LANGUAGE; more sizes than those of the set: see MORE."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from tests.server.running import Elsewhere
from tests.web.browser import DESK, HALL, PHONE, Tab, browsing, chromium
from tests.web.player import OPTIONS, PAY, Player
from tests.web.positions import GOLDEN, opened

LANGUAGES = ("en", "ja", "fr")
SIZES = {"desk": DESK, "hall": HALL, "phone": PHONE}
# A small phone, a window seen twice as large, tablets, a very large screen.
MORE = {"small": (320, 640), "twice": (640, 360), "upright": (820, 1180), "tablet": (1180, 820), "wall": (3840, 2160)}
# Of 100, and in pixels: what is written can be read, and the set is small enough to be kept.
QUALITY = 45
WIDEST = 1280


class Shot(NamedTuple):
    """A position of a golden game, and what is done before the picture is taken."""

    game: str
    kind: str
    number: int = 0
    then: Callable[[Tab], object] = lambda tab: tab
    theme: str = "light"


def begin_to_pay(tab: Tab) -> None:
    tab.at('[data-question] .option:not([data-option="pass"])').last.click()
    tab.see(PAY)


def explain(tab: Tab) -> None:
    tab.at("[data-zone^=row] button.thing").nth(3).focus()
    tab.page.keyboard.press("i")
    tab.see("[role=dialog][data-panel]")


def finish(tab: Tab) -> None:
    Player(tab).play()
    # The course of the points comes a little later.
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
    tab.goto(f"/t/{opened(tab.site, shot.game, shot.kind, shot.number)}")
    tab.see("[data-seat] .main").click()
    tab.see(".acts .main").click()
    # What the pointer rests on would explain itself.
    tab.page.mouse.move(1, 1)
    tab.see(OPTIONS)
    shot.then(tab)
    tab.page.mouse.move(1, 1)
    tab.see("svg")
    # Pictures that are just being loaded, and what happened before.
    tab.page.wait_for_load_state("networkidle")
    tab.at("[aria-busy=true]").wait_for(state="detached")


def picture(tab: Tab) -> bytes:
    """As WebP, which is far smaller than what playwright makes."""
    size = tab.page.viewport_size or {"width": WIDEST, "height": WIDEST}
    clip = {"x": 0, "y": 0, **size, "scale": min(1, WIDEST / size["width"])}
    wanted = {"format": "webp", "quality": QUALITY, "clip": clip}
    return base64.b64decode(tab.context.new_cdp_session(tab.page).send("Page.captureScreenshot", wanted)["data"])


def main(words: list[str]) -> int:
    if not words or chromium() is None or not GOLDEN.exists():
        print(__doc__ if chromium() else "screenshots: no browser was found", file=sys.stderr)
        return 2
    folder = Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Elsewhere(data) as server, browsing() as browser:
        for name in words[1:] or [f"{shot}-{size}-{lang}" for shot in SHOTS for size in SIZES for lang in LANGUAGES]:
            shot, size, language = name.split("-")
            wanted = SHOTS[shot]
            measures = (SIZES | MORE)[size]
            tab = Tab(browser, server.address, language=language, size=measures, theme=wanted.theme, name="Ada")
            take(tab, wanted)
            (folder / f"{name}.webp").write_bytes(picture(tab))
            tab.close()
            print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
