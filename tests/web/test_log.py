"""The log: it is there after a reload, screen readers get it, and the question waits for what is shown."""

import re

import pytest

from tests.web.browser import LARGE, PHONE, OpenTab, Tab
from tests.web.player import OPTIONS, Player
from tests.web.positions import open_free_table, sit_at

LOG = ".log .box"
EARLIER = "[data-history]"
ANNOUNCEMENTS = "[data-announcements]"
# Errors that browsers report for a failed request.
REQUEST_ERRORS = "ERR_|Failed to load resource"
# The headings of turns, with their numbers.
TURNS = re.compile(r"^Turn (\d+):", re.MULTILINE)


def log_text(tab: Tab) -> str:
    """The log, once it is loaded."""
    tab.at(f"{EARLIER}[data-history=loading]").wait_for(state="detached")
    return tab.see(LOG).inner_text()


def test_the_log_is_loaded_after_a_reload_and_in_another_language(tab: OpenTab) -> None:
    one = tab(size=LARGE)
    sit_at(one, "base-3", "resource", 9)
    player = Player(one)
    for _ in range(3):
        player.answer()
        one.see(OPTIONS)
    one.see(f"{LOG} li")
    before = log_text(one)
    turns = TURNS.findall(before)
    assert len(turns) > 5
    assert len(turns) == len(set(turns))
    one.page.reload()
    one.see(f"{LOG} li")
    assert log_text(one) == before
    one.see("header button[popovertarget=settings]").click()
    one.see("#settings label[lang=ja]").click()
    one.see(f"{LOG} h3", "第")
    assert not TURNS.findall(log_text(one))
    assert len(log_text(one).splitlines()) == len(before.splitlines())


def test_the_recap_is_the_same_after_a_reload(tab: OpenTab) -> None:
    one = tab(size=LARGE)
    sit_at(one, "base-3", "resource", 9)
    recap = one.see(".recap").inner_text()
    one.page.reload()
    one.see(".recap")
    assert one.see(".recap").inner_text() == recap


def test_a_long_log_is_loaded_from_its_end_and_earlier_turns_on_request(tab: OpenTab) -> None:
    one = tab(size=LARGE, expected_errors=REQUEST_ERRORS)
    one.page.route("**/replay*", lambda call: call.abort())
    sit_at(one, "combined-4", "resource", -3)
    one.see(f"{EARLIER}[data-history=failed]", "nothing was lost")
    one.page.unroute("**/replay*")
    one.at(f"{EARLIER} button").click()
    one.see(f"{EARLIER}[data-history=more]")
    known = one.at(f"{LOG} li").count()
    first = one.at(f"{LOG} h3").first.inner_text()
    one.at(LOG).evaluate("(box) => box.scrollTo({top: 1})")
    one.page.wait_for_function("(known) => document.querySelectorAll('.log li').length > known", arg=known)
    # The visible lines are still there.
    one.see(f"{LOG} h3", first)
    assert one.at(f"{LOG} h3").filter(has_text=first).first.bounding_box() is not None
    assert one.at(LOG).evaluate("(box) => box.scrollTop") > 100
    turns = TURNS.findall(one.see(LOG).inner_text())
    assert turns == sorted(set(turns), key=int)


def test_on_a_phone_the_log_opens_at_its_end(tab: OpenTab) -> None:
    one = tab(size=PHONE)
    sit_at(one, "combined-4", "develop", 20)
    one.at(f"{LOG} li").first.wait_for(state="attached")
    one.at(".tabs button").last.tap()
    one.see(LOG)
    below = "(box) => box.scrollHeight - box.scrollTop - box.clientHeight"
    one.page.wait_for_function(f"() => ({below})(document.querySelector('{LOG}')) < 2")
    assert one.at(LOG).evaluate("(box) => box.scrollTop") > 100


def test_screen_readers_get_events_and_messages_once_also_while_the_chat_is_open(tab: OpenTab) -> None:
    code = open_free_table(tab().site, "base-2", "resource", 4)
    ada, bo = tab(name="Ada"), tab(name="Bo")
    for one in (ada, bo):
        one.goto(f"/t/{code}")
        one.see("[data-seat]:not(:has-text('Ada')) .main").click()
        one.see(".actions .main").click()
    asked, other = (ada, bo) if ada.see("[data-question]").get_attribute("data-question") else (bo, ada)
    asked.see(OPTIONS)
    other.at(".aside button").filter(has_text="Talk").click()
    other.see(".chat")
    other.see(f"{ANNOUNCEMENTS}[aria-live=polite]")
    assert other.at(ANNOUNCEMENTS).inner_text() == ""
    Player(asked).answer()
    other.see(ANNOUNCEMENTS, "lays a resource")
    asked.at(".aside button").filter(has_text="Talk").click()
    asked.at(".chat input").fill("Well then")
    asked.page.keyboard.press("Enter")
    other.see(ANNOUNCEMENTS, "Well then")
    announced = other.at(f"{ANNOUNCEMENTS} p").all_inner_texts()
    assert [text.partition(" ")[2] for text in announced][-1] == "Well then"
    assert len(announced) == len(set(announced)) == 2
    other.at(".aside button").filter(has_text="Log").click()
    other.see(".log li", "lays a resource")
    assert other.at(f"{ANNOUNCEMENTS} p").count() == 2


# When a question is shown, the board must show my turn, at most a moment later.
WATCH = """() => {
    window.early = [];
    let frames = 0;
    const look = () => {
        const kind = document.querySelector("[data-question]")?.dataset.question ?? "";
        const phases = document.querySelector(".phases")?.textContent ?? "you";
        frames = ["", "respond"].includes(kind) || /you/.test(phases) ? 0 : frames + 1;
        // The question is drawn first, then the board; only animations that are cut short come between.
        if (frames > 6) window.early.push([kind, phases]);
        requestAnimationFrame(look);
    };
    look();
}"""


def at_moving_table(tab: OpenTab) -> tuple[Tab, Player]:
    """At a table where the others move slowly; my turn has just ended."""
    one = tab(chosenMotion="full", speed=0.5)
    sit_at(one, "base-4", "activate", 8)
    one.page.evaluate(WATCH)
    player = Player(one, "keys")
    while one.at("[data-question]").get_attribute("data-question"):
        player.answer()
        one.page.wait_for_timeout(100)
    # By now bots have answered, and it is my turn again.
    one.page.wait_for_timeout(1_000)
    assert not player.asked, "the others are still moving"
    return one, player


@pytest.mark.parametrize("how", ["key", "click"])
def test_the_question_waits_for_the_board_but_a_key_or_a_click_shows_it_at_once(tab: OpenTab, how: str) -> None:
    one, player = at_moving_table(tab)
    chosen = len(one.answers)
    if how == "key":
        one.page.keyboard.press("1")
    else:
        one.at("[data-zone^=hand] button.item").first.click(position={"x": 6, "y": 12})
    # Without that, it would take long.
    one.at(OPTIONS).first.wait_for(timeout=3_000)
    asked = player.asked
    assert asked in ("resource", "respond"), "my turn, unless somebody attacks"
    assert len(one.answers) == chosen, "a question that was not shown was not answered"
    player.answer()
    one.see(f"[data-question]:not([data-question={asked}])")
    assert len(one.answers) == chosen + 1
    assert one.page.evaluate("window.early") == []
