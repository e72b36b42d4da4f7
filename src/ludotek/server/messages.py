"""The socket's messages, both ways: one tagged union each. The TypeScript types are generated from this file.

A connection says `hello` first and gets `welcome` with the whole picture; after that every accepted step of the match
comes as `update` with the differences. `do` carries the table's own commands, each with an id chosen by the client.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.kernel import Text
from ludotek.scene import About, DueEntry, DueThrow, Scene, SceneChange, Tally, Told
from ludotek.table import commands as ask
from ludotek.table.commands import Nonce, Phrase
from ludotek.table.entries import Chance, ClockPlan, Door, Pace, SeatSettings
from ludotek.table.guide import Guidance
from ludotek.table.unusual_start import UnusualStart
from ludotek.workers import HintMove

PROTOCOL = 2
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Key = Annotated[str, msgspec.Meta(min_length=16, max_length=128)]
DeviceKey = Annotated[str, msgspec.Meta(min_length=16, max_length=100)]  # made by the device, different in every match
Name = Annotated[str, msgspec.Meta(max_length=24)]
# What a device may ask of a table. `Join` is not among them: a seat is taken by saying hello.
Decision = (
    ask.Play
    | ask.Throw
    | ask.Enter
    | ask.Resign
    | ask.EndSide
    | ask.GiveUp
    | ask.HandOver
    | ask.AskUndo
    | ask.AnswerUndo
)
Seating = ask.AnswerAsk | ask.SendAway
Hosting = ask.FillSeats | ask.ChangeDoor
SeatOrder = (
    Decision | Seating | ask.LeaveLesson | ask.ChangeSettings | ask.ChangePace | ask.Say | ask.Rename | ask.Rematch
)
Order = SeatOrder | Hosting


class In(msgspec.Struct, frozen=True, gc=False, tag_field="t", forbid_unknown_fields=True):
    """From a client."""


class Question(In, frozen=True):
    """What is answered, by an id that the client has chosen."""

    id: Id


class SeatQuestion(Question, frozen=True):
    """About a seat."""

    seat: int


class Hello(In, frozen=True, tag="hello"):
    """Come in: `keys` are the secrets this device holds: of links, of the host, of its seats.

    `device` is a secret that the device has made itself for this match. A link to a seat is exchanged for it: from then
    on it opens the seat, and the link only asks. A seat's key that was made for another device is exchanged too.
    """

    match: Id
    keys: Annotated[tuple[Key, ...], msgspec.Meta(max_length=16)]
    seen: int = 0  # the last seq seen: what was told after it comes again
    nonce: Nonce = ""  # this device's part in the throws, taken on first arrival
    settings: SeatSettings | None = None  # how the person at this device likes to play; None: as before
    device: DeviceKey | None = None
    name: Name = ""  # of the person, for a seat that a link takes
    protocol: int = PROTOCOL


class Look(In, frozen=True, tag="look"):
    """See the table from this seat, one of one's own; None as a spectator sees it."""

    seat: int | None


class Do(Question, frozen=True, tag="do"):
    """Carry out a command of the table. The same `id` twice is one command."""

    command: Order


class Explain(Question, frozen=True, tag="explain"):
    """What is the first of these things, and why can they not be chosen now?

    A thing is a sprite or spot by its id, `seat:0` for a player, or `seat:0:counter-yard` for what a panel shows.
    """

    things: Annotated[tuple[str, ...], msgspec.Meta(max_length=8)]


class AskHint(SeatQuestion, frozen=True, tag="ask_hint"):
    """What would a strong bot do? Everybody is told that it was asked, then `done` is answered, and `advised` when the
    bot has thought. `seen` is the last seq seen."""

    seen: int


class Hurry(In, frozen=True, tag="hurry"):
    """Bots move without a pause until one of this device's seats is asked, or the match is over."""


class Claim(Question, frozen=True, tag="claim"):
    """By the table link: take this free seat, or the first one. The same `id` twice is one claim."""

    seat: int | None
    name: str = ""


class AskSeat(SeatQuestion, frozen=True, tag="ask_seat"):
    """By a link: ask for a seat. Its holder is asked, or the host where a bot plays it."""

    name: str = ""


class MakePass(SeatQuestion, frozen=True, tag="make_pass"):
    """Make a link with this key for one more device of one's own seat. It works once; an older one stops working."""

    key: Key


class ListDevices(SeatQuestion, frozen=True, tag="list_devices"):
    """Which devices hold this seat, one of one's own?"""


class Ping(Question, frozen=True, tag="ping"): ...


Incoming = Hello | Look | Do | Explain | AskHint | Hurry | Claim | AskSeat | MakePass | ListDevices | Ping


class Out(msgspec.Struct, frozen=True, gc=False, tag_field="t", omit_defaults=True):
    """To a client."""


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits there; the same for everybody."""

    seat: int
    kind: Literal["person", "bot", "open"]  # open: the link was not used yet
    name: str = ""  # empty: the game's own name for the seat
    level: str = ""  # of the bot that plays it
    is_here: bool = False  # a device is connected
    has_left: bool = False
    is_held: bool = False  # it belongs to somebody, here or away
    is_free: bool = False  # may be taken with the table link
    screens: int = 0  # that look through it now
    devices: tuple[str, ...] = ()  # the ids of those that hold it, in the order in which they came


class AskInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A device that asks for a seat: of its holder, or of the host where nobody holds it."""

    seat: int
    device: str
    name: str = ""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the log: what one step told this viewer."""

    seq: int
    told: tuple[Told, ...]


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    seq: int
    seat: int
    words: str = ""
    phrase: Phrase | None = None


class UndoAsked(msgspec.Struct, frozen=True):
    seat: int  # who asks
    waiting: tuple[int, ...]  # the seats that have not answered


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """At the end: a score per seat, and the secret that proves the throws (empty if they were entered)."""

    scores: tuple[float, ...]  # none if it was given up
    secret: str
    rematch: str | None = None  # the next match, if somebody asked for it
    seal: str | None = None  # of the record: note it, and nobody can show you another record later
    given_up_by: int | None = None  # the seat whose person gave the match up
    undos: int = 0  # how often moves were taken back
    is_practice: bool = False  # one person played, and only bots opposed
    places: tuple[int | None, ...] = ()  # seat -> place, 1 for those who won; None: nobody played for it
    numbers: tuple[Tally, ...] = ()  # the game's own
    wins: tuple[int, ...] = ()  # seat -> matches won, of this one and those before it with the same seats
    played: int = 1  # so many matches
    replay_key: str = ""  # opens the record of this match, and nothing else


class ClockNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clocks at the moment of the message: a client counts down by itself from there."""

    seat: int | None  # whose clock runs; None: nobody's
    left: tuple[int, ...]  # milliseconds of each seat
    starts_in: int = 0  # milliseconds before it runs
    is_out: bool = False  # this seat's time is up, and a bot makes its move


class Welcome(Out, frozen=True, tag="welcome"):
    match: str
    game: str
    options: dict[str, str | int | bool | list[int] | None]
    seq: int
    seats: tuple[SeatInfo, ...]
    yours: tuple[int, ...]  # the seats of this device
    viewer: int | None  # from whose seat the scene is seen
    is_host: bool
    is_started: bool  # false until every seat's link was used once: the first throw needs everybody's nonce
    pace: Pace  # how long bots seem to think
    has_secrets: bool  # passing the device needs a curtain
    actor: int  # the seat that decides, -1 chance, -2 over
    scene: Scene
    log: tuple[Line, ...]  # what came after `since`, at most the last few hundred steps
    chat: tuple[ChatLine, ...]
    commitment: str
    nonces: tuple[str | None, ...]  # what everybody adds to the throws; None: not brought yet. Find your own, note all
    start: UnusualStart | None = None  # None: the match began as usual
    throw: DueThrow | None = None  # the throw that waits for a person's hand
    chance: Chance = "fair"  # entered: people say what happened on their own table
    entry: DueEntry | None = None  # what is to be entered, as this viewer may know it
    undo: UndoAsked | None = None
    result: Result | None = None
    may_hint: bool = False  # bots may be asked for help
    lesson: Guidance | None = None  # in a guided first game, for the player who learns
    device: str = ""  # the id of this device; empty: not known
    may_claim: bool = False  # it came by the table link, and may take a free seat
    linked: tuple[int, ...] = ()  # seats of others to which it has a link: it may ask for them
    door: Door = "closed"  # what the table link is good for
    asks: tuple[AskInfo, ...] = ()
    clock_plan: ClockPlan | None = None  # None: nobody is hurried
    clock: ClockNow | None = None
    since: int = 0  # `seen`, or 0 if something was taken back after it: drop one's own older log and chat then


class Update(Out, frozen=True, tag="update"):
    """What one command added to the match's log. `actor`, `throw`, `entry` and `lesson` are as they are now; of the
    rest only what changed is there."""

    seq: int  # of its last entry
    actor: int
    entries: int = 1  # of the log, this and those before it
    told: tuple[Told, ...] = ()
    throw: DueThrow | None = None  # the throw that waits for a person's hand now
    entry: DueEntry | None = None  # what is to be entered now, as this viewer may know it
    change: SceneChange | None = None
    is_started: bool | None = None
    nonces: tuple[str | None, ...] | None = None  # with `is_started`: all of them, final
    seats: tuple[SeatInfo, ...] | None = None
    pace: Pace | None = None
    chat: ChatLine | None = None
    undo: UndoAsked | None = None
    undo_closed: bool = False
    rewound: bool = False  # steps were taken back: the log is as in `log`
    rewound_by: int | None = None  # the seat that asked for it
    log: tuple[Line, ...] | None = None
    result: Result | None = None
    lesson: Guidance | None = None  # in a guided first game, for the player who learns: as it is now
    door: Door | None = None
    asks: tuple[AskInfo, ...] | None = None
    clock: ClockNow | None = None  # another clock runs, or the same for another decision


class Seen(Out, frozen=True, tag="seen"):
    """The picture from another seat, after `look`."""

    viewer: int | None
    seq: int
    actor: int
    scene: Scene
    log: tuple[Line, ...]
    throw: DueThrow | None = None
    lesson: Guidance | None = None
    entry: DueEntry | None = None


class Presence(Out, frozen=True, tag="presence"):
    seats: tuple[SeatInfo, ...]


class Done(Out, frozen=True, tag="done"):
    """A command was carried out and is durable; `seq` is its number."""

    id: str
    seq: int


class Refused(Out, frozen=True, tag="refused"):
    """A command was not carried out; nothing changed. `text` says why in any language, `clause` which rule."""

    id: str
    code: str
    message: str
    text: Text | None = None
    clause: str | None = None


class Explained(Out, frozen=True, tag="explained"):
    """`text` and `clause` say why the things cannot be chosen now, `about` what the first of them is."""

    id: str
    text: Text | None
    clause: str | None
    about: About | None = None


class Advised(Out, frozen=True, tag="advised"):
    """The answer to `ask_hint`, for the position of entry `moved`: at most three moves, the best first.

    `equals` of the `legal` moves are about as good as the best.
    """

    id: str
    moved: int
    moves: tuple[HintMove, ...]
    equals: int
    legal: int


class DeviceInfo(msgspec.Struct, frozen=True):
    device: str
    since: float | None  # seconds since 1970


class Devices(Out, frozen=True, tag="devices"):
    """The answer to `list_devices`: those that hold the seat, in the order in which they came."""

    id: str
    seat: int
    devices: tuple[DeviceInfo, ...]


class NextMatch(Out, frozen=True, tag="next_match"):
    """A rematch is ready: the same keys open it."""

    match: str


class Failed(Out, frozen=True, tag="failed"):
    """The connection cannot go on; it is closed after this."""

    code: str  # e.g. link/unknown, link/revoked, match/unknown, message/malformed, message/too_many, server/busy
    message: str
    after: float = 0.0  # seconds after which to come back, where the server says so: it is restarted


class Pong(Out, frozen=True, tag="pong"):
    id: str


Outgoing = (
    Welcome | Update | Seen | Presence | Done | Refused | Explained | Advised | Devices | NextMatch | Failed | Pong
)
