"""Why nothing can be bought: the nearest card, and what is missing for it (R54, R58, R63)."""

import random

import pytest

from gunsteel import Game
from gunsteel.core.cardset import members
from gunsteel.core.payment import Purse, missing_kind, pays, short_of, unit
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES
from gunsteel.core.turn import affordable, on_sale, purse, surcharge, tell_nearest
from gunsteel.ids import FOOD, HORSE, RESOURCE_COUNT, RESOURCE_NAMES, Resource
from gunsteel.info.events import Bought, Declined, PhaseBegan, Unaffordable, seen_events
from tests.laws.games import CONFIGURATIONS, scale, states


def of(**resources: int) -> Purse:
    return Purse(sum(count * int(unit(Resource(RESOURCE_NAMES.index(name)))) for name, count in resources.items()))


def test_what_is_missing() -> None:
    cost = of(food=1, horse=1)
    assert short_of(of(food=1), cost, 0) == 1
    assert missing_kind(of(food=1), cost, 0) == HORSE
    assert short_of(of(), cost, 1) == 3
    # A surcharge takes any kind.
    assert (short_of(of(food=1, horse=1), cost, 1), missing_kind(of(food=1, horse=1), cost, 1)) == (1, RESOURCE_COUNT)
    # Two Iron make the Horse, so Food is missing, or a third one of any kind for an Earth.
    assert missing_kind(of(iron=2), cost, 0) == FOOD


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_purchase_phase_is_asked_about_or_explained(set_: str, players: int) -> None:
    """One more resource of the kind that is named pays the nearest card; no card is nearer."""
    explained = 0
    for seed in range(scale(2)):
        game, dice = Game(set_, players, seed), random.Random(seed)
        phases: list[object] = []
        while not game.over:
            events = game.push(dice.choice(game.question.options))
            for event in events:
                if isinstance(event, PhaseBegan) and event.phase == "purchase":
                    phases.append(None)
                elif isinstance(event, Unaffordable):
                    explained += 1
                    assert event.short > 0
                    assert (event.resource is None) or event.short == 1
                    phases[-1] = event
                elif isinstance(event, Bought) or (isinstance(event, Declined) and event.kind == "buy"):
                    assert phases[-1] is None
                    phases[-1] = event
        # In the last phase the game may have ended, or a payment may not be complete.
        assert None not in phases[:-1]
    assert explained


def test_the_nearest_card_is_the_nearest_by_every_price() -> None:
    tried = 0
    for seed in range(scale(8)):
        rules = Rules("combined", 2)
        for state in states(rules, seed):
            if state.over or affordable(state) or not on_sale(state):
                continue
            asked = state.copy()
            asked.events = []
            tell_nearest(asked)
            (event,) = seen_events(asked.events, None, rules)
            assert isinstance(event, Unaffordable)
            prices = {CARD_NAMES[card]: (rules.cost[card], surcharge(state, card)) for card in members(on_sale(state))}
            have = purse(state)
            assert event.short == min(short_of(have, *price) for price in prices.values())
            assert event.short == short_of(have, *prices[event.nearest])
            if event.resource is not None:
                more = Purse(have + of(**{event.resource: 1}))
                assert pays(more, *prices[event.nearest])
            tried += 1
    assert tried
