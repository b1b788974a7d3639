"""Whether the levels stay awake: each plays against its own kind, in all nine configurations.

A seat sleeps if it does without a purchase for eight turns of its own in which it could buy. Bots that do not search
see the hidden cards here, which makes a game a hundred times quicker. Prints a table for `benchmarks/bots.md`.

    python -m tools.awake recruit scout soldier --games 400
"""

import argparse
from collections import Counter

from msgspec import Struct

from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.levels import LEVELS
from gunsteel.bots.protocol import Bot
from gunsteel.bots.registry import bot
from gunsteel.catalog.index import SETS
from gunsteel.core import decision
from gunsteel.core.cardset import has, size
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, count_options, options, start
from gunsteel.core.playout import random_option
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.state import State
from gunsteel.core.tables import ATTACK_CARDS
from gunsteel.explain.question import question_of
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import parse
from gunsteel.ids import Option
from gunsteel.info.belief import Belief
from gunsteel.info.view import Scene
from gunsteel.observation import observe_state

ASLEEP = 8  # turns
FEW_POINTS = 4
PLAYERS = (2, 3, 4)
HEAD = (
    "level",
    "game",
    "games",
    "with a seat asleep",
    "longest wait",
    "below 4 points, worst seat",
    "won by the first seat",
    "points",
    "purchases",
    "attacks",
    "wonders",
)


class SeatDiary(Struct):
    """What one seat did in a game."""

    passes: int = 0  # since its last purchase
    longest: int = 0
    purchases: int = 0
    attacks: int = 0
    wonders: int = 0
    points: int = 0
    won: float = 0.0

    def chose(self, state: State, option: Option) -> None:
        if state.kind == decision.BUY and option == decision.PASS:
            self.passes += 1
            self.longest = max(self.longest, self.passes)
        elif state.kind == decision.BUY:
            self.passes = 0
            self.purchases += 1
        elif state.kind == decision.ACTIVATE and option == decision.YES and has(ATTACK_CARDS, state.stack[0].card):
            self.attacks += 1


def play(name: str, rules: Rules, seed: int) -> list[SeatDiary]:
    """One game of this bot against its own kind, seat by seat."""
    dice = Dice(seed)
    state = start(rules, deal(rules, dice))
    belief = Belief(rules.players)
    bots = [bot(name, int(rules.players) * seed + seat) for seat in range(rules.players)]
    diaries = [SeatDiary() for _ in bots]
    while not state.over:
        option = random_option(state, dice)
        if state.seat != decision.CHANCE_SEAT:
            option = answer(bots[state.seat], state, belief)
            diaries[state.seat].chose(state, option)
        state.events = []
        advance(state, option)
        for event in state.events:
            belief.learn(event)
    end = outcome(state)
    for seat, diary in enumerate(diaries):
        diary.points = end.points[seat]
        diary.wonders = int(size(state.players[seat].wonders))
        diary.won = (seat in end.winners) / len(end.winners)
    return diaries


def answer(player: Bot, state: State, belief: Belief) -> Option:
    if count_options(state) == 1:
        return options(state)[0]
    if isinstance(player, HeuristicBot):
        return player.best_option([state])
    view = observe_state(Scene(state, belief), int(state.seat))
    return parse(state, player.choose(view, question_of(state)))


def row(level: str, set_: str, players: int, games: int, first_seed: int) -> str:
    """The figures of one level in one configuration."""
    rules = Rules(set_, players)
    played = [play(level, rules, first_seed + number) for number in range(games)]
    asleep = sum(any(diary.longest >= ASLEEP for diary in diaries) for diaries in played)
    poor = Counter(seat for diaries in played for seat, diary in enumerate(diaries) if diary.points < FEW_POINTS)
    every = [diary for diaries in played for diary in diaries]

    def mean(name: str) -> float:
        return float(sum(getattr(diary, name) for diary in every)) / len(every)

    cells = [
        level,
        f"{set_} {players}",
        str(games),
        str(asleep),
        str(max(diary.longest for diary in every)),
        f"{100 * max(poor.values(), default=0) / games:.1f} %",
        f"{100 * sum(diaries[0].won for diaries in played) / games:.0f} %",
        *(f"{mean(name):.1f}" for name in ("points", "purchases", "attacks", "wonders")),
    ]
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("levels", nargs="*", default=[level.name for level in LEVELS], metavar="LEVEL")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    print(f"| {' | '.join(HEAD)} |")
    print(f"| --- | --- |{' ---: |' * (len(HEAD) - 2)}")
    for level in args.levels:
        for set_ in SETS:
            for players in PLAYERS:
                print(row(level, set_, players, args.games, 1_000_000 * args.seed), flush=True)


if __name__ == "__main__":
    main()
