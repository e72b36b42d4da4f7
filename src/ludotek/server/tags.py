"""ETags: a file that a browser has already is not sent again."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from litestar import Request, Response

NOT_MODIFIED: Final = 304
AnyRequest = Request[Any, Any, Any]


def tag_of(content: bytes) -> str:
    """Weak: packed and unpacked it is the same file."""
    return f'W/"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'


def has_already(request: AnyRequest, tag: str) -> bool:
    known = [one.strip() for one in request.headers.get("if-none-match", "").split(",")]
    return "*" in known or tag in known or tag.removeprefix("W/") in known


def tagged(request: AnyRequest, text: str, kind: str, caching: str = "no-cache") -> Response[str]:
    """A text as a file: asked for again, it is only said that it is still the same."""
    tag = tag_of(text.encode())
    headers = {"etag": tag, "cache-control": caching}
    if has_already(request, tag):
        return Response("", status_code=NOT_MODIFIED, headers=headers)
    return Response(text, media_type=kind, headers=headers)
