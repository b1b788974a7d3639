"""What happened: it outlives the page, it is told to those who do not see it, and the question waits for it."""

import re

import pytest

from tests.web.browser import HALL, PHONE, Open, Tab
from tests.web.player import OPTIONS, Player
from tests.web.positions import seated, shared

LOG = ".log .box"
EARLIER = "[data-past]"
NEWS = "[data-news]"
# What browsers themselves say about what they did not get.
NOTHING = "ERR_|Failed to load resource"
# The headings of turns, with their numbers.
TURNS = re.compile(r"^Turn (\d+):", re.MULTILINE)


def told(tab: Tab) -> str:
    """The log, once it is there."""
    tab.at(f"{EARLIER}[data-past=loading]").wait_for(state="detached")
    return tab.see(LOG).inner_text()


def test_the_log_is_there_again_after_a_reload_and_in_other_words(tab: Open) -> None:
    one = tab(size=HALL)
    seated(one, "base-3", "resource", 9)
    player = Player(one)
    for _ in range(3):
        player.answer()
        one.see(OPTIONS)
    one.see(f"{LOG} li")
    before = told(one)
    turns = TURNS.findall(before)
    assert len(turns) > 5
    assert len(turns) == len(set(turns))
    one.page.reload()
    one.see(f"{LOG} li")
    assert told(one) == before
    one.see("header button[popovertarget=settings]").click()
    one.see("#settings label[lang=ja]").click()
    one.see(f"{LOG} h3", "第")
    assert not TURNS.findall(told(one))
    assert len(told(one).splitlines()) == len(before.splitlines())


def test_what_happened_since_my_last_turn_is_told_after_a_reload_too(tab: Open) -> None:
    one = tab(size=HALL)
    seated(one, "base-3", "resource", 9)
    summed = one.see(".since").inner_text()
    one.page.reload()
    one.see(".since")
    assert one.see(".since").inner_text() == summed


def test_a_long_game_is_told_from_its_end_and_older_turns_when_one_goes_there(tab: Open) -> None:
    one = tab(size=HALL, forgiven=NOTHING)
    one.page.route("**/replay*", lambda call: call.abort())
    seated(one, "combined-4", "resource", -3)
    one.see(f"{EARLIER}[data-past=failed]", "nothing was lost")
    one.page.unroute("**/replay*")
    one.at(f"{EARLIER} button").click()
    one.see(f"{EARLIER}[data-past=more]")
    known = one.at(f"{LOG} li").count()
    first = one.at(f"{LOG} h3").first.inner_text()
    one.at(LOG).evaluate("(box) => box.scrollTo({top: 1})")
    one.page.wait_for_function("(known) => document.querySelectorAll('.log li').length > known", arg=known)
    # What one was reading is still there.
    one.see(f"{LOG} h3", first)
    assert one.at(f"{LOG} h3").filter(has_text=first).first.bounding_box() is not None
    assert one.at(LOG).evaluate("(box) => box.scrollTop") > 100
    turns = TURNS.findall(one.see(LOG).inner_text())
    assert turns == sorted(set(turns), key=int)


def test_on_a_phone_the_log_opens_at_its_end(tab: Open) -> None:
    one = tab(size=PHONE)
    seated(one, "combined-4", "develop", 20)
    one.at(f"{LOG} li").first.wait_for(state="attached")
    one.at(".tabs button").last.tap()
    one.see(LOG)
    below = "(box) => box.scrollHeight - box.scrollTop - box.clientHeight"
    one.page.wait_for_function(f"() => ({below})(document.querySelector('{LOG}')) < 2")
    assert one.at(LOG).evaluate("(box) => box.scrollTop") > 100


def test_screen_readers_hear_what_happens_and_what_is_said_once_also_while_people_talk(tab: Open) -> None:
    code = shared(tab().site, "base-2", "resource", 4)
    ada, bo = tab(name="Ada"), tab(name="Bo")
    for one in (ada, bo):
        one.goto(f"/t/{code}")
        one.see("[data-seat]:not(:has-text('Ada')) .main").click()
        one.see(".acts .main").click()
    asked, other = (ada, bo) if ada.see("[data-question]").get_attribute("data-question") else (bo, ada)
    asked.see(OPTIONS)
    other.at(".aside button").filter(has_text="Talk").click()
    other.see(".talk")
    other.see(f"{NEWS}[aria-live=polite]")
    assert other.at(NEWS).inner_text() == ""
    Player(asked).answer()
    other.see(NEWS, "lays a resource")
    asked.at(".aside button").filter(has_text="Talk").click()
    asked.at(".talk input").fill("Well then")
    asked.page.keyboard.press("Enter")
    other.see(NEWS, "Well then")
    heard = other.at(f"{NEWS} p").all_inner_texts()
    assert [text.partition(" ")[2] for text in heard][-1] == "Well then"
    assert len(heard) == len(set(heard)) == 2
    other.at(".aside button").filter(has_text="Log").click()
    other.see(".log li", "lays a resource")
    assert other.at(f"{NEWS} p").count() == 2


# Whenever the bar asks, the board must show my turn, a moment later at most.
WATCH = """() => {
    window.early = [];
    let frames = 0;
    const look = () => {
        const kind = document.querySelector("[data-question]")?.dataset.question ?? "";
        const phases = document.querySelector(".phases")?.textContent ?? "you";
        frames = ["", "respond"].includes(kind) || /you/.test(phases) ? 0 : frames + 1;
        // The question is drawn first, then the board; never more than what is cut short lies between them.
        if (frames > 6) window.early.push([kind, phases]);
        requestAnimationFrame(look);
    };
    look();
}"""


def moving(tab: Open) -> tuple[Tab, Player]:
    """At a table where others move, slowly; my turn has just ended."""
    one = tab(chosenMotion="full", speed=0.5)
    seated(one, "base-4", "activate", 8)
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
def test_the_question_waits_for_the_board_and_who_does_not_want_to_wait_is_asked_at_once(tab: Open, how: str) -> None:
    one, player = moving(tab)
    chosen = len(one.chosen)
    if how == "key":
        one.page.keyboard.press("1")
    else:
        one.at("[data-zone^=hand] button.thing").first.click(position={"x": 6, "y": 12})
    # The rest would go on for long.
    one.at(OPTIONS).first.wait_for(timeout=3_000)
    asked = player.asked
    assert asked in ("resource", "respond"), "my turn, unless somebody attacks"
    assert len(one.chosen) == chosen, "what was not seen was not answered"
    player.answer()
    one.see(f"[data-question]:not([data-question={asked}])")
    assert len(one.chosen) == chosen + 1
    assert one.page.evaluate("window.early") == []
