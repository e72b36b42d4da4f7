"""The engine's buffers as numpy arrays: views of the compiled engine's, copies of the interpreted one's."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludotek import _engine

IS_COMPILED: Final = _engine.running() == "compiled"
WORD: Final = (1 << 64) - 1


def words(buffer: Any) -> NDArray[np.uint8]:
    """Words as bytes, the lowest first."""
    if IS_COMPILED:
        return np.frombuffer(buffer, dtype=np.uint8)
    return np.array([word & WORD for word in buffer], dtype="<u8").view(np.uint8)


def integers(buffer: Any) -> NDArray[np.int64]:
    return np.frombuffer(buffer, dtype=np.int64) if IS_COMPILED else np.array(buffer, dtype=np.int64)


def small_integers(buffer: Any) -> NDArray[np.int32]:
    return np.frombuffer(buffer, dtype=np.int32) if IS_COMPILED else np.array(buffer, dtype=np.int32)


def numbers(buffer: Any) -> NDArray[np.float64]:
    return np.frombuffer(buffer, dtype=np.float64) if IS_COMPILED else np.array(buffer, dtype=np.float64)


def flags(buffer: Any) -> NDArray[np.bool_]:
    """Words that are 0 or 1."""
    return words(buffer)[::8].view(np.bool_)
