"""Serves the files of the built browser client from memory, so that no path leads out of its folder."""

from __future__ import annotations

import gzip
import mimetypes
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from ludotek.server.tags import NOT_MODIFIED, has_already, tag_of

FOLDER: Final = files("ludotek") / "web_dist"
IS_PACKED: Final = "is_packed"  # by itself: the server need not do it
PAGES: Final = ("new", "t", "replay", "look", "rules")  # addresses that the client itself makes pages of
FOREVER: Final = "public, max-age=31536000, immutable"  # what has its content's hash in its name
KINDS: Final = {".woff2": "font/woff2"}  # that the mimetypes of older Pythons do not know
MISSING: Final = (
    b"<!doctype html><meta charset=utf-8><title>Ludotek</title>"
    b"<p>The server runs, but the browser client is not built: "
    b"<code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code></p>"
)


class Page(msgspec.Struct, frozen=True):
    content: bytes
    packed: bytes | None
    kind: str
    caching: str
    tag: str


def read_pages(folder: Traversable = FOLDER) -> dict[str, Page]:
    """Path -> file, for everything in the built client."""
    found: dict[str, Page] = {}
    if folder.is_dir():
        collect(folder, "", found)
    found.setdefault("index.html", page("index.html", MISSING))
    return found


def collect(folder: Traversable, prefix: str, found: dict[str, Page]) -> None:
    for entry in folder.iterdir():
        path = prefix + entry.name
        if entry.is_dir():
            collect(entry, path + "/", found)
        else:
            found[path] = page(path, entry.read_bytes())


def page(path: str, content: bytes) -> Page:
    kind = KINDS.get(PurePosixPath(path).suffix) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0)
    return Page(
        content,
        packed if len(packed) < len(content) else None,
        kind,
        FOREVER if path.startswith("assets/") else "no-cache",
        tag_of(content),
    )


ThePages = NamedDependency[dict[str, Page]]


@get(["/", "/{path:path}"], opt={IS_PACKED: True}, include_in_schema=False, sync_to_thread=False)
def client(
    request: Request[Any, Any, Any], pages: NamedDependency[dict[str, Page]], path: FromPath[str] = ""
) -> Response[bytes]:
    name = path.strip("/")
    if name not in pages:
        if name and name.split("/")[0] not in PAGES:
            raise NotFoundException(f"there is nothing at /{name}")
        name = "index.html"
    if has_already(request, pages[name].tag):
        return Response(b"", status_code=NOT_MODIFIED, headers=headers_of(pages[name]))
    return answer(pages[name], "gzip" in request.headers.get("accept-encoding", ""))


def headers_of(page: Page) -> dict[str, str]:
    return {"cache-control": page.caching, "vary": "accept-encoding", "etag": page.tag}


def answer(page: Page, takes_gzip: bool) -> Response[bytes]:
    is_packed = takes_gzip and page.packed is not None
    headers = headers_of(page)
    if is_packed:
        headers["content-encoding"] = "gzip"
    content = page.packed if is_packed and page.packed is not None else page.content
    return Response(content, media_type=page.kind, headers=headers)
