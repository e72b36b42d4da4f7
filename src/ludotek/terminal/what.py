"""Says what things on the table are: all of them, or those whose name or description has some words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ludotek.game import about_thing, things_in
from ludotek.kernel import Text as Message
from ludotek.scene import About
from ludotek.terminal.players import clean
from ludotek.text import capitalize

if TYPE_CHECKING:
    from ludotek.terminal.play import Session

WHAT: Final = "w"  # and then the words that a thing should have
SIDE: Final = "{} ×{}".format  # of a die


def is_what(command: str) -> bool:
    return command == WHAT or command.startswith(f"{WHAT} ")


def explain_things(session: Session, words: str) -> None:
    """Shows a page about the things that have all of these words; without words one line for each kind of thing."""
    wanted = words.casefold().split()
    lines = [line for line in described(session, bool(wanted)) if all(word in line.plain.casefold() for word in wanted)]
    if not lines:
        session.message = session.painter.say("say-no-thing", typed=clean(words))
        return
    page = [part for line in lines for part in (line, Text())]
    session.terminal.read(page, [], session.painter.say("hint-read"))


def described(session: Session, each: bool) -> Iterator[Text]:
    """A line about every different thing that the viewer sees, or only about the first of each kind."""
    view = session.view()
    scene = session.game.scene(view)
    names = session.painter.names(view)
    met: set[str] = set()
    for thing in things_in(scene):
        about = about_thing(session.game, view, scene, thing)
        if about is None or about.text is None:
            continue
        line = line_about(session, about, names)
        key = line.plain if each else session.words.say(about.text, names)
        if key not in met:
            met.add(key)
            yield line


def line_about(session: Session, about: About, names: list[str]) -> Text:
    def say(text: Message | None) -> str:
        return capitalize(session.words.say(text, names)) if text is not None else ""

    sides = ", ".join(SIDE(session.words.say(face.name, names), face.count) for face in about.faces)
    parts = [
        say(about.text),
        say(about.now),
        f"({sides})" if sides else "",
        f"[{about.clause}]" if about.clause else "",
    ]
    return Text.assemble((say(about.name), "bold"), ". ", " ".join(part for part in parts if part))
