"""Payments: every set of sources that the price uses up (R55-R70, Q12-Q14)."""

import pytest

from tests.scene import Build, Table

SPARE = "agriculture mining"
Cost = dict[str, int]


def shop(play: Build, covered: str, cost: Cost, below: int = 0) -> Table:
    """(R) Seat 0 may buy Compass, a Gunpowder card, with these covered cards; `below` cards lie under it."""
    horse = [None, "coup", "calendar"][: 1 + below]
    rows: dict[str, list[str | None]] = {
        "horse": [*horse, *[None] * (6 - len(horse))],
        "gunpowder": [None, "compass", None, None, None],
        "oil": [None] * 4,
        "earth": [None] * 3,
        "space": ["movie", None],
    }
    dear: Cost = {"oil": 9}
    cards = {"compass": {"cost": cost}, **{card: {"cost": dear} for card in ("coup", "calendar", "movie")}}
    seats = [{"down": covered}, {"hand": SPARE}]
    return play("renaissance", 2, seats, rows=rows, cards=cards, wonders="panama-canal colossus-of-rhodes")


def payments(game: Table) -> dict[frozenset[str], bool]:
    """Every payment that answers can reach, and whether Panama Canal is met by it. Each is reached in one way."""
    found: dict[frozenset[str], bool] = {}
    covered = set(game.down())
    ahead = [Table(game.state, game.copied).answer("compass")]
    while ahead:
        table = ahead.pop()
        if table.kind == "pay":
            ahead += [Table(table.state, table.copied).answer(option) for option in table.options]
            continue
        paid = frozenset(covered - set(table.down()))
        assert paid not in found, paid
        found[paid] = table.until("glory", "resource").kind == "glory"
    return found


def expected(*ways: str, conversions: tuple[str, ...] = ()) -> dict[frozenset[str], bool]:
    """Payments without a conversion, and with one."""
    plain = {frozenset(way.split()): False for way in ways}
    return plain | {frozenset(way.split()): True for way in conversions}


def test_X80_three_food_or_four_pay_one_horse(play: Build) -> None:
    """R61, R63, Q12, Q13, Q14: three make an Earth, four make two Iron and these a Horse; two are not enough."""
    seats = [
        {"hand": "reinforcement trade-and-tribute mining warrior", "down": "agriculture barter-trade"},
        {"hand": "mining warrior", "down": "agriculture"},
    ]
    prices = {"compass": {"cost": {"horse": 1}}, "movie": {"cost": {"oil": 9}}}
    rows = {
        "horse": [None] * 6,
        "gunpowder": [None, "compass", None, None, None],
        "oil": [None] * 4,
        "earth": [None] * 3,
        "space": ["movie", None],
    }
    game = play("renaissance", 2, seats, rows=rows, cards=prices, wonders="panama-canal colossus-of-rhodes")
    game.answer("reinforcement", "trade-and-tribute", "yes")
    assert game.gained == {"food": 1}
    assert game.options == ["compass", "pass"]
    three = ["card:agriculture", "card:barter-trade", "card:reinforcement"]
    for sources, gained in (
        (three, {"food": 1}),
        (["card:agriculture", "card:barter-trade", "gained:food"], {}),
        (["card:agriculture", "card:reinforcement", "gained:food"], {}),
        (["card:barter-trade", "card:reinforcement", "gained:food"], {}),
        ([*three, "gained:food"], {}),
    ):
        bought = Table(game.state, game.copied).buy("compass", *sources)
        left = {"agriculture", "barter-trade", "reinforcement"} - {source.removeprefix("card:") for source in sources}
        assert (set(bought.down()), bought.gained) == (left, gained)
        assert (bought.asked, bought.options) == ((0, "glory"), ["none", "panama-canal"])
    two = Table(game.state, game.copied).answer("compass", "card:agriculture", "card:barter-trade")
    assert two.options == ["card:reinforcement", "gained:food"], "two Food do not pay"


def test_X85_an_earth_pays_an_iron_alone_or_with_a_food(play: Build) -> None:
    """R63, Q13: with the Food it stands for a second one."""
    found = payments(shop(play, "agriculture newspaper", {"iron": 1}))
    assert found == expected("newspaper", conversions=("agriculture newspaper",))


def test_X86_one_or_any_three_pay_a_food_but_no_two_and_not_all_four(play: Build) -> None:
    """R16, R70, Q13: nothing would consume the fourth."""
    found = payments(shop(play, "agriculture mining theology economics", {"food": 1}))
    three = (
        "agriculture mining theology",
        "agriculture mining economics",
        "agriculture theology economics",
        "mining theology economics",
    )
    assert found == expected("agriculture", conversions=three)


def test_X92_one_two_or_three_earth_pay_an_iron(play: Build) -> None:
    """R63, R68, Q13, Q14: one as it is, two as Food for the Iron, three for an Earth."""
    one, two, three = "battleship", "machine-gun", "newspaper"
    found = payments(shop(play, f"{one} {two} {three}", {"iron": 1}))
    pairs = (f"{one} {two}", f"{one} {three}", f"{two} {three}", f"{one} {two} {three}")
    assert found == expected(one, two, three, conversions=pairs)


def test_X161_two_iron_may_be_a_horse_although_a_horse_lies_there(play: Build) -> None:
    """Q13, Q14: the Horse is the surcharge then."""
    game = shop(play, "agriculture espionage mining warrior", {"food": 1, "horse": 1}, below=1)
    found = payments(game)
    assert not found[frozenset(["agriculture", "espionage", "mining"])]
    assert not found[frozenset(["agriculture", "espionage", "warrior"])]
    assert found[frozenset(["agriculture", "espionage", "mining", "warrior"])]
    assert frozenset(["agriculture", "mining", "warrior"]) not in found
    assert len(found) == 3


def test_X162_all_three_pay_with_a_conversion_though_they_need_none(play: Build) -> None:
    """Q14, R64: one half of the Space is lost, or two Iron become the Horse."""
    found = payments(shop(play, "space-race mining warrior", {"horse": 1}, below=2))
    assert found == expected("space-race mining", "space-race warrior", conversions=("space-race mining warrior",))


def test_X163_two_oil_make_nothing(play: Build) -> None:
    """R61, Q13: but any three make an Earth."""
    assert payments(shop(play, "economics frigate", {"oil": 1})) == expected("economics", "frigate")
    found = payments(shop(play, "armistice economics frigate", {"oil": 1}))
    assert found == expected("armistice", "economics", "frigate", conversions=("armistice economics frigate",))


def test_X164_either_of_two_kinds_is_the_surcharge_never_both(play: Build) -> None:
    """Q13: two Food may become an Iron for it."""
    found = payments(shop(play, "economics agriculture mining", {"oil": 1}, below=1))
    assert found == expected("economics agriculture", "economics mining")
    found = payments(shop(play, "economics agriculture barter-trade", {"oil": 1}, below=1))
    both = "economics agriculture barter-trade"
    assert found == expected("economics agriculture", "economics barter-trade", conversions=(both,))


def test_X165_half_a_space_may_be_lost(play: Build) -> None:
    """R64, Q13."""
    found = payments(shop(play, "space-race theology", {"gunpowder": 2}))
    assert found == expected("space-race", conversions=("space-race theology",)), "or both halves are Horse for one"


def test_X166_a_complete_payment_that_could_go_on_asks(play: Build) -> None:
    """Q13: with nothing that would be used up, nothing is asked."""
    game = shop(play, "agriculture newspaper theology", {"iron": 1}).answer("compass")
    assert (game.asked, game.options) == ((0, "pay"), ["card:agriculture", "card:newspaper"])
    game.answer("card:newspaper")
    assert game.kind != "pay", "the Theology would not be used up"
    game = shop(play, "battleship newspaper", {"iron": 1}).answer("compass", "card:battleship")
    assert (game.asked, game.options) == ((0, "pay"), ["card:newspaper", "done"])
    assert game.answer("done").down() == ["newspaper"]


def test_Q14_a_space_for_an_oil_contains_a_conversion_for_a_food_it_does_not(play: Build) -> None:
    assert payments(shop(play, "space-race", {"oil": 1})) == expected(conversions=("space-race",))
    assert payments(shop(play, "space-race", {"food": 1})) == expected("space-race")


def test_Q13_a_price_of_nothing_is_paid_by_nothing(play: Build) -> None:
    game = shop(play, "agriculture mining theology", {})
    assert payments(game) == expected("")


@pytest.mark.parametrize("below", [0, 1, 2])
def test_R70_in_a_purchase_nothing_else_is_turned(play: Build, below: int) -> None:
    game = shop(play, "agriculture espionage mining theology economics", {"horse": 1}, below)
    before = game.down()
    for paid in payments(game):
        bought = Table(game.state, game.copied).buy("compass", *(f"card:{card}" for card in paid))
        assert set(before) - set(bought.down()) == paid
