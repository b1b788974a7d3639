"""What `import gunsteel` offers: the names, their types in a user's script, and how quickly they are there."""

import subprocess
import sys
from pathlib import Path

import gunsteel

# Whoever changes this list changes what other people's programs rely on: see CHANGELOG.md.
PUBLIC = {
    "Bot",
    "Budget",
    "CHANCE",
    "CardInfo",
    "Game",
    "Observation",
    "Outcome",
    "Question",
    "Record",
    "Refused",
    "WhyNot",
    "WonderInfo",
    "__version__",
    "bot",
    "cards",
    "compiled",
    "sample",
    "wonders",
}

SCRIPT = """
import pickle
from typing import assert_type

import gunsteel

game = gunsteel.Game("base", players=3, seed=7)
assert_type(game.question.kind, str)
assert_type(game.question.options, list[str])
events = game.push("mining")
assert_type(game.why_not("cannon")[0].text("fr"), str)
assert_type(game.pop(), str)
view = game.view(0)
twin = game.copy()
assert_type(twin == game, bool)
assert_type(pickle.dumps(game), bytes)
guess = gunsteel.sample(view, seed=5)
assert_type(guess, gunsteel.Game)
bots = [gunsteel.bot("captain", seed=s) for s in range(3)]
while not game.over:
    game.push(
        game.roll()
        if game.question.seat is gunsteel.CHANCE
        else bots[game.question.seat].choose(game.view(game.question.seat), game.question)
    )
assert_type(game.outcome.winners, list[int])
assert_type(game.outcome.points, list[int])
game.save("game.gs.json")
assert_type(gunsteel.Game.load("game.gs.json"), gunsteel.Game)
assert_type(gunsteel.cards["cannon"].cost, dict[str, int])
assert_type(gunsteel.cards["cannon"].text("ja"), str)
assert_type(gunsteel.wonders["taj-mahal"], gunsteel.WonderInfo)
assert_type(game.state.over, bool)
"""


def test_the_public_names_are_these() -> None:
    assert set(gunsteel.__all__) == PUBLIC
    assert sorted(dir(gunsteel)) == sorted(gunsteel.__all__)
    for name in PUBLIC:
        assert getattr(gunsteel, name) is not None
        if name not in ("__version__", "CHANCE", "Outcome"):  # compiled classes lose their docstrings
            assert getattr(gunsteel, name).__doc__, f"{name} says nothing about itself"


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(gunsteel, "Gam")


def test_importing_the_package_loads_nothing_else() -> None:
    code = "import sys, gunsteel; print([name for name in sys.modules if name.startswith('gunsteel.')])"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() in ("[]", "['gunsteel._source']")


def test_a_script_of_a_user_is_typed_throughout(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT, encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--config-file", "", "--cache-dir", str(tmp_path), str(script)],
        capture_output=True,
        text=True,
        cwd=Path(gunsteel.__file__).parent.parent,
    )
    assert ran.returncode == 0, ran.stdout
