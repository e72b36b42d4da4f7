"""What a seat may know, as numbers for learning. Hot: compiled with mypyc.

A game declares its observation once: `State.observe` writes one named part after the other. The same calls, noted, are
the schema. Numbers are bytes, eight to a word, the first one lowest: numpy reads the words as bytes. A compiled word
wraps into the sign bit, an interpreted one does not: readers of words mask them.
"""

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.vecs import vec

MOST: Final[i64] = 255  # the largest number
BITS: Final[i64] = 8  # of a number
WORD: Final[i64] = 64  # bits
PER_WORD: Final[i64] = 8  # numbers
# A 1 in the last byte. It is shifted to the right, because mypyc shifts the constant 1 to the left by 31 bits at most.
LAST_BYTE: Final[i64] = 0x0100000000000000
ONES: Final[i64] = 0x0101010101010101  # a 1 in every byte


class Observation:
    """Writes the parts of one observation into a row of words.

    Seats are counted from the observing one, which is the first, in playing order.
    """

    def __init__(self, words: "vec[i64]", seats: i64) -> None:
        self.words = words
        self.seats = seats
        self.following = vec[i64]([(seat + 1) % seats for seat in range(seats)])  # seat -> the next one
        self.seat: i64 = 0
        self.at: i64 = 0  # the next word
        self.word: i64 = 0  # the numbers that are not written yet
        self.shift: i64 = 0  # where the next number goes
        self.is_noting = False
        # name, offset, how many, highest, for how many seats, how far one seat's are from the next one's
        self.parts: list[tuple[str, int, int, int, int, int]] = []
        self.first: i64 = 0  # the row's first word

    def begin(self, at: i64, seat: i64) -> None:
        """From this word on, as this seat sees it."""
        self.first = at
        self.at = at
        self.seat = seat
        self.word = 0
        self.shift = 0

    def finish(self) -> None:
        """Fills the last word with zeros."""
        if self.shift > 0:
            self.flush()

    def flush(self) -> None:
        self.words[self.at] = self.word
        self.at += 1
        self.word = 0
        self.shift = 0

    def follow(self, following: "vec[i64]") -> None:
        """For a game that is not played in the order of seat numbers: seat -> the seat that comes after it."""
        self.following = following

    def note(self, name: str, count: i64, high: i64, is_each: bool) -> None:
        """Adds a part to the schema. Only while it is made."""
        offset = (self.at - self.first) * PER_WORD + self.shift // BITS
        self.parts.append((name, offset, count, high, self.seats if is_each else 0, count))

    def note_words(self, names: list[tuple[str, int]], words: i64 = 0) -> None:
        """Notes the numbers of aligned words, each with its highest value. `words`: as many for each seat."""
        at = (self.at - self.first) * PER_WORD
        for index, (name, high) in enumerate(names):
            if name != "":
                self.parts.append((name, at + index, 1, high, self.seats if words > 0 else 0, words * PER_WORD))

    # Parts

    def number(self, name: str, value: i64, high: i64) -> None:
        """One number from 0 on; a larger one than `high` is written as that."""
        if self.is_noting:
            self.note(name, 1, high, False)
        self.put(value if value < high else high)

    def put(self, value: i64) -> None:
        """The next number of a part."""
        self.word |= value << self.shift
        self.shift += BITS
        if self.shift == WORD:
            self.flush()

    def seat_number(self, name: str, seat: i64) -> None:
        """A seat: 0 if there is none, 1 the observing one, 2 the next one …"""
        if self.is_noting:
            self.note(name, 1, self.seats, False)
        self.put(self.place_of(seat))

    def place_of(self, seat: i64) -> i64:
        if seat < 0:
            return 0
        place: i64 = 1
        other = self.seat
        while other != seat:
            other = self.following[other]
            place += 1
        return place

    def run(self, name: str, numbers: "vec[i64]", first: i64, count: i64, high: i64, plus: i64 = 0) -> None:
        """Numbers out of a buffer, each with `plus` added to it."""
        if self.is_noting:
            self.note(name, count, high, False)
        self.copy_run(numbers, first, count, plus)

    def copy_run(self, numbers: "vec[i64]", first: i64, count: i64, plus: i64) -> None:
        end = first + count
        if self.shift == 0:
            while first + PER_WORD <= end:
                self.put_word(pack(numbers, first, plus))
                first += PER_WORD
        word = self.word
        shift = self.shift
        for index in range(first, end):
            word |= (numbers[index] + plus) << shift
            shift += BITS
            if shift == WORD:
                self.words[self.at] = word
                self.at += 1
                word = 0
                shift = 0
        self.word = word
        self.shift = shift

    def each_seat(self, name: str, numbers: "vec[i64]", count: i64, high: i64, plus: i64 = 0) -> None:
        """`count` numbers of every seat out of a buffer, the observing seat's first."""
        if self.is_noting:
            self.note(name, count, high, True)
        seat = self.seat
        if count > 1:
            for place in range(self.seats):
                self.copy_run(numbers, seat * count, count, plus)
                seat = self.following[seat]
            return
        following = self.following
        word = self.word
        shift = self.shift
        for place in range(self.seats):
            word |= (numbers[seat] + plus) << shift
            shift += BITS
            if shift == WORD:
                self.words[self.at] = word
                self.at += 1
                word = 0
                shift = 0
            seat = following[seat]
        self.word = word
        self.shift = shift

    def own(self, name: str, numbers: "vec[i64]", count: i64, high: i64, plus: i64 = 0) -> None:
        """`count` numbers of the observing seat alone."""
        self.run(name, numbers, self.seat * count, count, high, plus)

    # Parts that begin with a new word

    def align(self) -> None:
        if self.shift > 0:
            self.flush()

    def packed(self, name: str, numbers: "vec[i64]", count: i64, high: i64, first: i64 = 0) -> None:
        """Numbers that a state keeps eight to a word, from the word `first` on."""
        self.align()
        if self.is_noting:
            self.note(name, count, high, False)
        words = self.words
        at = self.at
        size = (count + PER_WORD - 1) >> 3
        for index in range(size):
            words[at + index] = numbers[first + index]
        self.at = at + size

    def put_word(self, word: i64) -> None:
        """Eight numbers of an aligned part at once."""
        self.words[self.at] = word
        self.at += 1


def pack(numbers: "vec[i64]", at: i64, plus: i64 = 0) -> i64:
    """Eight numbers out of a buffer in a word, the first one lowest."""
    return (
        (numbers[at] + plus)
        | (numbers[at + 1] + plus) << 8
        | (numbers[at + 2] + plus) << 16
        | (numbers[at + 3] + plus) << 24
        | (numbers[at + 4] + plus) << 32
        | (numbers[at + 5] + plus) << 40
        | (numbers[at + 6] + plus) << 48
        | (numbers[at + 7] + plus) << 56
    )


def eight(a: i64, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0, h: i64 = 0) -> i64:
    """Numbers in a word, the first one lowest."""
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | g << 48 | h << 56


def clip(number: i64) -> i64:
    return number if number < MOST else MOST


def set_byte(words: "vec[i64]", at: i64, index: i64) -> None:
    """Sets the number at this index, which is 0, to 1; the words begin at `at`."""
    words[at + (index >> 3)] |= LAST_BYTE >> ((7 - (index & 7)) << 3)


def has_byte(words: "vec[i64]", at: i64, index: i64) -> bool:
    """Whether the number at this index is not 0."""
    return (words[at + (index >> 3)] >> ((index & 7) << 3)) & MOST != 0
