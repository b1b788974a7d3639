"""The speed of the engine: decisions a second, and what copies, views, samples and searches take."""

import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from typing import Any

from gunsteel import compiled
from gunsteel.bots.eval.tree import SearchSettings, Tree
from gunsteel.bots.search import BATCH, MAX_NODES, SETTINGS
from gunsteel.bots.weights import win_model
from gunsteel.catalog.index import SETS
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, options, start
from gunsteel.core.playout import Tally, copy_often, play_out, random_option
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Setup
from gunsteel.core.state import State
from gunsteel.explain.about import asking_card
from gunsteel.explain.why_asked import why_asked
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import kind_name, offered_names
from gunsteel.info.belief import Belief
from gunsteel.info.events import SeenEvent, seen_events
from gunsteel.info.view import Scene
from gunsteel.language.narrator import Narrator
from gunsteel.observation import observe_state, sample_state

PLAYERS = (2, 3, 4)
COPIES = 20_000
SEARCH = 2_000
# Plays every game to the end at random, as a search without any knowledge would.
RANDOM = SearchSettings(turns=0, noise=1, exploration=1.0, temperature=100.0, random=True)
FIGURES = (
    "copy_microseconds",
    "from_python_per_second",
    "told_microseconds",
    "sample_microseconds",
    "random_searches_per_second",
    "searches_per_second",
)


@dataclass(frozen=True)
class Speed:
    """Random play-outs of one configuration."""

    set: str
    players: int
    decisions_per_second: float
    decisions_per_game: float
    options_per_decision: float
    turns_per_game: float


@dataclass(frozen=True)
class Engine:
    """All configurations on one build of the engine, and a few single figures."""

    compiled: bool
    speeds: list[Speed]
    copy_microseconds: float
    from_python_per_second: float
    told_microseconds: float
    sample_microseconds: float
    random_searches_per_second: float
    searches_per_second: float


def measure(seconds: float) -> Engine:
    """Measure the engine that is loaded; every figure takes about this many seconds."""
    speeds = [_speed(Rules(set_, players), seconds) for set_ in SETS for players in PLAYERS]
    told, sampled = _told_microseconds(seconds)
    copied, driven = _copy_microseconds(), _from_python(seconds)
    searched = _simulations_per_second(RANDOM, seconds), _simulations_per_second(SETTINGS, seconds)
    return Engine(compiled(), speeds, copied, driven, told, sampled, *searched)


def _setups(rules: Rules, dice: Dice, count: int) -> list[Setup]:
    return [deal(rules, dice) for _ in range(count)]


def _speed(rules: Rules, seconds: float) -> Speed:
    dice = Dice(2026)
    tally = Tally()
    games = 0
    spent = 0.0
    while spent < seconds:
        setups = _setups(rules, dice, 20)
        began = time.perf_counter()
        for setup in setups:
            play_out(start(rules, setup), dice, tally)
        spent += time.perf_counter() - began
        games += len(setups)
    return Speed(
        rules.set,
        int(rules.players),
        int(tally.decisions) / spent,
        int(tally.decisions) / games,
        int(tally.options) / int(tally.decisions),
        int(tally.turns) / games,
    )


def _copy_microseconds() -> float:
    """The best of several runs: other work on the machine only ever adds."""
    rules = Rules("base", 4)
    state = start(rules, deal(rules, Dice(1)))
    best = float("inf")
    for _ in range(9):
        began = time.perf_counter()
        copy_often(state, COPIES)
        best = min(best, time.perf_counter() - began)
    return best / COPIES * 1e6


def _from_python(seconds: float) -> float:
    """Four-player base games driven from Python step by step, as the peers are."""
    rules = Rules("base", 4)
    dice = Dice(2027)
    decisions = 0
    spent = 0.0
    while spent < seconds:
        setups = _setups(rules, dice, 5)
        began = time.perf_counter()
        for setup in setups:
            state = start(rules, setup)
            while not state.over:
                offered = options(state)
                advance(state, offered[dice.below(len(offered))])
                decisions += 1
        spent += time.perf_counter() - began
    return decisions / spent


def _told_microseconds(seconds: float) -> tuple[float, float]:
    """What one seat of four is told of one decision: view, events and sentences; and sampling a position from it."""
    rules = Rules("combined", 4)
    narrator = Narrator("en")
    dice = Dice(2028)
    told = sampled = 0.0
    decisions = 0
    while told < seconds:
        state = start(rules, deal(rules, dice))
        belief = Belief(rules.players)
        while not state.over:
            state.events = []
            advance(state, random_option(state, dice))
            for event in state.events:
                belief.learn(event)
            began = time.perf_counter()
            Scene(state, belief).view(0)
            _sentences(narrator, state, seen_events(state.events, 0, rules))
            told += time.perf_counter() - began
            view = observe_state(Scene(state, belief), 0)
            began = time.perf_counter()
            sample_state(view, dice)
            sampled += time.perf_counter() - began
            decisions += 1
    return told / decisions * 1e6, sampled / decisions * 1e6


def _simulations_per_second(settings: SearchSettings, seconds: float) -> float:
    """Simulations of a search from openings of the base game for two players, the tree included."""
    rules = Rules("base", 2)
    dice = Dice(2029)
    simulations = 0
    spent = 0.0
    while spent < seconds:
        state = start(rules, deal(rules, dice))
        tree = Tree(state, win_model(rules), settings, MAX_NODES, dice)
        view = observe_state(Scene(state, Belief(rules.players)), int(state.seat))
        began = time.perf_counter()
        while simulations_left := SEARCH - int(tree.simulations):
            batch = min(BATCH, simulations_left)
            tree.run([sample_state(view, dice) for _ in range(batch)], batch)
            if time.perf_counter() - began + spent > seconds:
                break
        spent += time.perf_counter() - began
        simulations += int(tree.simulations)
    return simulations / spent


def _sentences(narrator: Narrator, state: State, events: list[SeenEvent]) -> list[str]:
    sentences = [narrator.event(event, 0) for event in events]
    if not state.over and state.seat == 0:
        kind = kind_name(state)
        card = asking_card(why_asked(state))
        sentences.append(narrator.question(kind, 0, 0, None, card))
        sentences += [narrator.option(kind, name, 0, None, card) for name in offered_names(state)]
    return sentences


def to_json(engine: Engine) -> dict[str, Any]:
    return asdict(engine)


def from_json(data: dict[str, Any]) -> Engine:
    speeds = [Speed(**speed) for speed in data["speeds"]]
    return Engine(data["compiled"], speeds, *(data[name] for name in FIGURES))


def help_seconds() -> float:
    """How long `gunsteel --help` takes in a new process; the best of several."""
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        subprocess.run([sys.executable, "-m", "gunsteel", "--help"], check=True, capture_output=True)
        best = min(best, time.perf_counter() - began)
    return best
