"""Named numbers of the rules, and the plan: everything fixed at set-up."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, u8

from ludotek.games.sequence import board
from ludotek.kernel.state import LEAVE
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.sequence.options import SequenceOptions

# Cards: suit * 13 + rank, spades, hearts, diamonds, clubs; rank 0 is the two, 12 the ace.
CARDS: Final[i64] = 52
COPIES: Final[i64] = 2  # of every card
RANKS: Final[i64] = 13
SLOTS: Final[i64] = 7  # cards in the largest hand
# What a card does.
ORDINARY: Final[i64] = 0
WILD: Final[i64] = 1  # a two-eyed jack
REMOVER: Final[i64] = 2  # a one-eyed jack
# The board is a list of 12 x 12 cells: the spaces and a rim round them, so that a scan along a line stops by itself.
STRIDE: Final[i64] = 12
CELLS: Final[i64] = 144
SPACES: Final[i64] = 96  # cells that show a card
FREE: Final[i64] = 0  # a chip is 1, 2 or 4: one bit a side
CORNER: Final[i64] = 7  # every side's, SEQ-31
RIM: Final[i64] = 8
DIRECTIONS: Final[i64] = 4  # in the order of SEQ-R13: horizontal, vertical, falling, rising
FIVE: Final[i64] = 5  # SEQ-05
ROWS: Final[i64] = 58  # rows in all directions: rows, columns and diagonals of the board
PLACE: Final[i64] = 7  # bits of a place in `spaces`
PLACE_MASK: Final[i64] = 127
MOST_LINES: Final[i64] = 24  # room for finished sequences
# A seat's actions: claim << 14 | card << 8 | cell lays a card; which of the possible claims, SEQ-R13. Others:
CLAIM: Final[i64] = 14
CARD: Final[i64] = 8
CELL_MASK: Final[i64] = 255
ACTION_MASK: Final[i64] = 16383
EXCHANGE: Final[i64] = 13312  # + card
GIVE: Final[i64] = 13376  # + card
PASS: Final[i64] = 13440
LINE: Final[i64] = 13504  # + k: the five spaces with k of them after the new chip, while lines are being marked
MARK: Final[i64] = 13568  # + 144 * slot of the hand + cell: lay that card, and choose the lines one by one
# Every way to claim is listed, but of one chip at most 64 and in the whole list at most 274 with claims. Where ways are
# left out, all of them can be marked line by line. Without claims there are at most 198: two kinds of two-eyed jack on
# the free spaces, two kinds of one-eyed jack on the others, three more cards with two spaces each.
MOST_CLAIMS: Final[i64] = 64
MOST_LISTED: Final[i64] = 274
WIDTH: Final[i64] = 672  # 274, then up to 198 spaces with the first way and the marking
# Interjections.
DRAW: Final[i64] = LEAVE + 1  # take the card that is still due, SEQ-R10
ACCUSE: Final[i64] = LEAVE + 8  # + side, SEQ-R16
CONFIRM: Final[i64] = LEAVE + 16  # + side
# Phases.
DEALER: Final[i64] = 0  # drawing for the dealer, SEQ-13
DEAL: Final[i64] = 1
PLAY: Final[i64] = 2
ENDED: Final[i64] = 3
# What a card is being drawn for.
NO_DRAW: Final[i64] = 0
TURN_DRAW: Final[i64] = 1  # SEQ-24
EXCHANGE_DRAW: Final[i64] = 2  # SEQ-51
LATE_DRAW: Final[i64] = 3  # SEQ-R10
# Nobody, nothing.
NOBODY: Final[i64] = -1
NO_CARD: Final[i64] = -1  # an empty slot of a hand
NO_LINE: Final[i64] = -1
WAITING: Final[i64] = -1  # to draw for the dealer
OUT: Final[i64] = -2
# How a game ended.
RUNNING: Final[i64] = 0
BY_SEQUENCES: Final[i64] = 1  # SEQ-70
BY_PASSES: Final[i64] = 2  # SEQ-R15
BY_RESHUFFLES: Final[i64] = 3  # SEQ-R15
BY_LEAVING: Final[i64] = 4  # SEQ-R24


class Plan:
    """Made of settled options, shared by all states of a game."""

    def __init__(self, seats: int, options: "SequenceOptions") -> None:
        sides = options.sides or 2
        cards = range(len(board.NAMES))
        kinds = [WILD if board.IS_WILD[card] else REMOVER if board.IS_JACK[card] else ORDINARY for card in cards]
        cells = [FREE if cell in board.SHOWN else CORNER if cell in board.CORNERS else RIM for cell in range(CELLS)]
        spaces = [board.SPACES[card] or (0, 0) for card in cards]
        self.options: Final = options
        self.seats: Final[i64] = seats
        self.sides: Final[i64] = sides
        self.needed: Final[i64] = board.NEEDED[sides]  # sequences to win, SEQ-03, SEQ-04
        self.hand: Final[i64] = board.HANDS[seats]  # cards dealt, SEQ-14
        self.kinds: Final = vec[i64](kinds)  # card -> what it does, SEQ-40
        self.first: Final = vec[i64]([pair[0] for pair in spaces])  # card -> its first space, 0 for a jack; SEQ-30
        self.second: Final = vec[i64]([pair[1] for pair in spaces])
        self.spaces: Final = vec[i64](list(board.SHOWN))  # the 96 cells that show a card, SEQ-33
        self.board: Final = vec[u8](
            [u8(cell) for cell in cells]
        )  # cell -> FREE, CORNER or RIM; SEQ-32: a corner is never used up
        order = {cell: k for k, cell in enumerate(board.SHOWN)}
        self.order: Final = vec[i64]([order.get(cell, -1) for cell in range(CELLS)])  # cell -> its place in `spaces`
        shown = {cell: card for card in cards for cell in board.SPACES[card] or ()}
        self.shown: Final = vec[i64]([shown[cell] for cell in board.SHOWN])  # place in `spaces` -> the card shown there
        jacks = sorted((card for card in cards if kinds[card] != ORDINARY), key=lambda card: (kinds[card], card))
        self.jacks: Final = vec[i64](jacks)  # two-eyed ones first
        sections = [SPACES * (jacks.index(card) + 1) if card in jacks else 0 for card in cards]
        self.sections: Final = vec[i64](sections)  # card -> the code of laying it on the first space
        places = [order[one] | order[two] << PLACE if one else -1 for one, two in spaces]
        self.places: Final = vec[i64](places)  # card -> the places of its spaces, the second << PLACE; -1 for a jack
        by_card = [shown[cell] << 8 | cell for cell in board.SHOWN]
        by_jack = [card << 8 | cell for card in jacks for cell in board.SHOWN]
        self.plays: Final = vec[i64](by_card + by_jack)  # code -> action, of those that lay a card on a space
        self.side_of: Final = vec[i64]([seat % sides for seat in range(seats)])
        self.steps: Final = vec[i64](list(board.STEPS))  # direction -> from a cell to the next one
        rows = [board.ROWS.get((direction, cell), 0) for direction in range(DIRECTIONS) for cell in range(CELLS)]
        self.rows: Final = vec[u8]([u8(row) for row in rows])  # direction * CELLS + cell -> the row it is in
        lines = [cell for cells in board.LINES.values() for cell in cells]
        self.windows: Final = vec[i64](lines)  # window * FIVE + k -> cell
        self.any_exchanges: Final = options.dead_card_limit == "any"  # SEQ-R06
        self.strict: Final = options.draw_mode == "strict"  # SEQ-R10
        self.reshuffle: Final = options.deck_out == "reshuffle"  # SEQ-R14
        self.most: Final = options.stalemate == "most_sequences"  # SEQ-R15
        self.talk: Final = options.table_talk == "penalty"  # SEQ-80
        self.advanced: Final = options.advanced_jacks  # SEQ-90

    def side(self, seat: i64) -> i64:
        return self.side_of[seat]  # SEQ-12; SEQ-R21: what a chip does, it does for the side
