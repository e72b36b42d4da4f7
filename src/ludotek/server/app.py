"""The application: routes, errors as `{code, message, clause?}`, and the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludotek.kernel import LudotekError, UnknownGame
from ludotek.server import http, pages
from ludotek.server.api import Problem
from ludotek.server.health import look_at_numbers
from ludotek.server.services import Denied, Services
from ludotek.store import StoreError, StoreFull
from ludotek.text import UnknownLanguage

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
log = logging.getLogger("ludotek.server")
AnyRequest = Request[Any, Any, State]


def make_app(services: Services) -> Litestar:
    found = pages.read_pages()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        services.sharing.start()
        looking = asyncio.create_task(look_at_numbers(services)) if services.metrics.is_on else None
        yield
        if looking is not None:
            looking.cancel()
        await services.close()

    return Litestar(
        route_handlers=[*http.HANDLERS, pages.client],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "pages": Provide(lambda: found, sync_to_thread=False),
        },
        exception_handlers={
            LudotekError: refuse,
            HTTPException: refuse_http,
            RecursionError: refuse_depth,
            Exception: internal_error,
        },
        lifespan=[lifespan],
        middleware=[with_headers],
        compression_config=CompressionConfig("gzip", exclude_opt_key=pages.IS_PACKED),
        openapi_config=None,  # ours is better: see openapi.py
        request_max_body_size=services.settings.connections.request_size,
        logging_config=None,
    )


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer carries the safety headers, errors and files too."""

    async def handle(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = list(message["headers"])
                is_picture = any(k == b"content-type" and v.startswith(b"image/svg") for k, v in headers)
                policy = (b"content-security-policy", (PICTURE if is_picture else CONTENT).encode())
                message["headers"] = [*headers, *HEADERS, policy]
            await send(message)

        await app(scope, receive, send_with if scope["type"] == ScopeType.HTTP else send)

    return handle


def problem(code: str, message: str, status: int, clause: str | None = None) -> Response[Problem]:
    return Response(Problem(code, message, clause), status_code=status)


def refuse(_: AnyRequest, error: LudotekError) -> Response[Problem]:
    return problem(error.code, str(error), status_of(error), getattr(error, "clause", None))


def status_of(error: LudotekError) -> int:
    if isinstance(error, Denied):
        return error.status
    if isinstance(error, UnknownGame | UnknownLanguage):
        return 404
    if isinstance(error, StoreError):
        return 507 if isinstance(error, StoreFull) else 503
    return 422


def refuse_http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    """What the framework refuses: unknown addresses, bodies that are too large or not what was asked for."""
    if isinstance(error, ValidationException):
        return problem("input/malformed", malformed(error), 400)
    names = {400: "input/malformed", 404: "http/not_found", 405: "http/method", 413: "http/too_large"}
    return problem(names.get(error.status_code, f"http/{error.status_code}"), error.detail, error.status_code)


def refuse_depth(_: AnyRequest, __: RecursionError) -> Response[Problem]:
    return problem("input/malformed", "the body is nested too deeply", 400)


def malformed(error: ValidationException) -> str:
    told = [f"{part.get('key', 'body')}: {part['message']}" for part in error.extra or [] if isinstance(part, dict)]
    return "; ".join(told) or error.detail


def internal_error(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return problem("server/error", "something went wrong here; nothing is lost", 500)
