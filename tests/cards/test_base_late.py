"""The Oil, Earth and Space cards of the base game, played from hand."""

from tests.cards.common import (
    FREE,
    attack,
    check_depletes_two,
    check_depletes_what_there_is,
    check_steals_a_wonder,
    check_steals_nothing,
    opposed,
)
from tests.scene import Build

# --- Cannon ----------------------------------------------------------------------------------------------------


def test_cannon_takes_a_wonder_from_each_weaker_opponent(play: Build) -> None:
    """R78, R81."""
    check_steals_a_wonder(play, "cannon", 2)


def test_cannon_takes_nothing_where_there_is_no_wonder(play: Build) -> None:
    """R81."""
    check_steals_nothing(play, "cannon", 2)


# --- Overseas Trade --------------------------------------------------------------------------------------------


def test_overseas_trade_turns_an_iron_a_gunpowder_and_an_oil_card(play: Build) -> None:
    """S2, S5: in printed order."""
    up = "cannon guild knight mining warrior"
    game = play("base", 3, [{"hand": "agriculture overseas-trade", "up": up}], cards=FREE).answer("agriculture", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["mining", "warrior"])
    game.answer("warrior")
    assert (game.asked, game.options) == ((0, "replenish"), ["guild", "knight"])
    game.answer("guild")
    assert (game.asked, game.options) == ((0, "replenish"), ["cannon", "overseas-trade"])
    game.answer("overseas-trade")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (
        ["cannon", "knight", "mining"],
        ["agriculture", "guild", "overseas-trade", "warrior"],
    )


def test_overseas_trade_turns_what_there_is(play: Build) -> None:
    """R43: the Gunpowder card and, itself being the only Oil card, itself."""
    game = play("base", 3, [{"hand": "agriculture overseas-trade", "up": "knight"}], cards=FREE)
    game.answer("agriculture", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == ([], ["agriculture", "knight", "overseas-trade"])


# --- Flanking --------------------------------------------------------------------------------------------------


def test_flanking_plays_an_attack_card_and_attacks_with_it(play: Build) -> None:
    """S10, F5: 2 + 2 beats 3 and not 4."""
    seats = [
        {"hand": "agriculture cannon flanking mining warrior"},
        {"up": "reinforcement", "wonders": "taj-mahal"},
        {"up": "reinforcement warrior", "wonders": "eiffel-tower"},
    ]
    game = play("base", 3, seats, cards=opposed(4)).answer("mining", "flanking", "yes")
    assert (game.asked, game.options) == ((0, "play"), ["cannon", "warrior"])
    game.answer("cannon")
    assert game.asked == (0, "buy")
    assert (game.hand(), game.up()) == (["agriculture", "warrior"], ["cannon", "flanking"])
    assert [game.wonders(seat) for seat in range(3)] == [["taj-mahal"], [], ["eiffel-tower"]]


def test_flanking_must_play_and_activate_the_only_attack_card(play: Build) -> None:
    """F5, S1, Q47."""
    seats = [{"hand": "flanking mining warrior", "up": "knight"}, {"down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "flanking", "yes")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.down(1)) == ((0, "buy"), [])
    assert game.up() == ["flanking", "knight", "warrior"]


def test_flanking_without_an_attack_card_in_hand_does_nothing(play: Build) -> None:
    """R43, X47: neither a visible nor a covered attack card helps."""
    seats = [{"hand": "agriculture flanking mining", "up": "knight", "down": "warrior"}, {"down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "flanking", "yes")
    assert (game.asked, game.down(1)) == ((0, "buy"), ["agriculture"])
    assert (game.hand(), game.up()) == (["agriculture"], ["flanking", "knight"])


# --- Musketeer -------------------------------------------------------------------------------------------------


def test_musketeer_makes_the_weaker_deplete_two(play: Build) -> None:
    """R72-R80."""
    check_depletes_two(play, "base", "musketeer", 2)


def test_musketeer_makes_the_weaker_deplete_what_there_is(play: Build) -> None:
    """R80, X58."""
    check_depletes_what_there_is(play, "base", "musketeer", 2)


# --- Steam Engine ----------------------------------------------------------------------------------------------


def test_steam_engine_turns_an_oil_card_then_any_other(play: Build) -> None:
    """S2, S5: two different cards; itself may be either."""
    seats = [{"hand": "mining steam-engine", "up": "agriculture cannon tank"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["cannon", "steam-engine"])
    game.answer("cannon")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "steam-engine", "tank"])
    game.answer("tank")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["agriculture", "steam-engine"], ["cannon", "mining", "tank"])


def test_steam_engine_alone_turns_itself_once(play: Build) -> None:
    """S5, X16."""
    game = play("base", 3, [{"hand": "mining steam-engine"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.up(), game.down()) == ((0, "buy"), [], ["mining", "steam-engine"])


def test_steam_engine_as_the_only_oil_card_turns_itself_and_any_other(play: Build) -> None:
    """R43, S2: the Oil part comes first and is compulsory."""
    game = play("base", 3, [{"hand": "mining steam-engine", "up": "agriculture warrior"}], cards=FREE)
    game.answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "warrior"])
    assert game.down() == ["mining", "steam-engine"]
    game.answer("warrior")
    assert (game.asked, game.up()) == ((0, "buy"), ["agriculture"])


# --- Fighter ---------------------------------------------------------------------------------------------------


def test_fighter_makes_the_weaker_deplete_two(play: Build) -> None:
    """R72-R80."""
    check_depletes_two(play, "base", "fighter", 3)


def test_fighter_makes_the_weaker_deplete_what_there_is(play: Build) -> None:
    """R80, X58."""
    check_depletes_what_there_is(play, "base", "fighter", 3)


# --- Stock Exchange --------------------------------------------------------------------------------------------


def test_stock_exchange_gains_a_space(play: Build) -> None:
    """R25."""
    game = play("base", 3, [{"hand": "mining stock-exchange"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 1})


def test_stock_exchange_pays_for_two_basic_resources(play: Build) -> None:
    """R64, Q13, X25: one Space buys a card of Food and Iron; the Mining could go as well, and a half would be lost."""
    seats = [{"hand": "agriculture barter-trade mining stock-exchange"}, {"hand": "mining warrior"}]
    game = play("base", 3, seats).answer("mining", "stock-exchange", "yes", "currency")
    assert (game.asked, game.options) == ((0, "pay"), ["card:mining", "gained:space"])
    game.answer("gained:space")
    assert game.asked == (1, "resource")
    assert (game.up(), game.down()) == (["currency", "stock-exchange"], ["mining"])


# --- Blitzkrieg ------------------------------------------------------------------------------------------------


def test_blitzkrieg_plays_two_attack_cards_and_activates_one_of_them(play: Build) -> None:
    """S10, F5, X49: 2 + 2 + 3 beats 6 and not 7; the card activated decides what it costs."""
    seats = [
        {"hand": "agriculture blitzkrieg knight mining swordsman tank"},
        {"up": "reinforcement", "down": "agriculture", "wonders": "taj-mahal"},
        {"up": "reinforcement warrior", "down": "agriculture", "wonders": "eiffel-tower"},
    ]
    game = play("base", 3, seats, cards=opposed(7)).answer("mining", "blitzkrieg", "yes")
    assert (game.asked, game.options) == ((0, "play"), ["knight", "swordsman"])
    game.answer("knight")
    assert (game.asked, game.options) == ((0, "play"), ["swordsman", "tank"])
    game.answer("tank")
    assert (game.asked, game.options) == ((0, "activate-card"), ["knight", "tank"])
    assert game.up() == ["blitzkrieg", "knight", "tank"]
    tank = play("base", 3, seats, cards=opposed(7)).answer("mining", "blitzkrieg", "yes", "knight", "tank", "tank")
    tank.answer("done", "done")
    assert tank.asked == (0, "buy")
    assert [tank.wonders(seat) for seat in range(3)] == [["taj-mahal"], [], ["eiffel-tower"]]
    assert (tank.down(1), tank.down(2)) == (["agriculture"], ["agriculture"])
    game.answer("knight", "done", "done")
    assert game.asked == (0, "buy")
    assert [game.wonders(seat) for seat in range(3)] == [[], ["taj-mahal"], ["eiffel-tower"]]
    assert (game.down(1), game.down(2)) == ([], ["agriculture"])


def test_blitzkrieg_with_two_attack_cards_must_play_both(play: Build) -> None:
    """R43: the set has no alternative, so only the activation is asked."""
    game = play("base", 3, [{"hand": "blitzkrieg knight mining warrior"}], cards=FREE)
    game.answer("mining", "blitzkrieg", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["knight", "warrior"])
    assert (game.hand(), game.up()) == ([], ["blitzkrieg", "knight", "warrior"])


def test_blitzkrieg_with_one_attack_card_must_play_and_activate_it(play: Build) -> None:
    """F5, X48."""
    seats = [{"hand": "agriculture blitzkrieg mining warrior", "up": "knight"}, {"down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "blitzkrieg", "yes")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.down(1)) == ((0, "buy"), [])
    assert game.up() == ["blitzkrieg", "knight", "warrior"]


def test_blitzkrieg_without_an_attack_card_in_hand_does_nothing(play: Build) -> None:
    """Q7, X50."""
    seats = [{"hand": "agriculture blitzkrieg mining", "up": "knight"}, {"down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "blitzkrieg", "yes")
    assert (game.asked, game.up(), game.down(1)) == ((0, "buy"), ["blitzkrieg", "knight"], ["agriculture"])


# --- Tank ------------------------------------------------------------------------------------------------------


def test_tank_takes_a_wonder_from_each_weaker_opponent(play: Build) -> None:
    """R78, R81."""
    check_steals_a_wonder(play, "tank", 3)


def test_tank_takes_nothing_where_there_is_no_wonder(play: Build) -> None:
    """R81."""
    check_steals_nothing(play, "tank", 3)


# --- Nuclear Submarine -----------------------------------------------------------------------------------------


def test_nuclear_submarine_takes_a_wonder_from_each_weaker_opponent(play: Build) -> None:
    """R78, R81."""
    check_steals_a_wonder(play, "nuclear-submarine", 4)


def test_nuclear_submarine_takes_nothing_where_there_is_no_wonder(play: Build) -> None:
    """R81."""
    check_steals_nothing(play, "nuclear-submarine", 4)


def test_nuclear_submarine_is_held_off_by_cards_turned_and_played(play: Build) -> None:
    """R75, R76, R78: 3 + 1 in answer to 4 keeps the wonder."""
    game = attack(play, "base", "nuclear-submarine", 4, {"down": "warrior", "wonders": "taj-mahal"}, {})
    assert (game.asked, game.options) == ((1, "respond"), ["done", "flip:warrior"])
    game.answer("flip:warrior")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.wonders(1)) == (["reinforcement", "warrior"], ["taj-mahal"])


# --- Satellite -------------------------------------------------------------------------------------------------


def test_satellite_plays_a_tactic_and_two_attack_cards_and_activates_one_attack(play: Build) -> None:
    """S10, Q7, X52: 2 + 1 + 2 + 3 and the Warrior beat 8 and not 9; the Charge so laid is not activated."""
    seats = [
        {"hand": "ambush charge knight mining satellite swordsman tank", "up": "warrior"},
        {"up": "reinforcement", "wonders": "taj-mahal"},
        {"up": "reinforcement warrior", "wonders": "eiffel-tower"},
    ]
    game = play("base", 3, seats, cards=opposed(9)).answer("mining", "satellite", "yes")
    assert (game.asked, game.options) == ((0, "play"), ["ambush", "charge"])
    game.answer("charge")
    assert (game.asked, game.options) == ((0, "play"), ["knight", "swordsman"])
    game.answer("knight")
    assert (game.asked, game.options) == ((0, "play"), ["swordsman", "tank"])
    game.answer("tank")
    assert (game.asked, game.options) == ((0, "activate-card"), ["knight", "tank"])
    game.answer("tank")
    assert game.asked == (0, "buy")
    assert game.up() == ["charge", "knight", "satellite", "tank", "warrior"]
    assert [game.wonders(seat) for seat in range(3)] == [["taj-mahal"], [], ["eiffel-tower"]]


def test_satellite_lays_a_tactic_alone(play: Build) -> None:
    """R43, Q7, X51, X52: no attack card was played, so there is no attack although a Knight is visible."""
    seats = [{"hand": "agriculture charge mining satellite", "up": "knight"}, {"down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "satellite", "yes")
    assert (game.asked, game.down(1)) == ((0, "buy"), ["agriculture"])
    assert (game.hand(), game.up()) == (["agriculture"], ["charge", "knight", "satellite"])


def test_satellite_lays_attack_cards_without_a_tactic(play: Build) -> None:
    """R43, X51."""
    seats = [{"hand": "knight mining satellite warrior"}, {"down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "satellite", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["knight", "warrior"])
    game.answer("warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])


def test_satellite_with_civil_cards_only_does_nothing(play: Build) -> None:
    """R43."""
    game = play("base", 3, [{"hand": "agriculture barter-trade mining satellite"}], cards=FREE)
    game.answer("mining", "satellite", "yes")
    assert (game.asked, game.hand(), game.up()) == ((0, "buy"), ["agriculture", "barter-trade"], ["satellite"])


# --- Computer --------------------------------------------------------------------------------------------------


def test_computer_lays_two_civil_cards_and_activates_both_in_either_order(play: Build) -> None:
    """Q6, F10: Currency last may turn Ironworks; first, it may turn what has not been applied yet."""
    seats = [{"hand": "currency engineering ironworks mining computer warrior"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "computer", "yes")
    assert (game.asked, game.options) == ((0, "play"), ["currency", "engineering"])
    game.answer("currency")
    assert (game.asked, game.options) == ((0, "play"), ["engineering", "ironworks"])
    game.answer("ironworks")
    assert (game.asked, game.options) == ((0, "activate-card"), ["currency", "ironworks"])
    assert (game.hand(), game.up()) == (["engineering", "warrior"], ["computer", "currency", "ironworks"])
    game.answer("ironworks")
    assert (game.asked, game.options) == ((0, "gain"), ["horse", "iron+iron"])
    game.answer("iron+iron")
    assert (game.asked, game.options) == ((0, "replenish"), ["computer", "currency", "ironworks"])
    game.answer("ironworks")
    assert (game.asked, game.gained) == ((0, "buy"), {"iron": 2})
    assert game.up() == ["computer", "currency"]


def test_computer_still_applies_a_card_that_was_turned_over(play: Build) -> None:
    """S9, Q6, X32: Guild, turned by Currency, is even one of the two cards it depletes."""
    game = play("base", 3, [{"hand": "computer currency guild mining"}], cards=FREE)
    game.answer("mining", "computer", "yes", "currency", "guild")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 1})
    assert (game.up(), game.down()) == (["computer", "currency", "guild", "mining"], [])


def test_computer_with_one_civil_card_plays_and_activates_it(play: Build) -> None:
    """R43, X31."""
    game = play("base", 3, [{"hand": "computer engineering mining warrior"}], cards=FREE)
    game.answer("mining", "computer", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1})
    assert (game.hand(), game.up()) == (["warrior"], ["computer", "engineering"])


def test_computer_without_a_civil_card_does_nothing(play: Build) -> None:
    """R43, X31: it does not apply itself again."""
    game = play("base", 3, [{"hand": "computer mining warrior", "up": "engineering"}], cards=FREE)
    game.answer("mining", "computer", "yes")
    assert (game.asked, game.gained, game.hand()) == ((0, "buy"), {}, ["warrior"])


def test_computer_and_philosophy_gain_twice_from_one_card(play: Build) -> None:
    """S8, X29."""
    game = play("base", 3, [{"hand": "computer mining philosophy stock-exchange"}], cards=FREE)
    game.answer("mining", "computer", "yes", "philosophy")
    assert (game.asked, game.options) == ((0, "activate-card"), ["computer", "stock-exchange"])
    game.answer("stock-exchange")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 2})


def test_computer_may_be_activated_again_by_philosophy(play: Build) -> None:
    """S8, Q5, X30: Philosophy itself is barred meanwhile; the card left over from the first Computer comes last."""
    hand = "computer engineering ironworks mining philosophy stock-exchange"
    game = play("base", 3, [{"hand": hand}], cards=FREE).answer("mining", "computer", "yes")
    assert (game.asked, game.options) == ((0, "play"), ["engineering", "ironworks", "philosophy"])
    game.answer("engineering")
    assert (game.asked, game.options) == ((0, "play"), ["ironworks", "philosophy", "stock-exchange"])
    game.answer("philosophy")
    assert (game.asked, game.options) == ((0, "activate-card"), ["engineering", "philosophy"])
    game.answer("philosophy")
    assert (game.asked, game.options) == ((0, "activate-card"), ["computer", "engineering"])
    game.answer("computer")
    assert (game.asked, game.options) == ((0, "activate-card"), ["ironworks", "stock-exchange"])
    assert (game.hand(), game.gained) == ([], {})
    game.answer("ironworks", "horse")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1, "horse": 1, "space": 1})
    assert game.up() == ["computer", "engineering", "ironworks", "philosophy", "stock-exchange"]
