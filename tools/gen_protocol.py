"""Write what clients in other languages need: a JSON schema of all messages and calls, and TypeScript types from it.

The types are made by json-schema-to-typescript in node; it is installed on first use into .tools/json2ts."""

import json
import shutil
import subprocess
import sys
from hashlib import sha256
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from gunsteel.errors import Refused
from gunsteel.explain.about import AnyAbout
from gunsteel.explain.reasons import AnyReason
from gunsteel.info.events import SeenEvent
from gunsteel.server.http.api import ENDPOINTS, Endpoint
from gunsteel.wire import lobby, protocol

ROOT = Path(__file__).parent.parent
SCHEMA = ROOT / "web" / "src" / "generated" / "protocol.schema.json"
TYPES = SCHEMA.with_name("protocol.ts")
TOOL = ROOT / ".tools" / "json2ts"
GENERATOR = "json-schema-to-typescript@16.0.0"
# It formats the types; another version might do so differently.
LAYOUT = "prettier@3.9.10"
SWITCHES = (
    *("--no-additionalProperties", "--unknownAny"),
    *("--style.printWidth=120", "--bannerComment="),
)

# What has a name in Python but none in a schema: unions and lists of words.
NAMED: dict[str, Any] = {
    "FromClient": protocol.FromClient,
    "FromServer": protocol.FromServer,
    "SeenEvent": SeenEvent,
    "AnyAbout": AnyAbout,
    "AnyReason": AnyReason,
    "Clock": lobby.Clock,
    "Code": protocol.Code,
    "Colour": lobby.Colour,
    "Shape": lobby.Shape,
    "TableStatus": lobby.TableStatus,
    "GameSet": lobby.GameSet,
    "Feeling": protocol.Feeling,
    "Language": lobby.Language,
}


def schema() -> dict[str, Any]:
    """One schema: the messages of both sides, the calls by method and path, and all they are made of by name."""
    calls = {f"{call.method} {call.path}": parts(call) for call in ENDPOINTS}
    kinds = [*NAMED.values(), *(kind for call in calls.values() for kind in call.values()), lobby.Problem]
    schemas, structs = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    named = dict(zip(NAMED, schemas, strict=False))
    defs = {name: complete(shorter(struct, named)) for name, struct in structs.items()}
    defs |= {name: {"title": name} | union for name, union in named.items()}
    remaining = (shorter(kind, named) for kind in schemas[len(NAMED) :])
    defs["Calls"] = thing(
        "Calls", {name: thing(None, {part: next(remaining) for part in call}) for name, call in calls.items()}
    )
    messages = {name: {"$ref": f"#/$defs/{name}"} for name in ("FromClient", "FromServer", "Calls", "Problem")}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "description": f"Version {protocol.VERSION} of the protocol.",
        **thing("Protocol", messages),
        "$defs": dict(sorted(defs.items())),
    }


def parts(call: Endpoint) -> dict[str, Any]:
    kinds = {"query": call.query, "body": call.body, "answer": call.answer}
    return {part: kind for part, kind in kinds.items() if kind is not None}


def thing(title: str | None, properties: dict[str, Any]) -> dict[str, Any]:
    named = {"title": title} if title else {}
    return named | {"type": "object", "properties": properties, "required": list(properties)}


def shorter(part: Any, named: dict[str, Any]) -> Any:
    """The same with names for what has one."""
    if isinstance(part, list):
        return [shorter(value, named) for value in part]
    if not isinstance(part, dict):
        return part
    if part == {"type": "object"}:
        return part | {"additionalProperties": True}
    bare = {key: value for key, value in part.items() if key != "default"}
    name = next((name for name, known in named.items() if bare == known), None)
    if name is not None:
        return {"$ref": f"#/$defs/{name}"}
    # A default beside a reference would become a type of its own.
    return {key: shorter(value, named) for key, value in (bare if "$ref" in part else part).items()}


def complete(struct: dict[str, Any]) -> dict[str, Any]:
    """Messages of the server are complete: only in those of clients may members be left out."""
    struct |= {key: cleandoc(text) for key, text in struct.items() if key == "description"}
    if struct.get("additionalProperties") is False:
        return struct
    # An enum has no members.
    return struct | {"required": list(struct["properties"])} if "properties" in struct else struct


def schema_text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def first_line(schema_text: str) -> str:
    """Tells from which schema the types were made, and by what."""
    digest = sha256(schema_text.encode()).hexdigest()[:16]
    made = f"Made by tools/gen_protocol.py with {GENERATOR} from protocol.schema.json {digest}"
    return f"// {made}; change nothing here.\n"


def types_text(schema_text: str) -> str:
    """The types, by the installed generator."""
    node = shutil.which("node")
    assert node is not None, "looked for before"
    program = TOOL / "node_modules" / "json-schema-to-typescript" / "dist" / "src" / "cli.js"
    made = subprocess.run([node, program, *SWITCHES], input=schema_text, capture_output=True, text=True, timeout=120)
    if made.returncode:
        raise Refused(f"{GENERATOR} failed: {made.stderr.strip()}")
    return first_line(schema_text) + made.stdout


def is_installed() -> bool:
    return shutil.which("node") is not None and (TOOL / GENERATOR).exists()


def install() -> None:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise Refused("the types are made in node: install Node.js 20 or newer, so that node and npm are on the PATH")
    shutil.rmtree(TOOL, ignore_errors=True)
    TOOL.mkdir(parents=True)
    options = ("--silent", "--ignore-scripts", "--no-audit", "--no-fund")
    if subprocess.run([npm, "install", "--prefix", TOOL, *options, GENERATOR, LAYOUT]).returncode:
        raise Refused(f"npm could not install {GENERATOR}; its message is above")
    (TOOL / GENERATOR).touch()


def main() -> int:
    text = schema_text()
    SCHEMA.parent.mkdir(parents=True, exist_ok=True)
    SCHEMA.write_text(text, encoding="utf-8", newline="\n")
    if TYPES.exists() and TYPES.read_text(encoding="utf-8").startswith(first_line(text)):
        return 0
    try:
        if not is_installed():
            install()
        TYPES.write_text(types_text(text), encoding="utf-8", newline="\n")
    except Refused as reason:
        print(f"gen_protocol: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
