"""Lessons in the terminal: the same ones, to their end, with wrong answers on the way."""

import io
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from gunsteel.cli import main
from gunsteel.language.locales import LANGUAGES
from gunsteel.lessons.lesson import ANYTHING, LEARNER, LESSON_NAMES, lesson
from gunsteel.lessons.lesson_text import lesson_text
from gunsteel.tui.terminal_lesson import TerminalLesson


class TypingLearner(TerminalLesson):
    """Types a wrong number first wherever there is one, then what the lesson expects."""

    def __init__(self, name: str, lang: str) -> None:
        super().__init__(lesson(name), lang, 80)
        self.typing: Iterator[str] = iter(())
        self.step_typed = -1

    def read(self) -> str:
        step = self.lesson_game.step
        assert step is not None
        if not step.asks:
            return ""
        if self.step_typed != self.lesson_game.done:
            self.step_typed = self.lesson_game.done
            self.typing = self.lines_for()
        return next(self.typing)

    def lines_for(self) -> Iterator[str]:
        step = self.lesson_game.step
        assert step is not None
        question = self.question()
        expected = step.answers[0].split() if step.answers else ["done"]
        wrong = [
            number
            for number, answer in enumerate(self.answers(question), 1)
            if answer[0] not in {one.split()[0] for one in step.answers} and not step.any
        ]
        if wrong:
            yield str(wrong[0])
        yield "why cannon"
        yield str(self.answers(question).index([expected[0]]) + 1)
        # The rest of a set, or a payment: the first whole one.
        while expected[1:] == [ANYTHING]:
            yield "1"
        for option in expected[1:]:
            yield str(self.answers(self.question()).index([option]) + 1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", LESSON_NAMES)
def test_a_lesson_is_played_to_its_end(name: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = TypingLearner(name, lang)
    game.play()
    out = capsys.readouterr().out
    assert game.lesson_game.step is None
    assert lesson_text(lang).guide in out
    end = "".join(lesson_text(lang).sentence(game.lesson_game).split())
    assert end in "".join(out.replace("│", "").split())
    assert game.table.current(LEARNER).view.audience == LEARNER


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def learn(monkeypatch: pytest.MonkeyPatch, typed: str, *words: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    return main(["play", "--learn", *words])


def test_progress_is_kept(home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    respond = "\n3\n1\n2\n"
    assert learn(monkeypatch, respond, "responses") == 0
    assert (home / "gunsteel" / "lessons.txt").read_text().split() == ["responses"]
    assert "gunsteel play --learn first-game" in capsys.readouterr().out
    assert learn(monkeypatch, "", "list") == 0
    marked = [line for line in capsys.readouterr().out.splitlines() if "✓" in line]
    assert len(marked) == 1
    assert "responses" in marked[0]


def test_who_quits_has_not_finished(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert learn(monkeypatch, "\n\nundo\nq\n") == 0
    assert not (home / "gunsteel").exists()


def test_an_unknown_lesson_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(monkeypatch, "", "chess") == 2
    assert "there is no lesson 'chess'" in capsys.readouterr().err
    assert learn(monkeypatch, "", "6", "--players", "3") == 2
