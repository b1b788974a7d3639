"""The ten wonders of Renaissance: offered for glory when the action was done, and only then."""

import pytest

from tests.cards.common import FREE, Zones
from tests.scene import Build, Table

NEXT: dict[str, object] = {"hand": "mining warrior"}


def turn(play: Build, wonder: str, seat: Zones, *answers: str, set_: str = "renaissance") -> Table:
    """A turn of seat 0 up to the glory step, with this wonder in the supply and one that is out of reach."""
    other = "sydney-opera-house" if wonder != "sydney-opera-house" else "sagrada-familia"
    game = play(set_, 3, [seat, NEXT], wonders=[wonder, other], cards=FREE)
    return game.answer(*answers).until("glory", "resource")


def offered(game: Table, wonder: str) -> bool:
    """Whether the turn has stopped at the glory step with just this wonder, or gone on to the next seat."""
    glory = ((0, "glory"), sorted(["none", wonder]))
    assert (game.asked, game.options) in [glory, ((1, "resource"), ["mining", "warrior"])]
    return (game.asked, game.options) == glory


# --- Horse -----------------------------------------------------------------------------------------------------


def test_colossus_of_rhodes_is_for_an_attack_card_activated(play: Build) -> None:
    """R88, R89, X56: whatever came of it; not for one that was only played."""
    seat = {"hand": "mining warrior"}
    wonder = "colossus-of-rhodes"
    assert offered(turn(play, wonder, seat, "mining", "yes", "done"), wonder)
    assert not offered(turn(play, wonder, seat, "mining", "no"), wonder)
    assert not offered(turn(play, wonder, {"hand": "mining coup"}, "mining", "yes"), wonder)


def test_colossus_of_rhodes_is_for_an_attack_through_another_card(play: Build) -> None:
    """X124."""
    seat = {"hand": "mining charge", "up": "knight"}
    game = turn(play, "colossus-of-rhodes", seat, "mining", "yes", "done", set_="combined")
    assert offered(game, "colossus-of-rhodes")


def test_colossus_of_rhodes_is_not_for_a_response(play: Build) -> None:
    """2.13, X124: seat 1 responded in the turn of seat 0; in its own turn it attacks nobody."""
    seats = [
        {"hand": "mining warrior"},
        {"hand": "agriculture hussar mining"},
        {"hand": "agriculture mining"},
    ]
    game = play("renaissance", 3, seats, wonders="colossus-of-rhodes sydney-opera-house", cards=FREE)
    game.answer("mining", "yes", "hand:hussar", "done", "done", "pass", "done")
    assert (game.asked, game.options) == ((0, "glory"), ["colossus-of-rhodes", "none"])
    game.answer("none", "mining", "no", "pass")
    assert game.asked == (1, "take-back")
    game.answer("done")
    assert game.asked == (2, "resource")


def test_lighthouse_of_alexandria_is_for_buying_nothing(play: Build) -> None:
    """2.13."""
    wonder = "lighthouse-of-alexandria"
    assert offered(turn(play, wonder, {"hand": "mining coup"}, "mining", "no", "pass"), wonder)
    assert not offered(turn(play, wonder, {"hand": "mining coup"}, "mining", "no", "writing"), wonder)


def test_lighthouse_of_alexandria_is_open_after_a_movie(play: Build) -> None:
    """X114: Movie is not a purchase."""
    supply = "golden-gate-bridge lighthouse-of-alexandria machu-picchu"
    game = play("renaissance", 3, [{"hand": "mining movie"}, NEXT], wonders=supply, cards=FREE)
    game.answer("mining", "yes", "machu-picchu").until("glory", "resource")
    assert (game.asked, game.options) == ((0, "glory"), ["lighthouse-of-alexandria", "none"])


# --- Cards laid as a resource ----------------------------------------------------------------------------------

AGES = {
    "food": "agriculture",
    "iron": "mining",
    "horse": "trade-and-tribute",
    "gunpowder": "theology",
    "oil": "economics",
    "earth": "newspaper",
    "space": "space-race",
}


@pytest.mark.parametrize("age", list(AGES))
@pytest.mark.parametrize(
    ("wonder", "ages"),
    [
        ("sancta-sophia", {"horse"}),
        ("forbidden-palace", {"gunpowder"}),
        ("sagrada-familia", {"oil", "earth", "space"}),
    ],
)
def test_a_card_laid_as_a_resource(play: Build, wonder: str, ages: set[str], age: str) -> None:
    """R92, X121: Sancta Sophia exactly Horse, Forbidden Palace exactly Gunpowder, Sagrada Família Oil or higher."""
    card = AGES[age]
    seat = {"hand": f"{card} calendar coup sailing", "down": "hussar"}
    assert offered(turn(play, wonder, seat, card, "coup", "no"), wonder) == (age in ages)


def test_sancta_sophia_is_not_for_a_card_replenished(play: Build) -> None:
    """R92, X123: nothing was laid from hand."""
    seat = {"hand": "mining code-of-law", "up": "trade-and-tribute"}
    assert not offered(turn(play, "sancta-sophia", seat, "mining", "yes", "1"), "sancta-sophia")
    assert not offered(turn(play, "sancta-sophia", {"down": "trade-and-tribute"}), "sancta-sophia")


def test_forbidden_palace_is_not_for_a_card_that_lies_there_already(play: Build) -> None:
    """R92, X123: a turn without a hand lays nothing, whatever lies covered."""
    assert not offered(turn(play, "forbidden-palace", {"down": "theology"}), "forbidden-palace")


def test_sagrada_familia_is_not_for_a_lower_card(play: Build) -> None:
    """X121."""
    seat = {"hand": "theology coup"}
    assert not offered(turn(play, "sagrada-familia", seat, "theology", "no"), "sagrada-familia")


# --- Gunpowder -------------------------------------------------------------------------------------------------


def test_machu_picchu_is_for_a_tactic_card_activated(play: Build) -> None:
    """docs/protocol.md 2: whatever came of it; not one that was only laid, not an attack."""
    wonder = "machu-picchu"
    assert offered(turn(play, wonder, {"hand": "mining coup"}, "mining", "yes"), wonder)
    assert not offered(turn(play, wonder, {"hand": "mining coup"}, "mining", "no"), wonder)
    assert not offered(turn(play, wonder, {"hand": "mining warrior"}, "mining", "yes", "done"), wonder)


# --- Oil -------------------------------------------------------------------------------------------------------

# Theology (Gunpowder) and Economics (Oil) for nothing: the rows below are bought.
OPEN_ROWS: dict[str, list[str | None]] = {"horse": [None] * 7, "earth": [None] * 4}
GUNPOWDER_ONLY: dict[str, list[str | None]] = OPEN_ROWS | {"gunpowder": ["theology", *[None] * 5]}
OIL_ONLY: dict[str, list[str | None]] = OPEN_ROWS | {
    "gunpowder": [None] * 6,
    "oil": ["economics", *[None] * 4],
}
BARGAINS: dict[str, object] = {"theology": {"cost": {}}, "economics": {"cost": {}}}


@pytest.mark.parametrize(
    ("rows", "card", "highest", "own", "met"),
    [
        (GUNPOWDER_ONLY, "theology", {1: "oil"}, False, True),
        (GUNPOWDER_ONLY, "theology", {0: "oil"}, False, True),
        (OIL_ONLY, "economics", {1: "oil"}, False, False),
        (OIL_ONLY, "economics", {1: "gunpowder", 2: "horse"}, False, False),
        (GUNPOWDER_ONLY, "theology", {}, False, False),
        (GUNPOWDER_ONLY, "theology", {1: "space"}, True, False),
        (GUNPOWDER_ONLY, "theology", {0: "oil"}, True, True),
    ],
)
def test_leaning_tower_of_pisa_is_for_buying_lower_than_before(
    play: Build, rows: dict[str, list[str | None]], card: str, highest: dict[int, str], own: bool, met: bool
) -> None:
    """Q18, X120: lower than the highest card anybody bought before, by the switch than one's own."""
    game = play(
        "renaissance",
        3,
        [{"up": "coup"}, NEXT],
        rows=rows,
        wonders="leaning-tower-of-pisa panama-canal",
        cards=BARGAINS,
        highest=highest,
        switches={"pisa-own": own},
    )
    game.answer(card).until("glory", "resource")
    assert offered(game, "leaning-tower-of-pisa") == met


# --- Earth -----------------------------------------------------------------------------------------------------


def test_panama_canal_is_for_a_conversion(play: Build) -> None:
    """Q14, R68, X118, X119: two Iron for a Horse, or the Horse itself."""
    values = {"calendar": {"cost": {"horse": 1}}}
    supply = "panama-canal sydney-opera-house"
    seats = [{"down": "chariot mining newspaper warrior"}, NEXT]
    for sources, met in ((["mining", "warrior"], True), (["chariot"], False), (["newspaper"], False)):
        game = play("renaissance", 3, seats, wonders=supply, cards=values)
        game.buy("calendar", *(f"card:{card}" for card in sources)).until("glory", "resource")
        assert offered(game, "panama-canal") == met


def test_panama_canal_is_for_any_three_too(play: Build) -> None:
    """R61, X81."""
    values = {"calendar": {"cost": {"oil": 1}}}
    supply = "panama-canal sydney-opera-house"
    seats = [{"down": "agriculture chariot mining"}, NEXT]
    game = play("renaissance", 3, seats, wonders=supply, cards=values).answer("calendar").until("glory", "resource")
    assert offered(game, "panama-canal")


def test_golden_gate_bridge_is_for_paying_culture(play: Build) -> None:
    """docs/protocol.md 2, conditions of a turn log."""
    wonder = "golden-gate-bridge"
    seat: dict[str, object] = {"hand": "mining writing", "culture": 1}
    assert offered(turn(play, wonder, seat, "mining", "yes", "2"), wonder)
    assert not offered(turn(play, wonder, seat, "mining", "yes", "1"), wonder)


# --- Space -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "enough", "short"),
    [
        (4, "frigate theology", "frigate warrior"),
        (3, "frigate compass theology", "frigate theology warrior"),
        (2, "frigate compass education theology", "frigate compass theology"),
    ],
)
def test_sydney_opera_house_needs_points_taken_back_by_players(
    play: Build, players: int, enough: str, short: str
) -> None:
    """R86, N54: 3, 4, 5 against 2, 3, 4; the cards come back before the glory step (R49)."""
    supply = "sagrada-familia sydney-opera-house"
    met = play("renaissance", players, [{"up": enough}, NEXT], wonders=supply, cards=FREE).answer("pass")
    assert (met.asked, met.options) == ((0, "glory"), ["none", "sydney-opera-house"])
    assert met.hand() == sorted(enough.split())
    below = play("renaissance", players, [{"up": short}, NEXT], wonders=supply, cards=FREE).answer("pass")
    assert below.asked == (1, "resource")


def test_sydney_opera_house_counts_covered_cards_taken_back(play: Build) -> None:
    """X116: two points face up, two covered, with four players; only what is taken back counts."""
    supply = "sagrada-familia sydney-opera-house"
    seats = [{"up": "frigate", "down": "economics"}, NEXT]
    met = play("renaissance", 4, seats, wonders=supply, cards=FREE).answer("pass", "economics")
    assert (met.asked, met.options) == ((0, "glory"), ["none", "sydney-opera-house"])
    left = play("renaissance", 4, seats, wonders=supply, cards=FREE).answer("pass", "done")
    assert left.asked == (1, "resource")


def test_sydney_opera_house_is_not_for_armistice(play: Build) -> None:
    """X117, X115: seven points came back to hand in the development phase, and that prevents the retrieval."""
    seats = [{"hand": "mining armistice", "up": "battleship stealth-bomber"}, NEXT]
    game = play("renaissance", 4, seats, wonders="sagrada-familia sydney-opera-house", cards=FREE)
    game.answer("mining", "yes", "pass")
    assert (game.asked, game.hand()) == ((1, "resource"), ["battleship", "stealth-bomber"])


# --- The tokens ------------------------------------------------------------------------------------------------


def test_glory_three_tokens_of_ones_own_claim_a_wonder(play: Build) -> None:
    """R91, Q19, X107, X108: the third own token claims it, all tokens go home."""
    seats: list[dict[str, object]] = [
        {"up": "coup", "glory": {"lighthouse-of-alexandria": 2}},
        NEXT | {"glory": {"lighthouse-of-alexandria": 2, "sydney-opera-house": 1}},
    ]
    supply = "lighthouse-of-alexandria sydney-opera-house"
    game = play("renaissance", 3, seats, wonders=supply, cards=FREE).answer("pass")
    assert (game.asked, game.options) == ((0, "glory"), ["lighthouse-of-alexandria", "none"])
    game.answer("lighthouse-of-alexandria")
    assert (game.asked, game.wonders()) == ((1, "resource"), ["lighthouse-of-alexandria"])
    assert (game.glory(0), game.glory(1)) == ({}, {"sydney-opera-house": 1})
    assert game.supply_wonders == ["sydney-opera-house"]


def test_glory_two_tokens_of_ones_own_do_not_claim_it(play: Build) -> None:
    """R91, Q19, X107, X109: the others' tokens do not count; `none` places nothing."""
    seats: list[dict[str, object]] = [
        {"up": "coup", "glory": {"lighthouse-of-alexandria": 1}},
        NEXT | {"glory": {"lighthouse-of-alexandria": 2}},
    ]
    supply = "lighthouse-of-alexandria sydney-opera-house"
    game = play("renaissance", 3, seats, wonders=supply, cards=FREE).answer("pass", "lighthouse-of-alexandria")
    assert (game.asked, game.wonders()) == ((1, "resource"), [])
    assert game.glory(0) == {"lighthouse-of-alexandria": 2}
    none = play("renaissance", 3, seats, wonders=supply, cards=FREE).answer("pass", "none")
    assert (none.asked, none.glory(0)) == ((1, "resource"), {"lighthouse-of-alexandria": 1})


def test_glory_moves_a_token_when_the_stock_is_empty(play: Build) -> None:
    """R90, Q20, E20, X106: from another wonder, onto one whose action was done."""
    glory = {"colossus-of-rhodes": 1, "forbidden-palace": 2, "panama-canal": 2}
    seats: list[dict[str, object]] = [{"hand": "theology coup", "glory": glory}, NEXT]
    supply = "colossus-of-rhodes forbidden-palace panama-canal"
    game = play("renaissance", 3, seats, wonders=supply, cards=FREE).answer("theology", "no", "pass", "done")
    assert (game.asked, game.options) == ((0, "glory"), ["forbidden-palace", "none"])
    game.answer("forbidden-palace")
    assert (game.asked, game.options) == ((0, "glory-from"), ["colossus-of-rhodes", "panama-canal"])
    game.answer("colossus-of-rhodes")
    assert (game.asked, game.wonders()) == ((1, "resource"), ["forbidden-palace"])
    assert game.glory(0) == {"panama-canal": 2}
