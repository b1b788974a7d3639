"""Glory tokens and how they win wonders (X103-X117)."""

from typing import Any

from tests.scene import Build, Seats, Table

IDLE: dict[str, Any] = {"hand": "agriculture mining"}
ATTACKER: dict[str, Any] = {"hand": "mining warrior"}


def attack(play: Build, seats: Seats, wonders: str) -> Table:
    """Seat 0, holding Mining and Warrior, lays the one and attacks with the other; then the glory step comes."""
    game = play("renaissance", len(seats), seats, wonders=wonders)
    return game.answer("mining", "yes").until("glory")


def buy_by_conversion(play: Build, glory: dict[str, int], wonders: str) -> Table:
    """Seat 0 lays Agriculture and pays Sailing (Food, Iron) with three Food."""
    seats = [{"hand": "agriculture", "down": "barter-trade reinforcement", "glory": glory}, IDLE]
    return play("renaissance", 2, seats, wonders=wonders).answer("sailing")


def use_movie(play: Build, wonder: str, seats: Seats, wonders: str) -> Table:
    """Seat 0 lays Agriculture and takes a wonder with Movie."""
    return play("renaissance", len(seats), seats, wonders=wonders).answer("agriculture", "yes", wonder)


def test_X103_glory_comes_even_without_retrieval(play: Build) -> None:
    """R49, R88, R89."""
    hand = "agriculture barter-trade calendar mining warrior writing"
    game = play("renaissance", 2, [{"hand": hand, "up": "reinforcement"}, IDLE], wonders="colossus-of-rhodes")
    game.answer("mining", "warrior", "yes", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["colossus-of-rhodes", "none"]
    game.answer("colossus-of-rhodes")
    assert game.glory() == {"colossus-of-rhodes": 1}
    assert game.hand() == ["agriculture", "barter-trade", "calendar", "writing"]
    assert game.up() == ["reinforcement", "warrior"]
    assert game.asked == (1, "resource")


def test_X104_two_conditions_give_one_token(play: Build) -> None:
    """R88, R89."""
    game = play("renaissance", 2, [{"hand": "sailing warrior"}, IDLE], wonders="colossus-of-rhodes sancta-sophia")
    game.answer("sailing", "yes").until("glory")
    assert game.options == ["colossus-of-rhodes", "none", "sancta-sophia"]
    game.answer("sancta-sophia")
    assert game.glory() == {"sancta-sophia": 1}
    assert game.asked == (1, "resource")


def test_X104_no_token_is_allowed_too(play: Build) -> None:
    """R89."""
    game = play("renaissance", 2, [{"hand": "sailing warrior"}, IDLE], wonders="colossus-of-rhodes sancta-sophia")
    game.answer("sailing", "yes").until("glory")
    game.answer("none")
    assert game.glory() == {}
    assert game.asked == (1, "resource")


def test_X105_with_a_stock_no_token_is_moved(play: Build) -> None:
    """R33, R89, R90: five tokens, three of them on wonders."""
    placed = {"panama-canal": 2, "forbidden-palace": 1}
    seats = [ATTACKER | {"glory": placed}, IDLE]
    game = attack(play, seats, "colossus-of-rhodes forbidden-palace panama-canal")
    assert game.options == ["colossus-of-rhodes", "none"]
    game.answer("colossus-of-rhodes")
    assert game.glory() == {"colossus-of-rhodes": 1, "forbidden-palace": 1, "panama-canal": 2}
    assert game.asked == (1, "resource")


def test_X105_the_last_token_of_the_stock_is_placed_not_moved(play: Build) -> None:
    """R33, R89, R90."""
    placed = {"panama-canal": 2, "forbidden-palace": 2}
    seats = [ATTACKER | {"glory": placed}, IDLE]
    game = attack(play, seats, "colossus-of-rhodes forbidden-palace panama-canal").answer("colossus-of-rhodes")
    assert game.glory() == {"colossus-of-rhodes": 1, "forbidden-palace": 2, "panama-canal": 2}
    assert game.asked == (1, "resource")


def test_X106_without_stock_a_token_moves_only_to_the_wonder_of_the_action(play: Build) -> None:
    """R33, R89, R90, Q20."""
    placed = {"lighthouse-of-alexandria": 2, "forbidden-palace": 2, "panama-canal": 1}
    game = buy_by_conversion(play, placed, "lighthouse-of-alexandria forbidden-palace panama-canal")
    assert game.asked == (0, "glory")
    assert game.options == ["none", "panama-canal"]
    game.answer("panama-canal")
    assert game.asked == (0, "glory-from")
    assert game.options == ["forbidden-palace", "lighthouse-of-alexandria"]
    game.answer("lighthouse-of-alexandria")
    assert game.glory() == {"forbidden-palace": 2, "lighthouse-of-alexandria": 1, "panama-canal": 2}
    assert game.wonders() == []
    assert game.asked == (1, "resource")


def test_X106_a_moved_token_may_be_the_third(play: Build) -> None:
    """R90, R91, Q20."""
    placed = {"lighthouse-of-alexandria": 1, "forbidden-palace": 2, "panama-canal": 2}
    game = buy_by_conversion(play, placed, "lighthouse-of-alexandria forbidden-palace panama-canal")
    game.answer("panama-canal", "lighthouse-of-alexandria")
    assert game.wonders() == ["panama-canal"]
    assert game.glory() == {"forbidden-palace": 2}
    assert game.supply_wonders == ["forbidden-palace", "lighthouse-of-alexandria"]


def test_X106_moving_is_optional(play: Build) -> None:
    """R90."""
    placed = {"lighthouse-of-alexandria": 1, "forbidden-palace": 2, "panama-canal": 2}
    game = buy_by_conversion(play, placed, "lighthouse-of-alexandria forbidden-palace panama-canal").answer("none")
    assert game.glory() == placed
    assert game.wonders() == []
    assert game.asked == (1, "resource")


def test_X107_only_ones_own_tokens_count(play: Build) -> None:
    """R91, Q19."""
    one = {"glory": {"colossus-of-rhodes": 1}}
    game = attack(play, [ATTACKER | one, IDLE | one, IDLE | one], "colossus-of-rhodes panama-canal")
    assert game.supply_wonders == ["colossus-of-rhodes", "panama-canal"]
    game.answer("colossus-of-rhodes")
    assert [game.glory(seat) for seat in range(3)] == [
        {"colossus-of-rhodes": 2},
        {"colossus-of-rhodes": 1},
        {"colossus-of-rhodes": 1},
    ]
    assert [game.wonders(seat) for seat in range(3)] == [[], [], []]
    assert game.supply_wonders == ["colossus-of-rhodes", "panama-canal"]
    assert game.asked == (1, "resource")


def test_X108_the_third_own_token_claims_and_all_tokens_go_home(play: Build) -> None:
    """R91, Q19."""
    seats = [
        ATTACKER | {"glory": {"colossus-of-rhodes": 2, "panama-canal": 1}},
        IDLE | {"glory": {"colossus-of-rhodes": 2, "panama-canal": 2}},
        IDLE | {"glory": {"colossus-of-rhodes": 1}},
    ]
    game = attack(play, seats, "colossus-of-rhodes panama-canal").answer("colossus-of-rhodes")
    assert [game.wonders(seat) for seat in range(3)] == [["colossus-of-rhodes"], [], []]
    assert [game.glory(seat) for seat in range(3)] == [{"panama-canal": 1}, {"panama-canal": 2}, {}]
    assert game.supply_wonders == ["panama-canal"]
    assert game.asked == (1, "resource")


def test_X108_tokens_that_came_home_can_be_placed_again(play: Build) -> None:
    """R90, R91: seat 1 had an empty stock; two tokens came back, so nothing is moved."""
    placed = {"colossus-of-rhodes": 2, "panama-canal": 2, "sancta-sophia": 1}
    seats = [ATTACKER | {"glory": {"colossus-of-rhodes": 2}}, {"hand": "writing mining", "glory": placed}]
    game = attack(play, seats, "colossus-of-rhodes panama-canal sancta-sophia").answer("colossus-of-rhodes")
    game.answer("writing", "no").until("glory")
    assert game.asked == (1, "glory")
    assert game.options == ["none", "sancta-sophia"]
    game.answer("sancta-sophia")
    assert game.glory(1) == {"panama-canal": 2, "sancta-sophia": 2}
    assert game.active == 0


def test_X109_the_third_token_is_optional(play: Build) -> None:
    """R89."""
    seats = [ATTACKER | {"glory": {"colossus-of-rhodes": 2}}, IDLE]
    game = attack(play, seats, "colossus-of-rhodes panama-canal")
    assert game.options == ["colossus-of-rhodes", "none"]
    game.answer("none")
    assert game.wonders() == []
    assert game.glory() == {"colossus-of-rhodes": 2}
    assert game.supply_wonders == ["colossus-of-rhodes", "panama-canal"]
    assert game.asked == (1, "resource")


def test_X109_once_placed_the_third_token_claims(play: Build) -> None:
    """R89, R91."""
    seats = [ATTACKER | {"glory": {"colossus-of-rhodes": 2}}, IDLE]
    game = attack(play, seats, "colossus-of-rhodes panama-canal").answer("colossus-of-rhodes")
    assert game.wonders() == ["colossus-of-rhodes"]
    assert game.glory() == {}
    assert game.asked == (1, "resource")


def test_X109_claiming_comes_before_the_end_check(play: Build) -> None:
    """R49, R91, R100."""
    seats = [ATTACKER | {"glory": {"colossus-of-rhodes": 2}}, IDLE]
    game = attack(play, seats, "colossus-of-rhodes")
    assert not game.over
    game.answer("colossus-of-rhodes")
    assert game.over
    assert game.result == {"vp": [2, 0], "cards": [3, 2], "winners": [0]}


def test_X110_movie_sends_all_tokens_home_without_compensation(play: Build) -> None:
    """R93, Q21."""
    seats = [
        {"hand": "agriculture movie", "glory": {"colossus-of-rhodes": 1}},
        IDLE | {"glory": {"colossus-of-rhodes": 2, "sancta-sophia": 1}},
        IDLE | {"glory": {"colossus-of-rhodes": 1}},
    ]
    game = play("renaissance", 3, seats, wonders="colossus-of-rhodes sancta-sophia forbidden-palace")
    game.answer("agriculture", "yes")
    assert game.asked == (0, "take-wonder")
    assert game.options == ["colossus-of-rhodes", "sancta-sophia"]
    game.answer("colossus-of-rhodes")
    assert game.wonders() == ["colossus-of-rhodes"]
    assert [game.glory(seat) for seat in range(3)] == [{}, {"sancta-sophia": 1}, {}]
    assert [game.culture(seat) for seat in range(3)] == [0, 0, 0]
    assert game.gained == {}
    assert game.down() == ["agriculture"]


def test_X111_no_token_for_a_wonder_that_movie_took(play: Build) -> None:
    """R89, Q21."""
    seats = [{"hand": "agriculture movie"}, IDLE]
    game = use_movie(play, "lighthouse-of-alexandria", seats, "lighthouse-of-alexandria sancta-sophia")
    assert game.asked == (0, "take-back")
    game.answer("done")
    assert game.wonders() == ["lighthouse-of-alexandria"]
    assert game.glory() == {}
    assert game.asked == (1, "resource")


def test_X112_three_cards_do_not_pay_the_space_wonder(play: Build) -> None:
    """S3, Q11, Q21."""
    seats = [{"hand": "agriculture movie", "down": "mining warrior"}, IDLE]
    game = play("renaissance", 2, seats, wonders="sydney-opera-house")
    game.answer("agriculture", "yes")
    assert game.asked == (0, "buy")
    assert game.down() == ["agriculture", "mining", "warrior"]
    assert game.wonders() == []
    assert game.supply_wonders == ["sydney-opera-house"]


def test_X112_two_space_cards_pay_the_space_wonder(play: Build) -> None:
    """S3, Q11, Q21."""
    seats = [{"hand": "computer mining movie warrior", "down": "satellite"}, IDLE]
    game = play("combined", 2, seats, wonders="sydney-opera-house")
    game.answer("computer", "movie", "yes")
    assert game.wonders() == ["sydney-opera-house"]
    assert game.up() == ["computer", "movie", "satellite"]
    assert game.down() == []


def test_X112_each_space_card_of_a_price_may_count_one_or_two(play: Build) -> None:
    """R28, Q11."""
    seats = [{"hand": "agriculture mining movie warrior", "down": "computer satellite"}, IDLE]
    game = play("combined", 2, seats, wonders="sydney-opera-house colossus-of-rhodes")
    game.answer("agriculture", "movie", "yes", "sydney-opera-house")
    assert game.asked == (0, "deplete")
    assert game.options == ["agriculture", "computer"]
    assert game.supply_wonders == ["colossus-of-rhodes", "sydney-opera-house"]
    game.answer("computer")
    assert game.up() == ["computer", "movie", "satellite"]
    assert game.down() == ["agriculture"]
    assert game.wonders() == ["sydney-opera-house"]


def test_X113_movie_taking_the_last_wonder_ends_the_game_after_the_turn(play: Build) -> None:
    """R100, Q21."""
    seats = [{"hand": "agriculture movie", "down": "barter-trade"}, IDLE]
    game = play("renaissance", 2, seats, wonders="colossus-of-rhodes")
    game.answer("agriculture", "yes")
    assert game.wonders() == ["colossus-of-rhodes"]
    assert game.supply_wonders == []
    assert not game.over
    assert game.asked == (0, "buy")
    game.answer("calendar")
    assert game.over
    assert game.hand() == ["agriculture", "barter-trade", "calendar", "movie"]
    assert game.hand(1) == ["agriculture", "mining"]
    assert game.result == {"vp": [6, 0], "cards": [5, 2], "winners": [0]}


def test_X114_movie_is_no_purchase(play: Build) -> None:
    """R88, R93."""
    seats = [{"hand": "agriculture movie"}, IDLE]
    game = use_movie(play, "sancta-sophia", seats, "lighthouse-of-alexandria sancta-sophia forbidden-palace")
    assert game.up() == []
    assert game.hand() == ["agriculture", "movie"]
    assert game.asked == (0, "glory")
    assert game.options == ["lighthouse-of-alexandria", "none"]


def test_X115_without_retrieval_no_sydney(play: Build) -> None:
    """R49."""
    seats = [{"hand": "agriculture barter-trade mining warrior", "up": "movie stealth-bomber"}, IDLE, IDLE]
    game = play("renaissance", 3, seats, wonders="sydney-opera-house panama-canal")
    game.answer("mining", "agriculture", "no")
    assert game.up() == ["agriculture", "movie", "stealth-bomber"]
    assert game.asked == (1, "resource")


def test_X115_with_retrieval_sydney_is_met(play: Build) -> None:
    """R49, R88."""
    seats = [{"hand": "agriculture mining warrior", "up": "movie stealth-bomber"}, IDLE, IDLE]
    game = play("renaissance", 3, seats, wonders="sydney-opera-house panama-canal")
    game.answer("mining", "agriculture", "no", "done")
    assert game.asked == (0, "glory")
    assert game.options == ["none", "sydney-opera-house"]


def test_X115_the_points_of_the_turn_before_do_not_count(play: Build) -> None:
    """R49, R88."""
    seats = [{"hand": "agriculture mining", "up": "movie stealth-bomber"}, IDLE, IDLE]
    game = play("renaissance", 3, seats, wonders="sydney-opera-house panama-canal")
    game.answer("agriculture", "no", "done", "none", "agriculture", "no")
    assert game.asked == (1, "take-back")
    game.answer("done")
    assert game.asked == (2, "resource")


def take_back_economics(play: Build, players: int, up: str) -> Table:
    """Seat 0 has Economics (2 VP) covered and takes it back together with what is face up."""
    seats = [{"hand": "agriculture mining", "up": up, "down": "economics"}, IDLE, IDLE, IDLE][:players]
    game = play("renaissance", players, seats, wonders="sydney-opera-house panama-canal")
    game.answer("agriculture", "no")
    assert game.asked == (0, "take-back")
    assert game.options == ["agriculture", "done", "economics"]
    return game.answer("economics")


def test_X116_a_covered_card_taken_back_helps_sydney_with_four_players(play: Build) -> None:
    """R17, R48, R49, R86, R88."""
    game = take_back_economics(play, 4, "armistice")
    assert game.hand() == ["armistice", "economics", "mining"]
    assert game.asked == (0, "glory")
    assert game.options == ["none", "sydney-opera-house"]


def test_X116_leaving_the_covered_card_does_not_meet_sydney(play: Build) -> None:
    """R48, R88."""
    seats = [{"hand": "agriculture mining", "up": "armistice", "down": "economics"}, IDLE, IDLE, IDLE]
    game = play("renaissance", 4, seats, wonders="sydney-opera-house panama-canal")
    game.answer("agriculture", "no", "done")
    assert game.down() == ["agriculture", "economics"]
    assert game.asked == (1, "resource")


def test_X116_three_players_need_four_points(play: Build) -> None:
    """R86, R88."""
    game = take_back_economics(play, 3, "armistice")
    assert game.asked == (0, "glory")
    assert game.options == ["none", "sydney-opera-house"]
    assert take_back_economics(play, 3, "theology").asked == (1, "resource")


def test_X116_two_players_need_five_points(play: Build) -> None:
    """R86, R88."""
    assert take_back_economics(play, 2, "armistice").asked == (1, "resource")
    game = take_back_economics(play, 2, "armistice theology")
    assert game.asked == (0, "glory")
    assert game.options == ["none", "sydney-opera-house"]


def test_X117_cards_back_by_armistice_do_not_count_for_sydney(play: Build) -> None:
    """R88: 5 VP came back in the development phase, and the hand is too large for the retrieval."""
    seats = [{"hand": "agriculture armistice", "up": "battleship hussar"}, IDLE, IDLE, IDLE]
    game = play("renaissance", 4, seats, wonders="sydney-opera-house panama-canal")
    game.answer("agriculture", "yes")
    assert game.hand() == ["battleship", "hussar"]
    assert game.up() == ["armistice"]
    assert game.asked == (1, "resource")


def test_X117_nor_do_they_when_the_retrieval_follows(play: Build) -> None:
    """R88: 4 VP came back by the effect, only 2 in the retrieval; 3 are needed."""
    seats = [{"hand": "agriculture armistice", "up": "stealth-bomber"}, IDLE, IDLE, IDLE]
    game = play("renaissance", 4, seats, wonders="sydney-opera-house panama-canal")
    game.answer("agriculture", "yes", "done")
    assert game.hand() == ["armistice", "stealth-bomber"]
    assert game.asked == (1, "resource")
