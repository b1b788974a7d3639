"""The plain game in the terminal, typed by a person."""

from pathlib import Path

import pytest

from gunsteel.core.rules import Rules
from gunsteel.locales import LANGUAGES
from gunsteel.play.randomgame import random_record
from gunsteel.play.record import loads, replay
from gunsteel.tui.plain import Game
from gunsteel.tui.wrap import width
from tests.commands.program import Program
from tests.laws.games import CONFIGURATIONS


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_game_can_be_played_to_its_end_in_80_columns(program: Program, set_: str, players: int, lang: str) -> None:
    args = ("--set", set_, "--players", players, "--seed", 4, "--lang", lang)
    ran = program.run("play", *args, typed="1\n2\n" * 3000)
    assert ran.code == 0
    assert not ran.out.rstrip().endswith(">")
    assert max(width(line) for line in ran.out.splitlines()) <= 80
    assert "{" not in ran.out


def test_the_end_of_input_leaves_politely(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="1\n")
    assert ran.code == 0
    assert ran.out.endswith("Goodbye. Come back soon.\n")
    assert ran.err == ""


def test_questions_are_explained_and_wrong_answers_refused(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="?\n0\n99\nnonsense\npos\n\nmining\nq\n")
    assert "(R40)" in ran.out
    assert ran.out.count("is not among the options") == 4
    assert ran.out.count("Turn 1: your turn") == 2
    assert "Lay a card as your development." in ran.out


def test_ctrl_c_leaves_politely(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: Game) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Game, "read", interrupted)
    ran = program.run("play", "--seed", 1)
    assert ran.code == 0
    assert ran.out.endswith("Goodbye. Come back soon.\n")


def test_opponents_fronts_are_not_shown(program: Program) -> None:
    first = program.run("play", "--seed", 1, "--players", 2, typed="q\n").out
    own = "hand     Agriculture  Barter Trade  Mining  Reinforcement  Warrior"
    assert own in first
    assert "hand     Food  Food  Food  Iron  Iron" in first
    open_hands = program.run("play", "--seed", 1, "--players", 2, "--switch", "open-hands", typed="q\n").out
    assert open_hands.count(own) == 2


def test_why_not_is_answered(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="why mining\nwhy\nwhy cannon\nwhy Canon\nwhy nonsense\nq\n")
    assert "That is possible: choose 3." in ran.out
    assert ran.out.count("Name a card or an option after why") == 2
    assert ran.out.count("Cannon") >= 3


def test_why_not_buy_is_answered_at_any_time_of_the_turn(program: Program) -> None:
    """R55: with nothing but a Food, a Cannon lacks its Gunpowder."""
    ran = program.run("play", "--seed", 1, typed="1\n1\nwhy cannon\nq\n")
    assert "Gunpowder" in ran.out.split("Activate")[-1]


def test_a_card_is_shown_in_every_language(program: Program) -> None:
    typed = "card Computer\ncard コンピュータ\ncard ordinateur\ncard taj mahal\ncard nonsense\nq\n"
    out = program.run("play", "--seed", 1, typed=typed).out
    assert out.count("Play 2 civil cards from your hand.") == 3
    assert "face-up civil cards in your area" in out
    assert "There is no card or wonder “nonsense”." in out
    assert "コンピュータ" in program.run("play", "--seed", 1, "--lang", "ja", typed="card computer\nq\n").out


def test_a_choice_is_taken_back(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="undo\n1\nundo\n2\nq\n")
    assert "There is nothing of yours to take back." in ran.out
    assert "You take back your last choice." in ran.out
    assert "You lay Barter Trade as a resource." in ran.out


def test_a_game_is_saved_and_loaded(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    ran = program.run("play", "--seed", 1, typed=f"mining\nsave {file}\nwarrior\nload {file}\nq\n")
    assert ran.out.count("Lay a card as your development.") == 2
    record = loads(file.read_text(encoding="utf-8"))
    assert record.choices[-1] == "mining"
    assert not replay(record).over
    again = program.run("play", "--load", file, typed="q\n").out
    assert "Lay a card as your development." in again


def test_a_broken_file_changes_nothing(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "broken.gs.json"
    record = random_record(Rules("base", 3), 1)
    record.choices[3] = "nonsense"
    file.write_text(record.dumps(), encoding="utf-8")
    ran = program.run("play", "--seed", 1, typed=f"load {file}\nload\nsave\nload {tmp_path}/none\nmining\nq\n")
    assert "choices[3]" in " ".join(ran.out.split())
    assert ran.out.count("Name a file after") == 2
    assert ran.out.count("Your game is unchanged.") == 2
    assert "You lay Mining as a resource." in ran.out
    assert "choices[3]" in program.refused("play", "--load", file)


def test_a_loaded_game_must_have_your_seat(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "two.gs.json"
    record = random_record(Rules("base", 2), 1)
    record.choices, record.result = record.choices[:4], None
    file.write_text(record.dumps(), encoding="utf-8")
    ran = program.run("play", "--players", 4, "--seat", 3, "--seed", 1, typed=f"load {file}\nmining\nq\n")
    assert "yours is 3" in " ".join(ran.out.split())
    assert "You lay Mining as a" in ran.out
    for more in (("--set", "base"), ("--players", 2), ("--switch", "end-at-once")):
        assert f"leave out {more[0]}" in program.refused("play", "--load", file, *more)


def test_a_seat_or_language_that_is_not_there_is_refused(program: Program) -> None:
    assert "seats 0 to 2" in program.refused("play", "--seat", 3)
    assert "there is en, ja, fr" in program.refused("play", "--lang", "tlh")
