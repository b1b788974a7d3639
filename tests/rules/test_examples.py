"""The worked examples of the rulebooks (E2-E21); those of the layout are in test_examples_setup.py."""

import pytest

from tests.scene import Build, Table

QUIET = "sydney-opera-house"


def test_E2_one_of_two_eligible_wonders_must_be_taken_then_face_up_cards_return(play: Build) -> None:
    """R19, R39, R48, R84."""
    game = play(
        "base",
        3,
        [{"hand": "caravan reinforcement", "up": "charge flanking", "down": "currency"}, {"hand": "mining warrior"}],
        wonders="hanging-gardens angkor-wat himeji-jo manhattan-project international-space-station",
    )
    game.answer("caravan", "no")
    assert game.asked == (0, "claim")
    assert game.options == ["hanging-gardens", "himeji-jo"]
    assert game.up() == ["charge", "flanking", "reinforcement"]
    game.answer("himeji-jo")
    assert game.wonders() == ["himeji-jo"]
    assert game.supply_wonders == ["angkor-wat", "hanging-gardens", "international-space-station", "manhattan-project"]
    assert game.asked == (0, "take-back")
    assert game.options == ["caravan", "currency", "done"]
    assert game.hand() == ["charge", "flanking", "reinforcement"]
    game.answer("done")
    assert game.down() == ["caravan", "currency"]
    assert game.wonders() == ["himeji-jo"]
    assert game.asked == (1, "resource")


def test_E3_seven_beats_three_and_six_but_not_seven(play: Build) -> None:
    """R15, R72, R73, R74, R75, R76, R77, R78, R79, R81."""
    game = play(
        "base",
        4,
        [
            {"hand": "mining nuclear-submarine", "up": "fighter"},
            {"hand": "agriculture", "up": "swordsman warrior ambush", "wonders": "taj-mahal"},
            {"hand": "knight charge", "up": "reinforcement satellite", "wonders": "great-pyramids eiffel-tower"},
            {"hand": "blitzkrieg", "up": "flanking", "down": "tank", "wonders": "angkor-wat"},
        ],
        wonders="international-space-station",
    )
    game.answer("mining", "yes")
    assert game.asked == (1, "respond")
    assert game.options == ["done"]
    game.answer("done")
    assert game.asked == (2, "respond")
    assert game.options == ["done", "hand:charge", "hand:knight"]
    game.answer("hand:charge", "hand:knight")
    assert game.asked == (3, "respond")
    assert game.options == ["done", "flip:tank", "hand:blitzkrieg"]
    game.answer("flip:tank", "hand:blitzkrieg")
    assert game.asked == (2, "give")
    assert game.options == ["eiffel-tower", "great-pyramids"]
    game.answer("great-pyramids")
    assert game.wonders(0) == ["great-pyramids", "taj-mahal"]
    assert game.wonders(1) == []
    assert game.wonders(2) == ["eiffel-tower"]
    assert game.wonders(3) == ["angkor-wat"]
    assert game.up(2) == ["charge", "knight", "reinforcement", "satellite"]
    assert game.up(3) == ["blitzkrieg", "flanking", "tank"]
    assert game.gained == {}
    assert game.active == 0


def cannon_example(play: Build) -> Table:
    """Cannon with Charge, Caravan and Philosophy below; two cards stay in hand, so nothing is retrieved."""
    game = play(
        "base",
        3,
        [
            {
                "hand": "barter-trade ironworks warrior swordsman",
                "down": "agriculture reinforcement mining irrigation",
            }
        ],
        rows={
            "oil": ["cannon", "flanking", "musketeer", "overseas-trade", "steam-engine"],
            "gunpowder": [None, "charge", "alchemy", "engineering", "guild", "knight"],
            "horse": ["currency", "caravan", "philosophy", "ambush", "domestication", None, None],
        },
        wonders="international-space-station",
    )
    game.answer("ironworks", "barter-trade", "yes")
    assert game.asked == (0, "deplete")
    assert game.options == ["agriculture", "ironworks", "irrigation", "mining", "reinforcement"]
    game.answer("agriculture")
    assert game.asked == (0, "gain")
    assert game.options == ["gunpowder", "horse", "iron"]
    return game


def test_E4_cannon_costs_two_gunpowder_and_three_for_the_connected_cards(play: Build) -> None:
    """R55, R56, R58, R59, R69. The five resources are exactly the price, so nothing is asked."""
    game = cannon_example(play).answer("gunpowder")
    assert game.asked == (0, "buy")
    assert "cannon" in game.options
    game.answer("cannon")
    assert game.gained == {}
    assert game.down() == []
    assert game.up() == [
        "agriculture",
        "barter-trade",
        "cannon",
        "ironworks",
        "irrigation",
        "mining",
        "reinforcement",
    ]
    assert "cannon" not in game.supply


@pytest.mark.parametrize("gained", ["horse", "iron"])
def test_E4_with_one_gunpowder_cannon_cannot_be_paid(play: Build, gained: str) -> None:
    """R55, R62. Five resources are the whole price: none is left for a conversion."""
    game = cannon_example(play).answer(gained)
    assert game.asked == (0, "buy")
    assert "cannon" not in game.options


def test_E5_with_both_cards_below_gone_cannon_costs_its_listed_price(play: Build) -> None:
    """R57, R59, R60."""
    game = play(
        "base",
        3,
        [{"hand": "agriculture barter-trade mining warrior", "down": "charge irrigation"}],
        rows={
            "oil": ["cannon", "flanking", "musketeer", "overseas-trade", "steam-engine"],
            "gunpowder": [None, None, "alchemy", "engineering", "guild", "knight"],
        },
        wonders="international-space-station",
    )
    game.answer("agriculture", "warrior", "no")
    assert len([card for card in game.position()["rows"]["horse"] if card is not None]) == 7
    game.answer("cannon")
    assert game.up() == ["cannon", "charge", "irrigation", "warrior"]
    assert game.down() == ["agriculture"]


def test_E6_two_iron_and_a_food_make_an_earth_that_stands_for_gunpowder(play: Build) -> None:
    """R57, R61, R63, R65, R67."""
    game = play(
        "base",
        3,
        [{"hand": "flanking ironworks mining warrior", "down": "agriculture caravan cannon"}],
        rows={"earth": [None] * 4},
        wonders="international-space-station",
    )
    game.answer("flanking", "ironworks", "yes", "iron+iron")
    assert game.gained == {"iron": 2}
    assert "computer" in game.options
    game.answer("computer")
    assert game.up() == ["agriculture", "cannon", "caravan", "computer", "flanking", "ironworks"]
    assert game.down() == []
    assert game.gained == {}


def test_E6_one_horse_instead_of_two_iron_does_not_pay_computer(play: Build) -> None:
    """R61, R62."""
    game = play(
        "base",
        3,
        [{"hand": "flanking ironworks mining warrior", "down": "agriculture caravan cannon"}],
        rows={"earth": [None] * 4},
        wonders="international-space-station",
    )
    game.answer("flanking", "ironworks", "yes", "horse")
    assert "computer" not in game.options


def test_E8_a_space_depleted_for_economics_leaves_no_earth(play: Build) -> None:
    """R21, R28. With an Earth left over, Iron and Earth would buy Chariot."""
    game = play("renaissance", 3, [{"hand": "agriculture economics mining warrior", "down": "movie"}], wonders=QUIET)
    game.answer("mining", "economics", "yes")
    assert game.asked == (0, "deplete")
    assert game.options == ["mining", "movie"]
    game.answer("movie")
    assert game.culture() == 2
    assert game.gained == {}
    assert game.up() == ["economics", "movie"]
    assert game.down() == ["mining"]
    assert game.asked == (0, "resource"), "nothing can be bought, and the others have no cards"


def beaten(play: Build, set_: str, attack: str, covered: str, wonders: str = QUIET) -> Table:
    """Seat 0 attacks seat 1, who has only covered cards and does not respond; the turn then stops at take-back."""
    game = play(set_, 3, [{"hand": f"agriculture {attack}"}, {"down": covered}], wonders=wonders)
    return game.answer("agriculture", "yes", "done")


def test_E9_a_space_alone_may_be_the_two_resources(play: Build) -> None:
    """R28, R80."""
    game = beaten(play, "renaissance", "warrior", "agriculture mining movie")
    assert game.asked == (1, "deplete")
    assert game.options == ["agriculture", "mining", "movie"]
    game.answer("movie")
    assert game.up(1) == ["movie"]
    assert game.down(1) == ["agriculture", "mining"]


def test_E9_a_space_may_also_count_as_one(play: Build) -> None:
    """R28, Q11."""
    game = beaten(play, "renaissance", "warrior", "agriculture mining movie").answer("agriculture")
    assert game.options == ["mining", "movie"]
    game.answer("movie")
    assert game.up(1) == ["agriculture", "movie"]


def test_E9_in_the_base_game_a_space_is_one_card(play: Build) -> None:
    """Q11."""
    game = beaten(play, "base", "warrior", "agriculture computer mining", "international-space-station")
    assert game.options == ["agriculture", "computer"]
    game.answer("computer")
    assert game.up(1) == ["computer", "mining"]


def test_E10_a_space_lost_to_hussar_is_one_card_and_leaves_nothing(play: Build) -> None:
    """R28, R80."""
    game = beaten(play, "renaissance", "hussar", "agriculture movie")
    assert game.asked == (1, "deplete")
    assert game.options == ["agriculture", "movie"]
    game.answer("movie")
    assert game.culture(0) == 1
    assert game.culture(1) == 0
    assert game.gained == {}
    assert game.down(1) == ["agriculture"]


def sydney_example(play: Build) -> Table:
    """At the end of the turn: six cards worth 4 VP went back, Economics (2 VP) is covered. Two players need 5."""
    game = play(
        "renaissance",
        2,
        [
            {
                "hand": "warrior compass",
                "up": "armistice reinforcement mining agriculture code-of-law",
                "down": "barter-trade economics",
                "glory": {"sydney-opera-house": 2},
            },
            {"hand": "mining warrior", "glory": {"sydney-opera-house": 1, "panama-canal": 1}},
        ],
        wonders="colossus-of-rhodes sancta-sophia forbidden-palace panama-canal sydney-opera-house",
    )
    game.answer("warrior", "no").until("take-back")
    assert game.hand() == ["agriculture", "armistice", "code-of-law", "compass", "mining", "reinforcement"]
    assert game.options == ["barter-trade", "done", "economics", "warrior"]
    return game


def test_E13_six_points_taken_back_earn_the_third_token_and_sydney(play: Build) -> None:
    """R49, R86, R89, R91."""
    game = sydney_example(play).answer("economics", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["none", "sydney-opera-house"]
    game.answer("sydney-opera-house")
    assert game.wonders() == ["sydney-opera-house"]
    assert "sydney-opera-house" not in game.supply_wonders
    assert game.glory(0) == {}
    assert game.glory(1) == {"panama-canal": 1}
    assert game.asked == (1, "resource")


def test_E13_four_points_earn_no_token_with_two_players(play: Build) -> None:
    """R86, R89."""
    game = sydney_example(play).answer("done")
    assert game.asked == (1, "resource")
    assert game.glory(0) == {"sydney-opera-house": 2}


def renaissance_attack(play: Build, attack: str) -> Table:
    """Stealth Bomber and a card of strength 2: six against Gandhi's 3, Napoleon's 5 and Elizabeth's 7."""
    game = play(
        "renaissance",
        4,
        [
            {"hand": f"mining {attack}", "up": "stealth-bomber"},
            {"up": "chariot warrior coup", "down": "agriculture barter-trade compass mining"},
            {"hand": "space-race horse-archer", "up": "reinforcement", "down": "theology"},
            {"hand": "nationalism", "up": "armistice", "down": "battleship mining"},
        ],
        wonders=QUIET,
    )
    game.answer("mining", "yes")
    assert game.asked == (1, "respond")
    assert game.options == ["done"]
    game.answer("done")
    assert game.asked == (2, "respond")
    assert game.options == ["done", "hand:horse-archer", "hand:space-race"]
    game.answer("hand:horse-archer", "hand:space-race", "done")
    assert game.asked == (3, "respond")
    assert game.options == ["done", "flip:battleship", "hand:nationalism"]
    game.answer("flip:battleship", "hand:nationalism", "done")
    return game


def test_E14_the_weaker_two_lose_and_the_stronger_one_holds(play: Build) -> None:
    """R72, R73, R75, R76, R77, R78."""
    game = renaissance_attack(play, "machine-gun")
    assert game.asked == (1, "deplete")
    game.answer("agriculture", "compass", "mining")
    assert game.down(1) == ["barter-trade"]
    assert game.up(2) == ["horse-archer", "reinforcement", "space-race", "theology"]
    assert game.up(3) == ["armistice", "battleship", "nationalism"]
    assert game.down(3) == ["mining"]


def test_E15_a_culture_attack_pays_the_attacker_and_who_is_not_weaker(play: Build) -> None:
    """R82."""
    game = renaissance_attack(play, "frigate")
    assert [game.culture(seat) for seat in range(4)] == [4, 0, 0, 3]
    assert game.down(1) == ["agriculture", "barter-trade", "compass", "mining"]
    assert game.down(2) == ["theology"]


def test_E16_losers_deplete_three_of_their_choice_or_all_they_have(play: Build) -> None:
    """R20, R80, Q42."""
    game = renaissance_attack(play, "machine-gun")
    assert game.asked == (1, "deplete")
    assert game.options == ["agriculture", "barter-trade"]
    game.answer("agriculture", "barter-trade")
    assert game.options == ["compass", "mining"]
    game.answer("mining")
    assert game.down(1) == ["compass"]
    assert game.up(1) == ["agriculture", "barter-trade", "chariot", "coup", "mining", "warrior"]
    assert game.down(2) == []
    assert game.down(3) == ["mining"]
    assert game.gained == {}


FRIGATE_OIL = ["frigate", "economics", "armistice", "hussar", "printing-press"]


def frigate_example(play: Build) -> Table:
    game = play(
        "renaissance",
        3,
        [
            {
                "hand": "barter-trade sailing coup writing",
                "down": "agriculture reinforcement mining warrior compass",
            }
        ],
        rows={
            "oil": FRIGATE_OIL,
            "gunpowder": [None, "defection", "theology", "horse-archer", "code-of-law", "education"],
            "horse": ["trade-and-tribute", "calendar", "espionage", "chariot", None, None, None],
        },
        wonders=QUIET,
    )
    return game.answer("sailing", "barter-trade", "yes", "agriculture")


def test_E17_frigate_costs_its_three_and_three_for_the_connected_cards(play: Build) -> None:
    """R55, R56, R58, R59. The six resources are exactly the price, so nothing is asked."""
    game = frigate_example(play).answer("gunpowder")
    assert "frigate" in game.options
    game.answer("frigate")
    assert game.down() == []
    assert game.gained == {}
    assert game.up() == [
        "agriculture",
        "barter-trade",
        "compass",
        "frigate",
        "mining",
        "reinforcement",
        "sailing",
        "warrior",
    ]


def test_E17_with_one_gunpowder_frigate_cannot_be_paid(play: Build) -> None:
    """R55, R62."""
    game = frigate_example(play).answer("horse")
    assert game.asked == (0, "buy")
    assert "frigate" not in game.options


def test_E18_without_defection_frigate_costs_its_listed_price(play: Build) -> None:
    """R57, R59."""
    game = play(
        "renaissance",
        3,
        [{"hand": "agriculture barter-trade reinforcement warrior", "down": "mining compass defection"}],
        rows={
            "oil": FRIGATE_OIL,
            "gunpowder": [None, None, "theology", "horse-archer", "code-of-law", "education"],
        },
        wonders=QUIET,
    )
    game.answer("agriculture", "warrior", "no", "frigate")
    assert game.up() == ["compass", "defection", "frigate", "mining", "warrior"]
    assert game.down() == ["agriculture"]


def test_E19_two_iron_make_a_horse_and_a_space_is_gunpowder_and_oil(play: Build) -> None:
    """R57, R61, R64, Q14."""
    game = play(
        "renaissance",
        3,
        [{"hand": "agriculture economics mining reinforcement", "down": "compass warrior", "culture": 1}],
        rows={"earth": [None] * 4},
        wonders="lighthouse-of-alexandria sancta-sophia leaning-tower-of-pisa panama-canal sydney-opera-house",
    )
    game.answer("mining", "economics", "yes")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("2")
    assert game.culture() == 0
    assert game.gained == {"space": 1}
    game.answer("movie")
    assert game.up() == ["compass", "economics", "mining", "movie", "warrior"]
    assert game.down() == []
    assert game.gained == {}
    assert game.asked == (0, "glory")
    assert game.options == ["none", "panama-canal"]


def test_E20_with_an_empty_stock_a_token_may_move_to_complete_a_wonder(play: Build) -> None:
    """R89, R90, R91, R92, Q20."""
    game = play(
        "renaissance",
        3,
        [
            {
                "hand": "compass mining warrior writing",
                "down": "agriculture barter-trade reinforcement",
                "glory": {"lighthouse-of-alexandria": 1, "panama-canal": 2, "forbidden-palace": 2},
            },
            {"hand": "mining warrior"},
        ],
        wonders="lighthouse-of-alexandria sancta-sophia forbidden-palace panama-canal sydney-opera-house",
    )
    game.answer("compass", "writing", "no")
    game.buy("chariot", "card:agriculture", "card:barter-trade", "card:reinforcement")
    assert game.up() == ["agriculture", "barter-trade", "chariot", "reinforcement", "writing"]
    assert game.asked == (0, "glory")
    assert game.options == ["forbidden-palace", "none", "panama-canal"]
    game.answer("forbidden-palace")
    assert game.asked == (0, "glory-from")
    assert game.options == ["lighthouse-of-alexandria", "panama-canal"]
    game.answer("lighthouse-of-alexandria")
    assert game.wonders() == ["forbidden-palace"]
    assert game.glory() == {"panama-canal": 2}
    assert game.asked == (1, "resource")


def research_example(play: Build, covered: str) -> Table:
    game = play(
        "combined",
        3,
        [{"hand": "barter-trade reinforcement warrior agriculture", "down": covered}],
        rows={
            "horse": [None, "calendar", None, None, None, "ambush"],
            "gunpowder": [None, None, "guild", "irrigation", "compass"],
        },
        piles={"gunpowder": "horse-archer alchemy"},
        wonders=QUIET,
    )
    return game.answer("agriculture", "warrior", "no")


def test_E21_a_pile_card_costs_one_more_for_each_card_of_the_next_lower_row(play: Build) -> None:
    """R71, Q30. Iron, Horse and two Food are exactly the price."""
    game = research_example(play, "mining currency barter-trade")
    assert "pile:horse-archer" in game.options
    assert "pile:alchemy" not in game.options
    game.answer("pile:horse-archer")
    assert game.up() == ["agriculture", "barter-trade", "currency", "horse-archer", "mining", "warrior"]
    assert game.down() == []
    assert game.position()["piles"]["gunpowder"] == ["alchemy"]


def test_E21_three_resources_are_one_too_few(play: Build) -> None:
    """R71."""
    game = research_example(play, "mining currency")
    assert game.asked == (0, "buy")
    assert "pile:horse-archer" not in game.options
