"""The log: one line for all that somebody takes back, nothing lost, nothing out of order."""

from gunsteel.info import events as seen
from gunsteel.info.events import Back, Front, Moved
from gunsteel.language.table_text import Screen
from gunsteel.tui.log import Log


def log() -> Log:
    return Log(Screen("en", 0, ["Ada", "Ben", "Cleo"]))


def back(seat: int, card: seen.Card, origin: seen.Zone = "up") -> Moved:
    return Moved(card, seat, origin, seat, "hand")


def test_cards_taken_back_are_held_and_told_together() -> None:
    told = log()
    for event in (back(1, Front("mining")), back(1, Front("warrior")), back(1, Back("food"), "down")):
        assert told.tell(event) == []
    assert told.tell(seen.TurnBegan(2, 5)) == [
        "Ben takes Mining, Warrior and 1 covered card (Food) back to hand.",
        "Turn 5: Cleo to move.",
    ]
    assert told.rest() == []


def test_what_has_no_words_does_not_part_them() -> None:
    told = log()
    told.tell(back(1, Front("mining")))
    assert told.tell(seen.PhaseBegan(1, "end")) == []
    told.tell(back(1, Front("warrior")))
    assert told.rest() == ["Ben takes Mining and Warrior back to hand."]


def test_each_player_has_a_line() -> None:
    told = log()
    told.tell(back(1, Front("mining")))
    assert told.tell(back(2, Front("warrior"))) == ["Ben takes Mining back to hand."]
    assert told.rest() == ["Cleo takes Warrior back to hand."]


def test_a_purchase_is_told_once() -> None:
    told = log()
    assert told.tell(seen.Bought(1, "tank", {"oil": 2}, 0)) == ["Ben buys Tank for 2 Oil."]
    assert told.tell(Moved(Front("tank"), 1, "row", 1, "up")) == []
