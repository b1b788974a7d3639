"""The plain page: served safely, says only what the protocol knows, in three languages alike."""

import asyncio
import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from importlib.resources import files
from pathlib import Path
from typing import get_args

import httpx
import msgspec
import pytest

from gunsteel.server import acts
from gunsteel.server.pages import TYPES
from gunsteel.server.room import folded
from gunsteel.wire import lobby, protocol
from tests.server.running import here, sqlite

REQUESTS = {one.__struct_config__.tag: one for one in get_args(protocol.FromClient)}
FOLDER = files("gunsteel.server").joinpath("page")
SCRIPTS = sorted(file.name for file in FOLDER.iterdir() if file.name.endswith(".js"))
ANSWERS = {one.__struct_config__.tag for one in get_args(protocol.FromServer)}


@cache
def read(name: str) -> str:
    return FOLDER.joinpath(name).read_text("utf-8")


def scripts() -> str:
    return "\n".join(read(name) for name in SCRIPTS)


@cache
def words() -> dict[str, list[str]]:
    table: dict[str, list[str]] = json.loads(read("words.js").partition("WORDS = ")[2].rstrip().removesuffix(";"))
    return table


class Elements(HTMLParser):
    """All start tags with their attributes, and what stands inside of scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.scripted = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attributes)))

    def handle_data(self, data: str) -> None:
        if self.found and self.found[-1][0] in ("script", "style"):
            self.scripted += data.strip()


@cache
def elements() -> list[tuple[str, dict[str, str | None]]]:
    return Elements(read("index.html")).found


# --- Served ----------------------------------------------------------------------------------------------------


def test_every_file_of_the_page_is_served_with_its_type_and_the_strict_headers(tmp_path: Path) -> None:
    async def fetch() -> None:
        async with here(sqlite(tmp_path), plain=True) as server, httpx.AsyncClient(base_url=server.address) as http:
            for path, name in [
                ("/", "index.html"),
                ("/t/abcdefghjk", "index.html"),
                *((f"/page/{file.name}", file.name) for file in FOLDER.iterdir()),
            ]:
                response = await http.get(path)
                assert response.status_code == 200, path
                assert response.headers["content-type"] == f"{TYPES[name.rpartition('.')[2]]}; charset=utf-8"
                assert response.text == read(name)
                policy = response.headers["content-security-policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert response.headers["x-content-type-options"] == "nosniff"
                assert response.headers["referrer-policy"] == "no-referrer"
                assert response.headers["cache-control"] == "no-cache"
            assert (await http.get("/page/nothing.js")).status_code == 404
            assert (await http.get("/page/..%2Fapp.py")).status_code == 404

    asyncio.run(fetch())


def test_every_import_leads_to_a_file() -> None:
    imported = {name for script in SCRIPTS for name in re.findall(r'from "\./([^"]+)"', read(script))}
    assert imported == set(SCRIPTS) - {"start.js"}


def test_a_script_imports_only_what_the_other_exports() -> None:
    for script in SCRIPTS:
        for names, source in re.findall(r'import \{([^}]*)\} from "\./([^"]+)"', read(script)):
            exported = set(re.findall(r"export (?:async )?(?:function|const|class) (\w+)", read(source)))
            wanted = {name.strip() for name in names.split(",")}
            assert wanted <= exported, f"{script} wants {wanted - exported} of {source}"
            body = re.sub(r"import .*\n", "", read(script))
            assert not [name for name in wanted if not re.search(rf"\b{name}\b", body)], f"{script} imports too much"


# --- Safe ------------------------------------------------------------------------------------------------------


def test_nothing_is_inline_and_nothing_comes_from_another_host() -> None:
    assert Elements(read("index.html")).scripted == ""
    for tag, attributes in elements():
        assert tag != "style"
        assert not [name for name in attributes if name.startswith("on") or name == "style"]
        for name in ("src", "href", "action"):
            address = attributes.get(name) or "/"
            assert address == "data:," or (address.startswith("/") and not address.startswith("//")), address
    assert not re.search(r"https?://|@import|url\(", scripts() + read("style.css"))


def test_what_people_write_never_becomes_markup() -> None:
    forbidden = (
        r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|srcdoc|DOMParser|\.style\b"
    )
    assert not re.search(forbidden, scripts())


def test_the_secret_of_a_seat_is_sent_in_hello_only() -> None:
    assert not re.search(r"[?&]key=", scripts())
    assert [tag for tag, fields in said() if "key" in fields] == ["hello"]


# --- The protocol ------------------------------------------------------------------------------------------------


def said() -> Iterator[tuple[str, set[str]]]:
    """What the scripts ask for: the type, and the names of its fields."""
    for tag, fields in re.findall(r'\b(?:act|ask)\("([^"]+)"(?:, \{([^{}]*)\})?\)', scripts()):
        yield tag, {field.partition(":")[0].strip() for field in fields.split(",") if field.strip()}


def test_every_request_of_the_page_is_one_of_the_protocol_with_its_fields() -> None:
    found = list(said())
    assert len(found) == len(re.findall(r'\b(?:act|ask)\("', scripts())), "a request is written in another way"
    for tag, fields in found:
        assert tag in REQUESTS, tag
        known = msgspec.structs.fields(REQUESTS[tag])
        assert fields <= {field.encode_name for field in known}, (tag, fields)
        assert {field.encode_name for field in known if field.required} <= fields, (tag, fields)


def test_the_page_can_do_what_a_player_can_do() -> None:
    assert set(REQUESTS) - {tag for tag, _ in said()} == {"why-not", "payments"}


def test_the_page_speaks_the_version_of_the_server() -> None:
    assert f'"hello", {{ v: {protocol.VERSION},' in read("line.js")


def test_every_answer_of_the_server_is_heard() -> None:
    assert set(re.findall(r'case "([^"]+)":', read("table.js"))) == ANSWERS


def test_the_page_knows_the_colours_shapes_feelings_and_paces_of_the_server() -> None:
    def listed(script: str, name: str) -> list[str]:
        values: list[str] = json.loads(re.findall(rf"const {name} = (\[[^\]]*\]);", read(script))[0])
        return values

    assert listed("looks.js", "COLOURS") == list(get_args(lobby.Colour))
    assert listed("looks.js", "SHAPES") == list(get_args(lobby.Shape))
    assert listed("talk.js", "FEELINGS") == list(get_args(protocol.Feeling))
    assert listed("words.js", "LANGUAGES") == list(get_args(lobby.Language))
    glyphs = re.findall(r"const GLYPHS = \{(.*)\};", read("seats.js"))[0]
    assert re.findall(r"(\w+):", glyphs) == list(get_args(lobby.Shape))
    sets = [attributes["value"] for tag, attributes in elements() if tag == "option" and "data-word" in attributes]
    assert set(get_args(lobby.GameSet)) <= set(sets)


# --- Words -------------------------------------------------------------------------------------------------------


def test_every_word_is_there_in_all_three_languages() -> None:
    for key, said_as in words().items():
        assert len(said_as) == len(get_args(lobby.Language)), key
        assert all(text.strip() for text in said_as), key
    assert read("words.js").count('": [') == len(words()), "a word is there twice"


def test_every_word_that_is_wanted_exists_and_every_word_is_wanted() -> None:
    marked = {
        attributes[name] for _, attributes in elements() for name in ("data-word", "data-label") if name in attributes
    }
    asked = set(re.findall(r'\bword\("([^"]+)"\)', scripts()))
    chosen = {key for pair in re.findall(r'\bword\([^"()]*\? "([^"]+)" : "([^"]+)"\)', scripts()) for key in pair}
    named = {*get_args(lobby.Colour), *get_args(lobby.Shape), *get_args(protocol.Feeling)}
    named |= {*get_args(lobby.GameSet), *get_args(lobby.Status)}
    assert marked | asked | chosen | named == set(words())


def test_every_element_the_scripts_look_for_is_on_the_page() -> None:
    there = [attributes["id"] for _, attributes in elements() if "id" in attributes]
    assert len(there) == len(set(there))
    assert set(re.findall(r'\bfind\("([^"]+)"\)', scripts())) <= set(there)


def test_every_field_has_a_label_and_what_changes_is_read_out() -> None:
    unlabelled = re.sub(r"<label\b.*?</label>", "", read("index.html"), flags=re.DOTALL)
    assert not re.search(r"<(input|select|textarea)\b", unlabelled)
    by_id = {attributes.get("id"): attributes for _, attributes in elements()}
    assert by_id["alert"]["role"] == "alert"
    assert by_id["connection"]["role"] == "status"
    assert by_id["log"]["role"] == by_id["said"]["role"] == "log"
    assert by_id["question"]["aria-live"] == "polite"


# --- Seats that can be told apart ----------------------------------------------------------------------------------


@pytest.mark.parametrize("taken", [[(0, "blue", "square")], [(0, "blue", "square"), (2, "red", "circle")]])
def test_seats_never_look_alike_also_when_people_bring_their_looks_to_a_rematch(
    taken: list[tuple[int, lobby.Colour, lobby.Shape]],
) -> None:
    opened = acts.Opened(
        at=0.0, host="a", game=lobby.Game(players=3), settings=lobby.Settings(), levels=[None, "soldier", None]
    )
    sat = [
        acts.Sat(at=1.0, seat=seat, who=str(seat), key="", name="Ann", colour=colour, shape=shape)
        for seat, colour, shape in taken
    ]
    seats = folded("abcdefghjk", [opened, *sat]).info(set(), 2.0).seats
    assert len({seat.colour for seat in seats}) == len({seat.shape for seat in seats}) == 3
    assert [(seats[seat].colour, seats[seat].shape) for seat, _, _ in taken] == [looks[1:] for looks in taken]


def test_two_bots_of_one_level_have_names_of_their_own() -> None:
    opened = acts.Opened(
        at=0.0, host="a", game=lobby.Game(players=3), settings=lobby.Settings(), levels=[None, "soldier", "soldier"]
    )
    assert folded("abcdefghjk", [opened]).names == ["", "Soldier 2", "Soldier 3"]
