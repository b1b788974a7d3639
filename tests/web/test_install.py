"""`dev.py test` gets a browser where it can, and says in one line why it cannot. The apt-get of these tests is ours."""

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
    """A machine without a browser whose apt-get does this."""
    program(folder / "apt-get", APT.format(folder=folder, install=install))
    program(folder / "sudo", SUDO)
    for name in ("env", "chmod"):
        (folder / name).symlink_to(shutil.which(name) or "")
    return folder


def installed(folder: Path) -> list[str]:
    """What it says."""
    command = [sys.executable, "-B", "-c", "import dev; dev.install_browser()"]
    done = subprocess.run(command, cwd=ROOT, env={"PATH": str(folder)}, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")
    return done.stderr.splitlines()


def test_it_is_installed_once(tmp_path: Path) -> None:
    folder = machine(tmp_path, f": > {tmp_path}/chromium-headless-shell; chmod +x {tmp_path}/chromium-headless-shell")
    assert installed(folder) == ["dev.py: installing a browser for the tests; this takes a minute"]
    asked = (folder / "asked").read_text(encoding="utf-8").splitlines()
    assert ["update" in line for line in asked] == [False, True, False]
    assert installed(folder) == []


def test_what_cannot_be_installed_is_told_with_the_reason(tmp_path: Path) -> None:
    said = installed(machine(tmp_path, 'echo "E: The disk is full" >&2; exit 100'))
    assert len(said) == 2
    assert "E: The disk is full" in said[1]
    assert "skipped" in said[1]


def test_without_apt_get_one_line_is_said(tmp_path: Path) -> None:
    (said,) = installed(tmp_path)
    assert "skipped" in said
