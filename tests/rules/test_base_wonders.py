"""Taking wonders in the base game, X93-X102. Most pyramids are empty up to the Space row, so nothing can be bought."""

import pytest

from tests.scene import Build

SPARE = "agriculture barter-trade mining"
Rows = dict[str, list[str | None]]


def pyramid(horse: str | None = None, gunpowder: str | None = None) -> Rows:
    """Below the Space row at most these cards are left; they do not touch."""
    return {
        "horse": [*[None] * 6, horse],
        "gunpowder": [gunpowder, *[None] * 5],
        "oil": [None] * 5,
        "earth": [None] * 4,
    }


def test_X93_with_two_cards_in_hand_there_is_no_wonder_and_no_retrieval(play: Build) -> None:
    """R48, R84."""
    seats = [
        {"hand": f"{SPARE} warrior", "up": "knight cannon tank", "down": "caravan currency"},
        {"hand": SPARE},
    ]
    game = play("base", 3, seats, rows=pyramid(), wonders="angkor-wat hanging-gardens")
    game.answer("agriculture", "mining", "no")
    assert game.asked == (1, "resource")
    assert game.wonders() == []
    assert game.supply_wonders == ["angkor-wat", "hanging-gardens"]
    assert game.hand() == ["barter-trade", "warrior"]
    assert game.up() == ["cannon", "knight", "mining", "tank"]
    assert game.down() == ["agriculture", "caravan", "currency"]


def test_X93_with_one_card_in_hand_there_is(play: Build) -> None:
    """R48, R50, R84: the wonder first, then the retrieval."""
    seats = [{"hand": SPARE, "up": "knight cannon tank", "down": "caravan currency"}, {"hand": SPARE}]
    game = play("base", 3, seats, rows=pyramid(), wonders="angkor-wat hanging-gardens")
    game.answer("agriculture", "mining", "no")
    assert (game.asked, game.options) == ((0, "claim"), ["angkor-wat", "hanging-gardens"])
    assert game.up() == ["cannon", "knight", "mining", "tank"]
    game.answer("hanging-gardens")
    assert (game.asked, game.options) == ((0, "take-back"), ["agriculture", "caravan", "currency", "done"])
    assert game.hand() == ["barter-trade", "cannon", "knight", "mining", "tank"]
    assert game.wonders() == ["hanging-gardens"]


def test_X94_three_requirements_met_give_one_wonder(play: Build) -> None:
    """R84: of the eligible ones only, and there is no declining."""
    seats = [
        {"up": "knight cannon tank ambush charge flanking", "down": "caravan currency"},
        {"hand": SPARE},
    ]
    wonders = "hanging-gardens angkor-wat himeji-jo apollo-project"
    game = play("base", 3, seats, rows=pyramid(), wonders=wonders)
    assert (game.asked, game.options) == ((0, "claim"), ["angkor-wat", "hanging-gardens", "himeji-jo"])
    game.answer("himeji-jo")
    assert game.asked == (0, "take-back")
    game.answer("done")
    assert game.asked == (1, "resource")
    assert game.wonders() == ["himeji-jo"]
    assert game.supply_wonders == ["angkor-wat", "apollo-project", "hanging-gardens"]


def test_X95_the_last_wonder_must_be_taken_even_to_ones_loss(play: Build) -> None:
    """R84, R98, R103: 6 VP and the 2 of Angkor Wat against 12."""
    seats = [
        {"up": "knight cannon tank"},
        {"hand": SPARE, "wonders": "taj-mahal manhattan-project international-space-station"},
    ]
    game = play("base", 3, seats, rows=pyramid(), wonders="angkor-wat")
    assert game.over
    assert game.wonders() == ["angkor-wat"]
    assert game.result == {"vp": [8, 12, 0], "cards": [4, 6, 0], "winners": [1]}


@pytest.mark.parametrize(("choice", "left"), [("angkor-wat", "hanging-gardens"), ("hanging-gardens", "angkor-wat")])
def test_X95_with_several_eligible_wonders_any_may_be_taken(play: Build, choice: str, left: str) -> None:
    """R84: one of them must."""
    seats = [{"up": "knight cannon tank", "down": "caravan currency"}, {"hand": SPARE, "wonders": "taj-mahal"}]
    game = play("base", 3, seats, rows=pyramid(), wonders="angkor-wat hanging-gardens")
    assert (game.asked, game.options) == ((0, "claim"), ["angkor-wat", "hanging-gardens"])
    game.answer(choice, "done")
    assert not game.over
    assert game.asked == (1, "resource")
    assert game.wonders() == [choice]
    assert game.supply_wonders == [left]


@pytest.mark.parametrize(("choices", "wonders"), [(["ambush", "card:currency"], []), (["pass"], ["hanging-gardens"])])
def test_X96_a_horse_card_spent_this_turn_is_no_longer_covered(
    play: Build, choices: list[str], wonders: list[str]
) -> None:
    """R85."""
    game = play(
        "base",
        3,
        [{"down": "caravan currency"}, {"hand": SPARE}],
        rows=pyramid(horse="ambush"),
        cards={"ambush": {"cost": {"horse": 1}}},
        wonders="hanging-gardens apollo-project",
    )
    assert (game.asked, game.options) == ((0, "buy"), ["ambush", "pass"])
    game.answer(*choices)
    assert game.asked == (0, "take-back")
    assert game.wonders() == wonders


@pytest.mark.parametrize(("choice", "wonders"), [("caravan", ["himeji-jo"]), ("pass", [])])
def test_X97_a_tactic_card_turned_up_as_payment_counts(play: Build, choice: str, wonders: list[str]) -> None:
    """R85."""
    game = play(
        "base",
        3,
        [{"up": "ambush charge", "down": "flanking"}, {"hand": SPARE}],
        rows=pyramid(horse="caravan"),
        cards={"caravan": {"cost": {"oil": 1}}},
        wonders="himeji-jo apollo-project",
    )
    assert (game.asked, game.options) == ((0, "buy"), ["caravan", "pass"])
    game.answer(choice).until("resource")
    assert game.wonders() == wonders


CHEAP = {"knight": {"cost": {"food": 1}}, "swordsman": {"cost": {"food": 1}}}


@pytest.mark.parametrize(
    ("players", "bought", "wonders"),
    [(4, "knight", ["manhattan-project"]), (4, "swordsman", []), (3, "knight", [])],
)
def test_X98_the_strength_of_a_bought_card_counts_for_manhattan(
    play: Build, players: int, bought: str, wonders: list[str]
) -> None:
    """R15, R56, R85, R86: 6 and 2 are the 8 of four players, 6 and 1 are not; three players need 10."""
    game = play(
        "base",
        players,
        [{"up": "nuclear-submarine musketeer", "down": "agriculture"}, {"hand": SPARE}],
        rows=pyramid(horse="swordsman", gunpowder="knight"),
        cards=CHEAP,
        wonders="manhattan-project apollo-project",
    )
    assert (game.asked, game.options) == ((0, "buy"), ["knight", "pass", "swordsman"])
    game.answer(bought)
    assert game.asked == (1, "resource")
    assert game.wonders() == wonders


@pytest.mark.parametrize(("more", "wonders"), [("", ["manhattan-project"]), (" warrior", [])])
def test_X98_manhattan_needs_a_hand_of_one_card_at_most(play: Build, more: str, wonders: list[str]) -> None:
    """R48, R50, R84: the bought card is not in hand."""
    game = play(
        "base",
        4,
        [{"hand": SPARE + more, "up": "nuclear-submarine musketeer"}, {"hand": SPARE}],
        rows=pyramid(gunpowder="knight"),
        cards=CHEAP,
        wonders="manhattan-project apollo-project",
    )
    game.answer("agriculture", "mining", "no", "knight")
    assert game.asked == (1, "resource")
    assert game.wonders() == wonders


ISS = "international-space-station"


@pytest.mark.parametrize(
    ("players", "owned", "wonders"),
    [
        (4, ["angkor-wat", "hanging-gardens"], ["angkor-wat", "hanging-gardens", ISS]),
        (4, ["angkor-wat"], ["angkor-wat"]),
        (3, ["angkor-wat", "hanging-gardens"], ["angkor-wat", "hanging-gardens"]),
    ],
)
def test_X99_wonders_count_as_cards_for_the_space_station(
    play: Build, players: int, owned: list[str], wonders: list[str]
) -> None:
    """R85, R86, Q26: nine cards on either side and two wonders are the 11 of four players."""
    seats = [
        {
            "up": "agriculture barter-trade mining reinforcement warrior",
            "down": "ambush caravan currency philosophy",
            "wonders": owned,
        },
        {"hand": SPARE},
    ]
    game = play("base", players, seats, rows=pyramid(), wonders=f"{ISS} eiffel-tower").until("resource")
    assert game.asked == (1, "resource")
    assert game.wonders() == wonders


@pytest.mark.parametrize(("covered", "wonders"), [("", []), ("knight", ["apollo-project"])])
def test_X100_points_in_hand_do_not_count_for_apollo(play: Build, covered: str, wonders: list[str]) -> None:
    """R85, R86, Q26: 4 for Nuclear Submarine and 3 for Taj Mahal are 7; a covered Knight makes 8, for four players."""
    seats = [
        {"hand": "agriculture mining tank", "up": "nuclear-submarine", "down": covered, "wonders": "taj-mahal"},
        {"hand": SPARE},
    ]
    cards = {"tank": {"vp": 5}}
    game = play("base", 4, seats, rows=pyramid(), cards=cards, wonders="apollo-project eiffel-tower")
    game.answer("agriculture", "mining", "no").until("resource")
    assert game.asked == (1, "resource")
    assert game.hand() == ["mining", "nuclear-submarine", "tank"]
    assert game.wonders() == sorted(["taj-mahal", *wonders])


def test_X101_a_wonder_that_an_opponent_owns_cannot_be_claimed(play: Build) -> None:
    """R84: only those of the supply."""
    seats = [{"up": "knight cannon tank"}, {"hand": SPARE, "wonders": "angkor-wat"}]
    game = play("base", 3, seats, rows=pyramid(), wonders="himeji-jo apollo-project")
    assert game.asked == (1, "resource")
    assert game.hand() == ["cannon", "knight", "tank"]
    assert game.wonders() == []
    assert game.wonders(1) == ["angkor-wat"]
    assert game.supply_wonders == ["apollo-project", "himeji-jo"]


def test_X102_a_requirement_counts_at_the_own_end_of_turn_only(play: Build) -> None:
    """R84: nothing in the turn of seat 0, Angkor Wat in that of seat 1."""
    seats = [{"hand": SPARE}, {"hand": SPARE, "up": "knight cannon tank"}, {"hand": SPARE}]
    game = play("base", 3, seats, rows=pyramid(), wonders="angkor-wat apollo-project")
    game.answer("agriculture", "mining", "no", "done")
    assert game.asked == (1, "resource")
    assert [game.wonders(seat) for seat in range(3)] == [[], [], []]
    game.answer("agriculture", "mining", "no", "done")
    assert game.asked == (2, "resource")
    assert [game.wonders(seat) for seat in range(3)] == [[], ["angkor-wat"], []]
