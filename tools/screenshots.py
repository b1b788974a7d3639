"""Take pictures of typical positions and scenes into screenshots/: `python3 dev.py screenshots [--kept] [NAME ...]`.

Without names: ten positions of the golden games in three sizes and three languages, and the scenes of the design.
`--kept` renews the pictures of docs/screenshots. A name is POSITION-SIZE-LANGUAGE; for more sizes see MORE."""

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from gunsteel.lessons.lesson import LESSON_NAMES
from tests.server.servers import ServerProcess
from tests.web.browser import DESKTOP, LARGE, PHONE, Tab, find_browser, launch_browser
from tests.web.learner import SPEECH, Learner
from tests.web.player import OPTIONS, PAY, Player
from tests.web.positions import open_table

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "screenshots"
KEPT_FOLDER = ROOT / "docs" / "screenshots"
LANGUAGES = ("en", "ja", "fr")
SIZES = {"desktop": DESKTOP, "large": LARGE, "phone": PHONE}
# A small phone, a zoomed window, tablets, a very large screen.
MORE = {"small": (320, 640), "zoomed": (640, 360), "portrait": (820, 1180), "tablet": (1180, 820), "huge": (3840, 2160)}
# Of 100, and in pixels: texts can be read, and the files are small.
QUALITY = 45
WIDEST = 1280


class Shot(NamedTuple):
    """A position of a golden game, or another page, and what is done before the picture is taken."""

    game: str = ""
    kind: str = ""
    occurrence: int = 0
    then: Callable[[Tab], object] = lambda tab: tab
    theme: str = "light"
    # The address of the page, and something on it.
    page: tuple[str, str] = ("/", ".play")


def begin_to_pay(tab: Tab) -> None:
    tab.at('[data-question] .option:not([data-option="pass"])').last.click()
    # Where there is only one way to pay, it is bought at once.
    tab.see(f"{PAY}, {OPTIONS}")


def explain(tab: Tab) -> None:
    tab.at("[data-zone^=row] button.item").nth(3).focus()
    tab.page.keyboard.press("i")
    tab.see("[role=dialog][data-panel]")


def learn(tab: Tab) -> None:
    """To a step with a card in the spotlight."""
    learner = Learner(tab)
    for _ in range(3):
        learner.do_step()


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
    "claim": Shot("base-2", "claim"),
    "deplete": Shot("combined-4", "deplete", 1, theme="dark"),
    "late": Shot("combined-4", "develop", -2),
    "end": Shot("base-2", "develop", -1, finish),
}


# The scenes of the design: names of pictures, and how they differ from the positions.
SCENES = {
    "home": Shot(theme="dark"),
    "two": Shot("base-2", "buy", 6, begin_to_pay, "dark"),
    "four": Shot("combined-4", "develop", -2, theme="dark"),
    "attack": Shot("base-2", "respond", 2, theme="dark"),
    "victory": Shot("base-2", "develop", -1, finish, "dark"),
    "lesson": Shot(then=learn, theme="dark", page=(f"/learn/{LESSON_NAMES[0]}", SPEECH)),
}
SCENE_SIZES = dict.fromkeys(SCENES, "desktop") | {"two": "desktop phone"}
# What the documentation shows.
KEPT = (
    *("home-desktop-en", "lesson-desktop-en", "two-desktop-en", "four-desktop-en", "attack-desktop-en"),
    *("card-desktop-fr", "claim-desktop-fr", "late-desktop-ja", "end-desktop-en"),
    *("two-phone-en", "glory-phone-ja", "end-phone-fr"),
)


def all_names() -> list[str]:
    positions = [f"{shot}-{size}-{lang}" for shot in SHOTS for size in SIZES for lang in LANGUAGES]
    return [*positions, *(f"{scene}-{size}-en" for scene, sizes in SCENE_SIZES.items() for size in sizes.split())]


def take(tab: Tab, shot: Shot) -> None:
    if not shot.game:
        address, something = shot.page
        tab.goto(address).see(something)
        shot.then(tab)
        tab.page.wait_for_load_state("networkidle")
        return
    tab.goto(f"/t/{open_table(tab.site, shot.game, shot.kind, shot.occurrence)}")
    tab.see("[data-seat] .main").click()
    tab.see(".actions .main").click()
    # An item under the pointer would be explained.
    tab.page.mouse.move(1, 1)
    tab.see(OPTIONS)
    shot.then(tab)
    tab.page.mouse.move(1, 1)
    tab.see(".board .item svg, .result svg")
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
    if find_browser() is None:
        print("screenshots: no browser was found", file=sys.stderr)
        return 2
    kept = "--kept" in words
    names = [word for word in words if word != "--kept"] or (list(KEPT) if kept else all_names())
    unknown = [name for name in names if not is_known(name)]
    if unknown:
        print(f"screenshots: there is no {unknown[0]}\n\n{__doc__}", file=sys.stderr)
        return 2
    folder = KEPT_FOLDER if kept else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, ServerProcess(data) as server, launch_browser() as browser:
        for name in names:
            shot, size, language = name.split("-")
            wanted = (SHOTS | SCENES)[shot]
            dimensions = (SIZES | MORE)[size]
            tab = Tab(browser, server.address, language=language, size=dimensions, theme=wanted.theme, name="Ada")
            take(tab, wanted)
            (folder / f"{name}.webp").write_bytes(picture(tab))
            tab.close()
            print(name, flush=True)
    return 0


def is_known(name: str) -> bool:
    match name.split("-"):
        case [shot, size, language]:
            return shot in SHOTS | SCENES and size in SIZES | MORE and language in LANGUAGES
    return False


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
