"""A guided first game at the terminal: what the lessons say, and what is answered to another choice."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from ludotek.table import Guidance, LeaveLesson

if TYPE_CHECKING:
    from ludotek.terminal.play import Session

WIDTH = 76  # columns of what a lesson says
AWAITED = "→"  # before the choice that the lesson waits for
Action = Callable[[], None]


class Lesson:
    """Which bubbles of the present moment were read."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._moment = -1  # steps made when the bubbles were counted
        self._read = 0

    @property
    def guidance(self) -> Guidance | None:
        return self.session.table.guidance

    @property
    def read(self) -> int:
        return self._read if self._moment == len(self.session.match.steps) else 0

    @property
    def is_reading(self) -> bool:
        """Whether something is said before anything is to be done."""
        guidance = self.guidance
        return guidance is not None and self.read < len(guidance.bubbles) - 1

    def read_on(self) -> None:
        self._read, self._moment = self.read + 1, len(self.session.match.steps)

    def notes(self) -> list[str]:
        """What the lesson says now."""
        guidance = self.guidance
        if guidance is None or not guidance.bubbles:
            return []
        bubble = guidance.bubbles[min(self.read, len(guidance.bubbles) - 1)]
        said = self.session.words.say(bubble.text)
        head = self.session.painter.say("lesson-number", number=bubble.number, count=guidance.count)
        rule = f" ({bubble.clauses[0]})" if bubble.clauses else ""
        return textwrap.wrap(f"{head}: {said}{rule}", WIDTH)

    def refuses(self, action: int) -> bool:
        """Whether the lesson waits for another choice; then the message says why."""
        wanted = self.session.table.scripted_action
        guidance = self.guidance
        if wanted is None or action == wanted or guidance is None:
            return False
        self.session.message = self.session.words.say(guidance.why) if guidance.why is not None else ""
        return True

    def mark(self, action: int, label: str) -> str:
        guidance = self.guidance
        return f"{AWAITED} {label}" if guidance is not None and guidance.action == action else label

    def with_leave(self, seat: int, labels: Sequence[str], actions: Sequence[Action]) -> tuple[list[str], list[Action]]:
        """The choices, and in a lesson that of playing on without it."""
        if self.guidance is None:
            return [*labels], [*actions]
        label = self.session.painter.say("choice-lesson-leave")
        return [*labels, label], [*actions, partial(self.session.send, LeaveLesson(seat))]
