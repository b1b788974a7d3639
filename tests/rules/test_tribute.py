"""Trade and Tribute: the card as it lies there (Q35)."""

from gunsteel.core.cardset import members
from gunsteel.core.tables import CARD_NAMES
from tests.scene import Build, Table

SPARE = "agriculture mining"


def seen(game: Table, seat: int = 1) -> list[str]:
    return [CARD_NAMES[card] for card in members(game.state.players[seat].seen)]


def test_X167_a_card_that_everybody_saw_is_named(play: Build) -> None:
    """Q35: the other one is an unseen Horse, and naming the back turns Writing up."""
    seats = [
        {"hand": "agriculture warrior mining trade-and-tribute"},
        {"hand": "mining warrior", "down": "chariot writing", "seen": "chariot"},
    ]
    for target, turned in (("1:chariot", "chariot"), ("1:horse", "writing")):
        game = play("renaissance", 2, seats, cards={"calendar": {"cost": {"horse": 1}}}, wonders="panama-canal")
        game.answer("agriculture", "trade-and-tribute", "yes")
        assert (game.asked, game.options) == ((0, "target"), ["1:chariot", "1:horse"])
        game.answer(target)
        assert (game.up(1), game.gained, game.culture(1)) == ([turned], {"horse": 1}, 1)
        assert seen(game) == (["chariot"] if turned == "writing" else [])


def test_Q35_chance_decides_among_those_that_nobody_saw(play: Build) -> None:
    seats = [
        {"hand": "agriculture warrior mining trade-and-tribute"},
        {"hand": "mining", "down": "calendar chariot writing", "seen": "chariot"},
    ]
    game = play("renaissance", 2, seats, wonders="panama-canal")
    game.answer("agriculture", "trade-and-tribute", "yes", "1:horse")
    assert (game.kind, game.options) == ("reveal", ["calendar", "writing"])
    assert game.answer("writing").up(1) == ["writing"]


def test_Q35_starting_cards_and_foreign_warriors_are_told_apart(play: Build) -> None:
    """Everybody has an Agriculture; a Warrior of another set is known by its band."""
    seats = [
        {"hand": "reinforcement warrior mining trade-and-tribute"},
        {"hand": "mining", "down": "agriculture barter-trade warrior@2", "seen": "agriculture"},
        {"hand": "mining", "down": "agriculture warrior@1", "seen": "warrior@1"},
    ]
    game = play("renaissance", 3, seats, wonders="panama-canal")
    game.answer("reinforcement", "trade-and-tribute", "yes")
    assert game.options == ["1:agriculture", "1:food", "1:iron@2", "2:food", "2:warrior@1"]
    for target, seat, turned in (
        ("1:agriculture", 1, "agriculture"),
        ("1:food", 1, "barter-trade"),
        ("1:iron@2", 1, "warrior@2"),
        ("2:food", 2, "agriculture"),
        ("2:warrior@1", 2, "warrior@1"),
    ):
        assert Table(game.state, game.copied).answer(target).up(seat) == [turned]


def test_X167_a_replenished_card_was_seen_a_laid_one_was_not(play: Build) -> None:
    """Q35, R23: Agriculture turns a Food card; the resource of the turn comes from hand."""
    seats = [{"hand": "mining agriculture warrior reinforcement", "up": "barter-trade"}, {"hand": SPARE}]
    game = play("renaissance", 2, seats, wonders="panama-canal").answer("mining", "agriculture", "yes")
    while game.kind == "replenish":
        game.answer(game.options[0])
    assert "mining" in game.down()
    assert seen(game, 0) == [card for card in game.down() if card != "mining"]
    assert seen(game, 0)


def test_X168_turned_up_again_it_is_unseen_when_it_is_laid_from_hand(play: Build) -> None:
    """Q35: taken back to hand and laid again, nobody knows which card it is."""
    seats = [{"down": "chariot mining", "seen": "chariot"}, {"hand": SPARE}]
    prices = {"writing": {"cost": {"horse": 1}}}
    game = play("renaissance", 2, seats, cards=prices, wonders="panama-canal")
    game.buy("writing", "card:chariot")
    assert seen(game, 0) == []
    game.until("resource").answer("agriculture")
    assert game.until("resource").asked == (0, "resource")
    game.answer("chariot")
    assert "chariot" in game.down()
    assert seen(game, 0) == []


def test_X168_taken_back_from_its_covered_side_it_is_unseen_too(play: Build) -> None:
    """Q35, R48."""
    seats = [{"up": "sailing", "down": "chariot mining", "seen": "chariot"}, {"hand": SPARE}]
    game = play("renaissance", 2, seats, wonders="panama-canal").until("take-back")
    game.answer("chariot")
    assert seen(game, 0) == []
    game.until("resource").answer("agriculture")
    assert game.until("resource").asked == (0, "resource")
    game.answer("chariot")
    assert "chariot" in game.down()
    assert seen(game, 0) == []
