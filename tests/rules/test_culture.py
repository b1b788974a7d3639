"""Culture tokens: options, prices and the fifteenth token (X125-X132)."""

from tests.scene import Build, Table

IDLE = {"hand": "agriculture mining"}
WONDERS = "colossus-of-rhodes panama-canal"


def test_X125_writing_without_culture_must_give_a_token(play: Build) -> None:
    """R43, R95, R97, S4, Q10."""
    game = play("renaissance", 2, [{"hand": "agriculture writing"}, IDLE], wonders=WONDERS)
    game.answer("agriculture", "yes")
    assert game.culture() == 1
    assert game.gained == {}
    assert game.asked == (0, "take-back")


def test_X125_writing_with_a_token_offers_both(play: Build) -> None:
    """R95, S4."""
    seats = [{"hand": "agriculture writing", "culture": 1}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("2")
    assert game.culture() == 0
    assert game.gained == {"earth": 1}


def computer_with(play: Build, cards: str, culture: int) -> Table:
    """(C) Seat 0 lays Agriculture and plays two civil cards with Computer. Sailing costs one Food here."""
    seats = [{"hand": f"agriculture computer {cards}", "culture": culture}, IDLE]
    price = {"sailing": {"cost": {"food": 1}}}
    rows = {"horse": ["calendar", "chariot", "coup", "espionage", "sailing", "swordsman"]}
    game = play("combined", 3, [*seats, IDLE], rows=rows, cards=price, wonders=WONDERS)
    game.answer("agriculture", "computer", "yes")
    assert game.asked == (0, "activate-card")
    assert game.options == cards.split()
    return game


def test_X126_economics_without_token_and_resource_card_does_nothing(play: Build) -> None:
    """S3: Caravan has used up the only resource card."""
    game = computer_with(play, "caravan economics", 0).answer("caravan")
    assert game.culture() == 0
    assert game.gained == {"earth": 1}
    assert game.down() == []
    assert game.up() == ["agriculture", "caravan", "computer", "economics"]
    assert game.asked == (0, "buy")
    assert game.options == ["pass", "sailing"]


def test_X127_one_space_card_pays_the_two_resources_of_education(play: Build) -> None:
    """R28, R97, S4, Q11."""
    seats = [{"hand": "education mining movie warrior"}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("movie", "education", "yes")
    assert game.culture() == 2
    assert game.up() == ["education", "movie"]
    assert game.gained == {}
    assert game.asked == (1, "resource")


def test_X127_one_food_card_does_not(play: Build) -> None:
    """S3."""
    seats = [{"hand": "agriculture education"}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.culture() == 0
    assert game.down() == ["agriculture"]
    assert game.gained == {}


def test_X127_one_token_does_not_pay_the_second_option(play: Build) -> None:
    """R97, S3."""
    seats = [{"hand": "agriculture education", "culture": 1}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.culture() == 1
    assert game.down() == ["agriculture"]
    assert game.gained == {}


def test_X127_two_tokens_and_two_cards_leave_the_choice(play: Build) -> None:
    """R95, R97, S4."""
    seats = [{"hand": "agriculture education", "down": "mining", "culture": 2}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("2")
    assert game.culture() == 0
    assert game.gained == {"space": 1}
    assert game.down() == ["agriculture", "mining"]


def test_X127_an_option_that_cannot_be_paid_is_not_offered(play: Build) -> None:
    """S3, S4, Q10: two tokens and one Food card, so the Space it is."""
    seats = [{"hand": "agriculture education", "culture": 2}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.culture() == 0
    assert game.gained == {"space": 1}
    assert game.down() == ["agriculture"]


def test_X128_newspaper_turns_all_if_there_are_fewer_than_five(play: Build) -> None:
    """R27, R43, S5, Q43."""
    seats = [{"hand": "agriculture newspaper", "up": "sailing theology writing", "culture": 1}, IDLE]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("2")
    assert game.culture() == 0
    assert game.up() == []
    assert game.down() == ["agriculture", "newspaper", "sailing", "theology", "writing"]


def test_X128_newspaper_turns_just_five_of_six(play: Build) -> None:
    """R43, S5, Q43."""
    seats = [
        {
            "hand": "agriculture barter-trade mining newspaper",
            "up": "calendar compass sailing theology writing",
            "culture": 1,
        },
        IDLE,
    ]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "newspaper", "yes", "2")
    assert game.asked == (0, "replenish")
    assert game.options == ["calendar", "compass"]
    game.answer("calendar", "compass", "newspaper")
    assert game.options == ["sailing", "theology"]
    game.answer("theology")
    assert game.up() == ["sailing"]
    assert game.down() == ["agriculture", "calendar", "compass", "newspaper", "theology", "writing"]


def test_X129_the_fifteenth_token_ends_the_game_after_the_turn(play: Build) -> None:
    """R82, R96, R100, R103."""
    seats = [{"hand": "agriculture stealth-bomber", "culture": 13}, {"up": "battleship hussar"}, IDLE]
    game = play("renaissance", 3, seats, wonders="panama-canal")
    game.answer("agriculture", "yes")
    assert game.asked == (2, "respond")
    game.answer("done")
    assert [game.culture(seat) for seat in range(3)] == [19, 5, 0]
    assert not game.over
    assert game.asked == (0, "take-back")
    game.answer("done")
    assert game.over
    assert game.result == {"vp": [23, 10, 0], "cards": [2, 2, 2], "winners": [0]}


def test_X129_fourteen_tokens_do_not(play: Build) -> None:
    """R100."""
    seats = [{"hand": "agriculture theology", "culture": 12}, IDLE]
    game = play("renaissance", 2, seats, wonders="panama-canal").answer("agriculture", "yes", "done")
    assert game.culture() == 14
    assert game.asked == (1, "resource")


def test_X130_an_opponents_fifteenth_token_ends_the_game_after_my_turn(play: Build) -> None:
    """R100, R102."""
    seats = [{"hand": "agriculture trade-and-tribute"}, {"hand": "warrior", "down": "mining", "culture": 14}]
    game = play("renaissance", 2, seats, wonders="panama-canal").answer("agriculture", "yes")
    assert game.culture(1) == 15
    assert game.gained == {"iron": 1}
    assert not game.over
    assert game.asked == (0, "buy")
    game.answer("sailing")
    assert game.over
    assert game.hand(1) == ["warrior"]
    assert game.result == {"vp": [0, 15], "cards": [3, 2], "winners": [1]}


def test_X131_a_token_paid_in_the_same_turn_prevents_the_end(play: Build) -> None:
    """R100, Q17."""
    game = computer_with(play, "economics writing", 14).answer("writing", "1")
    assert game.culture() == 15
    assert game.asked == (0, "option")
    game.answer("2")
    assert game.culture() == 14
    assert game.gained == {"space": 1}
    game.until("resource")
    assert game.asked == (1, "resource")


def test_X131_a_fifteenth_token_that_stays_does_not(play: Build) -> None:
    """R100, Q17."""
    game = computer_with(play, "economics writing", 14).answer("writing", "1", "1")
    assert game.culture() == 17
    assert game.until().over


def test_X132_more_than_35_tokens_may_be_out(play: Build) -> None:
    """R95, Q16."""
    seats = [{"hand": "agriculture theology", "culture": 12}, IDLE | {"culture": 12}, IDLE | {"culture": 11}]
    game = play("renaissance", 3, seats, wonders="panama-canal").answer("agriculture", "yes")
    assert [game.culture(seat) for seat in range(3)] == [14, 12, 11]
    game.answer("done")
    assert game.asked == (1, "resource")
