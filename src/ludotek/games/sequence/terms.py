"""The names of things in the picture and in sentences: cards, spaces, colours."""

from __future__ import annotations

from ludotek.games.sequence.board import COLOURS, JACK, NAMES, RANK_WORDS, RANKS, SUIT_WORDS, place_of
from ludotek.kernel import Text, Who

SHAPES = {"blue": "■", "green": "▲", "red": "◆"}


def card_text(card: int) -> Text:
    suit, rank = divmod(card, len(RANKS))
    named = {"suit": Text(f"suit-{SUIT_WORDS[suit]}")}
    if rank >= JACK:
        return Text(f"card-{RANK_WORDS[rank]}", named)
    return Text("card-number", {**named, "number": RANK_WORDS[rank]})


def card_sign(card: int) -> str:
    return NAMES[card].replace("T", "10")


def discard_text(seat: int, pile: tuple[int, ...]) -> Text:
    """All of a discard pile, the last card at the end. SEQ-R22"""
    if not pile:
        return Text("label-discard-empty", {"who": Who(seat)})
    listed = " ".join(map(card_sign, pile))
    return Text("label-discard", {"who": Who(seat), "count": len(pile), "cards": listed})


def space_text(cell: int) -> Text:
    """Counted from the left upper corner, from 1."""
    row, column = place_of(cell)
    return Text("space", {"row": row + 1, "column": column + 1})


def colour_text(side: int) -> Text:
    return Text(f"colour-{COLOURS[side]}")


def card_symbol(card: int) -> str:
    suit, rank = divmod(card, len(RANKS))
    return f"card-{RANK_WORDS[rank]}-{SUIT_WORDS[suit]}"


def chip_symbol(side: int, *, is_locked: bool) -> str:
    return f"chip-{COLOURS[side]}" + ("-locked" if is_locked else "")
