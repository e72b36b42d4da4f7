"""The fixed material of Last One Standing: tiles, boards, cards. Data only."""

from typing import Final

TERRAINS: Final = ("hidden", "used", "question", "plus1", "wall", "tunnel", "bridge")  # terrain code -> name
BOARD_TILE_NAMES: Final = ("neutral", *TERRAINS[2:])  # what a flip shows, from code 1 on
SYMBOLS: Final = ".x?+#O="  # terrain code -> sign in a position
KINDS: Final = ("skip", "move", "plus1", "wall", "tunnel", "bridge")  # kind of hand tile -> name

SIZES: Final = {2: 10, 3: 12, 4: 14}  # players -> fields along a side, LOS-02
LARGEST: Final = 14  # fields along a side, also of a small board for trying things out
# Players -> how many of each terrain code lie face down; code 1 stands for neutral. LOS-03
BOARD_TILES: Final = {2: (0, 80, 8, 3, 3, 3, 3), 3: (0, 118, 10, 4, 4, 4, 4), 4: (0, 164, 12, 5, 5, 5, 5)}
# Players -> how many of each kind are in the pool. LOS-05; LOS-06: skip over and move opponent are only here
POOL_TILES: Final = {2: (2, 2, 4, 4, 4, 4), 3: (3, 3, 5, 5, 5, 5), 4: (4, 4, 6, 6, 6, 6)}
CARDS: Final = (1, 1, 2, 3)  # LOS-09

COLOURS: Final = ("yellow", "blue", "red", "green")  # seat -> colour; assumed, cosmetic
LETTERS: Final = "AaBbCcDd"  # piece -> sign in a position; LOS-10: two pieces for every player
