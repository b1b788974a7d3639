"""Complete payments: giving their answers turns, spends and buys what they say."""

from itertools import islice

import pytest

from gunsteel.catalog.index import SETS
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.explain.payments import ways_to_pay
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Record
from gunsteel.info.events import Bought, Front, Moved, Spent
from gunsteel.shared_game import Refusal, SharedGame


def games_asked(set_: str, players: int, seed: int, kind: int) -> "list[SharedGame]":
    """Copies of a random game at each question of a kind."""
    rules, dice = Rules(set_, players), Dice(seed)
    game = SharedGame(Record(rules, deal(rules, dice)))
    copies = []
    while game.chooser is not None:
        if game.state.kind == kind:
            copies.append(game.branch(len(game.record.choices)))
        names = list(offered_names(game.state))
        updates = game.submit(game.chooser, [names[dice.below(len(names))]])
        assert not isinstance(updates, Refusal)
    return copies


def buyable(state: State) -> list[str]:
    return [name for name, option in offered_names(state).items() if option < decision.EXTRA]


@pytest.mark.parametrize("set_", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_payment_turns_and_spends_what_it_says_and_buys_the_card(set_: str, players: int) -> None:
    tried = 0
    for game in islice(games_asked(set_, players, 11, decision.BUY), 40):
        for name in buyable(game.state):
            ways = ways_to_pay(game.state, name, 50)
            assert ways, "what is on offer can be paid"
            assert [len(way.cards) for way in ways] == sorted(len(way.cards) for way in ways)
            for way in (ways[0], ways[-1]):
                again = game.branch(len(game.record.choices))
                buyer = again.chooser
                assert isinstance(buyer, int)
                events = []
                for answer in way.answers:
                    assert again.chooser == buyer
                    updates = again.submit(buyer, [answer])
                    assert not isinstance(updates, Refusal)
                    events += updates[buyer].events
                bought, sale = next(entry for entry in enumerate(events) if isinstance(entry[1], Bought))
                turned = [
                    event.card.card
                    for event in events[:bought]
                    if isinstance(event, Moved) and event.origin == "down" and isinstance(event.card, Front)
                ]
                spent = [event.resource for event in events[:bought] if isinstance(event, Spent)]
                assert turned == way.cards
                assert {resource: spent.count(resource) for resource in spent} == way.gained
                assert isinstance(sale, Bought)
                assert sale.card == name.removeprefix("pile:")
                tried += 1
    assert tried > 20


def test_from_the_middle_of_a_payment_only_what_is_left_is_told() -> None:
    (game, *_) = games_asked("base", 3, 11, decision.PAY)
    ways = ways_to_pay(game.state, None, 50)
    assert {way.answers[0] for way in ways} == set(offered_names(game.state))


def test_other_questions_have_no_payments() -> None:
    (game, *_) = games_asked("base", 3, 11, decision.RESOURCE)
    assert ways_to_pay(game.state, None, 50) == []
    assert ways_to_pay(game.state, "mining", 50) == []


def test_of_many_payments_the_cheapest_are_told() -> None:
    games = games_asked("base", 2, 11, decision.BUY)
    every = [(game, name, ways_to_pay(game.state, name, 500)) for game in games for name in buyable(game.state)]
    game, name, widest = max(every, key=lambda one: len(one[2]))
    assert len(widest) > 3
    for most in (1, 2, len(widest)):
        assert ways_to_pay(game.state, name, most) == widest[:most]
