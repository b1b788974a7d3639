"""Take pictures of typical positions in three languages and sizes: `python -m tools.screenshots FOLDER [NAME ...]`.

The positions are those of the golden games. A handful is kept in docs/screenshots/: look at them before."""

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
    tab.see(".end svg polyline, .end svg path")


SHOTS = {
    "resource": Shot("base-2", "resource", 4),
    "develop": Shot("base-4", "develop", 30),
    "buy": Shot("base-3", "buy", 12, begin_to_pay),
    "card": Shot("renaissance-3", "resource", 40, explain),
    "respond": Shot("renaissance-2", "respond", 2, theme="dark"),
    "glory": Shot("combined-3", "glory", 12),
    "claim": Shot("base-3", "claim"),
    "deplete": Shot("combined-4", "deplete", 1, theme="dark"),
    "late": Shot("combined-2", "develop", -2),
    "end": Shot("base-2", "develop", -1, finish),
}


def take(tab: Tab, shot: Shot) -> None:
    tab.goto(f"/t/{opened(tab.site, shot.game, shot.kind, shot.number)}")
    tab.see("[data-seat] .main").click()
    tab.see(".acts .main").click()
    tab.see(OPTIONS)
    shot.then(tab)
    tab.see("svg")
    # Pictures that are just being loaded.
    tab.page.wait_for_load_state("networkidle")


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
            tab = Tab(browser, server.address, language=language, size=SIZES[size], theme=wanted.theme, name="Ada")
            take(tab, wanted)
            tab.page.screenshot(path=folder / f"{name}.png")
            tab.close()
            print(name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
