"""How a game stands for each player: named features of a position, and the chances that follow from them.

The weights are fitted to games between bots by `tools/fit_prospects.py`; `prospects.json` holds them."""

import math
from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.purchase import closeness
from gunsteel.core.attack import strength
from gunsteel.core.cardset import first, lowest, rest, size
from gunsteel.core.moves import points, tokens_on
from gunsteel.core.scoring import score
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_COUNT, CARD_NAMES, GLORY_NUMBER, OF_RESOURCE
from gunsteel.core.wonders import have, need
from gunsteel.ids import RESOURCE_NAMES, CardSet, Seat, WonderId

# The features, in the order of `features`; after them each card owned, counted for the rest of the game.
NAMES: Final[list[str]] = [
    "points",
    "points towards the end",
    "cards",
    *[f"covered {name}" for name in RESOURCE_NAMES],
    "hand",
    "face up",
    "strength",
    "all strength",
    "turns to wait",
    "wonders in reach",
    "glory",
    "culture",
    "culture towards the end",
]
PLAIN: Final = len(NAMES)
COUNT: Final = PLAIN + CARD_COUNT
ALL_NAMES: Final[list[str]] = NAMES + CARD_NAMES


def features(state: State, seat: Seat, near: i64) -> list[float]:
    """What counts for one seat; `near` is how close the end is, in percent."""
    player = state.players[seat]
    owned = CardSet(player.hand | player.up | player.down)
    own_points = float(score(state, seat))
    late = float(near) / 100.0
    culture = float(player.culture)
    wait = seat - state.active
    if wait < 0:
        wait += state.rules.players
    found: list[float] = [own_points, own_points * late, float(size(owned))]
    for resource in range(7):
        found.append(float(size(player.down & OF_RESOURCE[resource])))
    found.append(float(size(player.hand)))
    found.append(float(size(player.up)))
    found.append(float(strength(state, seat)))
    found.append(float(points(state.rules.strength, owned)))
    found.append(float(wait))
    found.append(_wonders_in_reach(state, seat))
    found.append(_glory(state, seat))
    found.append(culture)
    found.append(culture * late)
    return found


def _wonders_in_reach(state: State, seat: Seat) -> float:
    """Base wonders: their points, by the square of how much of the requirement is there."""
    total = 0.0
    wonders: i64 = state.wonders
    while wonders:
        wonder = WonderId(lowest(wonders))
        wonders &= wonders - 1
        if GLORY_NUMBER[wonder] == 0:
            part = float(have(state, seat, wonder)) / float(need(state, wonder))
            if part > 1.0:
                part = 1.0
            total += part * part * float(state.rules.wonder_vp[wonder])
    return total


def _glory(state: State, seat: Seat) -> float:
    """Tokens on wonders, likewise."""
    total = 0.0
    if state.players[seat].glory:
        wonders: i64 = state.wonders
        while wonders:
            wonder = WonderId(lowest(wonders))
            wonders &= wonders - 1
            placed = tokens_on(state.players[seat], wonder)
            if placed:
                part = float(placed) / float(GLORY_NUMBER[wonder])
                total += part * part * float(state.rules.wonder_vp[wonder])
    return total


class Prospects:
    """The weights of one game, by feature and by card."""

    def __init__(self, weights: list[float]) -> None:
        self.plain: Final = weights[:PLAIN]
        self.cards: Final = weights[PLAIN:]

    def of(self, state: State, seat: Seat, near: i64) -> float:
        """How well a seat stands; only differences between seats mean something."""
        found = features(state, seat, near)
        total = 0.0
        for number in range(PLAIN):
            total += self.plain[number] * found[number]
        player = state.players[seat]
        owned = CardSet(player.hand | player.up | player.down)
        lasting = 0.0
        while owned:
            lasting += self.cards[first(owned)]
            owned = rest(owned)
        return total + lasting * float(100 - near) / 100.0

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        near = closeness(state)
        standings = [self.of(state, Seat(seat), near) for seat in range(state.rules.players)]
        top = max(standings)
        parts = [math.exp(standing - top) for standing in standings]
        total = sum(parts)
        return [part / total for part in parts]
