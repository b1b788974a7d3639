"""What a card of the supply is worth to a player, which one to save for, and what is still missing for it."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.mind.character import Character
from gunsteel.core.cardset import has, lowest, size
from gunsteel.core.payment import FIELD, NOTHING, Purse, of_cards, pays
from gunsteel.core.scoring import CULTURE_TO_END, SPACE_ROW, score
from gunsteel.core.setup import SLOTS, connected_below, row_count, top_of_pile
from gunsteel.core.state import NO_CARD, State
from gunsteel.core.tables import SPACE_CARDS
from gunsteel.core.turn import pile_taken, surcharge
from gunsteel.ids import CardId, Seat

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
        near = closeness(state)
        places = state.places
        while places:
            place = lowest(places)
            places &= places - 1
            card = state.setup.card_at[place]
            self._consider(state, seat, card, have, connected_below(state.places, place), near)
        if state.rules.piles:
            for slot in range(SLOTS):
                top = top_of_pile(state.setup, slot, pile_taken(state, slot))
                if top != NO_CARD:
                    self._consider(state, seat, top, have, surcharge(state, top), near)

    def _consider(self, state: State, seat: Seat, card: CardId, have: Purse, extra: i64, near: i64) -> None:
        cost = state.rules.cost[card]
        need: i64 = 0
        spare: i64 = 0
        short: i64 = 0
        shift: i64 = 0
        step: i64 = 1
        while shift < 40:
            left = ((have >> shift) & 255) - ((cost >> shift) & 255)
            if left < 0:
                need -= left * step
                short -= left
            else:
                spare += left
            shift += FIELD
            step *= 256
        spare += ((have >> 40) & 255) + 2 * (have >> 48)
        if spare < short + extra:
            short = short + extra - spare
        elif pays(have, cost, extra):
            short = 0
        else:
            short = 1
        if short > 5:
            return
        worth = card_worth(state, seat, card, near, self.character) - self.character.short * short
        if worth > self._best:
            self._best = worth
            self.card = card
            self.need = Purse(need) if short else NOTHING
            self.short = short
