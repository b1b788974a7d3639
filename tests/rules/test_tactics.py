"""Tactic cards, X43-X54. Two spare cards in hand keep the table as it is at the end of the turn."""

from tests.scene import Build, Table

SPARE = "agriculture barter-trade mining"


def play_card(game: Table, card: str) -> Table:
    """Agriculture as the resource, then this card, activated."""
    return game.answer("agriculture", card, "yes")


def test_X43_charge_without_a_visible_attack_card_does_nothing(play: Build) -> None:
    """R14, R43: a covered attack card is not visible."""
    game = play("base", 3, [{"hand": f"{SPARE} charge", "down": "knight"}, {"hand": SPARE}, {"up": "warrior"}])
    play_card(game, "charge")
    assert game.asked == (1, "resource")
    assert game.up() == ["charge"]
    assert game.down() == ["agriculture", "knight"]


def test_X43_charge_offers_the_visible_attack_cards_of_the_own_area_only(play: Build) -> None:
    """R14."""
    seats = [
        {"hand": f"{SPARE} charge tank", "up": "knight swordsman blitzkrieg guild", "down": "cannon"},
        {"hand": SPARE, "up": "fighter"},
    ]
    game = play_card(play("base", 3, seats), "charge")
    assert game.asked == (0, "activate-card")
    assert game.options == ["knight", "swordsman"]


def test_X44_charge_attacks_again_with_the_current_total(play: Build) -> None:
    """R72, R73, R74, R75, S1: 2 for Knight and 1 for Charge beat 2, not 3."""
    seats = [
        {"hand": f"{SPARE} charge", "up": "knight"},
        {"hand": "reinforcement mining", "up": "ambush swordsman", "down": "guild irrigation alchemy"},
        {"hand": SPARE, "up": "tank", "down": "warrior caravan"},
    ]
    game = play_card(play("base", 3, seats), "charge")
    assert game.asked == (1, "respond")
    assert game.options == ["done", "hand:reinforcement"]
    game.answer("done")
    assert game.asked == (2, "respond")
    assert game.options == ["done", "flip:warrior"]
    game.answer("done")
    assert game.asked == (1, "deplete")
    assert game.options == ["alchemy", "guild"]
    game.answer("alchemy", "guild")
    assert game.asked == (1, "resource")
    assert game.down(1) == ["irrigation"]
    assert game.up(1) == ["alchemy", "ambush", "guild", "swordsman"]
    assert game.down(2) == ["caravan", "warrior"]
    assert game.up() == ["charge", "knight"]


def test_X44_opponents_who_answered_the_first_attack_may_answer_the_second(play: Build) -> None:
    """R44, R72, R75: Knight attacks when laid, and through Charge a turn later."""
    seats = [
        {"hand": f"{SPARE} knight charge reinforcement"},
        {"down": "ambush swordsman mining agriculture"},
    ]
    game = play("base", 2, seats).answer("barter-trade", "knight", "yes")
    assert (game.asked, game.options) == ((1, "respond"), ["done", "flip:ambush", "flip:swordsman"])
    game.answer("flip:ambush", "flip:swordsman", "done")
    assert game.asked == (1, "buy")
    game.answer("pass")
    assert game.asked == (1, "take-back")
    game.answer("done")
    assert game.up(1) == []
    play_card(game, "charge")
    assert (game.asked, game.options) == ((1, "respond"), ["done", "hand:ambush"])
    game.answer("hand:ambush")
    assert game.down(1) == ["agriculture", "mining"]
    game.answer("done")
    assert game.down(1) == []


def test_X45_ambush_turns_a_covered_attack_card_up_and_attacks(play: Build) -> None:
    """R21, R73, Q8: no Iron is gained; Ambush and Warrior together are 2."""
    seats = [
        {"hand": f"{SPARE} ambush", "down": "warrior"},
        {"hand": SPARE, "up": "reinforcement", "down": "alchemy guild"},
        {"up": "knight", "down": "irrigation engineering"},
    ]
    game = play_card(play("base", 3, seats), "ambush")
    assert game.up() == ["ambush", "warrior"]
    assert game.down() == ["agriculture"]
    assert game.gained == {}
    assert game.asked == (1, "respond")
    game.answer("done")
    assert game.asked == (2, "respond")
    assert game.up(1) == ["reinforcement"]
    game.answer("done")
    assert game.asked == (1, "resource")
    assert game.up(1) == ["alchemy", "guild", "reinforcement"]
    assert game.down(1) == []
    assert game.down(2) == ["engineering", "irrigation"]


def test_X46_ambush_turns_one_of_the_own_covered_attack_cards(play: Build) -> None:
    """R14, Q8: a covered tactic or civil card, a visible one and an opponent's are no targets."""
    seats = [
        {"hand": f"{SPARE} ambush cannon", "up": "tank", "down": "knight warrior charge guild"},
        {"hand": SPARE, "down": "swordsman"},
    ]
    game = play_card(play("base", 3, seats), "ambush")
    assert game.asked == (0, "flip")
    assert game.options == ["knight", "warrior"]
    game.answer("knight")
    assert game.asked == (1, "respond")
    assert game.up() == ["ambush", "knight", "tank"]
    assert game.down() == ["agriculture", "charge", "guild", "warrior"]


def test_X46_ambush_without_a_covered_attack_card_does_nothing(play: Build) -> None:
    """R43, Q8."""
    seats = [{"hand": f"{SPARE} ambush cannon", "up": "tank", "down": "charge"}, {"hand": SPARE, "down": "swordsman"}]
    game = play_card(play("base", 3, seats), "ambush")
    assert game.asked == (1, "resource")
    assert game.up() == ["ambush", "tank"]
    assert game.down() == ["agriculture", "charge"]
    assert game.down(1) == ["swordsman"]


def test_X47_flanking_without_an_attack_card_in_hand_does_nothing(play: Build) -> None:
    """R43."""
    seats = [{"hand": f"{SPARE} flanking charge", "up": "knight", "down": "cannon"}, {"hand": SPARE}]
    game = play_card(play("base", 3, seats), "flanking")
    assert game.asked == (1, "resource")
    assert game.hand() == ["barter-trade", "charge", "mining"]
    assert game.up() == ["flanking", "knight"]
    assert game.down() == ["agriculture", "cannon"]


def test_X48_blitzkrieg_plays_and_activates_a_single_attack_card(play: Build) -> None:
    """R43, S1: it cannot be declined. 2 and 1 beat 2."""
    seats = [{"hand": f"{SPARE} blitzkrieg swordsman", "up": "guild"}, {"up": "cannon", "wonders": "taj-mahal"}]
    game = play_card(play("base", 3, seats), "blitzkrieg")
    assert game.wonders() == ["taj-mahal"]
    assert game.wonders(1) == []
    assert game.up() == ["blitzkrieg", "guild", "swordsman"]
    assert game.hand() == ["barter-trade", "mining"]


def test_X49_blitzkrieg_plays_exactly_two_of_three_attack_cards(play: Build) -> None:
    """S2, S10, R73: 2 for Blitzkrieg, 2 for Cannon, 1 for Warrior beat 4, not 5."""
    seats = [
        {"hand": f"{SPARE} blitzkrieg cannon knight warrior", "up": "swordsman"},
        {"up": "nuclear-submarine charge", "wonders": "taj-mahal"},
        {"up": "tank musketeer reinforcement", "wonders": "angkor-wat"},
    ]
    game = play_card(play("base", 3, seats), "blitzkrieg")
    assert game.asked == (0, "play")
    assert game.options == ["cannon", "knight"]
    game.answer("cannon")
    assert game.asked == (0, "play")
    assert game.options == ["knight", "warrior"]
    game.answer("warrior")
    assert game.asked == (0, "activate-card")
    assert game.options == ["cannon", "warrior"]
    assert game.up() == ["blitzkrieg", "cannon", "swordsman", "warrior"]
    assert game.hand() == ["barter-trade", "knight", "mining"]
    game.answer("cannon")
    assert game.wonders() == ["taj-mahal"]
    assert game.wonders(2) == ["angkor-wat"]


def test_X49_only_the_chosen_card_of_the_two_attacks(play: Build) -> None:
    """S10, R79: Warrior is activated, so Cannon steals nothing; there is one attack."""
    seats = [
        {"hand": f"{SPARE} blitzkrieg cannon warrior"},
        {"hand": SPARE, "down": "guild", "wonders": "taj-mahal"},
    ]
    game = play_card(play("base", 2, seats), "blitzkrieg").answer("warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert game.asked == (1, "resource")
    assert game.wonders(1) == ["taj-mahal"]
    assert game.up(1) == ["guild"]


def test_X50_blitzkrieg_activates_no_card_that_lay_there_before(play: Build) -> None:
    """Q7, R43."""
    seats = [{"hand": f"{SPARE} blitzkrieg charge", "up": "knight"}, {"hand": SPARE, "down": "guild"}]
    game = play_card(play("base", 3, seats), "blitzkrieg")
    assert game.asked == (1, "resource")
    assert game.up() == ["blitzkrieg", "knight"]
    assert game.hand() == ["barter-trade", "charge", "mining"]
    assert game.down(1) == ["guild"]


def test_X51_satellite_lays_a_tactic_card_without_an_attack(play: Build) -> None:
    """R43, Q7: Knight lay there before."""
    seats = [{"hand": f"{SPARE} satellite ambush", "up": "knight", "down": "cannon"}, {"hand": SPARE}]
    game = play_card(play("base", 3, seats), "satellite")
    assert game.asked == (1, "resource")
    assert game.up() == ["ambush", "knight", "satellite"]
    assert game.hand() == ["barter-trade", "mining"]
    assert game.down() == ["agriculture", "cannon"]


def test_X51_satellite_lays_two_attack_cards_and_activates_one(play: Build) -> None:
    """R43, Q7, S1: 2 and 2 and 1 beat 4, not 5."""
    seats = [
        {"hand": f"{SPARE} satellite cannon warrior", "up": "swordsman", "down": "fighter"},
        {"up": "nuclear-submarine", "wonders": "taj-mahal"},
        {"up": "tank musketeer", "wonders": "angkor-wat"},
    ]
    game = play_card(play("base", 3, seats, cards={"swordsman": {"strength": 0}}), "satellite")
    assert game.asked == (0, "activate-card")
    assert game.options == ["cannon", "warrior"]
    assert game.up() == ["cannon", "satellite", "swordsman", "warrior"]
    game.answer("cannon")
    assert game.wonders() == ["taj-mahal"]
    assert game.wonders(2) == ["angkor-wat"]


def test_X51_satellite_lays_one_of_the_tactic_cards_and_two_of_the_attack_cards(play: Build) -> None:
    """S2, S10."""
    seats = [{"hand": f"{SPARE} satellite ambush charge cannon knight tank"}, {"hand": SPARE}]
    game = play_card(play("base", 3, seats), "satellite")
    assert (game.asked, game.options) == ((0, "play"), ["ambush", "charge"])
    game.answer("charge")
    assert (game.asked, game.options) == ((0, "play"), ["cannon", "knight"])
    game.answer("knight")
    assert game.asked == (0, "activate-card")
    assert game.options == ["knight", "tank"]
    assert game.hand() == ["ambush", "barter-trade", "cannon", "mining"]
    assert game.up() == ["charge", "knight", "satellite", "tank"]


def test_X52_a_tactic_card_laid_by_satellite_is_not_activated(play: Build) -> None:
    """S10: Charge would have activated Knight."""
    seats = [{"hand": f"{SPARE} satellite charge", "up": "knight"}, {"hand": SPARE, "down": "guild"}]
    game = play_card(play("base", 3, seats), "satellite")
    assert game.asked == (1, "resource")
    assert game.up() == ["charge", "knight", "satellite"]
    assert game.down(1) == ["guild"]


def test_X52_satellite_with_charge_makes_one_attack_only(play: Build) -> None:
    """S10, R72."""
    seats = [
        {"hand": f"{SPARE} satellite charge warrior", "up": "cannon"},
        {"hand": SPARE, "down": "guild", "wonders": "taj-mahal"},
    ]
    game = play_card(play("base", 2, seats), "satellite")
    assert game.asked == (1, "respond")
    game.answer("done")
    assert game.asked == (1, "resource")
    assert game.up(1) == ["guild"]
    assert game.wonders(1) == ["taj-mahal"]


def test_X53_reinforcement_with_only_civil_cards_in_hand_does_nothing(play: Build) -> None:
    """R43."""
    seats = [{"hand": f"{SPARE} reinforcement guild", "up": "knight", "down": "cannon"}, {"hand": SPARE}]
    game = play_card(play("base", 3, seats), "reinforcement")
    assert game.asked == (1, "resource")
    assert game.up() == ["knight", "reinforcement"]
    assert game.hand() == ["barter-trade", "guild", "mining"]


def test_X53_reinforcement_lays_an_attack_or_tactic_card_without_its_effect(play: Build) -> None:
    """R43, S10: civil cards are not on offer, and it cannot be declined."""
    seats = [{"hand": f"{SPARE} reinforcement charge warrior", "up": "knight"}, {"hand": SPARE, "down": "guild"}]
    game = play_card(play("base", 3, seats), "reinforcement")
    assert (game.asked, game.options) == ((0, "play"), ["charge", "warrior"])
    game.answer("warrior")
    assert game.asked == (1, "resource")
    assert game.up() == ["knight", "reinforcement", "warrior"]
    assert game.hand() == ["barter-trade", "charge", "mining"]
    assert game.down(1) == ["guild"]


def test_X54_a_tactic_card_may_be_played_for_its_strength_alone(play: Build) -> None:
    """R15, R42: Blitzkrieg lies there with its 2, and Cannon stays in hand."""
    seats = [
        {"hand": f"{SPARE} blitzkrieg cannon", "wonders": "angkor-wat"},
        {"hand": "mining swordsman", "up": "ambush"},
        {"wonders": "taj-mahal"},
    ]
    game = play("base", 3, seats).answer("agriculture", "blitzkrieg")
    assert (game.asked, game.options) == ((0, "activate"), ["no", "yes"])
    game.answer("no")
    assert game.asked == (1, "resource")
    assert game.hand() == ["barter-trade", "cannon", "mining"]
    assert game.up() == ["blitzkrieg"]
    game.answer("mining", "yes")
    assert game.asked == (0, "respond")
    game.answer("done")
    assert game.wonders() == ["angkor-wat"]
    assert game.wonders(1) == ["taj-mahal"]
