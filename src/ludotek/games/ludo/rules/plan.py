"""Everything that is fixed at set-up: tables in which the rules look up. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

from ludotek.games.ludo.board import GLOBE, NO_PIPS, ONE_FACE, SIX_FACE, STAR, Board
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
    """Made of settled options, shared by all states of a game."""

    def __init__(self, options: "LudoOptions", board: Board) -> None:
        starts = [arm * board.per_arm for arm in options.arms]
        uses = [(face, position) for face in range(7) for position in range(board.goal + 1)]
        ways = [way(options, board, face, start) for face, start in uses]
        hops = [hop_end(options, board, face, reached) for face, reached in uses]
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
        # seat * seats + other -> fields from the seat's start globe to the other's
        self.ahead: Final = vec[i64]([(other - start) % board.ring for start in starts for other in starts])
        self.next_seat: Final = vec[i64](next_seats(options))  # seat -> seat, LUDO-08
        self.to: Final = vec[i64]([way.to for way in ways])  # face * stride + position -> position or NOWHERE
        self.low: Final = vec[i64]([way.low for way in ways])  # ... -> between these an own piece is in the way
        self.high: Final = vec[i64]([way.high for way in ways])  # LUDO-51
        self.hops: Final = vec[i64](hops)  # ... reached -> where a hop ends or NOWHERE, LUDO-91
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


def fields_of(board: Board, starts: list[int]) -> list[int]:
    ring, mouth = board.ring, board.mouth
    return [(start + p) % ring if p <= mouth else int(NOWHERE) for start in starts for p in range(board.goal + 1)]


# Where a face leads: an own piece strictly between the bounds of a way is in the way (LUDO-51)


class Way(NamedTuple):
    to: int
    low: int
    high: int


NO_WAY: Final = Way(-2, 0, 0)  # to NOWHERE


def straight(start: int, to: int | None) -> Way:
    return NO_WAY if to is None else Way(to, start, to)


def number_way(board: Board, start: int, steps: int) -> Way:
    """LUDO-11, LUDO-15: positions run on from the mouth into the piece's lane, so no piece makes a second lap."""
    over = start + steps - board.goal
    if over <= 0:
        return straight(start, start + steps)  # LUDO-61
    back = board.goal - over  # LUDO-62
    # There and back again: own pieces beyond the lower end are passed. LUDO-63, LUDO-R17, LUDO-R19, LUDO-R20
    return Way(back, min(start, back), board.goal)


def star_way(board: Board, start: int, lane_star: str) -> Way:
    if start > board.mouth:  # LUDO-65, LUDO-R15: down to the star at the mouth, never with `forward_only`
        return NO_WAY if lane_star == "forward_only" else Way(board.mouth, board.mouth, start)
    star = next((p for p in board.stars if p > start), None)  # LUDO-42, LUDO-R13; LUDO-R16: there may be none
    if star is not None and any(start < globe < star for globe in board.globes):
        return NO_WAY  # LUDO-43
    return straight(start, star)


def globe_way(board: Board, start: int, globe_past_last: str) -> Way:
    if start > board.mouth:
        return straight(start, board.goal)  # LUDO-64, LUDO-R18
    past_last = board.goal if globe_past_last == "goal" else None  # LUDO-R14
    return straight(start, next((p for p in board.globes if p > start), past_last))  # LUDO-40, LUDO-41, LUDO-R13


def way(options: "LudoOptions", board: Board, face: int, start: int) -> Way:
    """Where a piece goes with this face; face 0 is none, and from the goal there is no way."""
    if face == 0 or start == board.goal:
        return NO_WAY
    if is_number(options.die, face):
        return number_way(board, start, face)  # LUDO-44: on both dice
    if face == STAR:
        return star_way(board, start, options.lane_star)
    return globe_way(board, start, options.globe_past_last)


def is_number(die: str, face: int) -> bool:
    return die == "plain" or face not in (STAR, GLOBE)


def hop_end(options: "LudoOptions", board: Board, face: int, reached: int) -> int:
    """LUDO-91: a number that leads to a star leads on to the next one, past any globe; from the mouth into the goal."""
    if not options.star_hop or face == 0 or not is_number(options.die, face) or reached not in board.stars:
        return NO_WAY.to
    return next((p for p in board.stars if p > reached), board.goal)
