"""Cards, spaces and lines by name: 6♥, r4c3, r4c1-r4c5 in positions and moves, and in words for people."""

from collections.abc import Sequence
from functools import lru_cache

from ludotek.kernel import Text, Who
from ludotek.kernel.forms import Name

from .board import CARD_WORDS, COLOURS, LINES, NAMES, PLACES, STRIDE

CARD = Name(NAMES, "a rank of 2 to 9, T, J, Q, K, A and a suit of ♠ ♥ ♦ ♣; this is no card")
SPACE = Name({cell: f"r{row}c{column}" for cell, (row, column) in PLACES.items()}, "r0c0 to r9c9; this is no space")


def line_name(cells: Sequence[int]) -> str:
    return f"{SPACE.names[cells[0]]}-{SPACE.names[cells[-1]]}"


LINE = Name(  # by the numbers that the rules give to lines of the first side, in the order of SEQ-R13
    {direction * STRIDE**2 + first: line_name(cells) for (direction, first), cells in LINES.items()},
    "five spaces in a straight line, from the top or the left, like r4c1-r4c5 (SEQ-05)",
)


@lru_cache(maxsize=64)
def card_text(card: int) -> Text:
    rank, suit = CARD_WORDS[card]
    named = {"suit": Text(f"suit-{suit}")}
    return Text("card-number", {**named, "number": rank}) if rank.isdecimal() else Text(f"card-{rank}", named)


SIGNS = tuple(name.replace("T", "10") for name in NAMES)  # card -> how people write it


def discard_text(seat: int, pile: tuple[int, ...]) -> Text:
    """All of a discard pile, the last card at the end. SEQ-R22"""
    if not pile:
        return Text("label-discard-empty", {"who": Who(seat)})
    cards = " ".join([SIGNS[card] for card in pile])
    return Text("label-discard", {"who": Who(seat), "count": len(pile), "cards": cards})


@lru_cache(maxsize=256)
def space_text(cell: int) -> Text:
    """Counted from the left upper corner, from 1."""
    row, column = PLACES[cell]
    return Text("space", {"row": row + 1, "column": column + 1})


def line_text(cells: Sequence[int]) -> Text:
    return Text("line", {"first": space_text(cells[0]), "last": space_text(cells[-1])})


@lru_cache(maxsize=4)
def colour_text(side: int) -> Text:
    return Text(f"colour-{COLOURS[side]}")


@lru_cache(maxsize=64)
def card_symbol(card: int) -> str:
    return "card-{}-{}".format(*CARD_WORDS[card])


def chip_symbol(side: int, *, is_locked: bool) -> str:
    return f"chip-{COLOURS[side]}" + ("-locked" if is_locked else "")
