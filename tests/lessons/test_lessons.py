"""Every lesson is played to its end by the rules, in all languages, with wrong answers on the way."""

from importlib.resources import files

import pytest

from gunsteel.errors import Refused
from gunsteel.language.fluent import fluent_source, lesson_messages
from gunsteel.language.locales import LANGUAGES
from gunsteel.lessons.lesson import LEARNER, LESSON_NAMES, Lesson, lesson, lesson_in
from gunsteel.lessons.lesson_game import LessonGame, OtherAnswer
from gunsteel.lessons.lesson_text import lesson_text
from tests.language.typography import texts
from tests.lessons.learner import expected, wrong

MOST_WORDS = 25


def source(name: str) -> str:
    return files("gunsteel.lessons").joinpath("data", f"{name}.toml").read_text(encoding="utf-8")


def play(game: LessonGame, way: int = 0) -> None:
    """To the end; where several answers are expected, the one of this number, or the last."""
    while (step := game.step) is not None:
        answers = list(expected(game, step))
        assert not isinstance(game.answer(answers[min(way, len(answers) - 1)]), OtherAnswer), step.name
        game.table.current(LEARNER)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSON_NAMES)
def test_a_lesson_is_played_to_its_end_with_wrong_answers_on_the_way(name: str, lang: str) -> None:
    game, text = LessonGame(lesson(name)), lesson_text(lang)
    objections = 0
    while (step := game.step) is not None:
        assert text.heading(game)
        assert text.sentence(game)
        for answer in wrong(game, step):
            before = (game.done, game.table.record.choices.copy())
            other = game.answer(answer)
            assert isinstance(other, OtherAnswer), f"{step.name}: {answer} was taken"
            assert (game.done, game.table.record.choices) == before
            assert all(text.objection(game, other))
            objections += 1
        assert not isinstance(game.answer(next(expected(game, step))), OtherAnswer), step.name
    assert objections
    assert text.sentence(game)


@pytest.mark.parametrize("way", [1, 2, 3, 4])
@pytest.mark.parametrize("name", LESSON_NAMES)
def test_every_expected_answer_leads_to_the_end(name: str, way: int) -> None:
    play(LessonGame(lesson(name)), way)


def test_what_is_not_on_offer_is_refused_with_the_reason_of_the_rules() -> None:
    game = LessonGame(lesson("two-sides"))
    other = game.answer(["cannon"])
    assert isinstance(other, OtherAnswer)
    assert [reason.rule for reason in other.reasons] == ["R40"]
    assert lesson_text("en").objection(game, other) == ["Cannon is not yours."]


def test_an_answer_that_the_rules_allow_gets_the_lessons_own_sentence() -> None:
    game = LessonGame(lesson("two-sides"))
    other = game.answer(["agriculture"])
    assert other == OtherAnswer([])
    assert lesson_text("en").objection(game, other) == ["Any card will do, but let us watch one: lay Mining."]


def test_a_purchase_may_come_in_parts() -> None:
    game = LessonGame(lesson("two-sides"))
    for answer in (["mining"], ["reinforcement"], ["agriculture"]):
        game.answer(answer)
    assert not isinstance(game.answer(["ironworks"]), OtherAnswer)
    assert game.step is not None
    assert game.step.name == "horse"


def test_who_answers_at_once_need_not_read_on() -> None:
    game = LessonGame(lesson("first-game"))
    other = game.answer(["warrior"])
    assert isinstance(other, OtherAnswer)
    assert game.done == 0
    assert lesson_text("en").objection(game, other)[0].startswith("That card would become a resource")
    assert not isinstance(game.answer(["mining"]), OtherAnswer)
    assert game.step is not None
    assert game.step.name == "develop"


def test_the_guided_game_has_two_turns_a_purchase_an_attack_and_a_wonder() -> None:
    game = LessonGame(lesson("first-game"))
    turn = int(game.table.state.turn)
    kinds = set()
    while (step := game.step) is not None:
        told = game.answer(next(expected(game, step)))
        assert not isinstance(told, OtherAnswer)
        kinds |= {type(event).__name__ for update in told for event in update.events}
    assert {"Bought", "Compared", "WonderMoved"} <= kinds
    view = game.table.current(LEARNER).view
    assert (view.turn - 1 - turn, view.seats[LEARNER].wonders) == (3, ["hanging-gardens"])
    assert "knight" in {card.card for card in view.seats[LEARNER].hand if hasattr(card, "card")}


def test_the_last_lesson_ends_its_game_and_wins_it() -> None:
    game = LessonGame(lesson("endings"))
    assert "13 points to 11" in lesson_text("en").sentence(game)
    play(game)
    assert game.table.state.over
    assert game.table.record.result is not None
    assert game.table.record.result["winners"] == [LEARNER]
    with pytest.raises(Refused, match="over"):
        game.answer([])


# --- A lesson that the rules no longer allow ------------------------------------------------------------------------


def planted(name: str, old: str, new: str) -> Lesson:
    text = source(name)
    assert old in text
    return lesson_in(text.replace(old, new, 1), name)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('answers = ["mining"]', 'answers = ["cannon"]'),  # not on offer
        ('answers = ["knight *"]', 'answers = ["tank *"]'),  # not affordable
        ('then = "done mining reinforcement"', 'then = "done mining cannon"'),
        ('then = "agriculture barter-trade no pass done"', 'then = "agriculture barter-trade no pass done done done"'),
    ],
)
def test_a_lesson_whose_answers_are_no_longer_on_offer_fails(old: str, new: str) -> None:
    with pytest.raises((Refused, AssertionError)):
        play(LessonGame(planted("first-game", old, new)))


def test_a_lesson_whose_beginning_is_no_longer_possible_fails() -> None:
    with pytest.raises(Refused, match="choices"):
        LessonGame(planted("first-game", "warrior barter-trade no ironworks", "warrior barter-trade no cannon"))


@pytest.mark.parametrize("text", ["set = 3", "steps = []\nmore = 1", "set = "])
def test_a_file_that_is_no_lesson_is_refused(text: str) -> None:
    with pytest.raises(Refused, match="the lesson x"):
        lesson_in(text, "x")


# --- Texts -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_step_has_its_texts_and_no_text_is_left_over(lang: str) -> None:
    told = lesson_messages(lang)
    keys = {"guide", "opponent", "well-done", "other"}
    for name in LESSON_NAMES:
        assert told.has(f"{name}.title")
        assert told.has(f"{name}.end")
        keys.add(name)
        for step in lesson(name).steps:
            key = f"{name}-{step.name}"
            assert told.has(f"{key}.title"), key
            keys.add(key)
    assert {text.key.partition(".")[0] for text in texts(fluent_source(lang, "lessons."))} == keys


@pytest.mark.parametrize("name", LESSON_NAMES)
def test_a_step_is_said_in_few_words(name: str) -> None:
    game, text = LessonGame(lesson(name)), lesson_text("en")
    while (step := game.step) is not None:
        assert len(text.sentence(game).split()) <= MOST_WORDS, step.name
        game.answer(next(expected(game, step)))


@pytest.mark.parametrize("name", LESSON_NAMES)
def test_the_spotlight_falls_on_what_is_there(name: str) -> None:
    game = LessonGame(lesson(name))
    while (step := game.step) is not None:
        view = game.table.current(LEARNER).view
        mine = view.seats[LEARNER]
        fronts = [getattr(card, "card", None) for card in (*mine.hand, *mine.down)]
        offers = [offer.card for row in view.rows.values() for offer in row if offer]
        tops = [pile.top.card for pile in view.piles.values() if pile.top]
        things = {f"card:{card}" for card in (*fronts, *mine.up, *offers, *tops)}
        things |= {f"wonder:{wonder}" for wonder in (*view.wonders, *mine.wonders)}
        things |= {f"zone:row/{age}" for age in view.rows} | {"zone:up/0", "zone:down/0", "zone:hand/0"}
        things |= {"seat:0", "seat:1", "ribbon", "goal"}
        assert step.spotlight
        assert set(step.spotlight) <= things, step.name
        game.answer(next(expected(game, step)))
