"""Card values over HTTP: checked value by value, told in three languages, kept in the file that is being edited."""

import asyncio
import tomllib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.servers import local_server, sqlite

Use = Callable[[httpx.AsyncClient], Awaitable[None]]


def served(folder: Path, use: Use, **plan: Any) -> None:
    async def run() -> None:
        async with local_server(sqlite(folder), **plan) as server, httpx.AsyncClient(base_url=server.address) as http:
            await use(http)

    asyncio.run(run())


async def check(http: httpx.AsyncClient, **body: object) -> dict[str, Any]:
    response = await http.post("/api/values/check", json=body)
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def test_values_are_accepted_doubted_and_refused_one_by_one(tmp_path: Path) -> None:
    async def use(http: httpx.AsyncClient) -> None:
        values = {
            "knight": {"strength": 3, "vp": None, "cost": {"iron": 1, "horse": 1}},
            "taj-mahal": {"indicator": "flanking", "vp": 4},
            "rook": {"strength": 1},
        }
        found = await check(http, values=values)
        assert found["values"] == {"knight": {"strength": 3}, "taj-mahal": {"vp": 4}}
        assert tomllib.loads(found["toml"]) == found["values"]
        refused = [(note["cards"], note["field"]) for note in found["refusals"]]
        assert refused == [(["knight"], "vp"), ([], ""), (["taj-mahal"], "indicator")]
        assert found["refusals"][0]["text"] == "knight.vp: expected a whole number from 0 to 99, got None"
        (warning,) = found["warnings"]
        assert warning["cards"] == ["charge", "reinforcement", "knight", "satellite"]
        assert "add up to 6, not 7" in warning["text"]

    served(tmp_path, use)


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "costs nothing"), ("fr", "ne coûte rien"), ("ja", "購入コストはありません")]
)
def test_warnings_are_told_in_the_language_asked_for(tmp_path: Path, lang: str, text: str) -> None:
    async def use(http: httpx.AsyncClient) -> None:
        found = await check(http, values={"warrior": {"cost": {"iron": 1}}}, words=lang)
        assert [text in note["text"] for note in found["warnings"]] == [True]

    served(tmp_path, use)


def test_the_text_of_a_file_is_read_here(tmp_path: Path) -> None:
    async def use(http: httpx.AsyncClient) -> None:
        assert (await check(http, text="[knight]\nstrength = 3\n"))["values"] == {"knight": {"strength": 3}}
        assert (await check(http, text='{"knight": {"strength": 3}}'))["values"] == {"knight": {"strength": 3}}
        for text in ("[knight", "{", "strength"):
            response = await http.post("/api/values/check", json={"text": text})
            assert response.status_code == 400
            assert response.json()["code"] == "refused"
        assert (await check(http, text="knight = 3"))["refusals"] != []
        assert (await http.post("/api/values/check", json={"values": [1]})).json()["code"] == "malformed"

    served(tmp_path, use)


def test_a_table_and_its_record_carry_the_values(tmp_path: Path) -> None:
    values = {
        "great-pyramids": {"requirement": {"what": "cards", "count": [1, 2, 3]}, "indicator": "caravan"},
        "hanging-gardens": {"requirement": {"what": "covered", "count": 2, "resource": "food"}, "vp": 9},
    }

    async def use(http: httpx.AsyncClient) -> None:
        game = {"set": "base", "players": 2, "cards": values, "switches": {"rulebook-wonders": False}}
        made = await http.post("/api/tables", json={"game": game, "seats": ["recruit", "recruit"]})
        assert made.status_code == 201, made.text
        table = made.json()["id"]
        assert (await http.get(f"/api/tables/{table}")).json()["game"]["cards"] == values
        wrong = {"set": "base", "players": 2, "cards": {"taj-mahal": {"indicator": "flanking"}}}
        refused = await http.post("/api/tables", json={"game": wrong})
        assert refused.status_code == 400
        assert "taj-mahal.indicator: himeji-jo has flanking too" in refused.json()["text"]

    served(tmp_path, use)


def test_the_file_that_is_being_edited(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"

    async def use(http: httpx.AsyncClient) -> None:
        assert (await http.get("/api/values/file")).json() == {"name": "mine.toml", "values": {}}
        saved = await http.post("/api/values/file", json={"values": {"knight": {"vp": 2, "strength": 2}}})
        assert saved.json() == {"name": "mine.toml", "values": {"knight": {"vp": 2}}}
        assert file.read_text(encoding="utf-8") == "[knight]\nvp = 2\n"
        bad = await http.post("/api/values/file", json={"values": {"knight": {"vp": -1}}})
        assert bad.status_code == 400
        assert file.read_text(encoding="utf-8") == "[knight]\nvp = 2\n", "nothing was changed"
        other = await http.post("/api/values/file", json={"values": {}}, headers={"origin": "http://elsewhere.example"})
        assert other.status_code == 403

    served(tmp_path, use, values_file=file)


def test_without_such_a_file_nothing_is_written(tmp_path: Path) -> None:
    async def use(http: httpx.AsyncClient) -> None:
        assert (await http.get("/api/values/file")).json() == {"name": None, "values": {}}
        response = await http.post("/api/values/file", json={"values": {}})
        assert response.status_code == 400

    served(tmp_path, use)
    assert not list(tmp_path.glob("*.toml"))
