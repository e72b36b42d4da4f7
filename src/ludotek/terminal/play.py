"""A match at this terminal: bots and chance act by themselves, people are asked."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from ludotek import bots
from ludotek.kernel import CHANCE, OVER, Match, Rng, View
from ludotek.scene import Choice
from ludotek.terminal.chronicle import Chronicle
from ludotek.terminal.commands import Quit, keep_up, obey, obey_at_end, try_to_save
from ludotek.terminal.farewell import farewell
from ludotek.terminal.frames import Painter
from ludotek.terminal.players import Player, clean
from ludotek.terminal.saves import Keeper
from ludotek.terminal.screen import Frame
from ludotek.terminal.signals import Stopped
from ludotek.terminal.terminals import EndOfInput, Terminal
from ludotek.text import Words

T = TypeVar("T")
PACES = {"slow": 1.2, "normal": 0.5, "fast": 0.15, "instant": 0.0}  # seconds after each thing that is told


@dataclass(frozen=True)
class Habits:
    """How a match is played here."""

    pace: float = 0.0  # seconds after each thing that is told
    auto: bool = False  # a single legal choice is made by itself
    table: bool = False  # throws and draws are entered by hand, from a real table


class Session:
    """One match between the people at this terminal and bots."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        words: Words,
        terminal: Terminal,
        keeper: Keeper,
        habits: Habits = Habits(),  # noqa: B008 - frozen
    ) -> None:
        self.match = match
        self.game = match.game
        self.players = players
        self.words = words
        self.terminal = terminal
        self.keeper = keeper
        self.painter = Painter(match.game, players, words)
        self.people = [seat for seat, player in enumerate(players) if player.is_person]
        tells_secrets = self.game.has_secrets and len(self.people) > 1  # that there was no choice may be a secret
        self.habits = replace(habits, auto=habits.auto and not tells_secrets)
        self.viewer = self.people[0] if len(self.people) == 1 else None
        self.chronicle = Chronicle([None, *self.people] if self.game.has_secrets else [None])
        self.fresh = len(match.steps)  # what was told from this step on is new to the person who is asked
        self.message = ""  # said once, when somebody is asked next
        self.wanted = ""  # words that the choices on the screen have
        self.kept: int | None = None  # as many steps were kept, or were tried to, when somebody was asked last
        self.lingering: int | None = None  # who has just acted by hand, and may still do something out of turn
        self._bots = {player.level: bots.make(player.level) for player in players if player.level is not None}
        fair = match.record.fairness
        self._salt = (fair.secret if fair is not None else None) or secrets.token_hex(16)

    # The loop

    def run(self) -> int:
        """Play until it is over or somebody stops; the match is kept in any case. Gives the exit code."""
        code = 0
        try:
            with self.terminal:
                self.play_on()
        except (Quit, EndOfInput):
            pass
        except Stopped as stopped:
            code = stopped.exit_code
        except Exception:  # our mistake, or a screen that is gone: the match is kept all the same
            with suppress(OSError):
                farewell(self)
            raise
        self.terminal.watch.ignore()
        farewell(self)
        return code

    def play_on(self) -> None:
        while not (self.match.is_over and self.is_finished()):
            actor = int(self.match.state.actor)
            if self.lingering not in (None, actor):
                self.linger()
            elif actor == CHANCE:
                self.throw()
            elif actor != OVER and self.players[actor].is_person:
                self.decide(actor)
            elif actor != OVER:
                self.let_bot(actor)

    def make(self, actor: int, action: int) -> None:
        """A step by hand."""
        self.fresh = len(self.match.steps)
        self.wanted = ""
        self.match.step(actor, action)
        self.lingering = actor if actor != CHANCE else self.lingering
        self.heard()

    def throw(self) -> None:
        if self.habits.table:
            self.enter_outcome()
        else:
            self.match.draw()
            self.heard()

    def enter_outcome(self) -> None:
        view = self.view()
        outcomes = [action for action, _ in self.match.state.chances()]
        named = [(self.words.say(self.game.outcome(view, outcome)), outcome) for outcome in outcomes]
        found = self.narrowed(named)
        deeds = [partial(self.make, CHANCE, outcome) for _, outcome in found]
        obey(self, self.ask(view, [label for label, _ in found], "prompt-outcome"), deeds)

    def let_bot(self, seat: int) -> None:
        view = self.game.view(self.match.state, seat)
        bot = self._bots[self.players[seat].level or ""]
        self.match.play(seat, bot.choose(self.game, view, self.game.samples(self.match.state, seat), self.bot_rng()))
        self.heard()
        before = len(self.match.steps)
        self.match.react(seat)
        if len(self.match.steps) > before:
            self.heard()

    def bot_rng(self) -> Rng:
        """The same at the same step of the same match, so that a match taken up again goes on as it would have."""
        mixed = hashlib.sha256(f"bot {self._salt} {len(self.match.steps)}".encode()).digest()
        return Rng(int.from_bytes(mixed[:7], "big"))

    def decide(self, seat: int) -> None:
        self.hand_over(seat)
        self.lingering = None
        view = self.view()
        if self.habits.auto and len(view.legal) == 1 and not view.asides:
            self.match.play(seat, view.legal[0])
            self.heard()
            return
        # ready-made ones first
        ordered = sorted([*self.game.choices(view), *self.game.asides(view)], key=lambda choice: not choice.preset)
        found = self.narrowed(list(zip(self.labels(view, ordered), ordered, strict=True)))
        deeds = [partial(self.make, seat, choice.action) for _, choice in found]
        obey(self, self.ask(view, [label for label, _ in found]), deeds)

    def linger(self) -> None:
        """Whoever has just acted may still do something out of turn before the others go on."""
        seat = self.lingering if self.lingering is not None else 0
        view = self.game.view(self.match.state, seat)
        choices = self.game.asides(view)
        if not choices:
            self.go_on()
            return
        self.hand_over(seat)
        labels = [*self.labels(view, choices), self.painter.say("choice-go-on")]
        command = self.ask(view, labels, "prompt-aside")
        obey(self, command, [*(partial(self.make, seat, choice.action) for choice in choices), self.go_on], self.go_on)

    def go_on(self) -> None:
        self.lingering = None

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

    def view(self) -> View:
        view: View = self.game.view(self.match.state, self.viewer)
        return view

    def frame(self, view: View, *, is_asked: bool = False) -> Frame:
        return self.painter.frame(view, self.chronicle, fresh=self.fresh, is_asked=is_asked)

    def take_message(self) -> str:
        message, self.message = self.message, ""
        return message

    def ask(self, view: View, labels: Sequence[str], question: str = "") -> str:
        """What the person types; `question` is a text id that is asked after the prompt."""
        keep_up(self)
        frame = self.frame(view, is_asked=True)
        prompt = f"{frame.prompt} {self.painter.say(question)}" if question else frame.prompt
        frame = replace(frame, prompt=prompt, choices=labels, hint=self.painter.say("hint-play"))
        return self.terminal.ask(replace(frame, message=self.take_message())).lower()

    def heard(self) -> None:
        """A step was made: tell it, and give people time to see it unless they are asked next."""
        self.chronicle.hear(self.match)
        view = self.view()
        names = self.painter.names(view)
        told = self.chronicle.latest(self.telling())
        self.terminal.tell([self.painter.story_line(view, one, names) for one in told])
        if told and self.habits.pace and not self.is_asked():
            self.let_see(view)
        self.terminal.watch.check()

    def let_see(self, view: View) -> None:
        if self.terminal.is_drawn:
            self.terminal.show(replace(self.frame(view), hint=self.painter.say("hint-watch")))
        if self.terminal.pause(self.habits.pace):
            raise Quit

    def telling(self) -> int | None:
        """Whose telling may stand on the screen whoever looks."""
        return self.viewer if self.game.has_secrets and len(self.people) == 1 else None

    def is_asked(self) -> bool:
        actor = int(self.match.state.actor)
        return actor in self.people or actor == OVER or (self.habits.table and actor == CHANCE)

    # The end

    def is_finished(self) -> bool:
        """Keep the match and show the result until somebody closes it; False if the last decision is taken back."""
        try_to_save(self)
        saved = self.take_message()
        while self.match.is_over:
            view = self.view()
            notes = [*self.painter.results(view, self.match.state.scores()), saved]
            frame = replace(self.frame(view), notes=notes, hint=self.painter.say("hint-over"))
            if obey_at_end(self, self.terminal.last(replace(frame, message=self.take_message())).lower()):
                return True
        return False


def has_words(label: str, words: str) -> bool:
    return all(word in label.casefold() for word in words.casefold().split())
