"""The log in words, kept for each viewer who has looked: nothing is told twice."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from itertools import repeat
from operator import itemgetter
from typing import Any, Final

import msgspec

from ludotek.kernel import INTERJECTION, Text, View, Who
from ludotek.scene import Told
from ludotek.server.messages import Line
from ludotek.table import Table, TimeUp
from ludotek.table.telling import entry_told, hint_told, tell, undo_told

LINES: Final = 200  # steps of the log in a welcome
Viewer = int | None
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(tuple[Told, ...]).decode


def told_json(told: tuple[Told, ...]) -> bytes:
    """What was told as JSON, without the brackets of a list."""
    return _encode(told)[1:-1]


def in_words(told: Told) -> Told:
    """The text of an event for the log, without its motions."""
    return Told(told.text, told.seat)


def line_of(seq: int, told: tuple[Told, ...]) -> msgspec.Raw | None:
    """What a step told as a line of the log, ready to be sent; None if it told nothing in words."""
    words = tuple([in_words(one) for one in told if one.text is not None])
    return msgspec.Raw(_encode(Line(seq, words))) if words else None


def time_told(up: TimeUp) -> Told:
    """Everybody reads whose time is up, and what happens then."""
    return Told(Text(f"told-time-{up.then.replace('_', '-')}", {"who": Who(up.seat)}), up.seat)


def noted(table: Table) -> Iterator[tuple[int, Told]]:
    """What is told besides the steps, by number: an unusual start, who asked for help or took something back, whose
    time is up, and who entered something else."""
    if table.start is not None:
        yield 1, Told(table.start.text)
    yield from ((hint.seq, hint_told(hint.seat)) for hint in table.hints)
    yield from ((undo.seq, undo_told(undo.seat)) for undo in table.take_backs)
    yield from ((seq, time_told(up)) for seq, up in table.times_up)
    yield from ((seq, entry_told(entry)) for seq, entry in table.entered.second)


class KeptLine(msgspec.Struct, gc=False):
    """What a step told, as a line of the log: made when somebody asks for it. Shared by all who are told the same."""

    seq: int
    told: bytes | None  # in an update, as JSON without brackets; None: the line is made
    made: msgspec.Raw | None = None

    @property
    def line(self) -> msgspec.Raw | None:
        """Ready to be sent; None if the step told nothing in words."""
        if self.told is not None:
            self.made = line_of(self.seq, _decode(b"[%b]" % self.told)) if self.told else None
            self.told = None
        return self.made


class Lines:
    """What the last steps told one viewer, ready to be sent."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self._kept: deque[KeptLine] = deque(maxlen=LINES)  # one for each step
        self._known = 0  # steps that were told, of the table's own
        self._rewound = table.rewound

    def extend(self, lines: Sequence[KeptLine]) -> None:
        """The lines of the table's last steps, if all before them were told; else `catch_up` will tell them."""
        if self._known == len(self.table.step_seqs) - len(lines) and self._rewound == self.table.rewound:
            self._kept.extend(lines)
            self._known += len(lines)

    def since(self, seq: int) -> tuple[Line, ...]:
        """The lines of the last steps after this number."""
        self.catch_up()
        first = self._kept[0].seq if len(self._kept) == LINES else 0
        notes = [(at, line_of(at, (told,))) for at, told in noted(self.table) if at > first]
        kept = [(one.seq, one.line) for one in self._kept if one.seq > seq]
        found = sorted([*kept, *notes], key=itemgetter(0))[-LINES:] if notes else kept
        encoded: Any = tuple(line for at, line in found if line is not None and at > seq)
        lines: tuple[Line, ...] = encoded
        return lines

    def catch_up(self) -> None:
        """Tells what was done while nobody looked from here, at most the last steps."""
        table = self.table
        steps = table.step_seqs
        self._forget_undone()
        first = max(self._known, len(steps) - LINES)
        self._known = len(steps)
        if first == len(steps):
            return
        at = len(table.created.steps) + first
        for seq, story, view in zip(steps[first:], table.match.stories[at:], self._views(at), strict=True):
            self._kept.append(KeptLine(seq, told_json(tell(table.game, story, view))))

    def _views(self, at: int) -> Iterator[View]:
        """What the viewer knew after each step from this one on. Where events are told alike by any view, the present
        one serves for all of them: no position is made again."""
        table = self.table
        steps = table.match.steps[at:]
        if table.game.tells_anytime:
            yield from repeat(table.game.view(table.match.state, self.viewer), len(steps))
            return
        state = table.match.state_after(at)
        for actor, action in steps:
            if action >= INTERJECTION:
                state.interject(actor, action)
            else:
                state.apply(action)
            yield table.game.view(state, self.viewer)

    def _forget_undone(self) -> None:
        """After an undo the lines of what was taken back are gone, and older ones are wanted again."""
        if self._rewound != self.table.rewound:
            self._rewound = self.table.rewound
            self._kept.clear()
            self._known = 0
