"""Pages to read: the keys, and the rules clause by clause."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rich.text import Text

from ludotek.game import Step, Summary
from ludotek.kernel import LudotekError
from ludotek.kernel import Text as Message
from ludotek.kernel.clauses import Clause, Rulebook
from ludotek.text import Words, localized_error

if TYPE_CHECKING:
    from ludotek.terminal.frames import Painter

KEY_TEXTS = {  # in the order of the help page
    "/": "help-search",
    "w": "help-what",
    "h": "help-hint",
    "u": "help-undo",
    "s": "help-save",
    "l": "help-leave",
    "q": "help-quit",
    "?": "help-help",
}


class UnknownClause(LudotekError, code="input/clause"): ...


def help_page(painter: Painter, game: str, commitment: str | None) -> list[Text]:
    """The help page: the keys, where the rules are, and the commitment to the throws."""
    say = painter.say
    lines = [Text(say("help-title"), "bold"), key_line("1 2 3 …", say("help-choose"))]
    lines += [key_line(key, say(text)) for key, text in KEY_TEXTS.items()]
    lines += [Text(), Text(say("help-rules", command=f"ludotek rules {game}"))]
    if commitment is not None:
        lines += [Text(), Text(say("help-fair", commitment=commitment))]
    return [*lines, Text()]


def key_line(key: str, meaning: str) -> Text:
    return Text.assemble((f"  {key:<8}", "bold"), meaning)


def rule_lines(book: Rulebook) -> list[Text]:
    """The whole rulebook, section by section."""
    found: list[Text] = []
    for section in book.sections:
        found += [Text(section.title, "bold"), Text()]
        for clause in book.clauses:
            if clause.section == section.id:
                found += [clause_line(clause), Text()]
    return found


def summary_lines(summary: Summary, words: Words) -> list[Text]:
    """The game on one screen, each part under its heading."""
    parts = (("aim", (summary.aim,)), ("turn", summary.turn), ("end", (summary.end,)), ("mistakes", summary.mistakes))
    found: list[Text] = []
    for name, steps in parts:
        found.append(Text(words.say(Message(f"summary-{name}")), "bold"))
        found += [summary_line(step, number if len(steps) > 1 else None) for number, step in enumerate(steps, start=1)]
        found.append(Text())
    return found


def summary_line(step: Step, number: int | None) -> Text:
    mark = "  " if number is None else f"{number} "
    return Text.assemble(mark, step.text, (f" ({', '.join(step.clauses)})", "dim"))


def clause_line(clause: Clause) -> Text:
    return Text.assemble((clause.id, "bold"), "  ", clause.text)


def look_up(book: Rulebook, id: str) -> Clause:
    """The clause of this id, in capitals or not, with or without the letters of the game."""
    wanted = id.upper()
    for clause in book.clauses:
        if clause.id == wanted or clause.id.partition("-")[2] in (wanted, wanted.zfill(2)):
            return clause
    ids = [clause.id for clause in book.clauses]
    near = difflib.get_close_matches(wanted, ids, n=3)
    if near:
        raise localized_error(UnknownClause, "wrong-clause-near", given=id, near=", ".join(near))
    raise localized_error(UnknownClause, "wrong-clause", given=id, first=ids[0], last=ids[-1])


def search(book: Rulebook, word: str) -> Iterator[Clause]:
    """The clauses that mention a word."""
    for clause in book.clauses:
        if word.casefold() in clause.text.casefold():
            yield clause


def chosen_lines(book: Rulebook, clause: str | None, word: str | None) -> list[Text]:
    """One clause, those with a word, or all; nothing if no clause has the word."""
    if clause is not None:
        return [clause_line(look_up(book, clause))]
    if word is not None:
        return [clause_line(found) for found in search(book, word)]
    return rule_lines(book)
