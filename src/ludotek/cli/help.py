"""The help of the command in seven languages. Commands declare text ids; this module makes words of them."""

from __future__ import annotations

from typing import Any

from cyclopts.help import DefaultFormatter, HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.text import Text as Styled

from ludotek.kernel import Text
from ludotek.text import command_words

TITLES = {"command": "cli-commands", "parameter": "cli-parameters"}
OWN = {"--help": "cli-help", "--version": "cli-version"}  # what the library adds by itself
TYPES = {"INT": "number", "CHOICE": "choice"}  # what the library calls values


class HelpFormatter:
    """Prints help in one language, with the library's layout."""

    def __init__(self, language: str) -> None:
        self._words = command_words(language)
        self._formatter = DefaultFormatter()

    def say(self, id: str, **args: str) -> str:
        """The words of a text id. Other help is for developers and stays English."""
        return self._words.say(Text(id, args)) if id.startswith("cli-") else id

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [self.entry(entry) for entry in panel.entries]
        self._formatter(console, options, panel.copy(title=self.say(TITLES[panel.format]), entries=entries))

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        line = " ".join(self.usage_word(word) for word in str(usage or "").split())
        console.print(self.say("cli-usage", line=line), markup=False, highlight=False, soft_wrap=True)
        console.print()

    def render_description(self, console: Console, options: ConsoleOptions, description: Any) -> None:
        console.print(self.say(plain(description)), markup=False, highlight=False)
        console.print()

    def usage_word(self, word: str) -> str:
        """Translates a placeholder such as `[GAME]`; words to be typed stay."""
        bare = word.strip("[]")
        return word.replace(bare, self.name(bare.lower())) if bare.isupper() else word

    def entry(self, entry: HelpEntry) -> HelpEntry:
        """The entry in this language, with the additions that the library would write in English."""
        id = next((OWN[name] for name in entry.names if name in OWN), None) or plain(entry.description)
        label = entry.positional_label
        more = []
        if entry.choices:
            more.append(self.say("cli-possible", values=", ".join(entry.choices)))
        if entry.default:
            more.append(self.say("cli-default", value=entry.default))
        if entry.required:
            more.append(self.say("cli-required"))
        said = self.say(id) + (f" ({'; '.join(more)})" if more else "")
        return entry.copy(
            description=Styled(said),
            metavar=self.name(TYPES.get(entry.metavar, entry.metavar)) if entry.metavar and not label else None,
            positional_label=self.name(label.lower()) if label else None,
            choices=None,
            default=None,
            required=False,
        )

    def name(self, of: str) -> str:
        """The placeholder of a value; in English, where only operators and developers read it."""
        id = f"cli-name-{of}"
        return self.say(id) if self._words.has(id) else of.upper()


def plain(description: Any) -> str:
    """The text id that was declared as help."""
    shown = getattr(description, "plain", None) or getattr(description, "primary_renderable", None) or description
    return str(getattr(shown, "plain", shown)).strip()
