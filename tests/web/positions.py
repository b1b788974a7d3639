"""Positions of the golden games, opened as tables on a server."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.web.browser import Tab
from tests.web.player import OPTIONS

GOLDEN = Path(__file__).parent.parent / "golden"


def found(game: str, kind: str, number: int = 0) -> tuple[int, int]:
    """Where a golden game asks such a question for the so-manieth time (-1: the last): choices before it, and whom."""
    lines = [json.loads(line) for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]
    asked = [line for line in lines if line.get("kind") == kind and line["options"] != ["pass"]]
    return asked[number]["n"], asked[number]["seat"]


def opened(site: str, game: str, kind: str, number: int = 0, level: str = "recruit") -> str:
    """The code of a table at which this is asked of its only free seat; bots have the others."""
    choices, seat = found(game, kind, number)
    return _opened(site, game, choices, lambda one: None if one == seat else level)


def shared(site: str, game: str, kind: str, number: int = 0) -> str:
    """The code of a table at which this is asked; all of its seats are free."""
    return _opened(site, game, found(game, kind, number)[0], lambda _: None)


def seated(tab: Tab, game: str, kind: str, number: int = 0) -> None:
    """At a table where this is asked of me, among bots."""
    tab.goto(f"/t/{opened(tab.site, game, kind, number)}")
    tab.see("[data-seat] .main").click()
    tab.see(".acts .main").click()
    tab.see(f"[data-question={kind}]")
    tab.see(OPTIONS)


def _opened(site: str, game: str, choices: int, level: Callable[[int], str | None]) -> str:
    record: dict[str, Any] = json.loads((GOLDEN / f"{game}.gs.json").read_text(encoding="utf-8"))
    seats = [level(one) for one in range(record["players"])]
    wanted = {"record": record, "choices": choices, "seats": seats, "settings": {"away": None}}
    told = httpx.post(f"{site}/api/tables", json=wanted)
    assert told.is_success, told.text
    code: str = told.json()["id"]
    return code
