"""What a game is: a folder of Python behind this face. Everything else works on any such folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from ludotek.kernel import clauses, options
from ludotek.kernel.errors import BadSeats
from ludotek.kernel.options import Options
from ludotek.kernel.rng import Rng
from ludotek.kernel.state import State
from ludotek.kernel.story import Choice, Event, Line, Refusal, SeatFace, Text, Told

if TYPE_CHECKING:
    from ludotek.scene import Scene

Position = dict[str, Any]  # a readable JSON position, as `Game.dump` writes it


class Move(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's named moves."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The base of every game's views: what one seat (or with viewer None a spectator) may know."""

    viewer: int | None
    actor: int  # the seat that decides, CHANCE or OVER
    legal: tuple[int, ...]  # the actions that this viewer may know to be legal now
    asides: tuple[int, ...] = ()  # what this viewer may do out of turn, besides leaving


S = TypeVar("S", bound=State)
O = TypeVar("O", bound=Options)  # noqa: E741 - O for options
M = TypeVar("M", bound=Move)
V = TypeVar("V", bound=View)


class Game(ABC, Generic[S, O, M, V]):
    """The face of a game's folder; one instance, exported as `GAME`."""

    id: ClassVar[str]
    version: ClassVar[int]  # rises when a rule changes; records carry it
    seats: ClassVar[tuple[int, ...]]  # the possible numbers of players
    shelf: ClassVar[int] = 100  # its place in the gallery
    has_secrets: ClassVar[bool] = False  # whether seats see different things: a shared device needs a curtain
    turn_clause: ClassVar[str]  # the clause that says who decides when, for refusing those who are not asked
    Options: ClassVar[type[Options]]
    Move: ClassVar[type[Move]]

    # Set-up

    @abstractmethod
    def settle(self, seats: int, options: O) -> O:
        """The same options with everything decided that was left open; refuses what the rules forbid."""

    @abstractmethod
    def new(self, seats: int, options: O) -> S:
        """The first state; often chance acts first."""

    # Actions and moves

    @abstractmethod
    def move(self, state: S, action: int) -> M:
        """The named move that a legal action of the actor stands for."""

    @abstractmethod
    def action(self, state: S, move: M) -> int | None:
        """The legal action that a named move stands for, or None if it is not legal now."""

    @abstractmethod
    def refuse(self, state: S, seat: int, move: M) -> Refusal:
        """Why this seat may not make this move now. Tells nothing that the seat may not know."""

    @abstractmethod
    def outcome(self, view: V, action: int) -> Text:
        """The name of a chance outcome, for entering throws and draws from a real table."""

    # What is seen

    @abstractmethod
    def view(self, state: S, viewer: int | None) -> V:
        """What this viewer may know, field by field."""

    @abstractmethod
    def imagine(self, view: V, rng: Rng) -> S:
        """A full state that this viewer cannot tell from the real one, sampled fairly."""

    @abstractmethod
    def seat(self, view: V, seat: int) -> SeatFace:
        """Name, tone and shape of a seat."""

    @abstractmethod
    def prompt(self, view: V) -> Text:
        """What is going on now, or what the viewer is asked: "you" to the viewer itself, in ids that end in -you."""

    @abstractmethod
    def choices(self, view: V) -> list[Choice]:
        """The view's legal actions with their labels, in the order in which people should read them."""

    def asides(self, view: V) -> list[Choice]:
        """What the viewer may do out of turn with its labels, in the same order; played as interjections."""
        return []

    @abstractmethod
    def scene(self, view: V) -> Scene:
        """The position as a picture."""

    @abstractmethod
    def explain(self, view: V, things: tuple[str, ...]) -> Refusal | None:
        """Why the things of the picture that the viewer touched give no choice now; None if there is nothing to say."""

    @abstractmethod
    def show(self, view: V) -> list[Line]:
        """The position as a text picture, at most 80 columns wide and 18 lines high."""

    @abstractmethod
    def tell(self, event: Event, view: V) -> Told | None:
        """One event as the viewer of this view may know it; None if nothing is to be said."""

    # Positions

    @abstractmethod
    def dump(self, state: S) -> Position:
        """A readable position: JSON that `load` takes back."""

    @abstractmethod
    def load(self, position: Position) -> S:
        """The state of a position; refuses one that cannot exist, with the reason."""

    @abstractmethod
    def setting(self, state: S) -> tuple[int, O]:
        """How many players a state has, and its settled options."""

    # The same for every game

    @cached_property
    def folder(self) -> Traversable:
        return files(type(self).__module__)

    @property
    def title(self) -> Text:
        return Text("title")

    def rulebook(self, language: str = "en") -> clauses.Rulebook:
        return _rulebook(self, language)

    def options(self, seats: int, values: Mapping[str, object] | None = None, *, from_words: bool = False) -> O:
        """Settled options for this number of players, from a mapping of names to values."""
        self.check_seats(seats)
        chosen: Any = options.read(type(self).Options, values or {}, self.id, from_words=from_words)
        return self.settle(seats, chosen)

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            numbers = ", ".join(map(str, self.seats))
            wrong = Text("wrong-seats", {"game": self.id, "numbers": numbers, "seats": seats})
            raise BadSeats(f"{self.id} is for {numbers} players, not for {seats}", wrong)


AnyGame = Game[Any, Any, Any, Any]


@lru_cache(maxsize=64)
def _rulebook(game: AnyGame, language: str) -> clauses.Rulebook:
    return clauses.read(game.folder, language)
