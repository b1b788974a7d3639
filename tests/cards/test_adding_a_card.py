"""docs/adding-a-card.md to the letter: a copy of the sources gets the card of the page, and does what the page says."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGE = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
(ROW,) = re.findall(r"```python\n(Card\(.*?\n\))\n```", PAGE, re.DOTALL)
# What the page shows as output: a refused row, a refused game, a card.
TEXTS = re.findall(r"```text\n(.*?)```", PAGE, re.DOTALL)
LAST_LINE = ")\n"
END = f"    ),\n{LAST_LINE}"
BUILT = ("*.so", "__pycache__", "web")


class Copy:
    """A copy of the package in plain Python, to be changed and run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = folder / "gunsteel" / "catalog" / "base.py"
        shutil.copytree(ROOT / "src" / "gunsteel", folder / "gunsteel", ignore=shutil.ignore_patterns(*BUILT))

    def add(self, row: str) -> None:
        """At the end of BASE_CARDS, with a comma after it."""
        text = self.base.read_text(encoding="utf-8")
        assert text.endswith(END)
        self.base.write_text(f"{text.removesuffix(LAST_LINE)}{row},\n{LAST_LINE}", encoding="utf-8")

    def remove(self, name: str) -> None:
        text = self.base.read_text(encoding="utf-8")
        row = re.search(rf'    Card\(\n        "{name}",\n.*?\n    \),\n', text, re.DOTALL)
        assert row is not None
        self.base.write_text(text.replace(row[0], ""), encoding="utf-8")

    def run(self, *args: str) -> "subprocess.CompletedProcess[str]":
        changes = {"GUNSTEEL_PURE": "1", "PYTHONPATH": str(self.folder), "COLUMNS": "80"}
        environment = os.environ | changes | {"PYTHONDONTWRITEBYTECODE": "1"}
        return subprocess.run(
            [sys.executable, *args], cwd=ROOT, env=environment, capture_output=True, text=True, encoding="utf-8"
        )

    def gunsteel(self, *args: str) -> "subprocess.CompletedProcess[str]":
        return self.run("-m", "gunsteel", *args)


@pytest.fixture(scope="module")
def added(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Step 1: the row is added."""
    copy = Copy(tmp_path_factory.mktemp("added"))
    copy.add(ROW)
    return copy


@pytest.fixture(scope="module")
def replaced(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Step 2: it takes the place of Caravan."""
    copy = Copy(tmp_path_factory.mktemp("replaced"))
    copy.add(ROW)
    copy.remove("Caravan")
    return copy


def test_engine_sentences_and_bots_know_the_card_by_its_row_alone(added: Copy) -> None:
    """The tests of the new card, run with the copy that has it."""
    ran = added.run("-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", "tests/cards/silk_road.py")
    assert ran.returncode == 0, ran.stdout


def test_the_card_is_shown_as_on_the_page(added: Copy) -> None:
    command, _, shown = TEXTS[2].partition("\n")
    assert command.startswith("$ gunsteel ")
    assert added.gunsteel(*command.split()[2:]).stdout == shown


def test_the_combined_game_takes_the_card_at_once(added: Copy) -> None:
    assert "silk-road" in added.gunsteel("deal", "--set", "combined", "--players", "4", "--seed", "1").stdout


@pytest.mark.parametrize("players", ["3", "4"])
def test_a_set_that_makes_no_pyramid_any_more_is_refused_as_on_the_page(added: Copy, players: str) -> None:
    ran = added.gunsteel("deal", "--set", "base", "--players", players, "--seed", "1")
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"gunsteel deal: {TEXTS[1]}")


@pytest.mark.parametrize("players", ["2", "3", "4"])
def test_in_place_of_another_card_it_is_played_in_the_base_game(replaced: Copy, players: str) -> None:
    ran = replaced.gunsteel("deal", "--set", "base", "--players", players, "--seed", "1")
    assert ran.returncode == 0, ran.stderr
    assert '"silk-road"' in ran.stdout
    assert '"caravan"' not in ran.stdout


def test_bots_play_the_base_game_with_it(replaced: Copy) -> None:
    match = ("--set", "base", "--players", "2", "--games", "1", "--processes", "1")
    ran = replaced.gunsteel("arena", "heuristic", "search@2", *match)
    assert ran.returncode == 0, ran.stderr


def test_an_indicator_cannot_be_taken_out(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.remove("Currency")
    reason = "Hanging Gardens: its indicator 'Currency' is no horse card of the set (R31)\n"
    assert copy.gunsteel("cards").stderr == f"gunsteel cards: {reason}"


def test_a_wrong_row_is_refused_as_on_the_page(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.add(ROW.replace("(For(Deplete(1),", "(Attack(weaker=(Gain(OIL),)), For(Deplete(1),"))
    assert copy.gunsteel("cards").stderr == f"gunsteel cards: {TEXTS[0]}"


def test_the_browsers_catalogue_has_it_with_the_emblem_of_its_type(added: Copy) -> None:
    script = (
        "from tools import card_symbols, gen_catalog\n"
        "print(card_symbols.chosen()['silk-road'] == card_symbols.TYPES['civil'])\n"
        "print([line for line in gen_catalog.catalog_text().splitlines() if 'silk-road' in line])\n"
        "print([gen_catalog.words_text(lang).count('silk-road') for lang in ('en', 'ja', 'fr')])\n"
    )
    ran = added.run("-c", script)
    assert ran.returncode == 0, ran.stderr
    symbol, rows, words = ran.stdout.splitlines()
    assert symbol == "True"
    assert '"signs": [["deplete", "for", "oil", "or", "iron", "iron", "iron"]]' in rows
    assert words == "[1, 1, 1]"
