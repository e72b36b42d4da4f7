"""The table: its log applied entry by entry, and what a command would add to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from ludotek.kernel import CHANCE, INTERJECTION, LEAVE, AnyGame, BrokenInvariant, Fairness, Match, Record
from ludotek.table import commands as ask
from ludotek.table import entries as log
from ludotek.table.entries import Entry, Logged, SeatPlan
from ludotek.table.errors import TableError


class Seat(msgspec.Struct):
    """Who sits there now. `level` is that of the bot that plays it; empty if a person does."""

    plan: SeatPlan
    name: str
    level: str
    nonce: str | None  # None: nobody came yet

    @property
    def is_open(self) -> bool:
        return self.nonce is None


class Undo(msgspec.Struct, frozen=True):
    """A question that is being answered."""

    seat: int
    to: int
    waiting: tuple[int, ...]


class Table:
    """`decide` says what a command adds to the log and changes nothing; `apply` takes an entry up."""

    def __init__(self, game: AnyGame, secret: str, created: log.Created) -> None:
        """`created` is the first entry; the fairness secret comes from the store."""
        if created.version != game.version:
            raise TableError(
                "match/other_version",
                f"this match was begun with version {created.version} of {game.id}; here is version {game.version}",
            )
        self.game = game
        self.created = created
        self.secret = secret
        self.seats = [Seat(plan, plan.name, plan.level, plan.nonce) for plan in created.seats]
        self.seq = 1
        self.moved = 1  # the seq of the last entry that changed the position
        self.step_seqs: list[int] = []  # own step -> its seq
        self.rewound = 0  # the seq of the last rewinding
        self.chat: list[tuple[int, log.Said]] = []
        self.undo: Undo | None = None
        self.rematch: str | None = None
        self.done: dict[str, int] = {}  # command -> the seq it got
        self.left: set[int] = set()
        self.match = self._new_match()

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
    def is_started(self) -> bool:
        """The first throw needs everybody's nonce."""
        return all(seat.nonce is not None for seat in self.seats)

    @property
    def is_over(self) -> bool:
        return self.is_started and self.match.is_over

    @property
    def bot_to_move(self) -> int | None:
        """The seat that a bot is to decide for now. Bots wait while people talk about an undo."""
        actor = int(self.match.state.actor)
        waits = actor < 0 or not self.is_started or self.undo is not None
        return None if waits or not self.seats[actor].level else actor

    @property
    def own_steps(self) -> Sequence[tuple[int, int]]:
        """The steps of this match, without those of the match it goes on from."""
        return self.match.steps[len(self.created.steps) :]

    def record(self) -> Record:
        """What may be shown of it, with the present names: the secret only when the match is over."""
        names = tuple(seat.name or seat.level for seat in self.seats)
        return msgspec.structs.replace(self.match.open_record(), players=names)

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
                if self.is_started:
                    self.match = self._new_match()
            case log.Said():
                self.chat.append((self.seq, entry))
            case log.UndoAsked(seat, to, waiting):
                self.undo = Undo(seat, to, waiting)
            case log.UndoAnswered(seat, yes):
                self._apply_answer(seat, yes)
            case log.Rewound(steps):
                self._apply_rewound(steps)
            case log.SeatChanged(seat, name, level):
                here = self.seats[seat]
                here.name = here.name if name is None else name
                here.level = here.level if level is None else level
            case log.Rematched(match):
                self.rematch = match
            case log.Created():
                raise BrokenInvariant("a match is created once")

    def _apply_step(self, step: log.Step) -> None:
        self.match.step(step.actor, step.action)
        if step.action == LEAVE:
            self.left.add(step.actor)
        self.step_seqs.append(self.seq)
        self.moved = self.seq
        self.undo = None

    def _apply_answer(self, seat: int, yes: bool) -> None:
        if self.undo is not None:
            waiting = tuple(other for other in self.undo.waiting if other != seat)
            self.undo = msgspec.structs.replace(self.undo, waiting=waiting) if yes else None

    def _apply_rewound(self, steps: int) -> None:
        self.match.rewind(steps)
        del self.step_seqs[steps - len(self.created.steps) :]
        self.left = {actor for actor, action in self.match.steps if action == LEAVE}
        self.moved = self.rewound = self.seq
        self.undo = None

    def _new_match(self) -> Match:
        created = self.created
        record = Record(
            game=created.game,
            version=created.version,
            seats=len(self.seats),
            options=created.options,
            start=created.start,
            fairness=self._fairness(),
            steps=created.steps,
        )
        return Match.replay(self.game, record)

    def _fairness(self) -> Fairness | None:
        nonces = tuple(seat.nonce for seat in self.seats if seat.nonce is not None)
        if len(nonces) < len(self.seats):
            return None
        return Fairness(
            commitment=self.created.commitment, nonces=nonces, already=len(self.created.steps), secret=self.secret
        )

    # Deciding on commands

    def decide(self, command: ask.Command) -> list[Entry]:
        """The entries that the command adds to the log; IllegalMove or TableError says why it cannot be done."""
        match command:
            case ask.Play():
                return self._play(command)
            case ask.Resign(seat):
                self._check_running()
                return self._try(lambda match: match.leave(seat))
            case ask.Join(seat, nonce):
                return self._join(seat, nonce)
            case ask.HandOver():
                return self._hand_over(command)
            case ask.AskUndo():
                return self._ask_undo(command)
            case ask.AnswerUndo(seat, yes):
                return self._answer_undo(seat, yes)
            case ask.Say(seat, words, phrase):
                return self._say(seat, words, phrase)
            case ask.Rename(seat, name):
                return [log.SeatChanged(seat, name=clean(name))]
            case ask.Rematch(match):
                if not self.is_over:
                    raise TableError("table/not_over", "there is a rematch when the match is over")
                return [] if self.rematch else [log.Rematched(match)]

    def _play(self, play: ask.Play) -> list[Entry]:
        self._check_running()
        if not self.moved <= play.seen <= self.seq:
            raise TableError(
                "table/out_of_date",
                f"seat {play.seat} chose after entry {play.seen}, but the position is that of entry {self.moved}",
            )
        if play.is_bot and self.bot_to_move != play.seat:
            raise TableError("seat/person", f"seat {play.seat} is not to be moved by a bot now")
        if self.seats[play.seat].level and not play.is_bot:
            raise TableError("seat/bot", f"a bot plays seat {play.seat}: take the seat back first")
        return self._try(lambda match: take_turn(match, play))

    def _try(self, act: Callable[[Match], object]) -> list[Entry]:
        """What a step brings about, with the throws that follow it."""
        trial = self.match.copy()
        before = len(trial.steps)
        act(trial)
        return steps_since(trial, before)

    def _join(self, seat: int, nonce: str) -> list[Entry]:
        if not self.seats[seat].is_open:
            return []
        joined = log.Joined(seat, nonce)
        later = self._copy_with(joined)
        return [joined, *(later.opening_throws() if later.is_started else ())]

    def _copy_with(self, joined: log.Joined) -> Table:
        """Before the start: this table with one more seat taken."""
        later = Table(self.game, self.secret, self.created)
        for seat, here in zip(later.seats, self.seats, strict=True):
            seat.nonce = here.nonce
        later.apply(joined)
        return later

    def opening_throws(self) -> list[Entry]:
        """What chance does before the first decision."""
        return self._try(lambda match: None)

    def _hand_over(self, order: ask.HandOver) -> list[Entry]:
        here = self.seats[order.seat]
        if self.is_over:
            raise TableError("table/over", "the match is over")
        if order.seat in self.left:
            raise TableError("seat/left", f"seat {order.seat} has left the game for good")
        if not order.level and not here.level:
            raise TableError("seat/person", f"no bot plays seat {order.seat}")
        changed: list[Entry] = [log.SeatChanged(order.seat, level=order.level)]
        if here.is_open:
            changed += self._join(order.seat, order.nonce)
        if self.undo is not None and order.level:
            changed += self._consent_of_bot(self.undo, order.seat)
        return changed

    def _consent_of_bot(self, undo: Undo, seat: int) -> list[Entry]:
        if seat == undo.seat:
            return [log.UndoAnswered(seat, False)]
        return self._answer_undo(seat, True) if seat in undo.waiting else []

    def _ask_undo(self, question: ask.AskUndo) -> list[Entry]:
        self._check_running()
        if self.undo is not None:
            raise TableError("undo/already_asked", f"seat {self.undo.seat} has asked already")
        to = self._last_decision(question.seat)
        if to is None:
            raise TableError("undo/nothing", f"seat {question.seat} has decided nothing yet that could be taken back")
        others = [
            other
            for other, seat in enumerate(self.seats)
            if not seat.level and other not in self.left | question.beside | {question.seat}
        ]
        return [log.UndoAsked(question.seat, to, tuple(others))] if others else [log.Rewound(to)]

    def _last_decision(self, seat: int) -> int | None:
        """How many steps there were before this seat's last decision."""
        for number in range(len(self.match.steps) - 1, len(self.created.steps) - 1, -1):
            actor, action = self.match.steps[number]
            if actor == seat and action < INTERJECTION:
                return number
        return None

    def _answer_undo(self, seat: int, yes: bool) -> list[Entry]:
        undo = self.undo
        if undo is None:
            raise TableError("undo/not_asked", "nobody asks to take a move back")
        if seat not in undo.waiting and (seat != undo.seat or yes):
            raise TableError("undo/not_asked", f"seat {seat} is not asked: waiting for seats {list(undo.waiting)}")
        answered: list[Entry] = [log.UndoAnswered(seat, yes)]
        if yes and undo.waiting == (seat,):
            answered.append(log.Rewound(undo.to))
        return answered

    def _say(self, seat: int, words: str, phrase: str | None) -> list[Entry]:
        said = clean(words)
        if not said and phrase is None:
            raise TableError("chat/empty", "nothing was said")
        return [log.Said(seat, said, phrase)]

    def _check_running(self) -> None:
        if not self.is_started:
            waiting = [number for number, seat in enumerate(self.seats) if seat.is_open]
            raise TableError("table/not_started", f"the match begins when everybody is here; open seats: {waiting}")
        if self.is_over:
            raise TableError("table/over", "the match is over")


def take_turn(match: Match, play: ask.Play) -> None:
    match.step(play.seat, play.action)
    if play.is_bot:
        match.react(play.seat)  # bots forget nothing; people may


def steps_since(match: Match, before: int) -> list[Entry]:
    """Let chance act until a seat decides; everything that happened after `before` steps, as entries."""
    while match.state.actor == CHANCE:
        match.draw()
    return [log.Step(actor, action) for actor, action in match.steps[before:]]


def opening(game: AnyGame, secret: str, created: log.Created) -> list[Entry]:
    """The first entries of a match. It starts at once if nobody has to come first."""
    table = Table(game, secret, created)
    if table.match.is_over:
        raise TableError("table/over", "the match would be over before it begins: there is nothing to play")
    return [created, *(table.opening_throws() if table.is_started else ())]


def rematch(table: Table, match: str, commitment: str, nonces: Sequence[str]) -> log.Created:
    """The same seats and options once more. People bring a new nonce when they come, bots get these."""
    seats = tuple(
        SeatPlan(
            kind="bot" if seat.level else seat.plan.kind,
            name=seat.name,
            level=seat.level,
            nonce=nonce if seat.level else None,
        )
        for seat, nonce in zip(table.seats, nonces, strict=True)
    )
    created = table.created
    return log.Created(
        game=created.game,
        version=created.version,
        options=created.options,
        seats=seats,
        commitment=commitment,
        pace=created.pace,
        start=created.start,
        rematch_of=match,
    )


def clean(words: str) -> str:
    """One line of printable characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())
