"""What people have entered from a real table, and who may take it back."""

from __future__ import annotations

from collections.abc import Collection

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, Match
from ludotek.table.entries import Entered, EntryRefused


class EnteredChance:
    """The part of a table that holds entries; see `entering.py` for what is asked and what follows."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.ahead: dict[int, tuple[int, ...]] = {}  # seat -> secret outcomes that wait until others have entered, too
        self.second: list[tuple[int, Entered | EntryRefused]] = []  # seq and entry: replaced, withdrawn or refused ones
        self._entered_at: dict[int, set[int] | None] = {}  # step -> who entered it and what follows; None: all saw it

    def enter(self, match: Match, seq: int, entry: Entered) -> None:
        """Takes up an entry; a secret one without outcomes withdraws the one before."""
        if entry.seat in self.ahead:
            self.second.append((seq, entry))
        due = self.game.entry(match.state, None)
        self.ahead.pop(entry.seat, None)
        is_secret = due is not None and due.is_secret
        if is_secret and entry.outcomes:
            self.ahead[entry.seat] = entry.outcomes
        self._entered_at[len(match.steps)] = {*(self.ahead or {entry.seat})} if is_secret else None

    def enter_openly(self, match: Match) -> None:
        """The next step was entered where everybody saw it."""
        self._entered_at[len(match.steps)] = None

    def use_up(self, match: Match) -> None:
        """What the next drawer entered ahead happens now."""
        due = self.game.entry(match.state, None)
        if due is not None and due.is_secret:
            left = self.ahead.pop(due.seats[0], ())[1:]
            self.ahead |= {due.seats[0]: left} if left else {}

    def may_take_back(self, step: int, seats: Collection[int]) -> bool:
        """Whether an entry begins with this step of chance that one of these seats may take back."""
        entered_by = self._entered_at.get(step, set())
        return entered_by is None or not entered_by.isdisjoint(seats)

    def take_back(self, match: Match, asking: int | None, steps: int) -> None:
        """A deal is taken back to so many steps because one seat enters something else: the others' entries wait."""
        self.ahead = {}
        if not self.game.has_secrets:
            return
        state = match.state_after(steps)
        for actor, action in match.steps[steps:]:
            due = self.game.entry(state, None)
            if actor != CHANCE or due is None or not due.is_secret:
                break
            if due.seats[0] != asking:
                self.ahead[due.seats[0]] = (*self.ahead.get(due.seats[0], ()), action)
            state.apply(action)

    def forget_after(self, steps: int) -> None:
        self._entered_at = {step: seats for step, seats in self._entered_at.items() if step < steps}
