"""The end of the game and its result (R98-R105)."""

from typing import Final

from mypy_extensions import i64

from gunsteel.core import events
from gunsteel.core.cardset import has, size
from gunsteel.core.moves import points, return_revealed
from gunsteel.core.setup import row_count
from gunsteel.core.state import State
from gunsteel.core.tables import REVEALING
from gunsteel.core.wonders import wonder_points
from gunsteel.ids import CardSet, Seat

SPACE_ROW: Final = 4
CULTURE_TO_END: Final = 15


def end_reasons(state: State) -> i64:
    """Why the game would end now, as bits (R98, R100, R101); culture counts as it is now (Q17)."""
    reasons: i64 = 0
    if row_count(state.places, SPACE_ROW) == 0:
        reasons |= events.LAST_SPACE
    if state.wonders == 0:
        reasons |= events.LAST_WONDER
    if state.rules.glory:
        for player in state.players:
            if player.culture >= CULTURE_TO_END:
                reasons |= events.ENOUGH_CULTURE
    return reasons


def end_at_once(state: State) -> None:
    """Q2: with the switch, the game stops right at the gain or purchase."""
    if state.rules.end_at_once and end_reasons(state) & (events.LAST_SPACE | events.LAST_WONDER):
        state.over = True


def close_game(state: State) -> None:
    """Nothing more is asked; a revealed card goes back to its hand before the count."""
    if state.revealed:
        for frame in state.stack:
            if frame.card >= 0 and has(REVEALING, frame.card):
                return_revealed(state, frame.who)
    state.stack.clear()
    events.ended(state.events, state.active, end_reasons(state))


class Outcome:
    """The result: victory points and cards by seat, and who won (R103-R105)."""

    def __init__(self, points: list[int], cards: list[int]) -> None:
        self.points: Final = points
        self.cards: Final = cards
        best = max(zip(points, cards, strict=True))
        self.winners: Final = [seat for seat in range(len(points)) if (points[seat], cards[seat]) == best]

    def __repr__(self) -> str:
        return f"<Outcome: winners {self.winners}, points {self.points}, cards {self.cards}>"


def score(state: State, seat: Seat) -> i64:
    """VP in hand and area on either side, wonders, one for each culture token (R103)."""
    player = state.players[seat]
    cards = CardSet(player.hand | player.up | player.down)
    return points(state.rules.vp, cards) + wonder_points(state, player) + player.culture


def card_count(state: State, seat: Seat) -> i64:
    """Civilisation cards in hand and area, and wonders (R104, Q50)."""
    player = state.players[seat]
    return size(player.hand | player.up | player.down) + size(player.wonders)


def outcome(state: State) -> Outcome:
    seats = [Seat(number) for number in range(state.rules.players)]
    return Outcome([score(state, seat) for seat in seats], [card_count(state, seat) for seat in seats])
