"""Tune the considerations of `bots.eval.character` by games of a player against itself with other numbers.

Simultaneous perturbation: in every round all numbers are moved a little up or down at random, the two characters play a
few hundred short games by instinct alone, and all numbers follow the winner. Prints the character for
`bots/eval/character.py` and `bots/eval/lasting.py`.

    python -m tools.tune_character --rounds 1500 --seed 1
"""

import argparse
import sys

from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.eval.rollout import instinctive
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
LONGEST = 400
# How far a number is moved at most, by name; lists number by number.
SCALE = {
    **dict.fromkeys(("played", "hand", "spent", "power", "help"), 15),
    **dict.fromkeys(("short", "race", "harm", "covered", "gained"), 20),
    **dict.fromkeys(("card", "wonder", "token"), 25),
    **dict.fromkeys(("effect", "need", "reach"), 30),
    **dict.fromkeys(("hold", "lasting"), 40),
    "shown": 10,
    "glory": 50,
    "closing": 400,
}
STEP = 0.4
RATE = 0.35

Numbers = dict[tuple[str, int], float]


def numbers_of(character: Character) -> Numbers:
    found: Numbers = {}
    for name in SCALE:
        value = getattr(character, name)
        for place, number in enumerate(value if isinstance(value, list) else [value]):
            found[name, place] = float(number)
    return found


def character_of(numbers: Numbers) -> Character:
    character = Character()
    for name in SCALE:
        values = [round(number) for (of, _), number in numbers.items() if of == name]
        setattr(character, name, values if isinstance(getattr(character, name), list) else values[0])
    return character


def share(one: Character, two: Character, rules: Rules, seed: int, seats: int) -> float:
    """What character one wins of a game beyond its share of the seats."""
    state = start(rules, deal(rules, Dice(seed)))
    dice = Dice(31 * seed + seats)
    while not state.over and state.turn < LONGEST:
        ours = state.seat != decision.CHANCE and seats >> int(state.seat) & 1
        advance(state, instinctive(state, one if ours else two, dice, NOISE))
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


def tune(rounds: int, seed: int) -> Numbers:
    numbers = numbers_of(SENSIBLE)
    dice = Dice(seed)
    for number in range(rounds):
        signs = {key: 2 * int(dice.below(2)) - 1 for key in numbers}
        up = {key: value + STEP * SCALE[key[0]] * signs[key] for key, value in numbers.items()}
        down = {key: value - STEP * SCALE[key[0]] * signs[key] for key, value in numbers.items()}
        won = compare(character_of(up), character_of(down), DEALS, 1_000_000 * seed + 50 * number)
        rate = RATE * (1 - 0.8 * number / rounds)
        for key in numbers:
            numbers[key] += rate * won * signs[key] * SCALE[key[0]]
        if number % 100 == 99:
            ahead = compare(character_of(numbers), SENSIBLE, DEALS, 7)
            print(f"{number + 1} rounds: wins {ahead:+.3f} more than the character as it is", file=sys.stderr)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    tuned = character_of(tune(args.rounds, args.seed))
    for name in SCALE:
        if name != "lasting":
            print(f"self.{name} = {getattr(tuned, name)}")
    for card, worth in zip(CARD_NAMES, tuned.lasting, strict=True):
        print(f'    "{card}": {worth},')


if __name__ == "__main__":
    main()
