"""Cards, spaces and lines by name: 6♥, r4c3, r4c1-r4c5 in positions and moves, and in words for people."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.kernel import Text, Who

from .board import COLOURS, LINES, NAMES, PLACES, RANK_WORDS, RANKS, SUIT_WORDS

CARD_NUMBERS = {name: card for card, name in enumerate(NAMES)}
SPACE_NAMES = {cell: f"r{row}c{column}" for cell, (row, column) in PLACES.items()}
SPACE_CELLS = {name: cell for cell, name in SPACE_NAMES.items()}


def line_name(cells: Sequence[int]) -> str:
    return f"{SPACE_NAMES[cells[0]]}-{SPACE_NAMES[cells[-1]]}"


LINE_KEYS = {line_name(cells): key for key, cells in LINES.items()}  # name -> direction and first cell


# In words


def card_text(card: int) -> Text:
    suit, rank = Text(f"suit-{suit_word(card)}"), rank_word(card)
    if rank.isdecimal():
        return Text("card-number", {"suit": suit, "number": rank})
    return Text(f"card-{rank}", {"suit": suit})


def suit_word(card: int) -> str:
    return SUIT_WORDS[card // len(RANKS)]


def rank_word(card: int) -> str:
    return RANK_WORDS[card % len(RANKS)]


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
    return f"card-{rank_word(card)}-{suit_word(card)}"


def chip_symbol(side: int, *, is_locked: bool) -> str:
    return f"chip-{COLOURS[side]}" + ("-locked" if is_locked else "")
