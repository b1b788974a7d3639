"""The Horse cards of Renaissance, played from hand."""

from tests.cards.common import FREE, attack, check_culture_attack
from tests.scene import Build

# --- Chariot ---------------------------------------------------------------------------------------------------


def test_chariot_gives_two_culture_and_one_to_the_equally_strong(play: Build) -> None:
    """R82, N56, X55."""
    check_culture_attack(play, "chariot", 1, 2, 1)


def test_chariot_gives_the_attacker_culture_whatever_happens(play: Build) -> None:
    """R82, X62: a response from hand is enough to share."""
    game = attack(play, "renaissance", "chariot", 1, {"hand": "coup"}, {}).answer("hand:coup")
    assert game.asked == (0, "buy")
    assert [game.culture(seat) for seat in range(3)] == [2, 1, 1]
    assert game.up(1) == ["coup", "reinforcement"]


# --- Calendar --------------------------------------------------------------------------------------------------


def test_calendar_opponents_turn_one_food_or_iron_then_the_activator_three_cards(play: Build) -> None:
    """S5, S6, docs/protocol.md 2: opponents clockwise first; then a set of 2 Food, then 1 Iron."""
    seats = [
        {"hand": "chariot calendar", "up": "agriculture barter-trade mining reinforcement sailing warrior"},
        {"up": "agriculture mining theology"},
        {"up": "barter-trade writing"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("chariot", "yes")
    assert (game.asked, game.options) == ((1, "replenish"), ["agriculture", "mining"])
    game.answer("mining")
    assert (game.up(1), game.down(1)) == (["agriculture", "theology"], ["mining"])
    assert (game.up(2), game.down(2)) == (["writing"], ["barter-trade"])
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "barter-trade"])
    game.answer("barter-trade")
    assert (game.asked, game.options) == ((0, "replenish"), ["mining", "warrior"])
    assert game.down() == ["barter-trade", "chariot", "reinforcement"]
    game.answer("warrior")
    assert game.asked == (0, "buy")
    assert game.up() == ["agriculture", "calendar", "mining", "sailing"]
    assert game.down() == ["barter-trade", "chariot", "reinforcement", "warrior"]


def test_calendar_halves_are_independent(play: Build) -> None:
    """S4, F8, X135: Iron only must be turned; neither kind does nothing; the activator has nothing to turn."""
    seats = [{"hand": "agriculture calendar"}, {"up": "theology warrior"}, {"up": "coup"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("agriculture", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.down(1)) == (["theology"], ["warrior"])
    assert (game.up(2), game.up(0)) == (["coup"], ["calendar"])
    own = play("renaissance", 3, [{"hand": "mining calendar", "up": "agriculture"}], cards=FREE)
    own.answer("mining", "yes")
    assert (own.asked, own.up(), own.down()) == ((0, "buy"), ["calendar"], ["agriculture", "mining"])


# --- Trade and Tribute -----------------------------------------------------------------------------------------


def test_trade_and_tribute_turns_an_opponents_card_by_its_back(play: Build) -> None:
    """F7, Q24, Q35: target by the visible side, chance picks among what looks alike, then gain, then the token."""
    seats = [
        {"hand": "mining trade-and-tribute"},
        {"down": "agriculture barter-trade warrior", "up": "theology"},
        {"down": "movie", "hand": "coup"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "target"), ["1:food", "1:iron", "2:space"])
    game.answer("1:food")
    assert (game.asked, game.options) == (("chance", "reveal"), ["agriculture", "barter-trade"])
    game.answer("barter-trade")
    assert (game.asked, game.gained) == ((0, "buy"), {"food": 1})
    assert (game.up(1), game.down(1)) == (["barter-trade", "theology"], ["agriculture", "warrior"])
    assert [game.culture(seat) for seat in range(3)] == [0, 1, 0]


def test_trade_and_tribute_gains_a_whole_space(play: Build) -> None:
    """X133: and opens no response window (R83)."""
    seats = [{"hand": "mining trade-and-tribute"}, {"down": "stealth-bomber", "hand": "coup"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {"space": 1})
    assert (game.up(1), game.culture(1)) == (["stealth-bomber"], 1)


def test_trade_and_tribute_without_a_target_does_nothing(play: Build) -> None:
    """F7, Q35, X134."""
    seats = [{"hand": "mining trade-and-tribute"}, {"up": "movie", "hand": "coup"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {})
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]


def test_trade_and_tribute_tells_a_foreign_warrior_by_its_band(play: Build) -> None:
    """docs/protocol.md 1.6: `iron@SEAT` is a back of its own, also for your own Warrior; it yields Iron."""
    seats = [{"hand": "mining trade-and-tribute"}, {"down": "mining warrior warrior@0"}, {"down": "warrior@3"}, {}]
    game = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "target"), ["1:iron", "1:iron@0", "2:iron@3"])
    home = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes", "1:iron@0")
    assert (home.asked, home.gained, home.up(1)) == ((0, "buy"), {"iron": 1}, ["warrior@0"])
    game.answer("1:iron")
    assert (game.asked, game.options) == (("chance", "reveal"), ["mining", "warrior"])


# --- Coup ------------------------------------------------------------------------------------------------------


def test_coup_sends_an_attack_then_a_tactic_card_of_each_opponent_home(play: Build) -> None:
    """S6, docs/protocol.md 2: each opponent, clockwise, finishes both before the next; the activator is untouched."""
    seats = [
        {"hand": "mining coup", "up": "frigate nationalism"},
        {"up": "chariot reinforcement space-race theology warrior", "hand": "mining"},
        {"up": "armistice battleship hussar reinforcement"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((1, "retrieve"), ["chariot", "warrior"])
    game.answer("warrior")
    assert (game.asked, game.options) == ((1, "retrieve"), ["reinforcement", "space-race"])
    game.answer("space-race")
    assert (game.asked, game.options) == ((2, "retrieve"), ["battleship", "hussar"])
    game.answer("battleship")
    assert (game.asked, game.options) == ((2, "retrieve"), ["armistice", "reinforcement"])
    game.answer("armistice")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.hand(1)) == (["chariot", "reinforcement", "theology"], ["mining", "space-race", "warrior"])
    assert (game.up(2), game.hand(2)) == (["hussar", "reinforcement"], ["armistice", "battleship"])
    assert (game.up(0), game.hand(0)) == (["coup", "frigate", "nationalism"], [])


def test_coup_takes_whichever_of_the_two_there_is(play: Build) -> None:
    """R45, X138: covered cards stay; nothing is asked where there is no choice."""
    seats = [{"hand": "mining coup"}, {"up": "chariot warrior", "down": "armistice"}, {"up": "reinforcement"}, {}]
    game = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((1, "retrieve"), ["chariot", "warrior"])
    game.answer("chariot")
    assert game.asked == (0, "buy")
    assert (game.up(1), game.hand(1), game.down(1)) == (["warrior"], ["chariot"], ["armistice"])
    assert (game.up(2), game.hand(2)) == ([], ["reinforcement"])


def test_coup_sends_a_foreign_warrior_to_its_holders_hand(play: Build) -> None:
    """Q22, docs/protocol.md 1.6."""
    seats = [{"hand": "mining coup"}, {"up": "warrior warrior@0"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((1, "retrieve"), ["warrior", "warrior@0"])
    game.answer("warrior@0")
    assert (game.up(1), game.hand(1)) == (["warrior"], ["warrior@0"])


# --- Espionage -------------------------------------------------------------------------------------------------


def test_espionage_asks_opponent_back_and_chance(play: Build) -> None:
    """Q23, Q46, S7: the revealed card is in no zone while it resolves, and goes back to that hand."""
    seats = [
        {"hand": "mining espionage"},
        {"hand": "agriculture barter-trade warrior"},
        {"hand": "coup mining"},
        {"up": "theology"},
    ]
    game = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "opponent"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.options) == ((0, "back"), ["food", "iron"])
    game.answer("food")
    assert (game.asked, game.options) == (("chance", "reveal"), ["agriculture", "barter-trade"])
    assert "revealed" not in game.position()
    game.answer("barter-trade")
    assert (game.asked, game.options) == ((0, "gain"), ["gunpowder", "horse", "iron"])
    assert game.position()["revealed"] == ["barter-trade"]
    assert game.hand(1) == ["agriculture", "warrior"]
    assert (game.up(0), game.down(0)) == (["espionage", "mining"], [])
    game.answer("horse")
    assert (game.asked, game.gained) == ((0, "buy"), {"horse": 1})
    assert game.hand(1) == ["agriculture", "barter-trade", "warrior"]
    assert "revealed" not in game.position()


def test_espionage_on_an_attack_or_tactic_card_does_nothing(play: Build) -> None:
    """X37: it is shown and goes back."""
    for card in ("stealth-bomber", "armistice"):
        seats = [{"hand": "mining espionage", "up": "warrior"}, {"hand": card, "up": "chariot"}]
        game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
        assert game.asked == (0, "buy")
        assert (game.hand(1), game.up(0), game.up(1)) == ([card], ["espionage", "warrior"], ["chariot"])
        assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]


def test_espionage_without_a_hand_to_look_at_does_nothing(play: Build) -> None:
    """R43, X40."""
    game = play("renaissance", 3, [{"hand": "mining espionage"}, {"up": "theology"}], cards=FREE)
    game.answer("mining", "yes")
    assert (game.asked, game.up(), game.gained) == ((0, "buy"), ["espionage"], {})


def test_espionage_must_apply_a_civil_card_that_hurts(play: Build) -> None:
    """S1, S7, Q47: Theology lets the opponents turn a card and gives the activator the tokens."""
    seats = [{"hand": "mining espionage"}, {"hand": "theology", "up": "agriculture"}, {"up": "barter-trade"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.down(1), game.down(2), game.culture(0)) == (["agriculture"], ["barter-trade"], 2)
    assert game.hand(1) == ["theology"]


def test_espionage_on_mining_turns_the_activators_iron(play: Build) -> None:
    """S7."""
    seats = [{"hand": "agriculture espionage", "up": "warrior"}, {"hand": "mining", "up": "warrior"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("agriculture", "yes")
    assert game.asked == (0, "buy")
    assert (game.down(0), game.up(1), game.hand(1)) == (["agriculture", "warrior"], ["warrior"], ["mining"])


def test_espionage_on_computer_plays_the_activators_own_cards(play: Build) -> None:
    """S7, X36."""
    seats = [{"hand": "engineering espionage mining ironworks sailing"}, {"hand": "computer", "up": "agriculture"}]
    game = play("combined", 3, seats, cards=FREE).answer("mining", "espionage", "yes")
    assert (game.asked, game.options) == ((0, "play"), ["engineering", "ironworks"])
    assert game.position()["revealed"] == ["computer"]
    game.answer("engineering", "sailing")
    assert (game.asked, game.options) == ((0, "activate-card"), ["engineering", "sailing"])
    game.answer("sailing")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 2})
    assert (game.up(0), game.hand(0)) == (["engineering", "espionage", "sailing"], ["ironworks"])
    assert (game.hand(1), game.down(1)) == (["computer"], ["agriculture"])


def test_espionage_is_barred_to_the_philosophy_it_reveals(play: Build) -> None:
    """S8, X38."""
    seats = [{"hand": "agriculture espionage", "up": "engineering mining"}, {"hand": "philosophy"}]
    game = play("combined", 3, seats, cards=FREE).answer("agriculture", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["engineering", "mining"])
    game.answer("mining")
    assert (game.asked, game.down(), game.hand(1)) == ((0, "buy"), ["agriculture", "mining"], ["philosophy"])
    alone = play("combined", 3, [{"hand": "agriculture espionage"}, {"hand": "philosophy"}], cards=FREE)
    alone.answer("agriculture", "yes")
    assert (alone.asked, alone.hand(1)) == ((0, "buy"), ["philosophy"])


def test_espionage_on_printing_press_leaves_its_may(play: Build) -> None:
    """S1, X41: and it may choose among all opponents' visible civil cards."""
    seats = [{"hand": "mining espionage"}, {"hand": "printing-press", "up": "sailing"}, {"up": "agriculture"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["1:sailing", "2:agriculture", "none"])
    game.answer("none")
    assert (game.asked, game.gained, game.hand(1)) == ((0, "buy"), {}, ["printing-press"])


def test_espionage_tells_a_foreign_warrior_by_its_back(play: Build) -> None:
    """docs/protocol.md 1.6: `iron@SEAT` in `back`, the card itself in `reveal`."""
    seats = [{"hand": "agriculture espionage"}, {"hand": "mining warrior warrior@0 warrior@2"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("agriculture", "yes")
    assert (game.asked, game.options) == ((0, "back"), ["iron", "iron@0", "iron@2"])
    foreign = play("renaissance", 3, seats, cards=FREE).answer("agriculture", "yes", "iron@2")
    assert foreign.asked == (0, "buy")
    assert foreign.hand(1) == ["mining", "warrior", "warrior@0", "warrior@2"]
    game.answer("iron")
    assert (game.asked, game.options) == (("chance", "reveal"), ["mining", "warrior"])


def test_espionage_on_trade_and_tribute_may_hit_anybody(play: Build) -> None:
    """S7, X39: opponents are the activator's; without a target nothing happens."""
    seats = [{"hand": "mining espionage"}, {"hand": "trade-and-tribute", "down": "agriculture"}, {"down": "movie"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "target"), ["1:food", "2:space"])
    game.answer("2:space")
    assert (game.asked, game.gained, game.culture(2)) == ((0, "buy"), {"space": 1}, 1)
    assert game.hand(1) == ["trade-and-tribute"]
    nobody = play("renaissance", 3, [{"hand": "mining espionage"}, {"hand": "trade-and-tribute"}], cards=FREE)
    nobody.answer("mining", "yes")
    assert (nobody.asked, nobody.gained, nobody.culture(1)) == ((0, "buy"), {}, 0)


def test_espionage_on_movie_may_end_the_game_at_once(play: Build) -> None:
    """Q2, Q46, S7: with the switch nothing more is asked; the revealed card scores in its owner's hand."""
    seats = [{"hand": "mining espionage"}, {"hand": "movie"}]
    switches = {"end-at-once": True}
    game = play("renaissance", 3, seats, wonders="colossus-of-rhodes", switches=switches).answer("mining", "yes")
    assert game.over
    assert (game.wonders(0), game.hand(1)) == (["colossus-of-rhodes"], ["movie"])
    assert game.result == {"vp": [2, 4, 0], "cards": [3, 1, 0], "winners": [1]}


# --- Writing ---------------------------------------------------------------------------------------------------


def test_writing_gains_a_token_or_pays_one_for_an_earth(play: Build) -> None:
    """S4, R97."""
    for option, culture, gained in (("1", 2, {}), ("2", 0, {"earth": 1})):
        game = play("renaissance", 3, [{"hand": "mining writing", "culture": 1}], cards=FREE).answer("mining", "yes")
        assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
        game.answer(option)
        assert (game.asked, game.culture(), game.gained) == ((0, "buy"), culture, gained)


def test_writing_without_culture_must_take_a_token(play: Build) -> None:
    """S4, Q10, X125."""
    game = play("renaissance", 3, [{"hand": "mining writing"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.culture(), game.gained) == ((0, "buy"), 1, {})


def test_writing_with_an_empty_supply_must_pay(play: Build) -> None:
    """Q16, docs/protocol.md 2: an option that would change nothing counts as not applicable."""
    seats = [{"hand": "mining writing", "culture": 13}, {"culture": 12}, {"culture": 10}]
    game = play("renaissance", 3, seats, cards=FREE, switches={"culture-limited": True}).answer("mining", "yes")
    assert (game.asked, game.culture(), game.gained) == ((0, "buy"), 12, {"earth": 1})


# --- Sailing ---------------------------------------------------------------------------------------------------


def test_sailing_opponents_turn_any_card_then_the_activator_gains_an_earth(play: Build) -> None:
    """S6, R45, X137: the only visible card must be turned, a strong one too."""
    seats = [{"hand": "mining sailing", "up": "warrior"}, {"up": "movie theology"}, {"up": "battleship"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((1, "replenish"), ["movie", "theology"])
    assert game.gained == {}
    game.answer("movie")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1})
    assert (game.up(1), game.down(1)) == (["theology"], ["movie"])
    assert (game.up(2), game.down(2)) == ([], ["battleship"])
    assert game.up(0) == ["sailing", "warrior"]


def test_sailing_gains_the_earth_in_any_case(play: Build) -> None:
    """F8."""
    game = play("renaissance", 3, [{"hand": "mining sailing"}, {"down": "movie"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained, game.down(1)) == ((0, "buy"), {"earth": 1}, ["movie"])
