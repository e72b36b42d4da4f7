"""The fixed material of Sequence: the pack, the board, hand sizes. Data only; what is assumed is marked."""

from typing import Final

SUITS: Final = "♠♥♦♣"
RANKS: Final = "23456789TJQKA"  # low to high, SEQ-13
NAMES: Final = tuple(rank + suit for suit in SUITS for rank in RANKS)  # card -> name; SEQ-R04: two packs of these
SUIT_WORDS: Final = ("spades", "hearts", "diamonds", "clubs")
RANK_WORDS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace")

CARD_WORDS: Final = tuple((rank, suit) for suit in SUIT_WORDS for rank in RANK_WORDS)  # card -> rank and suit
IS_JACK: Final = tuple(name[0] == "J" for name in NAMES)
IS_WILD: Final = tuple(name in ("J♦", "J♣") for name in NAMES)  # two eyes; SEQ-40, SEQ-R04: as on ordinary cards
IS_REMOVER: Final = tuple(name in ("J♠", "J♥") for name in NAMES)  # one eye

# The layout of the standard edition: very likely, and no rule depends on it. XX is a corner.
LAYOUT: Final = tuple(
    row.split()
    for row in """
    XX 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ XX
    6♣ 5♣ 4♣ 3♣ 2♣ A♥ K♥ Q♥ T♥ T♠
    7♣ A♠ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 9♥ Q♠
    8♣ K♠ 6♣ 5♣ 4♣ 3♣ 2♣ 8♦ 8♥ K♠
    9♣ Q♠ 7♣ 6♥ 5♥ 4♥ A♥ 9♦ 7♥ A♠
    T♣ T♠ 8♣ 7♥ 2♥ 3♥ K♥ T♦ 6♥ 2♦
    Q♣ 9♠ 9♣ 8♥ 9♥ T♥ Q♥ Q♦ 5♥ 3♦
    K♣ 8♠ T♣ Q♣ K♣ A♣ A♦ K♦ 4♥ 4♦
    A♣ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 2♥ 3♥ 5♦
    XX A♦ K♦ Q♦ T♦ 9♦ 8♦ 7♦ 6♦ XX
    """.strip().splitlines()
)
SIZE: Final = 10
STRIDE: Final = 12  # of the rimmed board of the rules: cell = 12 * (row + 1) + column + 1
PLACES: Final = {STRIDE * (row + 1) + column + 1: (row, column) for row in range(SIZE) for column in range(SIZE)}
CELLS: Final = tuple(PLACES)  # in reading order
SHOWN: Final = {  # cell -> the card it shows; SEQ-30
    cell: NAMES.index(LAYOUT[row][column]) for cell, (row, column) in PLACES.items() if LAYOUT[row][column] != "XX"
}
CORNERS: Final = tuple(cell for cell in CELLS if cell not in SHOWN)
SPACES: Final = {  # card -> its spaces, none for a jack
    card: tuple(cell for cell, shown in SHOWN.items() if shown == card) for card in range(len(NAMES))
}
STEPS: Final = (1, STRIDE, STRIDE + 1, STRIDE - 1)  # to the next cell; SEQ-R13: horizontal, vertical, falling, rising
LINES: Final = {  # direction and first cell -> the five cells; all lines of the board, in the order of SEQ-R13
    (direction, cell): cells
    for direction, step in enumerate(STEPS)
    for cell in CELLS
    if set(cells := tuple(range(cell, cell + 5 * step, step))) <= set(CELLS)
}

ROWS: Final = {  # direction and cell -> the number of the whole row, column or diagonal that the cell is in
    (direction, cell): number
    for cell, (row, column) in PLACES.items()
    for direction, number in enumerate((row, SIZE + column, 3 * SIZE - 1 + column - row, 4 * SIZE - 1 + row + column))
}

COLOURS: Final = ("blue", "green", "red")  # side -> chips; SEQ-R02
HANDS: Final = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}  # players -> cards dealt, SEQ-14
SIDES: Final = {2: (2,), 3: (3,), 4: (2,), 6: (2, 3), 8: (2,), 9: (3,), 10: (2,), 12: (2, 3)}  # SEQ-02, SEQ-R01
NEEDED: Final = {2: 2, 3: 1}  # sides -> sequences to win, SEQ-03, SEQ-04
CHIPS: Final = 48  # of each colour in the box; SEQ-R20: no limit
