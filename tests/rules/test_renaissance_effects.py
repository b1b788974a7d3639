"""Effects of Renaissance cards on opponents (X133-X145)."""

import pytest

from gunsteel.core.attack import strength
from gunsteel.ids import Seat
from tests.scene import Build, Seats, Table

IDLE = {"hand": "agriculture mining"}
WONDERS = "panama-canal forbidden-palace"


def activated(play: Build, seats: Seats, set_: str = "renaissance") -> Table:
    """Seat 0 lays Agriculture and activates the one other card in its hand."""
    return play(set_, len(seats), seats, wonders=WONDERS).answer("agriculture", "yes")


def test_X133_trade_and_tribute_takes_an_opponents_space(play: Build) -> None:
    """R21, R83, S6, Q35."""
    seats = [
        {"hand": "agriculture trade-and-tribute", "down": "mining"},
        {"hand": "reinforcement", "down": "stealth-bomber"},
        {"hand": "reinforcement", "down": "mining"},
    ]
    game = activated(play, seats)
    assert game.asked == (0, "target")
    assert game.options == ["1:space", "2:iron"]
    game.answer("1:space")
    assert game.asked == (0, "buy")
    assert game.up(1) == ["stealth-bomber"]
    assert game.down(1) == []
    assert game.gained == {"space": 1}
    assert [game.culture(seat) for seat in range(3)] == [0, 1, 0]
    assert game.down(2) == ["mining"]


def test_X133_the_tributes_front_is_found_by_chance_among_equal_backs(play: Build) -> None:
    """Q24, Q35."""
    seats = [{"hand": "agriculture trade-and-tribute"}, {"down": "agriculture mining warrior"}, IDLE]
    game = activated(play, seats)
    assert game.options == ["1:food", "1:iron"]
    game.answer("1:iron")
    assert game.asked == ("chance", "reveal")
    assert game.options == ["mining", "warrior"]
    game.answer("warrior")
    assert game.up(1) == ["warrior"]
    assert game.down(1) == ["agriculture", "mining"]
    assert game.gained == {"iron": 1}
    assert game.culture(1) == 1


def test_X134_trade_and_tribute_without_a_target_does_nothing(play: Build) -> None:
    """R43, Q35."""
    seats = [{"hand": "agriculture trade-and-tribute"}, IDLE | {"up": "warrior"}, IDLE]
    game = activated(play, seats)
    assert game.asked == (0, "take-back")
    assert game.gained == {}
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]
    assert game.up(1) == ["warrior"]


def test_X135_calendar_turns_what_each_one_has(play: Build) -> None:
    """R43, R45, S2, S4, S5, Q10."""
    seats = [
        {"hand": "agriculture calendar", "up": "barter-trade reinforcement mining sailing"},
        {"up": "compass mining"},
        {"up": "theology", "hand": "agriculture"},
    ]
    game = activated(play, seats)
    assert game.asked == (0, "buy")
    assert (game.up(1), game.down(1)) == (["compass"], ["mining"])
    assert (game.up(2), game.down(2)) == (["theology"], [])
    assert game.up() == ["calendar", "sailing"]
    assert game.down() == ["agriculture", "barter-trade", "mining", "reinforcement"]


def test_X135_calendars_opponents_choose_between_food_and_iron(play: Build) -> None:
    """R45, S4, S6, Q33."""
    seats = [
        {"hand": "agriculture calendar"},
        {"up": "agriculture mining sailing"},
        {"up": "barter-trade warrior"},
    ]
    game = activated(play, seats)
    assert game.asked == (1, "replenish")
    assert game.options == ["agriculture", "mining"]
    game.answer("mining")
    assert game.asked == (2, "replenish")
    assert game.options == ["barter-trade", "warrior"]
    game.answer("barter-trade")
    assert game.down(1) == ["mining"]
    assert game.down(2) == ["barter-trade"]


def test_X136_compass_turns_up_to_two_food(play: Build) -> None:
    """R45, S2, S5, Q33."""
    seats = [
        {"hand": "agriculture compass"},
        {"up": "agriculture mining"},
        {"up": "agriculture barter-trade reinforcement"},
    ]
    game = activated(play, seats)
    assert game.down(1) == ["agriculture"]
    assert game.up(1) == ["mining"]
    assert game.asked == (2, "replenish")
    assert game.options == ["agriculture", "barter-trade"]
    game.answer("barter-trade")
    assert game.up(2) == ["agriculture"]
    assert game.down(2) == ["barter-trade", "reinforcement"]
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert game.gained == {"earth": 1}


def test_X137_sailing_turns_an_opponents_only_card(play: Build) -> None:
    """R45, S2, S5, Q33."""
    seats = [
        {"hand": "agriculture sailing"},
        {"up": "battleship"},
        {"hand": "agriculture mining"},
        {"up": "mining warrior"},
    ]
    game = activated(play, seats)
    assert (game.up(1), game.down(1)) == ([], ["battleship"])
    assert strength(game.state, Seat(1)) == 0
    assert game.gained == {}
    assert game.asked == (3, "replenish")
    assert game.options == ["mining", "warrior"]
    game.answer("warrior")
    assert (game.up(3), game.down(3)) == (["mining"], ["warrior"])
    assert (game.up(2), game.down(2)) == ([], [])
    assert game.gained == {"earth": 1}


def test_X138_coup_takes_an_attack_card_of_the_opponents_choice(play: Build) -> None:
    """R43, R45, R83."""
    seats = [
        {"hand": "agriculture coup", "up": "warrior"},
        {"hand": "reinforcement", "up": "chariot sailing warrior"},
        {"up": "armistice battleship reinforcement"},
    ]
    game = activated(play, seats)
    assert game.asked == (1, "retrieve")
    assert game.options == ["chariot", "warrior"]
    game.answer("chariot")
    assert game.hand(1) == ["chariot", "reinforcement"]
    assert game.up(1) == ["sailing", "warrior"]
    assert game.asked == (2, "retrieve")
    assert game.options == ["armistice", "reinforcement"]
    assert game.hand(2) == ["battleship"]
    assert game.up() == ["coup", "warrior"]
    game.answer("reinforcement")
    assert game.up(2) == ["armistice"]


def test_X139_armistice_sends_all_attack_and_tactic_cards_to_hand(play: Build) -> None:
    """R48, R50, R83, Q44."""
    seats = [
        {"hand": "agriculture armistice", "up": "coup knight writing"},
        {"up": "reinforcement sailing warrior", "down": "chariot"},
        {"hand": "agriculture mining", "up": "battleship nationalism"},
    ]
    game = activated(play, seats, "combined")
    assert game.up() == ["armistice", "writing"]
    assert game.hand() == ["coup", "knight"]
    assert game.hand(1) == ["reinforcement", "warrior"]
    assert (game.up(1), game.down(1)) == (["sailing"], ["chariot"])
    assert game.hand(2) == ["agriculture", "battleship", "mining", "nationalism"]
    assert game.up(2) == []
    assert game.asked == (1, "resource")


def test_X140_space_race_turns_attack_and_tactic_cards_for_culture(play: Build) -> None:
    """R83."""
    seats = [
        {"hand": "agriculture space-race", "up": "warrior"},
        {"hand": "reinforcement", "up": "chariot sailing warrior"},
        {"up": "battleship reinforcement writing", "down": "agriculture"},
    ]
    game = activated(play, seats)
    assert game.asked == (0, "take-back")
    assert game.culture() == 4
    assert (game.up(1), game.down(1)) == (["sailing"], ["chariot", "warrior"])
    assert (game.up(2), game.down(2)) == (["writing"], ["agriculture", "battleship", "reinforcement"])
    assert game.hand() == ["space-race", "warrior"]


def test_X140_space_race_without_such_cards_gives_nothing(play: Build) -> None:
    """R43."""
    seats = [{"hand": "agriculture space-race"}, {"up": "sailing"}, {"down": "warrior reinforcement"}]
    game = activated(play, seats)
    assert game.culture() == 0
    assert game.up(1) == ["sailing"]
    assert game.down(2) == ["reinforcement", "warrior"]


@pytest.mark.parametrize(
    ("one", "two", "gained"),
    [
        ("chariot", "warrior", {}),
        ("chariot warrior", "warrior", {"earth": 1}),
        ("chariot warrior", "hussar warrior", {"space": 1}),
        ("chariot frigate horse-archer warrior", "battleship hussar warrior", {"space": 1}),
    ],
)
def test_X141_nationalism_counts_the_opponents_attack_cards(
    play: Build, one: str, two: str, gained: dict[str, int]
) -> None:
    """R14, Q45: own, covered, tactic and civil cards do not count."""
    seats = [
        {"hand": "agriculture nationalism", "up": "stealth-bomber warrior"},
        {"up": f"{one} reinforcement sailing", "down": "machine-gun"},
        {"up": f"{two} coup", "hand": "mining agriculture"},
    ]
    game = activated(play, seats)
    assert game.gained == gained


def test_X142_defection_changes_sides_for_an_attack_card(play: Build) -> None:
    """R15, R83, S9, Q22."""
    seats = [
        {"hand": "agriculture barter-trade defection mining"},
        {"hand": "agriculture reinforcement", "up": "sailing tank warrior"},
        IDLE,
    ]
    game = play("combined", 3, seats, wonders=WONDERS).answer("agriculture", "defection", "yes")
    assert game.asked == (0, "opponent")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert game.asked == (0, "take")
    assert game.options == ["tank", "warrior"]
    assert game.up(1) == ["defection", "sailing", "tank", "warrior"]
    game.answer("tank")
    assert game.up() == ["tank"]
    assert game.up(1) == ["defection", "sailing", "warrior"]
    assert strength(game.state, Seat(0)) == 3
    assert strength(game.state, Seat(1)) == 2
    assert game.result["vp"] == [3, 1, 0]
    assert game.asked == (1, "resource")


def test_X142_an_opponent_without_attack_card_gives_nothing(play: Build) -> None:
    """Q22."""
    seats = [{"hand": "agriculture barter-trade defection mining"}, IDLE | {"up": "sailing tank"}, IDLE]
    game = play("combined", 3, seats, wonders=WONDERS).answer("agriculture", "defection", "yes", "2")
    assert game.up() == []
    assert game.up(1) == ["sailing", "tank"]
    assert game.up(2) == ["defection"]


def test_X143_a_foreign_warrior_is_retrieved_and_scored_by_its_new_owner(play: Build) -> None:
    """R103, Q22."""
    seats = [{"hand": "agriculture defection", "up": "warrior"}, {"up": "warrior"}, IDLE]
    points = {"warrior": {"vp": 5}}
    game = play("renaissance", 3, seats, cards=points, wonders=WONDERS)
    assert game.result == {"vp": [6, 5, 0], "cards": [3, 1, 2], "winners": [0]}
    game.answer("agriculture", "yes", "1")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["warrior", "warrior@1"]
    assert game.up(1) == ["defection"]
    assert game.result == {"vp": [10, 1, 0], "cards": [3, 1, 2], "winners": [0]}


def test_X143_a_foreign_warrior_attacks_for_its_new_owner(play: Build) -> None:
    """R72, R80, Q22."""
    seats = [{"hand": "agriculture warrior@1"}, {"down": "agriculture barter-trade mining"}]
    game = play("renaissance", 2, seats, wonders=WONDERS).answer("agriculture", "yes", "done")
    assert game.asked == (1, "deplete")
    assert game.options == ["agriculture", "barter-trade"]
    game.answer("barter-trade")
    assert game.up(1) == ["barter-trade", "mining"]
    assert game.hand() == ["warrior@1"]


def test_X143_a_warrior_may_come_home_by_another_defection(play: Build) -> None:
    """Q22."""
    seats = [{"up": "warrior@1"}, {"hand": "agriculture defection"}, IDLE]
    game = play("renaissance", 3, seats, active=1, wonders=WONDERS).answer("agriculture", "yes", "0")
    assert game.up() == ["defection"]
    assert game.hand(1) == ["warrior"]


def test_X144_defection_that_is_not_activated_stays(play: Build) -> None:
    """R42, Q22."""
    seats = [
        {"hand": "agriculture barter-trade defection mining"},
        {"hand": "agriculture mining", "up": "warrior"},
        IDLE,
    ]
    game = play("renaissance", 3, seats, wonders=WONDERS).answer("agriculture", "defection", "no")
    assert game.up() == ["defection"]
    assert game.up(1) == ["warrior"]
    assert game.asked == (1, "resource")


def test_X145_armistice_sends_cards_to_whom_they_lie_with(play: Build) -> None:
    """Q22, Q44."""
    seats = [
        {"hand": "agriculture barter-trade defection mining"},
        {"hand": "agriculture barter-trade mining reinforcement", "up": "battleship"},
        {"hand": "agriculture armistice"},
    ]
    game = play("renaissance", 3, seats, wonders=WONDERS)
    game.answer("agriculture", "defection", "yes", "1")
    assert game.up() == ["battleship"]
    game.answer("agriculture", "barter-trade", "no")
    assert game.up(1) == ["barter-trade", "defection"]
    game.answer("agriculture", "yes")
    assert game.hand() == ["barter-trade", "battleship", "mining"]
    assert game.hand(1) == ["defection", "mining", "reinforcement"]
    assert game.up() == []
    assert game.up(1) == ["barter-trade"]
