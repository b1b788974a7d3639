"""Fit the weights of `bots.eval.win_model` to games played by rollout, and write `bots/win_model.json`.

A position's features for each seat go through a softmax; the weights make the winners most likely (multinomial logistic
regression, one for each set and number of players). Needs numpy, which the development environment has.

    python -m tools.fit_win_model --games 8000
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np

from gunsteel.bots.eval.character import SENSIBLE
from gunsteel.bots.eval.purchase import game_progress
from gunsteel.bots.eval.rollout import rollout_option
from gunsteel.bots.eval.win_model import FEATURE_COUNT, WEIGHT_COUNT, WEIGHT_NAMES, features
from gunsteel.catalog.index import SETS
from gunsteel.core.cardset import members
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.state import State
from gunsteel.formats.deal import deal
from gunsteel.ids import CardSet, Seat

FILE = Path(__file__).parent.parent / "src" / "gunsteel" / "bots" / "win_model.json"
# Games with little and with much noise, so that uncommon positions occur too.
NOISES = (20, 40, 80)
TURN_STRIDE = 4  # positions of one game are alike: a quarter of the turns is enough
MAX_TURNS = 400
ROUNDS = 500
REGULARISATION = 1e-4

Array = np.ndarray[Any, np.dtype[Any]]


def row(state: State, seat: int, progress: int) -> list[float]:
    """All features of a seat, the cards it owns counted for the rest of the game."""
    values = features(state, Seat(seat), progress) + [0.0] * (WEIGHT_COUNT - FEATURE_COUNT)
    player = state.players[seat]
    for card in members(CardSet(player.hand | player.up | player.down)):
        values[FEATURE_COUNT + card] = (100 - progress) / 100
    return values


def collect(rules: Rules, games: int, seed: int) -> tuple[Array, Array]:
    """Positions at the beginning of turns, and how their games were won."""
    positions: list[list[list[float]]] = []
    results: list[list[float]] = []
    seats = range(rules.players)
    for game in range(games):
        dice = Dice(seed + game)
        state = start(rules, deal(rules, dice))
        turn, rows = 0, []
        while not state.over and state.turn < MAX_TURNS:
            if state.turn != turn:
                turn = int(state.turn)
                if dice.below(TURN_STRIDE) == 0:
                    progress = int(game_progress(state))
                    rows.append([row(state, seat, progress) for seat in seats])
            advance(state, rollout_option(state, SENSIBLE, dice, NOISES[game % len(NOISES)]))
        if state.over:
            winners = outcome(state).winners
            positions += rows
            results += [[(seat in winners) / len(winners) for seat in seats]] * len(rows)
    return np.array(positions, dtype=np.float32), np.array(results, dtype=np.float32)


def chances(positions: Array, weights: Array) -> Array:
    logits = positions @ weights
    exponentials = np.exp(logits - logits.max(axis=1, keepdims=True))
    each: Array = exponentials / exponentials.sum(axis=1, keepdims=True)
    return each


def fit(positions: Array, results: Array) -> Array:
    """Adam on the log-likelihood, with features scaled alike."""
    scale = positions.reshape(-1, WEIGHT_COUNT).std(axis=0) + 1e-6
    scaled = positions / scale
    weights = np.zeros(WEIGHT_COUNT, dtype=np.float32)
    mean: Array = weights.copy()
    square: Array = weights.copy()
    for number in range(1, ROUNDS + 1):
        error = chances(scaled, weights) - results
        gradient = np.tensordot(error, scaled, ([0, 1], [0, 1])) / len(scaled) + REGULARISATION * weights
        mean = 0.9 * mean + 0.1 * gradient
        square = 0.99 * square + 0.01 * gradient * gradient
        rate = 0.03 if number < 0.7 * ROUNDS else 0.006
        weights -= rate * (mean / (1 - 0.9**number)) / (np.sqrt(square / (1 - 0.99**number)) + 1e-8)
    unscaled: Array = weights / scale
    return unscaled


def log_loss(positions: Array, results: Array, weights: Array) -> float:
    """The mean log-loss: 0 if every winner is known, log(players) if nothing is."""
    return float(-(results * np.log(chances(positions, weights) + 1e-9)).sum(axis=1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8000, help="for each set and number of players")
    parser.add_argument("--seed", type=int, default=10_000_000)
    args = parser.parse_args()
    fitted: dict[str, dict[str, float]] = {}
    for set_ in SETS:
        for players in (2, 3, 4):
            positions, results = collect(Rules(set_, players), args.games, args.seed)
            held_out = len(positions) // 5
            weights = fit(positions[held_out:], results[held_out:])
            loss = log_loss(positions[:held_out], results[:held_out], weights)
            print(
                f"{set_} {players}: {len(positions)} positions, log-loss {loss:.3f} of {np.log(players):.3f}",
                flush=True,
            )
            named = zip(WEIGHT_NAMES, weights, strict=True)
            fitted[f"{set_}-{players}"] = {
                name: round(float(weight), 4) for name, weight in named if abs(weight) > 5e-5
            }
    FILE.write_text(json.dumps(fitted, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
