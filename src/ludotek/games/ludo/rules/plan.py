"""Everything that is fixed at set-up: tables in which the rules look up. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.ludo.board import GLOBE, NO_PIPS, ONE_FACE, SIX_FACE
from ludotek.kernel.vecs import vec

from .ways import hop_ends, is_number, ways_of

if TYPE_CHECKING:
    from ludotek.games.ludo.board import Board
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
    """Made of settled options, shared by all states of a game."""

    def __init__(self, options: "LudoOptions", board: "Board") -> None:
        starts = [arm * board.per_arm for arm in options.arms]
        ways = ways_of(options, board)
        is_swedish = options.die == "plain" and options.edition == "swedish"
        plain_entries = (ONE_FACE, SIX_FACE) if is_swedish else (SIX_FACE,)  # LUDO-20, LUDO-80
        entries = (GLOBE,) if options.die == "star_globe" else plain_entries  # LUDO-R22: there a six has no power
        self.options: Final = options
        self.seats: Final[i64] = len(starts)
        self.pieces: Final[i64] = options.pieces
        self.ring: Final[i64] = board.ring
        self.mouth: Final[i64] = board.mouth
        self.goal: Final[i64] = board.goal
        self.stride: Final[i64] = board.goal + 1
        self.starts: Final = vec[i64](starts)  # seat -> ring field of the start globe
        self.next_seat: Final = vec[i64](next_seats(options))  # seat -> seat, LUDO-08
        self.to: Final = vec[i64]([way.to for way in ways])  # face * stride + position -> position or NOWHERE
        self.low: Final = vec[i64]([way.low for way in ways])  # ... -> between these an own piece is in the way
        self.high: Final = vec[i64]([way.high for way in ways])  # LUDO-51
        self.hops: Final = vec[i64](hop_ends(options, board))  # ... reached -> where a hop ends or NOWHERE, LUDO-91
        self.pips: Final = vec[i64]([n if is_number(options.die, n) else NO_PIPS for n in range(7)])  # LUDO-R03
        self.enters: Final = vec[i64]([int(face in entries) for face in range(7)])  # face -> 1 if it brings a piece out
        self.sixth: Final[i64] = SIX_FACE if is_swedish else NOWHERE  # the face of LUDO-82
        self.extra: Final[i64] = GLOBE if options.die == "star_globe" else SIX_FACE  # earns an extra throw, LUDO-30
        self.fields: Final = vec[i64](fields_of(board, starts))  # seat * stride + position -> ring field or NOWHERE
        self.globes: Final = vec[i64]([int(n % board.per_arm in board.globe_offsets) for n in range(board.ring)])
        self.all_in_yard: Final = options.three_tries == "all_in_yard"
        self.owner_clears: Final = options.start_defence == "owner"
        self.shelter: Final = options.globe_shelter
        self.play_on: Final = options.play_on
        self.star_hop: Final = options.star_hop


def next_seats(options: "LudoOptions") -> list[int]:
    """Seat -> the seat whose turn comes after it, round the board. LUDO-08, LUDO-R05"""
    arms = list(options.arms)
    step = 1 if options.turn_direction == "clockwise" else -1
    order = sorted(arms)
    return [arms.index(order[(order.index(arm) + step) % len(order)]) for arm in arms]


def fields_of(board: "Board", starts: list[int]) -> list[int]:
    ring, mouth = board.ring, board.mouth
    return [(start + p) % ring if p <= mouth else int(NOWHERE) for start in starts for p in range(board.goal + 1)]
