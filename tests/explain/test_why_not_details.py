"""Reasons in finer detail: purchases, payments, sets, responses, wonders."""

import pytest

from gunsteel.core.dice import Dice
from gunsteel.core.engine import start
from gunsteel.core.rules import Rules
from gunsteel.explain import reasons
from gunsteel.explain.options import well_formed
from gunsteel.formats.deal import deal
from tests.explain import positions
from tests.explain.positions import IDLE, QUIET, SPARE, Rows, why_refused
from tests.scene import Table, table


def codes(game: Table, option: str) -> list[str]:
    return [reason.code for reason in why_refused(game, option)]


# --- buy -------------------------------------------------------------------------------------------------------------


def cannot_pay(game: Table, option: str) -> reasons.CannotPay:
    reason = why_refused(game, option)[-1]
    assert isinstance(reason, reasons.CannotPay)
    return reason


def stripped(down: str, cost: dict[str, int]) -> Table:
    """Only Cannon is left below the Space row, so its listed cost is all."""
    rows: Rows = {age: [None] * size for age, size in (("horse", 7), ("gunpowder", 6), ("earth", 4))}
    rows["horse"][6] = "swordsman"
    cards = {"cannon": {"cost": cost}, "swordsman": {"cost": {}}}
    rows["oil"] = ["cannon", None, None, None, None]
    return table("base", 3, [{"down": down}, {"hand": SPARE}], rows=rows, cards=cards, wonders=QUIET)


def test_one_missing_oil_may_be_made_of_cheaper_resources() -> None:
    """R61: an Oil, two Gunpowder, or three of anything."""
    reason = cannot_pay(stripped("agriculture", {"food": 1, "oil": 1}), "cannon")
    assert reason.missing == {"oil": 1}
    assert reason.closest == ({"oil": 1}, {"gunpowder": 2}, {"food": 3})


def test_what_is_there_shortens_a_conversion() -> None:
    """A Horse of two for a Gunpowder is there already; any two more make three."""
    reason = cannot_pay(stripped("caravan", {"gunpowder": 1}), "cannon")
    assert reason.have == {"horse": 1}
    assert reason.closest == ({"horse": 1}, {"food": 2})


def test_space_stands_in_for_the_dear_ones_first() -> None:
    reason = cannot_pay(stripped("computer", {"iron": 1, "oil": 2}), "cannon")
    assert reason.have == {"space": 1}
    assert (reason.missing, reason.missing_any) == ({"iron": 1}, 0)
    assert reason.closest == ({"iron": 1}, {"food": 2})


def test_a_pile_top_pays_for_the_row_beneath() -> None:
    """R71: all six Horse cards lie beneath the Gunpowder pile."""
    game = positions.combined_shop()
    top = game.position()["piles"]["gunpowder"][0]
    reason = cannot_pay(game, f"pile:{top}")
    assert reason.surcharge == 6
    assert reason.connected == ("ambush", "calendar", "caravan", "chariot", "coup", "currency")


def test_a_pile_card_asked_for_as_if_it_lay_in_the_row() -> None:
    assert codes(positions.combined_shop(), "sailing") == ["in-pile", "not-top-of-pile"]
    assert codes(positions.combined_shop(), "pile:ambush") == ["in-row", "cannot-pay"]


def test_there_are_no_piles_but_in_the_combined_game() -> None:
    assert codes(positions.shop(), "pile:knight") == ["no-such-option"]
    assert codes(positions.shop(), "chariot") == ["no-such-option"]
    assert "pile:knight" in well_formed(positions.combined_shop().state)


# --- pay -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "found"),
    [
        ("card:barter-trade", ["not-covered"]),
        ("card:tank", ["not-yours"]),
        ("gained:food", ["nothing-gained"]),
        ("mining", ["no-such-option"]),
    ],
)
def test_sources_that_are_not_there(option: str, found: list[str]) -> None:
    assert codes(positions.paying(), option) == found


def test_a_source_before_one_already_chosen() -> None:
    """Agriculture would have done as well as Reinforcement, but sets are chosen in ascending order."""
    game = positions.paying().answer("card:mining")
    assert why_refused(game, "card:agriculture") == [
        reasons.BeforeChosen(rule="R55", option="card:agriculture", last="card:mining")
    ]


# --- Sets ------------------------------------------------------------------------------------------------------------


def test_a_covered_card_before_one_taken_back() -> None:
    seats = [{"hand": "agriculture", "down": "barter-trade mining warrior", "up": "knight"}, IDLE]
    game = table("base", 3, seats, wonders=QUIET).until("take-back").answer("mining")
    assert codes(game, "agriculture") == ["before-chosen"]
    assert why_refused(game, "knight") == [reasons.NotCovered(rule="R48", card="knight", where="hand")]


def test_the_last_cards_cannot_fill_a_set() -> None:
    """Newspaper turns five of seven: the third is the last to begin with."""
    game = positions.newspaper()
    assert game.options == ["agriculture", "barter-trade", "newspaper"]
    assert why_refused(game, "writing") == [reasons.SetIncomplete(rule="S5", option="writing", have=1, need=5)]
    assert codes(game.answer("barter-trade"), "agriculture") == ["before-chosen"]


def test_playing_needs_the_hand_and_the_type() -> None:
    game = positions.blitzkrieg()
    assert codes(game, "swordsman") == ["not-in-hand"]
    assert codes(game, "mining") == ["wrong-type"]
    assert codes(game, "agriculture") == ["not-in-hand", "wrong-type"]
    assert why_refused(game, "warrior") == [reasons.SetIncomplete(rule="S10", option="warrior", have=1, need=2)]


def test_a_space_counts_two_towards_a_depletion() -> None:
    """Q11: three to deplete; Space and one more are enough, the last card alone is not."""
    seats = [{"hand": f"{SPARE} machine-gun"}, {"down": "agriculture mining movie warrior", "hand": "reinforcement"}]
    game = table("renaissance", 2, seats).answer("agriculture", "machine-gun", "yes", "done")
    assert game.options == ["agriculture", "mining", "movie"]
    assert why_refused(game, "warrior") == [reasons.SetIncomplete(rule="R80", option="warrior", have=1, need=3)]
    assert why_refused(game.answer("agriculture"), "done") == [reasons.DoneTooEarly(rule="R80", have=1, need=3)]
    assert game.answer("movie").options == ["done", "warrior"]


@pytest.mark.parametrize(
    ("option", "found"),
    [
        ("flip:mining", ["wrong-type"]),
        ("flip:charge", ["not-covered"]),
        ("flip:engineering", ["not-covered", "wrong-type"]),
        ("hand:knight", ["not-in-hand"]),
        ("hand:mining", ["not-in-hand", "no-response-icon"]),
        ("hand:reinforcement", ["not-in-hand"]),
        ("hand:tank", ["not-yours"]),
        ("charge", ["no-such-option"]),
    ],
)
def test_responses(option: str, found: list[str]) -> None:
    """R75."""
    assert codes(positions.attacked(), option) == found


def test_responses_in_order() -> None:
    game = positions.attacked().answer("hand:flanking")
    assert why_refused(game, "flip:knight") == [
        reasons.BeforeChosen(rule="R75", option="flip:knight", last="hand:flanking")
    ]
    assert why_refused(game, "hand:charge") == [
        reasons.BeforeChosen(rule="R75", option="hand:charge", last="hand:flanking")
    ]


# --- Wonders ---------------------------------------------------------------------------------------------------------


def two_to_claim(wonder: str, down: str = "", up: str = "") -> reasons.RequirementNotMet:
    """Seat 0 may claim Angkor Wat or Himeji-jō, but not this wonder."""
    seats = [{"hand": "agriculture", "up": f"knight cannon charge ambush flanking warrior {up}", "down": down}, IDLE]
    game = table("base", 3, seats, wonders=f"angkor-wat himeji-jo {wonder}")
    (reason,) = why_refused(game.until("claim"), wonder)
    assert isinstance(reason, reasons.RequirementNotMet)
    return reason


@pytest.mark.parametrize(
    ("wonder", "what", "have", "need"),
    [
        ("great-pyramids", "covered", 1, 5),
        ("hanging-gardens", "covered", 0, 2),
        ("great-mosque-of-djenne", "covered-kinds", 1, 4),
        ("taj-mahal", "visible", 0, 6),
        ("eiffel-tower", "card-of-each", 3, 4),
        ("manhattan-project", "strength", 9, 10),
        ("international-space-station", "cards", 7, 13),
        ("apollo-project", "points", 6, 10),
    ],
)
def test_states_are_told_with_their_numbers(wonder: str, what: str, have: int, need: int) -> None:
    """R85, R86 with three players."""
    reason = two_to_claim(wonder)
    assert (reason.what, reason.have, reason.need) == (what, have, need)


def test_a_state_says_of_what() -> None:
    assert two_to_claim("hanging-gardens").resource == "horse"
    assert two_to_claim("taj-mahal").type == "civil"
    assert two_to_claim("eiffel-tower").lacking == ("earth",)


def test_points_taken_back_are_counted() -> None:
    """Sydney Opera House with two players: five points."""
    (reason,) = why_refused(positions.glory(), "sydney-opera-house")
    assert isinstance(reason, reasons.RequirementNotMet)
    assert (reason.what, reason.have, reason.need, reason.rule) == ("took-back", 0, 5, "R88")


def test_wonders_of_movie_and_of_theft() -> None:
    assert codes(positions.movie(), "golden-gate-bridge") == ["too-few-covered"]
    assert codes(positions.movie(), "panama-canal") == ["wonder-not-in-this-game"]
    assert codes(positions.robbed(), "himeji-jo") == ["wonder-not-in-this-game"]


# --- Effects ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("option", "found"),
    [
        ("0:sailing", ["no-opponent"]),
        ("1:hussar", ["wrong-type"]),
        ("1:calendar", ["not-there"]),
        ("2:calendar", ["not-there"]),
        ("writing", ["no-such-option"]),
    ],
)
def test_printing_press(option: str, found: list[str]) -> None:
    """S7: whether an opponent has the card hidden is not told."""
    assert codes(positions.printing_press(), option) == found


def test_defection_takes_visible_attack_cards() -> None:
    game = positions.defection()
    assert codes(game, "sailing") == ["wrong-type"]
    assert codes(game, "defection") == ["wrong-type"]
    assert codes(game, "agriculture") == ["not-there"]
    assert codes(game, "warrior@0") == ["not-there"]
    assert codes(game, "warrior@1") == ["no-such-option"]


def test_satellite_activates_none_but_attack_cards_just_played() -> None:
    seats = [{"hand": f"{SPARE} satellite ambush cannon warrior", "up": "swordsman"}, IDLE]
    game = table("base", 3, seats).answer("agriculture", "satellite", "yes")
    assert codes(game, "ambush") == ["wrong-type"]
    assert codes(game, "swordsman") == ["not-just-played"]
    assert codes(game, "mining") == ["not-just-played", "wrong-type"]
    assert codes(game, "tank") == ["not-yours"]


def test_ambush_turns_covered_attack_cards() -> None:
    seats = [{"hand": f"{SPARE} ambush cannon", "up": "tank", "down": "knight warrior charge"}, IDLE]
    game = table("base", 3, seats).answer("agriculture", "ambush", "yes")
    assert codes(game, "charge") == ["wrong-type"]
    assert codes(game, "cannon") == ["not-covered"]
    assert codes(game, "fighter") == ["not-yours"]


def test_coup_takes_visible_cards_of_a_type() -> None:
    seats = [{"hand": f"{SPARE} coup"}, {"up": "hussar warrior sailing", "hand": "frigate"}]
    game = table("renaissance", 3, seats).answer("agriculture", "coup", "yes")
    assert game.asked == (1, "retrieve")
    assert codes(game, "sailing") == ["wrong-type"]
    assert codes(game, "frigate") == ["not-face-up"]


def test_targets_by_their_backs() -> None:
    game = positions.tribute()
    assert codes(game, "0:food") == ["no-opponent"]
    assert why_refused(game, "2:food") == [reasons.NoSuchBack(rule="Q35", seat=2, back="food", where="covered")]
    assert codes(game, "2:iron@1") == ["no-such-back"]
    assert codes(game, "2:iron@2") == ["no-such-option"]


def test_Q35_targets_that_everybody_saw_go_by_name() -> None:
    game = positions.tribute(seen="mining")
    assert game.options == ["1:food", "1:iron", "2:mining"]
    assert codes(game, "2:iron") == ["seen-by-all"]
    assert codes(game, "2:warrior") == ["not-seen-by-all"]
    assert codes(game, "1:mining") == ["not-seen-by-all"], "whether it lies there is not said"
    assert codes(game, "2:tank") == ["no-such-option"]


def test_a_starting_resource_comes_from_hand() -> None:
    """R35, before the first turn."""
    rules = Rules("base", 3)
    game = Table(start(rules, deal(rules, Dice(1))))
    assert game.asked == (2, "start-resource")
    assert why_refused(game, "tank") == [reasons.NotYours(rule="R35", card="tank")]
