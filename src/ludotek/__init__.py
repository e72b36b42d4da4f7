"""Ludotek: board games with faithful rules."""

from ludotek import _engine

__version__ = "0.1.0"

_engine.choose()

from ludotek.kernel import Text, errors  # noqa: E402 - the engine is chosen first


def _say_english(text: Text) -> str:
    from ludotek.text import say_english  # only when an error is printed

    return say_english(text)


errors.set_english(_say_english)
