"""Whose turns have ended, and since when bots play for people: what clocks depend on besides the position."""

from __future__ import annotations

from collections import Counter


class Turns:
    """Counted in steps of the match, so that an undo takes it back, too."""

    def __init__(self) -> None:
        self._bot_since: dict[int, int] = {}  # seat -> the steps made when a bot took it from a person
        self._passed: list[tuple[int, int]] = []  # the steps made, and the seat whose turn ended with the last one
        self._again: Counter[int] = Counter()  # seat -> its ended turns that were taken back and come again

    def bot_since(self, seat: int) -> int:
        """The number of steps before a bot took this seat; 0 if it always had it."""
        return self._bot_since.get(seat, 0)

    def is_repeated(self, seat: int) -> bool:
        """Whether this seat's turn has ended once before, and was taken back."""
        return self._again[seat] > 0

    def bot_takes(self, seat: int, steps: int) -> None:
        self._bot_since[seat] = steps

    def end(self, seat: int, steps: int) -> None:
        """This seat's turn ends with the last of so many steps."""
        self._passed.append((steps, seat))
        self._again[seat] = max(0, self._again[seat] - 1)

    def forget_after(self, steps: int) -> None:
        while self._passed and self._passed[-1][0] > steps:
            self._again[self._passed.pop()[1]] += 1
        self._bot_since = {seat: min(since, steps) for seat, since in self._bot_since.items()}
