"""What a game is presented with if it says nothing of its own. Everything here is made from a view or a picture.

There is no default view and no default telling of events: what is shown of a secret, only the game can say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotek.game.refs import Ref
from ludotek.kernel import CHANCE, OVER, Event, Refusal, State, Text, View, Who
from ludotek.scene import (
    Choice,
    Counter,
    DieFace,
    DueEntry,
    DueThrow,
    EntryPart,
    Facts,
    Line,
    Outcome,
    Picture,
    SeatFace,
    Span,
    Sprite,
    colour_face,
)

if TYPE_CHECKING:
    from ludotek.game.game import AnyGame

CHANCE_FIRST = Refusal("chance_first", Text("refuse-chance-first"))


def usual_prompt(view: View) -> Text:
    """Whose turn it is. A game may word these four ids in its own text files."""
    if view.actor == OVER:
        return Text("prompt-over")
    if view.actor == CHANCE:
        return Text("prompt-chance")
    return Text("prompt-turn-you" if view.viewer == view.actor else "prompt-turn", {"who": Who(view.actor)})


def usual_face(colours: tuple[str, ...], view: View, seat: int) -> SeatFace:
    """By the colour that the view names, `view.seats[seat].colour`; else by that of these which is the seat's."""
    seats = getattr(view, "seats", None)
    return colour_face(getattr(seats[seat], "colour", colours[seat]) if seats else colours[seat])


def usual_outcome(view: View, action: int) -> Text:
    """The number of an outcome. A game may word `outcome` in its own text files."""
    return Text("outcome", {"number": action})


def no_choices(view: View) -> list[Choice]:
    return []


def no_counters(view: View, seat: int) -> tuple[Counter, ...]:
    return ()


def no_badges(view: View, seat: int) -> tuple[Text, ...]:
    return ()


def no_change(before: View, view: View) -> None:
    """For a game in which nobody sees anything of their own."""


def no_explanation(view: View, things: tuple[Ref, ...]) -> Refusal | None:
    return None


def no_faces(view: View, die: str) -> tuple[DieFace, ...]:
    return ()


def no_facts(view: View) -> Facts:
    return {}


def no_reason(before: View, after: View, story: list[Event]) -> Text | None:
    return None


def nothing_counted(event: Event, view: View) -> tuple[tuple[str, int], ...]:
    return ()


def no_place(view: View, seat: int) -> int | None:
    return None


def no_throw(view: View) -> DueThrow | None:
    """For a game without throws, or whose throws follow a seat's own choice to make them."""
    return None


def plain_entry(game: AnyGame, state: State, view: View) -> DueEntry:
    """The question for any outcome of a game without secrets, by its name."""
    outcomes = tuple(Outcome(action, game.outcome(view, action)) for action, _ in state.chances())
    return DueEntry((), Text("entry-outcome"), (EntryPart(outcomes),))


def usual_turn(view: View) -> int | None:
    """The view's `seat` if it has one: whose turn it is, also while chance acts. Else the seat that decides."""
    seat: int = getattr(view, "seat", view.actor)
    return seat


def text_picture(picture: Picture) -> list[Line]:
    """The things of a picture in words: a line for each row, from left to right, surface by surface."""
    lines: list[Line] = []
    for surface in picture.surfaces:
        below = float("-inf")  # where the next row begins
        for sprite in sorted((s for s in picture.all_sprites() if s.surface == surface.id), key=lambda s: (s.y, s.x)):
            if sprite.y >= below:
                lines.append(())
                below = sprite.y + sprite.size / 2
            lines[-1] += (*((Span("  "),) if lines[-1] else ()), *sprite_spans(sprite))
    return lines or [()]


def sprite_spans(sprite: Sprite) -> Line:
    """Its label and its badge; without both its symbol."""
    label = (Span(sprite.label),) if sprite.label is not None else ()
    badge = (Span(f" {sprite.badge}" if label else sprite.badge),) if sprite.badge else ()
    return (*label, *badge) or (Span(sprite.symbol),)
