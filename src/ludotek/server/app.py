"""The application: its routes, and errors as `{code, message, clause?}`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from ludotek.kernel import LudotekError, UnknownGame
from ludotek.server import http, pages
from ludotek.server.api import Problem
from ludotek.server.entrance import Entrance, check_request
from ludotek.server.health import look_at_numbers
from ludotek.server.services import Denied, Services
from ludotek.store import StoreError, StoreFull
from ludotek.text import UnknownLanguage
from ludotek.workers import JobFailed

log = logging.getLogger("ludotek.server")
AnyRequest = Request[Any, Any, State]


def make_app(services: Services) -> Entrance:
    """The whole application, as it is served."""
    return Entrance(routed(services), services.gate, services.settings.network.allowed_hosts)


def routed(services: Services) -> Litestar:
    found = pages.read_pages()

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        services.sharing.start()
        services.clocks.start()
        beside = [asyncio.create_task(services.retention.run())]
        beside += [asyncio.create_task(look_at_numbers(services))] if services.metrics.is_on else []
        yield
        for task in beside:
            task.cancel()
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
            UnicodeDecodeError: refuse_encoding,
            Exception: internal_error,
        },
        lifespan=[lifespan],
        guards=[check_request],
        state=State({"services": services}),
        compression_config=CompressionConfig("gzip", exclude_opt_key=pages.IS_PACKED),
        openapi_config=None,  # ours is better: see openapi.py
        request_max_body_size=services.settings.connections.request_size,
        logging_config=None,
    )


def problem(code: str, message: str, status: int, clause: str | None = None) -> Response[Problem]:
    return Response(Problem(code, message, clause), status_code=status)


def refuse(_: AnyRequest, error: LudotekError) -> Response[Problem]:
    return problem(error.code, str(error), status_of(error), getattr(error, "clause", None))


def status_of(error: LudotekError) -> int:
    if isinstance(error, Denied):
        return error.status
    if isinstance(error, UnknownGame | UnknownLanguage) or error.code == UnknownGame.code:
        return 404
    if isinstance(error, JobFailed) and error.code == "server/error":
        return 500
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


def refuse_encoding(_: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    return problem("input/malformed", f"the body is not UTF-8: {error}", 400)


def malformed(error: ValidationException) -> str:
    told = [f"{part.get('key', 'body')}: {part['message']}" for part in error.extra or [] if isinstance(part, dict)]
    return "; ".join(told) or error.detail


def internal_error(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return problem("server/error", "something went wrong here; nothing is lost", 500)
