"""Short codes of public tables; no private table is found by a part of its id. Whose move it is, and who invites."""

from unittest.mock import patch

import pytest

from gunsteel.server.table import tables
from gunsteel.server.table.ids import CODE_LETTERS, code_of, new_id
from gunsteel.wire.client import RequestRejected
from gunsteel.wire.lobby import CreateTable, GameChoice, Settings
from tests.server.site_under_test import Site, with_site

PUBLIC = CreateTable(game=GameChoice("base", 2), settings=Settings(public=True))
PRIVATE = CreateTable(game=GameChoice("base", 2))


@with_site
async def test_a_public_table_is_found_by_its_code_in_any_case_until_it_is_closed(site: Site) -> None:
    ada = await site.somebody()
    table = await ada.create(PUBLIC)
    (listed,) = await ada.tables()
    code = listed.code or ""
    assert len(code) == 5
    assert set(code) <= set(CODE_LETTERS)
    for written in (code, code.upper()):
        assert (await ada.with_code(written)).id == table
    await site.tables.close(table)
    with pytest.raises(RequestRejected, match="No public table has this code"):
        await ada.with_code(code)


@with_site
async def test_a_private_table_has_no_code_even_if_its_id_looks_like_one(site: Site) -> None:
    ada = await site.somebody()
    with patch.object(tables, "new_id", lambda _public: "bcdfgbcdfg"):
        table = await ada.create(PRIVATE)
    assert (await ada.table(table)).code is None
    for guess in ("bcdfg", "bcdf%", "b____", "aaaaa", "bcdfgbcdfg", "%%%%%"):
        with pytest.raises(RequestRejected):
            await ada.with_code(guess)


@with_site
async def test_no_two_public_tables_that_are_open_share_a_code(site: Site) -> None:
    ids = iter(["bcdfgaaaaa", "bcdfgccccc", "bcdfhccccc"])
    ada = await site.somebody()
    with patch.object(tables, "new_id", lambda _public: next(ids)):
        assert [await ada.create(PUBLIC) for _ in range(2)] == ["bcdfgaaaaa", "bcdfhccccc"]


def test_ids_of_before_there_were_codes_have_none() -> None:
    assert code_of("ab2defghjk") is None
    assert all(code_of(new_id(public=True)) for _ in range(20))


@with_site
async def test_my_list_says_where_it_is_my_move_and_nobody_elses_does(site: Site) -> None:
    ada, bo = await site.playing(2, settings=Settings(public=True))
    asked, other = (ada, bo) if ada.asked else (bo, ada)
    assert [info.my_move for info in await asked.client.my_tables()] == [True]
    assert [info.my_move for info in await other.client.my_tables()] == [False]
    assert [info.my_move for info in await asked.client.tables()] == [False]
    assert "asked" not in (await asked.client.http.get("/api/me/tables")).json()["tables"][0]


@with_site
async def test_a_table_says_who_invites_as_long_as_they_sit_there(site: Site) -> None:
    host = await site.somebody()
    ada = await site.at(await host.create(PRIVATE), host)
    assert ada.info.host is None
    await ada.sit(1, "Ada")
    stranger = await site.at(ada.id)
    assert stranger.info.host == 1
    await stranger.sit(0, "Bo")
    assert stranger.info.host == 1
