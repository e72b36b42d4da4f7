"""Forms: how the numbers of a state are written in a readable position, and read back with a clear error.

A form takes a fixed number of integers (`size`) to plain JSON and back. Forms are put together: the hands of all seats,
by names of cards, are `Each(Slots(Name(CARDS), 7, empty=-1), seats)`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

Json = Any


class Unreadable(ValueError):
    """A value of a position that its form cannot read: what came, what it is not, and what was expected."""

    def __init__(self, value: Json, expected: str, what: str = "") -> None:
        super().__init__(f"{value!r} is no {what}: expected {expected}" if what else f"{value!r}: expected {expected}")


class Form(ABC):
    """Takes `size` integers to JSON and back."""

    size: int = 1

    @abstractmethod
    def write(self, numbers: Sequence[int]) -> Json:
        """Returns plain JSON: dicts, lists, strings, ints, bools and None."""

    @abstractmethod
    def read(self, value: Json) -> list[int]:
        """Returns `size` integers. Raises Unreadable."""


class Number(Form):
    """An integer within bounds."""

    def __init__(self, low: int, high: int, expected: str = "") -> None:
        """`expected` describes the numbers in an error; without it the bounds are named."""
        self.low, self.high = low, high
        self.expected = expected or f"a number from {low} to {high}"

    def write(self, numbers: Sequence[int]) -> Json:
        return int(numbers[0])

    def read(self, value: Json) -> list[int]:
        if type(value) is not int or not self.low <= value <= self.high:
            raise Unreadable(value, self.expected)
        return [value]


class SeatNumber(Number):
    """One of the seats of a game."""

    def __init__(self, seats: int) -> None:
        super().__init__(0, int(seats) - 1)

    def read(self, value: Json) -> list[int]:
        if type(value) is not int or not 0 <= value <= self.high:
            seats = f"with {self.high + 1} players there is no seat {value!r}"
            raise Unreadable(value, f"a seat from 0 to {self.high}; {seats}")
        return [value]


class Flag(Form):
    """0 or 1, written as a truth value."""

    def write(self, numbers: Sequence[int]) -> Json:
        return bool(numbers[0])

    def read(self, value: Json) -> list[int]:
        if type(value) is not bool:
            raise Unreadable(value, "true or false")
        return [int(value)]


class Name(Form):
    """An integer by its name: names in order from 0, or a mapping of integers to names."""

    def __init__(self, names: Sequence[str] | Mapping[int, str], expected: str = "", what: str = "") -> None:
        """For errors: `expected` describes the names, without it they are listed; `what` is one of them in general."""
        pairs = names.items() if isinstance(names, Mapping) else enumerate(names)
        self.names = {int(number): name for number, name in pairs}
        self.numbers = {name: number for number, name in self.names.items()}
        self.expected, self.what = expected or "one of " + ", ".join(self.numbers), what

    def write(self, numbers: Sequence[int]) -> Json:
        return self.names[int(numbers[0])]

    def read(self, value: Json) -> list[int]:
        if not isinstance(value, str) or value not in self.numbers:
            raise Unreadable(value, self.expected, self.what)
        return [self.numbers[value]]


class Maybe(Form):
    """Another form, or null where the first integer is `none`."""

    def __init__(self, form: Form, none: int = -1) -> None:
        self.form, self.none, self.size = form, int(none), form.size

    def write(self, numbers: Sequence[int]) -> Json:
        return None if numbers[0] == self.none else self.form.write(numbers)

    def read(self, value: Json) -> list[int]:
        return [self.none] * self.size if value is None else self.form.read(value)


class Shifted(Form):
    """Another form of the integers plus a constant: a phase kept as 0 to 3 and written as 1 to 4."""

    def __init__(self, form: Form, by: int) -> None:
        self.form, self.by, self.size = form, by, form.size

    def write(self, numbers: Sequence[int]) -> Json:
        return self.form.write([number + self.by for number in numbers])

    def read(self, value: Json) -> list[int]:
        return [number - self.by for number in self.form.read(value)]


class Each(Form):
    """A list of `count` values of one form: one for each seat."""

    def __init__(
        self, form: Form, count: int, expected: str = "", *, empty: int | None = None, is_spaced: bool = False
    ) -> None:
        """`expected` describes the list in every error; an empty list may stand for `empty` throughout.

        `is_spaced`: written as one string of words with spaces between them.
        """
        self.form, self.count, self.size = form, int(count), form.size * int(count)
        self.expected, self.empty, self.is_spaced = expected, empty, is_spaced

    def write(self, numbers: Sequence[int]) -> Json:
        found = [self.form.write(chunk) for chunk in chunks(numbers, self.form.size)]
        return " ".join(found) if self.is_spaced else found

    def read(self, value: Json) -> list[int]:
        items = words(value) if self.is_spaced else value
        if self.empty is not None and items in ([], ()):
            return [int(self.empty)] * self.size
        if not isinstance(items, list | tuple) or len(items) != self.count:
            counted = f"{self.count} words" if self.is_spaced else f"a list of {self.count}"
            raise Unreadable(value, self.expected or counted)
        try:
            return [number for item in items for number in self.form.read(item)]
        except Unreadable as error:
            raise (Unreadable(value, self.expected) if self.expected else error) from None


class Keyed(Form):
    """One value of a form under each of these keys. A key that is missing has the value `absent`."""

    def __init__(self, form: Form, keys: Sequence[str], absent: Json = None) -> None:
        self.form, self.keys, self.absent, self.size = form, tuple(keys), absent, form.size * len(keys)

    def write(self, numbers: Sequence[int]) -> Json:
        parts = chunks(numbers, self.form.size)
        return {key: self.form.write(part) for key, part in zip(self.keys, parts, strict=True)}

    def read(self, value: Json) -> list[int]:
        if not isinstance(value, Mapping) or not set(value) <= set(self.keys):
            raise Unreadable(value, "an object with the keys " + ", ".join(self.keys))
        return [number for key in self.keys for number in self.form.read(value.get(key, self.absent))]


class Slots(Form):
    """A list of at most `size` values of a form of one integer each; the other slots hold `empty`."""

    def __init__(self, form: Form, size: int, empty: int, *, most: int | None = None, is_spaced: bool = False) -> None:
        """`most` values, if fewer than slots. `is_spaced`: written as one string of words with spaces between them."""
        self.form, self.size, self.empty, self.is_spaced = form, int(size), int(empty), is_spaced
        self.most = self.size if most is None else int(most)

    def write(self, numbers: Sequence[int]) -> Json:
        found = [self.form.write([number]) for number in numbers if number != self.empty]
        return " ".join(found) if self.is_spaced else found

    def read(self, value: Json) -> list[int]:
        items = words(value) if self.is_spaced else value
        if not isinstance(items, list | tuple) or len(items) > self.most:
            raise Unreadable(
                value, f"at most {self.most} words" if self.is_spaced else f"a list of at most {self.most}"
            )
        found = [self.form.read(item)[0] for item in items]
        return found + [self.empty] * (self.size - len(found))


class Counts(Form):
    """How many of each name: an object of names and counts, or the names, each as often as it is there."""

    def __init__(
        self, names: Sequence[str], *, most: int = 1_000, is_spaced: bool = False, is_listed: bool = False
    ) -> None:
        """The names as words with spaces between them, or as a list; else an object."""
        self.name, self.most, self.size = Name(names), most, len(names)
        self.is_spaced, self.is_listed = is_spaced, is_listed

    def write(self, numbers: Sequence[int]) -> Json:
        named = [(self.name.names[kind], int(count)) for kind, count in enumerate(numbers) if count]
        if not self.is_spaced and not self.is_listed:
            return dict(named)
        found = [name for name, count in named for _ in range(count)]
        return " ".join(found) if self.is_spaced else found

    def read(self, value: Json) -> list[int]:
        counts = [0] * self.size
        for name, count in self.pairs(value):
            if type(count) is not int or not 0 <= count <= self.most:
                raise Unreadable(count, f"a number from 0 to {self.most}")
            counts[self.name.read(name)[0]] += count
        return counts

    def pairs(self, value: Json) -> list[tuple[Json, Json]]:
        if self.is_spaced or self.is_listed:
            return [(item, 1) for item in (words(value) if self.is_spaced else items_of(value))]
        if not isinstance(value, Mapping):
            raise Unreadable(value, "an object of names and numbers")
        return list(value.items())


class Tally(Form):
    """How many of each number there are, written as a list of numbers: of 1 two and of 3 one as `[1, 1, 3]`."""

    def __init__(self, most: Sequence[int], expected: str) -> None:
        """`most`: number -> how many there can be; `expected` describes the list in an error. There is at least one."""
        self.most, self.expected, self.size = most, expected, len(most)

    def write(self, numbers: Sequence[int]) -> Json:
        return [number for number, count in enumerate(numbers) for _ in range(count)]

    def read(self, value: Json) -> list[int]:
        given = [number for number in value if type(number) is int] if isinstance(value, list | tuple) else []
        counts = [given.count(number) for number in range(self.size)]
        is_whole = len(given) == sum(counts) > 0 and len(given) == len(value)
        if not is_whole or any(count > most for count, most in zip(counts, self.most, strict=True)):
            raise Unreadable(value, self.expected)
        return counts


class Letters(Form):
    """How many of each letter, written as one word: two a and one b as `aab`."""

    def __init__(self, letters: str, expected: str) -> None:
        """`expected` describes the letters in an error."""
        self.letters, self.expected, self.size = letters, expected, len(letters)

    def write(self, numbers: Sequence[int]) -> Json:
        return "".join(letter * count for letter, count in zip(self.letters, numbers, strict=True))

    def read(self, value: Json) -> list[int]:
        if not isinstance(value, str) or set(value) - set(self.letters):
            raise Unreadable(value, self.expected)
        return [value.count(letter) for letter in self.letters]


class Members(Form):
    """Flags, written as those that are set: numbers or names, in a list."""

    def __init__(
        self, count: int, names: Sequence[str] = (), *, is_spaced: bool = False, is_joined: bool = False
    ) -> None:
        """The names as words with spaces between them, or, if each is one letter, joined; else a list."""
        self.size, self.is_spaced, self.is_joined = int(count), is_spaced, is_joined
        self.form: Form = Name(names) if names else Number(0, self.size - 1)

    def write(self, numbers: Sequence[int]) -> Json:
        found = [self.form.write([index]) for index, flag in enumerate(numbers) if flag]
        return " ".join(found) if self.is_spaced else "".join(found) if self.is_joined else found

    def read(self, value: Json) -> list[int]:
        found = [self.form.read(item)[0] for item in self.items(value)]
        if len(set(found)) != len(found):
            raise Unreadable(value, "each one once")
        return [int(index in found) for index in range(self.size)]

    def items(self, value: Json) -> Sequence[Json]:
        if self.is_spaced:
            return words(value)
        if self.is_joined and not isinstance(value, str):
            raise Unreadable(value, "letters")
        return list(value) if self.is_joined else items_of(value)


class Bits(Form):
    """One integer whose bits are flags, written as the words of those that are set, or of so many as their numbers."""

    def __init__(self, names: Sequence[str] | int) -> None:
        self.members = Members(names) if isinstance(names, int) else Members(len(names), names, is_spaced=True)

    def write(self, numbers: Sequence[int]) -> Json:
        return self.members.write([numbers[0] >> bit & 1 for bit in range(self.members.size)])

    def read(self, value: Json) -> list[int]:
        return [sum(flag << bit for bit, flag in enumerate(self.members.read(value)))]


def words(value: Json) -> list[str]:
    if not isinstance(value, str):
        raise Unreadable(value, "words with spaces between them")
    return value.split()


def items_of(value: Json) -> Sequence[Json]:
    if not isinstance(value, list | tuple):
        raise Unreadable(value, "a list")
    return value


def chunks(numbers: Sequence[int], size: int) -> list[Sequence[int]]:
    return [numbers[start : start + size] for start in range(0, len(numbers), size)] if size else []
