"""One position for each reason why a move is not possible, and the edges of `why_not`."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from gunsteel.core import decision
from gunsteel.explain import reasons as r
from gunsteel.explain.options import well_formed
from gunsteel.explain.reasons import REASON_CODES, AnyReason, Reason
from gunsteel.explain.why_not import why_not
from gunsteel.formats.notation import CHANCE
from tests.scene import Table, table

Rows = dict[str, list[str | None]]

SPARE = "agriculture barter-trade mining"
IDLE: dict[str, Any] = {"hand": "agriculture mining"}
QUIET = "international-space-station"
QUIET_GLORY = "sydney-opera-house"


def reasons(game: Table, option: str) -> list[Reason]:
    """Why the asked seat, or chance, cannot answer so."""
    return why_not(game.state, game.state.seat, option)


# --- Positions ---------------------------------------------------------------------------------------------------


def start() -> Table:
    return table("base", 2, [{"hand": SPARE, "up": "warrior", "down": "reinforcement"}, IDLE])


def turn_of_seat_1() -> Table:
    return table("base", 2, [IDLE, {"hand": SPARE}], active=1)


def finished() -> Table:
    """The last Space card is bought."""
    rows: Rows = {"space": ["computer", None], "earth": [None] * 3, "oil": [None] * 4, "gunpowder": [None] * 5}
    free: dict[str, object] = {"computer": {"cost": {}}}
    game = table("base", 2, [{"hand": "agriculture"}, IDLE], rows={**rows, "horse": [None] * 6}, cards=free)
    return game.answer("computer").until()


def shop(down: str = "agriculture mining") -> Table:
    """Seat 0 may buy; Knight touches two Horse cards, Caravan is bought."""
    rows: Rows = {
        "horse": ["ambush", None, "currency", "domestication", "ironworks", "philosophy", "swordsman"],
        "gunpowder": ["alchemy", "charge", "knight", "guild", "irrigation", "engineering"],
    }
    return table("base", 3, [{"down": down, "up": "caravan"}, {"hand": SPARE}], rows=rows, wonders=QUIET)


def two_player_shop() -> Table:
    """Without the cards that two players leave in the box (R36)."""
    return table("base", 2, [{"down": "agriculture mining"}, IDLE], wonders=QUIET)


def combined_shop() -> Table:
    """Seat 0 may buy in a combined game; Writing is on top of the Horse pile."""
    seats = [{"down": "agriculture mining warrior"}, {"hand": SPARE}]
    rows = {"horse": ["ambush", "calendar", "caravan", "chariot", "coup", "currency"]}
    piles = {"horse": "writing sailing espionage domestication ironworks philosophy swordsman trade-and-tribute"}
    return table("combined", 3, seats, rows=rows, piles=piles, wonders=QUIET_GLORY)


def paying() -> Table:
    """Ironworks costs a Food and an Iron; there are two Food, one Iron and one Horse cards, and a gained Earth."""
    seats = [
        {
            "hand": "warrior engineering agriculture barter-trade",
            "down": "reinforcement mining caravan",
            "up": "guild",
        },
        {"hand": SPARE},
    ]
    return table("base", 3, seats, wonders=QUIET).answer("agriculture", "engineering", "yes", "ironworks")


def claiming() -> Table:
    """Three visible attack and tactic cards: two wonders may be claimed."""
    up = "knight cannon tank charge ambush flanking"
    wonders = "angkor-wat himeji-jo eiffel-tower great-pyramids"
    return table("base", 3, [{"hand": "agriculture", "up": up}, {**IDLE, "wonders": "apollo-project"}], wonders=wonders)


PLACED = {"machu-picchu": 2, "forbidden-palace": 1, "sydney-opera-house": 2}


def glory(tokens: dict[str, int] | None = None) -> Table:
    """Seat 0 laid Agriculture and activated Reinforcement, which is a tactic card (R88)."""
    wonders = "lighthouse-of-alexandria machu-picchu forbidden-palace golden-gate-bridge sydney-opera-house"
    seats = [{"hand": "agriculture reinforcement warrior", "glory": tokens or {}}, IDLE]
    game = table("renaissance", 2, seats, wonders=wonders)
    return game.answer("agriculture", "reinforcement", "yes").until("glory")


def attacked(down: str = "mining knight ambush") -> Table:
    """Seat 1 is attacked by Warrior."""
    hand = "charge engineering flanking agriculture"
    seats = [{"hand": f"{SPARE} warrior"}, {"hand": hand, "down": down, "up": "reinforcement"}]
    return table("base", 3, seats).answer("agriculture", "warrior", "yes")


def beaten(set_: str = "base", down: str = "agriculture barter-trade mining") -> Table:
    """Seat 1 lost to Warrior and must deplete two."""
    seats = [{"hand": f"{SPARE} warrior"}, {"down": down, "hand": "reinforcement"}]
    return table(set_, 3, seats).answer("agriculture", "warrior", "yes", "done")


def robbed() -> Table:
    """Seat 1 lost to Swordsman and owns two wonders."""
    seats = [{"hand": f"{SPARE} swordsman"}, {"wonders": "taj-mahal angkor-wat", "down": "mining"}]
    return table("base", 3, seats).answer("agriculture", "swordsman", "yes", "done")


def newspaper() -> Table:
    """Five of seven visible cards are to be replenished."""
    up = "agriculture barter-trade reinforcement sailing theology writing"
    seats = [{"hand": "mining newspaper warrior", "up": up, "culture": 1}, IDLE]
    return table("renaissance", 3, seats).answer("mining", "newspaper", "yes", "2")


def blitzkrieg() -> Table:
    """Two of three attack cards are to be played."""
    seats = [{"hand": f"{SPARE} blitzkrieg cannon knight warrior", "up": "swordsman"}, IDLE]
    return table("base", 3, seats).answer("agriculture", "blitzkrieg", "yes")


def philosophy() -> Table:
    seats = [{"hand": "philosophy warrior", "up": "engineering ironworks knight"}, IDLE]
    return table("base", 3, seats, wonders=QUIET).answer("warrior", "yes")


def ironworks() -> Table:
    return table("base", 3, [{"hand": f"{SPARE} ironworks"}, IDLE]).answer("agriculture", "ironworks", "yes")


def espionage(third: str = "mining warrior") -> Table:
    """Seat 0 chooses whose hand to look into."""
    seats = [
        {"hand": f"{SPARE} espionage"},
        {"hand": "agriculture calendar mining"},
        {"hand": third},
        {"down": "mining"},
    ]
    return table("renaissance", 4, seats).answer("agriculture", "espionage", "yes")


def calendar_revealed() -> Table:
    """Espionage has revealed the Calendar of seat 1, who may now replenish a Food or an Iron card."""
    spied = {"hand": "calendar mining", "up": "agriculture sailing warrior"}
    seats = [{"hand": f"{SPARE} espionage"}, spied, IDLE]
    return table("renaissance", 3, seats).answer("agriculture", "espionage", "yes", "1", "horse")


def tribute() -> Table:
    seats = [{"hand": "agriculture trade-and-tribute"}, {"down": "agriculture mining warrior"}, {"down": "mining"}]
    return table("renaissance", 3, seats).answer("agriculture", "yes")


def defection() -> Table:
    """Seat 0 takes an attack card from seat 1."""
    theirs = {"hand": "agriculture", "up": "sailing hussar warrior"}
    seats = [{"hand": f"{SPARE} defection"}, theirs, IDLE]
    return table("renaissance", 3, seats).answer("agriculture", "defection", "yes", "1")


def printing_press() -> Table:
    seats = [{"hand": "printing-press warrior", "up": "sailing"}, {"up": "writing hussar"}, {"down": "calendar"}]
    return table("renaissance", 3, seats).answer("warrior", "yes")


def movie() -> Table:
    """Two covered cards pay for the three cheaper of the five wonders."""
    wonders = "colossus-of-rhodes machu-picchu forbidden-palace golden-gate-bridge sydney-opera-house"
    seats = [{"hand": f"{SPARE} movie", "down": "warrior"}, IDLE]
    return table("renaissance", 3, seats, wonders=wonders).answer("agriculture", "movie", "yes")


# --- One case for each code ----------------------------------------------------------------------------------------

Case = tuple[Callable[[], Table], str, list[Reason]]

CASES: dict[str, Case] = {
    "game-over": (finished, "agriculture", [r.GameOver(rule="R98")]),
    "no-such-option": (
        start,
        "card:mining",
        [r.NoSuchOption(rule="R40", option="card:mining", kind="resource")],
    ),
    "not-in-this-game": (two_player_shop, "domestication", [r.NotInThisGame(rule="R36", card="domestication")]),
    "not-yours": (start, "tank", [r.NotYours(rule="R40", card="tank")]),
    "revealed": (calendar_revealed, "calendar", [r.Revealed(rule="Q46", card="calendar")]),
    "not-in-hand": (start, "warrior", [r.NotInHand(rule="R40", card="warrior", where="face-up")]),
    "not-covered": (paying, "card:guild", [r.NotCovered(rule="R55", card="guild", where="face-up")]),
    "not-face-up": (
        philosophy,
        "warrior",
        [
            r.NotFaceUp(rule="S1", card="warrior", where="covered"),
            r.WrongType(rule="S1", card="warrior", type="attack", wanted=("civil",)),
        ],
    ),
    "not-there": (
        printing_press,
        "2:calendar",
        [r.NotThere(rule="S7", card="calendar", seat=2, where="face-up")],
    ),
    "wrong-resource": (
        calendar_revealed,
        "sailing",
        [r.WrongResource(rule="S5", card="sailing", resource="horse", wanted=("food", "iron"))],
    ),
    "wrong-type": (
        philosophy,
        "knight",
        [r.WrongType(rule="S1", card="knight", type="attack", wanted=("civil",))],
    ),
    "no-response-icon": (attacked, "hand:engineering", [r.NoResponseIcon(rule="R75", card="engineering")]),
    "before-chosen": (
        lambda: attacked().answer("flip:knight"),
        "flip:ambush",
        [r.BeforeChosen(rule="R75", option="flip:ambush", last="flip:knight")],
    ),
    "set-incomplete": (
        beaten,
        "mining",
        [r.SetIncomplete(rule="R80", option="mining", have=1, need=2)],
    ),
    "done-too-early": (beaten, "done", [r.DoneTooEarly(rule="R80", have=0, need=2)]),
    "bought-already": (shop, "caravan", [r.BoughtAlready(rule="R60", card="caravan")]),
    "in-row": (combined_shop, "pile:chariot", [r.InRow(rule="R107", card="chariot")]),
    "in-pile": (combined_shop, "writing", [r.InPile(rule="R107", card="writing")]),
    "not-top-of-pile": (
        combined_shop,
        "pile:sailing",
        [r.NotTopOfPile(rule="Q30", card="sailing", top="writing")],
    ),
    "cannot-pay": (
        shop,
        "knight",
        [
            r.CannotPay(
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
    "nothing-gained": (paying, "gained:iron", [r.NothingGained(rule="R25", resource="iron")]),
    "not-needed": (
        lambda: paying().answer("card:agriculture"),
        "card:reinforcement",
        [r.NotNeeded(rule="Q13", option="card:reinforcement", buying="ironworks")],
    ),
    "choose-others-first": (
        paying,
        "gained:earth",
        [r.ChooseOthersFirst(rule="Q13", option="gained:earth", buying="ironworks")],
    ),
    "wonder-not-in-this-game": (claiming, "taj-mahal", [r.WonderNotInThisGame(rule="R31", wonder="taj-mahal")]),
    "wonder-taken": (claiming, "apollo-project", [r.WonderTaken(rule="R84", wonder="apollo-project")]),
    "not-your-wonder": (robbed, "great-pyramids", [r.NotYourWonder(rule="R81", wonder="great-pyramids")]),
    "requirement-not-met": (
        claiming,
        "great-pyramids",
        [
            r.RequirementNotMet(
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
        [r.DeedNotDone(rule="R88", wonder="golden-gate-bridge", deed="paid-culture")],
    ),
    "not-laid": (
        glory,
        "forbidden-palace",
        [r.NotLaid(rule="R92", wonder="forbidden-palace", wanted=("gunpowder",), laid="food")],
    ),
    "no-token": (
        lambda: glory({"machu-picchu": 5}),
        "machu-picchu",
        [r.NoToken(rule="R90", wonder="machu-picchu")],
    ),
    "no-token-there": (
        lambda: glory(PLACED).answer("machu-picchu"),
        "golden-gate-bridge",
        [r.NoTokenThere(rule="R90", wonder="golden-gate-bridge")],
    ),
    "same-wonder": (
        lambda: glory(PLACED).answer("machu-picchu"),
        "machu-picchu",
        [r.SameWonder(rule="R90", wonder="machu-picchu")],
    ),
    "too-few-covered": (
        movie,
        "sydney-opera-house",
        [r.TooFewCovered(rule="Q21", wonder="sydney-opera-house", have=2, need=4)],
    ),
    "being-resolved": (philosophy, "philosophy", [r.BeingResolved(rule="S8", card="philosophy")]),
    "not-just-played": (
        lambda: blitzkrieg().answer("cannon", "warrior"),
        "swordsman",
        [r.NotJustPlayed(rule="Q7", card="swordsman", by="blitzkrieg")],
    ),
    "compulsory": (philosophy, "none", [r.Compulsory(rule="S1", by="philosophy")]),
    "not-on-card": (ironworks, "gunpowder", [r.NotOnCard(rule="R25", option="gunpowder", card="ironworks")]),
    "no-opponent": (espionage, "0", [r.NoOpponent(rule="S6", seat=0)]),
    "empty-hand": (espionage, "3", [r.EmptyHand(rule="Q23", seat=3)]),
    "no-such-back": (
        lambda: espionage().answer("1"),
        "space",
        [r.NoSuchBack(rule="Q23", seat=1, back="space", where="hand")],
    ),
    "other-back": (
        lambda: tribute().answer("1:iron"),
        "agriculture",
        [r.OtherBack(rule="Q35", card="agriculture", back="iron")],
    ),
}


def test_every_code_has_its_case() -> None:
    """`not-your-question` is about another seat than the one asked and has tests of its own below."""
    assert {*CASES, "not-your-question"} == set(REASON_CODES)
    assert len(set(REASON_CODES)) == len(REASON_CODES)


@pytest.mark.parametrize("code", CASES)
def test_each_reason_is_given(code: str) -> None:
    build, option, expected = CASES[code]
    found = reasons(build(), option)
    assert found == expected
    assert code == found[0].code


# --- The edges -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", ["agriculture", "tank", "nonsense"])
def test_another_seat_is_told_who_is_asked_what(option: str) -> None:
    told = [r.NotYourQuestion(rule="R40", asked=1, kind="resource")]
    assert why_not(turn_of_seat_1().state, 0, option) == told
    assert told[0].code == "not-your-question"


def test_while_chance_is_asked_every_seat_is_told_so() -> None:
    state = tribute().answer("1:iron").state
    for seat in range(3):
        assert why_not(state, seat, "mining") == [r.NotYourQuestion(rule="Q35", asked=CHANCE, kind="reveal")]
    assert why_not(state, decision.CHANCE, "tank") == [r.NoSuchOption(rule="Q35", option="tank", kind="reveal")]
    assert why_not(state, decision.CHANCE, "barter-trade") == [
        r.NotThere(rule="Q35", card="barter-trade", seat=1, where="covered")
    ]


def test_what_is_on_offer_needs_no_reason() -> None:
    with pytest.raises(ValueError, match="on offer"):
        why_not(start().state, 0, "mining")


def test_nothing_is_well_formed_after_the_end() -> None:
    assert well_formed(finished().state) == []


def test_a_reason_is_encoded_with_its_code() -> None:
    (reason,) = reasons(shop(), "caravan")
    assert msgspec.json.encode(reason) == b'{"code":"bought-already","rule":"R60","card":"caravan"}'


@pytest.mark.parametrize("code", CASES)
def test_reasons_survive_json(code: str) -> None:
    _, _, expected = CASES[code]
    assert msgspec.json.decode(msgspec.json.encode(expected), type=list[AnyReason]) == expected
