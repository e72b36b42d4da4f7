"""The guided first game as a path: every step of it, and what is said before each step of the player who learns.

Where a match is on the path follows from its steps alone, so a match that is loaded again is where it was.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ludotek.game import AnyGame, BadLesson, Item, Lesson, Lessons, lessons_of
from ludotek.kernel import CHANCE, Match, Text
from ludotek.scene import DueThrow, Scene

Steps = tuple[tuple[int, int], ...]
PANEL = "panel-"  # and the seat: what is pointed at may also be a player's panel


class Bubble(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one lesson says."""

    number: int  # from 1
    text: Text
    point: tuple[str, ...] = ()  # things of the picture, or panel-<seat>; empty: the things of the awaited choice
    clauses: tuple[str, ...] = ()


class Guidance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the player is on the path: the bubbles to be read now, one after the other, and what is waited for.

    There are no bubbles while others act. Without an action and a throw nothing is waited for: it is only read.
    """

    number: int  # of the lesson, from 1
    count: int  # of all lessons
    bubbles: tuple[Bubble, ...] = ()
    action: int | None = None  # the choice that is waited for
    is_throw: bool = False  # the player's throw is waited for
    why: Text | None = None  # what is said to any other choice


class Path(msgspec.Struct, frozen=True):
    """A guided first game, played once in advance."""

    seat: int  # of the player who learns
    level: str  # of the bots
    start: dict[str, object]
    steps: Steps
    moments: dict[int, Guidance]  # steps made -> what is said there
    numbers: tuple[int, ...]  # steps made -> the number of the lesson

    def next_step(self, made: Sequence[tuple[int, int]]) -> tuple[int, int] | None:
        """What follows these steps; None beside the path, and at its end."""
        count = len(made)
        return self.steps[count] if count < len(self.steps) and self.has(made) else None

    def has(self, made: Sequence[tuple[int, int]]) -> bool:
        return tuple(made) == self.steps[: len(made)]

    def guidance(self, made: Sequence[tuple[int, int]]) -> Guidance | None:
        """What is said after these steps; None beside the path."""
        if not self.has(made):
            return None
        here = self.moments.get(len(made))
        return here if here is not None else Guidance(self.numbers[len(made)], self.moments[len(self.steps)].count)


@lru_cache(maxsize=64)
def path_of(game: AnyGame) -> Path | None:
    """Returns the path of a game's lessons, None if it has none. Raises BadLesson if they cannot be played."""
    lessons = lessons_of(game)
    return None if lessons is None else _Guide(game, lessons).path()


class _Guide:
    """Plays the lessons from the first to the last."""

    def __init__(self, game: AnyGame, lessons: Lessons) -> None:
        self.game = game
        self.lessons = lessons
        start = {"game": game.id, "version": game.version, **lessons.start}
        self.match = Match.new(game, start=start)
        self.moments: dict[int, Guidance] = {}
        self.numbers: list[int] = []
        self.unread: list[Bubble] = []

    def path(self) -> Path:
        for number, lesson in enumerate(self.lessons.lessons, start=1):
            self.teach(number, lesson)
        if not self.unread:
            raise BadLesson(f"{self.game.id}: the last lesson has to be one that is only read")
        self.note(Guidance(len(self.lessons.lessons), len(self.lessons.lessons)))
        return Path(
            seat=self.lessons.seat,
            level=self.lessons.level,
            start=dict(self.match.record.start or {}),
            steps=tuple(self.match.steps),
            moments=self.moments,
            numbers=(*self.numbers, len(self.lessons.lessons)),
        )

    def teach(self, number: int, lesson: Lesson) -> None:
        if not self.is_awaited():
            raise BadLesson(f"{self.game.id}: when lesson {lesson.id} begins, it is not the player's turn")
        bubble = Bubble(number, lesson.text, lesson.point, lesson.clauses)
        self.unread.append(bubble)
        for item in lesson.play:
            if self.is_awaited():
                here = self.guidance(number, lesson, item)
                self.unread[-1] = before_throw(bubble, lesson) if here.is_throw else bubble
                self.note(here)
                self.unread = [bubble]  # it stays until the lesson is over
            self.numbers.append(number)
            self.do(lesson, item)
            self.numbers += [number] * (len(self.match.steps) - len(self.numbers))
        if lesson.play:
            self.unread = []

    def is_awaited(self) -> bool:
        """Whether the player decides or throws now."""
        state = self.match.state
        throw = self.game.throw(state)
        return state.actor == self.lessons.seat or (throw is not None and throw.seat == self.lessons.seat)

    def note(self, here: Guidance) -> None:
        if not self.is_awaited():
            raise BadLesson(f"{self.game.id}: at the end of the lessons it is not the player's turn")
        if len(self.match.steps) not in self.moments:
            self.moments[len(self.match.steps)] = msgspec.structs.replace(here, bubbles=tuple(self.unread))

    def guidance(self, number: int, lesson: Lesson, item: Item) -> Guidance:
        count = len(self.lessons.lessons)
        if self.match.state.actor == CHANCE:
            return Guidance(number, count, is_throw=True)
        has_choice = len(self.match.state.legal()) > 1
        return Guidance(number, count, action=self.action(lesson, item), why=lesson.why if has_choice else None)

    def do(self, lesson: Lesson, item: Item) -> None:
        state = self.match.state
        if state.actor == CHANCE:
            if not isinstance(item, str):
                raise BadLesson(f"{self.game.id}, lesson {lesson.id}: chance acts before {item}")
            self.match.happen(item)
            return
        seat = int(state.actor)
        self.match.play(seat, self.action(lesson, item))
        if seat != self.lessons.seat:
            self.match.react(seat)

    def action(self, lesson: Lesson, item: Item) -> int:
        """The legal action of a named move. It may name only what tells it from the others."""
        legal = self.match.state.legal()
        moves = {action: msgspec.to_builtins(self.game.move(self.match.state, action)) for action in legal}
        wanted = item if isinstance(item, dict) else {}
        fitting = [action for action, move in moves.items() if wanted.items() <= move.items()]
        exact = [action for action in fitting if {k: v for k, v in moves[action].items() if v is not None} == wanted]
        if len(fitting) != 1 and len(exact) != 1:
            known = ", ".join(map(str, list(moves.values())[:40]))
            where = f"{self.game.id}, lesson {lesson.id}, step {len(self.match.steps)}"
            raise BadLesson(f"{where}: {item} fits {len(fitting)} moves of seat {self.match.state.actor}: {known}")
        return (exact if len(exact) == 1 else fitting)[0]


def before_throw(bubble: Bubble, lesson: Lesson) -> Bubble:
    """A lesson about what is done with a throw is said when it was made."""
    has_move = any(isinstance(item, dict) for item in lesson.play)
    return Bubble(bubble.number, Text("lesson-throw")) if has_move else bubble


def pointed_at(scene: Scene, guidance: Guidance, bubble: Bubble, throw: DueThrow | None = None) -> tuple[str, ...]:
    """The ids of what a bubble points at: its own things, else those of the awaited throw or choice.

    There are none where a choice is only a button.
    """
    if bubble.point or bubble != guidance.bubbles[-1]:
        return bubble.point
    if guidance.action is None:
        return throw.about if guidance.is_throw and throw is not None else ()
    choice = next(choice for choice in (*scene.choices, *scene.asides) if choice.action == guidance.action)
    return (*choice.about, *choice.gathers)


def things_of(scene: Scene) -> set[str]:
    """Everything that a bubble may point at."""
    panels = {f"{PANEL}{panel.seat}" for panel in scene.panels}
    return {sprite.id for sprite in scene.sprites} | {spot.id for spot in scene.spots} | panels
