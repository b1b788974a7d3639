"""The plain game in the terminal, typed by a person."""

import pytest

from gunsteel.core.decision import KINDS
from gunsteel.tui.questions import QUESTIONS
from tests.commands.program import Program
from tests.laws.games import CONFIGURATIONS


def test_every_question_has_words() -> None:
    assert set(QUESTIONS) == set(KINDS) - {"", "reveal"}


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_game_can_be_played_to_its_end(program: Program, set_: str, players: int) -> None:
    ran = program.run("play", "--set", set_, "--players", players, "--seed", 4, typed="1\n2\n" * 3000)
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert "wins" in ran.out


def test_the_end_of_input_leaves_politely(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="1\n")
    assert ran.code == 0
    assert ran.out.endswith("Goodbye. Come back soon.\n")
    assert ran.err == ""


def test_questions_are_explained_and_wrong_answers_refused(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="?\n0\n99\nnonsense\np\n\nmining\nq\n")
    assert "(R40)" in ran.out
    assert ran.out.count("is not among the options") == 4
    assert ran.out.count("=== Turn 1") == 2
    assert "Lay a card as your development." in ran.out


def test_ctrl_c_leaves_politely(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("gunsteel.tui.plain._read", interrupted)
    ran = program.run("play", "--seed", 1)
    assert ran.code == 0
    assert ran.out.endswith("Goodbye. Come back soon.\n")


def test_opponents_fronts_are_not_shown(program: Program) -> None:
    first = program.run("play", "--seed", 1, "--players", 2, typed="q\n").out
    assert "hand:    agriculture, barter-trade, mining, reinforcement, warrior" in first
    assert "hand:    food, food, food, iron, iron" in first
    open_hands = program.run("play", "--seed", 1, "--players", 2, "--switch", "open-hands", typed="q\n").out
    assert open_hands.count("hand:    agriculture, barter-trade, mining, reinforcement, warrior") == 2


def test_a_seat_that_is_not_there_is_refused(program: Program) -> None:
    assert "seats 0 to 2" in program.refused("play", "--seat", 3)
