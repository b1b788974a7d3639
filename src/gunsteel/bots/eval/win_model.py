"""Each player's chance to win: a linear model of named features of a position, and a softmax over the seats.

The weights are fitted to games between bots by `tools/fit_win_model.py`; `win_model.json` holds them."""

import math
from typing import Final

from mypy_extensions import i64

from gunsteel.bots.eval.purchase import game_progress
from gunsteel.core.attack import strength
from gunsteel.core.cardset import first, lowest, rest, size
from gunsteel.core.moves import points, tokens_on
from gunsteel.core.scoring import score
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_COUNT, CARD_NAMES, OF_RESOURCE
from gunsteel.core.wonders import have, need
from gunsteel.ids import RESOURCE_NAMES, CardSet, Seat, WonderId

# In the order of `features`.
FEATURE_NAMES: Final[list[str]] = [
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
FEATURE_COUNT: Final = len(FEATURE_NAMES)
# There is a weight for each feature, and one for each owned card, counted for the rest of the game.
WEIGHT_COUNT: Final = FEATURE_COUNT + CARD_COUNT
WEIGHT_NAMES: Final[list[str]] = FEATURE_NAMES + CARD_NAMES


def features(state: State, seat: Seat, progress: i64) -> list[float]:
    """The features of one seat; `progress` is how much of the game is over, in percent."""
    player = state.players[seat]
    owned = CardSet(player.hand | player.up | player.down)
    own_points = float(score(state, seat))
    late = float(progress) / 100.0
    culture = float(player.culture)
    wait = seat - state.active
    if wait < 0:
        wait += state.rules.players
    values: list[float] = [own_points, own_points * late, float(size(owned))]
    for resource in range(7):
        values.append(float(size(player.down & OF_RESOURCE[resource])))
    values.append(float(size(player.hand)))
    values.append(float(size(player.up)))
    values.append(float(strength(state, seat)))
    values.append(float(points(state.rules.strength, owned)))
    values.append(float(wait))
    values.append(_wonders_in_reach(state, seat))
    values.append(_glory(state, seat))
    values.append(culture)
    values.append(culture * late)
    return values


def _wonders_in_reach(state: State, seat: Seat) -> float:
    """Base wonders: their points, by the square of how much of the requirement is there."""
    total = 0.0
    wonders: i64 = state.wonders
    while wonders:
        wonder = WonderId(lowest(wonders))
        wonders &= wonders - 1
        if state.rules.glory_number[wonder] == 0:
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
                part = float(placed) / float(state.rules.glory_number[wonder])
                total += part * part * float(state.rules.wonder_vp[wonder])
    return total


class WinModel:
    """The weights for one set and number of players."""

    def __init__(self, weights: list[float]) -> None:
        self.feature_weights: Final = weights[:FEATURE_COUNT]
        self.card_weights: Final = weights[FEATURE_COUNT:]

    def logit(self, state: State, seat: Seat, progress: i64) -> float:
        """How good the position is for a seat; only differences between seats mean something."""
        values = features(state, seat, progress)
        total = 0.0
        for number in range(FEATURE_COUNT):
            total += self.feature_weights[number] * values[number]
        player = state.players[seat]
        owned = CardSet(player.hand | player.up | player.down)
        card_total = 0.0
        while owned:
            card_total += self.card_weights[first(owned)]
            owned = rest(owned)
        return total + card_total * float(100 - progress) / 100.0

    def chances(self, state: State) -> list[float]:
        """Each seat's chance to win."""
        progress = game_progress(state)
        logits = [self.logit(state, Seat(seat), progress) for seat in range(state.rules.players)]
        top = max(logits)
        parts = [math.exp(logit - top) for logit in logits]
        total = sum(parts)
        return [part / total for part in parts]
