"""What chance did on a real table, and the question that asks for it: outcomes as pictures with their names."""

from __future__ import annotations

import msgspec

from ludotek.kernel import Text


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that chance may bring: a side of a die, a card, a tile."""

    action: int
    label: Text
    symbol: str = ""  # of the game's art; empty: only the label is shown
    tone: str = ""
    most: int = 0  # how often it can come at most in one entry, as far as the viewer knows; 0: any number of times


class EntryPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """So many outcomes of one kind: three shot dice, the seven cards of a hand."""

    outcomes: tuple[Outcome, ...]
    count: int = 1
    label: Text | None = None


class DueEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is to be entered now at a table with its own dice and cards."""

    seats: tuple[int, ...] = ()  # whose it is, the one whose outcome comes next first; empty: nobody's in particular
    question: Text | None = None  # None: this viewer is not asked
    parts: tuple[EntryPart, ...] = ()  # in the order in which the outcomes are entered
    is_secret: bool = False  # each of `seats` enters its own, and nobody else may know it
    entered: tuple[int, ...] = ()  # what this viewer has entered, while others have not yet

    @property
    def count(self) -> int:
        """How many outcomes are to be entered."""
        return sum(part.count for part in self.parts)

    def outcome(self, action: int) -> Outcome | None:
        return next((one for part in self.parts for one in part.outcomes if one.action == action), None)

    def without_question(self) -> DueEntry:
        """The same for a viewer who may only know who is asked."""
        return DueEntry(self.seats, is_secret=self.is_secret)
