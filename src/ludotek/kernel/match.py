"""A match: a state in which every move is checked, with its record and its story."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from typing import Any, Final, Generic

import msgspec
from typing_extensions import TypeVar

from ludotek.kernel import errors, fairness
from ludotek.kernel.fields import Position
from ludotek.kernel.game_rules import AnyRules
from ludotek.kernel.options import Options
from ludotek.kernel.record import Fairness, Record, Undone
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, INTERJECTION, LEAVE, OVER, State
from ludotek.kernel.story import Event, Refusal, Text, Who
from ludotek.kernel.views import Move

G = TypeVar("G", bound=AnyRules, default=Any)
EVERY: Final = 256  # steps from one kept state to the next: an earlier position is never further away than that


class Match(Generic[G]):
    """Begin one with `Match.new`, take one up again with `Match.replay`."""

    def __init__(self, game: G, record: Record) -> None:
        """`record` is only its header here: its steps are what happens from now on."""
        self.game = game
        self.record = record
        self.state: State = _first_state(game, record)
        self.stories: list[list[Event]] = []  # one list per step
        self._steps: list[tuple[int, int]] = []
        self._kept: list[State] = []  # the state after every so many steps
        self._chain = _first_chain(record)

    @classmethod
    def new(
        cls,
        game: G,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        *,
        players: Sequence[str] = (),
        start: Position | None = None,
        secret: str | None = None,
        nonces: Sequence[str] = (),
    ) -> Match[G]:
        """A match at its beginning, or at a position, which says the number of seats itself.

        With a secret its throws are fair and can be verified.
        """
        if start is None:
            if seats is None:
                raise errors.BadSeats(f"how many play {game.id}? Say a number of seats, or start from a position")
            settled = game.options(seats, options)
        else:
            seats, settled = _setting_of(game, start, seats, options or {})
            start = _plain(game.dump(game.load(start)))
        record = Record(
            game=game.id,
            version=game.version,
            seats=seats,
            options=_plain(settled),
            players=tuple(players),
            start=start,
            fairness=_fairness(secret, nonces, seats, 0),
        )
        return cls(game, record)

    @classmethod
    def replay(cls, game: G, record: Record, *, steps: int | None = None) -> Match[G]:
        """The match of a record, every step checked, with all that was taken back; with `steps` only that many of its
        steps, as if nothing had ever been taken back."""
        match = _at_its_beginning(game, record)
        history = record.history() if steps is None else record.steps[:steps]
        for number, one in enumerate(history, start=1):
            match.follow(number, one)
        return match

    def follow(self, number: int, one: tuple[int, int] | Undone) -> None:
        """One step of a record's history, or an undo. Raises BadRecord, which names the step by this number."""
        if isinstance(one, Undone):
            self.take_back(one.left)
            return
        actor, action = one
        try:
            self.step(actor, action)
        except errors.LudotekError as error:
            raise impossible_step(number, actor, action, error) from None

    # What is known

    @property
    def steps(self) -> Sequence[tuple[int, int]]:
        return self._steps

    @property
    def is_over(self) -> bool:
        return self.state.actor == OVER

    def full_record(self) -> Record:
        """Everything, the secret too: for the one who keeps the match. Sealed when the match is over."""
        fair = self.record.fairness
        if fair is not None and fair.secret is not None:
            seal = fairness.seal(fair.secret, self._chain) if self.is_over else None
            fair = msgspec.structs.replace(fair, seal=seal)
        return msgspec.structs.replace(self.record, steps=tuple(self._steps), fairness=fair)

    def open_record(self) -> Record:
        """What may be shown: the secret only when the match is over.

        Raises NotOver for a running match with hidden things: its steps and its start name them.
        """
        record = self.full_record()
        if self.is_over:
            return record
        if self.game.has_secrets:
            raise errors.NotOver(Text("wrong-not-over", {"game": self.game.id}))
        return record.without_secret()

    def legal_moves(self) -> list[Move]:
        """What the seat that decides may do, as named moves."""
        return list(self.game.moves(self.state))

    # What can be done

    def play(self, seat: int, move: Move | int) -> list[Event]:
        """Let a seat make a named move or a legal action. IllegalMove leaves the match untouched."""
        if self.state.actor != seat:
            raise self._not_asked(seat)
        if isinstance(move, int):
            if move not in self.state.legal():
                raise self._illegal_number(seat, move)
            return self._do(seat, move)
        action = self.game.action(self.state, move)
        if action is None:
            refusal = self.game.refuse(self.state, seat, move)
            raise illegal(refusal, f"seat {seat} cannot do {_words(move)}; legal: {self._legal_words()}")
        return self._do(seat, action)

    def interject(self, seat: int, action: int) -> list[Event]:
        """Let a seat do something out of turn: see `State.interjections`."""
        open_to = self.state.interjections(seat) if 0 <= seat < self.record.seats else []
        if action not in open_to:
            refusal = Refusal("not_now", Text("refuse-not-now"))
            raise illegal(refusal, f"seat {seat} cannot do {action} out of turn; possible: {_listed(open_to)}")
        return self._do(seat, action)

    def react(self, seat: int) -> list[Event]:
        """After a seat's move: what it would never forget to do out of turn. For bots; see `State.reflex`."""
        reflex = int(self.state.reflex(seat))
        return self.interject(seat, reflex) if reflex else []

    def leave(self, seat: int) -> list[Event]:
        return self.interject(seat, LEAVE)

    def happen(self, outcome: int | str) -> list[Event]:
        """At CHANCE: let this outcome happen, by its number or its name; for instance one thrown on a real table."""
        self._check_chance()
        possible = [action for action, _ in self.state.chances()]
        if isinstance(outcome, str):
            names = {self.game.outcome_name(self.state, action): action for action in possible}
            action = names.get(outcome)
        else:
            names = {}
            action = outcome if outcome in possible else None
        if action is None:
            refusal = Refusal("no_such_outcome", Text("refuse-no-chance"))
            raise illegal(refusal, f"chance cannot give {outcome}; possible: {_listed(list(names) or possible)}")
        return self._do(CHANCE, action)

    def draw(self, rng: Rng | None = None) -> list[Event]:
        """At CHANCE: throw fairly by the match's secret, or with the generator of a simulation."""
        fair = self.record.fairness
        if fair is not None and fair.secret is not None:
            self._check_chance()
            return self._do(CHANCE, self.due_throw())
        if rng is None:
            raise errors.BrokenInvariant("this match has neither a secret nor a generator to throw with")
        return self.happen(int(self.state.sample(rng)))

    def due_throw(self) -> int:
        """At CHANCE, in a match with a secret: the outcome that follows from it."""
        fair = self.record.fairness
        if fair is None or fair.secret is None:
            raise errors.BrokenInvariant("this match has no secret to throw by")
        return fairness.draw(fair.secret, self._chain, self.state.chances())

    def step(self, actor: int, action: int) -> list[Event]:
        """One step of a record, checked."""
        if action >= INTERJECTION:
            return self.interject(actor, action)
        if actor == CHANCE:
            return self.happen(action)
        return self.play(actor, action)

    def take_back(self, steps: int) -> None:
        """Back to the position after this many steps. Whatever is thrown from now on is new: the chain goes on."""
        undone, fair = tuple(self._steps[steps:]), self.record.fairness
        self._go_back(steps)
        if fair is not None:
            self._chain = fairness.next_chain(self._chain, fairness.UNDO, steps)
            fair = msgspec.structs.replace(fair, undone=(*fair.undone, Undone(steps, undone)))
            self.record = msgspec.structs.replace(self.record, fairness=fair)

    def rewind(self, steps: int) -> None:
        """Back to the position after this many steps, as if those after them had never been made: the same throws will
        follow the same choices. For what was stored before `take_back`."""
        self._go_back(steps)
        self._chain = _first_chain(self.record)
        if self._chain:
            for actor, action in self._steps:
                self._chain = fairness.next_chain(self._chain, actor, action)

    def _go_back(self, steps: int) -> None:
        self.state = self.state_after(steps)
        del self._steps[steps:], self.stories[steps:], self._kept[steps // EVERY :]

    def state_after(self, steps: int) -> State:
        """A copy of the state after this many steps."""
        kept = steps // EVERY
        state = self._kept[kept - 1].copy() if kept else _first_state(self.game, self.record)
        for actor, action in self._steps[kept * EVERY : steps]:
            if action >= INTERJECTION:
                state.interject(actor, action)
            else:
                state.apply(action)
        return state

    def copy(self) -> Match[G]:
        """An independent match at the same point: to try what would happen."""
        twin = copy(self)
        twin.state, twin.stories, twin._steps = self.state.copy(), list(self.stories), list(self._steps)
        twin._kept = list(self._kept)
        return twin

    def fork(self, at: int, *, secret: str | None = None, nonces: Sequence[str] = ()) -> Match[G]:
        """Another match with the same first steps, to be played on with throws of its own."""
        record = self.full_record().fork(at)
        fair = _fairness(secret, nonces, record.seats, at)
        return Match.replay(self.game, msgspec.structs.replace(record, fairness=fair))

    # Inside

    def _do(self, actor: int, action: int) -> list[Event]:
        state = self.state
        story: list[Event] = []
        state.story = story
        if action >= INTERJECTION:
            state.interject(actor, action)
        else:
            state.apply(action)
        state.story = None
        self._note(actor, action, story)
        if self._chain:
            self._chain = fairness.next_chain(self._chain, actor, action)
        return story

    def _note(self, actor: int, action: int, story: list[Event]) -> None:
        self._steps.append((actor, action))
        self.stories.append(story)
        if len(self._steps) % EVERY == 0:
            self._kept.append(self.state.copy())

    def _check_chance(self) -> None:
        if self.state.actor != CHANCE:
            raise illegal(Refusal("no_chance", Text("refuse-no-chance")), "nothing is to be thrown or drawn now")

    def _not_asked(self, seat: int) -> errors.IllegalMove:
        actor = self.state.actor
        clause = self.game.turn_clause
        if actor == OVER:
            return illegal(Refusal("over", Text("refuse-over"), clause), f"seat {seat} cannot move: the match is over")
        if actor == CHANCE:
            refusal = Refusal("chance_first", Text("refuse-chance-first"), clause)
            return illegal(refusal, f"seat {seat} cannot move: chance acts first")
        refusal = Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(int(actor))}), clause)
        return illegal(refusal, f"seat {seat} cannot move: it is seat {actor}'s decision")

    def _illegal_number(self, seat: int, action: int) -> errors.IllegalMove:
        refusal = Refusal("not_legal", Text("refuse-not-legal"), self.game.turn_clause)
        return illegal(refusal, f"seat {seat} cannot do {action}; legal: {self._legal_words()}")

    def _legal_words(self) -> str:
        legal = self.state.legal()
        return "; ".join(f"{action} = {_words(self.game.move(self.state, action))}" for action in legal)


def illegal(refusal: Refusal, message: str) -> errors.IllegalMove:
    told = f"{message} ({refusal.clause})" if refusal.clause else message
    return errors.IllegalMove(refusal.code, told, refusal.text, refusal.clause)


def verify(game: AnyRules, record: Record) -> int:
    """Prove every throw of a finished record; return how many, or raise errors.Unfair."""
    fair = record.fairness
    if fair is None:
        raise errors.Unfair(Text("unfair-no-data"))
    if fair.secret is None or fair.seal is None:
        raise errors.Unfair(Text("unfair-not-yet"))
    try:
        return fairness.verify(
            fair.secret,
            fair.commitment,
            fair.seal,
            record.header(),
            fair.nonces,
            _with_outcomes(game, record),
            already=fair.already,
        )
    except fairness.Tampered as error:
        raise errors.Unfair(Text(error.id, error.facts)) from None
    except ValueError as error:
        raise errors.Unfair(str(error)) from None


def entered_outcomes(game: AnyRules, record: Record) -> int:
    """How many outcomes people entered in a record whose chance came from a real table; every step is checked.

    Raises BadRecord for an impossible step, and Unfair for a record that claims both.
    """
    if record.fairness is not None:
        raise errors.Unfair(Text("unfair-entered"))
    return sum(actor == CHANCE for actor, _ in Match.replay(game, record).steps)


def _with_outcomes(game: AnyRules, record: Record) -> Iterator[tuple[int, int, list[tuple[int, int]] | None]]:
    match = _at_its_beginning(game, record)
    for number, one in enumerate(record.history(), start=1):
        actor, action = (fairness.UNDO, one.left) if isinstance(one, Undone) else one
        yield actor, action, match.state.chances() if actor == CHANCE == match.state.actor else None
        try:
            match.follow(number, one)
        except errors.BadRecord as bad:
            raise fairness.Tampered("wrong-step", bad.text.args if bad.text is not None else {}) from None
    if not match.is_over:
        raise fairness.Tampered("unfair-stops", {"step": str(len(record.steps))})


def impossible_step(number: int, actor: int, action: int, error: errors.LudotekError) -> errors.BadRecord:
    """The error for a record with this step, which cannot happen."""
    step: dict[str, str | int] = {"step": str(number), "actor": str(actor), "action": str(action)}
    return errors.BadRecord(Text("wrong-step", {**step, "reason": _reason(error)}))


def _reason(error: errors.LudotekError) -> Text | str:
    """Returns why a step fails; a refusal in English, since its text is the game's and a reader may lack the game."""
    return str(error) if error.text is None or isinstance(error, errors.IllegalMove) else error.text


def play_out(
    match: Match[G], choose: Callable[[Match[G], int], int], rng: Rng | None = None, *, limit: int = 1_000_000
) -> Match[G]:
    """Play a match to its end: chance by itself, every seat's decision by `choose(match, seat)`."""
    while not match.is_over and len(match.steps) < limit:
        if match.state.actor == CHANCE:
            match.draw(rng)
        else:
            seat = int(match.state.actor)
            match.play(seat, choose(match, seat))
            match.react(seat)
    return match


def _plain(value: object) -> Any:
    """As it is when it is read back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _first_chain(record: Record) -> bytes:
    fair = record.fairness
    return b"" if fair is None else fairness.first_chain(fair.commitment, record.header(), fair.nonces)


def _first_state(game: AnyRules, record: Record) -> State:
    if record.start is not None:
        _setting_of(game, record.start, record.seats, record.options)
        state: State = game.load(record.start)
    else:
        state = game.new(record.seats, game.options(record.seats, record.options))
    return state


def _setting_of(
    game: AnyRules, start: Position, seats: int | None, options: Mapping[str, object]
) -> tuple[int, Options]:
    """Seats and options of a position. What is said beside it may not contradict it."""
    setting: tuple[int, Options] = game.setting(game.load(start))
    found, settled = setting
    if seats is not None and found != seats:
        raise errors.BadPosition(Text("wrong-position-players", {"found": found, "seats": str(seats)}))
    known = _plain(settled)
    for name, value in _plain(options).items():
        is_open = value is None or value == []  # decided by the rest
        if not is_open and known.get(name) != value:
            raise errors.BadPosition(f"the position is played with {name}={known.get(name)!r}, not with {value!r}")
    return found, settled


def _fairness(secret: str | None, nonces: Sequence[str], seats: int, already: int) -> Fairness | None:
    if secret is None:
        return None
    if len(nonces) != seats:
        raise errors.BadRecord(f"a fair match needs one nonce from each of its {seats} seats, not {len(nonces)}")
    return Fairness(commitment=fairness.commitment(secret), nonces=tuple(nonces), already=already, secret=secret)


def _at_its_beginning(game: G, record: Record) -> Match[G]:
    """The match of a record before its first step; a header that does not hold is refused."""
    _check_header(game, record)
    try:
        fair = record.fairness
        if fair is not None and fair.undone:
            fair = msgspec.structs.replace(fair, undone=())
        return Match(game, msgspec.structs.replace(record, steps=(), fairness=fair))
    except errors.BadRecord:
        raise
    except errors.LudotekError as error:
        raise errors.BadRecord(Text("wrong-header", {"reason": _reason(error)})) from None


def _check_header(game: AnyRules, record: Record) -> None:
    if record.game != game.id:
        raise errors.BadRecord(Text("wrong-record-game", {"found": record.game, "game": game.id}))
    if record.version != game.version:
        versions: dict[str, str | int] = {"found": str(record.version), "game": game.id, "version": str(game.version)}
        raise errors.BadRecord(Text("wrong-version", {**versions}))


def _words(move: Move) -> str:
    parts: dict[str, Any] = {k: v for k, v in msgspec.to_builtins(move).items() if v is not None}
    return " ".join(f"{name} {value}" for name, value in parts.items())


def _listed(actions: Sequence[int | str]) -> str:
    return ", ".join(map(str, actions)) or "nothing"
