"""Flat arrays of machine integers: `librt.vecs.vec` where it is installed, else a list that behaves alike."""

from typing import Any

from ludotek import _engine

if _engine.uses_librt():
    from librt.vecs import vec as vec
else:

    class vec(list[Any]):  # type: ignore[no-redef]  # noqa: N801 - it stands in for librt's
        """A stand-in for `librt.vecs.vec`, for the operations the hot modules use."""
