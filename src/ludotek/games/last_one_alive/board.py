"""The fixed material of Last One Alive: dice, tiles, cards. Data only.

The faces of the dice (LOA-R51) and the numbers of the item tiles (LOA-R52) are assumed: the rulebook shows them in
pictures only. Better data change this table and nothing else.
"""

from typing import Final

DICE: Final = ("zombie", "shot", "item", "barricade")  # type of die -> name
LETTERS: Final = "ZSIB"  # type of die -> letter
DICE_COUNT: Final = (10, 3, 3, 3)  # type of die -> how many there are
FACES: Final = ("blank", "ambush", "one", "two", "plus", "item", "barricade")  # face -> name
SIGNS: Final = "-A12+IB"  # face -> sign
DIE_SIDES: Final = ("-A1112", "-1112+", "-AIIII", "-ABBBB")  # type of die -> its six sides
ZOMBIES: Final = ("one", "two")  # what a die in front of a player can show,
AMBUSHED: Final = ("zombie", "item", "barricade")  # or the type of die that shows an ambush
TARGETS: Final = (*ZOMBIES, *AMBUSHED)  # what a bang can hit
BANGS: Final = {"one": 1, "two": 2, "plus": 1}  # face of a shot die -> bangs that it shows

ITEMS: Final = ("axe", "chainsaw", "rocket", "pistol", "medikit", "radio")
TILES: Final = (*ITEMS, "barricade")  # visible side -> name
DRAWS: Final = (*ITEMS, "apocalypse", "night", "day")  # what comes out of the bag -> name
BAG_COUNT: Final = (3, 3, 3, 3, 3, 3, 3, 0, 0)  # what can be drawn -> how many there are; LOA-02, LOA-R52
HEROES: Final = 5
LIVES: Final = 2  # life markers a player has in The Survivors, LOA-100

COLOURS: Final = ("red", "yellow", "blue", "green", "purple")  # seat -> colour
