"""The skeleton of a turn (X1-X11)."""

import pytest

from gunsteel.core import engine
from tests.scene import Build, Table

QUIET = "international-space-station"
WAITING = {"hand": "mining warrior"}


def test_X1_without_hand_one_may_buy_then_claims_then_takes_back(play: Build) -> None:
    """R47, R48, R52, R56, R84."""
    game = play(
        "base",
        3,
        [{"up": "warrior swordsman knight", "down": "agriculture caravan currency mining"}, WAITING],
        wonders="hanging-gardens angkor-wat international-space-station",
    )
    assert game.asked == (0, "buy")
    assert game.up() == ["knight", "swordsman", "warrior"]
    game.buy("ironworks", "card:agriculture", "card:mining")
    assert game.asked == (0, "claim")
    assert game.options == ["angkor-wat", "hanging-gardens"]
    assert game.up() == ["agriculture", "ironworks", "knight", "mining", "swordsman", "warrior"]
    game.answer("angkor-wat")
    assert game.asked == (0, "take-back")
    assert game.options == ["caravan", "currency", "done"]
    assert game.hand() == ["agriculture", "ironworks", "knight", "mining", "swordsman", "warrior"]
    game.answer("done")
    assert game.asked == (1, "resource")


@pytest.mark.parametrize("set_", ["renaissance", "combined"])
def test_X1_without_hand_in_renaissance_retrieval_comes_before_glory(play: Build, set_: str) -> None:
    """R49, R52."""
    seats = [{"up": "warrior", "down": "agriculture mining"}, WAITING]
    game = play(set_, 3, seats, wonders="lighthouse-of-alexandria sydney-opera-house")
    assert game.asked == (0, "buy")
    game.answer("pass")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["warrior"]
    game.answer("done")
    assert game.asked == (0, "glory")
    assert game.options == ["lighthouse-of-alexandria", "none"]
    game.answer("none")
    assert game.asked == (1, "resource")


def test_X2_a_single_space_card_is_laid_and_may_pay_at_once(play: Build) -> None:
    """R40, R52, R64."""
    game = play("base", 3, [{"hand": "computer"}, WAITING], wonders=QUIET)
    assert game.asked == (0, "buy")
    assert game.down() == ["computer"]
    assert game.up() == []
    assert game.options == [
        "ambush",
        "caravan",
        "currency",
        "domestication",
        "ironworks",
        "pass",
        "philosophy",
        "swordsman",
    ]
    game.answer("currency")
    assert game.hand() == ["computer", "currency"]
    assert game.asked == (1, "resource")


def test_X3_two_cards_are_resource_and_development_then_retrieval(play: Build) -> None:
    """R40, R41, R48."""
    game = play("base", 3, [{"hand": "mining warrior"}, WAITING], wonders=QUIET)
    assert game.asked == (0, "resource")
    assert game.options == ["mining", "warrior"]
    game.answer("mining")
    assert game.asked == (0, "activate")
    assert (game.down(), game.up(), game.hand()) == (["mining"], ["warrior"], [])
    game.answer("no")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["warrior"]


def test_X4_with_one_card_left_the_others_are_taken_back(play: Build) -> None:
    """R48, R50."""
    game = play("base", 3, [{"hand": "agriculture mining warrior"}, WAITING], wonders=QUIET)
    game.answer("mining", "warrior", "no")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["agriculture", "warrior"]
    assert game.up() == []


def test_X4_with_two_cards_left_nothing_is_taken_back(play: Build) -> None:
    """R48, R50. Nor is a wonder claimed."""
    game = play(
        "base",
        3,
        [{"hand": "agriculture barter-trade mining warrior", "down": "caravan currency"}, WAITING],
        wonders="hanging-gardens international-space-station",
    )
    game.answer("mining", "warrior", "no").until("resource", "take-back", "claim")
    assert game.asked == (1, "resource")
    assert game.hand() == ["agriculture", "barter-trade"]
    assert game.up() == ["warrior"]
    assert game.wonders() == []


def reinforcement(play: Build) -> Table:
    seats = [{"hand": "agriculture mining reinforcement warrior"}, WAITING]
    return play("base", 3, seats, wonders=QUIET).answer("mining", "reinforcement")


def test_X5_reinforcement_empties_the_hand_so_that_retrieval_happens(play: Build) -> None:
    """R42, R48, S10."""
    game = reinforcement(play).answer("yes")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["agriculture", "reinforcement", "warrior"]
    assert game.options == ["done", "mining"]


def test_X5_reinforcement_not_activated_leaves_two_cards(play: Build) -> None:
    """R42, R48."""
    game = reinforcement(play).answer("no")
    assert game.asked == (1, "resource")
    assert game.hand() == ["agriculture", "warrior"]
    assert game.up() == ["reinforcement"]


def quiet_turn(game: Table, *choices: str) -> list[str]:
    """Lay a resource and a development card without activating it; the hand when the turn is over or at take-back."""
    seat = game.active
    game.answer(*choices, "no").until("resource", "take-back")
    return game.hand(seat)


def test_X6_the_first_two_turns_of_a_game(play: Build) -> None:
    """R32, R34, R35, R39, R48."""
    layout = play("base", 4, [WAITING])
    game = Table(engine.start(layout.state.rules, layout.state.setup), layout.copied)
    start = ["agriculture", "barter-trade", "mining", "reinforcement", "warrior"]
    assert game.asked == (2, "start-resource")
    assert game.options == start
    game.answer("mining")
    assert game.asked == (3, "start-resource")
    assert game.options == start
    game.answer("agriculture")
    assert [game.down(seat) for seat in range(4)] == [[], [], ["mining"], ["agriculture"]]
    assert game.asked == (0, "resource")

    assert quiet_turn(game, "mining", "warrior") == ["agriculture", "barter-trade", "reinforcement"]
    assert game.asked == (1, "resource")
    assert quiet_turn(game, "mining", "warrior") == ["agriculture", "barter-trade", "reinforcement"]
    assert game.asked == (2, "resource")
    assert quiet_turn(game, "agriculture", "barter-trade") == ["reinforcement", "warrior"]
    assert game.asked == (3, "resource")
    assert quiet_turn(game, "barter-trade", "mining") == ["reinforcement", "warrior"]
    assert game.asked == (0, "resource")

    assert quiet_turn(game, "agriculture", "barter-trade") == ["barter-trade", "reinforcement", "warrior"]
    assert game.asked == (0, "take-back")
    game.answer("done")
    assert quiet_turn(game, "agriculture", "barter-trade") == ["barter-trade", "reinforcement", "warrior"]
    assert game.asked == (1, "take-back")
    game.answer("done")
    assert quiet_turn(game, "reinforcement") == ["barter-trade", "warrior"]
    assert game.asked == (2, "take-back")
    game.answer("done")
    assert quiet_turn(game, "reinforcement") == ["mining", "warrior"]
    assert game.asked == (3, "take-back")


def test_X7_all_face_up_cards_return_and_covered_ones_as_one_likes(play: Build) -> None:
    """R26, R48."""
    game = play(
        "base",
        3,
        [{"hand": "mining warrior", "up": "agriculture cannon", "down": "barter-trade caravan"}, WAITING],
        wonders=QUIET,
    )
    game.answer("mining", "no").until("take-back")
    assert game.up() == []
    assert game.hand() == ["agriculture", "cannon", "warrior"]
    assert game.options == ["barter-trade", "caravan", "done", "mining"]
    game.answer("caravan")
    assert game.options == ["done", "mining"]
    game.answer("done")
    assert game.down() == ["barter-trade", "mining"]
    assert game.hand() == ["agriculture", "cannon", "caravan", "warrior"]


def bought(play: Build, hand: str) -> Table:
    """Mining is laid, Warrior played, Ironworks bought for a Food and an Iron."""
    seats = [{"hand": f"mining warrior {hand}", "down": "agriculture barter-trade"}, WAITING]
    game = play("base", 3, seats, wonders=QUIET).answer("mining", "warrior", "no")
    return game.answer("ironworks", "card:agriculture")


def test_X8_a_bought_card_returns_to_hand_in_the_same_turn(play: Build) -> None:
    """R50, R56."""
    game = bought(play, "reinforcement")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["agriculture", "ironworks", "mining", "reinforcement", "warrior"]
    assert game.up() == []


def test_X8_with_two_cards_in_hand_a_bought_card_stays_face_up(play: Build) -> None:
    """R50, R56."""
    game = bought(play, "reinforcement cannon")
    assert game.asked == (1, "resource")
    assert game.hand() == ["cannon", "reinforcement"]
    assert game.up() == ["agriculture", "ironworks", "mining", "warrior"]
    assert game.gained == {}


def test_X9_an_attack_card_left_alone_adds_strength_and_charge_activates_it_later(play: Build) -> None:
    """R42, R44, Q37. Three against two: Knight counts."""
    game = play(
        "base",
        3,
        [
            {"hand": "agriculture charge knight mining reinforcement"},
            {"hand": "agriculture mining reinforcement warrior"},
        ],
        wonders=QUIET,
    )
    game.answer("mining", "knight", "no")
    assert game.asked == (1, "resource")
    assert game.up(0) == ["knight"]
    game.answer("agriculture", "warrior", "no")
    game.answer("agriculture", "charge", "yes")
    assert game.asked == (1, "respond")
    assert game.options == ["done", "hand:reinforcement"]
    game.answer("hand:reinforcement", "done")
    assert game.up(1) == ["agriculture", "reinforcement", "warrior"]
    assert game.down(1) == []


def test_X9_a_civil_card_left_alone_may_be_activated_by_philosophy_later(play: Build) -> None:
    """R42, R44, Q37."""
    game = play("base", 2, [{"hand": "engineering mining philosophy warrior"}], wonders=QUIET)
    game.answer("mining", "engineering", "no")
    assert game.asked == (0, "resource")
    assert game.up() == ["engineering"]
    assert game.gained == {}
    game.answer("warrior")
    assert game.up() == ["engineering", "philosophy"]
    game.answer("yes")
    assert game.gained == {"earth": 1}


def test_X10_a_development_card_must_be_laid_but_need_not_be_activated(play: Build) -> None:
    """R41, R42."""
    game = play("base", 3, [{"hand": "agriculture barter-trade mining warrior"}, WAITING], wonders=QUIET)
    game.answer("mining")
    assert game.asked == (0, "develop")
    assert game.options == ["agriculture", "barter-trade", "warrior"]
    game.answer("agriculture")
    assert game.asked == (0, "activate")
    assert game.options == ["no", "yes"]
    game.answer("no")
    assert game.asked == (1, "resource")
    assert game.up(0) == ["agriculture"]
    assert game.down(0) == ["mining"]


def test_X11_responses_bring_no_retrieval_before_the_own_end_of_turn(play: Build) -> None:
    """R48, R52, R76."""
    game = play(
        "base",
        3,
        [{"hand": "agriculture warrior"}, {"hand": "charge mining reinforcement", "up": "ambush"}, WAITING],
        wonders=QUIET,
    )
    game.answer("agriculture", "yes", "hand:charge", "hand:reinforcement", "done", "done")
    assert game.asked == (0, "take-back")
    assert game.hand(1) == ["mining"]
    assert game.up(1) == ["ambush", "charge", "reinforcement"]
    game.answer("done")
    assert game.asked == (1, "take-back")
    assert game.hand(1) == ["ambush", "charge", "reinforcement"]
    assert game.down(1) == ["mining"]
