"""Payments: the small ones turn, spend and buy what they say; larger ones are reached by picking sources."""

from itertools import islice

import pytest

from gunsteel.catalog.index import SETS
from gunsteel.core import decision
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.state import State
from gunsteel.core.tables import CARD_NUMBER, RESOURCE_OF
from gunsteel.explain.payments import paying_for, sources_for, why_no_payment
from gunsteel.explain.reasons import NotPaid, NotUsedUp
from gunsteel.formats.deal import deal
from gunsteel.formats.notation import offered_names
from gunsteel.formats.record import Record
from gunsteel.formats.trace import card_names
from gunsteel.ids import RESOURCE_NAMES
from gunsteel.info.events import Bought, Front, Moved, Spent
from gunsteel.shared_game import Refusal, SharedGame
from tests.scene import table


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


def counted(names: list[str]) -> dict[str, int]:
    return {name: names.count(name) for name in sorted(set(names))}


@pytest.mark.parametrize("set_", SETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_small_payment_turns_and_spends_what_it_says_and_buys_the_card(set_: str, players: int) -> None:
    tried = 0
    for game in islice(games_asked(set_, players, 11, decision.BUY), 40):
        for name in buyable(game.state):
            paying = paying_for(game.state, name)
            assert paying is not None
            assert paying.payments, "what is on offer can be paid"
            sizes = [sum(payment.cards.values()) for payment in paying.payments]
            assert sizes == sorted(sizes)
            for payment in (paying.payments[0], paying.payments[-1]):
                sources = sources_for(game.state, payment)
                check = paying_for(game.state, name, sources)
                assert check is not None
                assert check.complete
                assert check.converts == payment.converts
                again = game.branch(len(game.record.choices))
                buyer = again.chooser
                assert isinstance(buyer, int)
                updates = again.submit(buyer, [name, *sources, "done"])
                assert not isinstance(updates, Refusal)
                events = updates[buyer].events
                bought, sale = next(entry for entry in enumerate(events) if isinstance(entry[1], Bought))
                turned = [
                    RESOURCE_NAMES[RESOURCE_OF[CARD_NUMBER[event.card.card]]]
                    for event in events[:bought]
                    if isinstance(event, Moved) and event.origin == "down" and isinstance(event.card, Front)
                ]
                spent = [event.resource for event in events[:bought] if isinstance(event, Spent)]
                assert counted(turned) == dict(sorted(payment.cards.items()))
                assert counted(spent) == dict(sorted(payment.gained.items()))
                assert isinstance(sale, Bought)
                assert sale.card == name.removeprefix("pile:")
                tried += 1
    assert tried > 20


@pytest.mark.parametrize("set_", SETS)
def test_whoever_picks_only_what_can_be_added_ends_with_a_payment(set_: str) -> None:
    """And it is taken, however large it is; any other source is refused by the game as well."""
    dice = Dice(3)
    larger = refused = 0
    for game in islice(games_asked(set_, 3, 12, decision.BUY), 60):
        buyer = game.chooser
        assert isinstance(buyer, int)
        name = buyable(game.state)[0]
        picked: list[str] = []
        while (paying := paying_for(game.state, name, picked)) is not None and paying.addable:
            picked.append(paying.addable[dice.below(len(paying.addable))])
        assert paying is not None
        assert paying.complete
        again = game.branch(len(game.record.choices))
        assert isinstance(again.submit(buyer, [name, *sorted(picked), "done"]), dict), (name, picked)
        smallest = paying.payments[0]
        larger += len(picked) > sum(smallest.cards.values()) + sum(smallest.gained.values())
        others = [f"card:{card}" for card in card_names(game.state.players[buyer].down) if f"card:{card}" not in picked]
        for other in others[:1]:
            refused += isinstance(again.submit(buyer, [name, *sorted([*picked, other]), "done"]), Refusal)
    assert larger > 1
    assert refused > 2


def test_from_the_middle_of_a_payment_only_what_is_left_is_told() -> None:
    for game in games_asked("base", 3, 11, decision.PAY)[:20]:
        paying = paying_for(game.state, None)
        assert paying is not None
        offered = set(offered_names(game.state))
        # In the middle of a set, what comes before the last choice is no longer possible; the rest can be added.
        assert offered - {"done"} <= set(paying.addable)
        assert paying.complete == ("done" in offered)


def test_other_questions_have_no_payments() -> None:
    (game, *_) = games_asked("base", 3, 11, decision.RESOURCE)
    assert paying_for(game.state, None) is None
    assert paying_for(game.state, "mining") is None


def test_what_is_not_there_cannot_be_picked() -> None:
    (game, *_) = games_asked("base", 3, 11, decision.BUY)
    name = buyable(game.state)[0]
    assert paying_for(game.state, name, ["card:nonsense"]) is None
    assert paying_for(game.state, name, ["gained:space"]) is None
    assert paying_for(game.state, "pass") is None


def test_Q13_a_source_that_nothing_would_use_up_is_named() -> None:
    """X163: two Oil make nothing. The purchase is refused whole, and nothing was changed."""
    seats = [{"down": "economics frigate"}, {"hand": "mining warrior"}]
    prices = {"compass": {"cost": {"oil": 1}}}
    rows: dict[str, list[str | None]] = {"horse": [None] * 6}
    scene = table("renaissance", 2, seats, rows=rows, cards=prices, wonders="panama-canal")
    both = ["card:economics", "card:frigate"]
    assert why_no_payment(scene.state, "compass", both) == [
        NotUsedUp(rule="Q13", option="card:frigate", buying="compass")
    ]
    assert why_no_payment(scene.state, "compass", both[:1]) == []
    assert why_no_payment(scene.state, "compass", []) == [NotPaid(rule="Q13", buying="compass", paid={})]


def test_a_purchase_with_too_much_is_refused_with_the_source_that_is_too_much() -> None:
    tried = 0
    for game in islice(games_asked("base", 3, 12, decision.BUY), 60):
        buyer = game.chooser
        assert isinstance(buyer, int)
        name = buyable(game.state)[0]
        paying = paying_for(game.state, name)
        assert paying is not None
        picked = sources_for(game.state, paying.payments[0])
        check = paying_for(game.state, name, picked)
        covered = [f"card:{card}" for card in card_names(game.state.players[buyer].down)]
        assert check is not None
        for other in [card for card in covered if card not in picked and card not in check.addable][:1]:
            refusal = game.submit(buyer, [name, *sorted([*picked, other]), "done"])
            assert isinstance(refusal, Refusal)
            assert [reason.code for reason in refusal.reasons] == ["not-used-up"]
            tried += 1
    assert tried > 3
