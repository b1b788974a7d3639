"""Hints in a first game: at their moment, once, and never again for who does not want them."""

from tests.web.browser import DESK, PHONE, Open
from tests.web.player import OPTIONS, READY, Player
from tests.web.positions import seated

HINT = "[data-hint]"


def test_every_hint_is_told_once(tab: Open) -> None:
    one = tab(hints=True, chosenMotion="full", speed=3, set="base", players=2).goto()
    one.see(".play").click()
    player = Player(one)
    told: list[str] = []
    for _ in range(12):
        one.see(READY)
        hint = one.at(HINT).get_attribute("data-hint") if one.at(HINT).count() else None
        # While one pays, it is still the same question.
        if hint and hint not in told[-1:]:
            told.append(hint)
        player.answer()
    assert told[0] == "resource"
    assert len(told) > 3
    assert len(told) == len(set(told))


def test_a_hint_hides_nothing_and_can_be_turned_off(tab: Open) -> None:
    for size in (DESK, PHONE):
        one = tab(hints=True, size=size)
        seated(one, "base-2", "resource", 0)
        hint = one.see(HINT).bounding_box()
        assert hint is not None
        for wanted in ("[data-home]", ".option >> nth=0", "[data-zone^='hand/'] button.thing.lit >> nth=0"):
            box = one.see(f"[data-question] {wanted}" if "zone" not in wanted else wanted).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= hint["y"] + 1 or hint["y"] + hint["height"] <= box["y"] + 1
        one.press_button("No more hints")
        one.at(HINT).wait_for(state="detached")
        Player(one).answer()
        one.see("[data-question=develop]")
        one.page.reload()
        one.see(OPTIONS)
        assert one.at(HINT).count() == 0
