"""Price and payment, X76-X92. Mostly seat 0 has an empty hand: it buys, then takes its face-up cards back."""

import pytest

from gunsteel.core.tables import CARD_NUMBER
from gunsteel.core.turn import surcharge
from gunsteel.ids import CardId
from tests.scene import Build, Table

SPARE = "agriculture barter-trade mining"
SIZES = {"horse": 7, "gunpowder": 6, "oil": 5, "earth": 4}
Rows = dict[str, list[str | None]]
Cost = dict[str, int]


def extra(game: Table, card: str) -> int:
    """The surcharge of this card."""
    return int(surcharge(game.state, CardId(CARD_NUMBER[card])))


def pyramid(**left: str) -> Rows:
    """Below the Space row only these cards are left, from the left; `-` is a gap."""
    rows: Rows = {}
    for age, size in SIZES.items():
        names = [None if name == "-" else name for name in left.get(age, "").split()]
        rows[age] = [*names, *[None] * (size - len(names))]
    return rows


def shop(play: Build, covered: str, rows: Rows, costs: dict[str, Cost], set_: str = "base") -> Table:
    """Seat 0, without a hand, may buy with these covered cards."""
    wonders = {"base": "apollo-project", "renaissance": "panama-canal"}[set_]
    cards = {card: {"cost": cost} for card, cost in costs.items()}
    return play(set_, 3, [{"down": covered}, {"hand": SPARE}], rows=rows, cards=cards, wonders=wonders)


# --- The price -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("set_", ["base", "renaissance", "combined"])
def test_X76_surcharges_in_a_complete_pyramid(play: Build, set_: str, players: int) -> None:
    """R30, R57, R58."""
    game = play(set_, players, [{"hand": SPARE}])
    rows: Rows = game.position()["rows"]
    surcharges = {age: {extra(game, card) for card in row if card is not None} for age, row in rows.items()}
    assert surcharges == {"horse": {0}, "gunpowder": {2}, "oil": {5}, "earth": {9}, "space": {14}}


TRIANGLE = {"horse": "ambush caravan currency", "gunpowder": "alchemy guild", "oil": "cannon"}


def test_X77_a_shared_card_below_counts_once(play: Build) -> None:
    """R58, Q15."""
    game = play("base", 3, [{"hand": SPARE}], rows=pyramid(**TRIANGLE))
    assert extra(game, "cannon") == 5
    assert extra(game, "alchemy") == extra(game, "guild") == 2
    assert extra(game, "caravan") == 0


@pytest.mark.parametrize(("earth", "offered"), [("fighter", True), ("", False)])
def test_X77_five_resources_besides_the_cost_are_asked_for(play: Build, earth: str, offered: bool) -> None:
    """R55, R58, R69: one Food and five of any kind are six cards; five are too few."""
    covered = f"agriculture barter-trade reinforcement mining warrior {earth}"
    game = shop(play, covered, pyramid(**TRIANGLE), {"cannon": {"food": 1}})
    assert game.asked == (0, "buy")
    assert ("cannon" in game.options) is offered


@pytest.mark.parametrize(
    ("horse", "gunpowder", "price"),
    [
        ("ambush - currency", "alchemy guild", 4),
        ("ambush caravan currency", "- guild", 3),
        ("ambush caravan currency", "alchemy -", 3),
        ("ambush caravan currency", "- -", 0),
        ("ambush - -", "- guild", 1),
    ],
)
def test_X78_what_is_reached_only_through_a_gap_is_not_connected(
    play: Build, horse: str, gunpowder: str, price: int
) -> None:
    """R57, R58, R59, R60."""
    game = play("base", 3, [{"hand": SPARE}], rows=pyramid(horse=horse, gunpowder=gunpowder, oil="cannon"))
    assert extra(game, "cannon") == price


@pytest.mark.parametrize("horse", ["ambush -", "- ambush"])
def test_X79_one_card_left_beneath_costs_one_more(play: Build, horse: str) -> None:
    """R58: a card further along the row does not matter."""
    rows = pyramid(horse=f"{horse} caravan", gunpowder="knight")
    assert extra(play("base", 3, [{"hand": SPARE}], rows=rows), "knight") == 1
    costs: dict[str, Cost] = {"knight": {"iron": 1}, "ambush": {"oil": 2}, "caravan": {"oil": 2}}
    assert shop(play, "mining agriculture", rows, costs).options == ["knight", "pass"]
    assert shop(play, "mining", rows, costs).asked == (0, "take-back")


# --- Conversion ----------------------------------------------------------------------------------------------------


def test_X81_any_three_resources_make_an_oil(play: Build) -> None:
    """R61, R63, R67."""
    costs: dict[str, Cost] = {"cannon": {"oil": 1}}
    game = shop(play, "agriculture mining caravan", pyramid(oil="cannon"), costs)
    assert (game.asked, game.options) == ((0, "buy"), ["cannon", "pass"])
    game.answer("cannon")
    assert game.asked == (1, "resource")
    assert game.hand() == ["agriculture", "cannon", "caravan", "mining"]
    assert shop(play, "mining caravan", pyramid(oil="cannon"), costs).asked == (0, "take-back")


def test_X82_a_space_alone_pays_two_gunpowder(play: Build) -> None:
    """R64."""
    game = shop(play, "computer agriculture", pyramid(oil="cannon"), {})
    assert (game.asked, game.options) == ((0, "buy"), ["cannon", "pass"])
    game.answer("cannon")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["cannon", "computer"]
    assert game.down() == ["agriculture"]
    assert shop(play, "fighter agriculture", pyramid(oil="cannon"), {}).asked == (0, "take-back")


def test_X83_a_space_pays_a_horse_and_a_surcharge(play: Build) -> None:
    """R64, R69."""
    costs: dict[str, Cost] = {"knight": {"horse": 1}, "swordsman": {"oil": 3}, "ambush": {"oil": 3}}
    game = shop(play, "computer", pyramid(horse="swordsman", gunpowder="knight"), costs)
    assert (game.asked, game.options) == ((0, "buy"), ["knight", "pass"])
    game.answer("knight")
    assert game.asked == (1, "resource")
    assert game.hand() == ["computer", "knight"]
    assert game.down() == []


def test_X83_half_a_space_does_not_pay_twice(play: Build) -> None:
    """R64, R69: with two cards beneath, or with an Earth only, it falls short."""
    costs: dict[str, Cost] = {"knight": {"horse": 1}, "swordsman": {"oil": 3}, "ambush": {"oil": 3}}
    dearer = shop(play, "computer", pyramid(horse="swordsman ambush", gunpowder="knight"), costs)
    assert dearer.asked == (0, "take-back")
    poorer = shop(play, "fighter", pyramid(horse="swordsman", gunpowder="knight"), costs)
    assert poorer.asked == (0, "take-back")


def test_X84_a_gunpowder_is_no_iron(play: Build) -> None:
    """R62."""
    costs: dict[str, Cost] = {"swordsman": {"iron": 1}}
    assert shop(play, "knight", pyramid(horse="swordsman"), costs).asked == (0, "take-back")
    assert shop(play, "knight alchemy", pyramid(horse="swordsman"), costs).asked == (0, "take-back")


def test_X84_a_gunpowder_pays_a_surcharge(play: Build) -> None:
    """R62, R69: an Iron and one of any kind."""
    costs: dict[str, Cost] = {"engineering": {"iron": 1}, "swordsman": {"oil": 2}}
    rows = pyramid(horse="swordsman", gunpowder="engineering")
    game = shop(play, "mining knight", rows, costs)
    assert (game.asked, game.options) == ((0, "buy"), ["engineering", "pass"])
    game.answer("engineering")
    assert game.hand() == ["engineering", "knight", "mining"]
    assert shop(play, "alchemy knight", rows, costs).asked == (0, "take-back")


def test_X87_without_a_purchase_nothing_is_depleted(play: Build) -> None:
    """R47, R70."""
    game = shop(play, "agriculture mining swordsman", pyramid(horse="caravan"), {"caravan": {"food": 1}})
    assert (game.asked, game.options) == ((0, "buy"), ["caravan", "pass"])
    game.answer("pass")
    assert game.asked == (0, "take-back")
    assert game.hand() == []
    assert game.down() == ["agriculture", "mining", "swordsman"]
    assert "caravan" in game.supply


def test_X88_only_one_card_is_bought_in_a_turn(play: Build) -> None:
    """R54, R60."""
    costs: dict[str, Cost] = {"caravan": {"food": 1}, "ambush": {"food": 1}}
    game = shop(play, "agriculture barter-trade", pyramid(horse="caravan ambush"), costs)
    assert game.options == ["ambush", "caravan", "pass"]
    game.answer("caravan", "card:agriculture")
    assert (game.asked, game.options) == ((0, "take-back"), ["barter-trade", "done"])
    assert game.position()["rows"]["horse"] == [None, "ambush", *[None] * 5]


# --- What is paid, and with what -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("choice", "wonders"), [("caravan", ["angkor-wat"]), ("pass", [])])
def test_X89_an_attack_card_turned_up_as_payment_counts_for_angkor_wat(
    play: Build, choice: str, wonders: list[str]
) -> None:
    """R20, R85: and it attacks nobody."""
    seats = [{"up": "knight warrior", "down": "swordsman"}, {"hand": SPARE, "wonders": "taj-mahal"}]
    game = play(
        "base",
        3,
        seats,
        rows=pyramid(horse="caravan"),
        cards={"caravan": {"cost": {"horse": 1}}},
        wonders="angkor-wat apollo-project",
    )
    game.answer(choice)
    assert game.wonders() == wonders
    assert game.until("resource").asked == (1, "resource")
    assert game.wonders(1) == ["taj-mahal"]


@pytest.mark.parametrize(("covered", "wonders"), [("swordsman", ["manhattan-project"]), ("currency", [])])
def test_X89_an_attack_card_turned_up_as_payment_counts_for_manhattan(
    play: Build, covered: str, wonders: list[str]
) -> None:
    """R15, R20, R85: 7 and 1 are the 8 of four players."""
    game = play(
        "base",
        4,
        [{"up": "nuclear-submarine fighter", "down": covered}, {"hand": SPARE}],
        rows=pyramid(horse="caravan"),
        cards={"caravan": {"cost": {"horse": 1}}},
        wonders="manhattan-project apollo-project",
    )
    game.answer("caravan")
    assert game.asked == (1, "resource")
    assert game.wonders() == wonders
    assert covered in game.hand()


@pytest.mark.parametrize(
    ("choice", "up", "down"),
    [
        ("card:knight", ["agriculture", "barter-trade", "caravan", "knight"], []),
        ("gained:gunpowder", ["agriculture", "barter-trade", "caravan"], ["knight"]),
    ],
)
def test_X90_a_gained_or_a_covered_gunpowder_may_be_spent(
    play: Build, choice: str, up: list[str], down: list[str]
) -> None:
    """R55, Q13."""
    seats = [{"hand": f"{SPARE} warrior", "down": "knight"}, {"hand": SPARE}]
    game = play("base", 3, seats, rows=pyramid(horse="caravan"), cards={"caravan": {"cost": {"gunpowder": 1}}})
    game.answer("agriculture", "barter-trade", "yes", "agriculture", "gunpowder")
    assert game.gained == {"gunpowder": 1}
    game.answer("caravan")
    assert (game.asked, game.options) == ((0, "pay"), ["card:knight", "gained:gunpowder"])
    game.answer(choice)
    assert game.asked == (1, "resource")
    assert (game.up(), game.down()) == (up, down)


def test_X91_a_space_of_trade_and_tribute_pays_two_oil(play: Build) -> None:
    """R25, R64."""
    seats = [{"hand": f"{SPARE} trade-and-tribute"}, {"hand": SPARE, "down": "movie"}]
    game = play(
        "renaissance",
        3,
        seats,
        rows=pyramid(oil="frigate"),
        cards={"frigate": {"cost": {"oil": 2}}},
        wonders="panama-canal",
    )
    game.answer("agriculture", "trade-and-tribute", "yes")
    assert game.gained == {"space": 1}
    assert (game.asked, game.options) == ((0, "buy"), ["frigate", "pass"])
    game.answer("frigate")
    assert game.asked == (1, "resource")
    assert game.up() == ["frigate", "trade-and-tribute"]
    assert game.down() == ["agriculture"]
