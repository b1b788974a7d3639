"""What a player cares about, in hundredths of a victory point: the considerations of `instinct`, each by its name.

A sensible player has the numbers below; whoever overlooks something has a nought in its place."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core import program
from gunsteel.core.program import CODE, ENTRY, WIDTH
from gunsteel.core.tables import CARD_COUNT
from gunsteel.ids import CardId


class Character:
    """The weights of all considerations."""

    def __init__(self) -> None:
        # Tempo of the hand.
        self.played: i64 = 25  # a card more on the table by an effect: the hand is back sooner
        self.hand: i64 = 30  # taking a covered card back, for each card that the hand is short of four
        self.effect: i64 = 50  # percent of its effect that a card loses when it is laid as a resource
        # Resources, Food to Space.
        self.covered: list[i64] = [40, 45, 60, 75, 90, 100, 150]  # a covered card
        self.gained: list[i64] = [25, 30, 45, 60, 70, 85, 140]  # a resource for this turn only
        # What the next purchases need.
        self.need: i64 = 55  # a resource that the next purchase lacks
        self.short: i64 = 45  # each resource that a card is still away
        self.spent: i64 = 28  # each resource that a purchase takes
        # What a card is good for.
        self.card: i64 = 45  # any card more
        self.power: i64 = 18  # each point of its strength
        self.lasting: list[i64] = [_lasting(CardId(card)) for card in range(CARD_COUNT)]  # its effect
        # The surcharge race.
        self.race: i64 = 25  # a card that an opponent could buy too
        # Wonders and glory in reach.
        self.reach: i64 = 40  # percent of a wonder's points, by how near it comes
        self.glory: i64 = 100  # percent of a glory token's worth
        self.wonder: i64 = 100  # each point of a wonder
        self.token: i64 = 100  # a culture token
        # When an attack pays.
        self.harm: i64 = 30  # a covered card that an opponent must turn up
        self.help: i64 = 22  # a covered card more for an opponent
        self.shown: i64 = 12  # each point of strength on the table
        # When to respond.
        self.hold: i64 = 90  # holding an attack off
        # Closing the game when ahead, and not when behind.
        self.closing: i64 = 1500


def _lasting(card: CardId) -> i64:
    """A first guess at what an effect is good for over a game, from its steps alone."""
    worths: dict[int, int] = {
        program.GAIN: 35,
        program.GAIN_ONE: 35,
        program.PLAY: 15,
        program.ACTIVATE_VISIBLE: 45,
        program.ACTIVATE_COVERED: 30,
        program.ACTIVATE_PLAYED: 35,
        program.ACTIVATE_OPPONENTS: 45,
        program.REVEAL_HAND: 30,
        program.TARGET: 40,
        program.TAKE: 50,
        program.BY_ATTACK_CARDS: 20,
        program.CHOOSE_WONDER: 120,
        program.COMPARE: 25,
        program.GIVE_WONDER: 40,
        program.CULTURE_PER_CARD: 60,
    }
    total = 0
    pc = int(ENTRY[card])
    opponents = False
    while CODE[pc] != program.END:
        step = int(CODE[pc])
        if step == program.OPPONENTS:
            opponents = True
        elif step == program.JUMP:
            opponents = False
        elif step == program.REPLENISH:
            total += -15 if opponents else 25 * min(int(CODE[pc + 2]), 3)
        elif step == program.CULTURE:
            total += (-20 if opponents else 40) * int(CODE[pc + 1])
        else:
            total += worths.get(step, 0)
        pc += WIDTH
    return total


SENSIBLE: Final = Character()
