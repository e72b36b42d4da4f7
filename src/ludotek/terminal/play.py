"""A match at this terminal: bots and chance act by themselves, people are asked. The table knows the rules."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from ludotek import bots
from ludotek.kernel import CHANCE, OVER, Match, Text, View, Who
from ludotek.scene import Choice, Told
from ludotek.table import (
    BOT,
    UNNAMED,
    BotTurn,
    Caller,
    Command,
    Entry,
    EntryRefused,
    HintAsked,
    Play,
    SeatChanged,
    SeatSettings,
    Step,
    Table,
    TakenBack,
    Throw,
    bot_turn,
    decide,
    due_throws,
    pause_of,
    replay_steps,
)
from ludotek.table.telling import entry_told
from ludotek.terminal.commands import Quit, run_command, run_command_at_end, save, save_quietly
from ludotek.terminal.console import EndOfInput, Terminal
from ludotek.terminal.entering import Entering
from ludotek.terminal.finish import finish
from ludotek.terminal.frames import Painter
from ludotek.terminal.lesson import Lesson
from ludotek.terminal.players import clean
from ludotek.terminal.saves import Keeper
from ludotek.terminal.screen import Frame
from ludotek.terminal.signals import Stopped
from ludotek.terminal.story_log import StoryLog
from ludotek.text import Words

T = TypeVar("T")


@dataclass(frozen=True)
class PlaySettings:
    """How a match is played at this terminal."""

    auto: bool = False  # a single legal choice is made by itself, and a throw that leads to no choice
    throws_by_hand: bool = False  # a throw of somebody here waits until it is made


class Session:
    """One match between the people at this terminal and bots."""

    def __init__(
        self,
        table: Table,
        words: Words,
        terminal: Terminal,
        keeper: Keeper,
        settings: PlaySettings = PlaySettings(),  # noqa: B008 - frozen
    ) -> None:
        self.table = table
        self.game = table.game
        self.players = [seat.player for seat in table.seats]
        self.words = words
        self.terminal = terminal
        self.keeper = keeper
        self.painter = Painter(table.game, self.players, words)
        self.people = [seat for seat, player in enumerate(self.players) if player.is_person]
        tells_secrets = self.game.has_secrets and len(self.people) > 1  # that there was no choice may be a secret
        self.settings = replace(settings, auto=settings.auto and not tells_secrets)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.story_log = self._story_so_far()
        self.fresh = len(self.match.steps)  # what was told from this step on is new to the person who is asked
        self.message = ""  # said once, when somebody is asked next
        self.wanted = ""  # words that the choices on the screen have
        self.saved_steps: int | None = None  # how many there were when the match was last saved before a question
        self.lesson = Lesson(self)
        self.entering = Entering(self)
        self.may_add: int | None = None  # who has just acted by hand, and may still do something out of turn
        for seat in self.people:
            by_hand = SeatSettings(self.settings.throws_by_hand, plays_forced=self.settings.auto)
            table.apply(SeatChanged(seat, settings=by_hand))
        self._bots = {
            player.level: bots.make(player.level, time.perf_counter)
            for player in self.players
            if player.level is not None
        }

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def is_entered(self) -> bool:
        """Whether throws and draws are entered by hand, from a real table."""
        return self.table.created.chance == "entered"

    # The loop

    def run(self) -> int:
        """Plays until it is over or somebody stops; the match is saved in any case. Returns the exit code."""
        code = 0
        try:
            with self.terminal:
                self.play_on()
        except (Quit, EndOfInput):
            pass
        except Stopped as stopped:
            code = stopped.exit_code
        except Exception:  # our mistake, or a screen that is gone: the match is saved all the same
            with suppress(OSError):
                finish(self)
            raise
        self.terminal.guard.ignore()
        finish(self)
        return code

    def play_on(self) -> None:
        while not (self.match.is_over and self.is_finished()):
            actor = int(self.match.state.actor)
            if self.may_add not in (None, actor):
                self.offer_asides()
            elif self.lesson.is_reading:
                self.read_lesson()
            elif actor == CHANCE:
                self.throw()
            elif (turn := bot_turn(self.table)) is not None:
                self.let_bot(turn)
            elif actor != OVER:
                self.decide(actor)

    # Commands to the table

    @property
    def caller(self) -> Caller:
        """The people here share one device. The secret stays in their file, so a finished match may be reopened."""
        return Caller(seats=frozenset(self.people), may_reopen=True, skips_forced=self.settings.auto)

    @property
    def asking_seat(self) -> int:
        """Who speaks for the people at this terminal."""
        if self.viewer is not None:
            return self.viewer
        return self.people[0] if self.people else 0

    def send(self, command: Command, caller: Caller = UNNAMED) -> None:
        self.apply(decide(self.table, command, caller))

    def apply(self, entries: Sequence[Entry]) -> None:
        """Takes up what a command adds to the table, and shows it step by step.

        Stopping in between loses nothing: the throws that are left are drawn again when the match is resumed.
        """
        for number, entry in enumerate(entries):
            self.table.apply(entry)
            try:
                self.show_entry(entry)
            except (Quit, Stopped):
                self.apply_reaction(entries[number + 1 :])
                raise

    def apply_reaction(self, entries: Sequence[Entry]) -> None:
        """What a bot never forgets belongs to its move, also when nobody looks any more."""
        for entry in entries:
            if not isinstance(entry, Step) or entry.actor == CHANCE:
                return
            self.table.apply(entry)
            self.story_log.add_step(self.match)

    def show_entry(self, entry: Entry) -> None:
        if isinstance(entry, TakenBack):
            self.story_log.rewind(entry.steps)
        elif isinstance(entry, HintAsked):
            self.story_log.add_told(Told(Text("told-hint", {"who": Who(entry.seat)}), entry.seat))
        elif isinstance(entry, EntryRefused):
            told = entry_told(entry)
            self.story_log.add_told(told)
            self.message = self.words.say(told.text, self.painter.names(self.view())) if told.text else ""
        elif isinstance(entry, Step):
            self.show_step()

    def play_by_hand(self, seat: int, action: int) -> None:
        if self.lesson.refuses(action):
            return
        self.fresh = len(self.match.steps)
        self.wanted = ""
        self.may_add = seat
        self.send(Play(seat, action, self.table.seq))

    # Who acts

    def throw(self) -> None:
        if self.is_entered:
            self.entering.ask()
        elif (waiting := self.table.throw) is None:
            self.apply(due_throws(self.table))
        elif self.waits_for_hand:
            self.ask_throw(waiting.seat)
        else:
            self.send(Throw(waiting.seat, self.table.seq))

    @property
    def waits_for_hand(self) -> bool:
        """Whether somebody here is asked to throw."""
        return self.table.throw is not None and self.table.forced_throw is None

    def ask_throw(self, seat: int) -> None:
        """Asks the player who is to throw to press Enter."""
        self.hand_over(seat)
        labels, actions = self.lesson.with_leave(
            seat, [self.painter.say("choice-throw")], [partial(self.throw_by_hand, seat)]
        )
        run_command(self, self.ask(self.view(), labels), actions, actions[0])

    def read_lesson(self) -> None:
        """Something is said before the player decides or throws: Enter goes on."""
        labels, actions = self.lesson.with_leave(
            self.asking_seat, [self.painter.say("choice-go-on")], [self.lesson.read_on]
        )
        run_command(self, self.ask(self.view(), labels), actions, actions[0])

    def throw_by_hand(self, seat: int) -> None:
        self.fresh = len(self.match.steps)
        self.send(Throw(seat, self.table.seq))

    def let_bot(self, turn: BotTurn) -> None:
        bot = self._bots[turn.level]
        scripted = turn.scripted
        action = bot.choose(self.game, turn.view, turn.samples, turn.rng) if scripted is None else scripted
        self.send(turn.command(action), BOT)

    def decide(self, seat: int) -> None:
        self.hand_over(seat)
        self.may_add = None
        view = self.view()
        if self.settings.auto and len(view.legal) == 1 and not view.asides and self.lesson.guidance is None:
            self.send(Play(seat, view.legal[0], self.table.seq))
            return
        # ready-made ones first
        ordered = sorted([*self.game.choices(view), *self.game.asides(view)], key=lambda choice: not choice.preset)
        found = self.narrowed(list(zip(self.labels(view, ordered), ordered, strict=True)))
        actions = [partial(self.play_by_hand, seat, choice.action) for _, choice in found]
        labels = [self.lesson.mark(choice.action, label) for label, choice in found]
        labels, possible = self.lesson.with_leave(seat, labels, actions)
        run_command(self, self.ask(view, labels), possible)

    def offer_asides(self) -> None:
        """Offers the player who has just acted what can be done out of turn before the others go on."""
        seat = self.may_add if self.may_add is not None else 0
        view = self.game.view(self.match.state, seat)
        choices = self.game.asides(view)
        if not choices:
            self.go_on()
            return
        self.hand_over(seat)
        labels = [*self.labels(view, choices), self.painter.say("choice-go-on")]
        command = self.ask(view, labels, self.painter.say("prompt-aside"))
        asides = [partial(self.play_by_hand, seat, choice.action) for choice in choices]
        run_command(self, command, [*asides, self.go_on], self.go_on)

    def go_on(self) -> None:
        self.may_add = None

    def narrowed(self, named: Sequence[tuple[str, T]]) -> Sequence[tuple[str, T]]:
        """Those whose label has the wanted words; all of them if none has."""
        found = [(label, one) for label, one in named if has_words(label, self.wanted)]
        if not found:
            self.message, self.wanted = self.painter.say("say-not-found", typed=clean(self.wanted)), ""
        return found or named

    def labels(self, view: View, choices: Sequence[Choice]) -> list[str]:
        names = self.painter.names(view)
        return [self.words.say(choice.label, names) for choice in choices]

    def hand_over(self, seat: int) -> None:
        """A game with secrets shows nobody the view of another person."""
        if self.game.has_secrets and self.viewer != seat:
            who = self.painter.names(self.game.view(self.match.state, None))[seat]
            self.terminal.curtain([self.painter.say("curtain-hand", who=who), self.painter.say("curtain-enter")])
        self.viewer = seat

    # What is seen

    def _story_so_far(self) -> StoryLog:
        story = StoryLog([None, *self.people] if self.game.has_secrets else [None])
        for match in replay_steps(self.game, self.match.full_record()):
            if match.steps:
                story.add_step(match)
        return story

    def view(self) -> View:
        view: View = self.game.view(self.match.state, self.viewer)
        return view

    def frame(self, view: View, *, is_asked: bool = False) -> Frame:
        return self.painter.frame(view, self.story_log, fresh=self.fresh, is_asked=is_asked)

    def take_message(self) -> str:
        message, self.message = self.message, ""
        return message

    def ask(self, view: View, labels: Sequence[str], question: str = "") -> str:
        """What the person types; `question` is asked after the prompt, unless that asks the same."""
        frame = self.frame(view, is_asked=True)
        is_asked_already = question in frame.prompt
        return self.ask_with(frame, labels, frame.prompt if is_asked_already else f"{frame.prompt} {question}")

    def ask_alone(self, view: View, labels: Sequence[str], question: str) -> str:
        """What the viewer types, also out of turn: `question` is asked by name, instead of the prompt."""
        frame = self.frame(view, is_asked=True)
        rows = [replace(row, is_on_turn=seat == view.viewer) for seat, row in enumerate(frame.seats)]
        return self.ask_with(replace(frame, seats=rows), labels, question)

    def ask_with(self, frame: Frame, labels: Sequence[str], prompt: str) -> str:
        save_quietly(self)
        hint = self.painter.say("hint-play")
        frame = replace(frame, prompt=prompt, choices=labels, hint=hint, notes=self.lesson.notes())
        return self.terminal.ask(replace(frame, message=self.take_message())).lower()

    def show_step(self) -> None:
        """Tells the last step, and gives people time to see it unless they are asked next."""
        self.story_log.add_step(self.match)
        view = self.view()
        names = self.painter.names(view)
        told = self.story_log.latest(self.told_to())
        self.terminal.tell([self.painter.story_line(view, one, names) for one in told])
        if told and pause_of(self.table) and not self.is_asked():
            self.let_see(view)
        self.terminal.guard.check()

    def let_see(self, view: View) -> None:
        if self.terminal.is_drawn:
            self.terminal.show(replace(self.frame(view), hint=self.painter.say("hint-watch")))
        if self.terminal.pause(pause_of(self.table)):
            raise Quit

    def told_to(self) -> int | None:
        """Whose telling may stay on the screen whichever player looks."""
        return self.viewer if self.game.has_secrets and len(self.people) == 1 else None

    def is_asked(self) -> bool:
        actor = int(self.match.state.actor)
        by_hand = actor == CHANCE and (self.is_entered or self.waits_for_hand)
        return actor in self.people or actor == OVER or by_hand

    # The end

    def is_finished(self) -> bool:
        """Saves the match and shows the result until somebody closes it; False if the last decision is taken back."""
        save(self)
        saved = self.take_message()
        while self.match.is_over:
            view = self.view()
            notes = [*self.painter.results(view, self.match.state.scores()), saved]
            frame = replace(self.frame(view), notes=notes, hint=self.painter.say("hint-over"))
            if run_command_at_end(self, self.terminal.last(replace(frame, message=self.take_message())).lower()):
                return True
        return False


def has_words(label: str, words: str) -> bool:
    return all(word in label.casefold() for word in words.casefold().split())
