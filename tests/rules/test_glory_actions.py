"""What counts as the action of a Renaissance wonder (X118-X124)."""

import pytest

from gunsteel.core import engine
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Setup
from gunsteel.core.tables import WONDER_NUMBER, set_of
from gunsteel.formats.deal import deal
from gunsteel.ids import WonderId
from tests.scene import Build, Table

IDLE = {"hand": "agriculture mining"}
LAID = "sancta-sophia forbidden-palace sagrada-familia"


def test_X118_earth_as_a_joker_is_no_conversion(play: Build) -> None:
    """R63, R68, Q14."""
    seats = [{"hand": "newspaper", "down": "agriculture"}, IDLE]
    game = play("renaissance", 2, seats, wonders="panama-canal forbidden-palace").answer("sailing")
    assert game.hand() == ["agriculture", "newspaper", "sailing"]
    assert game.asked == (1, "resource")


def test_X118_space_as_two_basic_resources_is_no_conversion(play: Build) -> None:
    """R64, R68, Q14."""
    game = play("renaissance", 2, [{"hand": "movie"}, IDLE], wonders="panama-canal forbidden-palace").answer("sailing")
    assert game.hand() == ["movie", "sailing"]
    assert game.asked == (1, "resource")


def test_X118_any_resource_as_surcharge_is_no_conversion(play: Build) -> None:
    """R58, R68, R69, Q14: Compass costs Iron and Horse, and one more for the Horse card below."""
    horses = ["writing", None, None, None, None, None]
    seats = [{"hand": "mining", "down": "agriculture sailing"}, IDLE]
    game = play(
        "renaissance",
        2,
        seats,
        rows={"horse": horses, "gunpowder": ["compass", "education", "horse-archer", "theology", "code-of-law"]},
        wonders="panama-canal forbidden-palace",
    )
    game.answer("compass")
    assert game.hand() == ["agriculture", "compass", "mining", "sailing"]
    assert game.asked == (1, "resource")


def pay_a_horse(play: Build) -> Table:
    """Seat 0 buys Writing for one Horse and has Sailing (Horse), Mining and Warrior (Iron)."""
    seats = [{"hand": "warrior", "down": "mining sailing"}, IDLE]
    price = {"writing": {"cost": {"horse": 1}}}
    game = play("renaissance", 2, seats, cards=price, wonders="panama-canal forbidden-palace").answer("writing")
    assert game.asked == (0, "pay")
    assert game.options == ["card:mining", "card:sailing"]
    return game


def test_X119_two_iron_in_place_of_an_owned_horse_is_a_conversion(play: Build) -> None:
    """R61, R88, Q13, Q14."""
    game = pay_a_horse(play).answer("card:mining", "card:warrior")
    assert game.hand() == ["mining", "warrior", "writing"]
    assert game.asked == (0, "take-back")
    assert game.options == ["done", "sailing"]
    game.answer("done")
    assert game.asked == (0, "glory")
    assert game.options == ["none", "panama-canal"]


def test_X119_paying_the_horse_itself_is_none(play: Build) -> None:
    """Q14."""
    game = pay_a_horse(play).answer("card:sailing")
    assert game.down() == ["mining", "warrior"]
    assert game.until("resource").asked == (1, "resource")


def test_X119_three_of_any_kind_for_an_earth_is_a_conversion(play: Build) -> None:
    """R61, R67, R88, Q14."""
    seats = [{"hand": "agriculture", "down": "mining sailing theology"}, IDLE]
    price = {"writing": {"cost": {"horse": 1, "oil": 1}}}
    game = play("renaissance", 2, seats, cards=price, wonders="panama-canal forbidden-palace").answer("writing")
    assert game.hand() == ["agriculture", "mining", "sailing", "theology", "writing"]
    assert game.asked == (0, "glory")
    assert game.options == ["none", "panama-canal"]


def test_R66_without_a_payment_nothing_is_converted(play: Build) -> None:
    """R66: two Food go for the price of Education, two Iron stay; neither pair becomes anything else."""
    seats = [{"hand": "agriculture education", "down": "barter-trade mining warrior"}, IDLE]
    game = play("renaissance", 2, seats, wonders="panama-canal forbidden-palace")
    game.answer("agriculture", "yes", "agriculture", "barter-trade")
    assert game.culture() == 2
    assert game.gained == {}
    assert game.down() == ["mining", "warrior"]
    assert game.until("resource").asked == (1, "resource"), "Panama Canal is not met"


def buy_compass(play: Build, highest: dict[int, str]) -> Table:
    """Seat 0 buys Compass, a Gunpowder card, for Iron and Horse; the Horse row is gone."""
    seats = [{"hand": "mining", "down": "sailing"}, IDLE]
    wonders = "leaning-tower-of-pisa panama-canal"
    rows = {"horse": [None] * 6}
    return play("renaissance", 2, seats, rows=rows, wonders=wonders, highest=highest).answer("compass")


def test_X120_buying_below_the_highest_age_meets_pisa(play: Build) -> None:
    """R88, Q18."""
    game = buy_compass(play, {1: "oil"})
    assert game.asked == (0, "glory")
    assert game.options == ["leaning-tower-of-pisa", "none"]


def test_X120_ones_own_purchases_count_among_anybodys(play: Build) -> None:
    """Q18."""
    game = buy_compass(play, {0: "oil", 1: "horse"})
    assert game.asked == (0, "glory")
    assert game.options == ["leaning-tower-of-pisa", "none"]


def test_X120_buying_the_same_age_does_not(play: Build) -> None:
    """Q18."""
    assert buy_compass(play, {1: "gunpowder"}).asked == (1, "resource")
    assert buy_compass(play, {1: "horse"}).asked == (1, "resource")


def test_X120_the_first_purchase_of_the_game_does_not(play: Build) -> None:
    """Q18."""
    assert buy_compass(play, {}).asked == (1, "resource")


def test_X120_a_purchase_counts_for_the_turns_that_follow(play: Build) -> None:
    """Q18."""
    seats = [{"hand": "mining", "down": "sailing"}, {"down": "agriculture barter-trade"}]
    game = play("renaissance", 2, seats, rows={"horse": [None] * 5 + ["calendar"]}, wonders="leaning-tower-of-pisa")
    game.answer("compass")
    assert game.asked == (1, "buy")
    game.answer("calendar")
    assert game.asked == (1, "glory")
    assert game.options == ["leaning-tower-of-pisa", "none"]


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("newspaper", ["none", "sagrada-familia"]),
        ("economics", ["none", "sagrada-familia"]),
        ("movie", ["none", "sagrada-familia"]),
        ("theology", ["forbidden-palace", "none"]),
        ("sailing", ["none", "sancta-sophia"]),
    ],
)
def test_X121_the_age_of_the_card_laid_as_resource(play: Build, card: str, options: list[str]) -> None:
    """R10, R88, R92."""
    game = play("renaissance", 2, [{"hand": card}, IDLE], wonders=LAID).until("glory")
    assert game.asked == (0, "glory")
    assert game.options == options


def test_X121_food_and_iron_meet_none_of_them(play: Build) -> None:
    """R88, R92."""
    assert play("renaissance", 2, [{"hand": "agriculture"}, IDLE], wonders=LAID).answer("done").asked == (1, "resource")
    assert play("renaissance", 2, [{"hand": "mining"}, IDLE], wonders=LAID).answer("done").asked == (1, "resource")


@pytest.mark.parametrize("copied", [False, True])
def test_X122_the_starting_resource_meets_no_condition(copied: bool) -> None:
    """R35, R92: to make it visible, the third player starts with an Oil card and the first without any card."""
    rules = Rules("renaissance", 3)
    layout = deal(rules, Dice(122))
    wonders = [WonderId(WONDER_NUMBER[name]) for name in ("colossus-of-rhodes", *LAID.split())]
    state = engine.start(rules, Setup(layout.rows, layout.piles, wonders))
    state.players[0].hand = set_of([])
    state.players[1].hand = set_of(["agriculture", "mining"])
    state.players[2].hand = set_of(["agriculture", "economics", "mining"])
    engine.settle(state)
    game = Table(state, copied)
    assert game.asked == (2, "start-resource")
    assert game.options == ["agriculture", "economics", "mining"]
    game.answer("economics")
    assert game.down(2) == ["economics"]
    assert game.asked == (1, "resource")
    game.answer("agriculture", "no", "done")
    assert game.asked == (2, "resource")
    game.answer("agriculture", "no")
    assert game.asked == (2, "take-back")
    game.answer("done")
    assert game.active == 1


def test_X123_cards_turned_for_a_payment_were_not_laid_from_hand(play: Build) -> None:
    """R52, R92."""
    game = play("renaissance", 2, [{"down": "economics movie sailing theology"}, IDLE], wonders=LAID)
    assert game.asked == (0, "buy")
    game.buy("calendar", "card:movie")
    assert game.hand() == ["calendar", "movie"]
    assert game.down() == ["economics", "sailing", "theology"]
    assert game.until("resource").asked == (1, "resource")


def test_X123_a_replenished_card_was_not_laid_from_hand(play: Build) -> None:
    """R92: Newspaper turns an Earth, an Oil, a Gunpowder and a Horse card."""
    seats = [{"hand": "agriculture newspaper", "up": "economics sailing theology", "culture": 1}, IDLE]
    game = play("renaissance", 2, seats, wonders=LAID).answer("agriculture", "yes", "2")
    assert game.down() == ["agriculture", "economics", "newspaper", "sailing", "theology"]
    game.until("resource")
    assert game.asked == (1, "resource")
    assert game.glory() == {}


def test_X123_the_card_that_another_player_laid_does_not_count(play: Build) -> None:
    """R52, R92: seat 0 lays an Oil card, then seat 1 has no card to lay."""
    game = play("renaissance", 2, [{"hand": "economics"}, {"down": "agriculture mining"}], wonders=LAID)
    game.answer("done", "none")
    assert game.asked == (1, "buy")
    game.answer("pass", "done")
    assert game.active == 0


def test_X124_an_attack_through_charge_meets_colossus(play: Build) -> None:
    """R72, R88."""
    seats = [{"hand": "agriculture charge", "up": "warrior"}, IDLE, IDLE]
    game = play("combined", 3, seats, wonders="colossus-of-rhodes panama-canal")
    game.answer("agriculture", "yes", "done", "done", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["colossus-of-rhodes", "none"]


def test_X124_charge_without_attack_does_not(play: Build) -> None:
    """R42, R88."""
    seats = [{"hand": "agriculture charge", "up": "warrior"}, IDLE, IDLE]
    game = play("combined", 3, seats, wonders="colossus-of-rhodes panama-canal")
    game.answer("agriculture", "no", "done")
    assert game.asked == (1, "resource")


def test_X124_responses_do_not_meet_colossus(play: Build) -> None:
    """R76, R88: seat 1 responds with Horse Archer and Warrior, then does nothing in its own turn."""
    seats = [
        {"hand": "agriculture warrior"},
        {"hand": "agriculture horse-archer reinforcement", "down": "warrior"},
    ]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes machu-picchu")
    game.answer("agriculture", "yes", "flip:warrior", "hand:horse-archer", "done", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["colossus-of-rhodes", "none"]
    game.answer("none", "agriculture")
    assert game.asked == (1, "activate")
    assert game.up(1) == ["horse-archer", "reinforcement", "warrior"]
    game.answer("no")
    assert game.asked == (1, "take-back")
    game.answer("done")
    assert game.active == 0


def test_X124_an_attack_that_beats_nobody_meets_colossus(play: Build) -> None:
    """R79, R88."""
    seats = [{"hand": "agriculture warrior"}, {"hand": "agriculture mining", "up": "battleship"}]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes machu-picchu")
    game.answer("agriculture", "yes", "done", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["colossus-of-rhodes", "none"]


def test_R88_an_activated_tactic_card_meets_machu_picchu(play: Build) -> None:
    """R88: whatever came of it; here Reinforcement finds nothing to play."""
    seats = [{"hand": "agriculture reinforcement"}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes machu-picchu")
    game.answer("agriculture", "yes", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["machu-picchu", "none"]


def test_R88_a_culture_token_paid_meets_golden_gate(play: Build) -> None:
    """R88."""
    seats = [{"hand": "agriculture writing", "culture": 1}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes golden-gate-bridge")
    game.answer("agriculture", "yes", "2", "pass", "done")
    assert game.culture() == 0
    assert game.asked == (0, "glory")
    assert game.options == ["golden-gate-bridge", "none"]


def test_R88_a_culture_token_gained_does_not_meet_golden_gate(play: Build) -> None:
    """R88."""
    seats = [{"hand": "agriculture writing", "culture": 1}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes golden-gate-bridge")
    game.answer("agriculture", "yes", "1", "done")
    assert game.culture() == 2
    assert game.asked == (1, "resource")
