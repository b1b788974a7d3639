"""The log: one sentence for like events of a player, nothing lost, nothing out of order."""

from gunsteel.info import events as seen
from gunsteel.info.events import Back, Front, Moved
from gunsteel.language.game_log import GameLog
from gunsteel.language.narrator import Narrator


def new_log() -> GameLog:
    return GameLog(Narrator("en"), 0, ["Ada", "Ben", "Cleo"])


def back(seat: int, card: seen.SeenCard, origin: seen.Zone = "up") -> Moved:
    return Moved(card, seat, origin, seat, "hand")


def test_cards_taken_back_are_held_and_told_together() -> None:
    log = new_log()
    for event in (back(1, Front("mining")), back(1, Front("warrior")), back(1, Back("food"), "down")):
        assert log.add(event) == []
    assert log.add(seen.TurnBegan(2, 5)) == [
        "Ben takes Mining, Warrior and 1 covered card (Food) back to hand.",
        "Turn 5: Cleo’s turn.",
    ]
    assert log.flush() == []


def test_events_without_a_sentence_do_not_separate_them() -> None:
    log = new_log()
    log.add(back(1, Front("mining")))
    assert log.add(seen.PhaseBegan(1, "end")) == []
    log.add(back(1, Front("warrior")))
    assert log.flush() == ["Ben takes Mining and Warrior back to hand."]


def test_each_player_has_a_line() -> None:
    log = new_log()
    log.add(back(1, Front("mining")))
    assert log.add(back(2, Front("warrior"))) == ["Ben takes Mining back to hand."]
    assert log.flush() == ["Cleo takes Warrior back to hand."]


def test_a_purchase_is_told_once() -> None:
    log = new_log()
    assert log.add(seen.Bought(1, "tank", {"oil": 2}, 0)) == ["Ben buys Tank for 2 Oil."]
    assert log.add(Moved(Front("tank"), 1, "row", 1, "up")) == []


def test_like_moves_of_a_player_are_one_line() -> None:
    log = new_log()
    for card in ("mining", "agriculture", "knight"):
        assert log.add(Moved(Front(card), 1, "down", 1, "up")) == []
    replenished = [Moved(Front("mining"), 1, "up", 1, "down"), Moved(Front("agriculture"), 1, "up", 1, "down")]
    assert log.add(replenished[0]) == ["Ben turns Mining, Agriculture and Knight face up."]
    assert log.add(replenished[1]) == []
    assert log.add(seen.Activated(1, "knight")) == [
        "Ben replenishes Mining (Iron) and Agriculture (Food).",
        "Ben activates Knight.",
    ]


def test_resources_gained_in_a_row_are_added_up() -> None:
    log = new_log()
    for resource in ("iron", "horse", "iron"):
        log.add(seen.Gained(0, resource))
    assert log.add(seen.Gained(2, "iron")) == ["You gain 2 Iron and 1 Horse."]
    assert log.flush() == ["Cleo gains 1 Iron."]


def test_a_covered_card_that_nobody_may_see_has_a_line_of_its_own() -> None:
    log = new_log()
    log.add(Moved(Front("mining"), 1, "hand", 1, "up"))
    assert log.add(Moved(Back("food"), 1, "hand", 1, "down")) == ["Ben plays Mining.", "Ben lays a resource: Food."]
