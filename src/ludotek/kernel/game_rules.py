"""The rules half of a game: everything that matches, records, bots and the lab need, without words and pictures.

A game's folder names its functions once, in its `__init__.py`; what all games answer alike is here.
"""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Generic

import msgspec
from typing_extensions import TypeVar

from ludotek.kernel import clauses, options
from ludotek.kernel.errors import AmbiguousMove, BadPosition, BadSeats
from ludotek.kernel.fields import Fields, Position, check_keys, require
from ludotek.kernel.learned import Learned, Strength, Tuning, read_levels, read_tuning, read_value
from ludotek.kernel.options import Options
from ludotek.kernel.plain_state import TABLES
from ludotek.kernel.plan import Plan
from ludotek.kernel.samples import Samples
from ludotek.kernel.state import KEYS, SPECTATOR, State
from ludotek.kernel.story import Refusal, Text
from ludotek.kernel.views import KindMove, Move, View, seen_by

S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - O for options
M = TypeVar("M", bound=Move, default=KindMove)
V = TypeVar("V", bound=View, default=View)

FRAME = ("game", "version", "options", "players")  # the keys that a position has besides its fields


def as_given(seats: int, options: O) -> O:
    """For a game whose options leave nothing open and forbid nothing."""
    return options


def as_named(state: State, move: M) -> M:
    """For a game that leaves nothing open in its named moves."""
    return move


def nothing_to_check(state: State) -> None:
    """For a game whose fields cannot contradict each other."""


def number_of(state: State, action: int) -> str:
    """For a game whose chance outcomes are known by their numbers: the eyes of a die, the rank of a card."""
    return str(action)


class Views(Generic[S, V]):
    """What viewers may know in one position. What all know is found once, where the game can add to it what a seat
    knows besides, or adds nothing since it is open."""

    def __init__(
        self, state: S, view_of: Callable[[S, int | None], V], own_view_of: Callable[[S, V, int], V] | None
    ) -> None:
        self._state = state
        self._view_of = view_of
        self._own_view_of = own_view_of
        self._made: dict[int | None, V] = {}

    def of(self, viewer: int | None) -> V:
        view = self._made.get(viewer)
        if view is None:
            if viewer is None or self._own_view_of is None:
                view = self._view_of(self._state, viewer)
            else:
                view = self._own_view_of(self._state, self.of(None), viewer)
            self._made[viewer] = view
        return view


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class GameRules(Generic[S, O, M, V]):
    """`state.plan.seats` and `state.plan.options` are what a state was set up with."""

    id: str
    version: int = 1  # rises when a rule changes; records carry it
    package: str  # the folder: its __name__
    seats: tuple[int, ...]  # the possible numbers of players
    completes_moves: bool = True  # whether a move may leave out what only one legal move has
    has_secrets: bool = False  # whether seats see different things: a shared device needs a curtain
    is_open: bool = False  # whether all see and are told the same, choices too: pictures are then made once for all
    seats_clause: str | None = None  # the clause that says how many may play, for refusing positions
    turn_clause: str  # the clause that says who decides when, for refusing those who are not asked
    kinds: tuple[str, ...] = ()  # for moves that are always the same few: action n is called by the nth of these
    Options: type[O]
    Move: type[M] = KindMove  # type: ignore[assignment]  # then M is KindMove
    State: type[S]

    settle: Callable[[int, O], O] = as_given  # decides what was left open; refuses what the rules forbid
    plan_of: Callable[[int, O], Any] = Plan  # what states of settled options are set up with: tables, shared buffers
    move_of: Callable[[S, int], M] | None = None  # the named move that a legal action stands for; else by `kinds`
    complete_move: Callable[[S, M], M] = as_named  # fills in what the rules say of a part that is left out
    refuse_move: Callable[[V, M], Refusal] | None = None  # why the seat that decides and sees this may not do that
    outcome_name: Callable[[S, int], str] = number_of  # a chance outcome by its name, as in positions
    view_of: Callable[[S, int | None], V]  # what a viewer may know, field by field
    own_view_of: Callable[[S, V, int], V] | None = None  # the same for a seat, from the spectator's view: see `views`
    own_of: Callable[[S, int], object] | None = (
        None  # all that a seat which is not asked sees besides spectators; never None, and only compared
    )
    fields_of: Callable[[Any], Fields]  # the table of fields of states with this plan; asked once for each plan
    check: Callable[[S], None] = nothing_to_check  # refuses a position that cannot exist, beyond ranges and shapes
    setting_of: Callable[[Position, O], tuple[int, O]] | None = None  # seats and settled options of a position
    empty_state: Callable[[Position, int, O], S] | None = None  # what a position is read into, if not the first state

    def __post_init__(self) -> None:
        if self.move_of is None and not self.kinds:
            raise TypeError(f"{self.id} must have move_of, or kinds if its moves are always the same few")
        if self.State not in copyreg.dispatch_table:  # a game that is a variation of another shares its states
            copyreg.pickle(self.State, self._reduce)
            KEYS[self.State] = self.key
            TABLES[self.State] = self.fields

    def __repr__(self) -> str:
        return f"<game {self.id}>"

    # Set-up

    def new(self, seats: int, options: O) -> S:
        """Returns the first state."""
        return self._begin(seats, self.settle(seats, options))

    def _begin(self, seats: int, options: O) -> S:
        make: Any = self.State  # takes its plan
        state = make(self.plan_of(seats, options))
        state.begin()
        first: S = state.copy()  # with buffers of its own, where it has shared those of the plan
        return first

    def options(self, seats: int, values: Mapping[str, object] | None = None, *, from_words: bool = False) -> O:
        """Settled options for this number of players, from a mapping of names to values."""
        self.check_seats(seats)
        return self.settle(seats, options.read(self.Options, values or {}, self.id, from_words=from_words))

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            numbers = ", ".join(map(str, self.seats))
            raise BadSeats(Text("wrong-seats", {"game": self.id, "numbers": numbers, "seats": str(seats)}))

    def setting(self, state: S) -> tuple[int, O]:
        """How many players a state has, and its settled options."""
        plan: Any = state.plan  # type: ignore[attr-defined]  # every game's states have one
        return int(plan.seats), plan.options

    # Actions and moves

    def move(self, state: S, action: int) -> M:
        """The named move that a legal action stands for."""
        if self.move_of is not None:
            return self.move_of(state, action)
        make: Any = self.Move
        move: M = make(kind=self.kinds[action])
        return move

    def moves(self, state: S) -> list[M]:
        """The legal actions of the seat that decides as named moves."""
        return [self.move(state, action) for action in state.legal()]

    def action(self, state: S, move: M) -> int | None:
        """The legal action that a named move stands for, None if it is not legal now.

        What the move leaves out (None) may be anything; AmbiguousMove if several legal moves fit.
        """
        move = self.complete_move(state, move)
        legal = {action: self.move(state, action) for action in state.legal()}
        exact = [action for action, known in legal.items() if known == move]
        is_open = self.completes_moves and not exact
        fitting = [action for action, known in legal.items() if _fits(move, known)] if is_open else exact
        if len(fitting) > 1:
            listed = ", ".join(str(msgspec.to_builtins(legal[action])) for action in fitting)
            raise AmbiguousMove(f"{msgspec.to_builtins(move)} fits several legal moves: {listed}")
        return fitting[0] if fitting else None

    def refuse(self, state: S, seat: int, move: M) -> Refusal:
        """Why a seat may not make this move. Tells nothing that the seat may not know."""
        is_known = not isinstance(move, KindMove) or move.kind in self.kinds
        if self.refuse_move is not None and is_known:
            return self.refuse_move(self.view(state, seat), move)
        return Refusal("not_legal", Text("refuse-not-legal"), self.turn_clause)

    # What is seen

    def view(self, state: S, viewer: int | None) -> V:
        return self.view_of(state, viewer)

    def views(self, state: S) -> Views[S, V]:
        """The views of one position, each made when it is asked for."""
        own_view_of = seen_by if self.is_open else self.own_view_of
        return Views(state, self.view_of, own_view_of)

    def samples(self, state: S, viewer: int | None) -> Samples[S]:
        """What a bot in this seat may know of the hidden part; None is a spectator."""
        return Samples(state, int(SPECTATOR) if viewer is None else viewer)

    # Positions

    def fields(self, state: S) -> Fields:
        """The table of the fields of a state."""
        plan: Any = state.plan  # type: ignore[attr-defined]  # every game's states have one
        return _fields(self.fields_of, plan)

    def dump(self, state: S) -> Position:
        """A readable position with everything, secrets too: JSON that `load` takes back."""
        seats, options = self.setting(state)
        frame: Position = {"game": self.id, "version": self.version, "options": options}
        if self.setting_of is None:
            frame["players"] = seats
        plain: Position = msgspec.json.decode(msgspec.json.encode({**frame, **self.fields(state).write(state)}))
        return plain

    def load(self, position: Position) -> S:
        """The state of a position; refuses one that cannot exist, with the reason."""
        self._check_frame(position)
        seats, options = self._setting_of(position)
        empty = self.empty_state
        state = self._begin(seats, options) if empty is None else empty(position, seats, options)
        fields = self.fields(state)
        check_keys(position, [*FRAME, *(field.key for field in fields.rows)], f"the position of {self.id}")
        fields.read(state, position)
        state.rebuild()
        self.check(state)
        return state

    def difference(self, one: S, other: S) -> str | None:
        """The key of the first field in which two states differ, None if they are equal."""
        if self.setting(one) != self.setting(other):
            return "options"
        return self.fields(one).difference(one, other)

    def key(self, state: S) -> tuple[object, ...]:
        """What two equal states have in common: hashable, and different for different positions."""
        numbers = (tuple(field.numbers(state)) for field in self.fields(state).all())
        return self.id, self.setting(state), int(state.actor), *numbers

    def _check_frame(self, position: Position) -> None:
        if not isinstance(position, Mapping):
            raise BadPosition(f"a position is an object, not {position!r}")
        if position.get("game", self.id) != self.id:
            raise BadPosition(f"this is a position of {position['game']!r}, not of {self.id!r}")
        if position.get("version", self.version) != self.version:
            raise BadPosition(f"position of {self.id} version {position['version']!r}; here is version {self.version}")

    def _setting_of(self, position: Position) -> tuple[int, O]:
        """`players` is their number, or a list with one entry for each of them, if the game does not say other."""
        if self.setting_of is not None:
            given = options.read(self.Options, self.read_options(position), self.id)
            return self.setting_of(position, given)
        players = position.get("players")
        seats: Any = len(players) if isinstance(players, list | tuple) else players
        is_possible = type(seats) is int and seats in self.seats
        numbers = ", ".join(map(str, self.seats))
        require(is_possible, f"a position of {self.id} is for {numbers} players, not {seats!r}", self.seats_clause)
        return seats, self.options(seats, self.read_options(position))

    def read_options(self, position: Position) -> Mapping[str, object]:
        given = position.get("options", {})
        if not isinstance(given, Mapping):
            raise BadPosition(f"options: {given!r}: expected an object")
        return given

    def _reduce(self, state: S) -> tuple[Callable[[str, Position], Any], tuple[str, Position]]:
        return _load_state, (self.package, self.dump(state))

    # The folder

    @cached_property
    def folder(self) -> Traversable:
        return files(self.package)

    @cached_property
    def learned(self) -> Learned:
        """The weights by which search judges positions."""
        return read_value(self.folder)

    @cached_property
    def tuning(self) -> dict[int, Tuning]:
        """How search goes about this game, by the number of seats, where that is not as usual."""
        return read_tuning(self.folder)

    @cached_property
    def levels(self) -> dict[str, Strength]:
        """How strong bots of each level are, from weak to strong."""
        return read_levels(self.folder)

    @property
    def title(self) -> Text:
        return Text("title")

    def rulebook(self, language: str = "en") -> clauses.Rulebook:
        return _rulebook(self, language)


AnyRules = GameRules[Any, Any, Any, Any]


def _fits(move: Move, known: Move) -> bool:
    """Whether a legal move has everything that the given one names."""
    given = ((name, getattr(move, name)) for name in move.__struct_fields__)
    return all(value is None or value == getattr(known, name) for name, value in given)


def _load_state(package: str, position: Position) -> State:
    """How a pickled state comes back."""
    state: State = import_module(package).GAME.load(position)
    return state


@lru_cache(maxsize=256)
def _fields(fields_of: Callable[[Any], Fields], plan: object) -> Fields:
    return fields_of(plan)


@lru_cache(maxsize=64)
def _rulebook(game: AnyRules, language: str) -> clauses.Rulebook:
    return clauses.read(game.folder, language)
