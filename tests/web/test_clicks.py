"""Quick hands: what was clicked once is answered once."""

from tests.web.browser import Open
from tests.web.player import OPTIONS
from tests.web.positions import seated

# Clicks, and clicks once more in the moment in which another question stands there; nobody outside the page is as quick.
TWICE = """async () => {
  const option = () => document.querySelector("[data-question][aria-busy=false] .option:enabled");
  const clicked = (detail) => new PointerEvent("click", { detail, bubbles: true, cancelable: true, pointerType: "mouse" });
  option().dispatchEvent(clicked(1));
  while (!document.querySelector("[data-question=develop][aria-busy=false]"))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  option().dispatchEvent(clicked(2));
}"""
SOON_MS = 400


def test_the_second_of_two_clicks_is_no_answer_to_the_next_question(tab: Open) -> None:
    one = tab()
    seated(one, "base-3", "resource", 6)
    one.see(OPTIONS)
    one.page.evaluate(TWICE)
    one.page.wait_for_timeout(SOON_MS)
    assert len(one.chosen) == 1
    one.see(OPTIONS).click()
    one.see("[data-question]:not([data-question=develop])")
    assert len(one.chosen) == 2
