"""A position as numbers, as far as one audience knows it: bots sample full positions from it."""

from functools import lru_cache

import msgspec
from msgspec import Struct

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.setup import SLOTS
from gunsteel.core.state import HEAD_INTS, PLAYER_INTS, State
from gunsteel.core.turn import pile_taken
from gunsteel.info.belief import Belief
from gunsteel.info.sample import draw, with_options
from gunsteel.info.view import View, unknown_seats


class Position(Struct, frozen=True):
    """A state's ints with zeros for what is not known, what is known of the layout, and the public belief."""

    ints: list[int]
    rows: list[list[int]]
    piles: list[list[int]]
    under: list[list[int]]
    wonders: list[int]
    unknown: list[int]
    hidden: list[list[int]]
    covered: list[list[list[int]]]

    @property
    def certain(self) -> bool:
        """Whether only one position fits."""
        return not self.unknown and all(len(rest) < 2 for rest in self.under)

    def belief(self) -> Belief:
        """The public belief, to go on from."""
        belief = Belief(len(self.hidden))
        belief.hidden = [list(row) for row in self.hidden]
        belief.covered = [[list(sets) for sets in row] for row in self.covered]
        belief.seen = [self.ints[HEAD_INTS + PLAYER_INTS * seat + 7] for seat in range(len(self.hidden))]
        return belief


def position_of(state: State, belief: Belief, audience: int | None) -> Position:
    """What this audience knows of the state."""
    unknown = unknown_seats(state.rules, audience)
    taken = [int(pile_taken(state, slot)) for slot in range(SLOTS)]
    piles = [list(map(int, pile)) for pile in state.setup.piles]
    return Position(
        ints=_known_ints(state, audience, unknown),
        rows=[list(map(int, row)) for row in state.setup.rows],
        piles=[pile[: gone + 1] for pile, gone in zip(piles, taken, strict=True)],
        under=[sorted(pile[gone + 1 :]) for pile, gone in zip(piles, taken, strict=True)],
        wonders=[int(wonder) for wonder in state.setup.wonders],
        unknown=unknown,
        hidden=[list(row) for row in belief.hidden],
        covered=[[list(sets) for sets in row] for row in belief.covered],
    )


def _known_ints(state: State, audience: int | None, unknown: list[int]) -> list[int]:
    """The ints of `State.to_ints`, written one by one; zero where this audience may not look."""
    # With custom values, how many points came back to hand would tell which cards did.
    retrieved = state.retrieved if audience == state.active or state.rules.vp_by_back else 0
    ints = [
        int(state.active),
        int(state.turn),
        int(state.places),
        int(state.taken),
        int(state.wonders),
        int(state.gained),
        int(state.revealed),
        int(state.deeds),
        int(state.laid),
        int(retrieved),
        int(state.kind),
        int(state.seat),
        0,
        0,
        int(state.over),
    ]
    for seat, player in enumerate(state.players):
        hidden = seat in unknown
        ints += [0 if hidden else int(player.hand), int(player.up), 0 if hidden else int(player.down)]
        ints += [int(player.wonders), int(player.culture), int(player.glory), int(player.highest), int(player.seen)]
    for frame in state.stack:
        ints += frame.ints()
    return ints


@lru_cache(maxsize=64)
def _rules(set_: str, players: int, switches: tuple[tuple[str, bool], ...], values: bytes) -> Rules:
    return Rules(set_, players, dict(switches), msgspec.json.decode(values))


def rules_of(view: View) -> Rules:
    """The rules of the game that is seen; all views of a game share them."""
    values = msgspec.json.encode(view.values) if view.values else b"{}"
    return _rules(view.set, view.players, tuple(view.switches.items()), values)


def sample_position(view: View, known: Position, dice: Dice) -> State:
    """A full position, uniformly among those consistent with what the view's audience has seen; ready to be played."""
    return with_options(sample_unasked(view, known, dice))


def sample_unasked(view: View, known: Position, dice: Dice) -> State:
    """The same before its question is asked: observing it gives this view."""
    return draw(
        rules_of(view),
        known.ints,
        known.rows,
        known.piles,
        known.under,
        known.wonders,
        known.unknown,
        known.hidden,
        known.covered,
        dice,
    )
