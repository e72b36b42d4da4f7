"""Typed references: the id of a thing in a picture, there and back."""

from __future__ import annotations

from typing import Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludotek.game import IndexRef, NameRef, OnlyRef, OwnRef, Ref, Refs, SeatIndexRef, SeatRef, own_refs


class PieceRef(Ref, tag="piece"):
    seat: int
    piece: int


class TileRef(Ref, tag="tile"):
    kind: Literal["sun", "moon"]
    number: int


class WordRef(NameRef, tag="name"): ...


class ShipRef(SeatRef, tag="ship"): ...


class SlotRef(SeatIndexRef, tag="slot"): ...


class CellRef(IndexRef, tag="cell"): ...


BAG = OnlyRef("bag")
REFS = Refs(PieceRef, TileRef, BAG, WordRef, ShipRef, SlotRef, CellRef, OwnRef)


@pytest.mark.parametrize(
    ("ref", "id"),
    [
        (PieceRef(0, 3), "piece-0-3"),
        (PieceRef(11, 0), "piece-11-0"),
        (TileRef("moon", 7), "tile-moon-7"),
        (BAG, "bag"),
        (WordRef("r5c5"), "name-r5c5"),
        (ShipRef(2), "ship-2"),
        (SlotRef(seat=1, index=3), "slot-1-3"),
        (CellRef(44), "cell-44"),
        (OwnRef(card=7, copy=1), "own-7-1"),
    ],
)
def test_a_reference_has_an_id_that_reads_back(ref: Ref, id: str) -> None:
    assert ref.id == id
    assert REFS.read(id) == ref


@given(st.integers(0, 99), st.integers(0, 999), st.sampled_from(["sun", "moon"]))
def test_every_reference_reads_back_as_itself(seat: int, number: int, kind: Literal["sun", "moon"]) -> None:
    for ref in (PieceRef(seat, number), TileRef(kind, number), BAG, WordRef(f"w{number}")):
        assert REFS.read(ref.id) == ref


@pytest.mark.parametrize(
    "id",
    [
        "",
        "-",
        "piece",
        "piece-1",
        "piece-1-2-3",
        "piece-x-1",
        "piece--1",
        "piece-1.5-2",
        "piece-01-2",
        "piece-+1-2",
        "piece 1 2",
        "Piece-1-2",
        "pawn-1-2",
        "tile-star-1",
        "bag-1",
    ],
)
def test_what_is_no_id_reads_as_nothing(id: str) -> None:
    """It comes from a browser: anything may come."""
    assert REFS.read(id) is None


@given(st.text("piectlbag-0123456789 sunmo", max_size=12))
def test_any_text_reads_as_a_reference_or_as_nothing(id: str) -> None:
    found = REFS.read(id)
    assert found is None or found.id == id, "a thing has one id"


def test_several_ids_are_read_together_and_others_left_out() -> None:
    assert REFS.read_all(["piece-1-2", "board", "bag"]) == (PieceRef(1, 2), BAG)
    assert Refs().read_all(["piece-1-2"]) == ()


def test_equal_cards_of_a_hand_are_told_apart() -> None:
    assert own_refs((5, 3, 5, 5)) == (OwnRef(5, 0), OwnRef(3, 0), OwnRef(5, 1), OwnRef(5, 2))
    assert own_refs(()) == ()


def test_references_are_values() -> None:
    assert PieceRef(1, 2) == PieceRef(1, 2) != PieceRef(2, 1)
    assert len({PieceRef(1, 2), PieceRef(1, 2), BAG}) == 2
    match REFS.read("piece-1-2"):
        case PieceRef(seat=seat, piece=2):
            assert seat == 1
        case other:
            raise AssertionError(other)
    with pytest.raises(AttributeError):
        PieceRef(1, 2).seat = 3  # type: ignore[misc]  # that is what is tested
