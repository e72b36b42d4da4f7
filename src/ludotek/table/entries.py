"""The log of a match: entries that, applied in order, give the table. They are stored as JSON and never change."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from ludotek.kernel import Origin

Pace = Literal["slow", "normal", "fast", "instant"]
Door = Literal["closed", "ask", "open"]  # the table link: opens nothing, takes free seats, takes bots' seats too
ClockKind = Literal["decision", "player"]
AtZero = Literal["bot_moves", "bot_takes_over", "leaves"]
Chance = Literal["fair", "entered"]  # drawn by the secret, or entered by hand from a real table
PACES: Final[dict[Pace, float]] = {
    "slow": 1.6,
    "normal": 0.8,
    "fast": 0.3,
    "instant": 0.0,
}  # seconds to see a step by a bot or by chance


class _Entry(msgspec.Struct, frozen=True, gc=False, tag_field="t", omit_defaults=True):
    pass


class _SeatEntry(_Entry, frozen=True):
    """What a seat did, or what happened to it."""

    seat: int


class SeatPlan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who is to sit there: a person on the creator's device, a person who comes by link, or a bot."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    level: str = ""  # of the bot
    nonce: str | None = None  # None: brought by the first device; empty: there is none
    devices: tuple[str, ...] = ()  # that hold the seat from the beginning, by their ids


class SeatSettings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a person likes to play. It holds while no bot plays the seat."""

    throws_by_hand: bool = False  # nothing is thrown for this seat until it says so
    plays_forced: bool = False  # the only choice is made by itself, and a throw after which there is none


class ClockPlan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How long people may think: for each decision, or for all of them together with an increment after each turn."""

    kind: ClockKind
    seconds: int  # for a decision, or for the whole match
    increment: int = 0  # seconds that a player's clock gains whenever the turn passes on
    at_zero: AtZero = "bot_moves"
    level: str = "easy"  # of the bot that moves or takes over at zero


class Created(_Entry, frozen=True, tag="created"):
    """Always the first entry. The secret behind the commitment is kept apart from the log."""

    game: str
    version: int
    options: dict[str, Any]  # settled
    seats: tuple[SeatPlan, ...]
    commitment: str
    pace: Pace = "normal"
    start: dict[str, Any] | None = None  # a position, where the match does not begin at the beginning
    steps: tuple[tuple[int, int], ...] = ()  # of another match, where this one goes on from there
    rematch_of: str | None = None
    chance: Chance = "fair"
    hints: bool = False  # bots may be asked for help in a match among people too
    is_lesson: bool = False  # a guided first game: what happens is written in the game's lessons
    scheme: int = 1  # the version of the scheme of fair chance
    known: tuple[str | None, ...] | None = None  # nonces that stood at the commitment; None: those of the seats' plans
    origin: Origin | None = None  # where it came from, if it does not begin as usual
    door: Door = "closed"
    clock: ClockPlan | None = None  # None: nobody is hurried
    wins: tuple[int, ...] = ()  # seat -> matches won, of those that this one is a rematch of; empty: none
    played: int = 0  # so many matches


class Joined(_SeatEntry, frozen=True, tag="joined"):
    """A seat was taken for the first time; the last one starts the match."""

    nonce: str


class Step(_Entry, frozen=True, tag="step"):
    actor: int  # a seat, or chance
    action: int


class Entered(_SeatEntry, frozen=True, tag="entered"):
    """A seat said what chance brought on a real table. The steps that come of it follow; what only the seat may know
    waits until everybody who is asked has entered theirs. Without outcomes: what waited is taken back."""

    outcomes: tuple[int, ...]


class EntryRefused(_SeatEntry, frozen=True, tag="entry_refused"):
    """What a seat entered in secret cannot be true together with what others hold. Everybody reads that it was tried,
    not what: nobody finds out the others' cards by trying in silence."""


class Said(_SeatEntry, frozen=True, tag="said"):
    words: str = ""
    phrase: str | None = None


class UndoAsked(_SeatEntry, frozen=True, tag="undo_asked"):
    """`to` is the number of steps that would be left; `waiting` are the seats whose consent is needed."""

    to: int
    waiting: tuple[int, ...]


class UndoAnswered(_SeatEntry, frozen=True, tag="undo_answered"):
    yes: bool


class TakenBack(_Entry, frozen=True, tag="taken_back"):
    """Steps were taken back because this seat asked: this many are left. What is thrown later is new."""

    seat: int | None  # None: nobody knows any more
    steps: int


class Rewound(_Entry, frozen=True, tag="rewound"):
    """The same in logs of before: the same choices were followed by the same throws. No longer written."""

    steps: int


class SeatChanged(_SeatEntry, frozen=True, tag="seat_changed"):
    """A bot took over (its level), a person came back (an empty level), the name or the settings changed.

    None: as before.
    """

    name: str | None = None
    level: str | None = None
    settings: SeatSettings | None = None


class HintAsked(_SeatEntry, frozen=True, tag="hint_asked"):
    """A person asked a bot what it would do here. What it said is told to that person only, and not kept."""


class GivenUp(_SeatEntry, frozen=True, tag="given_up"):
    """The match ended without a result because this seat's person gave it up; nobody else was playing any more."""


class PaceChanged(_Entry, frozen=True, tag="pace_changed"):
    pace: Pace


class ClockSet(_Entry, frozen=True, tag="clock"):
    """From `at` on this seat's clock runs (None: nobody's), and everybody has so much left then.

    Written whenever another clock runs or the same one runs for another decision. Times are milliseconds on the scale
    of the caller's clock; the server's stands still while no process of it runs.
    """

    seat: int | None
    left: tuple[int, ...]  # milliseconds of each seat
    at: int = 0
    is_out: bool = False  # this seat's time is up, and a bot decides for it
    paused: int | None = None  # nobody's clock runs, but this seat's turn is not over: it goes on when chance has been
    # entered, or when its person takes it back from a bot that has done nothing
    passed: int | None = None  # the turn of this person's seat has ended, and earns an increment


class TimeUp(_SeatEntry, frozen=True, tag="time_up"):
    """A seat's time is up. What follows from it stands after it in the same batch."""

    then: AtZero


class LessonLeft(_Entry, frozen=True, tag="lesson_left"):
    """The guided part is over: from here on everybody plays as they like, and chance is fair."""


class _DeviceEntry(_SeatEntry, frozen=True):
    """What a device did to sit down, or what happened to it."""

    device: str


class SeatTaken(_DeviceEntry, frozen=True, tag="seat_taken"):
    """A device holds the seat from now on, the first one or one more. Its key was stored together with this entry.

    `link` is the id of a link that is used up by it.
    """

    link: str = ""


class SeatAsked(_DeviceEntry, frozen=True, tag="seat_asked"):
    """A device asks for a seat that it cannot simply take: of its holder, or of the host where a bot plays it."""

    name: str = ""


class AskAnswered(_DeviceEntry, frozen=True, tag="ask_answered"):
    """After a yes `SeatTaken` follows."""

    yes: bool


class DeviceGone(_DeviceEntry, frozen=True, tag="device_gone"):
    """A device was sent away from a seat: its key opens nothing any more."""


class SeatFreed(_SeatEntry, frozen=True, tag="seat_freed"):
    """The host took the seat from all its devices; its new link may be used by anybody who gets it."""


class DoorChanged(_Entry, frozen=True, tag="door_changed"):
    door: Door


class Rematched(_Entry, frozen=True, tag="rematched"):
    match: str


Entry = (
    Created
    | Joined
    | Step
    | Entered
    | EntryRefused
    | Said
    | UndoAsked
    | UndoAnswered
    | TakenBack
    | Rewound
    | SeatChanged
    | HintAsked
    | GivenUp
    | PaceChanged
    | ClockSet
    | TimeUp
    | LessonLeft
    | SeatTaken
    | SeatAsked
    | AskAnswered
    | DeviceGone
    | SeatFreed
    | DoorChanged
    | Rematched
)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry in its place. `command` names what asked for it, on the first entry of a batch."""

    seq: int
    entry: Entry
    command: str | None = None


_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[Entry]] = msgspec.json.Decoder(Entry)


def write_entry(entry: Entry) -> str:
    return _encode(entry).decode()


def read_entry(text: str | bytes) -> Entry:
    return _decoder.decode(text)
