"""Asking: which seat is asked what, and where a set begins."""

from mypy_extensions import i64

from gunsteel.core import decision, events
from gunsteel.core.state import Frame, State
from gunsteel.ids import Seat


def offer(state: State, seat: Seat, kind: i64, options: i64, extras: i64 = 0) -> None:
    """Options as bits; with none the step does not happen, with one it is applied silently (docs/protocol.md 1.2)."""
    state.seat = seat
    state.kind = kind
    state.options = options
    state.extras = extras


def in_set(state: State) -> bool:
    """Whether somebody has begun to choose a set and is asked for more of it."""
    return not state.over and state.kind in decision.SET_KINDS and state.stack[len(state.stack) - 1].last >= 0


def begin_set(state: State, frame: Frame) -> None:
    """What follows until the set is complete is one act to everybody else."""
    if frame.last < 0:
        events.set_began(state.events, frame.who)
