"""What can be asked of a table. The socket carries these structs as they are; whether somebody may speak for a seat
is the server's business."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.table.entries import Door, Pace, SeatSettings

Phrase = Literal[
    "hello", "well_played", "good_luck", "thanks", "oops", "wow", "hurry", "one_moment", "again", "goodbye"
]
Nonce = Annotated[str, msgspec.Meta(max_length=64)]


class SeatCommand(msgspec.Struct, frozen=True, gc=False, tag_field="t", forbid_unknown_fields=True):
    """The base of what is asked for a seat."""

    seat: int


class SeenCommand(SeatCommand, frozen=True):
    """The base of what is asked about the position of entry `seen`, the last that was known then."""

    seen: int


class Join(SeatCommand, frozen=True, tag="join"):
    """Take a seat by its link for the first time, with one's part in the throws."""

    nonce: Nonce


class Play(SeatCommand, frozen=True, tag="play"):
    """A choice, or an interjection. `seen` is the last seq that was known when it was made: an out-of-date tap is not
    taken for the next decision."""

    action: int
    seen: int


class Throw(SeenCommand, frozen=True, tag="throw"):
    """Make the throw that waits for this seat's hand, and those after it up to the next choice. `seen` is that of
    `Play`."""


class ChangeSettings(SeatCommand, frozen=True, tag="change_settings"):
    settings: SeatSettings


class ChangePace(SeatCommand, frozen=True, tag="change_pace"):
    """From now on bots seem to think so long."""

    pace: Pace


class LeaveLesson(SeatCommand, frozen=True, tag="leave_lesson"):
    """Play on without guidance: in the middle of the lessons or after the last one."""


class Enter(SeatCommand, frozen=True, tag="enter"):
    """What was thrown or drawn at a real table, in a match whose chance is entered: all that is asked for, or of open
    outcomes the first few. `seen` is that of `Play`."""

    outcomes: Annotated[tuple[int, ...], msgspec.Meta(max_length=64)]
    seen: int


class Resign(SeatCommand, frozen=True, tag="resign"):
    """Leave for good by the rules of the game."""


class EndSide(SeatCommand, frozen=True, tag="end_side"):
    """Nobody but bots plays for this seat's side any more: all of it leaves, and has lost."""


class GiveUp(SeatCommand, frozen=True, tag="give_up"):
    """End the match without a result when nobody but bots plays besides this seat: its throws can be proved then."""


class HandOver(SeatCommand, frozen=True, tag="hand_over"):
    """Let a bot of this level play the seat; an empty level gives it back."""

    level: str = ""


class AskUndo(SeatCommand, frozen=True, tag="ask_undo"):
    """Take back this seat's last decision and what came of it; at a device that several seats share, the last decision
    of any of them. Seats at the same device consent without secrets. Where chance is entered, an entry is a decision
    too; while no person has decided since, it is corrected without asking. What waits for others goes first."""


class AnswerUndo(SeatCommand, frozen=True, tag="answer_undo"):
    """Consent or not; a no of the seat that asked withdraws the question."""

    yes: bool


class AskHint(SeenCommand, frozen=True, tag="ask_hint"):
    """What would a strong bot do here? Everybody is told that it was asked."""


class CallTime(SeenCommand, frozen=True, tag="call_time"):
    """This seat's clock is at zero. Asked by the server alone; `seen` is the entry by which that clock was set."""


class Say(SeatCommand, frozen=True, tag="say"):
    """Chat: free words, or a quick phrase that everybody reads in their own language."""

    words: Annotated[str, msgspec.Meta(max_length=280)] = ""
    phrase: Phrase | None = None


class Rename(SeatCommand, frozen=True, tag="rename"):
    name: Annotated[str, msgspec.Meta(max_length=24)]


class Claim(msgspec.Struct, frozen=True):
    """Sit down by the table link: on this seat, or on the first that is free (None). Only the server says it."""

    seat: int | None
    device: str
    name: str = ""


class TakeSeat(SeatCommand, frozen=True, tag="take_seat"):
    """Sit down by a link of the seat's own, which is used up; `is_more`: beside the devices that hold the seat already.
    Only the server says it."""

    device: str
    link: str = ""
    name: str = ""
    is_more: bool = False


class AskSeat(SeatCommand, frozen=True, tag="ask_seat"):
    """Ask for a seat that another device holds, or that a bot plays. Only the server says it."""

    device: str
    name: str = ""


class AnswerAsk(SeatCommand, frozen=True, tag="answer_ask"):
    """Let a device that asked for this seat in, or not."""

    device: Annotated[str, msgspec.Meta(max_length=64)]
    yes: bool


class SendAway(SeatCommand, frozen=True, tag="send_away"):
    """Take this seat from one of its devices that came after one's own."""

    device: Annotated[str, msgspec.Meta(max_length=64)]


class FreeSeat(SeatCommand, frozen=True, tag="free_seat"):
    """Take the seat from all its devices. Only the server says it, for the host."""


class FillSeats(msgspec.Struct, frozen=True, tag="fill_seats", tag_field="t", forbid_unknown_fields=True):
    """The host starts: bots of this level take the seats for which nobody has come."""

    level: Annotated[str, msgspec.Meta(max_length=40)]


class ChangeDoor(msgspec.Struct, frozen=True, tag="change_door", tag_field="t", forbid_unknown_fields=True):
    """The host says what the table link is good for. `key` is that of the new link where there is none; the host's
    device has made it."""

    door: Door
    key: Annotated[str, msgspec.Meta(min_length=16, max_length=128)] | None = None


class Rematch(SeatCommand, frozen=True, tag="rematch"):
    """Play again with the same seats and options; the first who asks makes the match."""


Command = (
    Join
    | Play
    | Throw
    | Enter
    | Resign
    | EndSide
    | GiveUp
    | HandOver
    | ChangeSettings
    | ChangePace
    | LeaveLesson
    | AskUndo
    | AnswerUndo
    | AskHint
    | CallTime
    | Say
    | Rename
    | Claim
    | TakeSeat
    | AskSeat
    | AnswerAsk
    | SendAway
    | FreeSeat
    | FillSeats
    | ChangeDoor
    | Rematch
)


class Caller(msgspec.Struct, frozen=True, gc=False):
    """Who asks, and what the server or the terminal adds to a command. Nothing of it comes from the sender."""

    seats: frozenset[int] = frozenset()  # the seats of the same device
    is_bot: bool = False
    may_reopen: bool = False  # an undo may take back the end of the match: nobody was shown the secret
    skips_forced: bool = False  # the device makes single legal choices by itself: an undo goes back beyond them
    nonce: str = ""  # for a seat still open that a bot takes, in a match of the first scheme
    next_match: str = ""  # the id of a rematch, ready to be played
    device: str = ""  # the id of the device; empty: not known
    now: int = 0  # milliseconds, for clocks


UNNAMED = Caller()
