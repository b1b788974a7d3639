"""Positions of the golden games, opened as tables on a server."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx

from tests.web.browser import TIMEOUT, Tab
from tests.web.player import OPTIONS

GOLDEN = Path(__file__).parent.parent / "golden"


def find_question(game: str, kind: str, index: int = 0) -> tuple[int, int]:
    """A question of a golden game by kind and index (-1: the last): the number of choices before it, and the seat."""
    lines = [json.loads(line) for line in (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()]
    asked = [line for line in lines if line.get("kind") == kind and line["options"] != ["pass"]]
    return asked[index]["n"], asked[index]["seat"]


def open_table(site: str, game: str, kind: str, index: int = 0, level: str = "recruit") -> str:
    """The id of a table where this is asked of the only free seat; bots have the others."""
    choices, seat = find_question(game, kind, index)
    return _open_table(site, game, choices, lambda one: None if one == seat else level)


def open_free_table(site: str, game: str, kind: str, index: int = 0) -> str:
    """The id of a table where this is asked; all seats are free."""
    return _open_table(site, game, find_question(game, kind, index)[0], lambda _: None)


def sit_at(tab: Tab, game: str, kind: str, index: int = 0) -> None:
    """At a table with bots where this is asked of me."""
    tab.goto(f"/t/{open_table(tab.site, game, kind, index)}")
    tab.see("[data-seat] .main").click()
    tab.see(".actions .main").click()
    tab.see(f"[data-question={kind}]")
    tab.see(OPTIONS)


def _open_table(site: str, game: str, choices: int, level: Callable[[int], str | None]) -> str:
    record: dict[str, Any] = json.loads((GOLDEN / f"{game}.gs.json").read_text(encoding="utf-8"))
    seats = [level(seat) for seat in range(record["players"])]
    wanted = {"record": record, "choices": choices, "seats": seats, "settings": {"away": None}}
    response = httpx.post(f"{site}/api/tables", json=wanted, timeout=TIMEOUT)
    assert response.is_success, response.text
    table: str = response.json()["id"]
    return table
