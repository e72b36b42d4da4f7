"""The changing part of a table: its log, applied entry by entry."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, LEAVE, BrokenInvariant, Fairness, Match
from ludotek.kernel.trial import Made, take_over
from ludotek.table import entries as log
from ludotek.table.entered import EnteredChance
from ludotek.table.entries import Entry
from ludotek.table.errors import TableError
from ludotek.table.guide import Path, path_of
from ludotek.table.holding import Holding
from ludotek.table.players import write_player
from ludotek.table.promise import known_nonces, record_of
from ludotek.table.seat import Hint, Seat, TakeBack, Undo
from ludotek.table.turns import Turns


class AppliedLog:
    """What the log has made of a match. Only `apply` changes it."""

    def __init__(self, game: AnyGame, secret: str, created: log.Created) -> None:
        """`created` is the first entry; the secret comes from the store: of fair throws, and of what bots choose."""
        if created.version != game.version:
            raise TableError(
                "match/other_version",
                f"this match was begun with version {created.version} of {game.id}; here is version {game.version}",
            )
        self.game = game
        self.created = created
        self.secret = secret
        self.seats = [
            Seat(plan, plan.name, plan.level, plan.nonce, is_persons=plan.kind == "here") for plan in created.seats
        ]
        self.holding = Holding(created)
        self.pace = created.pace
        self.seq = 1
        self.moved = 1  # the seq of the last entry that changed the position
        self.step_seqs: list[int] = []  # own step -> its seq
        self.rewound = 0  # the seq of the last rewinding
        self.chat: list[tuple[int, log.Said]] = []
        self.undo: Undo | None = None
        self.hints: list[Hint] = []
        self.entered = EnteredChance(game)
        self.clock: log.ClockSet | None = None  # as it was set last; None: never
        self.clock_seq = 0  # the seq at which it was set
        self.turns = Turns()
        self.times_up: list[tuple[int, log.TimeUp]] = []
        self.take_backs: list[TakeBack] = []
        self.rematch: str | None = None
        self.given_up_by: int | None = None
        self.last_names: tuple[str, ...] = ()  # when the match ended: the seal covers them
        self.done: dict[str, int] = {}  # command -> the seq it got
        self.tried: list[Made] = []  # what `decide` found would follow: `apply` need not make it again
        self.begun: Match | None = None  # the match as `decide` found it would begin, with everybody's nonces
        self.is_started = self._is_complete()
        self.path: Path | None = path_of(game) if created.is_lesson else None  # None: nobody is guided, or no longer
        self.guided_steps = 0  # made before the guided part was left
        self.match = self._new_match()
        self.left = self._find_left()

    @property
    def own_steps(self) -> Sequence[tuple[int, int]]:
        """The steps of this match, without those of the match it goes on from."""
        return self.match.steps[len(self.created.steps) :]

    @property
    def fixed_steps(self) -> int:
        """How many steps were not drawn by this match's secret, and cannot be taken back."""
        return max(len(self.created.steps), self.guided_steps)

    def apply(self, entry: Entry, command: str | None = None) -> None:
        self.seq += 1
        if command is not None:
            self.done[command] = self.seq
        match entry:
            case log.Step():
                self._apply_step(entry)
            case log.Joined(seat, nonce):
                self.seats[seat].nonce = nonce
                self.seats[seat].is_persons = not self.seats[seat].level
                if not self.seats[seat].level:
                    self.holding.hold(seat)
                self.is_started = self._is_complete()
                if self.is_started:
                    self.match = self._begin()
            case log.Said():
                self.chat.append((self.seq, entry))
            case log.UndoAsked(seat, to, waiting):
                self.undo = Undo(seat, to, waiting)
            case log.UndoAnswered(seat, yes):
                self._apply_answer(seat, yes)
            case log.Entered():
                self.entered.enter(self.match, self.seq, entry)
            case log.EntryRefused():
                self.entered.second.append((self.seq, entry))
            case log.TakenBack(seat, steps):
                self._apply_taken_back(seat, steps)
            case log.Rewound(steps):
                self.match.rewind(steps)
                self._forget_after(steps)
            case log.SeatChanged(seat, name, level, settings):
                here = self.seats[seat]
                if level and not here.level:
                    self.turns.bot_takes(seat, len(self.match.steps))
                here.name = here.name if name is None else name
                here.level = here.level if level is None else level
                here.is_persons = here.is_persons or level == ""
                here.settings = here.settings if settings is None else settings
            case log.GivenUp(seat):
                self.given_up_by, self.last_names = seat, self._names()
                self.undo = None
            case log.HintAsked(seat):
                self.hints.append(Hint(seat, len(self.match.steps), self.seq))
            case log.PaceChanged(pace):
                self.pace = pace
            case log.ClockSet():
                self.clock, self.clock_seq = entry, self.seq
                if entry.passed is not None:
                    self.turns.end(entry.passed, len(self.match.steps))
            case log.TimeUp():
                self.times_up.append((self.seq, entry))
                self.undo = None
            case log.LessonLeft():
                self._leave_lesson()
            case log.Rematched(match):
                self.rematch = match
            case log.Created():
                raise BrokenInvariant("a match is created once")
            case _:
                self.holding.apply(entry)

    def _apply_taken_back(self, seat: int | None, steps: int) -> None:
        if self.created.chance == "entered":
            self.entered.take_back(self.match, seat, steps)
        if seat is not None:
            self.take_backs.append(TakeBack(seat, steps, self.seq))
        if self.path is None:
            self.match.take_back(steps)
        else:
            self.match.rewind(steps)  # nothing was drawn
        self._forget_after(steps)

    def _apply_step(self, step: log.Step) -> None:
        if self.entered.ahead and step.actor == CHANCE:
            self.entered.use_up(self.match)
        if not self._was_tried(step):
            self.match.step(step.actor, step.action)
        if step.action == LEAVE:
            self.left.add(step.actor)
        self.step_seqs.append(self.seq)
        self.moved = self.seq
        self.undo = None
        if self.match.is_over:
            self.last_names = self._names()

    def _was_tried(self, step: log.Step) -> bool:
        made = self.tried.pop(0) if self.tried else None
        return (
            made is not None and (made.actor, made.action) == (step.actor, step.action) and take_over(self.match, made)
        )

    def _apply_answer(self, seat: int, yes: bool) -> None:
        if self.undo is not None:
            waiting = tuple(other for other in self.undo.waiting if other != seat)
            self.undo = msgspec.structs.replace(self.undo, waiting=waiting) if yes else None

    def _forget_after(self, steps: int) -> None:
        self.last_names = ()
        del self.step_seqs[steps - len(self.created.steps) :]
        self.entered.forget_after(steps)
        self.left = self._find_left()
        self.turns.forget_after(steps)
        self.moved = self.rewound = self.seq
        self.undo = None

    def _find_left(self) -> set[int]:
        return {actor for actor, action in self.match.steps if action == LEAVE}

    def _is_complete(self) -> bool:
        """The first throw needs everybody's nonce."""
        return all(seat.nonce is not None for seat in self.seats)

    def _begin(self) -> Match:
        """The match that begins now. The steps of one that goes on from a record were made by `decide` already."""
        begun, self.begun = self.begun, None
        is_same = begun is not None and begun.record.fairness == self._fairness()
        return begun if begun is not None and is_same else self._new_match()

    def _new_match(self, steps: tuple[tuple[int, int], ...] | None = None) -> Match:
        made = self.created.steps if steps is None else steps
        return Match.replay(self.game, record_of(self.created, self._fairness(), made))

    def _fairness(self) -> Fairness | None:
        nonces = tuple(seat.nonce for seat in self.seats if seat.nonce is not None)
        if len(nonces) < len(self.seats) or self.created.chance == "entered" or self.path is not None:
            return None
        return Fairness(
            scheme=self.created.scheme,
            commitment=self.created.commitment,
            known=known_nonces(self.created) if self.created.scheme > 1 else (),
            nonces=nonces,
            already=self.fixed_steps,
            secret=self.secret,
        )

    def _leave_lesson(self) -> None:
        steps = tuple(self.match.steps)
        self.path, self.guided_steps = None, len(steps)
        self.match = self._new_match(steps)

    def _names(self) -> tuple[str, ...]:
        return tuple(write_player(seat.player) for seat in self.seats)
