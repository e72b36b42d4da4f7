"""Events, texts, choices and refusals are plain values that travel as JSON."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.kernel import Refusal, SeatEvent, Text, Who, first_of, listed, refuse
from ludotek.scene import (
    Arrive,
    Choice,
    Depart,
    Lead,
    SeatFace,
    Span,
    Told,
    Tumble,
    TurnOver,
    Walk,
    colour_face,
    told_by,
)


class Thrown(SeatEvent):
    value: int = 1


NESTED = Text("told-move", {"who": Who(1), "from": Text("place", {"number": 3}), "times": 2, "name": "Bo"})
VALUES = [
    Who(2),
    NESTED,
    Thrown(seat=0, value=6),
    Told(NESTED, 1, (Walk("piece", ((1.0, 2.0), (3.0, 4.5))), TurnOver("tile", "sun"), Tumble("die", "six")), "throw"),
    Told(motions=(TurnOver("one", "sun"), TurnOver("two", "sun")), at_once=True),
    Told(motions=(Arrive("card-5", "pile"), Depart("card-2", "discards")), cue="card"),
    Told(),
    Choice(4, NESTED, ("piece-1",), (Lead("piece-1", 1.5, 2.0),)),
    Refusal("own_piece", Text("refuse-own-piece"), "LUDO-51"),
    Span("▲", "green"),
    Span(NESTED),
    SeatFace(Text("colour-green"), "green", "▲"),
]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_survives_json(value: msgspec.Struct) -> None:
    assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed(value: msgspec.Struct) -> None:
    field = value.__struct_fields__[0]
    with pytest.raises(AttributeError):
        setattr(value, field, None)


def test_an_event_has_named_fields_and_no_others() -> None:
    assert Thrown(seat=3) == Thrown(3, 1) != Thrown(3, 2)
    with pytest.raises(TypeError):
        Thrown(seat=3, face=1)  # type: ignore[call-arg]  # that is what is tested


def test_a_text_without_arguments_has_none() -> None:
    assert Text("a").args == {}


def test_a_refusal_is_worded_by_its_code() -> None:
    assert refuse("not_yours", "LUDO-12") == Refusal("not_yours", Text("refuse-not-yours"), "LUDO-12")
    said = Text("refuse-taken", {"who": Who(1), "code": "a4"})
    assert refuse("taken", who=Who(1), code="a4") == Refusal("taken", said), "arguments may have any name"


def test_the_first_reason_that_applies_is_given() -> None:
    reasons = [refuse("taken"), refuse("not_yours"), refuse("closed")]
    assert first_of((False, reasons[0]), (True, reasons[1]), (True, reasons[2])) == reasons[1]


def test_what_a_seat_did_names_it() -> None:
    walk = Walk("piece", ((1.0, 2.0),))
    text = Text("told-move", {"who": Who(2), "to": "a4"})
    assert told_by(2, "told-move", walk, cue="step", to="a4") == Told(text, 2, (walk,), "step")
    assert told_by(0, "told-left") == Told(Text("told-left", {"who": Who(0)}), 0)


def test_a_colour_has_its_name_and_shape() -> None:
    assert colour_face("red") == SeatFace(Text("colour-red"), "red", "◆")


def test_several_things_become_one_argument() -> None:
    assert listed([Who(2)], "or") == Who(2)
    ends = Text("or", {"first": Text("b"), "next": Who(0)})
    assert listed([Text("a"), Text("b"), Who(0)], "or") == Text("or", {"first": Text("a"), "next": ends})
