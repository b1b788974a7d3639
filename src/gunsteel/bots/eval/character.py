"""What a player cares about, in hundredths of a victory point: the considerations of `instinct`, each by its name.

A sensible player has the numbers below; whoever overlooks something has a nought in its place."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.lasting import LASTING
from gunsteel.core.tables import CARD_NAMES


class Character:
    """The weights of all considerations."""

    def __init__(self) -> None:
        # Tempo of the hand.
        self.played: i64 = 9  # a card more on the table by an effect: the hand is back sooner
        self.hand: i64 = 3  # taking a covered card back, for each card that the hand is short of four
        self.effect: i64 = 84  # percent of its effect that a card loses when it is laid as a resource
        # Resources, Food to Space.
        self.covered: list[i64] = [57, 82, 123, 120, 92, 96, 172]  # a covered card
        self.gained: list[i64] = [20, 30, 57, 63, 65, 70, 151]  # a resource for this turn only
        # What the next purchases need.
        self.need: i64 = 62  # a resource that the next purchase lacks
        self.short: i64 = 104  # each resource that a card is still away
        self.spent: i64 = 44  # each resource that a purchase takes
        # What a card is good for.
        self.card: i64 = -8  # any card more
        self.power: i64 = 50  # each point of its strength
        self.lasting: list[i64] = [LASTING[name] for name in CARD_NAMES]  # its effect
        # The surcharge race.
        self.race: i64 = 20  # each point that a purchase brings within the next player's reach
        # Wonders and glory in reach.
        self.reach: i64 = 26  # percent of a wonder's points, by how near it comes
        self.glory: i64 = 51  # percent of a glory token's worth
        self.wonder: i64 = 81  # each point of a wonder
        self.token: i64 = 43  # a culture token
        # When an attack pays.
        self.harm: i64 = 59  # a covered card that an opponent must turn up
        self.help: i64 = 34  # a covered card more for an opponent
        self.shown: i64 = 3  # each point of strength on the table
        # When to respond.
        self.hold: i64 = 111  # holding an attack off
        # Closing the game when ahead, and not when behind.
        self.closing: i64 = 1607


SENSIBLE: Final = Character()
