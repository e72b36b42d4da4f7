"""The story of a match as each viewer may know it, step by step."""

from __future__ import annotations

from collections.abc import Iterable

from ludotek.kernel import Match
from ludotek.scene import Told

Viewer = int | None
LONGEST = 80  # steps: no screen shows more of the story


class StoryLog:
    """What every viewer was told of every step."""

    def __init__(self, viewers: Iterable[Viewer]) -> None:
        self._told: dict[Viewer, list[list[Told]]] = {viewer: [] for viewer in viewers}

    def add_step(self, match: Match) -> None:
        """Adds what each viewer is told of the last step of the match, which was just made."""
        for viewer, steps in self._told.items():
            view = match.game.view(match.state, viewer)
            told = [match.game.tell(event, view) for event in match.stories[-1]]
            steps.append([one for one in told if one is not None])

    def add_told(self, told: Told) -> None:
        """Adds something that everybody is told and that is no step, to the last step."""
        for steps in self._told.values():
            if steps:
                steps[-1].append(told)

    def rewind(self, steps: int) -> None:
        """Keeps only this many steps."""
        for told in self._told.values():
            del told[steps:]

    def lines(self, viewer: Viewer, *, until: int | None = None) -> list[tuple[int, Told]]:
        """The end of what is told in words, each with the number of its step from 0."""
        steps = list(enumerate(self._told[viewer][:until]))[-LONGEST:]
        return [(step, one) for step, told in steps for one in told if one.text is not None]

    def latest(self, viewer: Viewer, *, until: int | None = None) -> list[Told]:
        """What is told in words of the last step."""
        told = self._told[viewer][:until]
        return [one for one in told[-1] if one.text is not None] if told else []
