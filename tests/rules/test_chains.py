"""Cards that activate other cards (X26-X42)."""

import pytest

from tests.scene import Build, Table

QUIET = "international-space-station"
QUIET_GLORY = "sydney-opera-house"
WAITING = {"hand": "mining warrior"}
# One Iron for a card of the Horse row: an Earth is enough to stop the turn at `buy`, where gains can be seen.
CHEAP = {"swordsman": {"cost": {"iron": 1}}, "chariot": {"cost": {"iron": 1}}}


def philosophy(play: Build, up: str = "", down: str = "", opponent_up: str = "") -> Table:
    """A base game: Warrior is laid as resource, Philosophy played and activated with an empty hand."""
    seats = [{"hand": "philosophy warrior", "up": up, "down": down}, {**WAITING, "up": opponent_up}]
    return play("base", 3, seats, wonders=QUIET, cards=CHEAP).answer("warrior", "yes")


def test_X26_philosophy_cannot_choose_itself(play: Build) -> None:
    """R14, S8, Q5. Nor a covered card, nor an opponent's."""
    game = philosophy(play, up="knight", down="engineering", opponent_up="stock-exchange")
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.up() == ["knight", "philosophy"]
    assert game.down() == ["engineering", "warrior"]


def test_X26_philosophy_offers_every_other_visible_civil_card(play: Build) -> None:
    """R14, S8. Neither attack nor tactic cards."""
    game = philosophy(play, up="engineering ironworks knight charge")
    assert game.asked == (0, "activate-card")
    assert game.options == ["engineering", "ironworks"]
    game.answer("engineering")
    assert game.gained == {"earth": 1}


def test_X27_philosophy_may_activate_a_card_turned_up_by_a_payment(play: Build) -> None:
    """R44, S1, S3."""
    game = play(
        "base",
        2,
        [{"hand": "knight mining philosophy reinforcement warrior", "down": "barter-trade"}],
        wonders=QUIET,
    )
    game.answer("mining", "knight", "no", "ironworks")
    assert game.up() == ["barter-trade", "ironworks", "knight", "mining"]
    game.answer("reinforcement", "philosophy", "yes")
    assert game.asked == (0, "activate-card")
    assert game.options == ["barter-trade", "ironworks", "mining"]
    game.answer("barter-trade")
    assert "reinforcement" in game.up(), "the price"
    assert game.asked == (0, "gain")
    assert game.options == ["gunpowder", "horse", "iron"]
    game.answer("horse")
    assert game.hand() == sorted(
        ["barter-trade", "ironworks", "knight", "mining", "philosophy", "reinforcement", "warrior"]
    )


def test_X28_philosophy_on_a_guild_that_cannot_be_paid_does_nothing(play: Build) -> None:
    """S1, S3. The Iron then buys Swordsman."""
    game = philosophy(play, up="guild")
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.down() == ["warrior"]
    assert game.up() == ["guild", "philosophy"]


def computer(play: Build, hand: str) -> Table:
    """A base game: Warrior is laid as resource, Computer played and activated."""
    seats = [{"hand": f"computer warrior {hand}"}, WAITING]
    return play("base", 3, seats, wonders=QUIET, cards=CHEAP).answer("warrior", "computer", "yes")


def test_X29_computer_and_philosophy_activate_stock_exchange_twice(play: Build) -> None:
    """S8, Q6."""
    game = computer(play, "philosophy stock-exchange")
    assert game.up() == ["computer", "philosophy", "stock-exchange"]
    assert game.asked == (0, "activate-card")
    assert game.options == ["philosophy", "stock-exchange"]
    game.answer("philosophy")
    assert game.asked == (0, "activate-card")
    assert game.options == ["computer", "stock-exchange"]
    game.answer("stock-exchange")
    assert game.asked == (0, "buy")
    assert game.gained == {"space": 2}


def test_X29_the_other_order_is_free_too(play: Build) -> None:
    """Q6. Computer again, without civil cards in hand, does nothing."""
    game = computer(play, "philosophy stock-exchange").answer("stock-exchange")
    assert game.gained == {"space": 1}
    assert game.asked == (0, "activate-card")
    assert game.options == ["computer", "stock-exchange"]
    game.answer("computer")
    assert game.asked == (0, "buy")
    assert game.gained == {"space": 1}


def test_X30_philosophy_may_activate_the_computer_that_is_resolving(play: Build) -> None:
    """S8, Q5."""
    game = computer(play, "engineering ironworks philosophy stock-exchange")
    assert game.asked == (0, "play")
    assert game.options == ["engineering", "ironworks", "philosophy"]
    game.answer("engineering")
    assert game.options == ["ironworks", "philosophy", "stock-exchange"]
    game.answer("philosophy")
    assert game.options == ["engineering", "philosophy"]
    game.answer("philosophy")
    assert game.asked == (0, "activate-card")
    assert game.options == ["computer", "engineering"]
    game.answer("computer")
    assert game.hand() == []
    assert game.asked == (0, "activate-card")
    assert game.options == ["ironworks", "stock-exchange"]
    game.answer("ironworks", "iron+iron")
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1, "iron": 2, "space": 1}


def test_X31_computer_with_one_civil_card_plays_and_activates_it(play: Build) -> None:
    """R43, Q47."""
    game = computer(play, "engineering knight")
    assert game.up() == ["computer", "engineering"]
    assert game.hand() == ["knight"]
    assert game.gained == {"earth": 1}


def test_X31_computer_without_civil_card_does_nothing(play: Build) -> None:
    """R43."""
    game = computer(play, "knight charge")
    assert game.asked == (0, "buy")
    assert game.up() == ["computer"]
    assert game.hand() == ["charge", "knight"]
    assert game.gained == {}


def test_X32_a_guild_that_currency_turned_over_is_still_applied(play: Build) -> None:
    """S9, Q6. It may itself be one of the two resource cards."""
    game = computer(play, "currency guild").answer("currency")
    assert game.asked == (0, "replenish")
    assert game.options == ["computer", "currency", "guild"]
    game.answer("guild")
    assert game.asked == (0, "buy")
    assert game.gained == {"space": 1}
    assert game.up() == ["computer", "currency", "guild", "warrior"]
    assert game.down() == []


def press(play: Build, opponent_up: str, up: str = "", second_up: str = "") -> Table:
    """A combined game: Warrior is laid as resource, Printing Press played and activated with an empty hand."""
    seats = [{"hand": "printing-press warrior", "up": up}, {**WAITING, "up": opponent_up}, {"up": second_up}]
    return play("combined", 3, seats, wonders=QUIET_GLORY, cards=CHEAP).answer("warrior", "yes")


def test_X33_the_opponents_philosophy_activates_an_own_card_but_not_the_press(play: Build) -> None:
    """S7, S8. The only card left is Engineering, so nothing is asked."""
    game = press(play, "philosophy", up="engineering")
    assert game.asked == (0, "activate-card")
    assert game.options == ["1:philosophy", "none"]
    game.answer("1:philosophy")
    assert game.gained == {"earth": 1}
    assert game.up(0) == ["engineering", "printing-press"]
    assert game.up(1) == ["philosophy"]


def test_X33_of_several_own_cards_the_press_is_not_offered(play: Build) -> None:
    """S7, S8."""
    game = press(play, "philosophy writing", up="engineering ironworks").answer("1:philosophy")
    assert game.asked == (0, "activate-card")
    assert game.options == ["engineering", "ironworks"]


def test_X34_without_visible_civil_card_of_an_opponent_the_press_does_nothing(play: Build) -> None:
    """S1. Own cards do not count."""
    game = press(play, "knight charge", up="engineering")
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.up(0) == ["engineering", "printing-press"]


def test_X34_the_press_may_be_left_unused(play: Build) -> None:
    """S1, Q47."""
    game = press(play, "engineering knight", second_up="writing")
    assert game.options == ["1:engineering", "2:writing", "none"]
    game.answer("none")
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]


def test_X35_the_opponents_mining_turns_an_own_iron_card(play: Build) -> None:
    """S7."""
    game = press(play, "mining", up="mining agriculture", second_up="mining")
    assert game.options == ["1:mining", "2:mining", "none"]
    game.answer("2:mining")
    assert game.asked == (0, "buy")
    assert game.down(0) == ["mining", "warrior"]
    assert game.up(0) == ["agriculture", "printing-press"]
    assert game.up(1) == ["mining"]
    assert game.up(2) == ["mining"]


def spy(play: Build, hand: str, revealed: str, up: str = "", second: dict[str, str] | None = None) -> Table:
    """A combined game: Warrior is laid, Espionage played; the only hand among opponents is the revealed card.

    The Iron of Warrior can buy a cheap card, so the turn always stops at `buy`."""
    seats = [{"hand": f"espionage reinforcement warrior {hand}", "up": up}, {"hand": revealed}, second or {}]
    return play("combined", 3, seats, wonders=QUIET_GLORY, cards=CHEAP).answer("warrior", "espionage", "yes")


def test_X36_espionage_revealing_computer_plays_two_own_civil_cards(play: Build) -> None:
    """S7, Q46, Q47."""
    game = spy(play, "engineering knight stock-exchange writing", "computer")
    assert game.asked == (0, "play")
    assert game.options == ["engineering", "stock-exchange"]
    assert game.position()["revealed"] == ["computer"]
    assert game.hand(1) == []
    game.answer("engineering", "stock-exchange")
    assert game.asked == (0, "activate-card")
    assert game.options == ["engineering", "stock-exchange"]
    game.answer("engineering")
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1, "space": 1}
    assert game.up(0) == ["engineering", "espionage", "stock-exchange"]
    assert game.hand(0) == ["knight", "reinforcement", "writing"]
    assert game.hand(1) == ["computer"]
    assert "revealed" not in game.position()


@pytest.mark.parametrize("revealed", ["charge", "knight", "space-race", "frigate"])
def test_X37_espionage_revealing_a_tactic_or_attack_card_does_nothing(play: Build, revealed: str) -> None:
    """Q46."""
    game = spy(play, "", revealed, up="cannon")
    assert game.asked == (0, "buy")
    assert game.hand(1) == [revealed]
    assert game.up(0) == ["cannon", "espionage"]
    assert game.gained == {}
    assert game.culture() == 0


def test_X38_espionage_revealing_philosophy_activates_mining(play: Build) -> None:
    """S7, S8."""
    game = spy(play, "", "philosophy", up="mining")
    assert game.asked == (0, "buy")
    assert game.down(0) == ["mining", "warrior"]
    assert game.up(0) == ["espionage"]


def test_X38_with_several_cards_espionage_is_not_offered(play: Build) -> None:
    """S8."""
    game = spy(play, "", "philosophy", up="engineering mining knight")
    assert game.asked == (0, "activate-card")
    assert game.options == ["engineering", "mining"]


def test_X38_with_only_espionage_visible_nothing_happens(play: Build) -> None:
    """S8."""
    game = spy(play, "", "philosophy", up="knight")
    assert game.asked == (0, "buy")
    assert game.up(0) == ["espionage", "knight"]
    assert game.hand(1) == ["philosophy"]


def test_X39_espionage_revealing_trade_and_tribute_without_target_does_nothing(play: Build) -> None:
    """S7, Q35. Own resource cards are no targets."""
    game = spy(play, "", "trade-and-tribute", second={"up": "knight"})
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.down(0) == ["warrior"]
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]


def test_X40_espionage_against_empty_hands_does_nothing(play: Build) -> None:
    """R43."""
    game = spy(play, "", "", up="engineering", second={"down": "mining", "up": "writing"})
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.up(0) == ["engineering", "espionage"]


def test_X41_a_revealed_printing_press_must_be_applied_but_its_clause_is_optional(play: Build) -> None:
    """S1, S7."""
    game = spy(play, "", "printing-press", second={"up": "engineering writing"})
    assert game.asked == (0, "activate-card")
    assert game.options == ["2:engineering", "2:writing", "none"]
    game.answer("2:engineering")
    assert game.gained == {"earth": 1}
    assert game.hand(1) == ["printing-press"]


def test_X41_the_clause_of_a_revealed_printing_press_may_be_declined(play: Build) -> None:
    """S1, Q47."""
    game = spy(play, "", "printing-press", second={"up": "engineering writing"}).answer("none")
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.hand(1) == ["printing-press"]


def movie(play: Build, first: str) -> Table:
    """A combined game with Movie in front: Computer lays Caravan and Philosophy, Warrior is the only resource card."""
    game = play(
        "combined",
        3,
        [
            {"hand": "caravan computer philosophy warrior", "up": "movie"},
            {**WAITING, "glory": {"colossus-of-rhodes": 2}},
        ],
        wonders="colossus-of-rhodes sancta-sophia forbidden-palace panama-canal sydney-opera-house",
        cards=CHEAP,
    )
    return game.answer("warrior", "computer", "yes", first)


def test_X42_movie_without_resource_card_takes_the_horse_wonder_for_nothing(play: Build) -> None:
    """R93, Q21. Only this one can be paid, so it is taken without a question."""
    game = movie(play, "caravan")
    assert game.down() == []
    assert game.options == ["caravan", "computer", "movie"]
    game.answer("movie")
    assert game.wonders() == ["colossus-of-rhodes"]
    assert game.supply_wonders == ["forbidden-palace", "panama-canal", "sancta-sophia", "sydney-opera-house"]
    assert game.glory(1) == {}
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1}


def test_X42_movie_with_one_resource_card_may_take_the_gunpowder_wonder(play: Build) -> None:
    """Q21."""
    game = movie(play, "philosophy").answer("movie")
    assert game.asked == (0, "take-wonder")
    assert game.options == ["colossus-of-rhodes", "sancta-sophia"]
    game.answer("sancta-sophia")
    assert game.wonders() == ["sancta-sophia"]
    assert game.asked == (0, "glory")
    assert game.hand() == ["caravan", "computer", "movie", "philosophy", "warrior"]
    assert game.down() == [], "Warrior was the price"
    assert game.glory(1) == {"colossus-of-rhodes": 2}
