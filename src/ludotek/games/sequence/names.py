"""Cards, spaces and lines by name: 6♥, r4c3, r4c1-r4c5 in positions and moves, and in words for people."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.kernel import Text, Who

from .board import CARD_WORDS, COLOURS, LINES, NAMES, PLACES

CARD_NUMBERS = {name: card for card, name in enumerate(NAMES)}
SPACE_NAMES = {cell: f"r{row}c{column}" for cell, (row, column) in PLACES.items()}
SPACE_CELLS = {name: cell for cell, name in SPACE_NAMES.items()}


def line_name(cells: Sequence[int]) -> str:
    return f"{SPACE_NAMES[cells[0]]}-{SPACE_NAMES[cells[-1]]}"


LINE_KEYS = {line_name(cells): key for key, cells in LINES.items()}  # name -> direction and first cell


def card_text(card: int) -> Text:
    rank, suit = CARD_WORDS[card]
    named = {"suit": Text(f"suit-{suit}")}
    return Text("card-number", {**named, "number": rank}) if rank.isdecimal() else Text(f"card-{rank}", named)


def card_sign(card: int) -> str:
    return NAMES[card].replace("T", "10")


def discard_text(seat: int, pile: tuple[int, ...]) -> Text:
    """All of a discard pile, the last card at the end. SEQ-R22"""
    if not pile:
        return Text("label-discard-empty", {"who": Who(seat)})
    return Text("label-discard", {"who": Who(seat), "count": len(pile), "cards": " ".join(map(card_sign, pile))})


def space_text(cell: int) -> Text:
    """Counted from the left upper corner, from 1."""
    row, column = PLACES[cell]
    return Text("space", {"row": row + 1, "column": column + 1})


def line_text(cells: Sequence[int]) -> Text:
    return Text("line", {"first": space_text(cells[0]), "last": space_text(cells[-1])})


def colour_text(side: int) -> Text:
    return Text(f"colour-{COLOURS[side]}")


def card_symbol(card: int) -> str:
    return "card-{}-{}".format(*CARD_WORDS[card])


def chip_symbol(side: int, *, is_locked: bool) -> str:
    return f"chip-{COLOURS[side]}" + ("-locked" if is_locked else "")
