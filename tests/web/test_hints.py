"""Hints in a first game: in their situation, once, and not after they were turned off."""

from tests.web.boxes import box_of
from tests.web.browser import DESKTOP, PHONE, OpenTab
from tests.web.player import OPTIONS, READY, Player
from tests.web.positions import sit_at

HINT = "[data-hint]"
# In one step: it may be gone in the next moment.
READ_HINT = "document.querySelector('[data-hint]')?.dataset.hint"


def test_every_hint_is_shown_once(tab: OpenTab) -> None:
    one = tab(hints=True, chosenMotion="full", speed=3, set="base", players=2).goto()
    one.see(".play").click()
    player = Player(one)
    shown: list[str] = []
    for _ in range(12):
        one.see(READY)
        hint = one.page.evaluate(READ_HINT)
        # The payment belongs to the same question.
        if hint and hint not in shown[-1:]:
            shown.append(hint)
        player.answer()
    assert shown[0] == "goal"
    assert len(shown) > 3
    assert len(shown) == len(set(shown))


def test_a_hint_hides_nothing_and_can_be_turned_off(tab: OpenTab) -> None:
    for size in (DESKTOP, PHONE):
        one = tab(hints=True, size=size)
        sit_at(one, "base-2", "resource", 0)
        hint = box_of(one.see(HINT))
        for wanted in ("[data-focus-home]", ".option >> nth=0", "[data-zone^='hand/'] button.item.lit >> nth=0"):
            box = box_of(one.see(f"[data-question] {wanted}" if "zone" not in wanted else wanted))
            assert not box.overlaps(hint), wanted
        one.press_button("No more hints")
        one.at(HINT).wait_for(state="detached")
        Player(one).answer()
        one.see("[data-question=develop]")
        one.page.reload()
        one.see(OPTIONS)
        assert one.at(HINT).count() == 0
