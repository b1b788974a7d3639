"""The Gunpowder cards of Renaissance, played from hand."""

from tests.cards.common import FREE, attack, check_no_card_no_token, check_token_per_card
from tests.scene import Build

# --- Defection -------------------------------------------------------------------------------------------------


def test_defection_goes_over_first_and_brings_an_attack_card_back(play: Build) -> None:
    """Q22, X142: the taken card lies face up, not activated; Defection lies face up with the opponent."""
    seats = [
        {"hand": "mining defection", "up": "hussar"},
        {"up": "chariot frigate reinforcement", "down": "battleship"},
        {"up": "theology"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "opponent"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.options) == ((0, "take"), ["chariot", "frigate"])
    assert (game.up(0), game.up(1)) == (["hussar"], ["chariot", "defection", "frigate", "reinforcement"])
    game.answer("frigate")
    assert game.asked == (0, "buy")
    assert (game.up(0), game.up(1)) == (["frigate", "hussar"], ["chariot", "defection", "reinforcement"])
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]


def test_defection_to_an_opponent_without_an_attack_card_brings_nothing(play: Build) -> None:
    """F9: a covered attack card does not count."""
    seats = [{"hand": "mining defection"}, {"up": "chariot"}, {"up": "coup", "down": "warrior"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "2")
    assert game.asked == (0, "buy")
    assert [game.up(seat) for seat in range(3)] == [[], ["chariot"], ["coup", "defection"]]


def test_defection_must_take_the_only_attack_card(play: Build) -> None:
    """R43, docs/protocol.md 1.2."""
    game = play("renaissance", 3, [{"hand": "mining defection"}, {"up": "chariot"}], cards=FREE)
    game.answer("mining", "yes", "1")
    assert game.asked == (0, "buy")
    assert (game.up(0), game.up(1)) == (["chariot"], ["defection"])


def test_defection_not_activated_stays(play: Build) -> None:
    """R42, X144."""
    game = play("renaissance", 3, [{"hand": "mining defection"}, {"up": "chariot"}], cards=FREE).answer("mining", "no")
    assert (game.asked, game.up(0), game.up(1)) == ((0, "buy"), ["defection"], ["chariot"])


def test_defection_names_a_warrior_after_its_first_owner(play: Build) -> None:
    """docs/protocol.md 1.6, X143: it is retrieved by its new owner, beside that one's own."""
    seats = [{"hand": "mining defection", "up": "warrior"}, {"up": "chariot warrior"}, {"hand": "mining warrior"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "1")
    assert (game.asked, game.options) == ((0, "take"), ["chariot", "warrior"])
    game.answer("warrior")
    assert (game.up(0), game.up(1)) == (["warrior", "warrior@1"], ["chariot", "defection"])
    game.answer("pass")
    assert game.hand(0) == ["warrior", "warrior@1"]


def test_defection_brings_ones_own_warrior_home(play: Build) -> None:
    """docs/protocol.md 1.6: `warrior@0` with seat 1 is plain `warrior` again with seat 0."""
    seats = [{"hand": "mining defection"}, {"up": "warrior warrior@0 warrior@2"}]
    game = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes", "1")
    assert (game.asked, game.options) == ((0, "take"), ["warrior", "warrior@0", "warrior@2"])
    home = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes", "1", "warrior@0")
    assert (home.up(0), home.up(1)) == (["warrior"], ["defection", "warrior", "warrior@2"])
    game.answer("warrior@2")
    assert (game.up(0), game.up(1)) == (["warrior@2"], ["defection", "warrior", "warrior@0"])


def test_defection_works_with_a_foreign_warrior_laid_as_a_resource(play: Build) -> None:
    """docs/protocol.md 1.6: in hand it is an option of its own, too."""
    game = play("renaissance", 3, [{"hand": "defection warrior warrior@1"}, {"up": "chariot"}], cards=FREE)
    assert (game.asked, game.options) == ((0, "resource"), ["defection", "warrior", "warrior@1"])
    game.answer("warrior@1")
    assert (game.asked, game.options) == ((0, "develop"), ["defection", "warrior"])
    assert game.down() == ["warrior@1"]


# --- Theology --------------------------------------------------------------------------------------------------


def test_theology_opponents_turn_any_card_then_the_activator_gains_two_tokens(play: Build) -> None:
    """S6, R45."""
    seats = [{"hand": "mining theology", "up": "warrior"}, {"up": "agriculture chariot"}, {"up": "movie"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((1, "replenish"), ["agriculture", "chariot"])
    assert game.culture() == 0
    game.answer("chariot")
    assert (game.asked, game.culture()) == ((0, "buy"), 2)
    assert (game.down(1), game.down(2), game.up(0)) == (["chariot"], ["movie"], ["theology", "warrior"])


def test_theology_gains_the_tokens_in_any_case(play: Build) -> None:
    """F8."""
    game = play("renaissance", 3, [{"hand": "mining theology"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.culture()) == ((0, "buy"), 2)


def test_theology_takes_what_is_left_of_a_limited_supply(play: Build) -> None:
    """Q16: 34 of 35 tokens are out."""
    seats = [{"hand": "mining theology", "culture": 12}, {"culture": 12}, {"culture": 10}]
    game = play("renaissance", 3, seats, cards=FREE, switches={"culture-limited": True}).answer("mining", "yes")
    assert (game.asked, game.culture()) == ((0, "buy"), 13)
    free = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (free.asked, free.culture()) == ((0, "buy"), 14)


# --- Horse Archer ----------------------------------------------------------------------------------------------


def test_horse_archer_takes_a_token_for_each_card_depleted(play: Build) -> None:
    """R80, 2.8."""
    check_token_per_card(play, "horse-archer", 2)


def test_horse_archer_takes_no_token_where_nothing_is_depleted(play: Build) -> None:
    """X60, X75."""
    check_no_card_no_token(play, "horse-archer", 2)


def test_horse_archer_takes_the_token_after_each_opponent(play: Build) -> None:
    """X75, docs/protocol.md 2: the first token is there while the second loser still chooses."""
    seats = [
        {"hand": "mining horse-archer"},
        {"down": "agriculture mining"},
        {"down": "agriculture mining"},
        {"hand": "mining"},
    ]
    game = play("renaissance", 4, seats, cards=FREE).answer("mining", "yes", "done", "done", "done")
    assert (game.asked, game.culture()) == ((1, "deplete"), 0)
    game.answer("agriculture")
    assert (game.asked, game.options, game.culture()) == ((2, "deplete"), ["agriculture", "mining"], 1)
    game.answer("mining")
    assert (game.asked, game.culture()) == ((0, "buy"), 2)


def test_horse_archer_takes_one_token_for_a_space_card(play: Build) -> None:
    """R28, E10: one card, nothing left over, no second card asked for."""
    game = attack(play, "renaissance", "horse-archer", 2, {"down": "agriculture movie"}, {}).answer("done")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "movie"])
    game.answer("movie")
    assert (game.asked, game.culture(), game.down(1)) == ((0, "buy"), 1, ["agriculture"])


def test_horse_archer_finds_nothing_after_the_covered_card_was_a_response(play: Build) -> None:
    """Q39, X60."""
    game = attack(play, "renaissance", "horse-archer", 3, {"down": "warrior"}, {}).answer("flip:warrior")
    assert (game.asked, game.culture()) == ((0, "buy"), 0)
    assert (game.up(1), game.down(1)) == (["reinforcement", "warrior"], [])


# --- Code of Law -----------------------------------------------------------------------------------------------


def test_code_of_law_turns_food_iron_and_horse_or_one_gunpowder(play: Build) -> None:
    """S4, S5, F10: units in printed order; the second option may be itself."""
    up = "agriculture barter-trade chariot coup mining theology warrior"
    seats = [{"hand": "reinforcement code-of-law", "up": up}]
    game = play("renaissance", 3, seats, cards=FREE).answer("reinforcement", "yes")
    assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "barter-trade"])
    game.answer("barter-trade")
    assert (game.asked, game.options) == ((0, "replenish"), ["mining", "warrior"])
    game.answer("mining")
    assert (game.asked, game.options) == ((0, "replenish"), ["chariot", "coup"])
    game.answer("coup")
    assert (game.asked, game.down()) == ((0, "buy"), ["barter-trade", "coup", "mining", "reinforcement"])
    other = play("renaissance", 3, seats, cards=FREE).answer("reinforcement", "yes", "2")
    assert (other.asked, other.options) == ((0, "replenish"), ["code-of-law", "theology"])
    other.answer("code-of-law")
    assert (other.asked, other.down()) == ((0, "buy"), ["code-of-law", "reinforcement"])


def test_code_of_law_applies_its_first_option_in_part(play: Build) -> None:
    """R43, docs/protocol.md 2: one visible card of the three kinds makes it applicable."""
    game = play("renaissance", 3, [{"hand": "mining code-of-law", "up": "coup"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.up(), game.down()) == ((0, "buy"), ["code-of-law"], ["coup", "mining"])


def test_code_of_law_alone_must_turn_itself(play: Build) -> None:
    """S4, Q10, F1."""
    game = play("renaissance", 3, [{"hand": "mining code-of-law"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.up(), game.down()) == ((0, "buy"), [], ["code-of-law", "mining"])


def test_code_of_law_without_a_gunpowder_card_must_take_the_first_option(play: Build) -> None:
    """S4, S7, Q10: revealed by Espionage it cannot turn itself."""
    seats = [{"hand": "movie espionage"}, {"hand": "code-of-law"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("movie", "yes")
    assert (game.asked, game.up(), game.down()) == ((0, "buy"), [], ["espionage", "movie"])
    assert game.hand(1) == ["code-of-law"]


# --- Compass ---------------------------------------------------------------------------------------------------


def test_compass_opponents_turn_two_food_then_the_activator_chooses(play: Build) -> None:
    """S4, S6, X136: a set of two for seat 1, all there is for seat 2."""
    seats = [
        {"hand": "mining compass", "up": "agriculture"},
        {"up": "agriculture barter-trade mining reinforcement"},
        {"up": "barter-trade warrior"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((1, "replenish"), ["agriculture", "barter-trade"])
    game.answer("agriculture")
    assert (game.asked, game.options) == ((1, "replenish"), ["barter-trade", "reinforcement"])
    game.answer("reinforcement")
    assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
    assert (game.up(1), game.down(1)) == (["barter-trade", "mining"], ["agriculture", "reinforcement"])
    assert (game.up(2), game.down(2)) == (["warrior"], ["barter-trade"])
    game.answer("2")
    assert (game.asked, game.options) == ((0, "replenish"), ["agriculture", "compass"])
    game.answer("compass")
    assert (game.asked, game.gained) == ((0, "buy"), {})
    assert (game.up(), game.down()) == (["agriculture"], ["compass", "mining"])


def test_compass_gains_an_earth_in_any_case(play: Build) -> None:
    """F8."""
    game = play("renaissance", 3, [{"hand": "mining compass"}], cards=FREE).answer("mining", "yes", "1")
    assert (game.asked, game.gained, game.up()) == ((0, "buy"), {"earth": 1}, ["compass"])


# --- Education -------------------------------------------------------------------------------------------------


def test_education_depletes_two_for_two_tokens_or_pays_two_for_a_space(play: Build) -> None:
    """S3, S4."""
    seats = [{"hand": "mining education", "down": "agriculture barter-trade", "culture": 2}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.options) == ((0, "deplete"), ["agriculture", "barter-trade"])
    game.answer("barter-trade")
    assert (game.asked, game.culture(), game.gained) == ((0, "buy"), 4, {})
    assert (game.up(), game.down()) == (["barter-trade", "education", "mining"], ["agriculture"])
    other = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "2")
    assert (other.asked, other.culture(), other.gained) == ((0, "buy"), 0, {"space": 1})
    assert other.down() == ["agriculture", "barter-trade", "mining"]


def test_education_takes_one_space_card_for_the_two_resources(play: Build) -> None:
    """Q11, X127."""
    game = play("renaissance", 3, [{"hand": "movie education", "culture": 1}], cards=FREE).answer("movie", "yes")
    assert (game.asked, game.culture(), game.down()) == ((0, "buy"), 3, [])


def test_education_takes_a_space_card_alone_or_with_another(play: Build) -> None:
    """Q11: Movie may count two, so `done` comes with the second card."""
    seats = [{"hand": "movie education", "down": "warrior"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("movie", "yes")
    assert (game.asked, game.options) == ((0, "deplete"), ["done", "warrior"])
    game.answer("done")
    assert (game.asked, game.culture(), game.down()) == ((0, "buy"), 2, ["warrior"])


def test_education_that_cannot_be_paid_does_nothing(play: Build) -> None:
    """S3, R97, X127: one card, one token."""
    game = play("renaissance", 3, [{"hand": "mining education", "culture": 1}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.culture(), game.gained, game.down()) == ((0, "buy"), 1, {}, ["mining"])
