#!/usr/bin/env python3
"""All commands of the project: `python3 dev.py` lists them. Needs Python 3.11 with pip, nothing else."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - before anything newer is used
    sys.exit("Gunsteel needs Python 3.11 or newer.")

ROOT = Path(__file__).resolve().parent
TOOLS = ROOT / ".tools"
BIN = ROOT / ".venv" / ("Scripts" if os.name == "nt" else "bin")
UV_VERSION = "0.13.7"
# How the rules and the browser client were built, written by hatch_build.py.
ENGINE = ROOT / "build" / "engine.txt"
CLIENT = ROOT / "build" / "client.txt"

# The suites that test the rules: they run compiled and as plain Python.
RULE_SUITES = [ROOT / "tests" / name for name in ("rules", "cards", "laws", "golden", "perft", "info")]
LONGEST_FILE = 500
BROWSER_TESTS = ROOT / "tests" / "web"
# Programs that these tests can drive, and Debian's packages that bring one, with a font for Japanese.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGES = ("chromium-headless-shell", "fonts-ipafont-gothic")
INSTALL_BROWSER = "--install-browser"

# uv does not read pip's settings: (pip's variable, uv's variable, the separator between values in uv's)
PIP_SETTINGS = [
    ("PIP_INDEX_URL", "UV_DEFAULT_INDEX", " "),
    ("PIP_EXTRA_INDEX_URL", "UV_INDEX", " "),
    ("PIP_FIND_LINKS", "UV_FIND_LINKS", ","),
]


# --- tasks: each takes the arguments after its name and returns an exit code ---


def play(args: list[str]) -> int:
    """play in the browser: starts the server and opens the page"""
    return gunsteel("serve", args)


def terminal(args: list[str]) -> int:
    """play a game in this terminal"""
    return gunsteel("play", args)


def test(args: list[str]) -> int:
    """run the tests, also as plain Python; --install-browser, --rules (a report), and whatever pytest takes"""
    install()
    if "--rules" in args:
        return run(BIN / "python", "-m", "tools.rule_report")
    may_install = INSTALL_BROWSER in args or os.environ.get("CI") == "true"
    args = [arg for arg in args if arg != INSTALL_BROWSER]
    if covers(args, BROWSER_TESTS):
        look_for_browser(may_install)
    code = 0 if args else client("test")
    code = code or pytest(args)
    if code == 0 and not plain_python_reason():
        code = pytest_plain_python(args)
    return code


def lint(args: list[str]) -> int:
    """check style, types and the length of files, of Python and of the browser client"""
    refuse(args)
    sync_tools()
    # The checks of the browser client and of Python take a minute each, and a core each.
    with ThreadPoolExecutor() as pool:
        checked = pool.submit(client, "check")
        codes = [
            run(BIN / "ruff", "check", "."),
            run(BIN / "ruff", "format", "--check", "."),
            run(BIN / "mypy"),
            check_lengths(),
            checked.result(),
        ]
    return max(codes)


def format(args: list[str]) -> int:
    """format the code and fix what can be fixed automatically"""
    refuse(args)
    sync_tools()
    run(BIN / "ruff", "check", "--fix", ".")
    return max(run(BIN / "ruff", "format", "."), client("format"))


def web(args: list[str]) -> int:
    """work on the browser client: shows every change at once; needs a running `dev.py play --no-browser`"""
    sync_tools()
    return client("dev", *args)


def bench(args: list[str]) -> int:
    """measure the engine, then the page in a browser; --browser: the page only; --against REV: compare the engine"""
    if "--browser" in args:
        return benchmark("page", [arg for arg in args if arg != "--browser"])
    # Arguments are for the engine, so with some only the engine is measured.
    return benchmark("engine", args) or (0 if args else benchmark("page", []))


def load(args: list[str]) -> int:
    """put a server under load and measure it; --against REV: compare it"""
    return benchmark("load", args)


def perft(args: list[str]) -> int:
    """count the answer sequences of a given length"""
    return gunsteel("perft", args)


def golden(args: list[str]) -> int:
    """regenerate the golden files and the generated pages"""
    refuse(args)
    install()
    tools = ("regen_golden", "regen_sentences", "gen_docs", "gen_protocol", "gen_catalog")
    return max(run(BIN / "python", "-m", f"tools.{tool}") for tool in tools)


def screenshots(args: list[str]) -> int:
    """take pictures of the table into screenshots/; --kept: those of docs/screenshots; names of pictures: only these"""
    install()
    look_for_browser(INSTALL_BROWSER in args)
    return run(BIN / "python", "-m", "tools.screenshots", *(arg for arg in args if arg != INSTALL_BROWSER))


def docs(args: list[str]) -> int:
    """build the documentation into site/"""
    sync_tools("--group", "docs")
    return run(BIN / "mkdocs", "build", "--strict", *args, NO_MKDOCS_2_WARNING="1")


TASKS: list[Callable[[list[str]], int]] = [
    *(play, terminal, test, lint, format, web, bench, load, perft, golden, screenshots, docs),
]


# --- parts of the tasks ---


def refuse(args: list[str]) -> None:
    if args:
        sys.exit(f"This task takes no arguments, got {' '.join(args)}.")


def gunsteel(command: str, args: list[str]) -> int:
    install()
    return run(BIN / "gunsteel", command, *args)


def benchmark(name: str, args: list[str]) -> int:
    install()
    return run(BIN / "python", "-m", "tools.bench", name, *args)


def client(*words: str) -> int:
    """Run a task of the browser client; it needs the packages of npm."""
    return run(BIN / "python", "-m", "tools.web", *words)


def pytest(args: list[str], **variables: str) -> int:
    return run(BIN / "pytest", "-n", "auto", *args, **variables)


def pytest_plain_python(args: list[str]) -> int:
    """Run the rule suites again without the compiled modules; if paths were given, only those in a rule suite."""
    named = [arg for arg in args if is_path(arg)]
    options = [arg for arg in args if not is_path(arg)]
    paths = list(rule_tests_in(named or ["tests"]))
    if not paths:
        return 0
    say("again, as plain Python")
    code = pytest([*options, *paths], GUNSTEEL_PURE="1")
    nothing_selected = 5  # pytest's exit code, as with -k and a test in another suite
    return 0 if code == nothing_selected else code


def covers(args: list[str], folder: Path) -> bool:
    """Whether pytest, given these arguments, runs tests of the folder."""
    named = [Path(arg.split("::")[0]).resolve() for arg in args if is_path(arg)]
    return not named or any(folder.is_relative_to(path) or path.is_relative_to(folder) for path in named)


def is_path(arg: str) -> bool:
    return not arg.startswith("-") and Path(arg.split("::")[0]).exists()


def rule_tests_in(named: list[str]) -> Iterator[str]:
    """The named tests that are in a rule suite, and the rule suites that are in a named folder."""
    for name in named:
        path = Path(name.split("::")[0]).resolve()
        for suite in filter(Path.exists, RULE_SUITES):
            if path.is_relative_to(suite):
                yield name
            elif suite.is_relative_to(path):
                yield str(suite)


def check_lengths() -> int:
    """Generated files and the tables of cards may be long, other files may not."""
    kinds = {"src": "*.py", "tests": "*.py", "tools": "*.py", "web/src": "*.*", "web/tests": "*.ts"}
    sources = [*ROOT.glob("*.py"), *(path for folder, kind in kinds.items() for path in (ROOT / folder).rglob(kind))]
    long = (ROOT / "src" / "gunsteel" / "catalog", ROOT / "web" / "src" / "generated")
    short = [path for path in sorted(sources) if not any(path.is_relative_to(folder) for folder in long)]
    lengths = {path: count_lines(path) for path in short}
    too_long = {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE}
    for path, lines in too_long.items():
        say(f"{path.relative_to(ROOT)}: {lines} lines; over {LONGEST_FILE}, a file is two files")
    return 1 if too_long else 0


def count_lines(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


# --- the environment ---


def install() -> None:
    """Bring .venv up to date, with the package in it, compiled if possible; quick if nothing has changed."""
    # Without the notes of the last build its results are gone too, which uv does not notice.
    built = ENGINE.exists() and CLIENT.exists()
    sync(*(() if built else ("--reinstall-package", "gunsteel")))
    if reason := plain_python_reason():
        say(f"the rules run as plain Python, many times slower: {reason}. To build again, delete build/.")
    if reason := note(CLIENT).partition("not built: ")[2]:
        say(f"the browser client was not built: {reason}. To build again, delete build/.")


def sync_tools(*options: str) -> None:
    """Bring the tools up to date and leave the package as it is: it may not build at the moment."""
    sync("--no-install-project", "--inexact", *options)


def sync(*options: str) -> None:
    """Bring .venv up to date with uv, all extras included."""
    install_uv()
    uv = shutil.which("uv", path=str(TOOLS / "bin")) or "uv"
    code = run(uv, "sync", "--quiet", "--all-extras", "--python", sys.executable, *options)
    if code:
        sys.exit(code)


def install_uv() -> None:
    """Install uv into .tools/, which needs no root and leaves the system's Python alone."""
    if (TOOLS / f"uv-{UV_VERSION}.dist-info").exists():
        return
    if find_spec("pip") is None:
        sys.exit("Python has no pip. Install it (Debian, Ubuntu: apt install python3-pip) and try again.")
    say("setting up; the first time takes a minute")
    shutil.rmtree(TOOLS, ignore_errors=True)
    pip = (sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check")
    if run(*pip, "install", "--target", TOOLS, f"uv=={UV_VERSION}", PIP_USER="0"):
        sys.exit(f"pip could not install uv {UV_VERSION}; its message is above.")


def look_for_browser(may_install: bool) -> None:
    """The tests in tests/web need a browser; without one they are skipped."""
    if has_browser():
        return
    folder = BROWSER_TESTS.relative_to(ROOT)
    if not may_install:
        say(f"no browser was found: the tests in {folder} are skipped.")
        say(f"`python3 dev.py test {INSTALL_BROWSER}` installs one with apt-get ({' and '.join(PACKAGES)});")
        say("the environment variable GUNSTEEL_BROWSER can name one that is already there.")
    elif reason := install_browser():
        say(f"no browser could be installed ({reason}): the tests in {folder} are skipped.")


def install_browser() -> str:
    """Install Debian's packages; what went wrong, or nothing."""
    apt = apt_get()
    if not apt:
        return "that takes apt-get, and root or sudo without a password"
    say("installing a browser for the tests; this takes a minute")
    # Old package lists name old packages, or such as are gone; without network they may still do.
    quietly(*apt, "update", "-qq")
    return quietly(*apt, "install", "-y", "-qq", "--no-install-recommends", *PACKAGES)


def has_browser() -> bool:
    return bool(os.environ.get("GUNSTEEL_BROWSER")) or any(map(shutil.which, BROWSERS))


def apt_get() -> tuple[str, ...]:
    """apt-get with what has to come before it; empty if we cannot use it."""
    apt = ("env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=60")
    if os.name != "posix" or shutil.which("apt-get") is None:
        return ()
    if os.geteuid() == 0:
        return apt
    return ("sudo", "-n", *apt) if shutil.which("sudo") and not quietly("sudo", "-n", "true") else ()


def quietly(*command: str) -> str:
    """Run a program without showing its output; what went wrong, or nothing. Ten minutes are too long."""
    try:
        done = subprocess.run(command, env=environment(), capture_output=True, text=True, timeout=600)
    except subprocess.TimeoutExpired:
        return f"{command[0]} took too long"
    said = done.stderr.strip().splitlines() or [f"code {done.returncode}"]
    return said[-1] if done.returncode else ""


def plain_python_reason() -> str:
    """Why the rules are not compiled; empty if they are."""
    return note(ENGINE).partition("plain Python: ")[2]


def note(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.exists() else ""


def environment() -> dict[str, str]:
    """Our environment variables, with pip's settings for uv."""
    variables = dict(os.environ)
    for name in ("PYTHONDONTWRITEBYTECODE", "VIRTUAL_ENV"):
        variables.pop(name, None)
    variables["UV_COMPILE_BYTECODE"] = "1"
    for pip_name, uv_name, separator in PIP_SETTINGS:
        if pip_name in variables:
            variables.setdefault(uv_name, separator.join(variables[pip_name].split()))
    return variables


def run(*command: str | Path, **variables: str) -> int:
    """Run a program in the project's folder. Ctrl-C reaches it too: wait until it has ended."""
    interrupted = False
    with subprocess.Popen(command, cwd=ROOT, env=environment() | variables) as process:
        while process.poll() is None:
            try:
                process.wait()
            except KeyboardInterrupt:
                interrupted = True
    if interrupted:
        raise KeyboardInterrupt
    return process.returncode if process.returncode >= 0 else 128 - process.returncode


def say(text: str) -> None:
    print(f"dev.py: {text}", file=sys.stderr, flush=True)


def help_text() -> str:
    lines = [f"  {task.__name__:11} {task.__doc__}" for task in TASKS]
    return "\n".join(["usage: python3 dev.py TASK [ARGUMENT ...]", "", *lines])


def main() -> int:
    name, *args = sys.argv[1:] or ["--help"]
    if name in ("-h", "--help"):
        print(help_text())
        return 0
    task = next((task for task in TASKS if task.__name__ == name), None)
    if task is None:
        sys.exit(f"There is no task {name!r}.\n\n{help_text()}")
    try:
        return task(args)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
