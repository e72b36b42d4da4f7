"""Forms: numbers to readable JSON and back, and errors that say what came and what was expected."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek.kernel.forms import (
    Bits,
    Counts,
    Each,
    Flag,
    Form,
    Keyed,
    Letters,
    Maybe,
    Members,
    Name,
    Number,
    SeatNumber,
    Shifted,
    Slots,
    Tally,
    Unreadable,
)

SUITS = ("clubs", "hearts", "spades")
HAND = Slots(Name(SUITS), 4, empty=-1)
WORD = Slots(Name(SUITS), 1, empty=9, is_spaced=True)
Case = tuple[Form, list[int], Any]  # a form, numbers, and the JSON that they are written as

WRITTEN: dict[str, Case] = {
    "number": (Number(0, 9), [7], 7),
    "number below zero": (Number(-3, 3), [-2], -2),
    "seat": (SeatNumber(3), [2], 2),
    "letters": (Letters("ab", "a and b"), [2, 1], "aab"),
    "flag": (Flag(), [1], True),
    "name by its place": (Name(SUITS), [2], "spades"),
    "name by its number": (Name({-1: "nobody", 5: "five"}), [5], "five"),
    "maybe nothing": (Maybe(Number(0, 9)), [-1], None),
    "maybe something": (Maybe(Number(0, 9)), [4], 4),
    "maybe several": (Maybe(Each(Flag(), 2), none=-7), [-7, -7], None),
    "shifted": (Shifted(Number(1, 4), 1), [0], 1),
    "each": (Each(Number(0, 9), 3), [4, 0, 9], [4, 0, 9]),
    "each of several": (Each(Each(Flag(), 2), 2), [1, 0, 0, 1], [[True, False], [False, True]]),
    "each as words": (Each(Name(SUITS), 2, is_spaced=True), [2, 0], "spades clubs"),
    "none of each": (Each(Flag(), 0), [], []),
    "keyed": (Keyed(Number(0, 9), ("a", "b")), [1, 2], {"a": 1, "b": 2}),
    "slots": (HAND, [1, 1, 0, -1], ["hearts", "hearts", "clubs"]),
    "empty slots": (HAND, [-1] * 4, []),
    "slots as words": (Slots(Name(SUITS), 3, 9, is_spaced=True), [2, 0, 9], "spades clubs"),
    "counts": (Counts(SUITS), [2, 0, 1], {"clubs": 2, "spades": 1}),
    "counts as words": (Counts(SUITS, is_spaced=True), [2, 0, 1], "clubs clubs spades"),
    "counts as a list": (Counts(SUITS, is_listed=True), [2, 0, 1], ["clubs", "clubs", "spades"]),
    "members": (Members(4), [0, 1, 0, 1], [1, 3]),
    "members by name": (Members(3, SUITS), [1, 0, 1], ["clubs", "spades"]),
    "members as words": (Members(3, SUITS, is_spaced=True), [0, 1, 1], "hearts spades"),
    "members as letters": (Members(3, "Aab", is_joined=True), [1, 0, 1], "Ab"),
    "bits": (Bits(SUITS), [5], "clubs spades"),
    "no bits": (Bits(SUITS), [0], ""),
    "bits of seats": (Bits(4), [9], [0, 3]),
    "hands of all": (Each(HAND, 2), [0, -1, -1, -1, 2, 2, -1, -1], [["clubs"], ["spades", "spades"]]),
}


@pytest.mark.parametrize(("form", "numbers", "value"), WRITTEN.values(), ids=WRITTEN)
def test_numbers_are_written_and_read_back(form: Form, numbers: list[int], value: Any) -> None:
    assert form.size == len(numbers)
    assert form.write(numbers) == value
    assert form.read(value) == numbers
    assert form.read(json.loads(json.dumps(value))) == numbers


ERRORS: dict[str, tuple[Form, Any, str]] = {
    "number too large": (Number(0, 9), 10, "10: expected a number from 0 to 9"),
    "number too small": (Number(-3, 3), -4, "-4: expected a number from -3 to 3"),
    "number as a word": (Number(0, 9), "7", "'7': expected a number from 0 to 9"),
    "truth as a number": (Number(0, 9), True, "True: expected a number from 0 to 9"),
    "fraction": (Number(0, 9), 1.0, "1.0: expected a number from 0 to 9"),
    "described number": (Number(0, 1, "one of two seats"), 2, "2: expected one of two seats"),
    "letters": (Letters("ab", "a and b"), "abc", "'abc': expected a and b"),
    "no such word": (Letters("ab", "a and b"), ["a"], "['a']: expected a and b"),
    "seat": (SeatNumber(2), 2, "2: expected a seat from 0 to 1; with 2 players there is no seat 2"),
    "seat as truth": (SeatNumber(2), True, "True: expected a seat from 0 to 1; with 2 players there is no seat True"),
    "flag": (Flag(), 1, "1: expected true or false"),
    "name": (Name(SUITS), "stars", "'stars': expected one of clubs, hearts, spades"),
    "number as a name": (Name(SUITS), 0, "0: expected one of clubs, hearts, spades"),
    "described name": (Name(SUITS, "a suit"), [], "[]: expected a suit"),
    "name of something": (Name(SUITS, "a word", "suit"), "stars", "'stars' is no suit: expected a word"),
    "maybe": (Maybe(Number(0, 9)), -1, "-1: expected a number from 0 to 9"),
    "shifted": (Shifted(Number(1, 4), 1), 0, "0: expected a number from 1 to 4"),
    "too few": (Each(Flag(), 2), [True], "[True]: expected a list of 2"),
    "too few words": (Each(Name(SUITS), 2, is_spaced=True), "clubs", "'clubs': expected 2 words"),
    "no list": (Each(Flag(), 2), "no", "'no': expected a list of 2"),
    "one of each": (Each(Flag(), 2), [True, None], "None: expected true or false"),
    "described list": (Each(Flag(), 2, "two flags"), [True], "[True]: expected two flags"),
    "described list of others": (Each(Flag(), 2, "two flags"), [True, 7], "[True, 7]: expected two flags"),
    "empty list": (Each(Flag(), 2), [], "[]: expected a list of 2"),
    "unknown key": (Keyed(Flag(), ("a", "b")), {"c": True}, "{'c': True}: expected an object with the keys a, b"),
    "no object": (Keyed(Flag(), ("a", "b")), [], "[]: expected an object with the keys a, b"),
    "missing key": (Keyed(Flag(), ("a", "b")), {"a": True}, "None: expected true or false"),
    "too many slots": (Slots(Flag(), 1, 9), [True, True], "[True, True]: expected a list of at most 1"),
    "too many words": (WORD, "clubs clubs", "'clubs clubs': expected at most 1 words"),
    "no words": (WORD, ["clubs"], "['clubs']: expected words with spaces between them"),
    "no counts": (Counts(SUITS), ["clubs"], "['clubs']: expected an object of names and numbers"),
    "count": (Counts(SUITS, most=3), {"clubs": 4}, "4: expected a number from 0 to 3"),
    "counted name": (Counts(SUITS), {"stars": 1}, "'stars': expected one of clubs, hearts, spades"),
    "counted words": (Counts(SUITS, is_spaced=True), 3, "3: expected words with spaces between them"),
    "counted list": (Counts(SUITS, is_listed=True), "clubs", "'clubs': expected a list"),
    "listed name": (Counts(SUITS, is_listed=True), ["clubs", 7], "7: expected one of clubs, hearts, spades"),
    "no members": (Members(4), 3, "3: expected a list"),
    "no letters": (Members(3, "Aab", is_joined=True), ["A"], "['A']: expected letters"),
    "letter": (Members(3, "Aab", is_joined=True), "Az", "'z': expected one of A, a, b"),
    "member": (Members(4), [4], "4: expected a number from 0 to 3"),
    "member twice": (Members(4), [1, 1], "[1, 1]: expected each one once"),
    "bits": (Bits(SUITS), "clubs stars", "'stars': expected one of clubs, hearts, spades"),
    "bit twice": (Bits(SUITS), "clubs clubs", "'clubs clubs': expected each one once"),
}


@pytest.mark.parametrize(("form", "value", "message"), ERRORS.values(), ids=ERRORS)
def test_an_error_says_what_came_and_what_was_expected(form: Form, value: Any, message: str) -> None:
    with pytest.raises(Unreadable) as caught:
        form.read(value)
    assert str(caught.value) == message


def test_a_key_that_is_missing_may_mean_something() -> None:
    assert Keyed(Number(0, 9), ("a", "b"), absent=3).read({"b": 1}) == [3, 1]


def test_an_empty_list_may_stand_for_the_same_of_each() -> None:
    form = Each(Number(-1, 9), 3, empty=-1)
    assert form.read([]) == [-1, -1, -1]
    assert form.read([4, -1, 2]) == [4, -1, 2]


# --- any form with any numbers

Drawn = tuple[Form, st.SearchStrategy[list[int]]]  # a form, and numbers that fit it


def one(numbers: st.SearchStrategy[int]) -> st.SearchStrategy[list[int]]:
    return numbers.map(lambda number: [number])


@st.composite
def flat_forms(draw: st.DrawFn) -> Drawn:
    low = draw(st.integers(-20, 20))
    high = low + draw(st.integers(0, 50))
    names = draw(st.lists(st.text("abcdefg", min_size=1, max_size=3), min_size=1, max_size=6, unique=True))
    places, size = st.integers(0, len(names) - 1), draw(st.integers(0, 6))
    is_spaced = draw(st.booleans())
    filled = st.lists(places, max_size=size).map(lambda held: held + [-1] * (size - len(held)))
    flag, count = st.integers(0, 1), len(names)
    flags = st.lists(flag, min_size=count, max_size=count)
    return draw(
        st.sampled_from(
            [
                (Number(low, high), one(st.integers(low, high))),
                (Shifted(Number(low, high), 3), one(st.integers(low - 3, high - 3))),
                (Flag(), one(flag)),
                (Name(names), one(places)),
                (Slots(Name(names), size, -1, is_spaced=is_spaced), filled),
                (Counts(names, is_spaced=is_spaced), st.lists(st.integers(0, 9), min_size=count, max_size=count)),
                (Members(count), flags),
                (Members(count, names, is_spaced=is_spaced), flags),
                (Bits(names), one(st.integers(0, 2**count - 1))),
            ]
        )
    )


@st.composite
def put_together(draw: st.DrawFn) -> Drawn:
    form, numbers = draw(flat_forms())
    count = draw(st.integers(0, 4))
    several = st.lists(numbers, min_size=count, max_size=count).map(lambda lists: [n for part in lists for n in part])
    nothing = [-99] * form.size
    kinds: list[Drawn] = [
        (form, numbers),
        (Each(form, count), several),
        (Keyed(form, [f"k{i}" for i in range(count)]), several),
    ]
    if form.size:
        kinds.append((Maybe(form, -99), st.one_of(st.just(nothing), numbers)))
    return draw(st.sampled_from(kinds))


@given(st.data())
def test_whatever_is_written_is_plain_json_and_reads_the_same(data: st.DataObject) -> None:
    form, numbers = data.draw(put_together())
    given_numbers = data.draw(numbers)
    assert form.size == len(given_numbers)
    written = form.write(given_numbers)
    assert json.loads(json.dumps(written)) == written
    assert form.read(written) == given_numbers


anything = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(-5, 5), st.floats(allow_nan=False), st.text("ab ", max_size=3)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text("abk0", max_size=2), inner, max_size=3)
    ),
)


@given(st.data())
def test_any_json_is_read_whole_or_refused_as_unreadable(data: st.DataObject) -> None:
    form, _ = data.draw(put_together())
    value = data.draw(anything)
    try:
        numbers = form.read(value)
    except Unreadable:
        return
    assert len(numbers) == form.size
    assert form.read(form.write(numbers)) == numbers


def test_a_tally_is_written_as_its_numbers() -> None:
    cards = Tally([0, 2, 1], "some of 1, 1, 2")
    assert cards.write([0, 1, 1]) == [1, 2]
    assert cards.read([2, 1, 1]) == [0, 2, 1]
    for wrong in ([], [0], [1, 1, 1], [3], [True], ["1"], [1, 1.0], "1", 1, None):
        with pytest.raises(Unreadable, match="expected some of 1, 1, 2"):
            cards.read(wrong)
