"""What may belong to a set, and for how many it counts: compared with every set that can be chosen."""

from collections.abc import Iterator
from itertools import chain, count, islice, takewhile

import pytest

from gunsteel.core import decision, events
from gunsteel.core.engine import advance
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NAMES
from gunsteel.explain.about import AboutFixedSet, fitting
from gunsteel.explain.why_asked import why_asked
from gunsteel.formats.notation import offered_names
from tests.laws.games import CONFIGURATIONS, scale, states, with_switch

# Payments are made of kinds of resources: they have tests of their own.
SETS = [kind for kind in decision.SET_KINDS if kind != decision.PAY]
# From where to where the cards of a set move; other moves are consequences.
WAYS = {
    decision.DEPLETE: (events.DOWN, events.UP),
    decision.REPLENISH: (events.UP, events.DOWN),
    decision.PLAY: (events.HAND, events.UP),
    decision.TAKE_BACK: (events.DOWN, events.HAND),
}
SPACE_TWICE = "space-counts-two"
FEW = 8  # with more covered cards there are too many sets


def sets(state: State, chosen: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Every set that can be chosen from here; a choice without alternative is not asked for."""
    for name, option in offered_names(state).items():
        after = state.copy()
        after.events = []
        advance(after, option)
        # Another set may begin at once.
        own = list(takewhile(lambda event: event.kind != events.SET, after.events))
        ended = len(own) < len(after.events)
        way = WAYS.get(state.kind)
        moved = [
            CARD_NAMES[event.card]
            for event in own
            if event.kind == events.MOVED and event.seat == state.seat and way in (None, (event.origin, event.target))
        ]
        after.events = None
        more = (*chosen, *moved)
        if name != "done" and not ended and not after.over and after.kind == state.kind and after.stack[-1].last >= 0:
            yield from sets(after, more)
        else:
            yield more


def asked_for_sets(set_: str, players: int) -> Iterator[State]:
    games = (states(with_switch(set_, players, switch), seed) for seed in count(70) for switch in (None, SPACE_TWICE))
    for state in chain.from_iterable(games):
        if not state.over and state.kind in SETS and state.stack[-1].last < 0:
            if len(fitting(why_asked(state))) <= FEW:
                yield state


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_what_fits_is_what_some_set_contains(set_: str, players: int) -> None:
    tried = 0
    for state in islice(asked_for_sets(set_, players), scale(150)):
        about = why_asked(state)
        cards = {name.rpartition(":")[2]: worth for name, worth in fitting(about).items()}
        found = [[name for name in chosen if name in cards] for chosen in sets(state)]
        assert {name for chosen in found for name in chosen} == set(cards), about
        if isinstance(about, AboutFixedSet):
            for chosen in found:
                most = sum(cards[name] for name in chosen)
                assert len(chosen) <= about.left <= most, (about, chosen)
        tried += len(found)
    assert tried > scale(100)
