"""Commands speak the language that --lang names, or the system's."""

from dataclasses import replace
from pathlib import Path

import pytest

from gunsteel.commands.user_language import language_in, user_language
from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from gunsteel.language.player_names import BOTS_FIELD
from tests.program import Program


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_of_the_system(environment: dict[str, str], lang: str) -> None:
    assert user_language(environment) == lang


def test_the_command_line_counts_more() -> None:
    assert language_in(["--lang", "ja"]) == language_in(["x", "--lang=ja"]) == "ja"
    assert language_in([]) == language_in(["--lang"]) == language_in(["--lang", "xx"]) == "en"


@pytest.mark.parametrize(
    ("lang", "words", "said"),
    [
        ("fr_FR.UTF-8", "play --players x", "--players\u00a0: il faut un nombre entier, et non 'x'"),
        ("fr_FR.UTF-8", "admin --data FOLDER list", "aucun serveur n’y a encore conservé de tables"),
        ("fr_FR.UTF-8", "serve --workers 2 --data FOLDER", "Plusieurs processus ont besoin de PostgreSQL"),
        ("fr_FR.UTF-8", "arena random --set base --players 2 --games 2", "Il faut au moins deux robots."),
        ("fr_FR.UTF-8", "cards --check FILE", "knight.strength\u00a0: il faut un nombre entier de 0 à 99, et non 'x'"),
        ("fr_FR.UTF-8", "replay FILE", "ligne 1, colonne 2\u00a0: ce n’est pas du JSON"),
        ("fr_FR.UTF-8", "nonsense", "Il n’y a pas de commande 'nonsense'"),
        ("ja_JP.UTF-8", "play --load FILE", "棋譜として読めません：1行2列：JSONではありません"),
        ("ja_JP.UTF-8", "trace --nonsense", "引数が足りません：--out（「gunsteel trace --help」を参照）"),
        ("ja_JP.UTF-8", "cards --check /nowhere", "/nowhereを読めません：ファイルまたはフォルダーがありません"),
        ("C.UTF-8", "cards --check FILE --lang ja", "knight.strength：0から99までの整数が必要です（'x'は使えません）"),
        ("C.UTF-8", "cards --check FILE", "knight.strength: expected a whole number from 0 to 99, got 'x'"),
    ],
)
def test_refusals_are_in_the_language_of_the_person(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lang: str, words: str, said: str
) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    values = tmp_path / "values.toml"
    values.write_text('[knight]\nstrength = "x"\n', encoding="utf-8")
    typed = words.replace("FILE", str(values)).replace("FOLDER", str(tmp_path / "tables"))
    ran = program.run(*typed.split())
    assert ran.code == 2
    assert ran.out == ""
    assert said in ran.err


def test_the_rules_are_shown_in_the_language_of_the_system(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert program.run("rules").out.splitlines()[0] == "Guns & Steel（鋼鉄と火薬）のルール"
    assert program.run("rules", "--lang", "en").out.splitlines()[0] != "Guns & Steel（鋼鉄と火薬）のルール"


@pytest.mark.parametrize(
    ("system", "line", "result"),
    [
        ("en_GB.UTF-8", "  replay   check records and print their results", "base, 3 players, 0 choices, not over"),
        (
            "fr_FR.UTF-8",
            "  replay   vérifier des parties enregistrées et afficher leurs résultats",
            "jeu de base, 3 joueurs, 0 choix, partie en cours\u00a0: tour 1, place 0",
        ),
        ("ja_JP.UTF-8", "  replay   棋譜を調べて、結果を表示する", "鋼鉄と火薬、3人、選択0回、途中（第1手番、席0）"),
    ],
)
def test_commands_and_results_are_in_the_language_of_the_system(
    program: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str, line: str, result: str
) -> None:
    monkeypatch.setenv("LC_ALL", system)
    record = tmp_path / "new.gs.json"
    assert program.run("deal", "--set", "base", "--players", 3, "--seed", 1, "--out", record).code == 0
    assert line in program.run("--help").out.splitlines()
    assert result in program.run("replay", record).out


@pytest.mark.parametrize(
    ("lang", "winner"), [("en", "Recruit 2 wins"), ("fr", "Recrue 2 gagne"), ("ja", "新兵2の勝ち")]
)
def test_results_name_bots_in_the_language(program: Program, tmp_path: Path, lang: str, winner: str) -> None:
    record = tmp_path / "bots.gs.json"
    bots = replace(
        random_record(Rules("base", 2), 0),
        names=["Recruit 1", "Recruit 2"],
        extra={BOTS_FIELD: ["recruit", "recruit"]},
    )
    record.write_text(bots.dumps(), encoding="utf-8")
    assert winner in program.run("replay", record, "--lang", lang).out
