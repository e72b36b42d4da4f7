"""Builds the messages about a table for one viewer, from views only, never from the state.

What comes after a skip or a prelude (`look_ahead`) is read from the view of a copy on which the viewer has chosen it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotek.game import places, tallies
from ludotek.kernel import OVER
from ludotek.server.keys import replay_key
from ludotek.server.lines import Viewer
from ludotek.server.look_ahead import due_throw
from ludotek.server.messages import AskInfo, ChatLine, Result, SeatInfo, Seen, UndoAsked, Update, Welcome
from ludotek.server.noting import StepWords
from ludotek.server.perspective import AnyViews, Perspective, Pictures
from ludotek.server.wire import text_frame
from ludotek.table import (
    Door,
    Guidance,
    Pace,
    Rewound,
    Said,
    Table,
    TakenBack,
    due_entry,
    free_seats,
)
from ludotek.table.entries import Entry

CHAT: Final = 100
encode: Final = msgspec.json.Encoder().encode


class TableStatus(msgspec.Struct, frozen=True):
    """The part of the table's status that is the same for every viewer."""

    is_started: bool
    seats: tuple[SeatInfo, ...]
    pace: Pace
    undo: UndoAsked | None
    result: Result | None
    door: Door
    asks: tuple[AskInfo, ...]


class Rights(msgspec.Struct, frozen=True):
    """What one device may do."""

    device: str
    yours: tuple[int, ...]
    is_host: bool
    may_claim: bool
    linked: tuple[int, ...]


def table_status(table: Table, present: Counter[int]) -> TableStatus:
    return TableStatus(
        table.is_started,
        seats(table, present),
        table.pace,
        undo(table),
        result(table),
        table.holding.door,
        tuple(AskInfo(ask.seat, ask.device, ask.name) for ask in table.holding.asks),
    )


def seats(table: Table, present: Counter[int]) -> tuple[SeatInfo, ...]:
    free = free_seats(table)
    return tuple(
        SeatInfo(
            seat=number,
            kind="bot" if seat.level else "open" if seat.is_open else "person",
            name=seat.name,
            level=seat.level,
            is_here=present[number] > 0,
            has_left=number in table.left,
            is_held=table.holding.is_held(number),
            is_free=number in free,
            screens=present[number],
            devices=table.holding.devices[number],
        )
        for number, seat in enumerate(table.seats)
    )


def undo(table: Table) -> UndoAsked | None:
    return UndoAsked(table.undo.seat, table.undo.waiting) if table.undo else None


def result(table: Table) -> Result | None:
    if not table.is_over:
        return None
    fair = table.record().fairness
    game, match, is_whole = table.game, table.match, table.given_up_by is None
    return Result(
        scores=tuple(match.state.scores()) if is_whole else (),
        secret=table.secret if fair is not None else "",
        rematch=table.rematch,
        seal=fair.seal if fair is not None else None,
        given_up_by=table.given_up_by,
        undos=len(table.take_backs),
        is_practice=table.is_practice,
        places=places(game, match) if is_whole else (),
        numbers=tallies(game, match.stories, game.view(match.state, None), len(table.seats)) if is_whole else (),
        wins=table.wins,
        played=table.created.played + 1,
        replay_key=replay_key(table.secret),
    )


def nonces(table: Table) -> tuple[str | None, ...]:
    return tuple(seat.nonce for seat in table.seats)


def actor(place: Perspective) -> int:
    """Who decides in what this viewer has seen; nobody in a match that was given up."""
    return OVER if place.table.given_up_by is not None else place.view.actor


def chat_line(seq: int, said: Said) -> ChatLine:
    return msgspec.convert({"seq": seq, "seat": said.seat, "words": said.words, "phrase": said.phrase}, ChatLine)


def lesson(place: Perspective) -> Guidance | None:
    """What a lesson says, to the player who learns and to nobody else."""
    path = place.table.path
    return place.table.guidance if path is not None and path.seat == place.viewer else None


def welcome(match: str, place: Perspective, may: Rights, *, present: Counter[int], seen: int) -> Welcome:
    table = place.table
    now = table_status(table, present)
    since = seen if table.rewound <= seen <= table.seq else 0
    return Welcome(
        match=match,
        game=table.game.id,
        options=table.created.options,
        seq=table.seq,
        seats=now.seats,
        yours=may.yours,
        viewer=place.viewer,
        is_host=may.is_host,
        is_started=now.is_started,
        pace=table.pace,
        has_secrets=table.game.has_secrets,
        actor=actor(place),
        scene=place.scene,
        since=since,
        log=place.lines.since(since),
        chat=tuple(chat_line(seq, said) for seq, said in table.chat[-CHAT:] if seq > since),
        commitment=table.created.commitment,
        nonces=nonces(table),
        start=table.start,
        throw=due_throw(table),
        chance=table.created.chance,
        entry=due_entry(table, place.viewer),
        undo=now.undo,
        result=now.result,
        may_hint=table.may_hint,
        lesson=lesson(place),
        device=may.device,
        may_claim=may.may_claim,
        linked=may.linked,
        door=now.door,
        asks=now.asks,
    )


def news(table: Table, entries: Sequence[Entry]) -> dict[str, Any]:
    """The part of an update that is the same for every viewer, and is there with every command."""
    return {"seq": table.seq, "entries": len(entries), "throw": due_throw(table)}


def unusual_news(table: Table, entries: Sequence[Entry]) -> dict[str, Any]:
    """The part of an update about entries that do not only change the position."""
    said = next((entry for entry in entries if isinstance(entry, Said)), None)
    undone = next((entry for entry in entries if isinstance(entry, TakenBack | Rewound)), None)
    return {
        "chat": chat_line(table.seq, said) if said is not None else None,
        "rewound": undone is not None,
        "rewound_by": undone.seat if isinstance(undone, TakenBack) else None,
    }


def status_news(table: Table, before: TableStatus | None, now: TableStatus) -> dict[str, Any]:
    """The part of an update about what changed besides the position; `before` is None if the match ended by a move."""
    before = before or msgspec.structs.replace(now, result=None)
    return {
        "is_started": now.is_started if now.is_started != before.is_started else None,
        "nonces": nonces(table) if now.is_started != before.is_started else None,
        "seats": now.seats if now.seats != before.seats else None,
        "pace": now.pace if now.pace != before.pace else None,
        "undo": now.undo if now.undo != before.undo else None,
        "undo_closed": before.undo is not None and now.undo is None,
        "result": now.result if now.result != before.result else None,
        "door": now.door if now.door != before.door else None,
        "asks": now.asks if now.asks != before.asks else None,
    }


class Updates:
    """Encodes the `Update` of one command for every viewer, in stages; what is the same for several only once.

    `words`: what its steps told, if viewers have not taken it up yet.
    """

    def __init__(self, table: Table, common: dict[str, Any], words: StepWords | None = None) -> None:
        self.table = table
        self.common = common
        self.frames: dict[Viewer, bytes] = {}  # those who are told and shown the same get the same object
        self.pictures = Pictures(table)
        self._words = words
        self._views: AnyViews = table.game.views(table.match.state)
        self._told: dict[Viewer, bytes] = {}
        self._changes: dict[Viewer, bytes] = {}
        self._begins: dict[int, bytes] = {}  # actor -> the fields that are the same for all
        self._has_others = "rewound" in common or table.path is not None or table.created.chance == "entered"
        self._made: dict[int, tuple[bytes, bytes, bytes]] = {}  # of what was told and changed; by id of the latter

    def _look(self, place: Perspective) -> None:
        """What this viewer is told, and sees now."""
        if self._words is None:
            self._told[place.viewer] = place.take_told()
        else:
            self._told[place.viewer] = self._words.told_to(place)
            place.note_position(self.table.match.state, self._views)

    def _compare(self, place: Perspective) -> None:
        self._changes[place.viewer] = place.follow(self.pictures)

    def _encode(self, place: Perspective) -> None:
        told, change = self._told[place.viewer], self._changes[place.viewer]
        if self._has_others:
            self.frames[place.viewer] = text_frame(self._message(place, told, change))
            return
        made = self._made.get(id(change))
        if made is None or made[0] is not told:
            made = self._made[id(change)] = told, change, text_frame(self._message(place, told, change))
        self.frames[place.viewer] = made[2]

    stages: Final = _look, _compare, _encode  # each of them is done for all viewers before the next

    def _message(self, place: Perspective, told: bytes, change: bytes) -> bytes:
        pieces = [self._begin(actor(place))]
        if told:
            pieces += (b',"told":[', told, b"]")
        if change:
            pieces += (b',"change":', change)
        if self._has_others:
            pieces += self._others(place)
        pieces.append(b"}")
        return b"".join(pieces)

    def _begin(self, actor: int) -> bytes:
        if actor not in self._begins:
            self._begins[actor] = encode(Update(actor=actor, **self.common))[:-1]
        return self._begins[actor]

    def _others(self, place: Perspective) -> list[bytes]:
        """What is rarely there: a log after an undo, a lesson, what is to be entered."""
        others = {
            b"log": place.lines.since(0) if self.common.get("rewound") else None,
            b"lesson": lesson(place),
            b"entry": due_entry(self.table, place.viewer),
        }
        return [b',"%b":%b' % (name, encode(value)) for name, value in others.items() if value is not None]


def seen(place: Perspective) -> Seen:
    table, lines = place.table, place.lines.since(0)
    entry = due_entry(table, place.viewer)
    return Seen(place.viewer, table.seq, actor(place), place.scene, lines, due_throw(table), lesson(place), entry)
