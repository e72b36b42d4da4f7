"""The numbers that the rules are made of, and the plan: everything fixed at set-up."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.kernel.grid import neighbours
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.last_one_standing.options import LosOptions

# Terrain of a field; also what a flip shows, where USED stands for a neutral tile (LOS-35).
HIDDEN: Final[i64] = 0
USED: Final[i64] = 1
QUESTION: Final[i64] = 2
PLUS1: Final[i64] = 3
WALL: Final[i64] = 4
TUNNEL: Final[i64] = 5
BRIDGE: Final[i64] = 6
TERRAINS: Final[i64] = 7

# Kinds of hand tile. From PLUS1_TILE on, kind + 1 is the terrain that it makes.
SKIP_TILE: Final[i64] = 0
MOVE_TILE: Final[i64] = 1
PLUS1_TILE: Final[i64] = 2
WALL_TILE: Final[i64] = 3
BRIDGE_TILE: Final[i64] = 5
KINDS: Final[i64] = 6

# Phases. In DEAL, FLIP and DRAW chance acts, in the others the seat that decides.
DEAL: Final[i64] = 0
PLACE: Final[i64] = 1
TILE: Final[i64] = 2
TILE_FIELD: Final[i64] = 3
TILE_PIECE: Final[i64] = 4
CARD: Final[i64] = 5
PIECE: Final[i64] = 6
STEP: Final[i64] = 7
LAND: Final[i64] = 8
DISCARD: Final[i64] = 9
FLIP: Final[i64] = 10
DRAW: Final[i64] = 11
ENDED: Final[i64] = 12

# What a card is used for, or what a piece is chosen for.
OWN: Final[i64] = 0  # a piece of the player moves
OPPONENT: Final[i64] = 1  # MOVE: an opposing piece moves
PASS: Final[i64] = 2  # no piece moves, LOS-64
LOCK: Final[i64] = 3  # SKIP: any piece is locked

# What follows when the flips that are due are done.
AFTER_STEP: Final[i64] = 0
AFTER_TURN: Final[i64] = 1
AFTER_PLACE: Final[i64] = 2

NOWHERE: Final[i64] = -1
HAND: Final[i64] = 4  # LOS-07, LOS-47
DOTS: Final[i64] = 4  # numbers for a seat's cards: index 0 is not used

# Actions, counted from the number of fields on; below it an action is a field.
WALK: Final[i64] = 0  # + direction
NONE: Final[i64] = 4  # no tile, or stop
TILES: Final[i64] = 5  # + kind of hand tile; the same numbers for what chance deals and draws
CARDS: Final[i64] = 10  # + dots
PIECES: Final[i64] = 14  # + piece
WIDTH: Final[i64] = 22


class Plan:
    """Shared by all states of a game."""

    def __init__(self, options: "LosOptions", seats: int, rows: int, columns: int) -> None:
        steps = list(neighbours(rows, columns))  # LOS-02, LOS-22
        order = [*reversed(range(seats)), *range(seats)]  # LOS-12, LOS-R44: last player to first, then first to last
        self.options = options
        self.seats: i64 = seats
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.fields: i64 = rows * columns
        self.steps = vec[i64](steps)  # field * 4 + direction -> neighbour; `fields` where there is none
        self.blank = vec[i64]([0] * (rows * columns + 1))  # a number for every field and for what is outside
        self.order = vec[i64](order)  # who places, one piece after the other, LOS-12
        self.cards = [0, 2, 1, 1]  # dots -> how many of a player's cards, LOS-09
        self.quiet_rounds: i64 = options.quiet_rounds
        self.expert: bool = options.expert_move_opponent  # LOS-69
        self.shared_win: bool = options.stalemate == "shared_win"  # LOS-R39
        self.lays_plus1: bool = options.plus1_from_hand == "place"  # LOS-R08
        self.on_exit: bool = options.tunnel_exit == "on_exit"  # LOS-R21
        self.any_tiles: bool = options.hand_tiles_per_turn == "any"  # LOS-R07
        self.up_to: bool = options.step_rule == "up_to"  # LOS-R03
        self.may_stop: bool = options.plus1_extra == "may"  # LOS-R09
        question = 0 if options.question_after_flip == "spent" else 1  # LOS-R12
        self.is_open = vec[i64]([1, 0, question, 1, 0, 1, 1])  # terrain -> can be entered? LOS-23, LOS-24, LOS-R01
