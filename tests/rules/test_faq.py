"""The questions and answers of the rulebooks (F1-F10)."""

import pytest

from tests.scene import Build, Table

QUIET = "international-space-station"
QUIET_GLORY = "sydney-opera-house"
WAITING = {"hand": "mining warrior"}


@pytest.mark.parametrize(
    ("card", "up", "offered"),
    [
        ("mining", "warrior caravan", ["mining", "warrior"]),
        ("agriculture", "barter-trade caravan", ["agriculture", "barter-trade"]),
        ("currency", "barter-trade caravan", ["barter-trade", "caravan", "currency"]),
    ],
)
def test_F1_an_effect_may_choose_its_own_card(play: Build, card: str, up: str, offered: list[str]) -> None:
    """R23, R27, S5."""
    seats = [{"hand": f"{card} reinforcement knight cannon", "up": up}, WAITING]
    game = play("base", 3, seats, wonders=QUIET).answer("reinforcement", card, "yes")
    assert game.asked == (0, "replenish")
    assert game.options == offered
    game.answer(card)
    assert game.down() == sorted([card, "reinforcement"])
    assert game.up() == sorted(up.split())


def test_F1_an_effect_that_does_not_name_its_own_resource_cannot_choose_it(play: Build) -> None:
    """R27, S5. Irrigation turns Food and Horse, it is Gunpowder."""
    seats = [{"hand": "irrigation mining knight cannon", "up": "agriculture caravan currency"}, WAITING]
    game = play("base", 3, seats, wonders=QUIET).answer("mining", "irrigation", "yes")
    assert game.asked == (0, "replenish")
    assert game.options == ["caravan", "currency"]
    game.answer("caravan")
    assert game.down() == ["agriculture", "caravan", "mining"]
    assert game.up() == ["currency", "irrigation"]


def test_F2_a_single_card_becomes_the_resource_and_no_development_follows(play: Build) -> None:
    """R40, R41, R52."""
    game = play("base", 3, [{"hand": "warrior", "down": "agriculture"}, WAITING], wonders=QUIET)
    assert game.asked == (0, "buy")
    assert game.down() == ["agriculture", "warrior"]
    assert game.up() == []
    assert game.options == ["currency", "ironworks", "pass", "philosophy"]
    game.answer("currency")
    assert game.hand() == ["agriculture", "currency", "warrior"]
    assert game.asked == (1, "resource")


def test_F2_without_cards_the_first_two_phases_are_skipped(play: Build) -> None:
    """R52."""
    game = play("base", 3, [{"down": "agriculture mining"}, WAITING], wonders=QUIET)
    assert game.asked == (0, "buy")
    assert game.options == ["currency", "ironworks", "pass", "philosophy"]
    game.answer("pass")
    assert game.asked == (0, "take-back")
    assert game.options == ["agriculture", "done", "mining"]
    game.answer("done")
    assert game.asked == (1, "resource")


def test_F3_only_defenders_may_turn_covered_cards_up(play: Build) -> None:
    """R73, R75, R78. With Tank the attacker would win; with Warrior alone it is one against one."""
    game = play(
        "base",
        3,
        [
            {"hand": "mining warrior agriculture cannon", "down": "tank"},
            {"hand": "knight reinforcement", "up": "swordsman", "down": "ambush barter-trade"},
        ],
        wonders=QUIET,
    )
    game.answer("mining", "warrior", "yes")
    assert game.asked == (1, "respond")
    assert game.options == ["done", "flip:ambush", "hand:knight", "hand:reinforcement"]
    game.answer("done")
    assert game.asked == (0, "buy")
    assert game.down(0) == ["mining", "tank"]
    assert game.up(0) == ["warrior"]
    assert game.down(1) == ["ambush", "barter-trade"]


@pytest.mark.parametrize("covered", ["irrigation", "irrigation knight", "cannon", "caravan irrigation"])
def test_F4_nothing_is_split_or_downgraded(play: Build, covered: str) -> None:
    """R62."""
    cost = {"swordsman": {"cost": {"horse": 2}}}
    game = play("base", 3, [{"down": covered}, WAITING], wonders=QUIET, cards=cost)
    assert game.asked == (0, "take-back")


def test_F4_two_horses_pay_two_horses(play: Build) -> None:
    """R55."""
    cost = {"swordsman": {"cost": {"horse": 2}}}
    game = play("base", 3, [{"down": "caravan currency"}, WAITING], wonders="apollo-project", cards=cost)
    assert game.asked == (0, "buy")
    assert game.options == ["pass", "swordsman"]


def tactic(play: Build, card: str, hand: str) -> Table:
    seats = [
        {"hand": f"agriculture mining {card} {hand}"},
        {"hand": "barter-trade warrior", "down": "agriculture mining"},
    ]
    return play("base", 3, seats, wonders=QUIET).answer("mining", card)


def test_F5_flanking_must_play_and_activate_an_attack_card(play: Build) -> None:
    """R43, S1."""
    game = tactic(play, "flanking", "knight warrior").answer("yes")
    assert game.asked == (0, "play")
    assert game.options == ["knight", "warrior"]
    game.answer("knight")
    assert game.asked == (1, "respond")
    game.answer("done")
    assert game.up(1) == ["agriculture", "mining"]
    assert game.up(0) == ["flanking", "knight"]


def test_F5_blitzkrieg_must_activate_one_of_its_two(play: Build) -> None:
    """R43, S1."""
    game = tactic(play, "blitzkrieg", "knight warrior").answer("yes")
    assert game.up(0) == ["blitzkrieg", "knight", "warrior"]
    assert game.asked == (0, "activate-card")
    assert game.options == ["knight", "warrior"]
    game.answer("warrior")
    assert game.asked == (1, "respond")


def test_F5_satellite_must_activate_one_of_its_attack_cards(play: Build) -> None:
    """R43, S1."""
    game = tactic(play, "satellite", "charge knight warrior").answer("yes")
    assert game.up(0) == ["charge", "knight", "satellite", "warrior"]
    assert game.asked == (0, "activate-card")
    assert game.options == ["knight", "warrior"]
    game.answer("knight")
    assert game.asked == (1, "respond")


@pytest.mark.parametrize("card", ["flanking", "blitzkrieg", "satellite"])
def test_F5_the_tactic_card_itself_need_not_be_activated(play: Build, card: str) -> None:
    """R42."""
    game = tactic(play, card, "charge knight warrior")
    assert game.asked == (0, "activate")
    assert game.options == ["no", "yes"]
    game.answer("no")
    assert game.up(0) == [card]
    assert game.hand(0) == ["agriculture", "charge", "knight", "warrior"]


def test_F6_code_of_law_may_turn_itself(play: Build) -> None:
    """R27, S4, S5."""
    seats = [{"hand": "code-of-law warrior coup writing", "up": "compass mining"}, WAITING]
    game = play("renaissance", 3, seats, wonders=QUIET_GLORY).answer("warrior", "code-of-law", "yes")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("2")
    assert game.asked == (0, "replenish")
    assert game.options == ["code-of-law", "compass"]
    game.answer("code-of-law")
    assert game.down() == ["code-of-law", "warrior"]
    assert game.up() == ["compass", "mining"]


@pytest.mark.parametrize(("card", "other"), [("mining", "warrior"), ("agriculture", "barter-trade")])
def test_F6_mining_and_agriculture_may_turn_themselves_in_renaissance_too(play: Build, card: str, other: str) -> None:
    """R27."""
    seats = [{"hand": f"{card} reinforcement coup writing", "up": other}, WAITING]
    game = play("renaissance", 3, seats, wonders=QUIET_GLORY).answer("reinforcement", card, "yes")
    assert game.options == sorted([card, other])
    game.answer(card)
    assert game.down() == sorted([card, "reinforcement"])


def tribute(play: Build, first: str, second: str) -> Table:
    game = play(
        "renaissance",
        3,
        [{"hand": "mining trade-and-tribute"}, {**WAITING, "down": first}, {"down": second}],
        wonders=QUIET_GLORY,
    )
    return game.answer("mining", "yes")


def test_F7_an_opponent_without_resource_card_is_no_target(play: Build) -> None:
    """Q35."""
    game = tribute(play, "", "agriculture compass")
    assert game.asked == (0, "target")
    assert game.options == ["2:food", "2:gunpowder"]
    game.answer("2:gunpowder")
    assert game.up(2) == ["compass"]
    assert game.down(2) == ["agriculture"]
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 1]
    assert game.gained == {"gunpowder": 1}


def test_F7_without_any_target_nothing_happens(play: Build) -> None:
    """Q35."""
    game = tribute(play, "", "")
    assert game.asked == (0, "take-back")
    assert game.gained == {}
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]


def halves(play: Build, card: str, up: str = "") -> Table:
    """Opponents have nothing to replenish; three cards stay in hand."""
    seats = [{"hand": f"reinforcement {card} movie hussar coup", "up": up}, WAITING]
    return play("renaissance", 3, seats, wonders=QUIET_GLORY).answer("reinforcement", card, "yes")


def test_F8_theology_gives_its_culture_although_nobody_can_replenish(play: Build) -> None:
    """S3."""
    game = halves(play, "theology")
    assert [game.culture(seat) for seat in range(3)] == [2, 0, 0]
    assert game.down(1) == []
    assert game.asked == (1, "resource")


def test_F8_sailing_gives_its_earth_although_nobody_can_replenish(play: Build) -> None:
    """S3."""
    game = play("renaissance", 3, [{"hand": "reinforcement sailing"}, WAITING], wonders=QUIET_GLORY)
    game.answer("reinforcement", "yes")
    assert game.gained == {"earth": 1}


def test_F8_calendar_turns_the_own_cards_although_no_opponent_can(play: Build) -> None:
    """S3."""
    game = halves(play, "calendar", "agriculture barter-trade mining")
    assert game.down() == ["agriculture", "barter-trade", "mining", "reinforcement"]
    assert game.up() == ["calendar"]


def test_F8_compass_gives_the_own_half_although_no_opponent_can_replenish(play: Build) -> None:
    """S3, S4."""
    game = play("renaissance", 3, [{"hand": "reinforcement compass"}, WAITING], wonders=QUIET_GLORY)
    game.answer("reinforcement", "yes")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert game.gained == {"earth": 1}


def test_F9_defection_may_go_to_an_opponent_without_attack_card(play: Build) -> None:
    """R43."""
    game = play(
        "renaissance",
        3,
        [
            {"hand": "mining defection writing movie"},
            {**WAITING, "up": "coup", "down": "chariot"},
            {"up": "horse-archer hussar"},
        ],
        wonders=QUIET_GLORY,
    )
    game.answer("mining", "defection", "yes")
    assert game.asked == (0, "opponent")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert game.asked == (1, "resource")
    assert game.up(0) == []
    assert game.up(1) == ["coup", "defection"]
    assert game.down(1) == ["chariot"]
    assert game.up(2) == ["horse-archer", "hussar"]


def computer(play: Build, hand: str) -> Table:
    seats = [{"hand": f"computer mining {hand}", "culture": 1}, WAITING]
    return play("combined", 3, seats, wonders=QUIET_GLORY).answer("mining", "computer", "yes")


def test_F10_computer_does_not_use_both_options_of_one_card(play: Build) -> None:
    """S4."""
    game = computer(play, "writing")
    assert game.asked == (0, "option")
    assert game.options == ["1", "2"]
    game.answer("1")
    assert game.asked == (0, "take-back")
    assert game.culture() == 2
    assert game.gained == {}


def test_F10_computer_plays_two_separate_cards(play: Build) -> None:
    """S4."""
    game = computer(play, "writing ironworks")
    assert game.up() == ["computer", "ironworks", "writing"]
    assert game.asked == (0, "activate-card")
    assert game.options == ["ironworks", "writing"]
    game.answer("writing", "2")
    assert game.asked == (0, "gain")
    assert game.options == ["horse", "iron+iron"]
    game.answer("horse")
    assert game.gained == {"earth": 1, "horse": 1}
    assert game.culture() == 0
