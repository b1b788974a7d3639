"""The Horse and Gunpowder cards of the base game, played from hand."""

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

# --- Swordsman -------------------------------------------------------------------------------------------------


def test_swordsman_takes_a_wonder_from_each_weaker_opponent(play: Build) -> None:
    """R78, R81."""
    check_steals_a_wonder(play, "swordsman", 1)


def test_swordsman_takes_nothing_where_there_is_no_wonder(play: Build) -> None:
    """R81."""
    check_steals_nothing(play, "swordsman", 1)


def test_swordsman_takes_one_wonder_from_every_loser(play: Build) -> None:
    """R81, X57: 2, 1 and 0 wonders; the giver chooses, a single wonder goes unasked."""
    seats = [
        {"hand": "mining swordsman"},
        {"wonders": "eiffel-tower taj-mahal"},
        {"wonders": "angkor-wat"},
        {"hand": "agriculture"},
    ]
    game = play("base", 4, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((3, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((1, "give"), ["eiffel-tower", "taj-mahal"])
    game.answer("eiffel-tower")
    assert game.asked == (0, "buy")
    assert [game.wonders(seat) for seat in range(4)] == [["angkor-wat", "eiffel-tower"], ["taj-mahal"], [], []]


def test_swordsman_leaves_glory_alone_in_the_combined_game(play: Build) -> None:
    """R94, X158."""
    seats = [{"hand": "mining swordsman"}, {"wonders": "colossus-of-rhodes", "glory": {"panama-canal": 2}}]
    game = play("combined", 2, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.wonders(0), game.wonders(1)) == (["colossus-of-rhodes"], [])
    assert (game.glory(0), game.glory(1)) == ({}, {"panama-canal": 2})


# --- Caravan ---------------------------------------------------------------------------------------------------


def test_caravan_depletes_any_card_for_an_earth(play: Build) -> None:
    """R21, S3: a Space gives nothing extra."""
    for card, left in (("mining", ["satellite"]), ("satellite", ["mining"])):
        game = play("base", 3, [{"hand": "mining caravan", "down": "satellite"}], cards=FREE).answer("mining", "yes")
        assert (game.asked, game.options) == ((0, "deplete"), ["mining", "satellite"])
        game.answer(card)
        assert game.asked == (0, "buy")
        assert (game.gained, game.down()) == ({"earth": 1}, left)
        assert game.up() == sorted(["caravan", card])


def test_caravan_without_a_resource_card_gains_nothing(play: Build) -> None:
    """S3, Q9, R25 D4, X19, X23: what was gained before cannot be depleted."""
    game = play("base", 3, [{"hand": "mining computer barter-trade caravan"}], cards=FREE)
    game.answer("mining", "computer", "yes", "barter-trade", "horse")
    assert game.asked == (0, "buy")
    assert game.gained == {"horse": 1}


# --- Currency --------------------------------------------------------------------------------------------------


def test_currency_turns_any_visible_own_card(play: Build) -> None:
    """R23, R27, X18: itself too; no covered card, no wonder, nothing of an opponent."""
    seats = [
        {"hand": "mining currency", "up": "agriculture tank", "down": "guild", "wonders": "taj-mahal"},
        {"up": "knight"},
    ]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "currency", "tank"])
    game.answer("tank")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["agriculture", "currency"], ["guild", "mining", "tank"])


def test_currency_alone_must_turn_itself(play: Build) -> None:
    """R27, X17."""
    game = play("base", 3, [{"hand": "mining currency"}], cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == ([], ["currency", "mining"])


# --- Ambush ----------------------------------------------------------------------------------------------------


def test_ambush_turns_a_covered_attack_card_and_attacks_with_both(play: Build) -> None:
    """Q8, R73, X45, X46: 1 + 1 beats 1 and not 2; nothing is gained by the turned card."""
    seats = [
        {"hand": "mining ambush", "down": "reinforcement swordsman warrior"},
        {"up": "reinforcement", "down": "agriculture"},
        {"up": "reinforcement warrior", "down": "agriculture"},
    ]
    game = play("base", 3, seats, cards=opposed(2)).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "flip"), ["swordsman", "warrior"])
    game.answer("warrior")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    assert game.up() == ["ambush", "warrior"]
    game.answer("done", "done")
    assert game.asked == (0, "buy")
    assert (game.down(1), game.down(2), game.gained) == ([], ["agriculture"], {})
    assert game.down() == ["mining", "reinforcement", "swordsman"]


def test_ambush_must_turn_the_only_covered_attack_card(play: Build) -> None:
    """R43, Q47."""
    seats = [{"hand": "mining ambush", "down": "swordsman"}, {"wonders": "taj-mahal"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.wonders()) == (["ambush", "swordsman"], ["taj-mahal"])


def test_ambush_without_a_covered_attack_card_does_nothing(play: Build) -> None:
    """Q8, X46: not a tactic card, not a visible one, not an opponent's."""
    seats = [{"hand": "mining ambush", "up": "knight", "down": "charge"}, {"down": "agriculture warrior"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["ambush", "knight"], ["charge", "mining"])
    assert game.down(1) == ["agriculture", "warrior"]


# --- Philosophy ------------------------------------------------------------------------------------------------


def test_philosophy_activates_another_visible_civil_card(play: Build) -> None:
    """S1, S8, X27: not itself, not covered, not an opponent's, no other type."""
    seats = [
        {"hand": "mining philosophy", "up": "barter-trade engineering warrior", "down": "guild"},
        {"up": "alchemy"},
    ]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["barter-trade", "engineering"])
    game.answer("engineering")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1})
    again = play("base", 3, seats, cards=FREE).answer("mining", "yes", "barter-trade")
    assert (again.asked, again.options) == ((0, "deplete"), ["guild", "mining"])
    again.answer("guild", "horse")
    assert (again.asked, again.gained) == ((0, "buy"), {"horse": 1})


def test_philosophy_must_activate_the_only_other_card(play: Build) -> None:
    """S1, S3, Q47, X28: Guild cannot be paid with one card."""
    game = play("base", 3, [{"hand": "mining philosophy", "up": "guild"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {})
    assert game.down() == ["mining"]


def test_philosophy_alone_does_nothing(play: Build) -> None:
    """S8, Q5, X26."""
    game = play("base", 3, [{"hand": "mining philosophy"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.up(), game.gained) == ((0, "buy"), ["philosophy"], {})


# --- Domestication ---------------------------------------------------------------------------------------------


def test_domestication_turns_a_food_then_a_horse_card(play: Build) -> None:
    """S2, S5: units in printed order, each asked by itself."""
    seats = [{"hand": "mining domestication", "up": "agriculture barter-trade knight swordsman warrior"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "barter-trade"])
    game.answer("barter-trade")
    assert (game.asked, game.options) == ((0, "replenish"), ["domestication", "swordsman"])
    game.answer("swordsman")
    assert game.asked == (0, "buy")
    assert game.up() == ["agriculture", "domestication", "knight", "warrior"]
    assert game.down() == ["barter-trade", "mining", "swordsman"]


def test_domestication_without_food_must_turn_itself(play: Build) -> None:
    """R43: part of it, and that is compulsory."""
    game = play("base", 3, [{"hand": "mining domestication", "up": "warrior"}], cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["warrior"], ["domestication", "mining"])


# --- Ironworks -------------------------------------------------------------------------------------------------


def test_ironworks_gains_two_iron_or_a_horse(play: Build) -> None:
    """S4, X24."""
    for choice, gained in (("horse", {"horse": 1}), ("iron+iron", {"iron": 2})):
        game = play("base", 3, [{"hand": "mining ironworks"}], cards=FREE).answer("mining", "yes")
        assert (game.asked, game.options) == ((0, "gain"), ["horse", "iron+iron"])
        game.answer(choice)
        assert (game.asked, game.gained) == ((0, "buy"), gained)


# --- Charge ----------------------------------------------------------------------------------------------------


def test_charge_activates_a_visible_attack_card_with_the_current_total(play: Build) -> None:
    """R44, R72, R73, X44: 1 + 2 + 1 beats 3 and not 4."""
    seats = [
        {"hand": "mining charge", "up": "cannon warrior", "down": "knight"},
        {"up": "reinforcement", "down": "agriculture", "wonders": "taj-mahal"},
        {"up": "reinforcement warrior", "down": "agriculture", "wonders": "eiffel-tower"},
    ]
    game = play("base", 3, seats, cards=opposed(4)).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["cannon", "warrior"])
    game.answer("cannon")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done", "done")
    assert game.asked == (0, "buy")
    assert [game.wonders(seat) for seat in range(3)] == [["taj-mahal"], [], ["eiffel-tower"]]
    other = play("base", 3, seats, cards=opposed(4)).answer("mining", "yes", "warrior", "done", "done")
    assert other.asked == (0, "buy")
    assert [other.wonders(seat) for seat in range(3)] == [[], ["taj-mahal"], ["eiffel-tower"]]
    assert (other.down(1), other.down(2)) == ([], ["agriculture"])


def test_charge_without_a_visible_attack_card_does_nothing(play: Build) -> None:
    """R14, X43: a covered one is not visible, an opponent's not yours."""
    seats = [{"hand": "mining charge", "down": "warrior"}, {"up": "knight", "down": "agriculture"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["charge"], ["mining", "warrior"])


def test_charge_as_a_response_adds_strength_only(play: Build) -> None:
    """R75, R76, X67: Seat 1 reaches the attacker's total; its visible Warrior is not activated."""
    zones = {"hand": "charge", "down": "agriculture"}
    game = attack(play, "base", "knight", 2, zones, {})
    assert (game.asked, game.options) == ((1, "respond"), ["done", "hand:charge"])
    game.answer("hand:charge")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.down(1), game.hand(1)) == (["charge", "reinforcement"], ["agriculture"], [])


# --- Irrigation ------------------------------------------------------------------------------------------------


def test_irrigation_turns_three_food_and_a_horse_card(play: Build) -> None:
    """S5: all three Food cards go unasked, then the Horse card is chosen; Irrigation itself stays."""
    seats = [{"hand": "mining irrigation", "up": "agriculture ambush barter-trade caravan reinforcement warrior"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["ambush", "caravan"])
    assert game.down() == ["agriculture", "barter-trade", "mining", "reinforcement"]
    game.answer("ambush")
    assert game.asked == (0, "buy")
    assert game.up() == ["caravan", "irrigation", "warrior"]
    assert game.down() == ["agriculture", "ambush", "barter-trade", "mining", "reinforcement"]


def test_irrigation_turns_as_many_as_there_are(play: Build) -> None:
    """R43, X15."""
    seats = [{"hand": "mining irrigation", "up": "agriculture reinforcement knight"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["irrigation", "knight"], ["agriculture", "mining", "reinforcement"])


def test_irrigation_with_nothing_to_turn_does_nothing(play: Build) -> None:
    """R43: it cannot turn itself."""
    game = play("base", 3, [{"hand": "mining irrigation"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.up(), game.down()) == ((0, "buy"), ["irrigation"], ["mining"])


# --- Knight ----------------------------------------------------------------------------------------------------


def test_knight_makes_the_weaker_deplete_two(play: Build) -> None:
    """R72-R80."""
    check_depletes_two(play, "base", "knight", 2)


def test_knight_makes_the_weaker_deplete_what_there_is(play: Build) -> None:
    """R80, X58."""
    check_depletes_what_there_is(play, "base", "knight", 2)


def test_knight_counts_a_space_as_two_in_the_combined_game(play: Build) -> None:
    """Q11, Q29, X159."""
    zones = {"down": "computer mining"}
    game = attack(play, "combined", "knight", 2, zones, {}).answer("done")
    assert (game.asked, game.options) == ((1, "deplete"), ["done", "mining"])
    game.answer("done")
    assert (game.asked, game.down(1)) == ((0, "buy"), ["mining"])


def test_knight_in_hand_is_a_response(play: Build) -> None:
    """R75, N20, docs/protocol.md 1.2: asked again after a card, not when neither hand nor covered card is left."""
    game = attack(play, "base", "swordsman", 1, {"hand": "knight", "wonders": "taj-mahal"}, {"hand": "mining"})
    assert (game.asked, game.options) == ((1, "respond"), ["done", "hand:knight"])
    game.answer("hand:knight")
    assert (game.asked, game.options) == ((2, "respond"), ["done"])
    game.answer("done")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.wonders(1)) == (["knight", "reinforcement"], ["taj-mahal"])


def test_knight_and_other_responses_are_one_ascending_set(play: Build) -> None:
    """R75, docs/protocol.md 1.3: `flip:` before `hand:`; what sorts before the last answer is gone."""
    zones = {"hand": "ambush knight guild", "down": "tank charge mining"}
    game = attack(play, "base", "swordsman", 1, zones, {})
    offered = ["done", "flip:charge", "flip:tank", "hand:ambush", "hand:knight"]
    assert (game.asked, game.options) == ((1, "respond"), offered)
    game.answer("flip:tank")
    assert game.options == ["done", "hand:ambush", "hand:knight"]
    game.answer("hand:knight")
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert game.asked == (0, "buy")
    assert game.up(1) == ["knight", "reinforcement", "tank"]
    assert (game.down(1), game.hand(1)) == (["charge", "mining"], ["ambush", "guild"])


# --- Engineering -----------------------------------------------------------------------------------------------


def test_engineering_gains_an_earth(play: Build) -> None:
    """R25."""
    game = play("base", 3, [{"hand": "mining engineering"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1})


def test_engineering_loses_an_unspent_earth_at_the_end_of_the_turn(play: Build) -> None:
    """R51, X22."""
    seats = [{"hand": "agriculture barter-trade mining engineering"}, {"hand": "mining warrior"}]
    game = play("base", 3, seats, cards=FREE).answer("mining", "engineering", "yes", "pass")
    assert (game.asked, game.gained) == ((1, "resource"), {})


# --- Alchemy ---------------------------------------------------------------------------------------------------


def test_alchemy_turns_an_iron_then_a_gunpowder_card(play: Build) -> None:
    """S2, S5."""
    game = play("base", 3, [{"hand": "agriculture alchemy", "up": "knight mining warrior"}], cards=FREE)
    game.answer("agriculture", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["mining", "warrior"])
    game.answer("mining")
    assert (game.asked, game.options) == ((0, "replenish"), ["alchemy", "knight"])
    game.answer("knight")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["alchemy", "warrior"], ["agriculture", "knight", "mining"])


def test_alchemy_without_iron_must_turn_itself(play: Build) -> None:
    """R43, S5, X14."""
    game = play("base", 3, [{"hand": "mining alchemy"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.up(), game.down()) == ((0, "buy"), [], ["alchemy", "mining"])


# --- Guild -----------------------------------------------------------------------------------------------------


def test_guild_depletes_two_cards_for_a_space(play: Build) -> None:
    """S3, docs/protocol.md 1.3: a set of two, in ascending order."""
    game = play("base", 3, [{"hand": "mining guild", "down": "agriculture satellite"}], cards=FREE)
    game.answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "deplete"), ["agriculture", "mining"])
    game.answer("agriculture")
    assert (game.asked, game.options) == ((0, "deplete"), ["mining", "satellite"])
    game.answer("satellite")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 1})
    assert (game.up(), game.down()) == (["agriculture", "guild", "satellite"], ["mining"])


def test_guild_with_just_two_cards_asks_nothing(play: Build) -> None:
    """docs/protocol.md 2 `deplete`: a price that just suffices goes silently."""
    game = play("base", 3, [{"hand": "mining guild", "down": "warrior"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 1})
    assert (game.up(), game.down()) == (["guild", "mining", "warrior"], [])


def test_guild_with_one_card_does_nothing(play: Build) -> None:
    """S3, Q9, X20: in the base game a Space is one card too."""
    game = play("base", 3, [{"hand": "satellite guild"}], cards=FREE).answer("satellite", "yes")
    assert (game.asked, game.gained, game.down()) == ((0, "buy"), {}, ["satellite"])


def test_guild_takes_one_space_card_for_two_in_the_combined_game(play: Build) -> None:
    """Q11, Q29."""
    game = play("combined", 3, [{"hand": "satellite guild"}], cards=FREE).answer("satellite", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 1})
    assert (game.up(), game.down()) == (["guild", "satellite"], [])
