"""Writes the schemas of the server's faces for the browser client: `python -m ludotek.server.schema [folder]`."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from ludotek.server import http, openapi
from ludotek.server.messages import Incoming, Outgoing

FOLDER = Path("web/src/generated")


def messages() -> dict[str, Any]:
    """JSON schema of the socket's messages, each under its own name in `$defs`."""
    (incoming, outgoing), defs = msgspec.json.schema_components((Incoming, Outgoing), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Messages",
        "description": "The socket's messages: `incoming` from a client, `outgoing` to it.",
        "type": "object",
        "properties": {"incoming": incoming, "outgoing": outgoing},
        "required": ["incoming", "outgoing"],
        "additionalProperties": False,
        "$defs": defs,
    }


def files() -> dict[str, str]:
    """File name -> content."""
    documents = {"messages.schema.json": messages(), "openapi.json": openapi.document(http.ROUTES)}
    return {name: json.dumps(document, indent=2, ensure_ascii=False) + "\n" for name, document in documents.items()}


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in files().items():
        (folder / name).write_text(content, "utf-8")


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:2]))
