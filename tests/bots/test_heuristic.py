"""Each consideration by an example in which it decides, and a player who overlooks it decides otherwise.

The examples have round weights of their own, because the bot's are tuned."""

from collections.abc import Callable

import pytest

from gunsteel.bots.eval.character import SENSIBLE, Character
from gunsteel.bots.heuristic import HeuristicBot
from gunsteel.bots.protocol import Budget
from tests.bots.characters import ROUND_WEIGHTS, considerations, example, values_by_name
from tests.bots.scenes import AHEAD, BEHIND, asked, last_space_card, supply
from tests.scene import Seats, Table, table

IDLE = {"hand": "agriculture mining"}
# Space cards that nobody can pay for: the end is far.
FAR = {"computer": {"cost": {"oil": 9}}, "nuclear-submarine": {"cost": {"oil": 9}}}
WONDERS = "great-pyramids great-mosque-of-djenne himeji-jo manhattan-project apollo-project"
GLORY = "colossus-of-rhodes lighthouse-of-alexandria sancta-sophia forbidden-palace"


def early(hand: str, down: str, other: str = "", **rows: str) -> Table:
    """Seat 0 with these cards, seat 1 with those covered; the end of the game is far."""
    seats = [{"hand": hand, "down": down}, IDLE | {"down": other}]
    return table(seats=seats, rows=supply(space="computer nuclear-submarine", **rows), wonders=WONDERS, cards=FAR)


def buying(down: str, other: str = "", **rows: str) -> Table:
    """Three cards on the table come back after the purchase: the hand does not need those that pay."""
    seats = [{"hand": "agriculture", "down": down, "up": "charge education alchemy"}, IDLE | {"down": other}]
    rows_ = supply(space="computer nuclear-submarine", **rows)
    return table(seats=seats, rows=rows_, wonders=WONDERS, cards=FAR).until("buy")


def dear_caravan(turn: int = 0, up: str = "charge education alchemy") -> Table:
    seats = [{"hand": "agriculture", "down": "barter-trade reinforcement", "up": up}, IDLE]
    game = table(seats=seats, rows=supply(horse="caravan"), wonders="").until("buy")
    game.state.turn = turn
    return game


def late(hand: str, down: str, **rows: str) -> Table:
    return table(seats=[{"hand": hand, "down": down}, IDLE], rows=supply(**rows), wonders="")


def renaissance(hand: str, other: str = "") -> Table:
    seats = [{"hand": hand}, {"hand": "agriculture", "up": other}]
    return table("renaissance", 2, seats, wonders="lighthouse-of-alexandria")


def attacked(defender: str) -> Table:
    """A Knight attacks seat 1, who has a Warrior on the table and is short of 1."""
    seats = [
        {"hand": "agriculture barter-trade mining knight"},
        {"hand": f"{defender} agriculture", "down": "mining", "up": "warrior"},
    ]
    return table(seats=seats, wonders="").answer("agriculture", "knight", "yes")


def giving() -> Table:
    seats = [
        {"hand": "agriculture barter-trade mining swordsman", "up": "tank"},
        {"hand": "agriculture", "wonders": "taj-mahal hanging-gardens"},
    ]
    return table(seats=seats, wonders="apollo-project").answer("agriculture", "swordsman", "yes", "done")


def glory(**placed: int) -> Table:
    """After an attack, a token may be placed on Colossus or on Lighthouse (nothing was bought)."""
    tokens = {name.replace("_", "-"): number for name, number in placed.items()}
    seats: Seats = [{"hand": "mining warrior", "glory": tokens}, IDLE]
    return table("renaissance", 2, seats, wonders=GLORY).answer("mining", "yes").until("glory")


def warrior_against_covered_cards() -> Table:
    seats = [
        {"hand": "agriculture barter-trade mining warrior", "up": "tank"},
        {"hand": "agriculture", "down": "mining warrior"},
    ]
    return table(seats=seats, wonders="").answer("agriculture")


def two_covered_cards() -> Table:
    return late("agriculture mining", "caravan swordsman", horse="ambush").answer("agriculture").until("take-back")


def tank_and_stock_exchange() -> Table:
    """Without Tank below it, the next player could pay for Computer; Stock Exchange does not lie below it."""
    seats = [
        {"hand": "agriculture", "down": "mining cannon steam-engine caravan knight"},
        {"hand": "agriculture", "down": "guild currency overseas-trade flanking"},
    ]
    rows = supply(space="computer") | {"earth": ["tank", None, "stock-exchange"]}
    return table(seats=seats, rows=rows, wonders=WONDERS).until("buy")


def near_hanging_gardens() -> Table:
    seats = [{"hand": "ambush knight", "down": "currency"}, IDLE]
    return table(seats=seats, rows=supply(horse="caravan"), wonders="hanging-gardens")


# The consideration, where it matters, the better option, and the one a player who overlooks it would take as gladly.
EXAMPLES: list[tuple[str, Callable[[], Table], str, str]] = [
    (
        "played",
        lambda: late("agriculture barter-trade reinforcement warrior", "").answer("agriculture"),
        "reinforcement",
        "barter-trade",
    ),
    ("small_hand", two_covered_cards, "agriculture", "done"),
    ("lost_effect", lambda: late("stock-exchange tank mining", ""), "tank", "stock-exchange"),
    ("covered", lambda: late("warrior tank agriculture", "", horse="caravan"), "tank", "agriculture"),
    (
        "gained",
        lambda: late("agriculture barter-trade mining engineering", "").answer("agriculture"),
        "engineering",
        "mining",
    ),
    ("needed", lambda: late("agriculture mining", "reinforcement", horse="caravan"), "agriculture", "mining"),
    (
        "missing",
        lambda: early("agriculture mining", "warrior caravan", gunpowder="knight irrigation"),
        "mining",
        "agriculture",
    ),
    ("price", dear_caravan, "pass", "caravan"),
    ("overdue", lambda: dear_caravan(turn=40), "caravan", "pass"),
    ("card", lambda: buying("mining warrior barter-trade", horse="ironworks"), "ironworks", "pass"),
    ("strength", lambda: buying("mining warrior barter-trade", horse="ambush ironworks"), "ambush", "ironworks"),
    ("long_term", lambda: buying("mining warrior barter-trade", horse="ironworks"), "ironworks", "pass"),
    ("surcharge_race", tank_and_stock_exchange, "stock-exchange", "tank"),
    ("wonder_progress", near_hanging_gardens, "ambush", "knight"),
    ("glory", glory, "colossus-of-rhodes", "none"),
    ("wonder", giving, "hanging-gardens", "taj-mahal"),
    (
        "culture",
        lambda: renaissance("agriculture barter-trade mining writing").answer("agriculture"),
        "writing",
        "mining",
    ),
    ("harm", warrior_against_covered_cards, "warrior", "mining"),
    (
        "help",
        lambda: renaissance("agriculture barter-trade mining calendar", "mining warrior barter-trade").answer(
            "barter-trade", "calendar"
        ),
        "no",
        "yes",
    ),
    ("visible_strength", lambda: late("agriculture mining warrior tank", "").answer("mining"), "tank", "warrior"),
    ("defense", lambda: attacked("reinforcement"), "hand:reinforcement", "done"),
    ("ending", lambda: last_space_card(AHEAD), "pass", "computer"),
]


@pytest.mark.parametrize(("consideration", "scene", "better", "worse"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_a_consideration_decides(consideration: str, scene: Callable[[], Table], better: str, worse: str) -> None:
    state = scene().state
    seen, overlooked = values_by_name(state, example()), values_by_name(state, example(blind_to=consideration))
    assert seen[better] > seen[worse]
    assert overlooked[better] <= overlooked[worse]


def test_every_consideration_has_an_example() -> None:
    assert {name for name, *_ in EXAMPLES} == set(considerations()) == set(ROUND_WEIGHTS)


# --- More of the same ------------------------------------------------------------------------------------------


def best(game: Table, character: Character = SENSIBLE) -> str:
    found = values_by_name(game.state, character)
    return max(found, key=lambda name: found[name])


def test_what_pays_is_cheap_for_a_player_with_no_other_cards_to_play() -> None:
    assert best(dear_caravan(up=""), example()) == "caravan"


def test_after_six_passes_in_a_row_the_heuristic_buys() -> None:
    bot = HeuristicBot(1, Budget(), example())
    view, question = asked(dear_caravan().state)
    assert [bot.choose(view, question) for _ in range(8)] == ["pass"] * 6 + ["caravan", "pass"]


def test_the_last_space_card_is_bought_when_ahead_whatever_it_is_worth() -> None:
    dear: dict[str, object] = {"computer": {"vp": 0}}
    game = last_space_card(BEHIND, dear, up="charge education alchemy")
    assert best(game) == "computer"
    assert best(game, example(blind_to="ending")) == "pass"


def test_the_last_space_card_is_not_bought_when_behind() -> None:
    assert best(last_space_card(AHEAD)) == "pass"


def test_one_responds_with_as_little_as_will_do() -> None:
    assert best(attacked("blitzkrieg flanking reinforcement")) == "hand:reinforcement"


def test_nobody_responds_in_vain() -> None:
    seats = [{"hand": "agriculture barter-trade mining knight", "up": "tank"}, {"hand": "reinforcement agriculture"}]
    game = table(seats=seats, wonders="").answer("agriculture", "knight", "yes")
    assert game.asked == (1, "respond")
    assert best(game) == "done"


def test_the_cheapest_wonder_is_given() -> None:
    assert best(giving()) == "hanging-gardens"


def test_gained_resources_are_spent_first_and_then_the_cheapest_card() -> None:
    game = late("agriculture engineering mining", "tank caravan swordsman knight", gunpowder="guild")
    game.answer("agriculture", "engineering", "yes", "guild")
    assert best(game) == "card:agriculture"
    assert best(game.answer("card:agriculture")) == "gained:earth"


def test_glory_completes_a_wonder_before_another_is_begun() -> None:
    assert best(glory(lighthouse_of_alexandria=2)) == "lighthouse-of-alexandria"
    assert best(glory(colossus_of_rhodes=2)) == "colossus-of-rhodes"


# --- The bot ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("consideration", "scene", "better", "worse"), EXAMPLES, ids=[name for name, *_ in EXAMPLES])
def test_the_bot_takes_what_looks_best(consideration: str, scene: Callable[[], Table], better: str, worse: str) -> None:
    game = scene()
    found = values_by_name(game.state, SENSIBLE)
    assert found[HeuristicBot(1, Budget()).choose(*asked(game.state))] == max(found.values())


def test_noise_makes_it_err_now_and_then() -> None:
    view, question = asked(attacked("reinforcement").state)
    sure = {HeuristicBot(seed, Budget()).choose(view, question) for seed in range(30)}
    unsure = {HeuristicBot(seed, Budget(), noise=200).choose(view, question) for seed in range(30)}
    assert sure == {"hand:reinforcement"}
    assert unsure == {"done", "hand:reinforcement"}


def test_it_says_what_it_is_after() -> None:
    bot = HeuristicBot(1, Budget())
    assert bot.aim() is None
    bot.choose(*asked(last_space_card(BEHIND).state))
    aim = bot.aim()
    assert aim is not None
    assert (aim.purpose, aim.thing) == ("buy", "computer")
