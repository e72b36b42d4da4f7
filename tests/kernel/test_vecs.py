"""Flat arrays: librt's when compiled, the stand-in when interpreted (the suite runs in both modes)."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from ludotek import _engine
from ludotek.kernel.vecs import vec


def test_an_array_is_made_read_written_and_copied() -> None:
    row = vec[i64]([3, 1, 2])
    assert len(row) == 3
    twin = row[:]
    twin[0] = 9
    row[1] += 4
    assert list(row) == [3, 5, 2]
    assert list(twin) == [9, 1, 2]


def test_an_index_outside_is_an_error() -> None:
    row = vec[i64]([3])
    with pytest.raises(IndexError):
        row[1]


def test_the_stand_in_is_used_exactly_where_librt_is_not() -> None:
    assert issubclass(type(vec[i64]([])), list) != _engine.uses_librt()
