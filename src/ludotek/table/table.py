"""The table: what its log says, in answers."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from functools import cached_property
from typing import Any

import msgspec

from ludotek.game import AnyGame, winners
from ludotek.kernel import CHANCE, LEAVE, OVER, BrokenInvariant, Match, Record
from ludotek.kernel.trial import Trial
from ludotek.scene import DueThrow
from ludotek.table import entries as log
from ludotek.table.applying import AppliedLog
from ludotek.table.due import Due, find_due
from ludotek.table.entries import Logged, SeatSettings
from ludotek.table.guide import Guidance
from ludotek.table.unusual_start import UnusualStart, unusual_start


class Table(AppliedLog):
    """What the log says. Only `apply` changes it; `decide` in `deciding.py` says what a command would add."""

    _due: tuple[int, Due] | None = None  # the seq for which it was found

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
        return self.is_started and (self.match.state.actor == OVER or self.given_up_by is not None)

    @property
    def actor(self) -> int:
        """The seat that decides, chance, or nobody any more."""
        return OVER if self.is_over else int(self.match.state.actor)

    @property
    def is_practice(self) -> bool:
        """Whether one person plays and only bots oppose."""
        return sum(plan.kind != "bot" for plan in self.created.seats) == 1

    @property
    def due(self) -> Due:
        """What happens next without a person's decision. Asked several times after every move, and found once."""
        if self._due is None or self._due[0] != self.seq:
            self._due = self.seq, find_due(self)
        return self._due[1]

    @property
    def bot_to_move(self) -> int | None:
        """The seat that a bot is to decide for now. Bots wait while people talk about an undo."""
        return self.due.bot

    def is_out(self, seat: int) -> bool:
        """Whether this seat's time is up and a bot decides for it, though its person plays on."""
        return self.clock is not None and self.clock.is_out and self.clock.seat == seat

    @property
    def forced_choice(self) -> tuple[int, int] | None:
        """The seat and the only action of a person who lets forced choices be made; None where there is a real choice.

        What may be done out of turn is a choice too. Nothing happens by itself while people talk about an undo.
        """
        return self.due.choice

    @property
    def forced_throw(self) -> DueThrow | None:
        """The throw that waits for a hand though no outcome lets its seat choose anything, of a person who lets forced
        choices be made. None where there are secrets: that it is made by itself would tell something about them.
        """
        return self.due.throw if self.due.makes_throw else None

    @property
    def moves_by_itself(self) -> bool:
        """Whether a bot, a forced choice or a forced throw is next."""
        return self.due.is_by_itself

    @property
    def throw(self) -> DueThrow | None:
        """The throw that waits for a person's hand now."""
        return self.due.throw

    def throw_by_hand(self, match: Match) -> DueThrow | None:
        """The throw for whose hand a match of this table waits: of a person who is there and wants to throw.

        A further throw that a move has earned needs no hand where forced choices are made: it follows that move.
        Who learns throws every time.
        """
        if match.state.actor != CHANCE or not self.game.has_throws:
            return None
        learner = self.path.seat if self.path is not None and self.path.has(match.steps) else None
        is_any = learner is not None or True in [seat.settings.throws_by_hand for seat in self.seats]
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
        later._due = None
        later.seats = [msgspec.structs.replace(seat) for seat in self.seats]
        return later

    @property
    def may_hint(self) -> bool:
        """Whether bots may be asked for help: always alone against bots, among people if it was agreed at set-up."""
        return self.created.hints or self.is_practice

    def is_hint_told(self, seat: int) -> bool:
        """Whether everybody knows that this seat asked for help in the present position."""
        return any(hint.seat == seat and hint.seq > self.moved for hint in self.hints)

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
