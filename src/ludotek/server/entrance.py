"""What every request passes first, before anything of its body is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotek.server.addresses import visitor_of
from ludotek.server.api import Problem
from ludotek.server.connections import Gate
from ludotek.server.denied import Denied
from ludotek.server.limits import RateLimiter

CONTENT: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
PICTURE: Final = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # an SVG opened by itself runs nothing
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
PRIVATE: Final = "/api/matches"  # answers below it may hold keys and hands
LIMIT: Final = "limit"  # of a route: the name of the limiter in the services
TAKES_RECORD: Final = "takes_record"  # of a route: the kind of its body, which may be longer
AnyConnection = ASGIConnection[Any, Any, Any, Any]


class Entrance:
    """Wraps the application: which hosts are served, HEAD, and the headers of every answer."""

    def __init__(self, app: ASGIApp, gate: Gate, hosts: Sequence[str] = ()) -> None:
        """`hosts`: the names under which this server is reached; empty: any. Connections pass the gate before."""
        self.app = app
        self.gate = gate
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        answer = with_headers(scope, send) if scope["type"] == ScopeType.HTTP else send
        if self.hosts and host_of(scope) not in self.hosts:
            await refuse_host(scope, receive, answer)
        else:
            await self.app(as_get(scope), receive, answer)


def as_get(scope: Scope) -> Scope:
    """HEAD is a GET whose body uvicorn leaves out: it keeps the scope of its own."""
    if scope.get("method") != "HEAD":
        return scope
    inner: Any = {**scope, "method": "GET"}
    return inner  # type: ignore[no-any-return]  # a copy of a scope is a scope


def host_of(scope: Scope) -> str:
    """The name that was asked for, without the port."""
    named = next((value for name, value in scope["headers"] if name == b"host"), b"").decode("latin-1")
    try:
        return urlsplit(f"//{named}").hostname or ""
    except ValueError:
        return ""


async def refuse_host(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    body = msgspec.json.encode(Problem("http/host", "this server is not reached under that name"))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def with_headers(scope: Scope, send: Send) -> Send:
    """Every answer carries the safety headers, errors and files too. What may hold a key is kept by nobody."""
    is_private = scope["path"].startswith(PRIVATE) or scope.get("method") not in ("GET", "HEAD")

    async def send_with(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            is_picture = any(k == b"content-type" and v.startswith(b"image/svg") for k, v in headers)
            policy = (b"content-security-policy", (PICTURE if is_picture else CONTENT).encode())
            if is_private:
                headers = [(k, v) for k, v in headers if k != b"cache-control"] + [(b"cache-control", b"no-store")]
            message["headers"] = [*headers, *HEADERS, policy]
        await send(message)

    return send_with


def is_same_origin(connection: AnyConnection) -> bool:
    """Whether the page that asks is ours: of the host that was asked, or of the public address that the operator has
    set, for a proxy that passes another host on. Programs that are no browsers send no origin."""
    origin = connection.headers.get("origin")
    try:
        if origin is None or urlsplit(origin).netloc == connection.headers.get("host"):
            return True
        public = connection.app.state.services.settings.network.public_address
        return origin_of(public) is not None and origin_of(origin) == origin_of(public)
    except ValueError:
        return False


def origin_of(address: str) -> tuple[str, str, int | None] | None:
    """Scheme, name and port, as browsers compare them; None without a name. Raises ValueError."""
    parts = urlsplit(address)
    if not parts.hostname:
        return None
    return parts.scheme, parts.hostname, parts.port or {"http": 80, "https": 443}.get(parts.scheme)


def check_request(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Refuses by the headers alone: too many, another origin, no JSON. Nothing of the body was read."""
    if connection.scope["type"] != ScopeType.HTTP:
        return
    if LIMIT in handler.opt:
        limiter: RateLimiter = getattr(connection.app.state.services, handler.opt[LIMIT])
        if not limiter.allow(visitor_of(connection.scope)):
            raise Denied("http/too_many", "too many requests from this address: try again in a minute", 429)
    if connection.scope["method"] == "POST":
        bounds = connection.app.state.services.settings.connections
        check_post(connection, bounds.record_size if TAKES_RECORD in handler.opt else bounds.request_size)


def check_post(connection: AnyConnection, largest: int) -> None:
    if not is_same_origin(connection):
        raise Denied("http/origin", "a page of another origin may not ask this", 403)
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Denied("http/media_type", f"the body is JSON: send application/json, not {kind or 'nothing'!r}", 415)
    length = connection.headers.get("content-length", "")
    if not (length.isascii() and length.isdigit()):
        raise Denied("http/length", "say how long the body is: Content-Length", 411)
    if int(length) > largest:
        raise Denied("http/too_large", f"the body has {length} bytes; at most {largest} are taken here", 413)
