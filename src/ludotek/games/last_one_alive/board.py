"""The fixed material of Last One Alive: dice, tiles, cards. Data only.

The faces of the dice and the numbers of the item tiles are assumed (the rulebook shows them in pictures only): better
data change this table and nothing else.
"""

from typing import Final

DICE: Final = ("zombie", "shot", "item", "barricade")  # type of die -> name
LETTERS: Final = "ZSIB"  # type of die -> letter
DICE_COUNT: Final = (10, 3, 3, 3)  # type of die -> how many there are
FACES: Final = ("blank", "ambush", "one", "two", "plus", "item", "barricade")  # face -> name
SIGNS: Final = "-A12+IB"  # face -> sign
DIE_SIDES: Final = ("-A1112", "-1112+", "-AIIII", "-ABBBB")  # type of die -> its six sides

TILES: Final = ("axe", "chainsaw", "rocket", "pistol", "medikit", "radio", "barricade")  # visible side -> name
DRAWS: Final = (*TILES[:6], "apocalypse", "night", "day")  # what comes out of the bag -> name
BAG_COUNT: Final = (3, 3, 3, 3, 3, 3, 3, 0, 0)  # what can be drawn -> how many there are; LOA-02
HEROES: Final = 5
LIVES: Final = 2  # life markers a player has in The Survivors, LOA-100

COLOURS: Final = ("red", "yellow", "blue", "green", "purple")  # seat -> colour
SEAT_LETTERS: Final = "ABCDE"

FREE_DICE: Final = 4  # LOA-14
RADIO_DICE: Final = 2  # LOA-58
HIGHEST_LEVEL: Final = 4  # LOA-71
MOST_TILES: Final = 3  # LOA-60


def sides(die: int) -> list[int]:
    """The six faces of a type of die."""
    return [SIGNS.index(sign) for sign in DIE_SIDES[die]]
