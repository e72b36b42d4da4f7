"""The tones of text pictures as terminal styles. Every colour is at least 3:1 against black and against white."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from ludotek.scene import Line
from ludotek.text import Words

STYLES = {  # tone -> style
    "green": "#2f9e64",
    "orange": "#d4701f",
    "yellow": "#c28a00",
    "blue": "#4a86d0",
    "red": "#d9533f",
    "purple": "#9a6cc8",
    "black": "#7f8890",
    "strong": "bold",
    "muted": "dim",
}


def style(tone: str) -> str:
    return STYLES.get(tone, "")


def picture(lines: Sequence[Line], words: Words, names: Sequence[str]) -> list[Text]:
    """A text picture in a language and in colours."""
    return [Text.assemble(*((words.say(span.text, names), style(span.tone)) for span in line)) for line in lines]
