"""The HTTP routes. Thin: what they do is in `matches` and `library`."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final, TypeVar, cast

import msgspec
from litestar import MediaType, Response, get, post, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, HeaderParameter, JSONBody

from ludotek import __version__
from ludotek.bots import LEVELS
from ludotek.kernel import NotOver
from ludotek.kernel import record as records
from ludotek.server import books, library, matches, openapi
from ludotek.server.addresses import visitor_of
from ludotek.server.api import (
    AnalysisJob,
    BookPage,
    BookRemoved,
    BookRequest,
    BookWritten,
    CreateMatch,
    GameInfo,
    Health,
    LinkMade,
    MatchCreated,
    MatchInfo,
    MatchStatus,
    NewLink,
    PictureRequest,
    PushKey,
    PushRequest,
    PushStop,
    RecordRequest,
    Replay,
    ReplayRequest,
    Rules,
    SetUp,
    SetUpRequest,
    StatusRequest,
    SummaryInfo,
    ThingInfo,
    ThingRequest,
    Verified,
    WriteBook,
)
from ludotek.server.claims import shown_hashes
from ludotek.server.entrance import LIMIT, TAKES_RECORD
from ludotek.server.health import problem_of
from ludotek.server.keys import replay_key
from ludotek.server.services import Denied, Services
from ludotek.server.socket import Socket, serve_device
from ludotek.server.statuses import statuses
from ludotek.server.tags import AnyRequest, tagged
from ludotek.store import Subscription
from ludotek.workers import DrawRecord, ExplainThing, ReadRecord, ReplayRecord, VerifyRecord

MOST_KEYS: Final = 16  # that a device shows at once
A = TypeVar("A")


def work(kind: type[Any]) -> dict[str, object]:
    """The options of a route that works through a record of a request of this kind."""
    return {LIMIT: "working", TAKES_RECORD: kind}


TheServices = NamedDependency[Services]
AN_HOUR: Final = "public, max-age=3600"
SVG: Final = "image/svg+xml"


@get("/api/health")
async def health(services: TheServices) -> Response[Health]:
    """Readiness: whether matches can be read and written here. If not, the status is 503 and `problem` says why."""
    problem = await problem_of(services)
    found = Health(problem is None, __version__, len(services.open_rooms()), services.address(), problem)
    return Response(found, status_code=200 if problem is None else 503)


@get("/api/health/live", sync_to_thread=False)
def live(services: TheServices) -> Health:
    """Liveness: whether the server answers at all. A failing disk is no reason to start it again."""
    return Health(True, __version__, len(services.open_rooms()), services.address())


@get("/api/games", sync_to_thread=False)
def games(services: TheServices) -> list[GameInfo]:
    """Every game that can be played here."""
    return [library.describe(game) for game in services.games.values()]


@get("/api/bots", sync_to_thread=False)
def bots(services: TheServices, game: FromQuery[str | None] = None, seats: FromQuery[int | None] = None) -> list[str]:
    """The levels of the bots; with a game and a number of seats also learned bots that can play it."""
    if game is None or seats is None:
        return list(LEVELS)
    return services.values.offered(services.game(game), seats)


@get("/api/games/{game_id:str}/art.svg", media_type=SVG, sync_to_thread=True)
def art(services: TheServices, request: AnyRequest, game_id: FromPath[str]) -> Response[str]:
    """The symbols of the game's pictures."""
    return tagged(request, library.art(services.game(game_id)), SVG)


@get("/api/games/{game_id:str}/cover.svg", media_type=SVG, sync_to_thread=True)
def cover(
    services: TheServices, request: AnyRequest, game_id: FromPath[str], dark: FromQuery[bool] = False
) -> Response[str]:
    """A picture of the game: a position in the middle of a match."""
    return tagged(request, library.cover(services.game(game_id), dark), SVG, AN_HOUR)


@get("/api/games/{game_id:str}/text/{file:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def game_words(
    services: TheServices, request: AnyRequest, game_id: FromPath[str], file: FromPath[str]
) -> Response[str]:
    """The game's own words: `de.ftl` and so on."""
    return tagged(request, library.words(file.removesuffix(".ftl"), services.game(game_id)), MediaType.TEXT)


@get("/api/text/{file:str}", media_type=MediaType.TEXT, sync_to_thread=True)
def shared_words(request: AnyRequest, file: FromPath[str]) -> Response[str]:
    """The words shared by all games: `de.ftl` and so on."""
    return tagged(request, library.words(file.removesuffix(".ftl")), MediaType.TEXT)


@get("/api/games/{game_id:str}/rules/{language:str}", sync_to_thread=True)
def rules(services: TheServices, game_id: FromPath[str], language: FromPath[str]) -> Rules:
    """The rulebook, clause by clause."""
    return library.rules(services.game(game_id), language)


@get("/api/games/{game_id:str}/summary/{language:str}", sync_to_thread=True)
def summary(services: TheServices, game_id: FromPath[str], language: FromPath[str]) -> SummaryInfo:
    """The game on one screen: aim, a turn in a few steps, the end, and what beginners get wrong."""
    return library.summary(services.game(game_id), language)


@get("/api/games/{game_id:str}/pictures/{number:int}", media_type=SVG, sync_to_thread=True)
def summary_picture(
    services: TheServices,
    request: AnyRequest,
    game_id: FromPath[str],
    number: FromPath[int],
    dark: FromQuery[bool] = False,
) -> Response[str]:
    """A picture of the summary."""
    return tagged(request, library.summary_picture(services.game(game_id), number, dark), SVG, AN_HOUR)


@get("/api/games/{game_id:str}/clauses/{clause:str}", media_type=SVG, sync_to_thread=True)
def clause_picture(
    services: TheServices,
    request: AnyRequest,
    game_id: FromPath[str],
    clause: FromPath[str],
    dark: FromQuery[bool] = False,
) -> Response[str]:
    """The picture beside a clause of the rules."""
    return tagged(request, library.clause_picture(services.game(game_id), clause, dark), SVG, AN_HOUR)


@post("/api/games/{game_id:str}/set-up", status_code=200, sync_to_thread=True)
def set_up(services: TheServices, game_id: FromPath[str], data: JSONBody[SetUpRequest]) -> SetUp:
    """What can be chosen before a match with so many players, and who plays with whom."""
    return library.set_up(services.game(game_id), data.seats, data.options)


@post("/api/matches", request_max_body_size=None, opt={LIMIT: "creating", TAKES_RECORD: CreateMatch})
async def create_match(services: TheServices, request: AnyRequest) -> MatchCreated:
    """Create a match. Its links are told here and never again."""
    return await matches.create_match(services, await read_body(request, CreateMatch), visitor_of(request.scope))


@get("/api/matches/{match:str}", opt={LIMIT: "arriving"})
async def match_info(services: TheServices, match: FromPath[str]) -> MatchInfo:
    """What is known of a match before one comes in: note the commitment, then say hello with a nonce."""
    async with services.visit(match) as room:
        created = room.table.created
        return MatchInfo(match, room.table.game.id, created.commitment, created.scheme)


@post("/api/matches/{match:str}/links", opt={LIMIT: "creating"})
async def new_link(services: TheServices, match: FromPath[str], data: JSONBody[NewLink]) -> LinkMade:
    """A new link for a seat; the old one is revoked."""
    return LinkMade(await matches.new_link(services, match, data.key, data.seat))


@get("/api/push")
async def push_key(services: TheServices) -> PushKey:
    """The server's own key, for a browser that wants to be called when its page is closed."""
    return PushKey(await services.push.public_key())


@post("/api/matches/{match:str}/push", status_code=204, opt={LIMIT: "arriving"})
async def push_to(services: TheServices, match: FromPath[str], data: JSONBody[PushRequest]) -> None:
    """Call this device when one of its seats is asked and nobody is there."""
    device = data.subscription
    wish = Subscription(0, device.endpoint, device.p256dh, device.auth, data.language)
    await services.push.subscribe(match, data.keys, wish)


@post("/api/matches/{match:str}/push/stop", status_code=204, opt={LIMIT: "arriving"})
async def push_no_more(services: TheServices, match: FromPath[str], data: JSONBody[PushStop]) -> None:
    """No longer call this device in this match."""
    await services.push.unsubscribe(match, data.keys, data.endpoint)


@get("/api/matches/{match:str}/record", opt={LIMIT: "arriving"})
async def record(
    services: TheServices,
    match: FromPath[str],
    authorization: Annotated[str, HeaderParameter(name="Authorization")] = "",
) -> Response[str]:
    """The match's record: after the end, or earlier in a game where everybody sees everything."""
    async with services.visit(match) as room:
        keys = await asyncio.to_thread(services.store.keys, match)
        held = authorization.removeprefix("Bearer ").strip().split(",")[:MOST_KEYS]
        shown = set[str]().union(*(shown_hashes([key], key, len(room.table.seats)) for key in held))
        is_shared = room.table.is_over and replay_key(room.table.secret) in held
        if not is_shared and not any(key.hash in shown and not key.is_revoked for key in keys):
            raise Denied("link/unknown", "a record needs a key of the match", 401)
        try:
            found = room.table.record()
        except NotOver as error:
            raise Denied("record/not_yet", str(error), 409) from None
        return Response(records.write(found), media_type=MediaType.JSON)


@post("/api/status", status_code=200, opt={LIMIT: "arriving"})
async def status(services: TheServices, request: AnyRequest, data: JSONBody[StatusRequest]) -> list[MatchStatus]:
    """How the matches of a device stand; those of which it has no key are left out."""
    return await statuses(services, data.matches, visitor_of(request.scope))


@post("/api/book/read", status_code=200, opt={LIMIT: "arriving"})
async def read_book(services: TheServices, data: JSONBody[BookRequest]) -> BookPage:
    """What is kept under a player code, sealed."""
    return await books.read_book(services.store, data.key)


@post("/api/book", status_code=200, opt={LIMIT: "creating"})
async def write_book(services: TheServices, data: JSONBody[WriteBook]) -> BookWritten:
    """Keep something under a player code, sealed by the device."""
    return await books.write_book(services.store, data)


@post("/api/book/remove", status_code=200, opt={LIMIT: "creating"})
async def remove_book(services: TheServices, data: JSONBody[BookRequest]) -> BookRemoved:
    """Revoke a player code: nothing is kept under it any more."""
    await books.remove_book(services.store, data.key)
    return BookRemoved()


@post("/api/replay", status_code=200, request_max_body_size=None, opt=work(ReplayRequest))
async def replay(services: TheServices, request: AnyRequest) -> Response[Replay]:
    """A record picture by picture, as a spectator sees it, a page of a thousand steps at a time."""
    data = await read_body(request, ReplayRequest)
    return as_json(
        await services.records.do(ReplayRecord(bytes(data.record), data.after), visitor_of(request.scope)), Replay
    )


@post("/api/analyse", status_code=202, request_max_body_size=None, opt=work(RecordRequest))
async def analyse(services: TheServices, request: AnyRequest) -> AnalysisJob:
    """Begin a look back at a finished match: chances, turning points, luck, skill, moves to think about."""
    data = await read_body(request, RecordRequest)
    record = bytes(data.record)
    id: str = await services.records.do(ReadRecord(record), visitor_of(request.scope))
    return await services.analyses.begin(id, record)


@get("/api/analyse/{job:str}")
async def analysis(services: TheServices, job: FromPath[str]) -> AnalysisJob:
    """How far a look back is, and what it found."""
    return await services.analyses.state(job)


@post("/api/replay/thing", status_code=200, request_max_body_size=None, opt=work(ThingRequest))
async def replay_thing(services: TheServices, request: AnyRequest) -> Response[ThingInfo]:
    """What a thing in a picture of a record is, as a spectator may know it."""
    data = await read_body(request, ThingRequest)
    job = ExplainThing(bytes(data.record), data.step, data.thing)
    return as_json(await services.records.do(job, visitor_of(request.scope)), ThingInfo)


@post("/api/replay/picture", status_code=200, request_max_body_size=None, opt=work(PictureRequest))
async def replay_picture(services: TheServices, request: AnyRequest) -> Response[str]:
    """The board after a step of a record, as a spectator sees it: an SVG document."""
    data = await read_body(request, PictureRequest)
    job = DrawRecord(bytes(data.record), data.step, data.dark)
    drawn: str = await services.records.do(job, visitor_of(request.scope))
    return Response(drawn, media_type=SVG)


@post("/api/verify", status_code=200, request_max_body_size=None, opt=work(RecordRequest))
async def verify_record(services: TheServices, request: AnyRequest) -> Response[Verified]:
    """Prove every throw of a finished record."""
    data = await read_body(request, RecordRequest)
    return as_json(await services.records.do(VerifyRecord(bytes(data.record)), visitor_of(request.scope)), Verified)


@get("/api/openapi.json", sync_to_thread=False, include_in_schema=False)
def openapi_document() -> Response[bytes]:
    return Response(encoded_document(), media_type=MediaType.JSON)


@cache
def encoded_document() -> bytes:
    """Made once: it says the same to everybody."""
    return msgspec.json.encode(openapi.document(ROUTES))


@websocket("/api/socket")
async def socket(services: TheServices, socket: Socket) -> None:
    # In a task of its own: every message would wake all the layers of ASGI that wait for this one's end.
    await asyncio.create_task(serve_device(services, socket))


async def read_body(request: AnyRequest, kind: type[A]) -> A:
    """A request that holds a record: the record itself stays as it came, for a worker. Raises Denied."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.MsgspecError as error:
        raise Denied("input/malformed", str(error), 400) from None


def as_json(body: bytes, _: type[A]) -> Response[A]:
    """An answer of this type that a worker has written already."""
    return cast("Response[A]", Response(body, media_type=MediaType.JSON))


ROUTES: Final = (
    health,
    live,
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
    push_key,
    push_to,
    push_no_more,
    record,
    status,
    read_book,
    write_book,
    remove_book,
    replay,
    analyse,
    analysis,
    replay_thing,
    replay_picture,
    verify_record,
)
HANDLERS: Final = (*ROUTES, openapi_document, socket)
