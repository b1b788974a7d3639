"""The Oil, Earth and Space cards of Renaissance, played from hand."""

from tests.cards.common import FREE, attack, check_culture_attack, check_no_card_no_token, check_token_per_card
from tests.scene import Build

# --- Frigate ---------------------------------------------------------------------------------------------------


def test_frigate_gives_four_culture_and_three_to_the_equally_strong(play: Build) -> None:
    """R82, N56."""
    check_culture_attack(play, "frigate", 2, 4, 3)


def test_frigate_gives_the_attackers_share_first(play: Build) -> None:
    """Q16, docs/protocol.md 2: of five tokens left the attacker takes four, the opponent the last one."""
    seats = [{"hand": "mining frigate", "culture": 10}, {"up": "hussar", "culture": 10}, {"culture": 10}]
    game = play("renaissance", 3, seats, cards=FREE, switches={"culture-limited": True}).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert [game.culture(seat) for seat in range(3)] == [14, 11, 10]


# --- Economics -------------------------------------------------------------------------------------------------


def test_economics_depletes_one_for_two_tokens_or_pays_one_for_a_space(play: Build) -> None:
    """S3, S4."""
    seats = [{"hand": "mining economics", "down": "agriculture", "culture": 1}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.options) == ((0, "deplete"), ["agriculture", "mining"])
    game.answer("agriculture")
    assert (game.asked, game.culture(), game.gained, game.down()) == ((0, "buy"), 3, {}, ["mining"])
    other = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "2")
    assert (other.asked, other.culture(), other.gained) == ((0, "buy"), 0, {"space": 1})
    assert other.down() == ["agriculture", "mining"]


def test_economics_depleting_a_space_leaves_no_earth(play: Build) -> None:
    """E8, R28; without culture the first option is taken unasked (S4)."""
    game = play("renaissance", 3, [{"hand": "movie economics"}], cards=FREE).answer("movie", "yes")
    assert (game.asked, game.culture(), game.gained, game.down()) == ((0, "buy"), 2, {}, [])


def test_economics_without_resource_card_and_culture_does_nothing(play: Build) -> None:
    """S3, X126: Philosophy activates it after Caravan has turned the only card."""
    seats = [{"hand": "mining computer caravan philosophy", "up": "economics"}]
    game = play("combined", 3, seats, cards=FREE).answer("mining", "computer", "yes", "caravan")
    assert (game.asked, game.options) == ((0, "activate-card"), ["caravan", "computer", "economics", "mining"])
    game.answer("economics")
    assert (game.asked, game.culture(), game.gained) == ((0, "buy"), 0, {"earth": 1})


# --- Armistice -------------------------------------------------------------------------------------------------


def test_armistice_sends_everybodys_attack_and_tactic_cards_home(play: Build) -> None:
    """Q44, Q22, X139: only itself, civil and covered cards stay; nobody is asked."""
    seats = [
        {"hand": "mining armistice", "up": "coup horse-archer theology", "down": "hussar"},
        {"up": "agriculture chariot warrior warrior@2", "down": "battleship"},
        {"up": "defection"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert (game.up(0), game.hand(0)) == (["armistice", "theology"], ["coup", "horse-archer"])
    assert game.down(0) == ["hussar", "mining"]
    assert (game.up(1), game.hand(1)) == (["agriculture"], ["chariot", "warrior", "warrior@2"])
    assert game.down(1) == ["battleship"]
    assert (game.up(2), game.hand(2)) == ([], ["defection"])


def test_armistice_may_prevent_the_retrieval(play: Build) -> None:
    """R49, Q41, X139: two cards came back to hand."""
    seats = [{"hand": "mining armistice", "up": "coup horse-archer"}, {"hand": "mining warrior"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "pass")
    assert game.asked == (1, "resource")
    assert (game.up(0), game.hand(0)) == (["armistice"], ["coup", "horse-archer"])


def test_armistice_with_nothing_to_send_home_does_nothing(play: Build) -> None:
    """R43."""
    game = play("renaissance", 3, [{"hand": "mining armistice"}, {"up": "theology"}], cards=FREE).answer(
        "mining", "yes"
    )
    assert (game.asked, game.up(0), game.hand(0), game.up(1)) == ((0, "buy"), ["armistice"], [], ["theology"])


# --- Hussar ----------------------------------------------------------------------------------------------------


def test_hussar_takes_a_token_for_each_card_depleted(play: Build) -> None:
    """R80, E10."""
    check_token_per_card(play, "hussar", 2)


def test_hussar_takes_no_token_where_nothing_is_depleted(play: Build) -> None:
    """X60, X75."""
    check_no_card_no_token(play, "hussar", 2)


# --- Printing Press --------------------------------------------------------------------------------------------


def test_printing_press_applies_a_visible_civil_card_of_any_opponent(play: Build) -> None:
    """S7, docs/protocol.md 2: `SEAT:CARD`, the same starting card of two opponents apart."""
    seats = [
        {"hand": "agriculture printing-press", "up": "sailing warrior"},
        {"up": "agriculture theology warrior", "down": "movie"},
        {"up": "agriculture chariot mining"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("agriculture", "yes")
    assert game.asked == (0, "activate-card")
    assert game.options == ["1:agriculture", "1:theology", "2:agriculture", "2:mining", "none"]
    game.answer("1:theology")
    assert (game.asked, game.options) == ((1, "replenish"), ["agriculture", "theology", "warrior"])
    game.answer("theology")
    assert (game.asked, game.options) == ((2, "replenish"), ["agriculture", "chariot", "mining"])
    game.answer("chariot")
    assert (game.asked, game.culture(0), game.down(1)) == ((0, "buy"), 2, ["movie", "theology"])


def test_printing_press_on_mining_turns_the_activators_iron(play: Build) -> None:
    """S7, X35: the opponent's card stays as it is and is no choice."""
    seats = [{"hand": "agriculture printing-press", "up": "mining warrior"}, {"up": "mining"}, {"up": "mining"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("agriculture", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["1:mining", "2:mining", "none"])
    game.answer("2:mining")
    assert (game.asked, game.options) == ((0, "replenish"), ["mining", "warrior"])
    game.answer("warrior")
    assert (game.asked, game.down()) == ((0, "buy"), ["agriculture", "warrior"])
    assert (game.up(1), game.up(2)) == (["mining"], ["mining"])


def test_printing_press_may_be_declined(play: Build) -> None:
    """S1, X34."""
    seats = [{"hand": "mining printing-press"}, {"up": "sailing"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "activate-card"), ["1:sailing", "none"])
    game.answer("none")
    assert (game.asked, game.gained) == ((0, "buy"), {})


def test_printing_press_without_a_visible_civil_card_does_nothing(play: Build) -> None:
    """X34: own cards, covered cards and other types do not count."""
    seats = [{"hand": "mining printing-press", "up": "sailing"}, {"up": "warrior coup", "down": "movie"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert (game.asked, game.gained) == ((0, "buy"), {})


def test_printing_press_on_an_opponents_philosophy_is_barred_itself(play: Build) -> None:
    """S8, X33: the Philosophy activates one of the activator's cards, but not Printing Press."""
    seats = [{"hand": "mining printing-press", "up": "engineering sailing"}, {"up": "philosophy"}]
    game = play("combined", 3, seats, cards=FREE).answer("mining", "yes", "1:philosophy")
    assert (game.asked, game.options) == ((0, "activate-card"), ["engineering", "sailing"])
    game.answer("engineering")
    assert (game.asked, game.gained) == ((0, "buy"), {"earth": 1})
    alone = play("combined", 3, [{"hand": "mining printing-press"}, {"up": "philosophy"}], cards=FREE)
    alone.answer("mining", "yes", "1:philosophy")
    assert (alone.asked, alone.gained) == ((0, "buy"), {})


def test_printing_press_pays_with_the_activators_cards(play: Build) -> None:
    """S3, S7: an opponent's Barter Trade depletes the activator's card."""
    seats = [{"hand": "mining printing-press"}, {"up": "barter-trade", "down": "agriculture"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "1:barter-trade", "iron")
    assert (game.asked, game.gained) == ((0, "buy"), {"iron": 1})
    assert (game.up(0), game.down(0), game.down(1)) == (["mining", "printing-press"], [], ["agriculture"])


# --- Battleship ------------------------------------------------------------------------------------------------


def test_battleship_gives_five_culture_and_four_to_the_equally_strong(play: Build) -> None:
    """R82, N56."""
    check_culture_attack(play, "battleship", 3, 5, 4)


# --- Newspaper -------------------------------------------------------------------------------------------------


def test_newspaper_gains_two_tokens(play: Build) -> None:
    """S4."""
    game = play("renaissance", 3, [{"hand": "mining newspaper", "culture": 1}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.options) == ((0, "option"), ["1", "2"])
    game.answer("1")
    assert (game.asked, game.culture(), game.up()) == ((0, "buy"), 3, ["newspaper"])


def test_newspaper_without_culture_must_gain(play: Build) -> None:
    """S4, Q10."""
    game = play("renaissance", 3, [{"hand": "mining newspaper", "up": "movie"}], cards=FREE).answer("mining", "yes")
    assert (game.asked, game.culture(), game.up()) == ((0, "buy"), 2, ["movie", "newspaper"])


def test_newspaper_turns_a_set_of_five_of_more(play: Build) -> None:
    """Q43, docs/protocol.md 1.3: five of seven in ascending order, only what can still be completed is on offer."""
    up = "agriculture chariot hussar mining theology warrior"
    game = play("renaissance", 3, [{"hand": "movie newspaper", "up": up, "culture": 1}], cards=FREE)
    game.answer("movie", "yes", "2")
    assert (game.asked, game.options, game.culture()) == ((0, "replenish"), ["agriculture", "chariot", "hussar"], 0)
    game.answer("chariot")
    assert game.options == ["hussar", "mining"]
    game.answer("hussar")
    assert game.options == ["mining", "newspaper"]
    game.answer("newspaper")
    assert (game.asked, game.gained) == ((0, "buy"), {})
    assert game.up() == ["agriculture", "mining"]
    assert game.down() == ["chariot", "hussar", "movie", "newspaper", "theology", "warrior"]


def test_newspaper_turns_all_of_fewer_than_five(play: Build) -> None:
    """Q43, X128."""
    seats = [{"hand": "mining newspaper", "up": "agriculture chariot movie", "culture": 1}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "2")
    assert (game.asked, game.culture(), game.up()) == ((0, "buy"), 0, [])
    assert game.down() == ["agriculture", "chariot", "mining", "movie", "newspaper"]


def test_newspaper_with_no_visible_card_must_gain(play: Build) -> None:
    """S4, S9, docs/protocol.md 2: Philosophy has had it turn everything; applied again it has nothing to turn."""
    game = play("combined", 3, [{"hand": "mining computer newspaper philosophy", "culture": 2}], cards=FREE)
    game.answer("mining", "computer", "yes", "philosophy")
    assert (game.asked, game.options) == ((0, "activate-card"), ["computer", "newspaper"])
    game.answer("newspaper", "2")
    assert (game.asked, game.culture(), game.up()) == ((0, "buy"), 3, [])
    assert game.down() == ["computer", "mining", "newspaper", "philosophy"]


# --- Nationalism -----------------------------------------------------------------------------------------------


def test_nationalism_counts_the_opponents_visible_attack_cards(play: Build) -> None:
    """Q45, X141: 2 nothing, 3 an Earth, 4 and more a Space; own, covered and tactic cards do not count."""
    for up, gained in (
        ("", {}),
        ("chariot", {"earth": 1}),
        ("chariot frigate", {"space": 1}),
        ("chariot frigate hussar battleship machine-gun", {"space": 1}),
    ):
        seats = [
            {"hand": "mining nationalism", "up": "stealth-bomber"},
            {"up": "warrior coup", "down": "horse-archer"},
            {"up": f"warrior armistice theology {up}"},
        ]
        game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
        assert (game.asked, game.gained) == ((0, "buy"), gained)


# --- Machine Gun -----------------------------------------------------------------------------------------------


def test_machine_gun_makes_the_weaker_deplete_three(play: Build) -> None:
    """R80, E16."""
    zones = {"down": "agriculture barter-trade mining theology"}
    game = attack(play, "renaissance", "machine-gun", 2, zones, {"down": "agriculture"}).answer("done", "done")
    assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "barter-trade"])
    game.answer("agriculture")
    assert (game.asked, game.options) == ((1, "deplete"), ["barter-trade", "mining"])
    game.answer("mining")
    assert (game.asked, game.down(1), game.down(2)) == ((0, "buy"), ["barter-trade"], ["agriculture"])
    assert (game.culture(0), game.gained) == (0, {})


def test_machine_gun_takes_fewer_where_there_are_fewer(play: Build) -> None:
    """R80, E16, X72: a Space and a Food count three together."""
    for down in ("theology", "agriculture mining", "agriculture movie"):
        game = attack(play, "renaissance", "machine-gun", 2, {"down": down}, {}).answer("done")
        assert (game.asked, game.down(1)) == ((0, "buy"), [])
        assert game.up(1) == sorted([*down.split(), "reinforcement"])


def test_machine_gun_may_be_paid_with_a_space_as_two(play: Build) -> None:
    """Q11, X72: a Space with either other card, or all three."""
    zones = {"down": "agriculture mining movie"}
    for answers, left in (
        (["agriculture", "mining"], []),
        (["agriculture", "movie"], ["mining"]),
        (["mining"], ["agriculture"]),
    ):
        game = attack(play, "renaissance", "machine-gun", 2, zones, {}).answer("done")
        assert (game.asked, game.options) == ((1, "deplete"), ["agriculture", "mining"])
        game.answer(*answers)
        assert (game.asked, game.down(1)) == ((0, "buy"), left)


# --- Movie -----------------------------------------------------------------------------------------------------


def test_movie_takes_a_wonder_for_its_price(play: Build) -> None:
    """Q21, S3: wonders that two cards can pay; the wonder stays in the supply until it is paid; tokens go home."""
    seats = [
        {"hand": "mining movie", "down": "agriculture", "glory": {"sancta-sophia": 2, "panama-canal": 1}},
        {"glory": {"sancta-sophia": 1}},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    supply = ["colossus-of-rhodes", "forbidden-palace", "panama-canal", "sancta-sophia", "sydney-opera-house"]
    assert game.supply_wonders == supply
    assert game.asked == (0, "take-wonder")
    assert game.options == ["colossus-of-rhodes", "forbidden-palace", "sancta-sophia"]
    game.answer("sancta-sophia")
    assert (game.asked, game.options) == ((0, "deplete"), ["agriculture", "mining"])
    assert (game.supply_wonders, game.wonders()) == (supply, [])
    game.answer("agriculture")
    assert (game.asked, game.wonders()) == ((0, "buy"), ["sancta-sophia"])
    assert (game.up(), game.down()) == (["agriculture", "movie"], ["mining"])
    assert (game.glory(0), game.glory(1)) == ({"panama-canal": 1}, {})
    assert game.supply_wonders == ["colossus-of-rhodes", "forbidden-palace", "panama-canal", "sydney-opera-house"]


def test_movie_must_take_the_horse_wonder_for_nothing(play: Build) -> None:
    """Q21, X42: price 0, nothing is depleted."""
    seats = [{"hand": "mining movie"}]
    game = play("renaissance", 3, seats, cards=FREE, wonders="colossus-of-rhodes forbidden-palace")
    game.answer("mining", "yes")
    assert (game.asked, game.wonders(), game.down()) == ((0, "buy"), ["colossus-of-rhodes"], ["mining"])


def test_movie_costs_four_resources_for_the_space_wonder(play: Build) -> None:
    """S3, Q11, X112: three cards are not enough, four and two Space cards are."""
    for down, wonders in (
        ("agriculture barter-trade", []),
        ("agriculture barter-trade warrior", ["sydney-opera-house"]),
    ):
        game = play(
            "renaissance", 3, [{"hand": "mining movie", "down": down}], cards=FREE, wonders="sydney-opera-house"
        )
        game.answer("mining", "yes")
        assert (game.asked, game.wonders()) == ((0, "buy"), wonders)
    seats = [{"hand": "space-race movie", "down": "stealth-bomber"}]
    spaces = play("renaissance", 3, seats, cards=FREE, wonders="sydney-opera-house").answer("space-race", "yes")
    assert (spaces.asked, spaces.wonders(), spaces.down()) == ((0, "buy"), ["sydney-opera-house"], [])


def test_movie_takes_each_age_for_its_number(play: Build) -> None:
    """2.11: 0, 1, 2, 3, 4 from Horse to Space; one card less is not enough."""
    ages = [
        "lighthouse-of-alexandria",
        "machu-picchu",
        "leaning-tower-of-pisa",
        "golden-gate-bridge",
        "sagrada-familia",
    ]
    down = ["agriculture", "barter-trade", "warrior"]
    for price in (2, 3, 4):
        enough = [{"hand": "mining movie", "down": down[: price - 1]}]
        game = play("renaissance", 3, enough, cards=FREE, wonders=ages[price]).answer("mining", "yes")
        assert (game.asked, game.wonders(), game.down()) == ((0, "buy"), [ages[price]], [])
        short = [{"hand": "mining movie", "down": down[: price - 2]}]
        game = play("renaissance", 3, short, cards=FREE, wonders=ages[price]).answer("mining", "yes")
        assert (game.asked, game.wonders(), len(game.down())) == ((0, "buy"), [], price - 1)
    one = play("renaissance", 3, [{"hand": "mining movie"}], cards=FREE, wonders=ages[1]).answer("mining", "yes")
    assert (one.asked, one.wonders(), one.down()) == ((0, "buy"), [ages[1]], [])


def test_movie_taking_the_last_wonder_ends_the_game_after_the_turn(play: Build) -> None:
    """R100, Q21, X113."""
    game = play("renaissance", 3, [{"hand": "mining movie"}], cards=FREE, wonders="colossus-of-rhodes")
    game.answer("mining", "yes")
    assert (game.over, game.asked) == (False, (0, "buy"))
    game.answer("pass", "done")
    assert game.over
    assert game.result == {"vp": [6, 0, 0], "cards": [3, 0, 0], "winners": [0]}


# --- Space Race ------------------------------------------------------------------------------------------------


def test_space_race_turns_all_attack_and_tactic_cards_of_the_opponents(play: Build) -> None:
    """X140: nobody chooses; one token for each card turned; civil and own cards stay."""
    seats = [
        {"hand": "mining space-race", "up": "hussar"},
        {"up": "chariot coup theology warrior"},
        {"up": "battleship writing", "down": "armistice"},
    ]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes")
    assert game.asked == (0, "buy")
    assert [game.culture(seat) for seat in range(3)] == [4, 0, 0]
    assert (game.up(1), game.down(1)) == (["theology"], ["chariot", "coup", "warrior"])
    assert (game.up(2), game.down(2)) == (["writing"], ["armistice", "battleship"])
    assert game.up(0) == ["hussar", "space-race"]


def test_space_race_with_nothing_to_turn_brings_nothing(play: Build) -> None:
    """X140."""
    game = play("renaissance", 3, [{"hand": "mining space-race"}, {"up": "theology"}], cards=FREE)
    game.answer("mining", "yes")
    assert (game.asked, game.culture(), game.up(1)) == ((0, "buy"), 0, ["theology"])


# --- Stealth Bomber --------------------------------------------------------------------------------------------


def test_stealth_bomber_gives_six_culture_and_five_to_the_equally_strong(play: Build) -> None:
    """R82, N56."""
    check_culture_attack(play, "stealth-bomber", 4, 6, 5)


def test_stealth_bomber_ends_the_game_after_the_turn(play: Build) -> None:
    """R100, R102, X129: the gains of the others count, and nobody moves again."""
    seats = [{"hand": "mining stealth-bomber", "culture": 13}, {"up": "battleship hussar", "hand": "mining"}]
    game = play("renaissance", 3, seats, cards=FREE).answer("mining", "yes", "done")
    assert (game.asked, game.culture(0), game.culture(1)) == ((0, "buy"), 19, 5)
    game.answer("pass", "done", "none")
    assert game.over
    assert game.result == {"vp": [23, 10, 0], "cards": [2, 3, 0], "winners": [0]}
