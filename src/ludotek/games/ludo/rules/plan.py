"""Everything that is fixed at set-up: tables in which the rules look up. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.ludo.options import LudoOptions

YARD: Final[i64] = -1
NOWHERE: Final[i64] = -2

# A seat's actions: 0 .. 3 move that piece (of pieces on one field, the first), and these.
ENTER: Final[i64] = 4  # one piece to the start globe
ENTER_TWO: Final[i64] = 5  # two pieces to the start globe, LUDO-82
ENTER_SIXTH: Final[i64] = 6  # one piece to the sixth square, LUDO-82
WIDTH: Final[i64] = 7

SIXTH: Final[i64] = 5  # the sixth square's position, LUDO-R25

# What a seat is doing in the opening throws.
WAITING: Final[i64] = -1
OUT: Final[i64] = -2

# A ring field holds seat * STACK + how many pieces stand there; 0 is empty.
STACK: Final[i64] = 8
OWNER_BITS: Final[i64] = 3  # standing >> OWNER_BITS is the seat


class Plan:
    """Everything fixed at set-up, shared by all states of a game."""

    def __init__(
        self,
        *,
        options: "LudoOptions",
        seats: int,
        pieces: int,
        ring: int,
        mouth: int,
        goal: int,
        starts: list[int],
        next_seat: list[int],
        to: list[int],
        low: list[int],
        high: list[int],
        hops: list[int],
        pips: list[int],
        enters: list[int],
        sixth: int,
        extra: int,
        globes: list[int],
        all_in_yard: bool,
        owner_clears: bool,
        shelter: bool,
        play_on: bool,
    ) -> None:
        self.options: Final = options
        self.seats: Final[i64] = seats
        self.pieces: Final[i64] = pieces
        self.ring: Final[i64] = ring
        self.mouth: Final[i64] = mouth
        self.goal: Final[i64] = goal
        self.stride: Final[i64] = goal + 1
        self.starts: Final = vec[i64](starts)  # seat -> ring field of the start globe
        self.next_seat: Final = vec[i64](next_seat)  # seat -> seat, LUDO-08
        self.to: Final = vec[i64](to)  # face * stride + position -> position or NOWHERE
        self.low: Final = vec[i64](low)  # ... -> bounds between which an own piece is in the way, LUDO-51
        self.high: Final = vec[i64](high)
        self.hops: Final = vec[i64](hops)  # face * stride + position reached -> where a hop ends or NOWHERE, LUDO-91
        self.pips: Final = vec[i64](pips)  # face -> pips in the opening, LUDO-R03
        self.enters: Final = vec[i64](enters)  # face -> 1 if it brings a piece out, LUDO-20, LUDO-80
        self.sixth: Final[i64] = sixth  # the face of LUDO-82, or NOWHERE
        self.extra: Final[i64] = extra  # the face that earns an extra throw, LUDO-30
        self.fields: Final = vec[i64](  # seat * stride + position -> ring field or NOWHERE
            [(start + p) % ring if p <= mouth else int(NOWHERE) for start in starts for p in range(goal + 1)]
        )
        self.globes: Final = vec[i64](globes)  # ring field -> 1 if a globe
        self.all_in_yard: Final = all_in_yard
        self.owner_clears: Final = owner_clears
        self.shelter: Final = shelter
        self.play_on: Final = play_on
        self.star_hop: Final = max(hops) >= 0  # LUDO-91
