"""Tune the weights of `bots.eval.character` in games between players whose weights differ.

Simultaneous perturbation: in every round all weights are moved a little up or down at random, the two characters play a
few hundred games without looking ahead, and all weights follow the winner. Prints the numbers for
`bots/eval/character.py` and `bots/eval/long_term.py`.

    python -m tools.tune_character --rounds 1500 --seed 1
"""

import argparse
import sys

from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.eval.rollout import rollout_option
from gunsteel.catalog.index import SETS
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, start
from gunsteel.core.rules import Rules
from gunsteel.core.scoring import outcome
from gunsteel.core.tables import CARD_NAMES
from gunsteel.formats.deal import deal

GAMES = [Rules(set_, players) for set_ in SETS for players in (2, 3, 4)]
# Which seats the one character has; the other has the rest.
SEATS = {2: (1, 2), 3: (1, 6, 2, 5, 4, 3), 4: (3, 12, 5, 10, 9, 6)}
DEALS = 36
NOISE = 20
MAX_TURNS = 400
# How far a weight is moved at most, by name; every number of a list on its own.
SCALE = {
    **dict.fromkeys(("played", "small_hand", "price", "overdue", "strength", "help"), 15),
    **dict.fromkeys(("missing", "surcharge_race", "harm", "covered", "gained"), 20),
    **dict.fromkeys(("card", "wonder", "culture"), 25),
    **dict.fromkeys(("lost_effect", "needed", "wonder_progress"), 30),
    **dict.fromkeys(("defense", "long_term"), 40),
    "visible_strength": 10,
    "glory": 50,
    "ending": 400,
}
STEP = 0.4
RATE = 0.35

Weights = dict[tuple[str, int], float]


def weights_of(character: Character) -> Weights:
    weights: Weights = {}
    for name in SCALE:
        value = getattr(character, name)
        for index, number in enumerate(value if isinstance(value, list) else [value]):
            weights[name, index] = float(number)
    return weights


def character_of(weights: Weights) -> Character:
    character = Character()
    for name in SCALE:
        values = [round(number) for (of, _), number in weights.items() if of == name]
        setattr(character, name, values if isinstance(getattr(character, name), list) else values[0])
    return character


def share(one: Character, two: Character, rules: Rules, seed: int, seats: int) -> float:
    """What character one wins of a game, minus its share of the seats."""
    state = start(rules, deal(rules, Dice(seed)))
    dice = Dice(31 * seed + seats)
    while not state.over and state.turn < MAX_TURNS:
        ours = state.seat != decision.CHANCE_SEAT and seats >> int(state.seat) & 1
        advance(state, rollout_option(state, one if ours else two, dice, NOISE))
    if not state.over:
        return 0.0
    winners = outcome(state).winners
    won = sum(seats >> winner & 1 for winner in winners) / len(winners)
    return won - seats.bit_count() / int(rules.players)


def compare(one: Character, two: Character, deals: int, first_seed: int) -> float:
    """How much more character one wins than two, over all nine games."""
    total = 0.0
    for number in range(deals):
        for rules in GAMES:
            seatings = SEATS[int(rules.players)]
            seed = 97 * (first_seed + number // len(seatings)) + int(rules.players)
            total += share(one, two, rules, seed, seatings[number % len(seatings)])
    return total / (deals * len(GAMES))


def tune(rounds: int, seed: int) -> Weights:
    weights = weights_of(SENSIBLE)
    dice = Dice(seed)
    for number in range(rounds):
        signs = {key: 2 * int(dice.below(2)) - 1 for key in weights}
        up = {key: value + STEP * SCALE[key[0]] * signs[key] for key, value in weights.items()}
        down = {key: value - STEP * SCALE[key[0]] * signs[key] for key, value in weights.items()}
        won = compare(character_of(up), character_of(down), DEALS, 1_000_000 * seed + 50 * number)
        rate = RATE * (1 - 0.8 * number / rounds)
        for key in weights:
            weights[key] += rate * won * signs[key] * SCALE[key[0]]
        if number % 100 == 99:
            ahead = compare(character_of(weights), SENSIBLE, DEALS, 7)
            print(f"{number + 1} rounds: wins {ahead:+.3f} more than the current character", file=sys.stderr)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tuned = character_of(tune(args.rounds, args.seed))
    for name in SCALE:
        if name != "long_term":
            print(f"self.{name} = {getattr(tuned, name)}")
    for card, value in zip(CARD_NAMES, tuned.long_term, strict=True):
        print(f'    "{card}": {value},')


if __name__ == "__main__":
    main()
