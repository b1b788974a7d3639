"""Views: everything a seat may know, rebuilt from its events, and the same for every position it may stand for."""

import msgspec
import pytest

from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.tables import CARD_NAMES
from gunsteel.explain.question import question_of
from gunsteel.formats.notation import BACK_NAMES, CHANCE
from gunsteel.ids import CardId
from gunsteel.info.belief import back_of
from gunsteel.info.events import Back, Front
from gunsteel.info.position import sample_unasked
from gunsteel.info.view import Scene
from gunsteel.observation import observation_of, observe_state, sample_state
from tests.game.watch import new_table, watched
from tests.info.rebuild import Model
from tests.laws.games import CONFIGURATIONS, scale

BACKS = {name: BACK_NAMES[back_of(CardId(number))] for number, name in enumerate(CARD_NAMES)}
every_set = pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)


@every_set
def test_a_sampled_position_looks_the_same(set_: str, players: int) -> None:
    """Round trip: nothing in the view depends on what its audience does not know."""
    rules = Rules(set_, players)
    dice = Dice(9)
    for seed in range(scale(4)):
        for table, updates in watched(rules, seed):
            for audience, update in updates.items():
                seen = table.observation(audience)
                assert observation_of(update.view, seen.position) == seen
                position = sample_unasked(seen, seen.position, dice)
                assert observe_state(Scene(position, table.progress.belief), audience) == seen


@every_set
def test_a_sampled_position_can_be_played(set_: str, players: int) -> None:
    """It asks the asked seat the same, with the same options."""
    rules = Rules(set_, players)
    dice = Dice(10)
    asked = 0
    for seed in range(20, 20 + scale(4)):
        for table, updates in watched(rules, seed):
            for seat, update in updates.items():
                if update.question is None:
                    continue
                state = sample_state(table.observation(seat), dice)
                assert update.question == question_of(state)
                asked += 1
    assert asked > 50


@every_set
def test_events_tell_everything(set_: str, players: int) -> None:
    """Sufficiency: from a seat's first view and its events, all later views follow."""
    rules = Rules(set_, players)
    for seed in range(40, 40 + scale(4)):
        start, _ = new_table(rules, seed)
        models = {audience: Model(start.current(audience).view) for audience in start.audiences}
        for _table, updates in watched(rules, seed):
            for audience, update in updates.items():
                for event in update.events:
                    models[audience].take(event, BACKS)
                assert models[audience].difference(update.view) == {}


@every_set
def test_updates_are_numbered_and_questions_go_to_the_asked_only(set_: str, players: int) -> None:
    counts: dict[int | None, int] = {}
    for table, updates in watched(Rules(set_, players), 5):
        for audience, update in updates.items():
            assert update.n == counts.get(audience, 0) + 1
            counts[audience] = update.n
            assert (update.question is not None) == (audience is not None and audience == table.chooser)
        assert table.chooser in updates or table.chooser in (None, CHANCE)


def test_the_view_shows_own_fronts_and_others_backs() -> None:
    """R16, Q24."""
    table, _ = new_table(Rules("base", 2), 1)
    view = table.current(0).view
    assert view.seats[0].hand[0] == Front("agriculture")
    assert view.seats[1].hand == [Back("food")] * 3 + [Back("iron")] * 2
    assert view.seats[1].surely_in_hand == ["agriculture", "barter-trade", "mining", "reinforcement", "warrior"]
    spectator = table.current(None).view
    assert all(isinstance(card, Back) for seat in spectator.seats for card in seat.hand)


def test_open_hands_show_everything() -> None:
    table, _ = new_table(Rules("base", 2, {"open-hands": True}), 1)
    view = table.current(None).view
    assert all(isinstance(card, Front) for seat in view.seats for card in seat.hand)


def test_the_view_counts_surcharge_and_the_way_to_the_end() -> None:
    """N57: a complete pyramid."""
    table, _ = new_table(Rules("base", 4), 1)
    view = table.current(None).view
    assert [row[0].surcharge for row in view.rows.values() if row[0]] == [0, 2, 5, 9, 14]
    assert view.ending.space_cards_left == 3
    assert view.ending.wonders_left == 5
    assert view.ending.culture_to_go is None
    assert view.phase is None


def test_a_pile_shows_its_top_and_which_cards_lie_under_it() -> None:
    """R107, Q30."""
    table, _ = new_table(Rules("combined", 3), 1)
    piles = table.current(0).view.piles
    assert [1 + len(pile.under) for pile in piles.values()] == [8, 7, 6, 5, 4]
    assert all(pile.under == sorted(pile.under) for pile in piles.values())


def test_views_can_be_written_and_read() -> None:
    for table, updates in watched(Rules("combined", 4), 3):
        for update in updates.values():
            assert msgspec.json.decode(msgspec.json.encode(update), type=type(update)) == update
        if table.state.turn > 8:
            break


@every_set
def test_surcharges_follow_from_what_cards_rest_on_and_sold_cards_have_an_owner(set_: str, players: int) -> None:
    for table, _ in watched(Rules(set_, players), 3):
        view = Scene(table.progress.state, table.progress.belief).view(0)
        offers = {offer.card: offer for row in view.rows.values() for offer in row if offer}
        for offer in offers.values():
            below, pending = set[str](), list(offer.rests_on)
            while pending:
                card = pending.pop()
                below.add(card)
                pending += offers[card].rests_on
            assert len(below) == offer.surcharge
        tops = [pile.top for pile in view.piles.values() if pile.top]
        assert all(len(top.rests_on) == top.surcharge for top in tops)
        for age, row in view.rows.items():
            assert [one is None for one in row] == [one is not None for one in view.sold[age]]
        for sold in (one for row in view.sold.values() for one in row if one):
            assert sold.owner is None or 0 <= sold.owner < players


def test_progress_with_wonders_is_told_but_for_the_points_of_covered_cards_of_others() -> None:
    for table, _ in watched(Rules("base", 3), 3):
        state = table.progress.state
        view = Scene(state, table.progress.belief).view(0)
        assert set(view.progress) == set(view.wonders)
        for name, progress in view.progress.items():
            secret = state.rules.requirement(name).__class__.__name__ == "PointsInArea"
            assert progress.have[0] is not None
            assert [count is None for count in progress.have[1:]] == [secret, secret]
