"""Shows a record step by step in both directions."""

from __future__ import annotations

import os
from dataclasses import replace

from rich.text import Text as Styled

from ludotek import catalogue, text
from ludotek.game import AnyGame
from ludotek.kernel import OVER, BadRecord, Record, State
from ludotek.table import players_of_record, replay_steps
from ludotek.terminal import language as languages
from ludotek.terminal import saves
from ludotek.terminal.console import EndOfInput, Lines, Terminal, open_terminal
from ludotek.terminal.frames import Painter
from ludotek.terminal.players import clean
from ludotek.terminal.screen import Frame
from ludotek.terminal.signals import SignalGuard, Stopped
from ludotek.terminal.start_note import record_note
from ludotek.terminal.story_log import StoryLog
from ludotek.text import Words, localized_error

FORWARD = ("right", "n", " ", "")
BACK = ("left", "p")


class Replay:
    """All positions of a record, as a spectator may know them."""

    def __init__(self, game: AnyGame, record: Record, words: Words) -> None:
        self.game = game
        self.painter = Painter(game, players_of_record(game, record), words, is_replay=True)
        self.story_log = StoryLog([None])
        self.states: list[State] = []
        for match in replay_steps(game, record):
            self.states.append(match.state.copy())
            if match.steps:
                self.story_log.add_step(match)
        already = record.fairness.already if record.fairness is not None else 0
        self.start = record_note(record, self.states[min(already, self.last)], self.painter)

    @property
    def last(self) -> int:
        return len(self.states) - 1

    def frame(self, step: int) -> Frame:
        state = self.states[step]
        view = self.game.view(state, None)
        frame = self.painter.frame(view, self.story_log, until=step, fresh=step - 1)
        notes = self.painter.results(view, state.scores()) if state.actor == OVER else self.start if step == 0 else []
        where = self.painter.say("replay-step", step=step, last=self.last)
        return replace(frame, notes=notes, hint=f"{where} · {self.painter.say('hint-replay')}", is_browsed=True)

    def told(self, step: int) -> list[str]:
        """The story of the step that led here, a line each."""
        view = self.game.view(self.states[step], None)
        names = self.painter.names(view)
        said = [self.painter.story_line(view, one, names) for one in self.story_log.latest(None, until=step)]
        return [f"{line.shape or ' '} {line.text}" for line in said]


def replay(file: str, *, language: str | None = None, step: int = 0, no_color: bool = False) -> int:
    """Shows a record at this terminal; returns the exit code."""
    spoken = languages.choose(language, os.environ)
    record = saves.read_record(file)
    game = catalogue.game(record.game)
    seen = Replay(game, record, text.words(spoken, game))
    if not 0 <= step <= seen.last:
        raise localized_error(BadRecord, "wrong-no-step", step=str(step), file=file, last=str(seen.last))
    with SignalGuard() as guard:
        terminal = open_terminal(guard, no_color=no_color)
        try:
            return print_all(seen, terminal, step) if isinstance(terminal, Lines) else browse(seen, terminal, step)
        except Stopped as stopped:
            return stopped.exit_code


def print_all(seen: Replay, terminal: Lines, step: int) -> int:
    """Prints the story from a step on, numbered, and the last position."""
    terminal.print_frame(seen.frame(step))
    for at in range(step + 1, seen.last + 1):
        for line in seen.told(at):
            terminal.print([Styled(f"{at:>4}  {line}")])
    if step < seen.last:
        terminal.print_frame(seen.frame(seen.last))
    return 0


def browse(seen: Replay, terminal: Terminal, step: int) -> int:
    """Moves through the record by keys."""
    message = ""
    with terminal:
        while True:
            try:
                command = terminal.ask(replace(seen.frame(step), message=message)).lower()
            except EndOfInput:
                return 0
            if command in ("q", "escape"):
                return 0
            found = target(command, step, seen.last)
            message = command_error(seen, command, found)
            step = found if found is not None and not message else step


def command_error(seen: Replay, command: str, found: int | None) -> str:
    """The message for a command that leads nowhere; empty if it leads somewhere."""
    if found is None:
        return seen.painter.say("replay-unknown", typed=clean(command))
    return seen.painter.say("replay-no-step", last=seen.last) if found > seen.last else ""


def target(command: str, step: int, last: int) -> int | None:
    """The step that a key leads to; None if the key has no meaning."""
    if command.isdecimal():
        return int(command[:9])
    steps = {"home": 0, "end": last}
    steps |= {key: min(step + 1, last) for key in FORWARD}
    steps |= {key: max(step - 1, 0) for key in BACK}
    return steps.get(command)
