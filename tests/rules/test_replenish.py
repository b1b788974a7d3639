"""Replenishing, depleting and gaining (X12-X25)."""

import pytest

from tests.scene import Build, Table

QUIET = "international-space-station"
QUIET_GLORY = "sydney-opera-house"
WAITING = {"hand": "mining warrior"}


def played(play: Build, resource: str, card: str, up: str = "", down: str = "", wonders: str = "") -> Table:
    """A base game: seat 0 lays the resource, activates the card and keeps Cannon and Knight in hand."""
    seats = [{"hand": f"{resource} {card} cannon knight", "up": up, "down": down, "wonders": wonders}, WAITING]
    return play("base", 3, seats, wonders=QUIET).answer(resource, card, "yes")


def last_cards(play: Build, resource: str, card: str, set_: str = "base", **zones: str) -> Table:
    """The same with an empty hand: the turn stops at take-back at the latest, gained resources still there."""
    seats = [{"hand": f"{resource} {card}", **zones}, WAITING]
    game = play(set_, 3, seats, wonders=QUIET if set_ == "base" else QUIET_GLORY)
    return game.answer(resource, "yes")


def test_X12_mining_alone_must_turn_itself_and_pays_this_turn(play: Build) -> None:
    """R24, R27, R43."""
    game = played(play, "agriculture", "mining")
    assert game.down() == ["agriculture", "mining"]
    assert game.up() == []
    assert game.asked == (0, "buy")
    game.answer("ironworks")
    assert game.up() == ["agriculture", "ironworks", "mining"]


@pytest.mark.parametrize("choice", ["agriculture", "barter-trade"])
def test_X13_agriculture_turns_barter_trade_or_itself(play: Build, choice: str) -> None:
    """R23, R27."""
    game = played(play, "mining", "agriculture", up="barter-trade warrior")
    assert game.asked == (0, "replenish")
    assert game.options == ["agriculture", "barter-trade"]
    game.answer(choice)
    assert game.down() == sorted([choice, "mining"])


def test_X14_alchemy_without_iron_still_turns_a_gunpowder_card(play: Build) -> None:
    """R43, S5."""
    game = played(play, "mining", "alchemy", up="barter-trade")
    assert game.down() == ["alchemy", "mining"]
    assert game.up() == ["barter-trade"]


def test_X14_alchemy_may_turn_another_gunpowder_card_instead(play: Build) -> None:
    """R43, S5."""
    game = played(play, "mining", "alchemy", up="guild")
    assert game.asked == (0, "replenish")
    assert game.options == ["alchemy", "guild"]
    game.answer("guild")
    assert game.down() == ["guild", "mining"]
    assert game.up() == ["alchemy"]


def test_X15_irrigation_turns_the_two_food_cards_there_are(play: Build) -> None:
    """R43, S2."""
    game = played(play, "mining", "irrigation", up="agriculture barter-trade warrior")
    assert game.down() == ["agriculture", "barter-trade", "mining"]
    assert game.up() == ["irrigation", "warrior"]


def test_X16_steam_engine_alone_turns_itself_and_nothing_else(play: Build) -> None:
    """R27, S5."""
    game = played(play, "mining", "steam-engine")
    assert game.down() == ["mining", "steam-engine"]
    assert game.up() == []


def test_X16_steam_engine_turns_two_different_cards(play: Build) -> None:
    """S5."""
    game = played(play, "mining", "steam-engine", up="flanking warrior")
    assert game.options == ["flanking", "steam-engine"]
    game.answer("steam-engine")
    assert game.asked == (0, "replenish")
    assert game.options == ["flanking", "warrior"]
    game.answer("warrior")
    assert game.down() == ["mining", "steam-engine", "warrior"]
    assert game.up() == ["flanking"]


def test_X17_currency_turns_itself_when_all_else_is_covered(play: Build) -> None:
    """R27."""
    game = played(play, "mining", "currency", down="agriculture")
    assert game.down() == ["agriculture", "currency", "mining"]
    assert game.up() == []


def test_X18_a_wonder_cannot_be_replenished(play: Build) -> None:
    """R23."""
    game = played(play, "mining", "currency", up="agriculture", wonders="taj-mahal hanging-gardens")
    assert game.asked == (0, "replenish")
    assert game.options == ["agriculture", "currency"]
    game.answer("agriculture")
    assert game.wonders() == ["hanging-gardens", "taj-mahal"]


def computer(play: Build, hand: str) -> Table:
    """Computer is played with Mining as the only resource card; Swordsman for one Iron stops the turn at `buy`."""
    seats = [{"hand": f"computer mining {hand}"}, WAITING]
    game = play("base", 3, seats, wonders=QUIET, cards={"swordsman": {"cost": {"iron": 1}}})
    return game.answer("mining", "computer", "yes")


def test_X19_barter_trade_gains_nothing_once_caravan_depleted_the_only_resource_card(play: Build) -> None:
    """S3, Q9."""
    game = computer(play, "barter-trade caravan")
    assert game.asked == (0, "activate-card")
    assert game.options == ["barter-trade", "caravan"]
    game.answer("caravan")
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1}
    assert game.up() == ["barter-trade", "caravan", "computer", "mining"]
    assert game.down() == []


def test_X20_guild_does_nothing_with_one_resource_card(play: Build) -> None:
    """S3, Q9."""
    game = last_cards(play, "mining", "guild")
    assert game.asked == (0, "take-back")
    assert game.down() == ["mining"]
    assert game.gained == {}


def test_X20_guild_does_nothing_with_one_space_card_in_the_base_game(play: Build) -> None:
    """S3, Q11. It is one card; whatever Horse card can then be bought is paid by it."""
    game = last_cards(play, "computer", "guild")
    assert game.asked == (0, "buy")
    assert game.down() == ["computer"]
    assert game.gained == {}


def test_X20_guild_takes_one_space_card_for_two_in_the_combined_game(play: Build) -> None:
    """R28, Q11."""
    game = last_cards(play, "computer", "guild", "combined")
    assert game.up() == ["computer", "guild"]
    assert game.down() == []
    assert game.gained == {"space": 1}


@pytest.mark.parametrize(("set_", "space"), [("base", "computer"), ("renaissance", "movie"), ("combined", "movie")])
def test_X21_a_space_depleted_for_barter_trade_leaves_no_earth(play: Build, set_: str, space: str) -> None:
    """R21. With an Earth left over, it and the Iron would buy a card."""
    game = last_cards(play, "reinforcement", "barter-trade", set_, down=space)
    assert game.asked == (0, "deplete")
    assert game.options == sorted([space, "reinforcement"])
    game.answer(space)
    assert game.asked == (0, "gain")
    assert game.options == ["gunpowder", "horse", "iron"]
    game.answer("gunpowder")
    assert game.gained == {"gunpowder": 1}
    assert game.asked == (0, "take-back")


def test_X22_an_unspent_earth_vanishes_at_the_end_of_the_turn(play: Build) -> None:
    """R25, R51."""
    game = last_cards(play, "mining", "engineering")
    assert game.gained == {"earth": 1}
    game.until("resource")
    assert game.asked == (1, "resource")
    assert game.gained == {}


def test_X23_a_gained_earth_is_no_resource_card_for_caravan(play: Build) -> None:
    """R25. Caravan depletes Mining; applied again through Philosophy it finds no card."""
    game = computer(play, "caravan philosophy")
    assert game.options == ["caravan", "philosophy"]
    game.answer("caravan")
    assert game.gained == {"earth": 1}
    assert game.asked == (0, "activate-card")
    assert game.options == ["caravan", "computer", "mining"]
    game.answer("caravan")
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1}
    assert game.up() == ["caravan", "computer", "mining", "philosophy"]


def test_X23_a_gained_earth_is_not_the_second_card_for_guild(play: Build) -> None:
    """R25, S3."""
    game = computer(play, "engineering guild")
    game.answer("engineering")
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1}
    assert game.down() == ["mining"]


@pytest.mark.parametrize(("choice", "gained"), [("iron+iron", {"iron": 2}), ("horse", {"horse": 1})])
def test_X24_ironworks_gives_two_iron_or_one_horse(play: Build, choice: str, gained: dict[str, int]) -> None:
    """S4."""
    game = last_cards(play, "mining", "ironworks")
    assert game.asked == (0, "gain")
    assert game.options == ["horse", "iron+iron"]
    game.answer(choice)
    assert game.gained == gained


def stock_exchange(play: Build, cost: dict[str, int]) -> Table:
    """Swordsman is bought with the gained Space; a covered Food is not needed."""
    seats = [{"hand": "agriculture stock-exchange cannon knight"}, WAITING]
    game = play("base", 3, seats, wonders=QUIET, cards={"swordsman": {"cost": cost}})
    game.answer("agriculture", "stock-exchange", "yes")
    assert game.gained == {"space": 1}
    return game.buy("swordsman", "gained:space")


def test_X25_a_space_pays_an_oil_and_an_iron(play: Build) -> None:
    """R64."""
    game = stock_exchange(play, {"oil": 1, "iron": 1})
    assert game.up() == ["stock-exchange", "swordsman"]
    assert game.down() == ["agriculture"]
    assert game.gained == {}


def test_X25_of_a_space_for_one_oil_the_other_half_is_lost(play: Build) -> None:
    """R51, R64."""
    game = stock_exchange(play, {"oil": 1})
    assert game.up() == ["stock-exchange", "swordsman"]
    assert game.down() == ["agriculture"]
    assert game.gained == {}
    assert game.asked == (1, "resource")


def test_X25_a_space_does_not_pay_three(play: Build) -> None:
    """R64."""
    game = last_cards(play, "agriculture", "stock-exchange")
    assert game.asked == (0, "buy")
    assert "swordsman" in game.options
    assert "irrigation" not in game.options
