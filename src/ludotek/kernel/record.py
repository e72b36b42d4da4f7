"""A record: what replays. Header and the list of (actor, action), chance included; one small JSON file."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec

from ludotek.kernel import fairness
from ludotek.kernel.errors import BadRecord
from ludotek.kernel.story import Text

FORMAT = 1


Steps = tuple[tuple[int, int], ...]


class Undone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An undo: `left` steps were left, and these had followed them."""

    left: int
    steps: Steps


class Origin(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a match came from that did not begin as usual."""

    kind: Literal["position", "fork", "lesson"]
    by: str = ""  # the name of the person who brought it
    players: tuple[str, ...] = ()  # of the match that it goes on from, as its record says


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the throws can be checked. `secret` and `seal` stay empty outward until the match has ended."""

    scheme: int = 1  # the version of the scheme: see `fairness.SCHEMES`
    commitment: str
    known: tuple[str | None, ...] = ()  # the nonces that stood when the commitment was made; None: brought after it
    nonces: tuple[str, ...]  # one per seat; empty where nobody brought one
    already: int = 0  # steps before these throws: a fork begins with the steps of another match
    secret: str | None = None
    seal: str | None = None
    undone: tuple[Undone, ...] = ()  # in order: they are part of the chain that the throws follow from
    weights: tuple[tuple[int, ...], ...] = ()  # one per throw: action, weight, action, weight … as far as they changed


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    ludotek: int = FORMAT
    game: str
    version: int
    seats: int
    options: dict[str, Any]
    players: tuple[str, ...] = ()  # names or bot levels, for people; no throw depends on them
    start: dict[str, Any] | None = None  # a position, where the match did not begin at the beginning
    origin: Origin | None = None
    fairness: Fairness | None = None
    entered: bool = False  # people entered what chance brought, from a real table: there is nothing to prove
    hints: tuple[tuple[int, int], ...] = ()  # (steps made, seat): where somebody asked a bot for help
    practice: bool = False  # one person played, and only bots opposed
    undos: tuple[tuple[int, int], ...] = ()  # (steps left, seat): who took something back, in order
    given_up: bool = False  # the match ended without a result
    result: tuple[int, ...] = ()  # a score per seat in millionths, when the match is over
    steps: Steps = ()

    def history(self) -> list[tuple[int, int] | Undone]:
        """Everything that was done, in order: also what was taken back, each time followed by the undo.

        Raises BadRecord where the undos do not fit together.
        """
        undone = self.fairness.undone if self.fairness is not None else ()
        already = self.fairness.already if self.fairness is not None else 0
        line = self.steps
        lines: list[Steps] = []  # the steps before each undo, the last undo first
        for undo in reversed(undone):
            if not already <= undo.left <= len(line):
                raise BadRecord(f"an undo leaves {undo.left} steps, but there are {already} to {len(line)}")
            line = (*line[: undo.left], *undo.steps)
            lines.append(line)
        found: list[tuple[int, int] | Undone] = []
        at = 0
        for undo, line in zip(undone, reversed(lines), strict=True):
            found += [*line[at:], undo]
            at = undo.left
        return [*found, *self.steps[at:]]

    def header(self) -> dict[str, object]:
        """What the throws are bound to besides secret and nonces."""
        fair = self.fairness
        already = fair.already if fair is not None else 0
        header = {"game": self.game, "version": self.version, "seats": self.seats, "options": self.options}
        header["start"] = self.start
        if fair is None or fair.scheme == 1:
            return {**header, "already": already}
        is_lesson = self.origin is not None and self.origin.kind == "lesson"
        header["origin"] = msgspec.to_builtins(self.origin)
        header["earlier"] = None if is_lesson else [list(step) for step in self.steps[:already]]
        header["nonces"] = list(fair.known)
        return header

    def content(self) -> dict[str, Any]:
        """The record as it is written, field by field: what is empty is left out, except the steps."""
        fields = {
            name: value
            for name, value in msgspec.to_builtins(self).items()
            if name == "steps" or (value is not False and value not in (None, [], ()))
        }
        if self.fairness is not None:
            fields["fairness"] = _fairness_content(fields["fairness"])
        return fields

    def seal(self, chain: bytes) -> str:
        """The seal of this record, which must have a secret; `chain` is its last link."""
        fair = self.fairness
        if fair is None or fair.secret is None:
            raise BadRecord("a record without a secret cannot be sealed")
        unsealed = msgspec.structs.replace(self, fairness=msgspec.structs.replace(fair, seal=None))
        return fairness.SCHEMES[fair.scheme].seal(fair.secret, chain, unsealed.content())

    def fork(self, at: int) -> Record:
        """The match up to this step, to be played on differently: its later throws are not decided."""
        if not 0 <= at <= len(self.steps):
            raise BadRecord(f"cannot fork at step {at}: the record has steps 0 to {len(self.steps)}")
        hints = tuple(hint for hint in self.hints if hint[0] <= at)
        again: dict[str, Any] = {"origin": None, "practice": False, "undos": (), "given_up": False, "result": ()}
        return msgspec.structs.replace(self, steps=self.steps[:at], hints=hints, fairness=None, entered=False, **again)

    def without_secret(self) -> Record:
        """The record as it may be shown while the match goes on."""
        if self.fairness is None:
            return self
        return msgspec.structs.replace(self, fairness=msgspec.structs.replace(self.fairness, secret=None, seal=None))


def _fairness_content(fields: dict[str, Any]) -> dict[str, Any]:
    """Without what is empty; the first version of the scheme left out only what it did not know."""
    if fields["scheme"] > 1:
        return {name: value for name, value in fields.items() if value not in (None, [], ())}
    unknown = {"scheme", "known", "weights", *(() if fields["undone"] else ("undone",))}
    return {name: value for name, value in fields.items() if name not in unknown}


def write(record: Record) -> str:
    """JSON with one line per field of the header and eight steps a line."""
    fields = record.content()
    steps = [json.dumps(step, separators=(",", ":")) for step in fields.pop("steps")]
    lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in fields.items()]
    rows = [", ".join(steps[i : i + 8]) for i in range(0, len(steps), 8)]
    body = ",\n    ".join(rows)
    return "{\n" + "\n".join(lines) + '\n  "steps": [' + (f"\n    {body}\n  " if rows else "") + "]\n}\n"


def read(text: str | bytes, name: str = "the record") -> Record:
    """A record from JSON; what is wrong is said in one line."""
    try:
        data = msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRecord(Text("wrong-json", {"file": name, "reason": str(error)})) from None
    if not isinstance(data, dict) or "ludotek" not in data:
        raise BadRecord(Text("wrong-record", {"file": name}))
    if data["ludotek"] != FORMAT:
        found = repr(data["ludotek"])
        raise BadRecord(Text("wrong-format", {"file": name, "found": found, "format": FORMAT}))
    try:
        record = msgspec.convert(data, Record)
        is_as_sealed = not _is_sealed_whole(record) or fairness.canonical(record.content()) == fairness.canonical(data)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadRecord(Text("wrong-damaged", {"file": name, "reason": str(error)})) from None
    if not is_as_sealed:
        reason = "what is empty is not left out, as in the record that was sealed"
        raise BadRecord(Text("wrong-damaged", {"file": name, "reason": reason}))
    return record


def _is_sealed_whole(record: Record) -> bool:
    """Since the second version of the scheme the seal covers every field as it is written."""
    return record.fairness is not None and record.fairness.scheme > 1 and record.fairness.seal is not None
