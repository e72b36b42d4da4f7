"""Builds the messages about a table for one viewer, from views only, never from the state.

What comes after a skip or a prelude (`look_ahead`) is read from the view of a copy on which the viewer has chosen it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec

from ludotek.kernel import View
from ludotek.scene import Scene, SceneChange, Told, change
from ludotek.server.lines import Lines, Viewer, hint_told, tell, time_told
from ludotek.server.look_ahead import with_look_ahead
from ludotek.server.messages import ChatLine, Result, SeatInfo, Seen, UndoAsked, Update, Welcome
from ludotek.table import Guidance, HintAsked, Pace, Rewound, Said, Step, Table, TakenBack, TimeUp, due_entry
from ludotek.table.entries import Entry

CHAT: Final = 100
log = logging.getLogger("ludotek.server")


class Perspective:
    """The table as one viewer sees it. Keeps the last picture, so that only differences are sent."""

    def __init__(self, table: Table, viewer: Viewer, lines: Lines | None = None) -> None:
        self.table = table
        self.viewer = viewer
        self.lines = lines or Lines(table, viewer)
        self.lines.catch_up()
        self.view = look(table, viewer)
        self.scene: Scene = picture(table, self.view)
        self._shown = self.view  # in the scene
        self._told: tuple[Told, ...] = ()  # since then

    def note(self, view: View, told: tuple[Told, ...]) -> None:
        """Takes up an applied entry: the position that it made, and what it told in it."""
        self.view = view
        self._told += told

    def follow(self) -> tuple[tuple[Told, ...], SceneChange | None]:
        """Returns what was told and what changed in the picture since the last time."""
        told, self._told = self._told, ()
        if self.view == self._shown:
            return told, None
        self._shown = self.view
        before, self.scene = self.scene, picture(self.table, self.view)
        return told, change(before, self.scene)


def note_all(table: Table, places: Sequence[Perspective], entry: Entry) -> list[Perspective]:
    """Lets everybody take up an applied entry; returns those for whom the game has no picture or no words."""
    views = table.game.views(table.match.state, [place.viewer for place in places])
    told: tuple[Told, ...] | None = None
    failed: list[Perspective] = []
    for place, view in zip(places, views, strict=True):
        try:
            if told is None or not table.game.is_open:
                told = told_of(table, entry, view)
                if isinstance(entry, Step):
                    place.lines.add(told)
            place.note(view, told)
        except Exception:
            log.exception("no words for viewer %s", place.viewer)
            failed.append(place)
    return failed


def told_of(table: Table, entry: Entry, view: View) -> tuple[Told, ...]:
    if isinstance(entry, Step):
        return tell(table.game, table.match.stories[-1], view)
    if isinstance(entry, TimeUp):
        return (time_told(entry),)
    return (hint_told(entry.seat),) if isinstance(entry, HintAsked) else ()


def look(table: Table, viewer: Viewer) -> View:
    view: View = table.game.view(table.match.state, viewer)
    return view


def picture(table: Table, view: View) -> Scene:
    """The scene of a view, with what can be tapped one decision early."""
    scene: Scene = table.game.scene(view)
    return with_look_ahead(table, view, scene)


class TableStatus(msgspec.Struct, frozen=True):
    """The part of the table's status that is the same for every viewer."""

    is_started: bool
    seats: tuple[SeatInfo, ...]
    pace: Pace
    undo: UndoAsked | None
    result: Result | None


def table_status(table: Table, present: Collection[int]) -> TableStatus:
    return TableStatus(table.is_started, seats(table, present), table.pace, undo(table), result(table))


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
    secret = "" if table.created.chance == "entered" else table.secret
    return Result(tuple(table.match.state.scores()), secret, table.rematch)


def chat_line(seq: int, said: Said) -> ChatLine:
    return msgspec.convert({"seq": seq, "seat": said.seat, "words": said.words, "phrase": said.phrase}, ChatLine)


def lesson(place: Perspective) -> Guidance | None:
    """What a lesson says, to the player who learns and to nobody else."""
    path = place.table.path
    return place.table.guidance if path is not None and path.seat == place.viewer else None


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
        log=place.lines.since(since),
        chat=tuple(chat_line(seq, said) for seq, said in table.chat[-CHAT:] if seq > since),
        commitment=table.created.commitment,
        throw=table.throw,
        chance=table.created.chance,
        entry=due_entry(table, place.viewer),
        undo=now.undo,
        result=now.result,
        may_hint=table.may_hint,
        lesson=lesson(place),
    )


def news(table: Table, entries: Sequence[Entry], before: TableStatus, now: TableStatus) -> dict[str, Any]:
    """The part of an update that is the same for every viewer."""
    said = next((entry for entry in entries if isinstance(entry, Said)), None)
    undone = next((entry for entry in entries if isinstance(entry, TakenBack | Rewound)), None)
    return {
        "seq": table.seq,
        "entries": len(entries),
        "throw": table.throw,
        "is_started": now.is_started if now.is_started != before.is_started else None,
        "seats": now.seats if now.seats != before.seats else None,
        "pace": now.pace if now.pace != before.pace else None,
        "chat": chat_line(table.seq, said) if said is not None else None,
        "undo": now.undo if now.undo != before.undo else None,
        "undo_closed": before.undo is not None and now.undo is None,
        "rewound": undone is not None,
        "rewound_by": undone.seat if isinstance(undone, TakenBack) else None,
        "result": now.result if now.result != before.result else None,
    }


def update(place: Perspective, common: dict[str, Any]) -> Update:
    """The update message of one command for one viewer."""
    told, changed = place.follow()
    lines = place.lines.since(0) if common["rewound"] else None
    entry = due_entry(place.table, place.viewer)
    return Update(
        actor=place.view.actor, told=told, change=changed, log=lines, lesson=lesson(place), entry=entry, **common
    )


def seen(place: Perspective) -> Seen:
    table, lines = place.table, place.lines.since(0)
    entry = due_entry(table, place.viewer)
    return Seen(place.viewer, table.seq, place.view.actor, place.scene, lines, table.throw, lesson(place), entry)
