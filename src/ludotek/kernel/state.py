"""What the rules of every game are made of: a state that knows who decides and what is legal."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i32, i64, mypyc_attr

from ludotek.kernel.errors import NotOver
from ludotek.kernel.observation import LAST_BYTE, Observation
from ludotek.kernel.rng import Rng
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.kernel.story import Event

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2

# Actions from here on are interjections: things a seat may do out of turn. They never block the actor.
INTERJECTION: Final[i64] = 1 << 20
LEAVE: Final[i64] = 1 << 20  # in every game: this seat stops playing

SPECTATOR: Final[i64] = -1  # for `redeal`: a viewer without a seat
UNSEEN: Final[i64] = -1  # for `seen`: the observer notices nothing
FEATURES: Final[i64] = 32  # for `features`: how many numbers a seat has at most

# Class of states -> what two equal ones have in common. Games enter theirs (`GameRules.key`).
KEYS: Final[dict[type, Callable[[Any], tuple[object, ...]]]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of a game, with everything that decides how it goes on.

    `apply` and `interject` are unchecked and fast; the checked door is `Match.play`.
    """

    actor: i64
    story: "list[Event] | None"

    def __init__(self) -> None:
        self.actor = CHANCE
        self.story = None

    def begin(self) -> None:
        """Sets up the first state of a game, as far as the constructor does not. May share buffers of the plan."""

    def width(self) -> i64:
        """How many legal actions there can be at most: the size of the buffer for `legal_into`."""
        raise NotImplementedError

    def legal_into(self, out: "vec[i64]") -> i64:
        """Write the legal actions of the seat that decides, each once; return how many."""
        raise NotImplementedError

    def legal(self) -> list[int]:
        """The legal actions of the seat that decides; none at CHANCE and OVER."""
        if self.actor < 0:
            return []
        out = room(self.width())
        n = self.legal_into(out)
        return [int(out[i]) for i in range(n)]

    def apply(self, action: i64) -> None:
        """Let the actor do this legal action, or at CHANCE let this outcome happen."""
        raise NotImplementedError

    def copy(self) -> "State":
        """Returns an independent state in the same position, without a story."""
        raise NotImplementedError

    def emit(self, event: "Event") -> None:
        """Adds an event to the story, if one is kept. Hot code looks at `story` first, and makes no event in vain."""
        if self.story is not None:
            self.story.append(event)

    def chances(self) -> list[tuple[int, int]]:
        """At CHANCE: every possible outcome with its integer weight, in a fixed order."""
        raise NotImplementedError

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one outcome, drawn by its weight."""
        outcomes = self.chances()
        total: i64 = 0
        for _action, weight in outcomes:
            total += weight
        left = rng.below(total)
        for action, weight in outcomes:
            left -= weight
            if left < 0:
                return action
        raise IndexError("the weights of chances() do not add up")

    def advance(self, action: i64, rng: Rng) -> None:
        """Apply, then let chance act until a seat decides or it is over."""
        self.apply(action)
        self.resolve(rng)

    def resolve(self, rng: Rng) -> None:
        """Lets chance act until a seat decides or it is over. A game may do the same faster, by the same draws."""
        while self.actor == CHANCE:
            self.apply(self.sample(rng))

    # Out of turn

    def is_playing(self, seat: i64) -> bool:
        """Whether this seat has neither finished nor left."""
        return True

    def interjections(self, seat: i64) -> list[int]:
        """Returns what this seat may do now although it is not asked: at least to leave, while it plays."""
        return [LEAVE] if self.actor != OVER and self.is_playing(seat) else []

    def interject(self, seat: i64, action: i64) -> None:
        """Lets this seat do this interjection. A game that knows no other needs only `leave`."""
        self.leave(seat)

    def leave(self, seat: i64) -> None:
        """Lets this seat stop playing."""
        raise NotImplementedError

    def reflex(self, seat: i64) -> i64:
        """Returns what this seat, which has just acted, would never forget to do out of turn; 0 if nothing.

        Playouts and bots do it at once; people may forget.
        """
        return 0

    def act(self, action: i64) -> None:
        """Lets the seat that decides do this legal action, and at once what it would never forget to do out of turn."""
        seat = self.actor
        self.apply(action)
        reflex = self.reflex(seat)
        if reflex != 0:
            self.interject(seat, reflex)

    # The end

    def scores(self) -> list[float]:
        """At OVER: one number per seat, 1.0 for a win, shared if shared. Raises NotOver before."""
        if self.actor != OVER:
            raise NotOver("there are no scores before the game is over")
        return self.final_scores()

    def final_scores(self) -> list[float]:
        """The scores of a game that is over."""
        raise NotImplementedError

    # What a seat may not know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replaces everything that this seat (or a SPECTATOR) may not know by a fair sample of it, in place.

        Two states that the seat cannot tell apart become equal by the same generator. Without secrets nothing changes.
        """

    def seen(self, action: i64, observer: i64) -> i64:
        """Returns the label under which an observer's search notes what is about to happen; UNSEEN for nothing.

        Asked before the action or outcome is applied. Two that the observer cannot tell apart have the same label.
        With UNSEEN one plan is made for all outcomes: right for what is hidden, and for draws that are too many to be
        planned for one by one. Here: what seats do is seen, what chance does is not.
        """
        return UNSEEN if self.actor == CHANCE else action

    # Advice for search: without it a game is played too, less well

    def weigh(self, actions: "vec[i64]", n: i64, weights: "vec[i64]") -> i64:
        """Writes the weight of each of the n legal actions; returns the sum, 0 if the game has no idea."""
        total: i64 = 0
        for i in range(n):
            weight = self.weight_of(actions[i])
            if weight == 0:
                return 0
            weights[i] = weight
            total += weight
        return total

    def weight_of(self, action: i64) -> i64:
        """Returns how good a legal action looks at a glance, at least 1; 0 for every action if there is no idea.

        Depends on nothing that the seat that decides may not know.
        """
        return 0

    def features(self, seat: i64, out: "vec[float]") -> i64:
        """Writes numbers of about 1 by which a value is learned; returns how many, 0 if the seat cannot win any more.

        A game without features returns 0 for every seat. The same numbers mean the same for every seat.
        """
        return 0

    def team(self, seat: i64) -> i64:
        """Seats with the same number, from 0 to seats - 1, win and lose together."""
        return seat

    def is_ranked(self) -> bool:
        """Whether places are played for: the score is the share of the other seats that one gets ahead of."""
        return False

    def final_place(self, seat: i64) -> i64:
        """Where places are played for: the place that a seat has for good, from 1, or 0 while it still plays for it."""
        return 0

    # For learning: what a seat may know as numbers, and actions by dense codes

    def observe(self, seat: i64, out: Observation) -> None:
        """Writes what this seat may know: always the same parts in the same order. See Observation."""

    def codes(self) -> i64:
        """How many action codes there are. They say the same for every seat."""
        return self.width()

    def encode(self, action: i64) -> i64:
        """The code of a legal action. Several may share one; then the seat that decides is asked again."""
        return action

    def decode(self, code: i64) -> i64:
        """The action to apply for a code whose mask is set."""
        return code

    def codes_into(self, out: "vec[i64]") -> i64:
        """Writes the legal codes of the seat that decides; returns how many."""
        found = self.legal_into(out)
        for k in range(found):
            out[k] = self.encode(out[k])
        return found

    def mask_into(self, scratch: "vec[i64]", out: "vec[i64]", at: i64, listed: "vec[i32]", first: i64) -> i64:
        """Sets the bytes of the legal codes to 1, and lists the codes from `first` on; returns how many there are.

        The words of `out` from `at` on are zeros before. May return -1, and list nothing.
        """
        found = self.codes_into(scratch)
        for k in range(found):
            code = scratch[k]
            listed[first + k] = i32(code)
            out[at + (code >> 3)] |= LAST_BYTE >> ((7 - (code & 7)) << 3)
        return found

    def lowest_code(self) -> i64:
        """No legal code is lower now. Where codes are many, this spares a batch to clear what cannot be set."""
        return 0

    # Positions

    def rebuild(self) -> None:
        """Computes the fields that follow from others and are not stored in positions."""

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "State":
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether two states are in the same position of the same game with the same options."""
        if self is other or type(self) is not type(other) or type(self) not in KEYS:
            return self is other
        key = KEYS[type(self)]
        return key(self) == key(other)

    def __hash__(self) -> int:
        """Of the position as it is now: a state that is used as a key must not be changed."""
        return hash(KEYS[type(self)](self)) if type(self) in KEYS else id(self) >> 4


def room(size: i64, value: i64 = 0) -> "vec[i64]":
    """A buffer of zeros, or of another value."""
    return vec[i64]([value] * size)
