"""The table of a state's fields, declared once by each game.

From it the kernel writes and reads positions, compares two states, and knows who may know what. Fields that follow from
others are not in it: `State.rebuild` computes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal

from ludotek.kernel.errors import BadPosition
from ludotek.kernel.forms import Form, Json, Number, Unreadable, chunks
from ludotek.kernel.state import State

Position = dict[str, Any]  # a readable JSON position, as `GameRules.dump` writes it
Known = Literal["everybody", "owner", "nobody"]  # owner: each seat knows its own part
REQUIRED = object()  # no default: a position must name this field


class Field:
    """One field of a state: its key in a position, its form, where it is, who may know it.

    `default` is the JSON that a position without the key means: a value, or a function of the position. `clause` is the
    rule that forbids what the form cannot read.
    """

    def __init__(
        self,
        key: str,
        form: Form,
        attribute: str | None = None,
        *,
        known: Known = "everybody",
        default: Json | Callable[[Mapping[str, Json]], Json] = REQUIRED,
        clause: str | None = None,
    ) -> None:
        """`attribute` is the state's own name for it, "cards.hands" for an attribute of one of its parts."""
        self.key, self.form, self.known, self.default, self.clause = key, form, known, default, clause
        *self.path, self.name = (attribute or key).split(".")

    def numbers(self, state: State) -> list[int]:
        value = getattr(self._owner(state), self.name)
        return [int(value)] if isinstance(value, int) else [int(number) for number in value]

    def set_numbers(self, state: State, numbers: Sequence[int]) -> None:
        owner = self._owner(state)
        value = getattr(owner, self.name)
        if isinstance(value, int):
            setattr(owner, self.name, type(value)(numbers[0]))
        else:  # a buffer of its own: copies may share the one that is there
            setattr(owner, self.name, type(value)([*numbers, *value[len(numbers) :]]))

    def write(self, state: State) -> Json:
        return self.form.write(self.numbers(state))

    def read(self, state: State, value: Json) -> None:
        self.set_numbers(state, self.form.read(value))

    def fields(self) -> Iterator[Field]:
        """The fields that hold numbers: itself, or those that it groups."""
        yield self

    def _owner(self, state: State) -> Any:
        owner: Any = state
        for name in self.path:
            owner = getattr(owner, name)
        return owner


class Usually(Field):
    """A field that a position may leave out or null: then it follows from those read before it."""

    def __init__(
        self,
        key: str,
        form: Form,
        usual: Callable[[Any], Sequence[int]],
        attribute: str | None = None,
        *,
        known: Known = "everybody",
        clause: str | None = None,
    ) -> None:
        super().__init__(key, form, attribute, known=known, default=None, clause=clause)
        self.usual = usual

    def read(self, state: State, value: Json) -> None:
        self.set_numbers(state, self.usual(state) if value is None else self.form.read(value))


class Computed(Field):
    """A key of a position that is read and written by functions of the game.

    `numbers` says by what two states are compared; without it the key is no field by itself.
    """

    def __init__(
        self,
        key: str,
        write: Callable[[Any], Json],
        read: Callable[[Any, Json], None],
        numbers: Callable[[Any], Iterable[int]] | None = None,
        *,
        known: Known = "everybody",
        default: Json | Callable[[Mapping[str, Json]], Json] = REQUIRED,
    ) -> None:
        super().__init__(key, Number(0, 0), known=known, default=default)
        self._write, self._read, self._numbers = write, read, numbers

    def write(self, state: State) -> Json:
        return self._write(state)

    def read(self, state: State, value: Json) -> None:
        self._read(state, value)

    def numbers(self, state: State) -> list[int]:
        return [int(number) for number in self._numbers(state)] if self._numbers is not None else []

    def fields(self) -> Iterator[Field]:
        return iter((self,) if self._numbers is not None else ())


class PerSeat(Field):
    """A list with an object for each seat, whose keys are fields. Their forms are for one seat."""

    def __init__(self, key: str, seats: int, *parts: Field, default: Json = REQUIRED) -> None:
        super().__init__(key, Number(0, 0), default=default)
        self.seats, self.parts = int(seats), parts

    def write(self, state: State) -> Json:
        columns = {part.key: (part.form, part.numbers(state)) for part in self.parts}
        return [
            {key: form.write(all_[seat * form.size : (seat + 1) * form.size]) for key, (form, all_) in columns.items()}
            for seat in range(self.seats)
        ]

    def read(self, state: State, value: Json) -> None:
        if not isinstance(value, list | tuple) or len(value) != self.seats:
            raise Unreadable(value, f"a list with an object for each of {self.seats} players")
        for seat, row in enumerate(value):
            check_keys(row, [part.key for part in self.parts], f"{self.key}[{seat}]")
        for part in self.parts:
            rows = [read_value(part, row, f"{self.key}[{seat}].") for seat, row in enumerate(value)]
            part.set_numbers(state, [number for row in rows for number in row])

    def fields(self) -> Iterator[Field]:
        yield from self.parts


class Columns(Field):
    """A part of PerSeat whose numbers come from several attributes, or from a part of one.

    Each number of a seat is (attribute, how many numbers a seat has there, which of them).
    """

    def __init__(
        self, key: str, form: Form, picks: Sequence[tuple[str, int, int]], *, default: Json = REQUIRED
    ) -> None:
        super().__init__(key, form, default=default)
        self.picks = picks

    def numbers(self, state: Any) -> list[int]:
        name, step, _ = self.picks[0]
        seats = range(len(getattr(state, name)) // step)
        return [int(getattr(state, name)[seat * step + at]) for seat in seats for name, step, at in self.picks]

    def set_numbers(self, state: State, numbers: Sequence[int]) -> None:
        for seat, row in enumerate(chunks(numbers, len(self.picks))):
            for number, (name, step, at) in zip(row, self.picks, strict=True):
                getattr(state, name)[seat * step + at] = number


class Rows(Field):
    """A list with an object for each of some things, as many as there are. All keys have forms of one number.

    `keys` gives the form of each key, and what it means if it is missing. `write_rows` returns the numbers of each
    thing in the order of the keys, `read_rows` sets them.
    """

    def __init__(
        self,
        key: str,
        keys: Mapping[str, tuple[Form, Json]],
        write_rows: Callable[[Any], list[list[int]]],
        read_rows: Callable[[Any, list[list[int]]], None],
    ) -> None:
        super().__init__(key, Number(0, 0), default=[])
        self.keys, self.write_rows, self.read_rows = keys, write_rows, read_rows

    def numbers(self, state: State) -> list[int]:
        return [number for row in self.write_rows(state) for number in row]

    def write(self, state: State) -> Json:
        rows, forms = self.write_rows(state), [(key, form) for key, (form, _) in self.keys.items()]
        return [{key: form.write([n]) for (key, form), n in zip(forms, row, strict=True)} for row in rows]

    def read(self, state: State, value: Json) -> None:
        if not isinstance(value, list | tuple):
            raise Unreadable(value, "a list of objects")
        for number, row in enumerate(value):
            check_keys(row, list(self.keys), f"{self.key}[{number}]")
        forms = self.keys.items()
        self.read_rows(state, [[form.read(row.get(key, absent))[0] for key, (form, absent) in forms] for row in value])


class Fields:
    """All fields of the states of one plan, in the order in which a position is written and read."""

    def __init__(self, *fields: Field) -> None:
        self.rows = fields

    def write(self, state: State) -> Position:
        return {field.key: field.write(state) for field in self.rows}

    def read(self, state: State, position: Position) -> None:
        """Sets the fields of a new state. Raises BadPosition with the key, what came and what was expected."""
        for field in self.rows:
            try:
                field.read(state, value_of(field, position, ""))
            except Unreadable as error:
                clause = f" ({field.clause})" if field.clause else ""
                raise BadPosition(f"{field.key}: {error}{clause}") from None

    def difference(self, one: State, other: State) -> str | None:
        """Returns the key of the first field in which two states differ, None if they are equal."""
        for field in self.all():
            if field.numbers(one) != field.numbers(other):
                return field.key
        return "actor" if one.actor != other.actor else None

    def all(self) -> Iterator[Field]:
        for field in self.rows:
            yield from field.fields()


def value_of(field: Field, position: Mapping[str, Json], where: str) -> Json:
    if field.key in position:
        return position[field.key]
    if field.default is REQUIRED:
        raise BadPosition(f"{where}{field.key} is missing")
    return field.default(position) if callable(field.default) else field.default


def read_value(field: Field, row: Mapping[str, Json], where: str) -> list[int]:
    try:
        return field.form.read(value_of(field, row, where))
    except Unreadable as error:
        raise BadPosition(f"{where}{field.key}: {error}") from None


def check_keys(value: Json, keys: Sequence[str], where: str) -> None:
    if not isinstance(value, Mapping):
        raise BadPosition(f"{where} is {value!r}, not an object")
    unknown = [str(key) for key in value if key not in keys]
    if unknown:
        raise BadPosition(f"{where} has the unknown field {', '.join(unknown)}; expected {', '.join(keys)}")


def require(condition: bool, message: str, clause: str | None = None) -> None:
    """Raises BadPosition with this message, and the clause that forbids the position, unless the condition holds."""
    if not condition:
        raise BadPosition(f"{message} ({clause})" if clause else message)


def forbid(condition: bool, message: str, clause: str | None = None) -> None:
    """Raises BadPosition if the condition holds: the opposite of `require`."""
    require(not condition, message, clause)
