"""OpenSpiel's games driven from Python, in a virtual environment of their own: the speed to beat."""

import json
import os
import subprocess
import sys
from pathlib import Path

from gunsteel.errors import Refused

OPEN_SPIEL = "open_spiel==2.0.2"
GAMES = ("gin_rummy", "chess")

# Runs in that environment, where nothing of ours is installed.
_SCRIPT = """
import json, random, sys, time
import pyspiel

def measure(name, seconds):
    game = pyspiel.load_game(name)
    dice = random.Random(1)
    decisions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes())
                state.apply_action(dice.choices(actions, weights)[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
            decisions += 1
    return decisions / (time.perf_counter() - began)

def search(name, seconds):
    game = pyspiel.load_game(name)
    dice = random.Random(1)
    simulations = 0
    spent = 0.0
    while spent < seconds:
        state = game.new_initial_state()
        while state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes())
            state.apply_action(dice.choices(actions, weights)[0])
        seed = dice.randrange(10**6)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, 1000, 1000, False, seed, False)
        began = time.perf_counter()
        bot.mcts_search(state)
        spent += time.perf_counter() - began
        simulations += 1000
    return simulations / spent

seconds = float(sys.argv[1])
found = {name: measure(name, seconds) for name in sys.argv[2:]}
print(json.dumps(found | {"mcts": search("gin_rummy", seconds)}))
"""


def environment() -> Path:
    """Its folder in the user's cache, created on first use."""
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return cache / "gunsteel" / "peers"


def _install(folder: Path) -> Path:
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not (folder / "ready").exists():
        print(f"installing {OPEN_SPIEL} into {folder}", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        subprocess.run(
            [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", OPEN_SPIEL], check=True
        )
        (folder / "ready").touch()
    return python


def measure(seconds: float) -> dict[str, float]:
    """Decisions a second of each game, chance included, and simulations a second of the C++ search (`mcts`)."""
    try:
        python = _install(environment())
        command = [str(python), "-c", _SCRIPT, str(seconds), *GAMES]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        raise Refused(f"--peers: {OPEN_SPIEL} could not be installed or run: {fault}") from None
    speeds: dict[str, float] = json.loads(done.stdout)
    return speeds
