"""Laws of `why_not` on random games: every refusal has a reason, every number is true, nothing hidden is told."""

import re
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from gunsteel.core import decision
from gunsteel.core.cardset import has, members, with_, without
from gunsteel.core.payment import NOTHING, Purse, pays, unit
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Setup
from gunsteel.core.state import State, from_ints
from gunsteel.core.tables import BACK_CARDS, CARD_NUMBER
from gunsteel.core.turn import affordable, pile_taken, surcharge
from gunsteel.explain.buying import MOST_WAYS, Purchase, closest_ways, missing_resources
from gunsteel.explain.options import well_formed
from gunsteel.explain.pending import card_place
from gunsteel.explain.reasons import (
    REASON_CODES,
    AnyReason,
    CannotPay,
    Counts,
    DoneTooEarly,
    NotCovered,
    NotFaceUp,
    NotInHand,
    NotYours,
    Reason,
    RequirementNotMet,
    SetIncomplete,
    TooFewCovered,
    WrongResource,
    WrongType,
)
from gunsteel.explain.why_asked import why_asked
from gunsteel.explain.why_not import why_not
from gunsteel.formats.notation import counted, offered_names
from gunsteel.ids import FOOD, RESOURCE_NAMES, CardId, Resource, Seat
from tests.laws.games import CONFIGURATIONS, scale, states
from tests.scene import table

every_set = pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)

# Asked so often that a few options of each are enough.
COMMON = (decision.RESOURCE, decision.DEVELOP, decision.RESPOND, decision.TAKE_BACK)
FEW = 8
PAIRS = 12_000  # for each of nine configurations


def refused(state: State, dice: Random, few: int = FEW) -> list[str]:
    """Well-formed options that are not on offer; of common questions only a few."""
    offered = offered_names(state)
    options = [option for option in well_formed(state) if option not in offered]
    assert len(offered) + len(options) == len(set(well_formed(state))), "what is on offer is well-formed"
    return dice.sample(options, few) if state.kind in COMMON and len(options) > few else options


def questions(set_: str, players: int, first_seed: int) -> Iterator[State]:
    """The questions of random games, one game after another, endlessly."""
    seed = first_seed
    while True:
        yield from (state for state in states(Rules(set_, players), seed) if not state.over)
        seed += 1


# --- Every refusal has its reasons, and they are true ---------------------------------------------------------------


@every_set
def test_nothing_is_refused_without_a_true_reason(set_: str, players: int) -> None:
    dice = Random(0)
    pairs = 0
    for state in questions(set_, players, 900):
        for option in refused(state, dice):
            reasons = why_not(state, state.seat, option)
            assert reasons, option
            for reason in reasons:
                check(state, reason)
            pairs += 1
        if pairs >= scale(PAIRS):
            return


def check(state: State, reason: Reason) -> None:
    assert reason.code in REASON_CODES
    assert re.fullmatch(r"[RQS]\d+", reason.rule)
    assert msgspec.json.decode(msgspec.json.encode(reason), type=AnyReason) == reason
    if isinstance(reason, RequirementNotMet | TooFewCovered | SetIncomplete | DoneTooEarly):
        assert 0 <= reason.have < reason.need
    if isinstance(reason, WrongType):
        assert reason.type not in reason.wanted
    if isinstance(reason, WrongResource):
        assert reason.resource not in reason.wanted
        assert state.kind == decision.REPLENISH
    if isinstance(reason, NotInHand | NotCovered | NotFaceUp | NotYours):
        place = card_place(state.players[state.seat], CardId(CARD_NUMBER[reason.card]))
        assert place == (None if isinstance(reason, NotYours) else reason.where)
    if isinstance(reason, CannotPay):
        check_payment(state, reason)


def as_purse(some: Counts) -> Purse:
    return Purse(sum(number * unit(Resource(RESOURCE_NAMES.index(name))) for name, number in some.items()))


def payable(state: State, card: CardId, added: Purse) -> bool:
    """Whether the engine would offer this card with these resources in addition."""
    twin = state.copy()
    twin.gained = Purse(twin.gained + added)
    return has(affordable(twin), card)


def check_payment(state: State, reason: CannotPay) -> None:
    card = CardId(CARD_NUMBER[reason.card])
    assert not payable(state, card, NOTHING)
    assert len(reason.connected) == reason.surcharge == surcharge(state, card)
    assert as_purse(reason.cost) == state.rules.cost[card]
    assert reason.missing or reason.missing_any
    assert payable(state, card, Purse(as_purse(reason.missing) + reason.missing_any * unit(FOOD)))
    assert 1 <= len(reason.closest) <= MOST_WAYS
    for way in reason.closest:
        added = as_purse(way)
        assert payable(state, card, added)
        for name in way:
            assert not payable(state, card, Purse(added - unit(Resource(RESOURCE_NAMES.index(name)))))


def test_what_is_on_offer_differs_from_what_is_no_option() -> None:
    for set_, players in CONFIGURATIONS:
        for state in states(Rules(set_, players), 950):
            for option in offered_names(state):
                with pytest.raises(ValueError, match="on offer"):
                    why_not(state, state.seat, option)
            code = "game-over" if state.over else "no-such-option"
            for option in ("", "nonsense", "card:", "4:iron", "1:", "hand:tank:tank"):
                assert [reason.code for reason in why_not(state, state.seat, option)] == [code]
            for seat in range(players):
                if not state.over and seat != state.seat:
                    assert [reason.code for reason in why_not(state, seat, "mining")] == ["not-your-question"]


# --- Closest ways against every way -----------------------------------------------------------------------------------


def every_way(units: int, kind: int = 6) -> Iterator[Purse]:
    """All additions of so many units."""
    if kind == 0:
        yield Purse(units * unit(FOOD))
        return
    for number in range(units + 1):
        for less in every_way(units - number, kind - 1):
            yield Purse(less + number * unit(Resource(kind)))


def smallest_ways(purchase: Purchase, most: int) -> list[Purse]:
    """By trying all: just enough, nothing to leave out or to replace by a less valuable one; the most valuable last."""
    units = [unit(Resource(kind)) for kind in range(7)]
    found: list[Purse] = []
    for number in range(1, most + 1):
        for way in every_way(number):
            inside = [kind for kind in range(7) if (way // units[kind]) % 256]
            smaller = [way - units[kind] for kind in inside]
            cheaper = [way - units[kind] + units[lower] for kind in inside for lower in range(kind)]
            if purchase.is_paid_with(way) and not any(
                purchase.is_paid_with(Purse(other)) for other in smaller + cheaper
            ):
                found.append(way)
    return found[:MOST_WAYS]


def random_purse(dice: Random, kinds: int, size: int) -> Purse:
    return Purse(sum(int(unit(Resource(dice.randrange(kinds)))) for _ in range(size)))


def test_the_closest_ways_are_the_smallest_of_all() -> None:
    dice = Random(1)
    tried = 0
    while tried < scale(400):
        cost = random_purse(dice, 5, dice.randrange(4))
        have = random_purse(dice, 7, dice.randrange(5))
        purchase = Purchase(have, cost, dice.randrange(3))
        if pays(have, cost, purchase.surcharge):
            continue
        exact, any_kind = missing_resources(purchase)
        missing = sum(counted(exact).values()) + any_kind
        if missing > 2:
            continue
        assert closest_ways(purchase, missing) == smallest_ways(purchase, 3 * missing)
        tried += 1


def test_far_from_payable_the_closest_ways_are_still_found_fast() -> None:
    cost = as_purse({"iron": 1, "gunpowder": 1, "oil": 2})
    (first, *_) = closest_ways(Purchase(NOTHING, cost, 22), 26)
    assert counted(first) == {"space": 13}


# --- Silence: what a seat cannot see changes nothing ------------------------------------------------------------------


def swapped(state: State, seat: int) -> Iterator[State]:
    """The same position with two equal-backed cards of this seat swapped between hand and covered area."""
    player = state.players[seat]
    for cards in BACK_CARDS:
        for held in members(player.hand):
            for covered in members(player.down):
                if has(cards, held) and has(cards, covered):
                    twin = state.copy()
                    other = twin.players[seat]
                    other.hand = with_(without(player.hand, held), covered)
                    other.down = with_(without(player.down, covered), held)
                    yield twin


def reshuffled(state: State, dice: Random) -> State:
    """The same position with the research piles in another order below their tops."""
    piles = []
    for slot, pile in enumerate(state.setup.piles):
        seen = pile_taken(state, slot) + 1
        hidden = list(pile[seen:])
        dice.shuffle(hidden)
        piles.append([*pile[:seen], *hidden])
    setup = Setup(state.setup.rows, piles, state.setup.wonders)
    return from_ints(state.rules, setup, state.to_ints())


def indistinguishable(state: State, viewer: int, dice: Random) -> list[State]:
    """Positions that this seat cannot tell from the given one."""
    found = [twin for seat in range(state.rules.players) if seat != viewer for twin in swapped(state, seat)]
    return [*dice.sample(found, min(len(found), 2)), reshuffled(state, dice)]


@every_set
def test_reasons_tell_nothing_hidden(set_: str, players: int) -> None:
    dice = Random(2)
    pairs = 0
    for state in questions(set_, players, 970):
        if state.seat == decision.CHANCE_SEAT:
            continue
        for twin in indistinguishable(state, int(state.seat), dice):
            assert offered_names(twin) == offered_names(state)
            assert well_formed(twin) == well_formed(state)
            assert why_asked(twin) == why_asked(state)
            for option in refused(state, dice, few=4):
                assert why_not(twin, state.seat, option) == why_not(state, state.seat, option)
                pairs += 1
        if pairs >= scale(PAIRS):
            return


# An opponent with cards of equal backs in hand and covered, of each type.
SECRETIVE = {
    "hand": "agriculture calendar chariot mining theology",
    "down": "barter-trade coup reinforcement sailing warrior horse-archer",
    "up": "frigate hussar economics",
}


@pytest.mark.parametrize(
    ("card", "answers", "kind"),
    [
        ("printing-press", (), "activate-card"),
        ("defection", ("1",), "take"),
        ("espionage", ("1",), "back"),
        ("trade-and-tribute", (), "target"),
        ("movie", (), "take-wonder"),
    ],
)
def test_effects_on_opponents_tell_nothing_hidden(card: str, answers: tuple[str, ...], kind: str) -> None:
    seats = [{"hand": f"agriculture barter-trade {card}"}, SECRETIVE, {"hand": "mining", "up": "writing"}]
    game = table("renaissance", 3, seats).answer("agriculture", card, "yes", *answers)
    assert game.asked == (0, kind)
    twins = list(swapped(game.state, 1))
    assert len(twins) > 5
    for twin in twins:
        for option in refused(game.state, Random(0)):
            assert why_not(twin, 0, option) == why_not(game.state, 0, option)


@every_set
def test_other_seats_learn_only_who_is_asked(set_: str, players: int) -> None:
    dice = Random(3)
    compared = 0
    for state in states(Rules(set_, players), 980):
        for seat in (seat for seat in range(players) if not state.over and seat != state.seat):
            for twin in indistinguishable(state, seat, dice):
                assert why_not(twin, Seat(seat), "mining") == why_not(state, Seat(seat), "mining")
                compared += 1
    assert compared > 20
