"""The combined game: research piles, layout, wonders (X152-X160)."""

import pytest

from gunsteel.core import engine
from gunsteel.core.cardset import members
from gunsteel.core.dice import Dice
from gunsteel.core.rules import Rules
from gunsteel.core.setup import Rows, check_layout, row_sizes, supply_by_age, wonder_choices
from gunsteel.core.tables import CARD_NAMES, CARD_NUMBER, WONDER_NAMES, WONDER_NUMBER
from gunsteel.errors import Refused
from gunsteel.formats.deal import deal
from gunsteel.ids import CardId, WonderId
from tests.scene import Build, Table

IDLE = {"hand": "agriculture mining"}
HORSES = ["ambush", "calendar", "caravan", "chariot", "coup", "currency"]
OILS = ["armistice", "frigate", "hussar", "musketeer"]
WONDERS = "sancta-sophia forbidden-palace"


def test_X152_the_horse_pile_costs_the_listed_price(play: Build) -> None:
    """R71, R107, R110, Q30."""
    seats = [{"hand": "agriculture", "down": "mining"}, IDLE, IDLE]
    rows = {"horse": HORSES}
    game = play("combined", 3, seats, rows=rows, piles={"horse": "philosophy sailing writing"}, wonders=WONDERS)
    assert game.asked == (0, "buy")
    assert game.options == ["chariot", "currency", "pass", "pile:philosophy"]
    game.answer("pile:philosophy")
    assert game.hand() == ["agriculture", "mining", "philosophy"]
    assert game.position()["rows"]["horse"] == HORSES


def buy_cannon(play: Build, gunpowder: list[str | None], down: str) -> Table:
    """Cannon (two Gunpowder) lies on the Oil pile, the Horse row is full; seat 0 lays Agriculture."""
    rows = {"horse": HORSES, "gunpowder": gunpowder, "oil": OILS}
    piles = {"oil": "cannon economics"}
    return play("combined", 3, [{"hand": "agriculture", "down": down}, IDLE, IDLE], rows=rows, piles=piles)


def test_X153_only_the_row_directly_beneath_a_pile_counts(play: Build) -> None:
    """R71, R110, Q30."""
    game = buy_cannon(play, [None] * 5, "guild knight")
    assert "pile:cannon" in game.options
    game.answer("pile:cannon")
    assert game.asked == (0, "take-back")
    assert game.hand() == ["cannon", "guild", "knight"]
    assert game.down() == ["agriculture"]


def test_X153_every_card_of_that_row_counts_wherever_it_lies(play: Build) -> None:
    """R71, R110, Q30."""
    row = ["alchemy", None, None, None, "theology"]
    assert "pile:cannon" not in buy_cannon(play, row, "guild knight").options
    game = buy_cannon(play, row, "guild knight mining")
    assert "pile:cannon" in game.options
    game.answer("pile:cannon")
    assert game.hand() == ["agriculture", "cannon", "guild", "knight", "mining"]


def buy_space_card(play: Build, card: str, space: list[str | None], pile: str) -> Table:
    """Seat 0 buys a Space card for two Oil; the Earth row is gone."""
    seats = [{"hand": "agriculture", "down": "economics frigate"}, IDLE, IDLE | {"up": "space-race"}]
    price = {"computer": {"cost": {"oil": 2}}, "movie": {"cost": {"oil": 2}}}
    rows = {"space": space, "earth": [None] * 3}
    game = play("combined", 3, seats, rows=rows, piles={"space": pile}, cards=price, wonders=WONDERS)
    return game.answer(card)


def test_X154_an_empty_space_pile_does_not_end_the_game(play: Build) -> None:
    """R100, R101, R111."""
    game = buy_space_card(play, "pile:computer", ["movie", None], "computer")
    assert game.position()["piles"]["space"] == []
    assert game.position()["rows"]["space"] == ["movie", None]
    game.answer("done")
    assert game.asked == (1, "resource")


def test_X154_an_empty_space_row_does_though_pile_cards_remain(play: Build) -> None:
    """R100, R101, R111."""
    game = buy_space_card(play, "movie", ["movie", None], "computer satellite")
    assert not game.over
    game.answer("done")
    assert game.over
    assert game.position()["piles"]["space"] == ["computer", "satellite"]


def test_X155_the_next_card_of_a_pile_becomes_its_top(play: Build) -> None:
    """R71, R107, Q30."""
    seats = [{"hand": "agriculture", "down": "mining"}, {"down": "agriculture mining"}, {"down": "agriculture mining"}]
    rows = {"horse": [None] * 6}
    game = play("combined", 3, seats, rows=rows, piles={"horse": "philosophy sailing"}, wonders=WONDERS)
    assert game.options == ["pass", "pile:philosophy"]
    game.answer("pile:philosophy")
    assert game.position()["piles"]["horse"] == ["sailing"]
    assert game.asked == (1, "buy")
    assert game.options == ["pass", "pile:sailing"]
    game.answer("pile:sailing")
    assert game.position()["piles"]["horse"] == []
    assert game.asked == (2, "take-back")


def cards(names: str) -> list[CardId]:
    return [CardId(CARD_NUMBER[name]) for name in names.split()]


def layout(rules: Rules, row: str, pile: str) -> tuple[Rows, Rows]:
    """A layout with this Horse row and this beginning of the Horse pile; the rest in the order of the names."""
    rows: Rows = []
    piles: Rows = []
    for of_age, count in zip(supply_by_age(rules), row_sizes(rules), strict=True):
        rows.append(of_age[:count])
        piles.append(of_age[count:])
    given = cards(f"{row} {pile}")
    rows[0] = cards(row)
    piles[0] = cards(pile) + [card for card in supply_by_age(rules)[0] if card not in given]
    return rows, piles


def horse_wonders(rules: Rules, row: str, pile: str = "") -> list[str]:
    rows, piles = layout(rules, row, pile)
    return [WONDER_NAMES[wonder] for wonder in wonder_choices(rules, rows, piles, 0)]


NEITHER = "ambush calendar caravan chariot coup"


def test_X156_an_indicator_in_the_row_decides_alone() -> None:
    """R31, R108, Q31: Colossus shows Trade and Tribute, Lighthouse shows Espionage."""
    rules = Rules("combined", 3)
    assert horse_wonders(rules, f"{NEITHER} trade-and-tribute", "sailing espionage") == ["colossus-of-rhodes"]
    assert horse_wonders(rules, f"{NEITHER} espionage", "sailing trade-and-tribute") == ["lighthouse-of-alexandria"]


def test_X156_an_indicator_on_the_pile_decides_alone() -> None:
    """R109, Q31."""
    rules = Rules("combined", 3)
    row = f"{NEITHER} currency"
    assert horse_wonders(rules, row, "espionage trade-and-tribute") == ["lighthouse-of-alexandria"]
    assert horse_wonders(rules, row, "trade-and-tribute espionage") == ["colossus-of-rhodes"]


def test_X156_the_row_lies_further_left_than_the_pile() -> None:
    """R31, Q31."""
    rules = Rules("combined", 3)
    assert horse_wonders(rules, f"{NEITHER} espionage", "trade-and-tribute") == ["lighthouse-of-alexandria"]
    assert horse_wonders(rules, f"{NEITHER} trade-and-tribute", "espionage") == ["colossus-of-rhodes"]


def test_X156_without_a_visible_indicator_chance_decides() -> None:
    """R109, Q31: a layout with either wonder is accepted."""
    rules = Rules("combined", 3)
    row = f"{NEITHER} currency"
    both = ["colossus-of-rhodes", "lighthouse-of-alexandria"]
    assert sorted(horse_wonders(rules, row, "sailing espionage trade-and-tribute")) == both
    rows, piles = layout(rules, row, "sailing espionage trade-and-tribute")
    higher = [wonder_choices(rules, rows, piles, slot)[0] for slot in range(1, 5)]
    for name in both:
        check_layout(rules, rows, piles, [WonderId(WONDER_NUMBER[name]), *higher])


def test_X156_the_other_wonder_is_refused() -> None:
    """R31, Q31."""
    rules = Rules("combined", 3)
    rows, piles = layout(rules, f"{NEITHER} espionage", "trade-and-tribute")
    higher = [wonder_choices(rules, rows, piles, slot)[0] for slot in range(1, 5)]
    check_layout(rules, rows, piles, [WonderId(WONDER_NUMBER["lighthouse-of-alexandria"]), *higher])
    with pytest.raises(Refused, match="colossus-of-rhodes cannot be in play"):
        check_layout(rules, rows, piles, [WonderId(WONDER_NUMBER["colossus-of-rhodes"]), *higher])


def test_X156_with_an_indicator_removed_the_other_one_decides() -> None:
    """Q28: two players, Espionage (or both indicators) with the icon in place of Coup."""
    gone = {"not_in_two_player": True}
    kept = {"not_in_two_player": False}
    rules = Rules("renaissance", 2, values={"coup": kept, "espionage": gone})
    assert horse_wonders(rules, "calendar chariot coup sailing trade-and-tribute writing") == ["colossus-of-rhodes"]
    rules = Rules("combined", 2, values={"coup": kept, "espionage": gone, "trade-and-tribute": gone})
    both = ["colossus-of-rhodes", "lighthouse-of-alexandria"]
    assert sorted(horse_wonders(rules, "calendar caravan chariot coup sailing writing")) == both


ICONS = "charge coup defection domestication fighter hussar musketeer nationalism satellite space-race"


def test_X157_two_players_combined_leave_out_the_icon_cards_of_both_sets() -> None:
    """R36, R106, R107, Q29."""
    rules = Rules("combined", 2)
    dealt = deal(rules, Dice(157))
    assert [len(row) for row in dealt.rows] == [6, 5, 4, 3, 2]
    assert [len(pile) for pile in dealt.piles] == [6, 5, 4, 3, 2]
    there = {CARD_NAMES[card] for part in (dealt.rows, dealt.piles) for row in part for card in row}
    assert len(there) == 40
    assert there.isdisjoint(ICONS.split())
    with_icons = {CARD_NAMES[card] for card in members(Rules("combined", 3).supply)}
    assert with_icons - there == set(ICONS.split())
    check_layout(rules, dealt.rows, dealt.piles, dealt.wonders)


def test_X157_with_three_players_the_piles_are_larger() -> None:
    """R106, R107."""
    dealt = deal(Rules("combined", 3), Dice(157))
    assert [len(row) for row in dealt.rows] == [6, 5, 4, 3, 2]
    assert [len(pile) for pile in dealt.piles] == [8, 7, 6, 5, 4]


@pytest.mark.parametrize("copied", [False, True])
def test_X157_the_second_player_lays_a_starting_resource(copied: bool) -> None:
    """R32, R37, Q1, Q29."""
    rules = Rules("combined", 2)
    game = Table(engine.start(rules, deal(rules, Dice(157))), copied)
    assert game.asked == (1, "start-resource")
    assert game.options == ["agriculture", "barter-trade", "mining", "reinforcement", "warrior"]
    game.answer("mining")
    assert game.down(1) == ["mining"]
    assert game.asked == (0, "resource")


def test_X158_swordsman_steals_a_renaissance_wonder(play: Build) -> None:
    """R81, R94, R108."""
    seats = [
        {"hand": "agriculture swordsman", "glory": {"panama-canal": 1}},
        IDLE | {"wonders": "colossus-of-rhodes", "glory": {"panama-canal": 2}},
        IDLE,
    ]
    game = play("combined", 3, seats, wonders="panama-canal sancta-sophia")
    game.answer("agriculture", "yes", "done", "done", "done")
    assert game.wonders() == ["colossus-of-rhodes"]
    assert game.wonders(1) == []
    assert [game.glory(seat) for seat in range(2)] == [{"panama-canal": 1}, {"panama-canal": 2}]
    assert game.asked == (1, "resource")


def test_X159_base_attacks_count_a_space_as_two(play: Build) -> None:
    """R28, R80, Q11, Q29."""
    seats = [{"hand": "agriculture knight"}, {"down": "agriculture stealth-bomber"}, IDLE]
    game = play("combined", 3, seats, wonders=WONDERS).answer("agriculture", "yes")
    assert game.options == ["done", "flip:stealth-bomber"]
    game.answer("done", "done")
    assert game.asked == (1, "deplete")
    assert game.options == ["agriculture", "stealth-bomber"]
    game.answer("stealth-bomber")
    assert game.up(1) == ["stealth-bomber"]
    assert game.down(1) == ["agriculture"]
    assert game.asked == (0, "take-back")


def test_X160_a_pile_card_is_a_purchase_for_glory(play: Build) -> None:
    """R71, R88, R111, Q18."""
    seats = [{"hand": "agriculture", "down": "barter-trade reinforcement"}, IDLE, IDLE]
    wonders = "lighthouse-of-alexandria leaning-tower-of-pisa panama-canal"
    piles = {"horse": "philosophy sailing"}
    game = play("combined", 3, seats, piles=piles, wonders=wonders, highest={1: "oil"}).answer("pile:philosophy")
    assert game.hand() == ["agriculture", "barter-trade", "philosophy", "reinforcement"]
    assert game.asked == (0, "glory")
    assert game.options == ["leaning-tower-of-pisa", "none", "panama-canal"]


def test_X160_a_pile_card_counts_as_the_highest_age_bought(play: Build) -> None:
    """R71, Q18."""
    seats = [
        {"hand": "agriculture", "down": "guild knight"},
        {"down": "agriculture mining"},
        IDLE,
    ]
    game = play(
        "combined",
        3,
        seats,
        rows={"oil": OILS, "gunpowder": [None] * 5, "horse": HORSES},
        piles={"oil": "cannon economics"},
        wonders="leaning-tower-of-pisa panama-canal",
    )
    game.answer("pile:cannon", "done")
    assert game.asked == (1, "buy")
    game.answer("chariot")
    assert game.asked == (1, "glory")
    assert game.options == ["leaning-tower-of-pisa", "none"]
