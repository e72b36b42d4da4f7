"""The table: its log applied entry by entry."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cached_property
from typing import Any

import msgspec

from ludotek.game import AnyGame, winners
from ludotek.kernel import CHANCE, LEAVE, OVER, BrokenInvariant, Fairness, Match, Record
from ludotek.kernel.trial import Made, Trial, take_over
from ludotek.scene import DueThrow
from ludotek.table import entries as log
from ludotek.table import forced
from ludotek.table.entered import EnteredChance
from ludotek.table.entries import Entry, Logged, SeatSettings
from ludotek.table.errors import TableError
from ludotek.table.guide import Guidance, Path, path_of
from ludotek.table.holding import Holding
from ludotek.table.players import write_player
from ludotek.table.promise import known_nonces, record_of
from ludotek.table.seat import Hint, Seat, TakeBack, Undo
from ludotek.table.turns import Turns
from ludotek.table.unusual_start import UnusualStart, unusual_start


class Table:
    """What the log says. Only `apply` changes it; `decide` in `deciding.py` says what a command would add."""

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

    @classmethod
    def restore(cls, game: AnyGame, secret: str, entries: Iterable[Logged]) -> Table:
        """A table from its whole log."""
        rest = iter(entries)
        first = next(rest).entry
        if not isinstance(first, log.Created):
            raise BrokenInvariant(f"the log begins with {first!r}")
        table = cls(game, secret, first)
        for logged in rest:
            table.apply(logged.entry, logged.command)
        return table

    # What is known

    @property
    def is_over(self) -> bool:
        return self.is_started and (self.match.is_over or self.given_up_by is not None)

    @property
    def actor(self) -> int:
        """The seat that decides, chance, or nobody any more."""
        return OVER if self.is_over else int(self.match.state.actor)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays and only bots oppose."""
        return sum(plan.kind != "bot" for plan in self.created.seats) == 1

    @property
    def bot_to_move(self) -> int | None:
        """The seat that a bot is to decide for now. Bots wait while people talk about an undo."""
        actor = int(self.match.state.actor)
        waits = actor < 0 or not self.is_started or self.undo is not None or self.is_over
        return actor if not waits and (self.seats[actor].level or self.is_out(actor)) else None

    def is_out(self, seat: int) -> bool:
        """Whether this seat's time is up and a bot decides for it, though its person plays on."""
        return self.clock is not None and self.clock.is_out and self.clock.seat == seat

    @property
    def forced_choice(self) -> tuple[int, int] | None:
        """The seat and the only action of a person who lets forced choices be made; None where there is a real choice.

        What may be done out of turn is a choice too. Nothing happens by itself while people talk about an undo.
        """
        return forced.forced_choice(self)

    @property
    def forced_throw(self) -> DueThrow | None:
        """The throw that waits for a hand though no outcome lets its seat choose anything, of a person who lets forced
        choices be made. None where there are secrets: that it is made by itself would tell something about them.
        """
        return forced.forced_throw(self)

    @property
    def moves_by_itself(self) -> bool:
        """Whether a bot, a forced choice or a forced throw is next."""
        return any(one is not None for one in (self.bot_to_move, self.forced_choice, self.forced_throw))

    @property
    def throw(self) -> DueThrow | None:
        """The throw that waits for a person's hand now."""
        return self.throw_by_hand(self.match) if self.is_started and not self.is_over else None

    def throw_by_hand(self, match: Match) -> DueThrow | None:
        """The throw for whose hand a match of this table waits: of a person who is there and wants to throw.

        A further throw that a move has earned needs no hand where forced choices are made: it follows that move.
        Who learns throws every time.
        """
        if match.state.actor != CHANCE:
            return None
        learner = self.path.seat if self.path is not None and self.path.has(match.steps) else None
        is_any = learner is not None or any(seat.settings.throws_by_hand for seat in self.seats)
        if not is_any or self.created.chance == "entered":
            return None
        throw = self.game.throw(match.state)
        if throw is None or self.seats[throw.seat].level or self.is_out(throw.seat):
            return None
        if self.has_left(match, throw.seat):
            return None
        settings = self.seats[throw.seat].settings
        is_further = settings.plays_forced and last_actor(match) == throw.seat
        return throw if throw.seat == learner or (settings.throws_by_hand and not is_further) else None

    def has_left(self, match: Match, seat: int) -> bool:
        """Whether a seat has left in a match of this table."""
        tried = match.made if isinstance(match, Trial) else ()
        return seat in self.left or any(made.actor == seat and made.action == LEAVE for made in tried)

    def side_of(self, seat: int) -> list[int]:
        """The seats that win and lose together with this one, itself among them."""
        view = self.game.view(self.match.state, None)
        sides = [self.game.seat(view, other).side for other in range(len(self.seats))]
        return [other for other, side in enumerate(sides) if other == seat or side == sides[seat] is not None]

    @property
    def wins(self) -> tuple[int, ...]:
        """Seat -> matches won: of those that this one is a rematch of, and of this one when it is over."""
        before = self.created.wins or (0,) * len(self.seats)
        won = winners(self.match.state.scores()) if self.is_over and self.given_up_by is None else ()
        return tuple(count + (seat in won) for seat, count in enumerate(before))

    # The guided part

    @property
    def guidance(self) -> Guidance | None:
        """What is said to the player who learns; None where nobody is guided."""
        return self.path.guidance(self.own_steps) if self.path is not None else None

    @property
    def is_lesson_stale(self) -> bool:
        """Whether the lessons are others now than when this match began: `LeaveLesson` is due before anything else, and
        stands in the log, so that everybody who reads it later has the same chance from the same step on."""
        return self.path is not None and not self.path.has(self.own_steps)

    @property
    def scripted_action(self) -> int | None:
        """What the seat that decides does next in a lesson; None where that is open."""
        step = self.scripted(self.match)
        return step[1] if step is not None and step[0] == self.match.state.actor else None

    def scripted(self, match: Match) -> tuple[int, int] | None:
        """The next step of a match of this table that is fixed by the lessons."""
        return self.path.next_step(match.steps) if self.path is not None else None

    def draws(self, match: Match) -> bool:
        """Whether chance acts by itself. Where it is entered there is no secret to draw by."""
        return match.record.fairness is not None or self.scripted(match) is not None

    def draw(self, match: Match) -> None:
        """Let chance act in a match of this table: as the lesson says, else fairly."""
        step = self.scripted(match)
        if step is None:
            match.draw()
        else:
            match.happen(step[1])

    def after_lesson(self) -> Table:
        """A table like this one whose guided part is over. Apply nothing to it that this one is to have."""
        later = self._with_own_seats()
        later._leave_lesson()
        return later

    def with_seat(self, seat: int, *, level: str | None = None, settings: SeatSettings | None = None) -> Table:
        """A table like this one on which a seat is played in another way. Apply nothing to it."""
        later = self._with_own_seats()
        here = later.seats[seat]
        here.level = here.level if level is None else level
        here.settings = here.settings if settings is None else settings
        return later

    def _with_own_seats(self) -> Table:
        later = copy(self)
        later.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return later

    def _leave_lesson(self) -> None:
        steps = tuple(self.match.steps)
        self.path, self.guided_steps = None, len(steps)
        self.match = self._new_match(steps)

    @property
    def may_hint(self) -> bool:
        """Whether bots may be asked for help: always alone against bots, among people if it was agreed at set-up."""
        return self.created.hints or self.is_practice

    def is_hint_told(self, seat: int) -> bool:
        """Whether everybody knows that this seat asked for help in the present position."""
        return any(hint.seat == seat and hint.seq > self.moved for hint in self.hints)

    @property
    def own_steps(self) -> Sequence[tuple[int, int]]:
        """The steps of this match, without those of the match it goes on from."""
        return self.match.steps[len(self.created.steps) :]

    @property
    def fixed_steps(self) -> int:
        """How many steps were not drawn by this match's secret, and cannot be taken back."""
        return max(len(self.created.steps), self.guided_steps)

    @cached_property
    def start(self) -> UnusualStart | None:
        """What everybody is told if the match does not begin as usual."""
        steps = len(self.created.steps)
        if self.created.origin is None:
            return None
        created, first = self.created, self.match.state_after(steps)
        is_set_up = created.start is not None
        return unusual_start(self.game, created.origin, len(self.seats), steps, first, is_set_up=is_set_up)

    def record(self) -> Record:
        """What may be shown of it, with everybody's names: the secret only when the match has ended.

        Raises NotOver for a running match of a game with secrets.
        """
        return self._fair_match().open_record(**self._facts())

    def full_record(self) -> Record:
        """Everything, the secret too, with everybody's names: for the one who keeps the match."""
        return self._fair_match().full_record(**self._facts())

    def _fair_match(self) -> Match:
        """The match as it would go on: in the guided part its chance is fair from here on."""
        return self.match if self.path is None else self.after_lesson().match

    def _facts(self) -> dict[str, Any]:
        """What the record says besides the steps. The names are those of the end, when there was one."""
        steps = len(self.match.steps)
        return {
            "players": self.last_names or self._names(),
            "hints": tuple((min(hint.at, steps), hint.seat) for hint in self.hints),
            "undos": tuple((min(undo.left, steps), undo.seat) for undo in self.take_backs),
            "practice": self.is_practice and self.created.scheme > 1,
            "given_up": self.given_up_by is not None,
        }

    def _names(self) -> tuple[str, ...]:
        return tuple(write_player(seat.player) for seat in self.seats)

    # Taking up entries

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

    def joined_by(self, seat: int, nonce: str) -> Table:
        """Before the start: a table like this one on which one more seat is taken."""
        later = Table(self.game, self.secret, self.created)
        for other, here in zip(later.seats, self.seats, strict=True):
            other.nonce, other.level, other.settings = here.nonce, here.level, here.settings
            other.is_persons = here.is_persons
        later.apply(log.Joined(seat, nonce))
        return later


def last_actor(match: Match) -> int | None:
    if isinstance(match, Trial) and match.made:
        return match.made[-1].actor
    return match.steps[-1][0] if match.steps else None
