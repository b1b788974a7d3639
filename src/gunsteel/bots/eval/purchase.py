"""What a card of the supply is worth to a player, which one to save for, and what is still missing for it."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.core.cardset import has, lowest, size
from gunsteel.core.payment import FIELD, NOTHING, Purse, of_cards, pays, total
from gunsteel.core.scoring import CULTURE_TO_END, SPACE_ROW, score
from gunsteel.core.setup import SLOTS, connected_below, row_count, top_of_pile
from gunsteel.core.state import NO_CARD, State
from gunsteel.core.tables import SPACE_CARDS
from gunsteel.core.turn import pile_taken, surcharge
from gunsteel.ids import CardId, Seat

FARTHEST: Final = 5  # nobody saves for a card that is farther away
LONG_GAME: Final = 40  # turns of each player; games are mostly decided by half of that


def closeness(state: State) -> i64:
    """How near the end of the game is, in percent: by Space cards, wonders or culture, whichever is nearest."""
    setup = state.setup
    spaces = len(setup.rows[SPACE_ROW])
    near = 100 * (spaces - row_count(state.places, SPACE_ROW)) // max(spaces, 1)
    near = max(near, 100 * (5 - size(state.wonders)) // 5)
    if state.rules.glory:
        for player in state.players:
            near = max(near, 100 * player.culture // CULTURE_TO_END)
    return min(near, 100)


def lead(state: State, seat: Seat) -> i64:
    """Points ahead of the best opponent."""
    best: i64 = -1000
    for other in range(state.rules.players):
        if other != seat:
            best = max(best, score(state, Seat(other)))
    return score(state, seat) - best


def closing_worth(state: State, seat: Seat, more: i64, character: Character) -> i64:
    """Ending the game now, with so many points more: good for whoever is ahead then."""
    margin = lead(state, seat) + more
    if margin > 0 or is_long(state):
        return character.closing
    return -character.closing if margin < 0 else 0


def is_long(state: State) -> bool:
    """A game that drags on: whoever is behind no longer keeps it from ending."""
    return state.turn > LONG_GAME * state.rules.players


def card_worth(state: State, seat: Seat, card: CardId, near: i64, character: Character) -> i64:
    """A supply card in this player's hands: points now, its effect for the rest of the game, perhaps the end."""
    rules = state.rules
    worth = 100 * rules.vp[card]
    worth += (character.card + character.lasting[card] + character.power * rules.strength[card]) * (110 - near) // 100
    if has(SPACE_CARDS, card) and state.setup.place_of[card] >= 0 and row_count(state.places, SPACE_ROW) == 1:
        worth += closing_worth(state, seat, rules.vp[card], character)
    return worth


class Plan:
    """The card a player saves for, and which resources are missing."""

    def __init__(self, state: State, seat: Seat, gained: bool, character: Character) -> None:
        self.character: Final = character
        self.card: CardId = NO_CARD
        self.need: Purse = NOTHING  # the resources of the cost that are not there yet
        self.short: i64 = 0
        self._best: i64 = -100000
        have = of_cards(state.players[seat].down)
        if gained:
            have = Purse(have + state.gained)
        units = total(have) + (have >> 48)
        near = closeness(state)
        places = state.places
        while places:
            place = lowest(places)
            places &= places - 1
            card = state.setup.card_at[place]
            self._consider(state, seat, card, have, units, connected_below(state.places, place), near)
        if state.rules.piles:
            for slot in range(SLOTS):
                top = top_of_pile(state.setup, slot, pile_taken(state, slot))
                if top != NO_CARD:
                    self._consider(state, seat, top, have, units, surcharge(state, top), near)

    def _consider(self, state: State, seat: Seat, card: CardId, have: Purse, units: i64, extra: i64, near: i64) -> None:
        cost = state.rules.cost[card]
        # So much is missing at least: most cards are out of the question at once.
        least = total(cost) + extra - units
        if least > FARTHEST:
            return
        worth = card_worth(state, seat, card, near, self.character)
        if worth - self.character.short * max(least, 0) <= self._best:
            return
        need: i64 = 0
        shift: i64 = 0
        step: i64 = 1
        while shift < 40:
            lacking = ((cost >> shift) & 255) - ((have >> shift) & 255)
            if lacking > 0:
                need += lacking * step
            shift += FIELD
            step *= 256
        short = least
        if short <= 0:
            # Enough in number; whether of the right kinds, conversion counted, is another question.
            short = 0 if pays(have, cost, extra) else 1
        worth -= self.character.short * short
        if worth > self._best:
            self._best = worth
            self.card = card
            self.need = Purse(need) if short else NOTHING
            self.short = short
