"""A match: a state in which every move is checked, with its record and its story."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any, Final, Generic

import msgspec
from typing_extensions import TypeVar

from ludotek.kernel import errors, fairness
from ludotek.kernel.fields import Position
from ludotek.kernel.game_rules import AnyRules
from ludotek.kernel.headers import check_header, first_chain, first_state, header_of, plain, setting_of, with_fairness
from ludotek.kernel.record import Fairness, Origin, Record, Undone
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, INTERJECTION, LEAVE, OVER, State
from ludotek.kernel.story import Event, Refusal, Text, Who
from ludotek.kernel.views import Move

G = TypeVar("G", bound=AnyRules, default=Any)
EVERY: Final = 256  # steps from one kept state to the next: an earlier position is never further away than that


class Match(Generic[G]):
    """Begin one with `Match.new`, take one up again with `Match.replay`."""

    def __init__(self, game: G, record: Record) -> None:
        """`record` is only its header here (see `header_of`): its steps are what happens from now on."""
        self.game = game
        self.record = record
        self.state: State = first_state(game, record)
        self.stories: list[list[Event]] = []  # one list per step
        self._steps: list[tuple[int, int]] = []
        self._kept: list[State] = []  # the state after every so many steps
        self._chain = first_chain(record)
        self._weights: list[tuple[int, ...]] = []  # one per throw, those that were taken back too
        self._last_weights: Mapping[int, int] = {}  # of the last throw; replaced, never changed

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
            seats, settled = setting_of(game, start, seats, options or {})
            start = plain(game.dump(game.load(start)))
        record = Record(
            game=game.id,
            version=game.version,
            seats=seats,
            options=plain(settled),
            players=tuple(players),
            start=start,
            origin=Origin(kind="position") if start is not None else None,
        )
        return cls(game, with_fairness(record, secret, nonces, 0))

    @classmethod
    def replay(cls, game: G, record: Record, *, steps: int | None = None) -> Match[G]:
        """The match of a record, every step checked, with all that was taken back; with `steps` only that many of its
        steps, as if nothing had ever been taken back."""
        history = record.history() if steps is None else record.steps[:steps]
        if steps is not None:
            record = msgspec.structs.replace(record, given_up=False)
        match = at_its_beginning(game, record)
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

    @property
    def weights(self) -> tuple[tuple[int, ...], ...]:
        """Of every throw what had changed in the weights of its outcomes, as `Fairness.weights` keeps it."""
        return tuple(self._weights)

    def full_record(self, **facts: Any) -> Record:
        """Everything, the secret too: for the one who keeps the match. Sealed when the match has ended.

        `facts` are fields of the record that the match itself does not know: names, hints, that it was given up.
        """
        fair = self.record.fairness
        is_first = fair is not None and fair.scheme == 1
        if self.is_over and not is_first:
            facts["result"] = millionths(self.state.scores())
        if fair is not None and not is_first:
            fair = msgspec.structs.replace(fair, weights=self.weights)
        record = msgspec.structs.replace(self.record, steps=tuple(self._steps), fairness=fair, **facts)
        if fair is None or fair.secret is None or not (self.is_over or record.given_up):
            return record
        sealed = msgspec.structs.replace(fair, seal=record.seal(self._chain))
        return msgspec.structs.replace(record, fairness=sealed)

    def open_record(self, **facts: Any) -> Record:
        """What may be shown: the secret only when the match has ended.

        Raises NotOver for a running match with hidden things: its steps and its start name them.
        """
        record = self.full_record(**facts)
        if self.is_over or record.given_up:
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
        outcomes = self.state.chances()
        possible = [action for action, _ in outcomes]
        if isinstance(outcome, str):
            names = {self.game.outcome_name(self.state, action): action for action in possible}
            action = names.get(outcome)
        else:
            names = {}
            action = outcome if outcome in possible else None
        if action is None:
            refusal = Refusal("no_such_outcome", Text("refuse-no-chance"))
            raise illegal(refusal, f"chance cannot give {outcome}; possible: {_listed(list(names) or possible)}")
        return self._do(CHANCE, action, fairness.weights_of(outcomes) if self._weighs() else None)

    def draw(self, rng: Rng | None = None) -> list[Event]:
        """At CHANCE: throw fairly by the match's secret, or with the generator of a simulation."""
        fair = self.record.fairness
        if fair is not None and fair.secret is not None:
            self._check_chance()
            outcomes = self.state.chances()
            weights = fairness.weights_of(outcomes)
            return self._do(CHANCE, self._due(fair, outcomes, weights), weights if self._weighs() else None)
        if rng is None:
            raise errors.BrokenInvariant("this match has neither a secret nor a generator to throw with")
        return self.happen(int(self.state.sample(rng)))

    def due_throw(self) -> int:
        """At CHANCE, in a match with a secret: the outcome that follows from it."""
        fair = self.record.fairness
        if fair is None:
            raise errors.BrokenInvariant("this match has no secret to throw by")
        outcomes = self.state.chances()
        return self._due(fair, outcomes, fairness.weights_of(outcomes))

    def _due(self, fair: Fairness, outcomes: Sequence[tuple[int, int]], weights: Mapping[int, int]) -> int:
        if fair.secret is None:
            raise errors.BrokenInvariant("this match has no secret to throw by")
        return fairness.SCHEMES[fair.scheme].draw(fair.secret, self._chain, outcomes, weights)

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
        if self.record.fairness is None:
            return
        record = msgspec.structs.replace(self.record, steps=tuple(self._steps))
        again = Match.replay(self.game, record, steps=steps)
        self._chain, self._weights, self._last_weights = again._chain, again._weights, again._last_weights

    def _go_back(self, steps: int) -> None:
        self.state = self.state_after(steps)
        del self._steps[steps:], self.stories[steps:], self._kept[steps // EVERY :]

    def state_after(self, steps: int) -> State:
        """A copy of the state after this many steps."""
        kept = steps // EVERY
        state = self._kept[kept - 1].copy() if kept else first_state(self.game, self.record)
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
        twin._kept, twin._weights = list(self._kept), list(self._weights)
        return twin

    def fork(self, at: int, *, secret: str | None = None, nonces: Sequence[str] = ()) -> Match[G]:
        """Another match with the same first steps, to be played on with throws of its own."""
        record = self.full_record().fork(at)
        if secret is not None:
            record = msgspec.structs.replace(record, origin=Origin(kind="fork"))
        return Match.replay(self.game, with_fairness(record, secret, nonces, at))

    # Inside

    def _do(self, actor: int, action: int, weights: Mapping[int, int] | None = None) -> list[Event]:
        """One step that was found possible; `weights` are those of a throw of which the record keeps them."""
        state = self.state
        if weights is not None:
            self._weights.append(fairness.changed_weights(self._last_weights, weights))
            self._last_weights = weights
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

    def _weighs(self) -> bool:
        """Whether the throw that is made now is one of this match's own, of which the record keeps the weights."""
        fair = self.record.fairness
        return fair is not None and fair.scheme > 1 and self._made() >= fair.already

    def _made(self) -> int:
        return len(self._steps)

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


def at_its_beginning(game: G, record: Record) -> Match[G]:
    """The match of a record before its first step; a header that does not hold is refused."""
    check_header(game, record)
    try:
        return Match(game, header_of(record))
    except errors.BadRecord:
        raise
    except errors.LudotekError as error:
        raise errors.BadRecord(Text("wrong-header", {"reason": _reason(error)})) from None


def millionths(scores: Sequence[float]) -> tuple[int, ...]:
    """Scores as a record keeps them: whole numbers, which every language writes alike."""
    return tuple(round(float(score) * 1_000_000) for score in scores)


def _words(move: Move) -> str:
    parts: dict[str, Any] = {k: v for k, v in msgspec.to_builtins(move).items() if v is not None}
    return " ".join(f"{name} {value}" for name, value in parts.items())


def _listed(actions: Sequence[int | str]) -> str:
    return ", ".join(map(str, actions)) or "nothing"
