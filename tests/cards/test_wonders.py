"""The ten wonders of the base game: met at the threshold, not met one below."""

import pytest

from tests.cards.common import FREE
from tests.scene import Build, Table, words

PLAYERS = (2, 3, 4)


def end_of_turn(play: Build, players: int, wonder: str, **zones: str) -> Table:
    """Seat 0 has no hand, buys nothing, and the wonders are checked; a second wonder keeps the game going."""
    other = "himeji-jo" if wonder != "himeji-jo" else "taj-mahal"
    game = play("base", players, [zones], wonders=[wonder, other], cards=FREE)
    assert game.asked == (0, "buy")
    return game.answer("pass")


# --- Horse -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_great_pyramids_needs_five_covered_cards(play: Build, players: int) -> None:
    """R84, R85: whatever they are; visible cards do not count."""
    four = "agriculture knight mining tank"
    met = end_of_turn(play, players, "great-pyramids", down=f"{four} reinforcement")
    assert met.wonders() == ["great-pyramids"]
    assert "great-pyramids" not in met.supply_wonders
    short = end_of_turn(play, players, "great-pyramids", down=four, up="barter-trade warrior")
    assert short.wonders() == []
    assert "great-pyramids" in short.supply_wonders


@pytest.mark.parametrize("players", PLAYERS)
def test_hanging_gardens_needs_two_covered_horse_cards(play: Build, players: int) -> None:
    """N54, X96."""
    met = end_of_turn(play, players, "hanging-gardens", down="currency swordsman")
    assert met.wonders() == ["hanging-gardens"]
    short = end_of_turn(play, players, "hanging-gardens", down="currency guild mining", up="swordsman ambush")
    assert short.wonders() == []


# --- Gunpowder -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_angkor_wat_needs_three_visible_attack_cards(play: Build, players: int) -> None:
    """N54, R14."""
    met = end_of_turn(play, players, "angkor-wat", up="knight swordsman warrior")
    assert met.wonders() == ["angkor-wat"]
    short = end_of_turn(play, players, "angkor-wat", up="charge knight warrior", down="swordsman tank")
    assert short.wonders() == []


@pytest.mark.parametrize("players", PLAYERS)
def test_great_mosque_of_djenne_needs_four_covered_kinds(play: Build, players: int) -> None:
    """2.12: different resources on the resource side."""
    met = end_of_turn(play, players, "great-mosque-of-djenne", down="agriculture mining swordsman tank")
    assert met.wonders() == ["great-mosque-of-djenne"]
    down = "agriculture barter-trade mining swordsman warrior"
    short = end_of_turn(play, players, "great-mosque-of-djenne", down=down, up="cannon knight tank")
    assert short.wonders() == []


# --- Oil -------------------------------------------------------------------------------------------------------

CIVIL = words("agriculture barter-trade mining currency philosophy engineering guild")


@pytest.mark.parametrize(("players", "cards"), [(4, 5), (3, 6), (2, 7)])
def test_taj_mahal_needs_visible_civil_cards_by_players(play: Build, players: int, cards: int) -> None:
    """R86, N54."""
    met = end_of_turn(play, players, "taj-mahal", up=" ".join(CIVIL[:cards]))
    assert met.wonders() == ["taj-mahal"]
    up = " ".join(CIVIL[: cards - 1])
    short = end_of_turn(play, players, "taj-mahal", up=f"{up} reinforcement warrior", down="stock-exchange computer")
    assert short.wonders() == []


@pytest.mark.parametrize("players", PLAYERS)
def test_himeji_jo_needs_three_visible_tactic_cards(play: Build, players: int) -> None:
    """N54."""
    met = end_of_turn(play, players, "himeji-jo", up="ambush flanking reinforcement")
    assert met.wonders() == ["himeji-jo"]
    short = end_of_turn(play, players, "himeji-jo", up="ambush flanking knight", down="blitzkrieg reinforcement")
    assert short.wonders() == []


# --- Earth -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_eiffel_tower_needs_a_card_of_each_of_four_ages(play: Build, players: int) -> None:
    """2.12: on either side."""
    met = end_of_turn(play, players, "eiffel-tower", up="cannon swordsman", down="knight tank")
    assert met.wonders() == ["eiffel-tower"]
    for missing in ("cannon", "knight", "swordsman", "tank"):
        up = " ".join(sorted({"cannon", "knight", "swordsman", "tank"} - {missing}))
        short = end_of_turn(play, players, "eiffel-tower", up=f"{up} agriculture mining", down="computer")
        assert short.wonders() == []


@pytest.mark.parametrize(
    ("players", "enough", "short"),
    [
        (4, "nuclear-submarine tank warrior", "nuclear-submarine tank"),
        (3, "knight nuclear-submarine tank warrior", "knight nuclear-submarine tank"),
        (2, "cannon knight nuclear-submarine tank warrior", "cannon knight nuclear-submarine tank"),
    ],
)
def test_manhattan_project_needs_strength_by_players(play: Build, players: int, enough: str, short: str) -> None:
    """R15, R86, N54: 8, 10, 12 against 7, 9, 11; covered cards do not count."""
    assert end_of_turn(play, players, "manhattan-project", up=enough).wonders() == ["manhattan-project"]
    assert end_of_turn(play, players, "manhattan-project", up=short, down="flanking warrior").wonders() == []


# --- Space -----------------------------------------------------------------------------------------------------

AREA = words("agriculture barter-trade mining warrior reinforcement currency swordsman philosophy knight engineering")
AREA += words("guild alchemy cannon steam-engine tank")


@pytest.mark.parametrize(("players", "cards"), [(4, 11), (3, 13), (2, 15)])
def test_international_space_station_needs_cards_by_players(play: Build, players: int, cards: int) -> None:
    """R86, N54, Q26: on either side, wonders included (X99)."""
    up, down = " ".join(AREA[:5]), " ".join(AREA[5 : cards - 2])
    wonder = "international-space-station"
    met = end_of_turn(play, players, wonder, up=up, down=down, wonders="angkor-wat hanging-gardens")
    assert met.wonders() == ["angkor-wat", "hanging-gardens", wonder]
    short = end_of_turn(play, players, wonder, up=up, down=down, wonders="hanging-gardens")
    assert short.wonders() == ["hanging-gardens"]


@pytest.mark.parametrize(("players", "cards"), [(4, 11), (3, 13), (2, 15)])
def test_international_space_station_counts_civilisation_cards_alone(play: Build, players: int, cards: int) -> None:
    """2.12."""
    wonder = "international-space-station"
    assert end_of_turn(play, players, wonder, down=" ".join(AREA[:cards])).wonders() == [wonder]
    assert end_of_turn(play, players, wonder, down=" ".join(AREA[: cards - 1])).wonders() == []


@pytest.mark.parametrize(
    ("players", "enough", "short"),
    [(4, "cannon", "knight"), (3, "cannon steam-engine", "knight steam-engine"), (2, "computer guild", "computer")],
)
def test_apollo_project_needs_points_by_players(play: Build, players: int, enough: str, short: str) -> None:
    """R86, N54, Q26: Tank 3 and Manhattan Project 4, with 1, 3, 5 more or one less."""
    zones = {"up": "tank", "wonders": "manhattan-project"}
    values = FREE | {"cannon": {"vp": 1}, "knight": {"vp": 0}}
    for down, wonders in ((enough, ["apollo-project", "manhattan-project"]), (short, ["manhattan-project"])):
        supply = "apollo-project himeji-jo"
        game = play("base", players, [zones | {"down": down}], wonders=supply, cards=values).answer("pass")
        assert game.wonders() == wonders


def test_apollo_project_does_not_count_the_hand(play: Build) -> None:
    """2.12, X100: seven points lie in front, three more are in hand."""
    seats = [{"hand": "agriculture fighter mining", "up": "computer", "down": "tank"}]
    game = play("base", 4, seats, wonders="apollo-project himeji-jo", cards=FREE)
    game.answer("agriculture", "mining", "no", "pass")
    assert game.asked == (0, "take-back")
    assert (game.hand(), game.wonders()) == (["computer", "fighter", "mining"], [])


# --- The question ----------------------------------------------------------------------------------------------


def test_claim_offers_the_wonders_that_are_met(play: Build) -> None:
    """R48, R84, X94: exactly one must be taken, before the retrieval; there is no `none`."""
    zones = {"up": "ambush knight reinforcement swordsman tank warrior", "down": "currency philosophy"}
    supply = "angkor-wat hanging-gardens himeji-jo manhattan-project"
    game = play("base", 4, [zones], wonders=supply, cards=FREE).answer("pass")
    assert (game.asked, game.options) == ((0, "claim"), ["angkor-wat", "hanging-gardens", "manhattan-project"])
    assert game.up() == ["ambush", "knight", "reinforcement", "swordsman", "tank", "warrior"]
    game.answer("hanging-gardens")
    assert (game.asked, game.wonders()) == ((0, "take-back"), ["hanging-gardens"])
    assert game.supply_wonders == ["angkor-wat", "himeji-jo", "manhattan-project"]


def test_claim_is_not_for_a_hand_of_two(play: Build) -> None:
    """R48, X93."""
    seats = [{"hand": "agriculture barter-trade mining warrior", "down": "currency swordsman"}]
    game = play("base", 3, [*seats, {"hand": "mining warrior"}], wonders="hanging-gardens himeji-jo")
    game.answer("mining", "warrior", "no").until("resource")
    assert (game.asked, game.wonders()) == ((1, "resource"), [])
    assert game.down() == ["currency", "mining", "swordsman"]


def test_claim_counts_the_state_after_the_purchase(play: Build) -> None:
    """R85, X96, X97: a Horse card turned to pay no longer counts, a tactic card turned does."""
    gone = play(
        "base",
        3,
        [{"down": "currency swordsman"}],
        wonders="hanging-gardens taj-mahal",
        cards={"caravan": {"cost": {"horse": 1}}},
    )
    gone.answer("caravan", "card:currency")
    assert gone.wonders() == []
    seats = [{"up": "flanking reinforcement", "down": "ambush"}]
    values = {"caravan": {"cost": {"horse": 1}}}
    turned = play("base", 3, seats, wonders="himeji-jo taj-mahal", cards=values).answer("caravan")
    assert turned.wonders() == ["himeji-jo"]
