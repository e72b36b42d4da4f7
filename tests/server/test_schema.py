"""The generated files that the browser client is typed from are those of this code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek.server import openapi, schema
from tests.server.harness import Address

ROOT = Path(__file__).parents[2]


def test_the_generated_schemas_are_up_to_date() -> None:
    for name, content in schema.files().items():
        written = (ROOT / schema.FOLDER / name).read_text("utf-8")
        assert written == content, f"{name} is out of date: run `python -m ludotek.server.schema`"


def test_the_server_gives_its_openapi_document(address: Address) -> None:
    document = address.call("/api/openapi.json").json
    assert document == json.loads(schema.files()["openapi.json"])
    assert document["paths"]["/api/matches"]["post"]["responses"]["201"]
    assert document["components"]["schemas"]["CreateMatch"]["additionalProperties"] is False


def test_the_document_is_made_once(address: Address, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it is asked for."""
    first = address.call("/api/openapi.json").json
    monkeypatch.setattr(openapi, "document", lambda routes: {"made": "again"})
    assert address.call("/api/openapi.json").json == first


def test_every_reference_leads_somewhere() -> None:
    for content in schema.files().values():
        document = json.loads(content)
        known = {f"#/$defs/{name}" for name in document.get("$defs", {})}
        known |= {f"#/components/schemas/{name}" for name in document.get("components", {}).get("schemas", {})}
        assert references(document) <= known


def references(part: object) -> set[str]:
    if isinstance(part, list):
        return set().union(*(references(each) for each in part))
    if not isinstance(part, dict):
        return set()
    own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
    return own.union(*(references(value) for value in part.values()))
