"""Whole payments: what they promise is what happens."""

from itertools import islice

import pytest

from gunsteel.catalog.index import SETS
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.explain.payments import payments
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Record
from gunsteel.info.events import Bought, Front, Moved, Spent
from gunsteel.shared_game import Refusal, SharedGame


def asked(set_: str, players: int, seed: int, kind: int) -> "list[SharedGame]":
    """Tables of a random game at each question of a kind."""
    rules, dice = Rules(set_, players), Dice(seed)
    table = SharedGame(Record(rules, deal(rules, dice)))
    found = []
    while table.chooser is not None:
        if table.state.kind == kind:
            found.append(table.branch(len(table.record.choices)))
        names = list(offered_names(table.state))
        told = table.submit(table.chooser, [names[dice.below(len(names))]])
        assert not isinstance(told, Refusal)
    return found


def _n(table: SharedGame) -> int:
    return table.counts[table.chooser] if isinstance(table.chooser, int) else 0


def buyable(state: State) -> list[str]:
    return [name for name, option in offered_names(state).items() if option < decision.EXTRA]


@pytest.mark.parametrize("set_", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_payment_turns_and_spends_what_it_says_and_buys_the_card(set_: str, players: int) -> None:
    tried = 0
    for table in islice(asked(set_, players, 11, decision.BUY), 40):
        for name in buyable(table.state):
            ways = payments(table.state, name, 50)
            assert ways, "what is on offer can be paid"
            assert [len(way.cards) for way in ways] == sorted(len(way.cards) for way in ways)
            for way in (ways[0], ways[-1]):
                again = table.branch(len(table.record.choices))
                buyer = again.chooser
                assert isinstance(buyer, int)
                happened = []
                for answer in way.answers:
                    assert again.chooser == buyer
                    told = again.submit(buyer, [answer])
                    assert not isinstance(told, Refusal)
                    happened += told[buyer].events
                bought, sale = next(entry for entry in enumerate(happened) if isinstance(entry[1], Bought))
                turned = [
                    event.card.card
                    for event in happened[:bought]
                    if isinstance(event, Moved) and event.origin == "down" and isinstance(event.card, Front)
                ]
                spent = [event.resource for event in happened[:bought] if isinstance(event, Spent)]
                assert turned == way.cards
                assert {resource: spent.count(resource) for resource in spent} == way.gained
                assert isinstance(sale, Bought)
                assert sale.card == name.removeprefix("pile:")
                tried += 1
    assert tried > 20


def test_from_the_middle_of_a_payment_only_what_is_left_is_told() -> None:
    (table, *_) = asked("base", 3, 11, decision.PAY)
    ways = payments(table.state, None, 50)
    assert {way.answers[0] for way in ways} == set(offered_names(table.state))


def test_other_questions_have_no_payments() -> None:
    (table, *_) = asked("base", 3, 11, decision.RESOURCE)
    assert payments(table.state, None, 50) == []
    assert payments(table.state, "mining", 50) == []


def test_of_many_payments_the_cheapest_are_told() -> None:
    tables = asked("base", 2, 11, decision.BUY)
    every = [(table, name, payments(table.state, name, 500)) for table in tables for name in buyable(table.state)]
    table, name, widest = max(every, key=lambda one: len(one[2]))
    assert len(widest) > 3
    for most in (1, 2, len(widest)):
        assert payments(table.state, name, most) == widest[:most]
