"""Builds the messages about a table for one viewer, from views only, never from the state.

What comes after a skip or a prelude (`look_ahead`) is read from the view of a copy on which the viewer has chosen it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Collection
from typing import Final

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import Match, View
from ludotek.kernel.story import Event
from ludotek.scene import Scene, SceneChange, Told, change
from ludotek.server.look_ahead import with_look_ahead
from ludotek.server.messages import ChatLine, Line, Result, SeatInfo, Seen, UndoAsked, Update, Welcome
from ludotek.table import PaceChanged, Rewound, Said, Step, Table, TakenBack
from ludotek.table.entries import Entry

LINES: Final = 200  # steps of the log in a welcome: it takes 10 ms to tell them again
CHAT: Final = 100
Viewer = int | None


class Perspective:
    """The table as one viewer sees it. Keeps the last picture, so that only differences are sent."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.view = look(table, viewer)
        self.scene: Scene = picture(table, self.view)

    def follow(self, entry: Entry) -> tuple[tuple[Told, ...], SceneChange | None]:
        """Returns what an applied entry told and what it changed in the picture."""
        view = look(self.table, self.viewer)
        told = tell(self.table.game, self.table.match.stories[-1], view) if isinstance(entry, Step) else ()
        if view == self.view:
            return told, None
        self.view = view
        before, self.scene = self.scene, picture(self.table, view)
        return told, change(before, self.scene) if before != self.scene else None

    def lines(self, since: int = 0) -> tuple[Line, ...]:
        """The log after `since`: the told words of the last steps, seen again from this place."""
        seqs = self.table.step_seqs
        first = max(len(seqs) - LINES, bisect_right(seqs, since))
        if first == len(seqs):
            return ()
        earlier = len(self.table.created.steps)
        match = Match.replay(self.table.game, self.table.match.full_record(), steps=earlier + first)
        found: list[Line] = []
        for seq, (actor, action) in zip(seqs[first:], self.table.own_steps[first:], strict=True):
            story = match.step(actor, action)
            if story:
                told = tell(self.table.game, story, self.table.game.view(match.state, self.viewer))
                found.append(Line(seq, tuple(in_words(one) for one in told if one.text is not None)))
        return tuple(line for line in found if line.told)


def look(table: Table, viewer: Viewer) -> View:
    view: View = table.game.view(table.match.state, viewer)
    return view


def picture(table: Table, view: View) -> Scene:
    """The scene of a view, with what can be tapped one decision early."""
    scene: Scene = table.game.scene(view)
    return with_look_ahead(table, view, scene)


def tell(game: AnyGame, story: list[Event], view: View) -> tuple[Told, ...]:
    return tuple(told for event in story if (told := game.tell(event, view)) is not None)


def in_words(told: Told) -> Told:
    """The text of an event for the log, without its motions."""
    return Told(told.text, told.seat)


class TableStatus(msgspec.Struct, frozen=True):
    """The part of the table's status that is the same for every viewer."""

    is_started: bool
    seats: tuple[SeatInfo, ...]
    undo: UndoAsked | None
    result: Result | None


def table_status(table: Table, present: Collection[int]) -> TableStatus:
    return TableStatus(table.is_started, seats(table, present), undo(table), result(table))


def seats(table: Table, present: Collection[int]) -> tuple[SeatInfo, ...]:
    return tuple(
        SeatInfo(
            seat=number,
            kind="bot" if seat.level else "open" if seat.is_open else "person",
            name=seat.name,
            level=seat.level,
            is_here=number in present,
            has_left=number in table.left,
        )
        for number, seat in enumerate(table.seats)
    )


def undo(table: Table) -> UndoAsked | None:
    return UndoAsked(table.undo.seat, table.undo.waiting) if table.undo else None


def result(table: Table) -> Result | None:
    if not table.is_over:
        return None
    return Result(tuple(table.match.state.scores()), table.secret, table.rematch)


def chat_line(seq: int, said: Said) -> ChatLine:
    return msgspec.convert({"seq": seq, "seat": said.seat, "words": said.words, "phrase": said.phrase}, ChatLine)


def welcome(
    match: str, place: Perspective, yours: tuple[int, ...], *, is_host: bool, present: Collection[int], seen: int
) -> Welcome:
    table = place.table
    now = table_status(table, present)
    since = seen if table.rewound <= seen <= table.seq else 0
    return Welcome(
        match=match,
        game=table.game.id,
        options=table.created.options,
        seq=table.seq,
        seats=now.seats,
        yours=yours,
        viewer=place.viewer,
        is_host=is_host,
        is_started=now.is_started,
        pace=table.pace,
        has_secrets=table.game.has_secrets,
        actor=place.view.actor,
        scene=place.scene,
        since=since,
        log=place.lines(since),
        chat=tuple(chat_line(seq, said) for seq, said in table.chat[-CHAT:] if seq > since),
        commitment=table.created.commitment,
        throw=table.throw,
        undo=now.undo,
        result=now.result,
    )


def update(place: Perspective, entry: Entry, before: TableStatus, now: TableStatus) -> Update:
    """The update message of one applied entry for one viewer."""
    told, changed = place.follow(entry)
    is_rewound = isinstance(entry, TakenBack | Rewound)
    return Update(
        seq=place.table.seq,
        actor=place.view.actor,
        told=told,
        throw=place.table.throw,
        change=changed,
        is_started=now.is_started if now.is_started != before.is_started else None,
        seats=now.seats if now.seats != before.seats else None,
        pace=entry.pace if isinstance(entry, PaceChanged) else None,
        chat=chat_line(place.table.seq, entry) if isinstance(entry, Said) else None,
        undo=now.undo if now.undo != before.undo else None,
        undo_closed=before.undo is not None and now.undo is None,
        rewound=is_rewound,
        rewound_by=entry.seat if isinstance(entry, TakenBack) else None,
        log=place.lines() if is_rewound else None,
        result=now.result if now.result != before.result else None,
    )


def seen(place: Perspective) -> Seen:
    return Seen(place.viewer, place.table.seq, place.view.actor, place.scene, place.lines(), place.table.throw)
