"""Lessons in the browser: by mouse, by keys and by touch; a newcomer goes from them into a first real game."""

from itertools import product

import pytest

from gunsteel.language.locales import LANGUAGES
from gunsteel.lessons.lesson import LESSON_NAMES
from tests.web import accessibility
from tests.web.accessibility import Auditor
from tests.web.browser import DESKTOP, PHONE, OpenTab
from tests.web.learner import NEXT, OBJECTION, SPEECH, Learner, LearnMethod
from tests.web.new_user import NewUser
from tests.web.player import END

GUIDED = LESSON_NAMES[0]
METHODS: tuple[LearnMethod, ...] = ("clicks", "keys", "touch")
# With each method every lesson is played in one language, with all three in all.
RUNS = [
    (
        method,
        language,
        [name for number, name in enumerate(LESSON_NAMES) if (number + turn + place) % len(METHODS) == 0],
    )
    for turn, method in enumerate(METHODS)
    for place, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("method", "language", "names"), RUNS)
def test_lessons_to_their_end_with_wrong_answers(
    tab: OpenTab, method: LearnMethod, language: str, names: list[str]
) -> None:
    one = tab(language=language, size=PHONE if method == "touch" else DESKTOP)
    for name in names:
        one.goto("/learn").see(f'[data-lesson="{name}"][data-state="new"]').click()
        one.see(f'{SPEECH}[data-lesson="{name}"]')
        assert objections(Learner(one, method)) >= (3 if name == GUIDED else 1), name
        one.see(NEXT)
    one.goto("/learn").see("[data-lesson]")
    assert one.at("[data-state=finished]").count() == len(names)


def objections(learner: Learner) -> int:
    """Play to the end, with a wrong answer at each step that has one: how many were met with a reason."""
    learner.play(lambda _step: learner.stray())
    return learner.objections


def test_every_lesson_is_played_in_every_language_and_by_every_method() -> None:
    assert {(name, method) for method, _, names in RUNS for name in names} == set(product(LESSON_NAMES, METHODS))
    assert {(name, language) for _, language, names in RUNS for name in names} == set(product(LESSON_NAMES, LANGUAGES))


def test_a_newcomer_goes_from_the_front_page_through_the_guided_game_into_a_real_one_and_finishes_it(
    tab: OpenTab,
) -> None:
    one = tab(hints=True, level="soldier", players=4, speed=3).goto()
    user = NewUser(one, "newcomer")
    user.press_at(".start .main")
    Learner(one).play()
    user.press_at(NEXT)
    one.see("[data-hint=goal]")
    assert one.path.startswith("/t/")
    user.play()
    one.see(END)
    assert one.at("tbody tr[data-seat]").count() == 2, "against one beginner, whatever was played before"
    one.goto().see(".start .main.play")


def test_a_lesson_goes_on_after_reloading_and_goes_back(tab: OpenTab) -> None:
    one = tab().goto(f"/learn/{GUIDED}")
    learner = Learner(one)
    one.see(SPEECH)
    for _ in range(4):
        learner.do_step()
    one.page.reload()
    one.see(f'{SPEECH}[data-step="4"]')
    one.press_button("Back")
    one.see(f'{SPEECH}[data-step="3"]')
    learner.do_step()
    one.see(f'{SPEECH}[data-step="4"]')


def test_what_cannot_be_chosen_says_why_and_words_are_announced(tab: OpenTab) -> None:
    one = tab().goto(f"/learn/{GUIDED}")
    one.see(SPEECH)
    assert one.at(f"{SPEECH} [aria-live=polite]").count() == 1
    assert one.page.evaluate("document.activeElement.matches('[data-next]')"), "Enter goes on"
    one.page.keyboard.press("Enter")
    one.see(f'{SPEECH}[data-step="1"]')
    one.page.keyboard.press("Enter")
    one.see(f'{SPEECH}[data-step="2"]')
    one.see('[data-card="computer"]').click()
    one.see("[data-panel]")
    one.page.keyboard.press("Escape")
    one.see('button.item.lit[data-card="warrior"]').click()
    one.see(OBJECTION, "Now you need an Iron")


@pytest.mark.skipif(not accessibility.SCRIPT.exists(), reason="needs npm's packages in web/node_modules")
def test_axe_finds_nothing(tab: OpenTab) -> None:
    one = tab(bypass_csp=True, theme="system")
    auditor = Auditor(one)
    one.goto("/learn").see("[data-lesson]")
    auditor.check("/learn")
    one.goto(f"/learn/{GUIDED}").see(SPEECH)
    auditor.check("something to read")
    learner = Learner(one)
    learner.do_step()
    learner.do_step()
    learner.stray()
    auditor.check("a wrong answer")
    assert not auditor.found, "\n".join(auditor.found)
