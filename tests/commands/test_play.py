"""The game in the terminal, typed by a person."""

from pathlib import Path

import pytest

from gunsteel.bots.levels import LEVELS
from gunsteel.bots.protocol import Budget
from gunsteel.bots.random_bot import RandomBot
from gunsteel.core.rules import Rules
from gunsteel.explain.aim import Aim
from gunsteel.explain.question import Question
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import loads, replay
from gunsteel.language.locales import LANGUAGES
from gunsteel.language.wrap import width
from gunsteel.observation import Observation
from gunsteel.tui.terminal_game import TerminalGame
from tests.laws.games import CONFIGURATIONS
from tests.program import Program


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_a_game_can_be_played_to_its_end_in_80_columns(program: Program, set_: str, players: int, lang: str) -> None:
    args = ("--set", set_, "--players", players, "--seed", 4, "--lang", lang, "--level", "recruit")
    ran = program.run("play", *args, typed="1\n2\n" * 3000)
    assert ran.code == 0
    assert not ran.out.rstrip().endswith(">")
    assert max(width(line) for line in ran.out.splitlines()) <= 80
    assert "{" not in ran.out


def test_the_end_of_input_quits_politely(program: Program) -> None:
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


def test_ctrl_c_quits_politely(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(game: TerminalGame) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(TerminalGame, "read", interrupted)
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
    assert ran.out.count("Name a card or an option after “why”") == 2
    assert ran.out.count("Cannon") >= 3


def test_why_not_buy_is_answered_at_any_time_of_the_turn(program: Program) -> None:
    """R55: with nothing but a Food, a Cannon lacks its Gunpowder."""
    ran = program.run("play", "--seed", 1, typed="1\n1\nwhy cannon\nq\n")
    assert "Gunpowder" in ran.out.split("Activate")[-1]


def test_a_card_is_shown_in_every_language(program: Program) -> None:
    typed = "card Computer\ncard コンピュータ\ncard ordinateur\ncard taj mahal\ncard nonsense\nq\n"
    out = program.run("play", "--seed", 1, typed=typed).out
    assert out.count("From your hand, play 2 civil cards.") == 3
    assert "face-up civil cards in your area" in out
    assert "There is no card or wonder “nonsense”." in out
    assert "コンピュータ" in program.run("play", "--seed", 1, "--lang", "ja", typed="card computer\nq\n").out


def test_a_choice_is_undone(program: Program) -> None:
    ran = program.run("play", "--seed", 1, typed="undo\n1\nundo\n2\nq\n")
    assert "You have no decision to undo." in ran.out
    assert "You undo your last decision." in ran.out
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


def test_an_unknown_seat_or_language_is_refused(program: Program) -> None:
    assert "seats 0 to 2" in program.refused("play", "--seat", 3)
    assert "choose from en, ja, fr" in program.refused("play", "--lang", "tlh")


# --- Opponents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_seed_and_answers_give_the_same_game(program: Program, lang: str) -> None:
    args = ("--seed", 7, "--lang", lang, "--level", "recruit,search@20")
    games = [program.run("play", *args, typed="1\nask\n2\n" * 300).out for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != program.run("play", "--seed", 8, *args[2:], typed="1\nask\n2\n" * 300).out


def test_the_layout_depends_only_on_the_seed(program: Program) -> None:
    rows = [
        [
            line
            for line in program.run("play", "--seed", 7, "--level", level, typed="q\n").out.splitlines()
            if "+" in line
        ]
        for level in ("recruit", "random", "search@20")
    ]
    assert rows[0] == rows[1] == rows[2] != []


def test_the_opponents_are_introduced(program: Program) -> None:
    def introduced(*args: object) -> str:
        return program.run("play", "--seed", 1, *args, typed="q\n").out.splitlines()[1]

    assert introduced() == "You play against Soldier 2 and Soldier 3."
    assert introduced("--level", "recruit, search@20", "--seat", 1) == (
        "You play against Recruit 1 and Player 3 (search@20)."
    )
    assert introduced("--lang", "ja", "--players", 2) == "対戦相手：兵士2。"
    assert introduced("--lang", "fr", "--level", "scout", "--players", 2) == "Vos adversaires\u00a0: Éclaireur 2."
    assert introduced("--lang", "fr", "--level", "random", "--players", 2) == (
        "Vos adversaires\u00a0: Joueur 2 (au hasard)."
    )


@pytest.mark.parametrize(
    ("level", "reason"),
    [
        ("nonsense", "there is no bot 'nonsense'; choose from recruit, scout, soldier"),
        ("", "there is no bot ''"),
        ("recruit,", "there is no bot ''"),
        ("recruit@5", "recruit is a level and has its own budget"),
        ("search@-1", "a budget is"),
        ("recruit,recruit,recruit", "level: 3 bots for 2 opponents; name one for all of them, or one for each"),
    ],
)
def test_unknown_levels_are_refused(program: Program, level: str, reason: str) -> None:
    assert reason in program.refused("play", "--level", level)


def test_too_few_levels_are_refused(program: Program) -> None:
    assert "2 bots for 3 opponents" in program.refused("play", "--players", 4, "--level", "recruit,scout")


def test_every_level_can_be_played_against(program: Program) -> None:
    for level in LEVELS:
        ran = program.run("play", "--seed", 1, "--players", 2, "--level", level.name, typed="mining\nask\nq\n")
        assert ran.code == 0
        assert f"{level.name.capitalize()} 2" in ran.out


def test_opponents_say_what_they_are_after_only_when_asked(program: Program) -> None:
    """The third player has laid a starting resource before the first turn (R37), the second has not had to choose."""
    silent = program.run("play", "--seed", 1, "--level", "recruit", typed="1\n1\nno\n1\n" * 20).out
    assert "Recruit 2: I " not in silent
    out = program.run("play", "--seed", 1, "--level", "recruit,random", typed="ask\nask 3\nask 2\nq\n").out
    assert out.count("Recruit 2 has not had to choose anything yet.") == 2
    assert out.count("Player 3: I choose at random.") == 2
    later = program.run("play", "--seed", 1, "--level", "recruit", typed="1\n1\nno\npass\ndone\nask\n" * 5).out
    assert "\nRecruit 2: I am " in later
    assert "\nRecruit 3: I am " in later


@pytest.mark.parametrize(
    ("lang", "early", "said"),
    [
        ("en", "Recruit 2 has not had to choose anything yet.", "Player 3: I choose at random."),
        ("ja", "新兵2はまだ何も決めていません。", "プレイヤー3「運まかせで選んでいるだけです」"),
        ("fr", "Recrue 2 n’a encore rien eu à décider.", "Joueur 3\u00a0: Je m’en remets au hasard."),
    ],
)
def test_opponents_speak_every_language(program: Program, lang: str, early: str, said: str) -> None:
    lines = program.run("play", "--seed", 1, "--lang", lang, "--level", "recruit,random", typed="ask\nq\n").out
    assert early in lines.splitlines()
    assert said in lines.splitlines()


def test_only_opponents_can_be_asked(program: Program) -> None:
    typed = "ask 1\nask 4\nask nonsense\nask player 2\nASK\nq\n"
    out = program.run("play", "--seed", 1, "--level", "random", typed=typed).out
    assert out.count("There is no such opponent. “ask” alone asks all of them, “ask 2” asks Player 2.") == 3
    assert out.count("Player 2: I choose at random.") == 1


def test_a_bot_that_has_no_aim_does_not_tell(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    class Silent:
        def choose(self, view: Observation, question: Question) -> str:
            return question.options[0]

    monkeypatch.setattr("gunsteel.tui.opponents.bot", lambda name, seed: Silent())
    for lang, said in (
        ("en", "Soldier 2 does not say."),
        ("ja", "兵士2は教えてくれません。"),
        ("fr", "Soldat 2 ne dit rien."),
    ):
        assert said in program.run("play", "--seed", 1, "--lang", lang, typed="ask\nq\n").out


@pytest.mark.parametrize("answer", ["nonsense", None])
def test_a_bot_that_fails_is_named(program: Program, monkeypatch: pytest.MonkeyPatch, answer: str | None) -> None:
    class Failing:
        def choose(self, view: Observation, question: Question) -> str:
            if answer is None:
                raise ZeroDivisionError("so it goes")
            return answer

    monkeypatch.setattr("gunsteel.tui.opponents.bot", lambda name, seed: Failing())
    ran = program.run("play", "--seed", 1, "--level", "theirs")
    assert ran.code == 2
    assert "the bot 'theirs' on seat 2 failed, asked start-resource" in ran.err
    assert (
        "so it goes" if answer is None else "answered 'nonsense', which is not on offer; on offer: agriculture, "
    ) in ran.err


@pytest.mark.parametrize("said", [Aim("buy", "the-moon"), Aim("hoard"), "much", None])  # type: ignore[arg-type]
def test_a_bot_that_says_nonsense_is_taken_to_be_silent(
    program: Program, monkeypatch: pytest.MonkeyPatch, said: Aim | str | None
) -> None:
    class Babbling(RandomBot):
        def aim(self) -> Aim:
            if said is None:
                raise ZeroDivisionError
            return said  # type: ignore[return-value]

    monkeypatch.setattr("gunsteel.tui.opponents.bot", lambda name, seed: Babbling(seed, Budget()))
    ran = program.run("play", "--seed", 1, "--players", 2, "--level", "theirs", typed="ask\nq\n")
    assert ran.code == 0
    assert "does not say" in ran.out


def test_opponents_go_on_after_undo_and_load(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "game.gs.json"
    turn = "1\n1\nno\npass\ndone\n"
    typed = f"{turn * 3}save {file}\n{turn}undo\nundo\nundo\nundo\nundo\nundo\n{turn}load {file}\nask\n{turn * 2}q\n"
    ran = program.run("play", "--seed", 2, "--level", "search@20,recruit", typed=typed)
    assert ran.code == 0
    assert ran.out.count("You undo your last decision.") == 6
    assert ran.out.count("You play against Player 2 (search@20) and Recruit 3.") == 2
    again = program.run("play", "--load", file, "--level", "recruit", typed=f"ask\n{turn}q\n")
    assert again.code == 0
    assert again.out.count("has not had to choose anything yet.") == 2


def test_a_loaded_game_must_fit_the_levels(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "two.gs.json"
    record = random_record(Rules("base", 2), 1)
    record.choices, record.result = record.choices[:4], None
    file.write_text(record.dumps(), encoding="utf-8")
    assert "2 bots for 1 opponents" in program.refused("play", "--load", file, "--level", "recruit,scout")
    ran = program.run("play", "--seed", 1, "--level", "recruit,scout", typed=f"load {file}\nmining\nq\n")
    assert "Your game is unchanged." in ran.out
    assert "You lay Mining as a resource." in ran.out


# --- What is easy to read -------------------------------------------------------------------------------------------


def test_options_to_do_nothing_come_last(program: Program) -> None:
    typed = "mining\nwarrior\nno\nagriculture\nbarter-trade\nno\nq\n"
    out = program.run("play", "--players", 2, "--seed", 3, "--level", "recruit", typed=typed).out
    assert "   1  Activate it\n   2  Do not activate it\n" in out
    sale = out.partition("Buy a card?\n")[2].partition(">")[0].splitlines()
    assert sale[-1].endswith("  Buy nothing")
    assert not any("Buy nothing" in line for line in sale[:-1])


def test_cards_taken_back_are_reported_in_one_line(program: Program) -> None:
    """Several numbers at once, in any order."""
    typed = "mining\nwarrior\nno\nagriculture\nbarter-trade\nno\npass\n2 1\n"
    out = program.run("play", "--players", 2, "--seed", 3, "--level", "recruit", typed=typed).out
    took = [line.strip() for line in out.splitlines() if line.startswith("  You take")]
    assert took == [
        "You take Barter Trade and Warrior back to your hand.",
        "You take 2 covered cards (Agriculture and Mining) back to your hand.",
    ]


def test_after_undo_the_position_is_shown_once(program: Program) -> None:
    """Also when the choice that is undone was made in an earlier turn."""
    turn = "1\n1\nno\npass\n"
    out = program.run("play", "--seed", 3, "--players", 2, "--level", "recruit", typed=f"{turn}undo\nq\n").out
    after = out.partition("You undo your last decision.")[2]
    assert after.count("Horse  ") == 1
