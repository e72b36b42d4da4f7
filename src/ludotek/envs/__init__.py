"""Games as environments for learning: batches in numpy arrays, and the interfaces that other libraries know."""

from __future__ import annotations

from ludotek.envs.arrays import Arrays, BadInput, Peek
from ludotek.envs.single import Single

__all__ = ["Arrays", "BadInput", "Peek", "Single"]
