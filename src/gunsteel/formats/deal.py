"""Shuffle a layout for a game (R29-R31, R106-R109)."""

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.setup import SLOTS, Rows, Setup, row_sizes, supply_by_age, wonder_choices
from gunsteel.ids import CardId, WonderId


def deal(rules: Rules, dice: Dice) -> Setup:
    """A layout the rules can produce, every one as likely as any other."""
    sizes = row_sizes(rules)
    rows: Rows = []
    piles: Rows = []
    for slot, cards in enumerate(supply_by_age(rules)):
        numbers = [int(card) for card in cards]
        dice.shuffle(numbers)
        shuffled = [CardId(number) for number in numbers]
        rows.append(shuffled[: sizes[slot]])
        piles.append(shuffled[sizes[slot] :])
    wonders: list[WonderId] = []
    for slot in range(SLOTS):
        choices = wonder_choices(rules, rows, piles, slot)
        wonders.append(choices[dice.below(len(choices))] if len(choices) > 1 else choices[0])
    return Setup(rows, piles, wonders)
