"""Flat arrays of machine integers: `librt.vecs.vec` where it is installed, else a list that behaves alike."""

from typing import Any

from ludotek import _engine

if _engine.uses_librt():
    from librt.vecs import vec as vec
else:

    class vec(list[Any]):  # type: ignore[no-redef]  # noqa: N801 - it stands in for librt's
        """A stand-in for `librt.vecs.vec`, for the operations the hot modules use."""


if _engine.uses_librt():
    from librt.strings import read_i32_le as read_i32_le
else:

    def read_i32_le(data: bytes, at: int) -> int:  # type: ignore[misc]  # it stands in for librt's
        """The 32-bit number at this byte."""
        return int.from_bytes(data[at : at + 4], "little", signed=True)
