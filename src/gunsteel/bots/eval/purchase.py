"""What a card of the supply is worth to a player, which one to save for, and what is still missing for it."""

from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.character import Character
from gunsteel.core.cardset import has, lowest, size
from gunsteel.core.payment import EARTH_SHIFT, FIELD, NOTHING, Purse, of_cards, pays, total, units
from gunsteel.core.scoring import CULTURE_TO_END, SPACE_ROW, score
from gunsteel.core.setup import SLOTS, connected_below, row_count, top_of_pile
from gunsteel.core.state import NO_CARD, State
from gunsteel.core.tables import SPACE_CARDS
from gunsteel.core.turn import pile_taken, surcharge
from gunsteel.ids import CardId, Seat

MAX_MISSING: Final = 5  # nobody saves for a card that lacks more resources
LONG_GAME: Final = 40  # turns of each player; most games take half of that
STARTING_CARDS: Final = 5
TURNS_FOR_A_CARD: Final = 3  # a player who buys less often is late
FULL_HAND: Final = 3  # whoever has fewer cards for the next turn wants those back that paying turns up


def game_progress(state: State) -> i64:
    """How much of the game is over, in percent: by Space cards, wonders or culture, whichever is furthest."""
    setup = state.setup
    spaces = len(setup.rows[SPACE_ROW])
    progress = 100 * (spaces - row_count(state.places, SPACE_ROW)) // max(spaces, 1)
    progress = max(progress, 100 * (5 - size(state.wonders)) // 5)
    if state.rules.glory:
        for player in state.players:
            progress = max(progress, 100 * player.culture // CULTURE_TO_END)
    return min(progress, 100)


def lead(state: State, seat: Seat) -> i64:
    """Points ahead of the best opponent."""
    best: i64 = -1000
    for other in range(state.rules.players):
        if other != seat:
            best = max(best, score(state, Seat(other)))
    return score(state, seat) - best


def ending_value(state: State, seat: Seat, more: i64, character: Character) -> i64:
    """The value of ending the game now after gaining `more` points: good for a player who is ahead then."""
    margin = lead(state, seat) + more
    if margin > 0 or is_long_game(state):
        return character.ending
    return -character.ending if margin < 0 else 0


def is_long_game(state: State) -> bool:
    """A game that drags on: a player who is behind no longer keeps it from ending."""
    return state.turn > LONG_GAME * state.rules.players


def turns_overdue(state: State, seat: Seat) -> i64:
    """By how many turns the next purchase is late: saving up is fine, sleeping is not."""
    player = state.players[seat]
    bought = size(player.hand | player.up | player.down) - STARTING_CARDS
    return max(0, state.turn // state.rules.players - TURNS_FOR_A_CARD * (bought + 1))


def resource_price(state: State, seat: Seat, character: Character) -> i64:
    """What it costs to turn a covered card up. With nothing else to play, it comes back to a hand that lacks cards."""
    if character.overdue == 0:  # who has time for everything keeps resources
        return character.price
    player = state.players[seat]
    cards = size(player.hand)
    if cards < 2:  # R48: the cards on the table come back
        cards += size(player.up)
    return character.price * min(cards, FULL_HAND) // FULL_HAND


def card_value(state: State, seat: Seat, card: CardId, progress: i64, character: Character) -> i64:
    """A supply card in this player's possession: points now, its effect for the rest of the game, perhaps the end."""
    rules = state.rules
    value = 100 * rules.vp[card]
    value += (
        (character.card + character.long_term[card] + character.strength * rules.strength[card])
        * (110 - progress)
        // 100
    )
    if has(SPACE_CARDS, card) and state.setup.place_of[card] >= 0 and row_count(state.places, SPACE_ROW) == 1:
        value += ending_value(state, seat, rules.vp[card], character)
    return value


class Plan:
    """The card a player saves for, and which resources are missing."""

    def __init__(self, state: State, seat: Seat, gained: bool, character: Character) -> None:
        self.character: Final = character
        self.card: CardId = NO_CARD
        self.need: Purse = NOTHING  # the resources of the cost that the player does not have yet
        self.missing: i64 = 0  # how many resources
        self._best: i64 = -100000
        have = of_cards(state.players[seat].down)
        if gained:
            have = Purse(have + state.gained)
        most = units(have)
        progress = game_progress(state)
        places = state.places
        while places:
            place = lowest(places)
            places &= places - 1
            card = state.setup.card_at[place]
            self._consider(state, seat, card, have, most, connected_below(state.places, place), progress)
        if state.rules.piles:
            for slot in range(SLOTS):
                top = top_of_pile(state.setup, slot, pile_taken(state, slot))
                if top != NO_CARD:
                    self._consider(state, seat, top, have, most, surcharge(state, top), progress)

    def _consider(
        self, state: State, seat: Seat, card: CardId, have: Purse, most: i64, extra: i64, progress: i64
    ) -> None:
        cost = state.rules.cost[card]
        # At least this much is missing: most cards are ruled out at once.
        least = total(cost) + extra - most
        if least > MAX_MISSING:
            return
        value = card_value(state, seat, card, progress, self.character)
        if value - self.character.missing * max(least, 0) <= self._best:
            return
        need: i64 = 0
        shift: i64 = 0
        step: i64 = 1
        while shift < EARTH_SHIFT:
            lacking = ((cost >> shift) & 255) - ((have >> shift) & 255)
            if lacking > 0:
                need += lacking * step
            shift += FIELD
            step *= 256
        missing = least
        if missing <= 0:
            # Enough in number, but perhaps not of the right kinds, even after conversion.
            missing = 0 if pays(have, cost, extra) else 1
        value -= self.character.missing * missing
        if value > self._best:
            self._best = value
            self.card = card
            self.need = Purse(need) if missing else NOTHING
            self.missing = missing
