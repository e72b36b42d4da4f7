"""What is told besides the steps of a match: everybody reads it, in the log and in a replay."""

from __future__ import annotations

from ludotek.game import AnyGame
from ludotek.kernel import State, Text, View, Who
from ludotek.kernel.story import Event
from ludotek.scene import Told
from ludotek.table.entries import Entered, EntryRefused


def tell(game: AnyGame, story: list[Event], view: View) -> tuple[Told, ...]:
    return tuple([told for event in story if (told := game.tell_event(event, view)) is not None])


def choice_labels(game: AnyGame, state: State, seat: int) -> dict[int, Text]:
    """Action -> how a seat's choice was worded for it."""
    return {choice.action: choice.label for choice in game.choices(game.view(state, seat))}


def hint_told(seat: int) -> Told:
    """Everybody knows who asked for help; what was said only the one who asked."""
    return Told(Text("told-hint", {"who": Who(seat)}), seat)


def undo_told(seat: int) -> Told:
    return Told(Text("told-undo", {"who": Who(seat)}), seat)


def entry_told(entry: Entered | EntryRefused) -> Told:
    """Everybody knows who tried something else in secret; not what."""
    id = "told-entry-refused" if isinstance(entry, EntryRefused) else "told-entry-withdrawn"
    return Told(Text(id, {"who": Who(entry.seat)}), entry.seat)
