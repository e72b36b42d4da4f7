"""The observation of a game that declares none of its own: made of its table of fields, by who may know them."""

from __future__ import annotations

from ludotek.kernel.fields import Field, Fields, PerSeat
from ludotek.kernel.forms import Each
from ludotek.kernel.observation import MOST, Observation
from ludotek.kernel.state import State


def observe_fields(fields: Fields, state: State, seat: int, out: Observation) -> None:
    """Everything that everybody or this seat may know. Numbers are counted from 1, so that none is below 0.

    Fields of one size must keep it. Numbers of seats, other than "own_seat", are as they are in positions.
    """
    out.number("own_seat", seat, int(out.seats))
    for row in fields.rows:
        for field in row.fields():
            if field.known != "nobody":
                observe_field(field, is_by_seat(row, int(out.seats)), state, seat, out)


def is_by_seat(row: Field, seats: int) -> bool:
    return isinstance(row, PerSeat) or (isinstance(row.form, Each) and row.form.count == seats)


def observe_field(field: Field, by_seat: bool, state: State, seat: int, out: Observation) -> None:
    numbers, seats = field.numbers(state), int(out.seats)
    size = len(numbers) // seats if by_seat else len(numbers)
    is_own = by_seat and field.known == "owner"
    if out.is_noting:
        out.note(field.key, size, int(MOST), by_seat and not is_own)
    for place in range(seats if by_seat and not is_own else 1):
        first = (seat + place) % seats * size if by_seat else 0
        for number in numbers[first : first + size]:
            out.put(min(max(number + 1, 0), int(MOST)))
