"""Ludotek: board games with faithful rules."""

from ludotek import _engine

__version__ = "0.1.0"

_engine.choose()
