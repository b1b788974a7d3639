"""Every command: what it writes, its exit codes, and one line for bad input."""

import json
import re
from pathlib import Path

import pytest

from gunsteel.catalog.index import CARDS, WONDERS
from gunsteel.cli import COMMANDS
from gunsteel.core.rules import Rules
from gunsteel.formats.random_record import random_record
from gunsteel.formats.record import loads
from gunsteel.formats.trace import dumps, trace
from gunsteel.language.wrap import width
from tests.laws.games import CONFIGURATIONS
from tests.program import Program

GAME = ("--set", "base", "--players", 3, "--seed", 7)


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.gs.json"
    path.write_text(random_record(Rules("base", 3), 7).dumps(), encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(program: Program, command: str) -> None:
    ran = program.run(command, "--help")
    assert ran.code == 0
    assert f"usage: gunsteel {command}" in ran.out
    assert command in program.run("--help").out


def test_unknown_commands_and_arguments_are_refused(program: Program) -> None:
    assert "no command 'dance'" in program.refused("dance")
    assert "--oops" in program.refused("cards", "--oops")
    assert "--seed" in program.refused("deal", "--set", "base", "--players", 2)


@pytest.mark.parametrize(("set_", "players"), CONFIGURATIONS)
def test_trace_writes_random_games(program: Program, tmp_path: Path, set_: str, players: int) -> None:
    out = tmp_path / "game.jsonl"
    assert program.run("trace", "--set", set_, "--players", players, "--seed", 3, "--out", out).code == 0
    expected = "".join(dumps(line) for line in trace(random_record(Rules(set_, players), 3)))
    assert out.read_text(encoding="utf-8") == expected


def test_trace_writes_several_games_into_a_folder(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "games"
    assert program.run("trace", *GAME, "--games", 3, "--switch", "end-at-once", "--out", out).code == 0
    names = sorted(path.name for path in out.iterdir())
    assert names == ["base-3-7.jsonl", "base-3-8.jsonl", "base-3-9.jsonl"]
    head = json.loads((out / names[0]).read_text(encoding="utf-8").splitlines()[0])
    assert head["switches"] == {"end-at-once": True}


def test_trace_of_a_record_is_the_trace_of_its_game(program: Program, tmp_path: Path, record_file: Path) -> None:
    one, other = tmp_path / "one.jsonl", tmp_path / "other.jsonl"
    assert program.run("trace", "--record", record_file, "--out", one).code == 0
    assert program.run("trace", *GAME, "--out", other).code == 0
    assert one.read_bytes() == other.read_bytes()


def test_trace_leaves_nothing_half_done(program: Program, tmp_path: Path, record_file: Path) -> None:
    data = json.loads(record_file.read_text(encoding="utf-8"))
    data["choices"][20] = "nonsense"
    record_file.write_text(json.dumps(data), encoding="utf-8")
    out = tmp_path / "out.jsonl"
    assert "choices[20]" in program.refused("trace", "--record", record_file, "--out", out)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.gs.json"]
    assert "cannot be written" in program.refused("trace", *GAME, "--out", tmp_path / "no" / "such" / "file")


def test_trace_wants_one_source_of_games(program: Program, tmp_path: Path, record_file: Path) -> None:
    out = tmp_path / "x.jsonl"
    assert "--set is missing" in program.refused("trace", "--out", out)
    assert "leave out --players" in program.refused("trace", "--record", record_file, "--players", 2, "--out", out)
    assert "leave out --switch" in program.refused(
        "trace", "--record", record_file, "--switch", "end-at-once", "--out", out
    )


def test_replay_prints_the_result(program: Program, record_file: Path) -> None:
    ran = program.run("replay", record_file, record_file)
    assert ran.code == 0
    assert ran.out.count("VP") == 6
    assert "wins" in ran.out


def test_replay_tells_a_broken_game_from_a_broken_file(program: Program, tmp_path: Path, record_file: Path) -> None:
    data = json.loads(record_file.read_text(encoding="utf-8"))
    data["result"]["vp"][0] += 1
    broken = tmp_path / "broken.gs.json"
    broken.write_text(json.dumps(data), encoding="utf-8")
    ran = program.run("replay", record_file, broken)
    assert ran.code == 1
    assert "result.vp" in ran.err
    assert ran.out.startswith(str(record_file))

    broken.write_text(record_file.read_text(encoding="utf-8")[:300], encoding="utf-8")
    ran = program.run("replay", broken, record_file)
    assert ran.code == 2
    assert "not JSON" in ran.err
    assert program.run("replay", tmp_path / "missing").code == 2
    assert program.run("replay", tmp_path).code == 2
    broken.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in program.run("replay", broken).err


def test_deal_writes_a_record_without_choices(program: Program, tmp_path: Path) -> None:
    out = tmp_path / "deal.gs.json"
    assert program.run("deal", *GAME, "--out", out).code == 0
    assert program.run("deal", *GAME).out == out.read_text(encoding="utf-8")
    record = loads(out.read_text(encoding="utf-8"))
    assert record.choices == []
    assert record.setup == random_record(Rules("base", 3), 7).setup
    assert "not over" in program.run("replay", out).out


def test_perft_counts(program: Program) -> None:
    whole = program.run("perft", *GAME, "--depth", 3)
    divided = program.run("perft", *GAME, "--depth", 3, "--divide")
    assert whole.out == "100\n"
    assert divided.out.splitlines()[-1] == "total: 100"
    assert "agriculture: 20" in divided.out
    assert program.run("perft", *GAME, "--depth", 0).out == "1\n"


def test_cards_lists_and_shows(program: Program) -> None:
    every = program.run("cards").out
    assert all(card.name in every for card in CARDS.values())
    assert all(wonder.name in every for wonder in WONDERS.values())
    base = program.run("cards", "--set", "base").out
    assert "Cannon" in base
    assert "Frigate" not in base
    assert "騎士" in program.run("cards", "Knight").out
    assert "Our own guess: indicator and points." in program.run("cards", "taj-mahal").out
    assert "*" in program.run("cards", "--provenance").out
    assert "*" not in every
    assert "did you mean Knight" in program.refused("cards", "Night")
    assert "no set" in program.refused("cards", "--set", "chess")


@pytest.mark.parametrize(
    ("typed", "lang", "shown"),
    [
        ("char d'assaut", "fr", "Attaque, Terre"),
        ("char d’assaut", "fr", "Attaque, Terre"),
        ("パナマ運河", "ja", "初期配置アイコン"),
        ("ordinateur", "en", "Computer · コンピュータ · Ordinateur"),
        ("コンピュータ", "fr", "Jouez 2 cartes civiles de votre main."),
    ],
)
def test_cards_shows_what_is_typed_in_any_language(program: Program, typed: str, lang: str, shown: str) -> None:
    assert shown in program.run("cards", typed, "--lang", lang).out


def test_the_list_of_cards_is_in_the_language(program: Program) -> None:
    out = program.run("cards", "--lang", "ja").out
    assert all(card.ja in out for card in CARDS.values())
    assert all(wonder.ja in out for wonder in WONDERS.values())
    assert not re.search(r"[a-zA-Z]", out)
    lines = out.splitlines()
    assert max(map(width, lines)) <= 100
    # Columns stand below each other, although Japanese characters are wider.
    heads = lines[0].partition("軍事力")[0] + "軍事力"
    assert all(_columns(line, width(heads)).strip()[-1:].isdigit() for line in lines[1:10])
    french = program.run("cards", "--lang", "fr").out
    assert "Char d’assaut" in french
    assert "cheval" in french


def _columns(text: str, columns: int) -> str:
    """What stands in the first columns of a line."""
    end = next(at for at in range(len(text) + 1) if width(text[:at]) >= columns)
    return text[:end]


@pytest.mark.parametrize(
    ("words", "ja", "fr"),
    [
        (
            ("cards", "Nightt"),
            "「Nightt」というカードも世界遺産も、ここにはありません。もしかして：騎士",
            "Peut-être Chevalier",
        ),
        (("cards", "--set", "chess"), "「chess」というセットはありません", "pas de jeu «\u00a0chess\u00a0»"),
        (("rules", "dance"), "「dance」という章はありません", "pas de chapitre «\u00a0dance\u00a0»"),
        (("rules", "r999"), "「r999」というルールはありません", "pas de règle «\u00a0r999\u00a0»"),
        (("play", "--set", "chess"), "「chess」というセットはありません", "pas de jeu «\u00a0chess\u00a0»"),
        (("play", "--players", 7), "2人から4人まで", "se joue de 2 à 4"),
        (("play", "--switch", "x"), "「x」というスイッチはありません", "pas d’option «\u00a0x\u00a0»"),
        (("play", "--level", "x"), "「x」というボットはありません", "pas de robot «\u00a0x\u00a0»"),
        (("play", "--load", "missing.json"), "missing.jsonを読めません", "Impossible de lire missing.json"),
    ],
)
def test_refusals_are_in_the_language_of_the_reader(
    program: Program, words: tuple[object, ...], ja: str, fr: str
) -> None:
    assert ja in program.refused(*words, "--lang", "ja")
    assert fr in program.refused(*words, "--lang", "fr")


def test_cards_tells_of_every_wonder_where_it_comes_from(program: Program) -> None:
    told = program.run("cards", "--provenance", "--lang", "fr").out
    assert "Grande mosquée de Djenné*" in told
    assert told.count("Supposé par nous") == len(WONDERS)
    # A missing icon is a guess, too.
    assert re.search(r"^Char d’assaut .* non\*  non\*$", told, re.MULTILINE)


def test_cards_checks_a_file_of_values(program: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    file = Path("mine.toml")
    file.write_text("[warrior]\ncost = { iron = 1 }\n[fighter]\nstrength = 4\n", encoding="utf-8")
    checked = program.run("cards", "--check", file)
    assert checked.code == 1
    assert checked.out.splitlines() == [
        "The rulebooks say that Warrior costs nothing.",
        "In an example of the rulebooks, the strengths of Nuclear Submarine and Fighter",
        "  add up to 7, not 8. (N30)",
        "mine.toml: 2 values changed, 2 warnings",
    ]
    assert "戦士" in program.run("cards", "--check", file, "--lang", "ja").out
    file.write_text("[musketeer]\nstrength = 5\n", encoding="utf-8")
    checked = program.run("cards", "--check", file)
    assert (checked.code, checked.out) == (0, "mine.toml: 1 value changed, 0 warnings\n")
    file.write_text("[taj-mahal]\nglory = 3\n", encoding="utf-8")
    for option in ("--check", "--edit"):
        assert "mine.toml: taj-mahal.glory: no such value" in program.refused("cards", option, file)


@pytest.mark.parametrize(
    ("args", "reason"),
    [
        (("--set", "chess", "--players", 3), "no set 'chess'"),
        (("--set", "base", "--players", 5), "2 to 4 players"),
        (("--set", "base", "--players", "two"), "whole number"),
        (("--set", "base", "--players", -2), "expected one argument"),
        (("--set", "base", "--players", 2, "--switch", "cheat"), "no switch 'cheat'"),
        (("--set", "base", "--players", 2, "--cards", "missing.toml"), "missing.toml: No such file"),
    ],
)
def test_a_game_that_cannot_be_is_refused(program: Program, args: tuple[object, ...], reason: str) -> None:
    for command in ("deal", "perft", "trace"):
        more = {"deal": (), "perft": ("--depth", 1), "trace": ("--out", "nowhere.jsonl")}[command]
        said = program.refused(command, *args, "--seed", 1, *more)
        assert reason in said or "whole number" in said
    assert not Path("nowhere.jsonl").exists()
