"""Tasks of the browser client in web/, run with npm: check, format, test, build, dev; size: what a page loads at first.

`python3 dev.py` calls it; no Node.js of the system is needed."""

import gzip
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatch_build import BUILT, install_packages, node_command

ROOT = Path(__file__).parent.parent
WEB = ROOT / BUILT.parent
# Compressed, HTML + JavaScript + CSS of one page with the words of one language, and the fonts.
MOST_BYTES = 180_000
# The scripts in web/package.json that each task runs.
SCRIPTS = {
    "check": ("check:types", "check:style", "check:lint"),
    "format": ("format:lint", "format:style"),
    "test": ("test",),
    "build": ("build",),
    "dev": ("dev",),
}
WORDS = "../src/gunsteel/language/locales/web.{language}.ftl?raw"


def main(words: list[str]) -> int:
    task, *more = words or [""]
    if task == "size":
        return size()
    if task not in SCRIPTS:
        print(__doc__)
        return 2
    if trouble := install_packages(ROOT):
        print(f"the browser client: {trouble}", file=sys.stderr)
        return 1
    node, npm = node_command()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    environment = os.environ | {"PATH": path}
    commands = [[node, npm, "--silent", "run", script, "--", *more] for script in SCRIPTS[task]]
    return max(subprocess.run(command, cwd=ROOT / "web", env=environment).returncode for command in commands)


def size() -> int:
    """Print what each page loads at first; 1 if that is too much."""
    loads = {page: initial_load(page) for page in pages()}
    for page, bytes_ in loads.items():
        print(f"{page:8} {bytes_ / 1000:6.1f} kB of {MOST_BYTES / 1000:.0f}")
    return 1 if max(loads.values()) > MOST_BYTES else 0


def manifest() -> dict[str, Any]:
    parts: dict[str, Any] = json.loads((WEB / "manifest.json").read_text(encoding="utf-8"))
    return parts


def pages() -> list[str]:
    return [Path(name).stem for name in manifest() if name.startswith("src/pages/")]


def initial_load(page: str, language: str = "ja") -> int:
    """Bytes of the page itself, of all it imports, and of a language's words; Japanese has the most."""
    parts = manifest()
    wanted = ["index.html", f"src/pages/{page}.svelte", WORDS.format(language=language)]
    found = {file for name in wanted for file in loaded(parts, name, set())}
    html = gzip.compress((WEB / "index.html").read_bytes())
    # Fonts are compressed already; those for single letters are fetched only where they occur.
    fonts = sum(path.stat().st_size for path in (WEB / "assets").glob("*.woff2") if "macron" not in path.name)
    return len(html) + fonts + sum((WEB / f"{file}.br").stat().st_size for file in found)


def loaded(parts: dict[str, Any], name: str, seen: set[str]) -> Iterator[str]:
    if name in seen:
        return
    seen.add(name)
    part = parts[name]
    yield part["file"]
    yield from part.get("css", [])
    for other in part.get("imports", []):
        yield from loaded(parts, other, seen)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
