"""The browser client as it is served: small, compressed, cached, under any path prefix."""

import asyncio
import gzip
import re
from pathlib import Path

import httpx
import pytest

import dev
from gunsteel.cli import COMMANDS
from gunsteel.errors import Refused
from gunsteel.server import serve
from gunsteel.server.http.app import HEADERS
from gunsteel.server.http.middleware import clean
from gunsteel.server.http.static import ADDRESSES, ENCODINGS, NOTE, REASON, StaticFiles, _accepted
from tests.server.servers import local_server, sqlite
from tools.web import MOST_BYTES, initial_load, pages

needs_the_client = pytest.mark.skipif(not StaticFiles().built, reason="the browser client was not built")


def at(address: str) -> str:
    return address.replace("{table}", "abcdefghjk")


# --- The client --------------------------------------------------------------------------------------------------


@needs_the_client
@pytest.mark.parametrize("prefix", ["", "/games/steel"])
def test_every_page_finds_its_files_and_they_are_kept_for_good(tmp_path: Path, prefix: str) -> None:
    async def fetch() -> None:
        async with (
            local_server(sqlite(tmp_path), prefix=prefix) as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            for address in ADDRESSES:
                page = await http.get(prefix + at(address))
                assert page.headers["cache-control"] == "no-cache"
                assert page.headers["content-encoding"] == "gzip"
                named = re.findall(r'(?:src|href)="([^"]+)"', page.text)
                wanted = [page.url.join(link) for link in named if not link.startswith("data:")]
                assert wanted
                for link in wanted:
                    assert link.path.startswith(f"{prefix}/assets/")
                    file = await http.get(link)
                    assert file.status_code == 200
                    # Icons keep their names; all else has a digest in it.
                    kept = "public, max-age=31536000, immutable" if "-" in link.path.rpartition("/")[2] else "no-cache"
                    assert file.headers["cache-control"] == kept
                    policy = file.headers["content-security-policy"]
                    assert "unsafe" not in policy
            assert (await http.get(f"{prefix}/assets/nothing.js")).status_code == 404
            assert (await http.get(f"{prefix}/assets/..%2Findex.html")).status_code == 404

    asyncio.run(fetch())


@needs_the_client
def test_the_page_holds_nothing_inline_and_nothing_from_elsewhere() -> None:
    index = StaticFiles().pages["/"].body.decode()
    assert not re.search(r"<style|\sstyle=|\son\w+=|https?:|//\w", index)
    assert re.findall(r"<script[^>]*>(.*?)</script>", index, re.DOTALL) == [""]


@needs_the_client
def test_the_compressed_forms_are_the_file_itself() -> None:
    for name, file in StaticFiles().files.items():
        assert list(file.forms) == [coding for coding in ENCODINGS if coding in file.forms], name
        if "gzip" in file.forms:
            assert gzip.decompress(file.forms["gzip"]) == file.body, name


@needs_the_client
@pytest.mark.parametrize("page", pages() if StaticFiles().built else [])
def test_what_a_page_loads_at_first_is_small(page: str) -> None:
    assert initial_load(page) <= MOST_BYTES


# --- Any file ----------------------------------------------------------------------------------------------------


def test_a_page_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with local_server(sqlite(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as http:
            tag = (await http.get("/")).headers["etag"]
            again = await http.get("/", headers={"if-none-match": tag})
            assert (again.status_code, again.content) == (304, b"")
            assert (await http.get("/", headers={"if-none-match": '"other"'})).status_code == 200

    asyncio.run(fetch())


@pytest.mark.parametrize(
    ("header", "taken"),
    [
        ("", set()),
        ("gzip", {"gzip"}),
        ("gzip, deflate, br", {"gzip", "br"}),
        ("br;q=1.0, gzip;q=0", {"br"}),
        ("GZIP ; q = 0.5, br;q=0.0", {"gzip"}),
    ],
)
def test_only_encodings_that_the_browser_takes_are_sent(header: str, taken: set[str]) -> None:
    assert _accepted(header) & set(ENCODINGS) == taken


# --- Without the client ------------------------------------------------------------------------------------------


def test_without_the_client_every_page_says_why_and_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / NOTE).write_text("npm ci failed <offline>\n", encoding="utf-8")
    missing = StaticFiles(tmp_path)
    assert not missing.built
    assert set(missing.pages) == set(ADDRESSES)
    page = missing.pages["/t/{table}"].body.decode()
    assert "was not built when it was installed (npm ci failed &lt;offline&gt;)." in page
    assert "python3 dev.py play" in page
    assert REASON not in page
    assert re.findall(r'="(\.\./assets/[^"]*)"', page) == ["../assets/no_client.css"]
    assert list(missing.files) == ["no_client.css"]
    assert missing.files["no_client.css"].cache == "no-cache"


def test_an_unknown_reason_is_not_made_up(tmp_path: Path) -> None:
    assert "was not built when it was installed.</p>" in StaticFiles(tmp_path).pages["/"].body.decode()


def test_the_page_without_the_client_names_commands_that_exist_and_nothing_from_elsewhere(tmp_path: Path) -> None:
    page = StaticFiles(tmp_path).pages["/"].body.decode()
    commands = re.findall(r"<code>(?:python3 (dev\.py)|(gunsteel)) (\w+)</code>", page)
    assert set(commands) == {("dev.py", "", "play"), ("", "gunsteel", "play")}
    assert dev.play in dev.TASKS
    assert "play" in COMMANDS
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=|https?:|//\w", page)


def test_the_page_without_the_client_is_served_with_the_strict_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "StaticFiles", lambda: StaticFiles(tmp_path))

    async def fetch() -> None:
        async with local_server(sqlite(tmp_path)) as server, httpx.AsyncClient(base_url=server.address) as http:
            for path in ("/", "/assets/no_client.css"):
                answer = await http.get(path)
                assert answer.status_code == 200
                assert answer.headers["content-security-policy"] == HEADERS[b"content-security-policy"].decode()

    asyncio.run(fetch())


# --- The prefix --------------------------------------------------------------------------------------------------


def test_below_a_prefix_it_does_not_matter_whether_the_proxy_takes_it_off(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with (
            local_server(sqlite(tmp_path), prefix="/gs") as server,
            httpx.AsyncClient(base_url=server.address) as http,
        ):
            for path in ("/gs/healthz", "/healthz", "/gs/", "/", "/gs/rules", "/rules"):
                assert (await http.get(path)).status_code == 200, path
            bare = await http.get("/gs")
            assert (bare.status_code, bare.headers["location"]) == (307, "/gs/")
            async with httpx.AsyncClient(base_url=server.address) as stranger:
                assert "Path=/gs;" in (await stranger.get("/gs/")).headers["set-cookie"]

    asyncio.run(fetch())


@pytest.mark.parametrize(
    ("written", "meant"), [("", ""), ("/", ""), ("games", "/games"), ("/games/", "/games"), ("/a/b-c", "/a/b-c")]
)
def test_a_prefix_may_be_written_in_any_way(written: str, meant: str) -> None:
    assert clean(written) == meant


@pytest.mark.parametrize("written", ["/a b", "/../a", "/a//b", "/ä", "/a?b", "http://x/"])
def test_what_is_no_path_is_refused(written: str) -> None:
    with pytest.raises(Refused):
        clean(written)
