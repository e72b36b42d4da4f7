"""What goes over HTTP: requests and answers. The OpenAPI document is made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotek.scene import SeatFace
from ludotek.server.messages import DeviceKey, Key, Name
from ludotek.table import Chance, ClockPlan, Door, Pace
from ludotek.workers import LookBack
from ludotek.workers import Replay as Replay
from ludotek.workers import ThingInfo as ThingInfo
from ludotek.workers import Verified as Verified

Nonce = Annotated[str, msgspec.Meta(max_length=64)]
RawRecord = Annotated[msgspec.Raw, msgspec.Meta(extra_json_schema={"type": "object"})]  # read in a worker


class _Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class SeatRequest(_Request, frozen=True):
    """Who is to sit there: a person at this device, a person who gets a link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: Name = ""
    level: Annotated[str, msgspec.Meta(max_length=40)] = ""  # of the bot
    nonce: Nonce = ""  # part in the throws of a person here; empty: brought along with hello


class ForkRequest(_Request, frozen=True):
    """Go on from a step of another match."""

    record: RawRecord
    at: int


class CreateMatch(_Request, frozen=True):
    game: Annotated[str, msgspec.Meta(max_length=64)]
    seats: Annotated[tuple[SeatRequest, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, Any] = {}
    pace: Pace = "normal"
    hints: bool = False  # bots may be asked for help though several people play
    chance: Chance = "fair"  # entered: people say what was thrown and drawn on their own table
    from_record: ForkRequest | None = None
    door: Door = "closed"  # what the table link is good for; closed: there is none
    device: DeviceKey | None = None  # the secret of the device that plays the seats here; None: the server makes one
    clock: ClockPlan | None = None  # None: nobody is hurried
    is_lesson: bool = False  # a guided first game: of `seats` only the person here is named, the rest is in the lessons


class SeatKey(msgspec.Struct, frozen=True):
    seat: int
    kind: Literal["here", "link", "bot"]
    key: str | None


class MatchCreated(msgspec.Struct, frozen=True):
    match: str
    host_key: str
    watch_key: str
    commitment: str
    seats: tuple[SeatKey, ...]
    table_key: str | None = None  # of the link for everybody
    scheme: int = 2  # the version of the scheme of fair chance: note it, the record must have the same


class MatchInfo(msgspec.Struct, frozen=True):
    match: str
    game: str
    commitment: str
    scheme: int  # the version of the scheme of fair chance: note both, the record must have the same


class NewLink(_Request, frozen=True):
    """`key` is the host's."""

    key: Key
    seat: int


class LinkMade(msgspec.Struct, frozen=True):
    key: str


class PushKey(msgspec.Struct, frozen=True):
    """By which a browser subscribes to notifications of this server."""

    key: str


class DeviceRequest(_Request, frozen=True):
    """A subscription of the browser's Push API."""

    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]
    p256dh: Annotated[str, msgspec.Meta(max_length=200)]
    auth: Annotated[str, msgspec.Meta(max_length=100)]


Keys = Annotated[tuple[Key, ...], msgspec.Meta(max_length=16)]


class PushRequest(_Request, frozen=True):
    """Call this device when one of the seats whose keys it shows is asked."""

    keys: Keys
    subscription: DeviceRequest
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class PushStop(_Request, frozen=True):
    keys: Keys
    endpoint: Annotated[str, msgspec.Meta(max_length=2000)]


class HeldMatch(_Request, frozen=True):
    """A match, and what shows that a device belongs to it."""

    match: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    keys: Annotated[tuple[Key, ...], msgspec.Meta(max_length=16)] = ()
    device: DeviceKey | None = None


class StatusRequest(_Request, frozen=True):
    matches: Annotated[tuple[HeldMatch, ...], msgspec.Meta(max_length=30)]


class MatchStatus(msgspec.Struct, frozen=True):
    """How a match stands, as everybody at its table sees it."""

    match: str
    game: str
    names: tuple[str, ...]
    levels: tuple[str, ...]  # of the bots that play seats; empty for people
    yours: tuple[int, ...]
    is_started: bool
    is_over: bool
    turn: int | None  # the seat that is waited for
    since: float | None  # when the position last changed: seconds since 1970; None: not known
    scores: tuple[float, ...]  # where it is over


BookKey = Annotated[str, msgspec.Meta(min_length=32, max_length=128)]


class WriteBook(_Request, frozen=True):
    """`key` comes from the player code, without which `sealed` cannot be read; `version` is one more than the last."""

    key: BookKey
    sealed: Annotated[str, msgspec.Meta(min_length=1, max_length=60_000)]
    version: Annotated[int, msgspec.Meta(ge=1)]


class BookRequest(_Request, frozen=True):
    key: BookKey


class BookPage(msgspec.Struct, frozen=True):
    sealed: str
    version: int


class BookWritten(msgspec.Struct, frozen=True):
    version: int


class BookRemoved(msgspec.Struct, frozen=True):
    is_removed: bool = True


class RecordRequest(_Request, frozen=True):
    record: RawRecord


class ReplayRequest(_Request, frozen=True):
    """A page of a replay: what follows so many steps."""

    record: RawRecord
    after: int = 0


class ThingRequest(_Request, frozen=True):
    """What is this thing of the picture after so many steps?"""

    record: RawRecord
    step: int
    thing: Annotated[str, msgspec.Meta(max_length=80)]


class PictureRequest(_Request, frozen=True):
    """The board after so many steps; None: after all."""

    record: RawRecord
    step: int | None = None
    dark: bool = False


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Every error: a stable code, what is wrong in one line, and the rule that says so."""

    code: str
    message: str
    clause: str | None = None


class AnalysisJob(msgspec.Struct, frozen=True, omit_defaults=True):
    """A look back that is being made: how far it is, then what it found or why there is none."""

    job: str
    state: Literal["waiting", "running", "done", "failed"]
    share: float
    result: LookBack | None = None
    problem: Problem | None = None


class OptionInfo(msgspec.Struct, frozen=True):
    """Without values any value of the default's kind will do, and also if it `is_open`. None means: as usual."""

    name: str
    values: tuple[str | int | bool | None, ...]
    default: str | int | bool | tuple[int, ...] | None
    is_open: bool = False


class GameInfo(msgspec.Struct, frozen=True):
    id: str
    version: int
    seats: tuple[int, ...]
    has_secrets: bool
    options: tuple[OptionInfo, ...]
    has_lessons: bool = False  # there is a guided first game
    can_enter: bool = False  # chance may be entered from a real table; with secrets then only people play


class SetUpRequest(_Request, frozen=True):
    """What is wished for before the match: the number of players and the options that are not as usual."""

    seats: int
    options: dict[str, Any] = {}


class Forbidden(msgspec.Struct, frozen=True, omit_defaults=True):
    """An option's value that the rules forbid with this number of players and these other options."""

    option: str
    value: str | int | bool | None
    clause: str | None = None


class SetUp(msgspec.Struct, frozen=True):
    """What a match would be like: of the wished options those that go together, and who plays with whom."""

    options: dict[str, Any]
    forbidden: tuple[Forbidden, ...]
    faces: tuple[SeatFace, ...]


class SectionInfo(msgspec.Struct, frozen=True):
    id: str
    title: str


class ClauseInfo(msgspec.Struct, frozen=True):
    id: str
    section: str
    text: str
    options: tuple[str, ...]
    is_ruling: bool
    has_picture: bool = False


class Rules(msgspec.Struct, frozen=True):
    sections: tuple[SectionInfo, ...]
    clauses: tuple[ClauseInfo, ...]


class StepInfo(msgspec.Struct, frozen=True):
    text: str
    clauses: tuple[str, ...]
    picture: int | None  # its number; None: no picture


class SummaryInfo(msgspec.Struct, frozen=True):
    """The game on one screen."""

    aim: StepInfo
    turn: tuple[StepInfo, ...]
    end: StepInfo
    mistakes: tuple[StepInfo, ...]


class Health(msgspec.Struct, frozen=True):
    ok: bool  # whether it serves everything; with false the status is 503
    version: str
    rooms: int  # in memory
    address: str | None  # by which others in this network reach it; None: only this computer does, as far as is known
    problem: str | None = None  # why it is not ok
