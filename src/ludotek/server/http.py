"""The HTTP routes. Thin: what they do is in `matches` and `library`."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import MediaType, Request, Response, get, post, websocket
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from ludotek import __version__
from ludotek.bots import LEVELS
from ludotek.kernel import NotOver, prove
from ludotek.kernel import record as records
from ludotek.server import library, matches, openapi
from ludotek.server.api import (
    AnalysisJob,
    CreateMatch,
    GameInfo,
    Health,
    LinkMade,
    MatchCreated,
    MatchInfo,
    NewLink,
    RecordRequest,
    Replay,
    Rules,
    SetUp,
    SetUpRequest,
    SummaryInfo,
    ThingInfo,
    ThingRequest,
    Verified,
)
from ludotek.server.keys import hash_of
from ludotek.server.limits import RateLimiter
from ludotek.server.services import Denied, Services
from ludotek.server.socket import Socket, serve_device

LARGE: Final = 4 * 1024 * 1024  # bytes of a request with a record
TheServices = NamedDependency[Services]
AnyRequest = Request[Any, Any, Any]
AN_HOUR: Final = CacheControlHeader(max_age=3_600, public=True)
SVG: Final = "image/svg+xml"


@get("/api/health", sync_to_thread=False)
def health(services: TheServices) -> Health:
    """Whether the server is well."""
    return Health(True, __version__, len(services.open_rooms()), services.address())


@get("/api/games", sync_to_thread=False)
def games(services: TheServices) -> list[GameInfo]:
    """Every game that can be played here."""
    return [library.describe(game) for game in services.games.values()]


@get("/api/bots", sync_to_thread=False)
def bots() -> list[str]:
    """The levels of the bots."""
    return list(LEVELS)


@get("/api/games/{game_id:str}/art.svg", media_type=SVG, sync_to_thread=True)
def art(services: TheServices, game_id: FromPath[str]) -> str:
    """The symbols of the game's pictures."""
    return library.art(services.game(game_id))


@get("/api/games/{game_id:str}/cover.svg", media_type=SVG, cache_control=AN_HOUR, sync_to_thread=True)
def cover(services: TheServices, game_id: FromPath[str], dark: FromQuery[bool] = False) -> str:
    """A picture of the game: a position in the middle of a match."""
    return library.cover(services.game(game_id), dark)


@get("/api/games/{game_id:str}/text/{file:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def game_words(services: TheServices, game_id: FromPath[str], file: FromPath[str]) -> str:
    """The game's own words: `de.ftl` and so on."""
    return library.words(file.removesuffix(".ftl"), services.game(game_id))


@get("/api/text/{file:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def shared_words(file: FromPath[str]) -> str:
    """The words shared by all games: `de.ftl` and so on."""
    return library.words(file.removesuffix(".ftl"))


@get("/api/games/{game_id:str}/rules/{language:str}", sync_to_thread=True)
def rules(services: TheServices, game_id: FromPath[str], language: FromPath[str]) -> Rules:
    """The rulebook, clause by clause."""
    return library.rules(services.game(game_id), language)


@get("/api/games/{game_id:str}/summary/{language:str}", sync_to_thread=True)
def summary(services: TheServices, game_id: FromPath[str], language: FromPath[str]) -> SummaryInfo:
    """The game on one screen: aim, a turn in a few steps, the end, and what beginners get wrong."""
    return library.summary(services.game(game_id), language)


@get("/api/games/{game_id:str}/pictures/{number:int}", media_type=SVG, cache_control=AN_HOUR, sync_to_thread=True)
def summary_picture(
    services: TheServices, game_id: FromPath[str], number: FromPath[int], dark: FromQuery[bool] = False
) -> str:
    """A picture of the summary."""
    return library.summary_picture(services.game(game_id), number, dark)


@get("/api/games/{game_id:str}/clauses/{clause:str}", media_type=SVG, cache_control=AN_HOUR, sync_to_thread=True)
def clause_picture(
    services: TheServices, game_id: FromPath[str], clause: FromPath[str], dark: FromQuery[bool] = False
) -> str:
    """The picture beside a clause of the rules."""
    return library.clause_picture(services.game(game_id), clause, dark)


@post("/api/games/{game_id:str}/set-up", status_code=200, sync_to_thread=True)
def set_up(services: TheServices, game_id: FromPath[str], data: JSONBody[SetUpRequest]) -> SetUp:
    """What can be chosen before a match with so many players, and who plays with whom."""
    return library.set_up(services.game(game_id), data.seats, data.options)


@post("/api/matches", request_max_body_size=LARGE)
async def create_match(services: TheServices, request: AnyRequest, data: JSONBody[CreateMatch]) -> MatchCreated:
    """Create a match. Its links are told here and never again."""
    check_rate(services.creating, request)
    return await matches.create_match(services, data)


@get("/api/matches/{match:str}")
async def match_info(services: TheServices, request: AnyRequest, match: FromPath[str]) -> MatchInfo:
    """What is known of a match before one comes in: note the commitment, then say hello with a nonce."""
    check_rate(services.arriving, request)
    async with services.visit(match) as room:
        return MatchInfo(match, room.table.game.id, room.table.created.commitment)


@post("/api/matches/{match:str}/links")
async def new_link(
    services: TheServices, request: AnyRequest, match: FromPath[str], data: JSONBody[NewLink]
) -> LinkMade:
    """A new link for a seat; the old one is revoked."""
    check_rate(services.creating, request)
    return LinkMade(await matches.new_link(services, match, data.key, data.seat))


@get("/api/matches/{match:str}/record")
async def record(
    services: TheServices,
    match: FromPath[str],
    authorization: Annotated[str, HeaderParameter(name="Authorization")] = "",
) -> Response[str]:
    """The match's record: after the end, or earlier in a game where everybody sees everything."""
    async with services.visit(match) as room:
        keys = await asyncio.to_thread(services.store.keys, match)
        shown = hash_of(authorization.removeprefix("Bearer ").strip())
        if not any(key.hash == shown and not key.is_revoked for key in keys):
            raise Denied("link/unknown", "a record needs a key of the match", 401)
        try:
            found = room.table.record()
        except NotOver as error:
            raise Denied("record/not_yet", str(error), 409) from None
        return Response(records.write(found), media_type=MediaType.JSON)


@post("/api/replay", status_code=200, request_max_body_size=LARGE)
async def replay(services: TheServices, request: AnyRequest, data: JSONBody[RecordRequest]) -> Replay:
    """A record picture by picture, as a spectator sees it."""
    check_rate(services.working, request)
    record = matches.read_record(data.record)
    return await services.work(library.replay, services.game(record.game), record)


@post("/api/analyse", status_code=202, request_max_body_size=LARGE)
async def analyse(services: TheServices, request: AnyRequest, data: JSONBody[RecordRequest]) -> AnalysisJob:
    """Begin a look back at a finished match: chances, turning points, luck, skill, moves to think about."""
    check_rate(services.working, request)
    record = matches.read_record(data.record)
    services.game(record.game)
    return services.analyses.begin(record)


@get("/api/analyse/{job:str}", sync_to_thread=False)
def analysis(services: TheServices, job: FromPath[str]) -> AnalysisJob:
    """How far a look back is, and what it found."""
    return services.analyses.state(job)


@post("/api/replay/thing", status_code=200, request_max_body_size=LARGE)
async def replay_thing(services: TheServices, request: AnyRequest, data: JSONBody[ThingRequest]) -> ThingInfo:
    """What a thing in a picture of a record is, as a spectator may know it."""
    check_rate(services.working, request)
    record = matches.read_record(data.record)
    return await services.work(library.thing, services.game(record.game), record, data.step, data.thing)


@post("/api/verify", status_code=200, request_max_body_size=LARGE)
async def verify_record(services: TheServices, request: AnyRequest, data: JSONBody[RecordRequest]) -> Verified:
    """Prove every throw of a finished record."""
    check_rate(services.working, request)
    record = matches.read_record(data.record)
    proof = await services.work(prove, services.game(record.game), record)
    return Verified(proof.throws, proof.scheme, tuple(proof.notes))


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def openapi_document() -> Response[bytes]:
    return Response(encoded_document(), media_type=MediaType.JSON)


@cache
def encoded_document() -> bytes:
    """Made once: it says the same to everybody."""
    return msgspec.json.encode(openapi.document(ROUTES))


@websocket("/api/socket")
async def socket(services: TheServices, socket: Socket) -> None:
    await serve_device(services, socket)


def check_rate(door: RateLimiter, request: AnyRequest) -> None:
    if not door.allow(request.client.host if request.client else ""):
        raise Denied("http/too_many", "too many requests from this address: try again in a minute", 429)


ROUTES: Final = (
    health,
    games,
    bots,
    art,
    cover,
    game_words,
    shared_words,
    rules,
    summary,
    summary_picture,
    clause_picture,
    set_up,
    create_match,
    match_info,
    new_link,
    record,
    replay,
    analyse,
    analysis,
    replay_thing,
    verify_record,
)
HANDLERS: Final = (*ROUTES, openapi_document, socket)
