"""The five starting cards, played from hand."""

from tests.cards.common import FREE, attack, check_depletes_two, check_depletes_what_there_is
from tests.scene import Build

# --- Agriculture -----------------------------------------------------------------------------------------------


def test_agriculture_turns_itself_or_another_visible_food_card(play: Build) -> None:
    """R23, R27, S5, X13."""
    game = play("base", 3, [{"hand": "mining agriculture", "up": "barter-trade warrior caravan"}], cards=FREE)
    game.answer("mining")
    assert (game.asked, game.options) == ((0, "activate"), ["no", "yes"])
    game.answer("yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "barter-trade"])
    game.answer("barter-trade")
    assert game.asked == (0, "buy")
    assert game.up() == ["agriculture", "caravan", "warrior"]
    assert game.down() == ["barter-trade", "mining"]


def test_agriculture_alone_must_turn_itself(play: Build) -> None:
    """R27, R43: compulsory once activated."""
    game = play("base", 3, [{"hand": "mining agriculture", "up": "warrior"}], cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["warrior"], ["agriculture", "mining"])


def test_agriculture_not_activated_stays_up(play: Build) -> None:
    """R42."""
    game = play("base", 3, [{"hand": "mining agriculture", "up": "barter-trade"}], cards=FREE).answer("mining", "no")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["agriculture", "barter-trade"], ["mining"])


def test_agriculture_turned_pays_in_the_same_turn(play: Build) -> None:
    """R24, R48, R56: two Food buy an Ambush; with an empty hand all three cards go back at once."""
    game = play("base", 3, [{"hand": "reinforcement agriculture"}, {"hand": "mining warrior"}])
    game.answer("reinforcement", "yes")
    assert (game.asked, game.options) == ((0, "buy"), ["ambush", "caravan", "pass"])
    game.answer("ambush")
    assert game.asked == (1, "resource")
    assert (game.hand(), game.down()) == (["agriculture", "ambush", "reinforcement"], [])


# --- Mining ----------------------------------------------------------------------------------------------------


def test_mining_turns_itself_or_another_visible_iron_card(play: Build) -> None:
    """R27, S5."""
    game = play(
        "base", 3, [{"hand": "agriculture mining", "up": "barter-trade warrior"}, {"up": "warrior"}], cards=FREE
    )
    game.answer("agriculture", "yes")
    assert (game.asked, game.options) == ((0, "replenish"), ["mining", "warrior"])
    game.answer("warrior")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == (["barter-trade", "mining"], ["agriculture", "warrior"])
    assert game.up(1) == ["warrior"]


def test_mining_may_turn_a_foreign_warrior(play: Build) -> None:
    """Q22, docs/protocol.md 1.6: it lies in your area under a name of its own."""
    game = play("base", 3, [{"hand": "agriculture mining", "up": "warrior warrior@2"}], cards=FREE)
    game.answer("agriculture", "yes")
    assert game.options == ["mining", "warrior", "warrior@2"]
    game.answer("warrior@2")
    assert (game.up(), game.down()) == (["mining", "warrior"], ["agriculture", "warrior@2"])


def test_mining_alone_must_turn_itself(play: Build) -> None:
    """R27, R43, X12."""
    game = play("base", 3, [{"hand": "warrior mining"}], cards=FREE).answer("warrior", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down()) == ([], ["mining", "warrior"])


# --- Barter Trade ----------------------------------------------------------------------------------------------


def test_barter_trade_depletes_a_card_for_one_of_three_resources(play: Build) -> None:
    """R21, S3: the kind of the card does not matter, and it yields nothing itself."""
    for gain in ("gunpowder", "horse", "iron"):
        game = play("base", 3, [{"hand": "mining barter-trade", "down": "agriculture"}], cards=FREE)
        game.answer("mining", "yes")
        assert (game.asked, game.options) == ((0, "deplete"), ["agriculture", "mining"])
        game.answer("agriculture")
        assert (game.asked, game.options) == ((0, "gain"), ["gunpowder", "horse", "iron"])
        game.answer(gain)
        assert game.asked == (0, "buy")
        assert game.gained == {gain: 1}
        assert (game.up(), game.down()) == (["agriculture", "barter-trade"], ["mining"])


def test_barter_trade_depletes_the_only_card_unasked(play: Build) -> None:
    """R43, docs/protocol.md 1.2: a price that just suffices goes silently, the gain is still asked."""
    game = play("base", 3, [{"hand": "mining barter-trade"}], cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "gain")
    assert (game.up(), game.down()) == (["barter-trade", "mining"], [])


def test_barter_trade_takes_a_space_card_for_one(play: Build) -> None:
    """R21, R28, X21: no Earth is left over, in Renaissance either."""
    game = play("renaissance", 3, [{"hand": "mining barter-trade", "down": "movie"}], cards=FREE)
    game.answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "deplete"), ["mining", "movie"])
    game.answer("movie", "iron")
    assert game.asked == (0, "buy")
    assert game.gained == {"iron": 1}
    assert (game.up(), game.down()) == (["barter-trade", "movie"], ["mining"])


def test_barter_trade_without_a_resource_card_gains_nothing(play: Build) -> None:
    """S3, Q9, X19: Caravan, applied first, turns the only card; then there is no price to pay."""
    game = play("base", 3, [{"hand": "mining computer barter-trade caravan"}], cards=FREE)
    game.answer("mining", "computer", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["barter-trade", "caravan"])
    game.answer("caravan")
    assert game.asked == (0, "buy")
    assert game.gained == {"earth": 1}
    assert game.up() == ["barter-trade", "caravan", "computer", "mining"]


# --- Reinforcement ---------------------------------------------------------------------------------------------


def test_reinforcement_lays_an_attack_or_tactic_card_unactivated(play: Build) -> None:
    """S10: neither an attack nor a tactic so laid is activated."""
    for card in ("ambush", "knight", "warrior"):
        hand = "agriculture ambush knight mining reinforcement warrior"
        game = play("base", 3, [{"hand": hand, "down": "cannon"}, {"down": "agriculture"}], cards=FREE)
        game.answer("mining", "reinforcement", "yes")
        assert (game.asked, game.options) == ((0, "play"), ["ambush", "knight", "warrior"])
        game.answer(card)
        assert game.asked == (0, "buy")
        assert game.up() == sorted([card, "reinforcement"])
        assert game.down() == ["cannon", "mining"]
        assert (game.up(1), game.down(1)) == ([], ["agriculture"])


def test_reinforcement_must_lay_the_only_fitting_card(play: Build) -> None:
    """R43."""
    game = play("base", 3, [{"hand": "agriculture mining reinforcement warrior"}], cards=FREE)
    game.answer("mining", "reinforcement", "yes")
    assert game.asked == (0, "buy")
    assert (game.hand(), game.up()) == (["agriculture"], ["reinforcement", "warrior"])


def test_reinforcement_with_civil_cards_only_does_nothing(play: Build) -> None:
    """R43, X53."""
    game = play("base", 3, [{"hand": "agriculture barter-trade mining reinforcement"}], cards=FREE)
    game.answer("mining", "reinforcement", "yes")
    assert game.asked == (0, "buy")
    assert (game.hand(), game.up()) == (["agriculture", "barter-trade"], ["reinforcement"])


def test_reinforcement_can_bring_on_the_retrieval(play: Build) -> None:
    """R42, R48, X5: it lays a second card, so that only one is left in hand."""
    seats = [{"hand": "agriculture mining reinforcement warrior"}, {"hand": "mining warrior"}]
    laid = play("base", 3, seats).answer("mining", "reinforcement", "yes")
    assert (laid.asked, laid.options) == ((0, "take-back"), ["done", "mining"])
    assert laid.hand() == ["agriculture", "reinforcement", "warrior"]
    kept = play("base", 3, seats).answer("mining", "reinforcement", "no")
    assert kept.asked == (1, "resource")
    assert (kept.hand(), kept.up()) == (["agriculture", "warrior"], ["reinforcement"])


# --- Warrior ---------------------------------------------------------------------------------------------------


def test_warrior_makes_the_weaker_deplete_two(play: Build) -> None:
    """R72-R80."""
    check_depletes_two(play, "base", "warrior", 1)


def test_warrior_makes_the_weaker_deplete_what_there_is(play: Build) -> None:
    """R80, X58."""
    check_depletes_what_there_is(play, "renaissance", "warrior", 1)


def test_warrior_depletes_two_cards_in_the_base_game_even_with_a_space(play: Build) -> None:
    """R28 D16, Q11, X73."""
    game = attack(play, "base", "warrior", 1, {"down": "agriculture computer mining"}, {}).answer("done")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "computer"])
    game.answer("computer")
    assert game.asked == (0, "buy")
    assert game.down(1) == ["agriculture"]


def test_warrior_may_be_paid_with_one_space_in_renaissance(play: Build) -> None:
    """R28, Q11, E9: every set that may count as two is on offer."""
    zones = {"down": "agriculture mining movie"}
    for answers, left in (
        (["movie"], ["agriculture", "mining"]),
        (["mining"], ["agriculture"]),
        (["agriculture", "mining"], ["movie"]),
        (["agriculture", "movie"], ["mining"]),
    ):
        game = attack(play, "renaissance", "warrior", 1, zones, {}).answer("done")
        assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "mining", "movie"])
        game.answer(*answers)
        assert game.asked == (0, "buy")
        assert game.down(1) == left


def test_warrior_offers_done_once_a_space_may_be_enough(play: Build) -> None:
    """Q11, docs/protocol.md 2 `deplete`: Movie alone counts 2, or 1 beside a second card."""
    zones = {"down": "movie trade-and-tribute"}
    alone = attack(play, "renaissance", "warrior", 1, zones, {}).answer("done")
    assert (alone.asked, alone.options) == ((1, "deplete"), ["done", "trade-and-tribute"])
    assert alone.up(1) == ["movie", "reinforcement"]
    alone.answer("done")
    assert alone.asked == (0, "buy")
    assert alone.down(1) == ["trade-and-tribute"]
    both = attack(play, "renaissance", "warrior", 1, zones, {}).answer("done", "trade-and-tribute")
    assert both.asked == (0, "buy")
    assert both.down(1) == []


def test_warrior_not_activated_attacks_nobody(play: Build) -> None:
    """R42, X71."""
    game = play("base", 3, [{"hand": "mining warrior"}, {"down": "agriculture", "hand": "knight"}], cards=FREE)
    game.answer("mining", "no")
    assert game.asked == (0, "buy")
    assert (game.up(), game.down(1)) == (["warrior"], ["agriculture"])


def test_warrior_itself_cannot_be_played_as_a_response(play: Build) -> None:
    """R75, N23: it has no response icon in hand, but may be turned when covered."""
    game = attack(play, "base", "warrior", 1, {"hand": "warrior", "down": "mining"}, {"down": "swordsman"})
    assert (game.asked, game.options) == ((1, "respond"), ["done"])
    game.answer("done")
    assert (game.asked, game.options) == ((2, "respond"), ["done", "flip:swordsman"])
    game.answer("flip:swordsman")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.up(2)) == (["mining", "reinforcement"], ["reinforcement", "swordsman", "warrior"])
