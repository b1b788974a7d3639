"""`pip install gunsteel` is enough for the rules, the sentences and the bots; a missing extra is one sentence."""

import json
import os
import re
import subprocess
import sys
import tomllib
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest

from gunsteel.extras import MODULES, MissingExtra, missing, require

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

# A Python that has only the core installed: every other module outside the standard library is not found.
CORE_ONLY = """
import json, sys

class NotInstalled:
    allowed = {"gunsteel", *sys.stdlib_module_names, *json.loads(sys.argv.pop(1))}

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] not in self.allowed:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, NotInstalled())
"""
COMMAND = CORE_ONLY + "from gunsteel.cli import main\nsys.exit(main())"
GAME = """
import gunsteel
from gunsteel.arena.contest import Contest
from gunsteel.arena.match import play

job = next(iter(Contest(("soldier", "random", "search@20"), "combined", 3, {}, {}, 1).jobs(1)))
print(len(play(job).game.winners) > 0)
"""


def name_of(requirement: str) -> str:
    return re.split(r"[^\w.-]", requirement)[0].lower().replace("_", "-").replace(".", "-")


def required_by(name: str, found: set[str]) -> set[str]:
    """The distributions that an installation of this one brings, without extras; markers are taken as true."""
    if name in found:
        return found
    found.add(name)
    for requirement in distribution(name).requires or ():
        if "extra ==" not in requirement and _is_installed(name_of(requirement)):
            required_by(name_of(requirement), found)
    return found


def _is_installed(name: str) -> bool:
    return name in {each.lower().replace("_", "-").replace(".", "-") for all_ in PROVIDED.values() for each in all_}


PROVIDED = packages_distributions()


def core_modules() -> list[str]:
    """The modules of all distributions that `pip install gunsteel` brings."""
    wanted = required_by("gunsteel", set())
    return sorted(
        module for module, all_ in PROVIDED.items() if {name_of(each) for each in all_} & (wanted - {"gunsteel"})
    )


def core_only(code: str, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code, json.dumps(core_modules()), *words]
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, timeout=120)


# --- the core ---


def test_the_core_brings_few_packages() -> None:
    assert {name_of(each) for each in PROJECT["dependencies"]} == {"fluent-runtime", "msgspec", "mypy-extensions"}
    assert not {"numpy", "starlette", "httpx", "websockets", "sqlalchemy"} & set(core_modules())


def test_bots_play_a_whole_game_with_the_core_alone() -> None:
    ran = core_only(CORE_ONLY + GAME)
    assert (ran.stdout, ran.stderr) == ("True\n", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "--set", "base", "--players", "2", "--seed", "7"), "Barter Trade"),
        (("rules", "R58", "--lang", "fr"), "R58"),
        (("cards", "cannon"), "Cannon"),
        (("trace", "--set", "base", "--players", "3", "--seed", "7", "--out", "/dev/stdout"), "start-resource"),
        (("perft", "--set", "base", "--players", "2", "--seed", "1", "--depth", "2"), "2"),
        (("deal", "--set", "renaissance", "--players", "2", "--seed", "1"), "renaissance"),
        (("--help",), "gunsteel COMMAND"),
    ],
)
def test_a_command_works_with_the_core_alone(words: tuple[str, ...], said: str) -> None:
    ran = core_only(COMMAND, *words, typed="q\n")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert said in ran.stdout


def test_the_arena_works_with_the_core_alone_but_for_ratings() -> None:
    game = ("--set", "base", "--players", "2", "--games", "2", "--processes", "1")
    ran = core_only(COMMAND, "arena", "random", "random", *game)
    assert ran.returncode == 0
    assert ran.stderr == "gunsteel arena: a rating needs the extra 'arena': pip install 'gunsteel[arena]'.\n"


# --- the extras ---


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("serve",), "gunsteel serve needs the extra 'server': pip install 'gunsteel[server]'."),
        (("admin", "list"), "gunsteel admin needs the extra 'server': pip install 'gunsteel[server]'."),
        (
            ("arena", "random", "random", *("--set", "base", "--players", "2", "--games", "2", "--ray", "local")),
            "gunsteel arena: --ray needs the extra 'ray': pip install 'gunsteel[ray]'.",
        ),
    ],
)
def test_a_command_whose_extra_is_missing_says_so_in_one_line(words: tuple[str, ...], sentence: str) -> None:
    ran = core_only(COMMAND, *words)
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{sentence}\n")


def test_a_postgresql_database_whose_extra_is_missing_is_refused_in_one_line() -> None:
    without = "import sys; sys.modules['asyncpg'] = None\nfrom gunsteel.cli import main\nsys.exit(main())"
    command = [sys.executable, "-c", without, "serve", "--no-browser", "--port", "0", "--database", "postgresql://h/d"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=120)
    sentence = "gunsteel serve: PostgreSQL needs the extra 'postgres': pip install 'gunsteel[postgres]'."
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", f"{sentence}\n")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (
            "from gunsteel.wire.client import Client",
            "gunsteel.wire.client needs the extra 'client': pip install 'gunsteel[client]'.",
        ),
        ("import gunsteel.server", "gunsteel.server needs the extra 'server': pip install 'gunsteel[server]'."),
        (
            "from gunsteel.arena.rating import ratings; ratings([], ['random'])",
            "a rating needs the extra 'arena': pip install 'gunsteel[arena]'.",
        ),
    ],
)
def test_from_python_a_missing_extra_is_the_same_sentence(line: str, sentence: str) -> None:
    ran = core_only(f"{CORE_ONLY}\n{line}")
    assert ran.returncode == 1
    assert ran.stderr.splitlines()[-1] == f"gunsteel.extras.MissingExtra: {sentence}"


def test_a_missing_extra_is_an_import_error_and_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ImportError, match="--ray needs the extra 'ray'"):
        require("ray", "--ray")
    with pytest.raises(ValueError, match="--ray needs the extra 'ray'") as fault:
        require("ray", "--ray")
    assert isinstance(fault.value, MissingExtra)
    assert missing("client", "it") is None


def test_the_modules_of_each_extra_are_those_that_it_installs() -> None:
    extras = PROJECT["optional-dependencies"]
    assert set(extras) == {*MODULES, "all"}
    for extra, modules in MODULES.items():
        declared = {name_of(each) for each in extras[extra]} - {"gunsteel"}
        assert {name_of(PROVIDED[module][0]) for module in modules} == declared, extra
    named = re.fullmatch(r"gunsteel\[(.*)\]", *extras["all"])
    assert named is not None
    assert set(named[1].split(",")) == set(MODULES)
