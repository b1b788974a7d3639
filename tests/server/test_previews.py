"""What a link says where it is shared, wrong addresses, and what a phone needs to install the page."""

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunsteel.server.http.static import DEEPEST_PAGE, StaticFiles
from gunsteel.wire.client import Client
from gunsteel.wire.lobby import CreateTable, GameChoice, MoveClock, Settings, TotalClock
from tests.server.servers import local_server, sqlite

needs_the_client = pytest.mark.skipif(not StaticFiles().built, reason="the browser client was not built")
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def served(folder: Path, use: Callable[[Client], Awaitable[None]], **plan: Any) -> None:
    @asynccontextmanager
    async def there() -> AsyncIterator[Client]:
        async with (
            local_server(sqlite(folder), **plan) as server,
            Client(server.address + plan.get("prefix", "")) as client,
        ):
            yield client

    async def run() -> None:
        async with there() as client:
            await use(client)

    asyncio.run(run())


def tags(page: httpx.Response) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', page.text)
    return {name: unescape(value) for name, value in found}


def test_the_home_page_tells_what_this_is_in_the_readers_language(tmp_path: Path) -> None:
    async def use(client: Client) -> None:
        for language, word in (("en", "without an account"), ("fr", "sans compte"), ("ja", "登録なし"), ("xx", "acc")):
            page = await client.http.get("/", headers={"accept-language": f"{language}-XX,en;q=0.5"})
            said = tags(page)
            assert said["og:title"] == ("鋼鉄と火薬" if language == "ja" else "Guns & Steel")
            assert word in said["og:description"] == said["description"]
            assert said["og:image"] == f"{str(client.http.base_url).rstrip('/')}/assets/preview.png"
            assert "accept-language" in page.headers["vary"]
            assert "robots" not in said

    served(tmp_path, use)


def test_an_invitation_tells_who_invites_to_what_and_no_secret(tmp_path: Path) -> None:
    async def use(client: Client) -> None:
        clock = TotalClock(600, 5)
        wanted = CreateTable(game=GameChoice("renaissance", 3), settings=Settings(clock=clock))
        table = await client.create(wanted)
        assert tags(await client.http.get(f"/t/{table}"))["og:title"] == "You are invited to play Guns & Steel"
        async with client.at(table) as ada:
            key = await ada.sit(0, '"><script>Ada')
            page = await client.http.get(f"/t/{table}")
            said = tags(page)
            assert said["og:title"] == '"><script>Ada invites you to play Guns & Steel'
            assert (
                said["og:description"] == "Renaissance · 3 players · 10 minutes for the whole game · 2 seats are free"
            )
            assert said["robots"] == "noindex"
            assert page.text.count("<script") == StaticFiles().index.count("<script")
            assert key not in page.text
            assert table not in page.text, "the page repeats no secret, not even its own address"
            french = tags(await client.http.get(f"/t/{table}", headers={"accept-language": "fr"}))
            assert french["og:title"].endswith("vous invite à jouer à Guns & Steel")
            japanese = tags(await client.http.get(f"/t/{table}", headers={"accept-language": "ja"}))
            assert japanese["og:description"] == "ルネサンス · 3人 · 持ち時間10分 · 空席2"
        slow = await client.create(CreateTable(settings=Settings(clock=MoveClock(86_400)), seats=[None, None, "scout"]))
        said = tags(await client.http.get(f"/t/{slow}"))
        assert said["og:description"] == "Guns & Steel · 3 players · 1 day per decision · 2 seats are free"
        await client.play_daily()

    served(tmp_path, use)


@pytest.mark.parametrize("prefix", ["", "/games"])
def test_a_wrong_address_is_our_page_to_a_browser_and_a_sentence_to_a_program(tmp_path: Path, prefix: str) -> None:
    async def use(client: Client) -> None:
        for path in ("/nowhere", "/a/b/c", "/t/abcdefghjk", "/t/short", "/t/abcdefghjk/replay/more"):
            page = await client.http.get(path, headers=BROWSER)
            assert page.status_code == 404, path
            assert page.headers["content-type"].startswith("text/html")
            # Its files are where it says, from any depth.
            for link in re.findall(r'(?:src|href)="([^"]+)"', page.text):
                file = page.url.join(link)
                assert file.path.startswith(f"{prefix}/assets/"), (path, link)
                assert (await client.http.get(file)).status_code == 200
        for path in ("/nowhere", "/assets/nothing.js", "/api/nothing"):
            answer = await client.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-page")
        for path in ("/api/nothing", "/assets/nothing.js", "/a" * (DEEPEST_PAGE + 2)):
            assert (await client.http.get(path, headers=BROWSER)).json()["code"] == "no-page"
        assert (await client.http.post("/nowhere", headers=BROWSER)).json()["code"] in ("no-page", "no-method")

    served(tmp_path, use, prefix=prefix)


@needs_the_client
@pytest.mark.parametrize("prefix", ["", "/games"])
def test_a_phone_can_install_it_below_any_prefix(tmp_path: Path, prefix: str) -> None:
    async def use(client: Client) -> None:
        page = await client.http.get("/rules")
        (link,) = re.findall(r'rel="manifest" href="([^"]+)"', page.text)
        answer = await client.http.get(page.url.join(link))
        assert answer.headers["content-type"].startswith("application/manifest+json")
        manifest = answer.json()
        assert answer.url.join(manifest["start_url"]).path == f"{prefix}/"
        assert answer.url.join(manifest["scope"]).path == f"{prefix}/"
        assert manifest["display"] == "standalone"
        icons = {(icon["sizes"], icon.get("purpose", "any")): icon for icon in manifest["icons"]}
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(icons)
        for (sizes, _), icon in icons.items():
            file = await client.http.get(answer.url.join(icon["src"]))
            assert file.headers["content-type"] == icon["type"], icon
            if icon["type"] == "image/png":
                assert png_size(file.content) == tuple(map(int, sizes.split("x")))
        (touch,) = re.findall(r'rel="apple-touch-icon" href="([^"]+)"', page.text)
        assert png_size((await client.http.get(page.url.join(touch))).content) == (180, 180)
        picture = tags(page)["og:image"]
        assert png_size((await client.http.get(picture)).content) == (1200, 630)

    served(tmp_path, use, prefix=prefix)


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
