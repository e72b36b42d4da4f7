"""Asks the people at this terminal what their own dice and cards brought. A secret only behind the curtain."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ludotek.kernel import IllegalMove
from ludotek.scene import DueEntry, Outcome
from ludotek.table import Enter, due_entry
from ludotek.terminal.commands import run_command

if TYPE_CHECKING:
    from ludotek.terminal.play import Session


class Entering:
    """The outcomes of one question, picked one by one or several in a line, and entered together."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.picked: list[int] = []
        self._asked_at = 0  # the seq at which they were picked

    def ask(self) -> None:
        session = self.session
        seat, due = self.question()
        if self._asked_at != session.table.seq:
            self.picked, self._asked_at = [], session.table.seq
        named = [(self.label(one), one.action) for one in self.offered(due)]
        found = session.narrowed(named)
        outcomes = [action for _, action in found]
        ask = session.ask_alone if due.is_secret else session.ask  # all enter their own, in any order
        command = ask(session.view(), [label for label, _ in found], self.words(due))
        several = read_several(command, outcomes)
        if several:
            self.pick(seat, several)
        else:
            run_command(session, command, [partial(self.pick, seat, [action]) for action in outcomes])

    def question(self) -> tuple[int, DueEntry]:
        """Who is asked, and what. Something secret is asked of its owner alone."""
        session = self.session
        public = due_entry(session.table, None)
        asked = [seat for seat in (public.seats if public is not None else ()) if seat in session.people]
        if public is not None and public.is_secret:
            session.hand_over(asked[0])
        here = [seat for seat in session.people if seat not in session.table.left]  # they throw for bots, too
        seat = (asked or here or [session.asking_seat])[0]
        is_open = public is not None and not public.is_secret and len(session.people) > 1  # asked by name
        due = public if is_open else due_entry(session.table, seat)
        assert due is not None  # chance acts, and it is entered
        return seat, due

    def offered(self, due: DueEntry) -> Sequence[Outcome]:
        """What the next of the outcomes can be."""
        parts = [part for part in due.parts for _ in range(part.count)]
        part = parts[len(self.picked)]
        return [one for one in part.outcomes if not one.most or self.picked.count(one.action) < one.most]

    def label(self, outcome: Outcome) -> str:
        return self.session.words.say(outcome.label, self.names())

    def names(self) -> Sequence[str]:
        return self.session.painter.names(self.session.view())

    def words(self, due: DueEntry) -> str:
        """The question, for what of it, and how far it is answered."""
        session, names = self.session, self.names()
        question = ""
        if due.question is not None:
            address = session.painter.address(session.view(), due.question, names)
            question = address + session.words.say(due.question, names)
        if due.count == 1:
            return question
        parts = [part for part in due.parts for _ in range(part.count)]
        label = parts[len(self.picked)].label
        what = f"{session.words.say(label, names)}, " if label is not None else ""
        return f"{question} ({what}{len(self.picked) + 1}/{due.count})"

    def pick(self, seat: int, outcomes: Sequence[int]) -> None:
        """Takes these, and enters all when there are enough."""
        session = self.session
        due = due_entry(session.table, seat)
        assert due is not None  # it was asked just now
        session.wanted = ""
        self.picked += outcomes
        if len(self.picked) < due.count:
            return
        picked, self.picked = tuple(self.picked), []
        session.fresh = len(session.match.steps)
        try:
            session.send(Enter(seat, picked, session.table.seq))
        except IllegalMove as error:
            session.message = session.words.say(error.text)


def read_several(command: str, outcomes: Sequence[int]) -> list[int]:
    """Several numbers of choices in one line, `3 1 1`; none if it is anything else."""
    words = command.split()
    are_numbers = len(words) > 1 and all(word.isdecimal() and 1 <= int(word) <= len(outcomes) for word in words)
    return [outcomes[int(word) - 1] for word in words] if are_numbers else []
