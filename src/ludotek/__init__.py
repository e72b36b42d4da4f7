"""Ludotek: board games with faithful rules."""

from importlib import import_module

from ludotek import _engine

__version__ = "0.1.0"

_engine.choose()

with _engine.explain_old_twins():
    from ludotek.kernel import Text, errors


def _say_english(text: Text) -> str:
    words = import_module("ludotek.text")  # only when an error is printed; the compiled modules do without it
    return str(words.say_english(text))


errors.set_english(_say_english)
