"""Attacks and responses, X55-X71. Two spare cards in hand keep the table as it is at the end of the turn."""

import pytest

from tests.scene import Build, Table

SPARE = "agriculture barter-trade mining"


def attack(game: Table, card: str) -> Table:
    """Agriculture as the resource, then this card, activated."""
    return game.answer("agriculture", card, "yes")


def test_X55_equal_strength_holds_against_theft(play: Build) -> None:
    """R78, R81: 4 against 4 and 3."""
    seats = [
        {"hand": f"{SPARE} swordsman", "up": "tank"},
        {"up": "nuclear-submarine", "wonders": "taj-mahal"},
        {"up": "fighter", "wonders": "angkor-wat"},
    ]
    game = attack(play("base", 3, seats), "swordsman")
    assert game.wonders() == ["angkor-wat"]
    assert game.wonders(1) == ["taj-mahal"]
    assert game.wonders(2) == []


def test_X55_equal_strength_has_its_share_of_a_culture_attack(play: Build) -> None:
    """R78, R82: 4 against 4, 5 and 3."""
    seats = [
        {"hand": f"{SPARE} chariot", "up": "battleship"},
        {"up": "stealth-bomber"},
        {"up": "frigate machine-gun reinforcement"},
        {"up": "hussar coup"},
    ]
    game = attack(play("renaissance", 4, seats), "chariot")
    assert [game.culture(seat) for seat in range(4)] == [2, 1, 1, 0]


def test_X56_an_attack_that_beats_nobody_costs_nothing(play: Build) -> None:
    """R79."""
    seats = [
        {"hand": f"{SPARE} warrior", "down": "guild", "wonders": "taj-mahal"},
        {"hand": SPARE, "up": "knight", "down": "alchemy irrigation"},
        {"up": "cannon", "down": "engineering"},
    ]
    game = attack(play("base", 3, seats), "warrior").answer("done", "done")
    assert game.asked == (1, "resource")
    assert game.down(1) == ["alchemy", "irrigation"]
    assert game.down(2) == ["engineering"]
    assert game.up() == ["warrior"]
    assert game.down() == ["agriculture", "guild"]
    assert game.wonders() == ["taj-mahal"]


def test_X56_an_attack_that_beats_nobody_still_meets_colossus(play: Build) -> None:
    """R79, R88, R89."""
    seats = [{"hand": f"{SPARE} warrior"}, {"hand": SPARE, "up": "frigate"}]
    wonders = "colossus-of-rhodes sancta-sophia forbidden-palace panama-canal sydney-opera-house"
    game = attack(play("renaissance", 2, seats, wonders=wonders), "warrior").answer("done")
    assert game.asked == (0, "glory")
    assert game.options == ["colossus-of-rhodes", "none"]


def test_X57_each_defeated_player_gives_one_wonder_of_the_own_choice(play: Build) -> None:
    """R74, R81."""
    seats = [
        {"hand": f"{SPARE} cannon"},
        {"hand": SPARE, "wonders": "taj-mahal angkor-wat"},
        {"wonders": "eiffel-tower"},
        {"up": "warrior"},
    ]
    game = attack(play("base", 4, seats), "cannon").answer("done")
    assert game.asked == (1, "give")
    assert game.options == ["angkor-wat", "taj-mahal"]
    game.answer("taj-mahal")
    assert game.asked == (1, "resource")
    assert game.wonders() == ["eiffel-tower", "taj-mahal"]
    assert game.wonders(1) == ["angkor-wat"]
    assert game.wonders(2) == []
    assert game.wonders(3) == []


def test_X58_fewer_cards_than_the_penalty_all_go(play: Build) -> None:
    """R80: one resource card, and none."""
    seats = [{"hand": f"{SPARE} knight"}, {"hand": SPARE, "down": "guild"}, {"hand": SPARE}]
    game = attack(play("base", 3, seats), "knight").answer("done", "done")
    assert game.asked == (1, "resource")
    assert (game.up(1), game.down(1)) == (["guild"], [])
    assert (game.up(2), game.down(2)) == ([], [])
    assert game.hand(1) == game.hand(2) == ["agriculture", "barter-trade", "mining"]


def test_X59_cards_turned_up_in_vain_are_no_longer_there_to_deplete(play: Build) -> None:
    """R75, R80, Q39: no question is left; with a third card the penalty takes just that one."""
    seats = [
        {"hand": f"{SPARE} warrior", "up": "nuclear-submarine"},
        {"hand": SPARE, "down": "knight swordsman"},
        {"hand": SPARE, "down": "cannon musketeer guild"},
    ]
    game = attack(play("base", 3, seats), "warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done", "flip:knight", "flip:swordsman"])
    game.answer("flip:knight", "flip:swordsman", "done")
    assert game.down(1) == []
    assert (game.asked, game.options) == ((2, "respond"), ["done", "flip:cannon", "flip:musketeer"])
    game.answer("flip:cannon", "flip:musketeer")
    assert game.down(2) == ["guild"]
    game.answer("done")
    assert game.asked == (1, "resource")
    assert (game.up(1), game.down(1)) == (["knight", "swordsman"], [])
    assert (game.up(2), game.down(2)) == (["cannon", "guild", "musketeer"], [])


def test_X59_what_was_not_turned_up_is_depleted(play: Build) -> None:
    """R80, Q39."""
    seats = [
        {"hand": f"{SPARE} warrior", "up": "nuclear-submarine"},
        {"hand": SPARE, "down": "knight swordsman guild"},
    ]
    game = attack(play("base", 2, seats), "warrior").answer("flip:knight", "done")
    assert game.asked == (1, "resource")
    assert (game.up(1), game.down(1)) == (["guild", "knight", "swordsman"], [])


@pytest.mark.parametrize(("response", "culture"), [(["flip:battleship", "flip:chariot"], 0), (["flip:battleship"], 1)])
def test_X60_cards_turned_up_in_response_give_the_attacker_no_culture(
    play: Build, response: list[str], culture: int
) -> None:
    """R75, R80, Q39: Horse Archer pays for the cards it depletes only."""
    seats = [
        {"hand": f"{SPARE} horse-archer", "up": "stealth-bomber"},
        {"hand": SPARE, "down": "battleship chariot"},
    ]
    game = attack(play("renaissance", 2, seats, wonders="sydney-opera-house"), "horse-archer").answer(*response, "done")
    assert game.asked == (1, "resource")
    assert game.up(1) == ["battleship", "chariot"]
    assert game.culture() == culture
    assert game.culture(1) == 0


def test_X61_a_covered_civil_card_cannot_be_turned_up_in_response(play: Build) -> None:
    """R75: covered attack and tactic cards can, with or without the icon."""
    seats = [
        {"hand": f"{SPARE} warrior"},
        {"down": "guild mining"},
        {"down": "guild alchemy ambush tank"},
    ]
    game = attack(play("base", 3, seats), "warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((2, "respond"), ["done", "flip:ambush", "flip:tank"])


def test_X62_a_defender_already_stronger_may_still_respond(play: Build) -> None:
    """R75: any number of cards, in ascending order, until nothing is left."""
    seats = [
        {"hand": f"{SPARE} warrior"},
        {"hand": "charge knight", "up": "tank", "down": "cannon swordsman guild"},
    ]
    game = attack(play("base", 3, seats), "warrior")
    assert game.asked == (1, "respond")
    assert game.options == ["done", "flip:cannon", "flip:swordsman", "hand:charge", "hand:knight"]
    game.answer("flip:swordsman")
    assert game.options == ["done", "hand:charge", "hand:knight"]
    game.answer("hand:charge")
    assert game.options == ["done", "hand:knight"]
    game.answer("hand:knight")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    assert game.hand(1) == []
    assert game.up(1) == ["charge", "knight", "swordsman", "tank"]
    assert game.down(1) == ["cannon", "guild"]


def test_X62_with_neither_hand_nor_covered_card_left_nothing_more_is_asked(play: Build) -> None:
    """R75."""
    seats = [{"hand": f"{SPARE} warrior"}, {"hand": "charge", "up": "tank"}, {"up": "knight"}, {"hand": SPARE}]
    game = attack(play("base", 4, seats), "warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done", "hand:charge"])
    game.answer("hand:charge")
    assert game.asked == (3, "respond")


def test_X62_a_response_may_earn_the_share_of_a_culture_attack(play: Build) -> None:
    """R75, R82: 1 and 1 come up to 2, 1 does not."""
    seats = [
        {"hand": f"{SPARE} chariot", "up": "warrior"},
        {"hand": "reinforcement coup", "down": "mining"},
        {"hand": "reinforcement mining"},
    ]
    game = attack(play("renaissance", 3, seats), "chariot")
    assert game.options == ["done", "hand:coup", "hand:reinforcement"]
    game.answer("hand:coup", "hand:reinforcement", "done")
    assert (game.asked, game.options) == ((2, "respond"), ["done", "hand:reinforcement"])
    game.answer("hand:reinforcement", "done")
    assert [game.culture(seat) for seat in range(3)] == [2, 1, 0]


def test_X63_opponents_decide_clockwise_and_totals_are_compared_afterwards(play: Build) -> None:
    """R77, R78: nobody pays before the last one has decided."""
    seats = [
        {"hand": "mining reinforcement", "down": "alchemy"},
        {"down": "ambush"},
        {"hand": f"{SPARE} warrior"},
        {"hand": "mining charge", "down": "guild"},
    ]
    game = attack(play("base", 4, seats, active=2), "warrior")
    assert game.asked == (3, "respond")
    game.answer("done")
    assert game.asked == (0, "respond")
    assert game.down(3) == ["guild"]
    game.answer("hand:reinforcement", "done")
    assert game.asked == (1, "respond")
    assert game.up(0) == ["reinforcement"]
    assert game.down(3) == ["guild"]
    game.answer("done")
    assert game.asked == (3, "resource")
    assert (game.up(3), game.down(3)) == (["guild"], [])
    assert (game.up(0), game.down(0)) == (["reinforcement"], ["alchemy"])
    assert (game.up(1), game.down(1)) == (["ambush"], [])


def test_X64_a_card_turned_up_in_response_yields_no_resource(play: Build) -> None:
    """R21: the defender cannot pay with Tank's Earth in their own turn."""
    seats = [{"hand": f"{SPARE} warrior"}, {"down": "tank warrior"}, {"hand": SPARE}]
    game = attack(play("base", 3, seats), "warrior").answer("flip:tank")
    assert game.gained == {}
    game.answer("done", "done")
    assert game.asked == (1, "take-back")
    assert game.active == 1
    assert game.gained == {}
    assert (game.hand(1), game.down(1)) == (["tank"], ["warrior"])


def test_X64_the_same_card_still_covered_would_have_paid(play: Build) -> None:
    """R55, R63."""
    game = play("base", 3, [{"down": "tank warrior"}])
    assert game.asked == (0, "buy")
    assert game.options == ["currency", "domestication", "ironworks", "pass", "philosophy", "swordsman"]


def test_X65_a_tank_turned_up_as_penalty_counts_only_from_then_on(play: Build) -> None:
    """R78, R80: seat 2 pays both cards, and withstands the next attack by Tank's 3."""
    seats = [
        {"hand": f"{SPARE} warrior"},
        {"hand": f"{SPARE} swordsman", "up": "knight"},
        {"hand": SPARE, "down": "guild tank warrior", "wonders": "taj-mahal"},
    ]
    game = attack(play("base", 3, seats), "warrior").answer("done", "done")
    assert (game.asked, game.options) == ((2, "deplete"), ["guild", "tank"])
    game.answer("tank")
    assert game.asked == (1, "resource")
    assert (game.up(2), game.down(2)) == (["tank", "warrior"], ["guild"])
    attack(game, "swordsman")
    assert game.asked == (2, "respond")
    game.answer("done")
    assert game.wonders(2) == ["taj-mahal"]
    assert game.wonders(1) == []


def test_X66_only_cards_with_the_icon_are_played_from_hand_in_response(play: Build) -> None:
    """R75: civil cards have none, nor have these attack cards."""
    seats = [
        {"hand": f"{SPARE} warrior"},
        {"hand": "guild mining"},
        {"hand": "guild mining tank swordsman ambush fighter"},
    ]
    game = attack(play("base", 3, seats), "warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((2, "respond"), ["done", "hand:ambush", "hand:fighter"])


def test_X67_charge_in_response_attacks_nobody(play: Build) -> None:
    """R76: it adds 1 and holds."""
    seats = [
        {"hand": f"{SPARE} warrior", "up": "knight", "down": "guild"},
        {"hand": "charge agriculture mining", "up": "musketeer", "down": "alchemy irrigation"},
    ]
    game = attack(play("base", 3, seats), "warrior").answer("hand:charge", "done")
    assert game.asked == (1, "resource")
    assert (game.up(1), game.down(1)) == (["charge", "musketeer"], ["alchemy", "irrigation"])
    assert game.down() == ["agriculture", "guild"]


def test_X67_armistice_in_response_takes_nothing_back(play: Build) -> None:
    """R76: everything stays on the table; 2 against 2 holds."""
    seats = [
        {"hand": f"{SPARE} warrior", "up": "chariot"},
        {"hand": "armistice agriculture mining", "down": "theology compass"},
        {"up": "frigate coup"},
    ]
    game = attack(play("renaissance", 3, seats), "warrior").answer("hand:armistice", "done").until("resource")
    assert game.asked == (1, "resource")
    assert game.up() == ["chariot", "warrior"]
    assert game.up(1) == ["armistice"]
    assert game.up(2) == ["coup", "frigate"]
    assert game.down(1) == ["compass", "theology"]


def test_X67_space_race_in_response_turns_nothing(play: Build) -> None:
    """R76: no card is turned, no culture gained; 2 against 2 holds."""
    seats = [
        {"hand": f"{SPARE} warrior", "up": "chariot"},
        {"hand": "space-race agriculture mining", "down": "theology compass"},
        {"up": "frigate coup"},
    ]
    game = attack(play("renaissance", 3, seats), "warrior").answer("hand:space-race", "done").until("resource")
    assert game.asked == (1, "resource")
    assert game.up() == ["chariot", "warrior"]
    assert game.up(1) == ["space-race"]
    assert game.up(2) == ["coup", "frigate"]
    assert game.down(1) == ["compass", "theology"]
    assert game.culture(1) == 0


CHEAP_TANK = {"cost": {"food": 1}}
# With two players: Tank and the Space cards are all that is left.
TANK_LEFT = {"horse": [None] * 6, "gunpowder": [None] * 5, "oil": [None] * 4, "earth": [None, "tank", None]}


def test_X68_a_card_bought_this_turn_comes_too_late_for_the_attack(play: Build) -> None:
    """R39, R56: 1 against 1 holds, then Tank is bought."""
    seats = [
        {"hand": f"{SPARE} swordsman"},
        {"up": "ambush", "wonders": "taj-mahal"},
    ]
    game = play("base", 2, seats, rows=TANK_LEFT, cards={"tank": CHEAP_TANK})
    attack(game, "swordsman")
    assert (game.asked, game.options) == ((0, "buy"), ["pass", "tank"])
    assert game.wonders(1) == ["taj-mahal"]
    game.answer("tank")
    assert game.up() == ["agriculture", "swordsman", "tank"]
    assert game.wonders(1) == ["taj-mahal"]


def test_X68_a_card_bought_last_turn_counts(play: Build) -> None:
    """R15, R56, R73: 3 and 1 against 3; without Tank it is 1 against 3."""
    seats = [
        {"hand": f"{SPARE} swordsman reinforcement warrior"},
        {"hand": f"{SPARE} reinforcement", "up": "nuclear-submarine", "wonders": "taj-mahal"},
    ]
    cards = {"tank": CHEAP_TANK, "nuclear-submarine": {"strength": 3}}
    game = play("base", 2, seats, rows=TANK_LEFT, cards=cards)
    game.answer("agriculture", "mining", "no", "tank")
    assert game.asked == (1, "resource")
    game.answer("agriculture", "mining", "no")
    assert game.asked == (0, "resource")
    assert game.up() == ["agriculture", "mining", "tank"]
    game.answer("barter-trade", "swordsman", "yes")
    assert game.asked == (1, "respond")
    game.answer("done")
    assert game.wonders() == ["taj-mahal"]


def test_X69_with_two_players_all_opponents_are_the_one_opponent(play: Build) -> None:
    """R74."""
    seats = [{"hand": f"{SPARE} warrior"}, {"hand": SPARE, "down": "guild"}]
    game = attack(play("base", 2, seats), "warrior")
    assert game.asked == (1, "respond")
    game.answer("done")
    assert game.asked == (1, "resource")
    assert (game.up(1), game.down(1)) == (["guild"], [])


def test_X70_a_total_of_one_beats_nothing_at_all(play: Build) -> None:
    """R15, R78: civil cards have no strength, covered cards do not count."""
    seats = [
        {"hand": f"{SPARE} swordsman"},
        {"hand": SPARE, "up": "computer guild", "down": "tank", "wonders": "taj-mahal"},
        {"up": "warrior", "wonders": "angkor-wat"},
    ]
    game = attack(play("base", 3, seats), "swordsman").answer("done")
    assert game.wonders() == ["taj-mahal"]
    assert game.wonders(2) == ["angkor-wat"]


def test_X71_a_warrior_not_activated_opens_no_window(play: Build) -> None:
    """R42, R46."""
    seats = [{"hand": f"{SPARE} warrior"}, {"hand": f"{SPARE} charge", "down": "guild"}, {"hand": SPARE}]
    game = play("base", 3, seats).answer("agriculture", "warrior", "no")
    assert game.asked == (1, "resource")
    assert game.up() == ["warrior"]
    assert game.down(1) == ["guild"]


# --- Penalties: a Space may count as two in R and C, is one card in B --------------------------------------------


def beaten(play: Build, set_: str, card: str, covered: str) -> Table:
    """Seat 1 has these covered cards and loses to this card without a response."""
    seats = [{"hand": f"{SPARE} {card}"}, {"hand": SPARE, "down": covered}]
    wonders = {"base": "taj-mahal", "renaissance": "sydney-opera-house"}[set_]
    return attack(play(set_, 3, seats, wonders=wonders), card).answer("done")


def test_X72_space_and_food_are_three_for_machine_gun(play: Build) -> None:
    """R28, Q11: both go, without a question."""
    game = beaten(play, "renaissance", "machine-gun", "movie agriculture")
    assert game.asked == (1, "resource")
    assert (game.up(1), game.down(1)) == (["agriculture", "movie"], [])


@pytest.mark.parametrize(
    ("choices", "left"),
    [(["agriculture", "movie"], ["mining"]), (["agriculture", "mining"], []), (["mining"], ["agriculture"])],
)
def test_X72_space_with_food_and_iron_makes_three_sets_for_machine_gun(
    play: Build, choices: list[str], left: list[str]
) -> None:
    """R28, R80, Q11: Space and Food, Space and Iron, or all three."""
    game = beaten(play, "renaissance", "machine-gun", "movie agriculture mining")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "mining"])
    game.answer(*choices)
    assert game.asked == (1, "resource")
    assert game.down(1) == left
    assert game.gained == {}


def test_X72_after_food_either_of_the_others_may_follow(play: Build) -> None:
    """R28, Q11."""
    game = beaten(play, "renaissance", "machine-gun", "movie agriculture mining").answer("agriculture")
    assert (game.asked, game.options) == ((1, "deplete"), ["mining", "movie"])


def test_X73_in_the_base_game_two_cards_are_two_cards(play: Build) -> None:
    """R28, R80, Q11: Computer is one card, also when chosen first."""
    game = beaten(play, "base", "warrior", "computer agriculture mining")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "computer"])
    game.answer("computer")
    assert game.asked == (1, "resource")
    assert game.down(1) == ["agriculture"]


def test_X73_in_the_base_game_two_cards_without_the_space_will_do(play: Build) -> None:
    """R80."""
    game = beaten(play, "base", "warrior", "computer agriculture mining").answer("agriculture")
    assert (game.asked, game.options) == ((1, "deplete"), ["computer", "mining"])
    game.answer("mining")
    assert game.down(1) == ["computer"]


def test_X73_in_the_base_game_a_space_alone_is_not_two_cards_of_a_price(play: Build) -> None:
    """S3, Q9, Q11: Guild depletes nothing and gains nothing."""
    game = play("base", 3, [{"hand": "computer guild"}, {"hand": SPARE}], wonders="taj-mahal")
    game.answer("computer", "yes")
    assert game.asked == (0, "buy")
    assert game.gained == {}
    assert game.down() == ["computer"]


def test_X74_one_of_two_spaces_pays_for_warrior_or_both_do(play: Build) -> None:
    """R28, R80, Q11."""
    game = beaten(play, "renaissance", "warrior", "movie stealth-bomber")
    assert (game.asked, game.options) == ((1, "deplete"), ["movie", "stealth-bomber"])
    game.answer("movie")
    assert (game.asked, game.options) == ((1, "deplete"), ["done", "stealth-bomber"])
    both = Table(game.state, game.copied).answer("stealth-bomber")
    assert (both.asked, both.down(1)) == ((1, "resource"), [])
    game.answer("done")
    assert (game.asked, game.down(1)) == ((1, "resource"), ["stealth-bomber"])


def test_X74_the_second_space_alone_pays_for_warrior(play: Build) -> None:
    """R28, Q11."""
    game = beaten(play, "renaissance", "warrior", "movie stealth-bomber").answer("stealth-bomber")
    assert game.asked == (1, "resource")
    assert game.down(1) == ["movie"]


def test_X75_horse_archer_takes_culture_for_each_card_depleted(play: Build) -> None:
    """R80: a Space is one card, and an opponent without a card gives none."""
    seats = [
        {"hand": f"{SPARE} horse-archer"},
        {"hand": SPARE, "down": "theology"},
        {"up": "warrior"},
        {"down": "movie compass"},
    ]
    game = attack(play("renaissance", 4, seats, wonders="sydney-opera-house"), "horse-archer").answer("done", "done")
    assert (game.asked, game.options) == ((3, "deplete"), ["compass", "movie"])
    assert game.culture() == 1
    game.answer("movie")
    assert game.asked == (1, "resource")
    assert [game.culture(seat) for seat in range(4)] == [2, 0, 0, 0]
    assert (game.up(1), game.up(3)) == (["theology"], ["movie"])
    assert game.down(3) == ["compass"]
