"""Double clicks: one click answers one question."""

from tests.web.browser import OpenTab
from tests.web.player import OPTIONS
from tests.web.positions import sit_at

# Clicks, and clicks again at the moment when another question is shown; no click from outside the page is as fast.
TWICE = """async () => {
  const option = () => document.querySelector("[data-question][aria-busy=false] .option:enabled");
  const mouse = { bubbles: true, cancelable: true, pointerType: "mouse" };
  const clicked = (detail) => new PointerEvent("click", { detail, ...mouse });
  option().dispatchEvent(clicked(1));
  while (!document.querySelector("[data-question=develop][aria-busy=false]"))
    await new Promise((resolve) => requestAnimationFrame(resolve));
  option().dispatchEvent(clicked(2));
}"""
WAIT_MS = 400


def test_the_second_of_two_clicks_is_no_answer_to_the_next_question(tab: OpenTab) -> None:
    one = tab()
    sit_at(one, "base-3", "resource", 6)
    one.see(OPTIONS)
    one.page.evaluate(TWICE)
    one.page.wait_for_timeout(WAIT_MS)
    assert len(one.answers) == 1
    one.see(OPTIONS).click()
    one.see("[data-question]:not([data-question=develop])")
    assert len(one.answers) == 2
