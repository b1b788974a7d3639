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
    assert before.startswith("This game continues from a record")
    one.page.reload()
    one.see(f"{LOG} li")
    assert log_text(one) == before
    one.see("button[popovertarget=settings]").click()
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
    one.at(".side-switch").tap()
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
    other.at(".aside button").filter(has_text="Chat").click()
    other.see(".chat")
    other.see(f"{ANNOUNCEMENTS}[aria-live=polite]")
    assert other.at(ANNOUNCEMENTS).inner_text() == ""
    Player(asked).answer()
    other.see(ANNOUNCEMENTS, "lays a resource")
    asked.at(".aside button").filter(has_text="Chat").click()
    asked.at(".chat input").fill("Well then")
    asked.page.keyboard.press("Enter")
    other.see(ANNOUNCEMENTS, "Well then")
    announced = other.at(f"{ANNOUNCEMENTS} p").all_inner_texts()
    assert [text.partition(" ")[2] for text in announced][-1] == "Well then"
    assert len(announced) == len(set(announced)) == 2
    other.at(".aside button").filter(has_text="Log").click()
    other.see(".log li", "lays a resource")
    assert other.at(f"{ANNOUNCEMENTS} p").count() == 2


BELOW = "(box) => box.scrollHeight - box.scrollTop - box.clientHeight"


def test_the_log_follows_also_when_its_box_changes_until_the_reader_scrolls(tab: OpenTab) -> None:
    one = tab(size=LARGE)
    sit_at(one, "combined-4", "resource", -3)
    one.see(f"{LOG} li")
    log_text(one)
    at_end = f"() => ({BELOW})(document.querySelector('{LOG}')) < 2"
    for height in (700, 1080, 620, 900):
        one.page.set_viewport_size({"width": 1280, "height": height})
        one.page.wait_for_function(at_end)
    one.at(LOG).hover()
    one.page.mouse.wheel(0, -300)
    one.see(".log header button", "Newest")
    where = one.at(LOG).evaluate("(box) => box.scrollHeight - box.scrollTop")
    Player(one).answer()
    one.page.wait_for_function("(n) => document.querySelector('[data-shown]')?.dataset.shown !== n", arg="0")
    one.page.wait_for_timeout(400)
    assert one.at(LOG).evaluate(BELOW) > 100, "what the reader looks at stays in sight"
    assert one.at(LOG).evaluate("(box) => box.scrollHeight - box.scrollTop") >= where
    one.see(".log header button", "Newest").click()
    one.page.wait_for_function(at_end)


def test_what_was_undone_is_folded(tab: OpenTab) -> None:
    one = tab(size=LARGE)
    sit_at(one, "base-2", "resource", 4)
    one.see(f"{LOG} li")
    log_text(one)
    lines = one.at(f"{LOG} li").count()
    Player(one).answer()
    one.page.wait_for_function("(known) => document.querySelectorAll('.log .box li').length > known", arg=lines)
    laid = one.at(f"{LOG} li").last.inner_text()
    one.see("[data-undo]").click()
    folded = one.see(f"{LOG} .undone")
    assert laid not in one.see(LOG).inner_text().splitlines()
    folded.locator("summary").click()
    assert laid in folded.inner_text()


def test_a_message_has_a_badge_and_a_bubble_at_its_seat(tab: OpenTab) -> None:
    code = open_free_table(tab().site, "base-2", "resource", 4)
    ada, bo = tab(name="Ada"), tab(name="Bo")
    for one in (ada, bo):
        one.goto(f"/t/{code}")
        one.see("[data-seat]:not(:has-text('Ada')) .main").click()
        one.see(".actions .main").click()
    bo.see(".board")
    bo.at(".aside button").filter(has_text="Chat").click()
    bo.at(".chat input").fill("Beware of my Knight")
    bo.page.keyboard.press("Enter")
    bubble = ada.see("[data-said-by='1']", "Beware of my Knight").bounding_box()
    seat = ada.see("[data-seat='1']:visible").bounding_box()
    assert bubble is not None
    assert seat is not None
    assert abs(bubble["x"] - seat["x"]) < 40
    assert seat["y"] - 60 < bubble["y"] < seat["y"] + seat["height"] + 20
    ada.see(".unread", "1")
    ada.at(".aside button").filter(has_text="Chat").click()
    ada.at(".unread").wait_for(state="detached")
    assert bo.at("[data-said-by]").count() == 0, "one's own message needs no bubble"


# When a question is shown, the board must show my turn, at most a moment later.
WATCH = """() => {
    window.early = [];
    let frames = 0;
    const look = () => {
        const kind = document.querySelector("[data-question]")?.dataset.question ?? "";
        const turn = document.querySelector(".turn")?.textContent ?? "you";
        frames = ["", "respond"].includes(kind) || /you/.test(turn) ? 0 : frames + 1;
        // The question is drawn first, then the board; only animations that are cut short come between.
        if (frames > 6) window.early.push([kind, turn]);
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
    # When it is my turn again, the title of the page says so at once; before that, there is nothing to skip.
    one.page.wait_for_function("() => document.title.startsWith('●')")
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
