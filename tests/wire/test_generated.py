"""The schema and the types for TypeScript are those of the protocol as it is."""

import json
from typing import Any, get_args

import jsonschema_rs
import pytest

from gunsteel.server.http.api import ENDPOINTS
from gunsteel.wire import protocol
from tools import gen_protocol

SCHEMA = json.loads(gen_protocol.schema_text())
STALE = "stale: regenerate it with python3 dev.py golden"


def valid(name: str) -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": SCHEMA["$defs"]})


def refs(part: Any) -> set[str]:
    """All names that a part of the schema mentions."""
    if isinstance(part, dict):
        here = {part["$ref"].removeprefix("#/$defs/")} if "$ref" in part else set()
        return here.union(*(refs(value) for value in part.values()))
    return set().union(*map(refs, part)) if isinstance(part, list) else set()


def test_the_schema_is_fresh() -> None:
    assert gen_protocol.SCHEMA.read_text(encoding="utf-8") == gen_protocol.schema_text(), STALE


def test_the_types_were_made_from_this_schema_by_this_generator() -> None:
    with gen_protocol.TYPES.open(encoding="utf-8") as types:
        assert types.readline() == gen_protocol.first_line(gen_protocol.schema_text()), STALE


@pytest.mark.skipif(not gen_protocol.is_installed(), reason="needs node, and the generator that dev.py golden installs")
def test_the_types_are_what_the_generator_makes() -> None:
    assert gen_protocol.TYPES.read_text(encoding="utf-8") == gen_protocol.types_text(gen_protocol.schema_text()), STALE


def test_every_message_and_call_is_in_the_schema_and_nothing_is_mentioned_that_is_not() -> None:
    messages = {kind.__name__ for union in (protocol.FromClient, protocol.FromServer) for kind in get_args(union)}
    assert messages <= set(SCHEMA["$defs"])
    assert set(SCHEMA["$defs"]["Calls"]["properties"]) == {f"{call.method} {call.path}" for call in ENDPOINTS}
    assert refs(SCHEMA) == set(SCHEMA["$defs"])


def test_every_message_has_a_type_of_its_own_in_the_types() -> None:
    types = gen_protocol.TYPES.read_text(encoding="utf-8")
    for name in SCHEMA["$defs"]:
        assert f"export interface {name} {{" in types or f"export type {name} =" in types, name
    assert "1 {" not in types, "a second type for the same thing"


def test_the_schema_refuses_what_the_server_refuses() -> None:
    client = valid("FromClient")
    assert client.is_valid({"type": "choose", "n": 3, "options": ["mining"]})
    assert not client.is_valid({"type": "choose", "n": 3, "options": ["mining"], "extra": 1})
    assert not client.is_valid({"type": "choose", "n": "3", "options": ["mining"]})
    assert not client.is_valid({"type": "nonsense"})
    assert not client.is_valid({"type": "hello", "v": 2, "table": "UPPER-CASE"})


def test_what_the_server_says_is_said_in_full() -> None:
    bye = json.loads(protocol.encode(protocol.Bye(code="slow", text="", again=None)))
    server = valid("FromServer")
    assert server.is_valid(bye)
    assert not server.is_valid({key: value for key, value in bye.items() if key != "again"})
