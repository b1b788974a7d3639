"""One position for each reason why an option is not on offer, and the edge cases of `why_not`."""

from collections.abc import Callable

import msgspec
import pytest

from gunsteel.core import decision
from gunsteel.explain import reasons
from gunsteel.explain.options import well_formed
from gunsteel.explain.reasons import REASON_CODES, AnyReason, Reason
from gunsteel.explain.why_not import why_not
from gunsteel.formats.notation import CHANCE
from tests.explain.positions import (
    PLACED,
    attacked,
    beaten,
    blitzkrieg,
    calendar_revealed,
    claiming,
    combined_shop,
    espionage,
    finished,
    glory,
    ironworks,
    movie,
    paying,
    philosophy,
    printing_press,
    robbed,
    shop,
    start,
    tribute,
    turn_of_seat_1,
    two_player_shop,
    why_refused,
)
from tests.scene import Table

# --- One case for each code ----------------------------------------------------------------------------------------

Case = tuple[Callable[[], Table], str, list[Reason]]

CASES: dict[str, Case] = {
    "game-over": (finished, "agriculture", [reasons.GameOver(rule="R98")]),
    "no-such-option": (
        start,
        "card:mining",
        [reasons.NoSuchOption(rule="R40", option="card:mining", kind="resource")],
    ),
    "not-in-this-game": (two_player_shop, "domestication", [reasons.NotInThisGame(rule="R36", card="domestication")]),
    "not-yours": (start, "tank", [reasons.NotYours(rule="R40", card="tank")]),
    "revealed": (calendar_revealed, "calendar", [reasons.Revealed(rule="Q46", card="calendar")]),
    "not-in-hand": (start, "warrior", [reasons.NotInHand(rule="R40", card="warrior", where="face-up")]),
    "not-covered": (paying, "card:guild", [reasons.NotCovered(rule="R55", card="guild", where="face-up")]),
    "not-face-up": (
        philosophy,
        "warrior",
        [
            reasons.NotFaceUp(rule="S1", card="warrior", where="covered"),
            reasons.WrongType(rule="S1", card="warrior", type="attack", wanted=("civil",)),
        ],
    ),
    "not-there": (
        printing_press,
        "2:calendar",
        [reasons.NotThere(rule="S7", card="calendar", seat=2, where="face-up")],
    ),
    "wrong-resource": (
        calendar_revealed,
        "sailing",
        [reasons.WrongResource(rule="S5", card="sailing", resource="horse", wanted=("food", "iron"))],
    ),
    "wrong-type": (
        philosophy,
        "knight",
        [reasons.WrongType(rule="S1", card="knight", type="attack", wanted=("civil",))],
    ),
    "no-response-icon": (attacked, "hand:engineering", [reasons.NoResponseIcon(rule="R75", card="engineering")]),
    "before-chosen": (
        lambda: attacked().answer("flip:knight"),
        "flip:ambush",
        [reasons.BeforeChosen(rule="R75", option="flip:ambush", last="flip:knight")],
    ),
    "set-incomplete": (
        beaten,
        "mining",
        [reasons.SetIncomplete(rule="R80", option="mining", have=1, need=2)],
    ),
    "done-too-early": (beaten, "done", [reasons.DoneTooEarly(rule="R80", have=0, need=2)]),
    "bought-already": (shop, "caravan", [reasons.BoughtAlready(rule="R60", card="caravan")]),
    "in-row": (combined_shop, "pile:chariot", [reasons.InRow(rule="R107", card="chariot")]),
    "in-pile": (combined_shop, "writing", [reasons.InPile(rule="R107", card="writing")]),
    "not-top-of-pile": (
        combined_shop,
        "pile:sailing",
        [reasons.NotTopOfPile(rule="Q30", card="sailing", top="writing")],
    ),
    "cannot-pay": (
        shop,
        "knight",
        [
            reasons.CannotPay(
                rule="R55",
                card="knight",
                cost={"iron": 1, "horse": 1},
                surcharge=2,
                connected=("currency", "domestication"),
                have={"food": 1, "iron": 1},
                missing={"horse": 1},
                missing_any=1,
                closest=({"space": 1}, {"food": 1, "horse": 1}, {"food": 1, "iron": 2}),
            )
        ],
    ),
    "nothing-gained": (paying, "gained:iron", [reasons.NothingGained(rule="R25", resource="iron")]),
    "not-paid": (paying, "done", [reasons.NotPaid(rule="Q13", buying="ironworks", paid={})]),
    "choose-others-first": (
        paying,
        "gained:earth",
        [reasons.ChooseOthersFirst(rule="Q13", option="gained:earth", buying="ironworks")],
    ),
    "wonder-not-in-this-game": (claiming, "taj-mahal", [reasons.WonderNotInThisGame(rule="R31", wonder="taj-mahal")]),
    "wonder-taken": (claiming, "apollo-project", [reasons.WonderTaken(rule="R84", wonder="apollo-project")]),
    "not-your-wonder": (robbed, "great-pyramids", [reasons.NotYourWonder(rule="R81", wonder="great-pyramids")]),
    "requirement-not-met": (
        claiming,
        "great-pyramids",
        [
            reasons.RequirementNotMet(
                rule="R85",
                wonder="great-pyramids",
                what="covered",
                have=1,
                need=5,
                resource=None,
                type=None,
                lacking=(),
            )
        ],
    ),
    "deed-not-done": (
        glory,
        "golden-gate-bridge",
        [reasons.DeedNotDone(rule="R88", wonder="golden-gate-bridge", deed="paid-culture")],
    ),
    "not-laid": (
        glory,
        "forbidden-palace",
        [reasons.NotLaid(rule="R92", wonder="forbidden-palace", wanted=("gunpowder",), laid="food")],
    ),
    "no-token": (
        lambda: glory({"machu-picchu": 5}),
        "machu-picchu",
        [reasons.NoToken(rule="R90", wonder="machu-picchu")],
    ),
    "no-token-there": (
        lambda: glory(PLACED).answer("machu-picchu"),
        "golden-gate-bridge",
        [reasons.NoTokenThere(rule="R90", wonder="golden-gate-bridge")],
    ),
    "same-wonder": (
        lambda: glory(PLACED).answer("machu-picchu"),
        "machu-picchu",
        [reasons.SameWonder(rule="R90", wonder="machu-picchu")],
    ),
    "too-few-covered": (
        movie,
        "sydney-opera-house",
        [reasons.TooFewCovered(rule="Q21", wonder="sydney-opera-house", have=2, need=4)],
    ),
    "being-resolved": (philosophy, "philosophy", [reasons.BeingResolved(rule="S8", card="philosophy")]),
    "not-just-played": (
        lambda: blitzkrieg().answer("cannon", "warrior"),
        "swordsman",
        [reasons.NotJustPlayed(rule="Q7", card="swordsman", by="blitzkrieg")],
    ),
    "compulsory": (philosophy, "none", [reasons.Compulsory(rule="S1", by="philosophy")]),
    "not-on-card": (ironworks, "gunpowder", [reasons.NotOnCard(rule="R25", option="gunpowder", card="ironworks")]),
    "no-opponent": (espionage, "0", [reasons.NoOpponent(rule="S6", seat=0)]),
    "empty-hand": (espionage, "3", [reasons.EmptyHand(rule="Q23", seat=3)]),
    "seen-by-all": (
        lambda: tribute(seen="mining"),
        "2:iron",
        [reasons.SeenByAll(rule="Q35", seat=2, back="iron", cards=("mining",))],
    ),
    "not-seen-by-all": (
        lambda: tribute(seen="mining"),
        "1:mining",
        [reasons.NotSeenByAll(rule="Q35", card="mining", seat=1)],
    ),
    "no-such-back": (
        lambda: espionage().answer("1"),
        "space",
        [reasons.NoSuchBack(rule="Q23", seat=1, back="space", where="hand")],
    ),
    "other-back": (
        lambda: tribute().answer("1:iron"),
        "agriculture",
        [reasons.OtherBack(rule="Q35", card="agriculture", back="iron")],
    ),
}


def test_every_code_has_its_case() -> None:
    """`not-your-question` is about another seat than the one asked and has tests of its own below; `not-used-up` is
    about a whole payment (test_payments.py)."""
    assert {*CASES, "not-your-question", "not-used-up"} == set(REASON_CODES)
    assert len(set(REASON_CODES)) == len(REASON_CODES)


@pytest.mark.parametrize("code", CASES)
def test_each_reason_is_given(code: str) -> None:
    build, option, expected = CASES[code]
    found = why_refused(build(), option)
    assert found == expected
    assert code == found[0].code


# --- Edge cases ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["agriculture", "tank", "nonsense"])
def test_another_seat_is_told_who_is_asked_what(option: str) -> None:
    told = [reasons.NotYourQuestion(rule="R40", asked=1, kind="resource")]
    assert why_not(turn_of_seat_1().state, 0, option) == told
    assert told[0].code == "not-your-question"


def test_while_chance_is_asked_every_seat_is_told_so() -> None:
    state = tribute().answer("1:iron").state
    for seat in range(3):
        assert why_not(state, seat, "mining") == [reasons.NotYourQuestion(rule="Q35", asked=CHANCE, kind="reveal")]
    assert why_not(state, decision.CHANCE_SEAT, "tank") == [
        reasons.NoSuchOption(rule="Q35", option="tank", kind="reveal")
    ]
    assert why_not(state, decision.CHANCE_SEAT, "barter-trade") == [
        reasons.NotThere(rule="Q35", card="barter-trade", seat=1, where="covered")
    ]


def test_what_is_on_offer_needs_no_reason() -> None:
    with pytest.raises(ValueError, match="on offer"):
        why_not(start().state, 0, "mining")


def test_nothing_is_well_formed_after_the_end() -> None:
    assert well_formed(finished().state) == []


def test_a_reason_is_encoded_with_its_code() -> None:
    (reason,) = why_refused(shop(), "caravan")
    assert msgspec.json.encode(reason) == b'{"code":"bought-already","rule":"R60","card":"caravan"}'


@pytest.mark.parametrize("code", CASES)
def test_reasons_survive_json(code: str) -> None:
    _, _, expected = CASES[code]
    assert msgspec.json.decode(msgspec.json.encode(expected), type=list[AnyReason]) == expected
