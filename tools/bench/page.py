"""How fast the page is in a real browser: from a click to the next question, and frames while things move.

benchmarks/web.md explains the figures."""

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from msgspec import Struct, convert
from playwright.sync_api import Browser, CDPSession, Page

from gunsteel.server.http.static import StaticFiles
from tests.server.servers import ServerProcess
from tests.web.browser import DESKTOP, Tab, find_browser, launch_browser
from tools.bench.frames import Composed, composed

STOPWATCH = (Path(__file__).parent / "stopwatch.js").read_text(encoding="utf-8")
GAMES = ("base", "renaissance", "combined")
LEVEL = "recruit"  # the weakest level, which does not search
# Milliseconds: the aim, and the pause before each click.
AIM_MS, BEAT_MS = 100, 150
# Answers that are not counted, until the page and the server are warm.
WARM = 8
# How many times slower the processor is made; how long a frame may take; how much a clock may be off.
SLOWER, FRAME_MS, OFF_MS = 4, 1000 / 60, 1.0
FRAMES_AIM = 0.95
# Chromium's names for what its thread does.
PARTS = {"script": "Script", "style": "RecalcStyle", "layout": "Layout", "in all": "Task"}


class Answer(Struct, frozen=True):
    """Points in time, in milliseconds: the player answered, the last update that follows arrived, the next question
    was drawn, and the board. `others`: bots moved before the player was asked again."""

    input: float
    sent: float
    told: float
    seen: float
    board: float
    others: bool

    @property
    def waited(self) -> float:
        return self.seen - self.input


class Film(NamedTuple):
    """What a slowed browser does while moves are shown."""

    composed: Composed
    # The page's own thread: times between frames, tasks above 50 ms, and how busy it is.
    intervals: list[float]
    tasks: list[float]
    busy: dict[str, float]


Answers = dict[str, list[Answer]]


# --- Measuring --------------------------------------------------------------------------------------------------------


def table(browser: Browser, site: str, game: str, players: int, motion: str) -> Tab:
    """A tab at a new table with bots."""
    tab = Tab(
        browser, site, reduced_motion=False, set=game, players=players, level=LEVEL, chosenMotion=motion, name="Ada"
    )
    tab.context.add_init_script(STOPWATCH)
    begin(tab)
    return tab


def begin(tab: Tab) -> None:
    tab.goto()
    tab.see(".play").click()
    tab.see("[data-question] .option:enabled")


def click(page: Page) -> bool:
    """Click on something that answers or leads to an answer; wait for the next question. False: the game is over."""
    point = page.evaluate("stopwatch.point()")
    if point is not None:
        page.mouse.click(*point)
    going: bool = page.evaluate("stopwatch.settled()")
    page.wait_for_timeout(BEAT_MS)
    return going


def answers(browser: Browser, site: str, game: str, players: int, motion: str, count: int) -> list[Answer]:
    """This many answers, in as many games as it takes."""
    tab = table(browser, site, game, players, motion)
    found: list[Answer] = []
    while True:
        here = 0
        while len(found) + here < WARM + count and click(tab.page):
            here = tab.page.evaluate("stopwatch.answers.length")
        found += convert(tab.page.evaluate("stopwatch.answers"), list[Answer])
        if len(found) >= WARM + count:
            closed(tab)
            return found[WARM : WARM + count]
        begin(tab)


def film(browser: Browser, site: str, seconds: float) -> Film:
    """Four players, combined, on a slowed processor: first what the browser draws, then what the page's thread does.

    One after the other: to count its own frames, the page has to draw every one, which it otherwise does not."""
    tab = table(browser, site, "combined", 4, "full")
    for _ in range(WARM):
        click(tab.page)
    line = tab.context.new_cdp_session(tab.page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    browser.start_tracing(page=tab.page, categories=["cc", "benchmark"])
    watch(tab, seconds)
    drawn = composed(browser.stop_tracing())
    line.send("Performance.enable")
    before = metrics(line)
    tab.page.evaluate("stopwatch.film()")
    watch(tab, seconds)
    intervals, tasks = tab.page.evaluate("[stopwatch.frames, stopwatch.tasks]")
    after = metrics(line)
    closed(tab)
    passed = after["Timestamp"] - before["Timestamp"]
    return Film(
        drawn,
        intervals,
        tasks,
        {part: (after[f"{name}Duration"] - before[f"{name}Duration"]) / passed for part, name in PARTS.items()},
    )


def watch(tab: Tab, seconds: float) -> None:
    """Continue to play for at least this long, and wait for every animation to end."""
    tab.page.evaluate("stopwatch.still()")
    until = tab.page.evaluate("performance.now()") + 1000 * seconds
    while tab.page.evaluate("performance.now()") < until and click(tab.page):
        tab.page.evaluate("stopwatch.still()")


def metrics(line: CDPSession) -> dict[str, float]:
    told: list[dict[str, Any]] = line.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in told}


def closed(tab: Tab) -> None:
    tab.close()
    if tab.errors:
        sys.exit(f"the page had errors: {tab.errors}")


# --- Reporting --------------------------------------------------------------------------------------------------------


def at(part: float, values: list[float]) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] if values else float("nan")


def line(name: str, values: list[float]) -> str:
    times = "".join(f"{at(part, values):9,.1f}" for part in (0.5, 0.95, 0.99))
    return f"  {name:33}{len(values):5}{times}"


def print_still(found: Answers) -> None:
    """With motion off there is nothing to wait for but the server and the page."""
    head(f"From a click to the next question, motion off, bots: {LEVEL}")
    for name, all_ in found.items():
        print(line(name, [one.waited for one in all_]))
        for others, title in ((False, "  no bot had to choose"), (True, "  bots chose in between")):
            some = [one for one in all_ if one.others == others]
            print(line(title, [one.waited for one in some]))
            print(line("    until the page was told", [one.told - one.input for one in some]))
            print(line("    from then on", [one.seen - one.told for one in some]))
            print(line("    until the board is drawn, too", [one.board - one.input for one in some]))


def print_moving(found: Answers) -> None:
    """With motion, the moves of bots are shown before the next question, which takes time."""
    head("With full motion, as it is usual")
    for name, all_ in found.items():
        own = [one for one in all_ if not one.others]
        print(line(name + ", no bot chose", [one.waited for one in own]))
        print(line("  until what I chose is seen", [one.board - one.input for one in own]))
        print(line("  bots' moves being shown first", [one.waited for one in all_ if one.others]))


def head(title: str) -> None:
    print(f"\n{title}; load {load()}\n  {'ms':33}{'n':>5}{'p50':>9}{'p95':>9}{'p99':>9}")


def print_film(film: Film) -> None:
    print(f"\nFrames, combined, 4 players, full motion, a processor {SLOWER} times slower; load {load()}")
    drawn, wanted = film.composed.presented, film.composed.presented + film.composed.dropped
    print(f"  drawn while things move: {drawn} of {wanted}, {60 * film.composed.share:.1f} a second")
    times = film.intervals or [float("nan")]
    rate = 1000 * len(times) / sum(times)
    good = sum(time <= FRAME_MS + OFF_MS for time in times) / len(times)
    spread = ", ".join(f"p{100 * part:.0f} {at(part, times):.1f}" for part in (0.5, 0.95, 0.99))
    print(f"  the page's own, if it must make each: {rate:.1f} a second, {good:.0%} in time; {spread} ms")
    print(f"  the page's thread: {len(film.tasks)} tasks above 50 ms, the longest {max(film.tasks, default=0):.0f} ms")
    print("  how busy it is: " + ", ".join(f"{part} {share:.0%}" for part, share in film.busy.items()))


def load() -> str:
    return f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown"


def print_aims(still: Answers, moving: Answers, film: Film) -> None:
    clicks = [one.waited for some in still.values() for one in some]
    own = [one.waited for some in moving.values() for one in some if not one.others]
    aims = {
        f"p95 from a click to the next question at most {AIM_MS} ms, motion off": at(0.95, clicks) <= AIM_MS,
        f"the same with full motion, where no bot had to choose: at most {AIM_MS} ms": at(0.95, own) <= AIM_MS,
        f"60 frames a second while things move: at least {FRAMES_AIM:.0%} of them": film.composed.share >= FRAMES_AIM,
    }
    print()
    for aim, reached in aims.items():
        print(f"{'reached' if reached else 'missed'}: {aim}")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--answers", type=int, default=200, metavar="N", help="of each game (default 200)")
    parser.add_argument("--seconds", type=float, default=30, metavar="S", help="of frames, twice (default 30)")


def run(args: argparse.Namespace) -> int:
    if find_browser() is None or not StaticFiles().built:
        why = "the browser client was not built" if find_browser() else "no browser was found"
        print(f"\nThe page is not measured: {why}.")
        return 0
    with TemporaryDirectory() as data, ServerProcess(data) as server, launch_browser() as browser:
        width, height = DESKTOP
        print(f"\nChromium {browser.version}, {width}×{height}, without a graphics card; {os.cpu_count()} cores")

        def played(motion: str, numbers: tuple[int, ...], count: int) -> Answers:
            return {
                f"{game}, {players} players": answers(browser, server.address, game, players, motion, count)
                for game in GAMES
                for players in numbers
            }

        print_still(still := played("off", (2, 4), args.answers))
        print_moving(moving := played("full", (2, 4), max(1, args.answers // 8)))
        print_film(shown := film(browser, server.address, args.seconds))
        print_aims(still, moving, shown)
    return 0
