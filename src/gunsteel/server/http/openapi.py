"""The OpenAPI document, made from the list of calls."""

import re
from functools import cache
from typing import Any

import msgspec

from gunsteel import __version__
from gunsteel.server.http.api import ENDPOINTS, Endpoint
from gunsteel.wire.lobby import Problem, ShortCode, TableId

ALWAYS = (400, 429, 500, 503)
WITH_BODY = (403, 408, 413)
MEANINGS = {
    400: "The request could not be taken as it is.",
    403: "That is not allowed.",
    404: "Not found.",
    408: "Too slow.",
    409: "Not possible in this state of the table.",
    413: "Too large.",
    429: "Too fast.",
    500: "Internal error.",
    503: "The server is busy or stopping, or its database does not answer.",
}
# What stands in a path.
PATH_TYPES = {"table": TableId, "code": ShortCode}


def _refs(name: str) -> str:
    return f"#/components/schemas/{name}"


@cache
def document() -> dict[str, Any]:
    used = [kind for call in ENDPOINTS for kind in (call.answer, call.body, call.query) if kind is not None]
    types = [*used, Problem, TableId, ShortCode]
    schemas, components = msgspec.json.schema_components(types, ref_template=_refs("{name}"))
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for call in ENDPOINTS:
        paths.setdefault(call.path, {})[call.method.lower()] = _operation(call, by_type, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Gunsteel", "version": __version__, "description": "Lobby, records and health."},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(call: Endpoint, by_type: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": by_type[repr(PATH_TYPES[name])]}
        for name in re.findall(r"{(\w+)}", call.path)
    ]
    if call.query is not None:
        fields = components[call.query.__name__]["properties"]
        parameters += [{"name": name, "in": "query", "schema": _plain(schema)} for name, schema in fields.items()]
    answers: dict[str, Any] = {str(call.status): {"description": "Done.", "content": _json(by_type[repr(call.answer)])}}
    for status in sorted({*ALWAYS, *(WITH_BODY if call.body is not None else ()), *call.failures}):
        answers[str(status)] = {"description": MEANINGS[status], "content": _json(by_type[repr(Problem)])}
    operation: dict[str, Any] = {
        "operationId": call.run.__name__,
        "summary": call.about,
        "parameters": parameters,
        "responses": answers,
    }
    if call.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(by_type[repr(call.body)])}
    return operation


def _plain(schema: dict[str, Any]) -> dict[str, Any]:
    """In a query there is no null: what is not there is left out."""
    options = [option for option in schema.get("anyOf", []) if option != {"type": "null"}]
    return options[0] if len(options) == 1 else {key: value for key, value in schema.items() if key != "default"}


def _json(schema: dict[str, Any]) -> dict[str, Any]:
    return {"application/json": {"schema": schema}}
