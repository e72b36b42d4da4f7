"""The OpenAPI document, made from the routes and the types of their requests and answers.

Litestar could make one, but stumbles over defaults that hold texts and forgets which requests refuse unknown fields;
msgspec, which decodes the requests, knows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from ludotek import __version__
from ludotek.server.api import Problem
from ludotek.server.entrance import TAKES_RECORD

PARAMETER = re.compile(r"\{(?P<name>\w+):\w+\}")


def document(handlers: Sequence[HTTPRouteHandler]) -> dict[str, Any]:
    types = {hint for handler in handlers for hint in (request_of(handler), answer_of(handler)) if hint is not None}
    ordered = sorted(types, key=repr)
    schemas, components = msgspec.json.schema_components(
        [*ordered, Problem], ref_template="#/components/schemas/{name}"
    )
    schema_of = dict(zip([*ordered, Problem], schemas, strict=True))
    paths: dict[str, Any] = {}
    for handler in handlers:
        path = PARAMETER.sub(r"{\g<name>}", min(handler.paths))
        paths.setdefault(path, {})[min(handler.http_methods - {"HEAD"}).lower()] = operation(handler, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Ludotek",
            "version": __version__,
            "description": "Matches, records and rules over HTTP. Playing goes over the socket /api/socket: "
            "see docs/protocol.md and messages.schema.json.",
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(handler: HTTPRouteHandler, schema_of: dict[Any, Any]) -> dict[str, Any]:
    asked, given = request_of(handler), answer_of(handler)
    kind = str(getattr(handler.media_type, "value", handler.media_type) or "application/json")
    found: dict[str, Any] = {
        "operationId": handler.fn.__name__,
        "summary": (handler.fn.__doc__ or "").strip().split("\n")[0],
        "parameters": parameters(handler),
        "responses": {
            str(handler.status_code): {
                "description": "done",
                "content": {kind: {"schema": schema_of.get(given, {"type": "string"})}},
            },
            "default": {
                "description": "not done; nothing changed",
                "content": {"application/json": {"schema": schema_of[Problem]}},
            },
        },
    }
    if asked is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema_of[asked]}}}
    return found


def request_of(handler: HTTPRouteHandler) -> Any:
    return handler.opt.get(TAKES_RECORD) or get_type_hints(handler.fn).get("data")


def answer_of(handler: HTTPRouteHandler) -> Any:
    """The type of the answer; None where it is text."""
    hint = get_type_hints(handler.fn)["return"]
    if get_origin(hint) is Response:
        (hint,) = get_args(hint)
    return None if hint in (str, bytes) else hint


def parameters(handler: HTTPRouteHandler) -> list[dict[str, Any]]:
    hints = get_type_hints(handler.fn)
    inside = [name for path in handler.paths for name in PARAMETER.findall(path)]
    found = [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in inside]
    if "dark" in hints:
        found.append({"name": "dark", "in": "query", "schema": {"type": "boolean", "default": False}})
    if "authorization" in hints:
        about = "Bearer and any key of the match"
        found.append({"name": "Authorization", "in": "header", "description": about, "schema": {"type": "string"}})
    return found
