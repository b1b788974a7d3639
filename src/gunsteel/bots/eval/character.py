"""What a player cares about: the weights of all considerations, in hundredths of a victory point.

`option_values` weighs the options of a question by them. A sensible player has the numbers below; a player who
overlooks something has a zero there."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.long_term import long_term_values


class Character:
    """The weights of all considerations."""

    def __init__(self) -> None:
        # Tempo of the hand.
        self.played: i64 = 9  # a card played by an effect: the hand is back sooner
        self.small_hand: i64 = 3  # taking a covered card back, for each card that the hand is short of four
        self.lost_effect: i64 = 84  # percent of its effect that a card loses when it is laid as a resource
        # Resources, Food to Space.
        self.covered: list[i64] = [57, 82, 123, 120, 92, 96, 172]  # a covered card
        self.gained: list[i64] = [20, 30, 57, 63, 65, 70, 151]  # a resource for this turn only
        # What the next purchases need.
        self.needed: i64 = 62  # a resource that the next purchase lacks
        self.missing: i64 = 104  # each resource that is still missing for a card
        self.price: i64 = 44  # each resource that a purchase costs
        self.overdue: i64 = 15  # each turn by which the next purchase is late
        # What a card is good for.
        self.card: i64 = -8  # any additional card
        self.strength: i64 = 50  # each point of its strength
        self.long_term: list[i64] = long_term_values()  # its effect
        # The surcharge race.
        self.surcharge_race: i64 = 20  # each point that a purchase brings within the next player's reach
        # Wonders and glory in reach.
        self.wonder_progress: i64 = 26  # percent of a wonder's points, by how near it comes
        self.glory: i64 = 51  # percent of a glory token's value
        self.wonder: i64 = 81  # each point of a wonder
        self.culture: i64 = 43  # a culture token
        # When an attack pays.
        self.harm: list[i64] = [59, 30, 8]  # a covered card that one of one, two, three opponents must turn up
        self.help: i64 = 34  # an additional covered card for an opponent
        self.visible_strength: i64 = 3  # each point of strength on the table
        # When to respond.
        self.defense: i64 = 111  # holding an attack off
        # Ending the game when ahead, and not when behind.
        self.ending: i64 = 1607


def _patient() -> Character:
    character = Character()
    character.overdue = 0
    character.harm = [59, 44, 39]
    return character


SENSIBLE: Final = Character()
# For the search: its win model was fitted to games of such players.
PATIENT: Final = _patient()
