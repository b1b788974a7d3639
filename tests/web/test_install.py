"""`dev.py test` installs a browser only if it is told to, and says which tests it skips. The apt-get here is ours."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
# Has what it is asked for once its lists were brought up to date.
APT = """#!/bin/sh
echo "$@" >> {folder}/asked
case "$*" in
    *update*) : > {folder}/lists ;;
    *) [ -e {folder}/lists ] || {{ echo "E: Unable to locate package" >&2; exit 100; }}
       {install} ;;
esac
"""
SUDO = '#!/bin/sh\nshift\nexec "$@"\n'

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no apt-get")


def program(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


def machine(folder: Path, install: str) -> Path:
    """A machine without a browser whose apt-get runs this to install one."""
    program(folder / "apt-get", APT.format(folder=folder, install=install))
    program(folder / "sudo", SUDO)
    for name in ("env", "chmod"):
        (folder / name).symlink_to(shutil.which(name) or "")
    return folder


def said_by(folder: Path, *args: str, **variables: str) -> list[str]:
    """What `dev.py test` says on this machine, without the tests themselves."""
    only_that = "dev.install = lambda: None; dev.pytest = dev.client = lambda *_, **more: 0"
    code = f"import dev, sys; {only_that}; sys.exit(dev.test(sys.argv[1:]))"
    command = [sys.executable, "-B", "-c", code, *args]
    done = subprocess.run(command, cwd=ROOT, env={"PATH": str(folder)} | variables, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    return [line for line in done.stderr.splitlines() if "as plain Python" not in line]


def asked(folder: Path) -> list[str]:
    """What apt-get was asked for."""
    path = folder / "asked"
    return path.read_text(encoding="utf-8").splitlines() if path.exists() else []


def works(folder: Path) -> str:
    return f": > {folder}/chromium-headless-shell; chmod +x {folder}/chromium-headless-shell"


def test_nothing_is_installed_unasked(tmp_path: Path) -> None:
    folder = machine(tmp_path, works(tmp_path))
    said = said_by(folder)
    assert asked(folder) == []
    assert said[0] == "dev.py: no browser was found: the tests in tests/web are skipped."
    assert "`python3 dev.py test --install-browser` installs one with apt-get" in said[1]
    assert "GUNSTEEL_BROWSER" in said[2]


@pytest.mark.parametrize(("args", "variables"), [(["--install-browser"], {}), ([], {"CI": "true"})])
def test_it_is_installed_once_if_wanted(tmp_path: Path, args: list[str], variables: dict[str, str]) -> None:
    folder = machine(tmp_path, works(tmp_path))
    assert said_by(folder, *args, **variables) == ["dev.py: installing a browser for the tests; this takes a minute"]
    assert ["update" in line for line in asked(folder)] == [True, False]
    assert said_by(folder, *args, **variables) == []
    assert len(asked(folder)) == 2


def test_a_browser_that_has_a_name_is_enough(tmp_path: Path) -> None:
    assert said_by(machine(tmp_path, works(tmp_path)), GUNSTEEL_BROWSER="/opt/chromium") == []


def test_tests_that_need_no_browser_say_nothing_of_one(tmp_path: Path) -> None:
    assert said_by(machine(tmp_path, works(tmp_path)), "--install-browser", "tests/test_layers.py") == []
    assert asked(tmp_path) == []


def test_what_cannot_be_installed_is_told_with_the_reason(tmp_path: Path) -> None:
    said = said_by(machine(tmp_path, 'echo "E: The disk is full" >&2; exit 100'), "--install-browser")
    assert said[1:] == [
        "dev.py: no browser could be installed (E: The disk is full): the tests in tests/web are skipped."
    ]


def test_without_apt_get_one_line_is_said(tmp_path: Path) -> None:
    (said,) = said_by(tmp_path, "--install-browser")
    assert "that takes apt-get" in said
    assert "skipped" in said
