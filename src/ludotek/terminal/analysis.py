"""`ludotek analyse`: a finished match as a text chart, with luck, skill, turning points and moves to think about."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from ludotek import catalogue, text
from ludotek.bots.analysis import Analysis, Lesson, Turn, analyse
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, BadRecord, Record, State, Text
from ludotek.table import players_of_record, replay_steps
from ludotek.table.telling import choice_labels
from ludotek.terminal import language as languages
from ludotek.terminal import saves
from ludotek.terminal.frames import Painter
from ludotek.terminal.story_log import StoryLog
from ludotek.text import Words, localized_error

WIDTH: Final = 60  # columns of the chart
BARS: Final = "▁▂▃▄▅▆▇█"


class LookBack:
    """One record, analysed, in one language."""

    def __init__(self, game: AnyGame, record: Record, words: Words) -> None:
        self.game = game
        self.words = words
        self.painter = Painter(game, players_of_record(game, record), words, is_replay=True)
        self.viewers = (None, *range(record.seats))
        self.story_log = StoryLog(self.viewers)
        self.states: list[State] = []
        self.steps = record.steps
        for match in replay_steps(game, record):
            self.states.append(match.state.copy())
            if match.steps:
                self.story_log.add_step(match)
        if self.states[-1].actor != OVER:
            raise localized_error(BadRecord, "wrong-running")
        self.view = game.view(self.states[-1], None)
        self.names = self.painter.names(self.view)
        self.found: Analysis = analyse(game, self.states, record.steps)

    def say(self, id: str, **args: str | int) -> str:
        return text.command_words(self.words.language).say(Text(id, args))

    def lines(self, bars: str = BARS) -> list[str]:
        found = [self.say("analyse-curve", steps=len(self.states) - 1)]
        widest = max(len(name) for name in self.names)
        for seat, name in enumerate(self.names):
            found.append(f"  {self.shape(seat)} {name:<{widest}} {chart(self.found.curve, seat, bars)}")
        found += ["", self.say("analyse-luck-skill")]
        for seat, name in enumerate(self.names):
            luck, skill = signed(self.found.luck[seat]), signed(self.found.skill[seat])
            found.append(f"  {self.shape(seat)} {name:<{widest}} {luck:>6} {skill:>6}")
        if self.found.turns:
            found += ["", self.say("analyse-turns")]
            found += [self.turn_line(turn) for turn in self.found.turns]
        found += ["", self.say("analyse-lessons" if self.found.lessons else "analyse-no-lessons")]
        found += [self.lesson_line(lesson) for lesson in self.found.lessons]
        return found

    def shape(self, seat: int) -> str:
        return self.game.seat(self.view, seat).shape

    def turn_line(self, turn: Turn) -> str:
        return f"  {turn.step:>4}  {self.told(turn.step)} ({self.names[turn.seat]} {signed(turn.change)})"

    def told(self, step: int) -> str:
        """What was told of a step to everybody, or else to the seat that it concerned: now all may know."""
        for viewer in self.viewers:
            told = self.story_log.latest(viewer, until=step)
            if told:
                view = self.game.view(self.states[step], viewer)
                return " ".join(self.painter.story_line(view, one, self.names).text for one in told)
        actor, action = self.steps[step - 1]
        return "" if actor == CHANCE else f"{self.names[actor]}: {self.choice(step, actor, action)}"

    def choice(self, step: int, seat: int, action: int) -> str:
        """What a seat chose or could have chosen by this step."""
        label = choice_labels(self.game, self.states[step - 1], seat).get(action)
        return "" if label is None else self.words.say(label, self.names)

    def lesson_line(self, lesson: Lesson) -> str:
        step, seat = lesson.step, lesson.seat
        said = self.say(
            "analyse-lesson",
            who=self.names[seat],
            played=self.choice(step, seat, lesson.played),
            better=self.choice(step, seat, lesson.better),
            loss=signed(-lesson.loss),
        )
        return f"  {lesson.step:>4}  {said}"


def chart(curve: Sequence[Sequence[float]], seat: int, bars: str) -> str:
    """One seat's chance over the match, in at most WIDTH columns."""
    columns = min(WIDTH, len(curve))
    found = ""
    for column in range(columns):
        at = column * (len(curve) - 1) // max(1, columns - 1)
        found += bars[min(len(bars) - 1, int(curve[at][seat] * len(bars)))]
    return found


def signed(change: float) -> str:
    """In points of a hundred."""
    return f"{round(100 * change):+d} %".replace("-", "−")


def show_analysis(file: str, *, language: str | None = None) -> int:
    """Prints the look back at a record; returns the exit code."""
    spoken = languages.choose(language, os.environ)
    record = saves.read_record(file)
    game = catalogue.game(record.game)
    for line in LookBack(game, record, text.words(spoken, game)).lines():
        print(line)
    return 0
