"""A look back at a finished match: everybody's chance, turning points, luck, skill, moves to think about.

Everything in it may be known to everybody: the match is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from ludotek.bots.analysis import Analysis, Lesson, Turn, analyse
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, LudotekError, Match, Record, State, Text
from ludotek.scene import SeatFace
from ludotek.table import replay_steps
from ludotek.table.telling import choice_labels
from ludotek.workers.report import Report

POINTS: Final = 240  # of the curve, about: no screen shows more
ANALYSED: Final = 0.1  # of the work is done when the match is replayed


class NotOver(LudotekError, code="record/not_yet"): ...


class CurvePoint(msgspec.Struct, frozen=True):
    """Everybody's chance to win after this many steps."""

    step: int
    chances: tuple[float, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A step that changed much: a throw or draw that changed `seat`'s chance, or a decision of `seat`."""

    step: int  # from 1
    seat: int
    change: float
    is_luck: bool
    told: tuple[Text, ...]
    played: Text | None = None  # the choice, where a decision told nothing


class Rethink(msgspec.Struct, frozen=True):
    """A decision of `seat` with a better one, as an expert sees it. Before it this many steps had been made."""

    step: int
    seat: int
    played: Text
    better: Text
    loss: float


class LookBack(msgspec.Struct, frozen=True):
    game: str
    names: tuple[str, ...]
    faces: tuple[SeatFace, ...]
    steps: int
    scores: tuple[float, ...]
    curve: tuple[CurvePoint, ...]
    luck: tuple[float, ...]  # how much throws and draws changed each seat's chance, summed
    skill: tuple[float, ...]  # how much its decisions lost against the best ones, summed; 0: without a mistake
    turns: tuple[TurningPoint, ...]
    lessons: tuple[Rethink, ...]


def look_back(game: AnyGame, record: Record, report: Report) -> LookBack:
    """Raises NotOver, NoValue, or BadRecord for a record that cannot be replayed."""
    states: list[State] = []
    match = Match.replay(game, record, steps=0)
    for match in replay_steps(game, record):
        states.append(match.state.copy())
    if states[-1].actor != OVER:
        raise NotOver("a match is looked back at when it is over")
    report(ANALYSED)
    found = analyse(game, states, record.steps, lambda share: report(ANALYSED + (1 - ANALYSED) * share))
    view = game.view(states[-1], None)
    return LookBack(
        game=game.id,
        names=record.players,
        faces=tuple(game.seat(view, seat) for seat in range(record.seats)),
        steps=len(record.steps),
        scores=tuple(states[-1].scores()),
        curve=thinned(found),
        luck=found.luck,
        skill=found.skill,
        turns=tuple(turning_point(match, states, turn) for turn in found.turns),
        lessons=tuple(rethink(game, states, lesson) for lesson in found.lessons),
    )


def thinned(found: Analysis) -> tuple[CurvePoint, ...]:
    """The curve with as many points as can be seen, among them those round the turning points."""
    last = len(found.curve) - 1
    every = max(1, last // POINTS)
    kept = {
        *range(0, last, every),
        last,
        *(turn.step for turn in found.turns),
        *(turn.step - 1 for turn in found.turns),
    }
    return tuple(CurvePoint(step, tuple(round(one, 4) for one in found.curve[step])) for step in sorted(kept))


def turning_point(match: Match, states: Sequence[State], turn: Turn) -> TurningPoint:
    said = told(match, states, turn.step)
    played = None if said else played_at(match, states, turn.step)
    return TurningPoint(turn.step, turn.seat, turn.change, turn.is_luck, said, played)


def played_at(match: Match, states: Sequence[State], step: int) -> Text | None:
    """The choice that a seat made by this step; None if chance acted."""
    actor, action = match.steps[step - 1]
    return None if actor == CHANCE else choice_labels(match.game, states[step - 1], actor).get(action)


def told(match: Match, states: Sequence[State], step: int) -> tuple[Text, ...]:
    """What was told of a step to everybody, else to the first seat that was told anything."""
    game: AnyGame = match.game
    for viewer in (None, *range(match.record.seats)):
        view = game.view(states[step], viewer)
        lines = [game.tell(event, view) for event in match.stories[step - 1]]
        found = tuple(line.text for line in lines if line is not None and line.text is not None)
        if found:
            return found
    return ()


def rethink(game: AnyGame, states: Sequence[State], lesson: Lesson) -> Rethink:
    labels = choice_labels(game, states[lesson.step - 1], lesson.seat)
    return Rethink(lesson.step - 1, lesson.seat, labels[lesson.played], labels[lesson.better], lesson.loss)
