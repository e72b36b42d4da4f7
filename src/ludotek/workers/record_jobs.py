"""Work with records that come from outside: read, replay, prove and fork them. Nothing of it is done in the server."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from ludotek.game import AnyGame, about
from ludotek.kernel import BadRecord, Match, Record, UnknownGame, prove
from ludotek.kernel import record as records
from ludotek.scene import About, Scene, SceneChange, Told, change
from ludotek.table.telling import hint_told, tell, undo_told
from ludotek.workers.report import Report

MOST_STEPS: Final = 20_000  # of a record, those that were taken back among them
MOST_UNDOS: Final = 1000
MOST_FORKED: Final = 3000  # steps: they are made again whenever the match is opened
PAGE: Final = 1000  # steps of a replay in one answer
Games = Mapping[str, AnyGame]
_encode: Final = msgspec.json.Encoder().encode


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The picture after a step, as differences from the one before."""

    step: int
    actor: int
    told: tuple[Told, ...] = ()
    change: SceneChange | None = None


class Replay(msgspec.Struct, frozen=True):
    """A page of a replay: `first` is the picture after `after` of the `steps`, and the frames follow it."""

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    first: Scene
    frames: tuple[Frame, ...]
    after: int
    steps: int


class ThingInfo(msgspec.Struct, frozen=True):
    about: About | None  # None: there is no such thing


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was proved of a record, weights and result by the rules too."""

    throws: int
    entered: bool = False  # the throws were entered from a real table: every step is legal, chance cannot be proved
    scheme: int = 0  # the version of the scheme of fair chance
    notes: tuple[str, ...] = ()  # what one has to know besides: position, fork, lesson, practice, undone, given-up …


class ReadRecord(msgspec.Struct, frozen=True, tag="read_record"):
    """Whether a record can be read; gives a name that is the same for the same record, however it is written."""

    record: bytes

    def run(self, games: Games, report: Report) -> str:
        record = read_record(self.record)
        game_of(record, games)
        return hashlib.sha256(records.write(record).encode()).hexdigest()[:32]


class ReplayRecord(msgspec.Struct, frozen=True, tag="replay_record"):
    """A page of a record picture by picture, as a spectator sees it: a `Replay`, as JSON."""

    record: bytes
    after: int = 0

    def run(self, games: Games, report: Report) -> bytes:
        record = read_record(self.record)
        return _encode(replay(game_of(record, games), record, self.after))


class ExplainThing(msgspec.Struct, frozen=True, tag="explain_thing"):
    """A thing in the picture after so many steps, as a spectator may know it: a `ThingInfo`, as JSON."""

    record: bytes
    step: int
    thing: str

    def run(self, games: Games, report: Report) -> bytes:
        record = read_record(self.record)
        game = game_of(record, games)
        match = Match.replay(game, record, steps=max(0, min(self.step, len(record.steps))))
        view = game.view(match.state, None)
        return _encode(ThingInfo(about(game, view, game.scene(view), self.thing)))


class DrawRecord(msgspec.Struct, frozen=True, tag="draw_record"):
    """The board after a step, or after all, as a spectator sees it: an SVG document."""

    record: bytes
    step: int | None = None
    dark: bool = False

    def run(self, games: Games, report: Report) -> str:
        record = read_record(self.record)
        game, last = game_of(record, games), len(record.steps)
        match = Match.replay(game, record, steps=last if self.step is None else max(0, min(self.step, last)))
        scene: Scene = game.scene(game.view(match.state, None))
        return scene.svg(dark=self.dark)


class VerifyRecord(msgspec.Struct, frozen=True, tag="verify_record"):
    """The proof of a record: a `Verified`, as JSON."""

    record: bytes

    def run(self, games: Games, report: Report) -> bytes:
        record = read_record(self.record)
        proof = prove(game_of(record, games), record)
        return _encode(Verified(proof.entered or proof.throws, record.entered, proof.scheme, tuple(proof.notes)))


class ForkRecord(msgspec.Struct, frozen=True, tag="fork_record"):
    """The record of a match up to this step, every step checked: a `Record`, as JSON."""

    record: bytes
    at: int

    def run(self, games: Games, report: Report) -> bytes:
        record = read_record(self.record)
        if self.at > MOST_FORKED:
            raise BadRecord(f"a match goes on from one of the first {MOST_FORKED} steps, not from step {self.at}")
        return _encode(Match.replay(game_of(record, games), record.fork(self.at)).full_record())


RecordJob = ReadRecord | ReplayRecord | ExplainThing | DrawRecord | VerifyRecord | ForkRecord


def game_of(record: Record, games: Games) -> AnyGame:
    if record.game not in games:
        raise UnknownGame(f"no game {record.game!r}; there are {', '.join(games)}")
    return games[record.game]


def read_record(data: bytes) -> Record:
    """A record that came from outside, not yet replayed. Raises BadRecord."""
    record = records.read(data)
    undone = record.fairness.undone if record.fairness is not None else ()
    steps = len(record.steps) + sum(len(undo.steps) for undo in undone)
    for name, count, most in (
        ("steps", steps, MOST_STEPS),
        ("undos", len(undone), MOST_UNDOS),
        ("undos", len(record.undos), MOST_UNDOS),
        ("hints", len(record.hints), MOST_STEPS),
    ):
        if count > most:
            raise BadRecord(f"the record has {count} {name}; at most {most} are taken here")
    return record


def replay(game: AnyGame, record: Record, after: int = 0) -> Replay:
    """A page of a replay, from the picture after so many steps on. Every step is checked, those of other pages too."""
    whole = Match.replay(game, record)
    after = max(0, min(after, len(whole.steps)))
    match = Match.replay(game, record, steps=after)
    scene = first = game.scene(game.view(match.state, None))
    notes = notes_of(record)
    frames: list[Frame] = []
    for number, (actor, action) in enumerate(whole.steps[after : after + PAGE], start=after + 1):
        story = match.step(actor, action)
        view = game.view(match.state, None)
        before, scene = scene, game.scene(view)
        told = (*notes.get(number - 1, ()), *tell(game, story, view))
        frames.append(Frame(number, actor, told, change(before, scene) if before != scene else None))
    return Replay(game.id, record.options, record.players, first, tuple(frames), after, len(whole.steps))


def notes_of(record: Record) -> dict[int, list[Told]]:
    """Steps made -> who had taken something back then, and who asked for help."""
    notes: dict[int, list[Told]] = {}
    for at, seat in record.undos:
        notes.setdefault(at, []).append(undo_told(seat))
    for at, seat in record.hints:
        notes.setdefault(at, []).append(hint_told(seat))
    return notes
