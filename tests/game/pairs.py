"""Pairs of games that everybody but one seat cannot tell apart: the same public acts, other hidden cards."""

from collections.abc import Iterator

from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.engine import advance, options
from gunsteel.core.events import SET, Event
from gunsteel.core.playout import random_option
from gunsteel.core.question import in_set
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import Chooser, option_name
from gunsteel.formats.record import Record
from gunsteel.ids import Option
from gunsteel.info.events import seen_events
from gunsteel.info.progress import Audience
from gunsteel.shared_game import SharedGame, Update

# How many ways of the twin are looked through for one act.
MOST_WAYS = 200
# How many acts are tried until the twin can follow.
TRIES = 8


class Way:
    """Answers of one seat, what happened by them, and where they lead."""

    def __init__(self, state: State, names: list[str], happened: list[Event], begins_set: bool = False) -> None:
        self.state = state
        self.names = names
        self.happened = happened
        self.begins_set = begins_set  # whether the last answer led to a set, whose first members may be taken silently

    def then(self, option: Option) -> "Way":
        after = self.state.copy()
        after.events = []
        name = option_name(self.state, option)
        advance(after, option)
        happened = [*self.happened, *after.events]
        begins_set = any(event.kind == SET for event in after.events)
        after.events = None
        return Way(after, [*self.names, name], happened, begins_set)


def complete(way: Way, seat: int, whole_sets: bool = False) -> bool:
    """Whether the act is over: others are told, and the seat is not in the middle of a set, or has just begun one."""
    state = way.state
    choosing = state.seat == seat and in_set(state) and (whole_sets or not way.begins_set)
    return state.over or (state.kind not in decision.SECRET_KINDS and not choosing)


def acts(state: State, seat: int, most: int = MOST_WAYS, whole_sets: bool = False) -> Iterator[Way]:
    """All complete acts of this seat from here, as far as they are looked through."""
    ways = [Way(state, [], [])]
    seen_ways = 0
    while ways and seen_ways < most:
        way = ways.pop()
        seen_ways += 1
        if way.names and complete(way, seat, whole_sets):
            yield way
        else:
            ways += [way.then(option) for option in options(way.state)]


def random_act(state: State, seat: int, dice: Dice, whole_sets: bool = False) -> Way:
    way = Way(state, [], [])
    while not way.names or not complete(way, seat, whole_sets):
        way = way.then(random_option(way.state, dice))
    return way


Updates = list[dict[Audience, Update]]


class Pair:
    """Two tables with the same public history; only `secret` knows that they differ."""

    def __init__(self, rules: Rules, seed: int, secret: int) -> None:
        self.dice = Dice(seed)
        record = Record(rules, deal(rules, self.dice))
        self.one = SharedGame(record)
        self.two = SharedGame(record)
        self.secret = secret
        self.watchers: list[Audience] = [seat for seat in self.one.audiences if seat != secret]

    def differ(self) -> bool:
        """Whether the hidden cards really lie otherwise."""
        one, two = (table.state.players[self.secret] for table in (self.one, self.two))
        return one.down != two.down

    def step(self) -> tuple[Updates, Updates] | None:
        """One act at both tables, and what it told; None when the twin cannot follow or the game is over."""
        chooser = self.one.chooser
        if chooser is None or self.two.chooser != chooser:
            return None
        for _ in range(TRIES):
            act = random_act(self.one.state, self._seat(chooser), self.dice)
            names = self._twin(act, chooser)
            if names is not None:
                return _submit(self.one, chooser, act.names), _submit(self.two, chooser, names)
        return None

    def _seat(self, chooser: Chooser) -> int:
        return chooser if isinstance(chooser, int) else 4

    def _twin(self, act: Way, chooser: Chooser) -> list[str] | None:
        """Answers at the other table that look the same from outside."""
        rules = self.one.record.rules
        look = seen_events(act.happened, None, rules)
        if chooser != self.secret:
            # The others do the same at both tables; chance may find another card there.
            way = Way(self.two.state, [], [])
            for name in act.names:
                match = [option for option in options(way.state) if option_name(way.state, option) == name]
                if not match:
                    return None
                way = way.then(match[0])
            return way.names if seen_events(way.happened, None, rules) == look else None
        ways = [way for way in acts(self.two.state, self.secret) if seen_events(way.happened, None, rules) == look]
        return ways[self.dice.below(len(ways))].names if ways else None


def _submit(table: SharedGame, chooser: Chooser, names: list[str]) -> Updates:
    told: Updates = []
    for name in names:
        updates = table.submit(chooser, [name])
        assert isinstance(updates, dict), updates
        told.append(updates)
    return told
