"""The numbers that the rules are made of, and the plan: everything fixed at set-up."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.setup import LoaOptions

# Types of die, in tray order.
ZOMBIE: Final[i64] = 0
SHOT: Final[i64] = 1
ITEM: Final[i64] = 2
BARRICADE: Final[i64] = 3

# Faces.
BLANK: Final[i64] = 0
AMBUSH: Final[i64] = 1
ONE: Final[i64] = 2  # one zombie, or one bang
TWO: Final[i64] = 3
PLUS: Final[i64] = 4
ITEM_FACE: Final[i64] = 5
BARRICADE_FACE: Final[i64] = 6
UNROLLED: Final[i64] = 7

# Where a die of the tray lies.
IN_TRAY: Final[i64] = 0
IN_FRONT: Final[i64] = 1  # an ambush in front of the player who rolled
AWAY: Final[i64] = 2  # in front of the left neighbour, or back in the pool

# Tiles by their visible side. What comes out of the bag: the first six, then these three.
AXE: Final[i64] = 0
CHAINSAW: Final[i64] = 1
ROCKET: Final[i64] = 2
PISTOL: Final[i64] = 3
MEDIKIT: Final[i64] = 4
RADIO: Final[i64] = 5
BARRICADE_SIDE: Final[i64] = 6
KINDS: Final[i64] = 7
HERO: Final[i64] = 7  # in stories only
APOCALYPSE: Final[i64] = 6
NIGHT: Final[i64] = 7
DAY: Final[i64] = 8
DRAWS: Final[i64] = 9
NONE: Final[i64] = -1

# Stages. In FIRST, DEAL, ROLL and RISEN chance acts; in the others a seat decides, or chance for what it decided.
FIRST: Final[i64] = 0
DEAL: Final[i64] = 1
SIDE: Final[i64] = 2
PRE: Final[i64] = 3
PICK: Final[i64] = 4
ROLL: Final[i64] = 5
POST: Final[i64] = 6
MARK: Final[i64] = 7  # the Hero: which dice to re-roll
ITEMS: Final[i64] = 8
BANGS: Final[i64] = 9
BARRICADES: Final[i64] = 10
END_DRAW: Final[i64] = 11
LIMIT: Final[i64] = 12
RESCUE: Final[i64] = 13  # the Medikit
RISEN: Final[i64] = 14  # a zombified seat rolls, LOA-111
ENDED: Final[i64] = 15

# Seats.
ALIVE: Final[i64] = 0
ZOMBIFIED: Final[i64] = 1
LEFT: Final[i64] = 2

# How it ended.
LAST_ALIVE: Final[i64] = 1
THIRD_APOCALYPSE: Final[i64] = 2

# What a tile is drawn for.
FOR_SET_UP: Final[i64] = 0
FOR_ITEM: Final[i64] = 1
FOR_BARRICADE: Final[i64] = 2

# The codes of the decisions.
PASS: Final[i64] = 0
ITEM_SIDE_UP: Final[i64] = 1
BARRICADE_SIDE_UP: Final[i64] = 2
AXE_DOUBLES: Final[i64] = 10
CHAINSAW_IGNORES: Final[i64] = 11
PISTOL_DOUBLES: Final[i64] = 12
USE_RADIO: Final[i64] = 13
USE_ROCKET: Final[i64] = 20  # + two-zombie dice among the moved ones
USE_BARRICADE: Final[i64] = 30  # + zombies on the die
CUT: Final[i64] = 40  # + 0 zombie, 1 item, 2 barricade die
REROLL_SHOT: Final[i64] = 50  # + shot die
REROLL_BARRICADE: Final[i64] = 60  # + barricade die
DRAW: Final[i64] = 70
SHOOT: Final[i64] = 80  # + zombies on the die
SHOOT_AMBUSH: Final[i64] = 83  # + 0 zombie, 1 item, 2 barricade die
PUSH: Final[i64] = 90  # + zombies on the die
DROP: Final[i64] = 100  # + tile
USE_MEDIKIT: Final[i64] = 110
MARK_DIE: Final[i64] = 200  # + tray position
TAKE_BACK: Final[i64] = 220  # + tray position
THROW_MARKED: Final[i64] = 240
PICK_DICE: Final[i64] = 2000  # + ((zombie * 4 + shot) * 4 + item) * 4 + barricade

MOST_DICE: Final[i64] = 14  # level 4, four dice and three Radios
WIDTH: Final[i64] = 64  # three numbers below 4 decide a pick


class Plan:
    """Shared by all states of a game."""

    def __init__(
        self,
        *,
        options: "LoaOptions",
        seats: int,
        sides: list[int],
        dice: list[int],
        bag: list[int],
        heroes: int,
        lives: int,
        free_dice: int,
        radio_dice: int,
        highest: int,
        most_tiles: int,
        first: int,
        survivors: bool,
        everywhere: bool,
        returned: bool,
        start_hero: bool,
        start_all: bool,
        stack: bool,
    ) -> None:
        self.options: Final = options
        self.seats: Final[i64] = seats
        self.sides: Final = vec[i64](sides)  # type of die * 6 + side -> face
        self.zombies: Final[i64] = dice[0]  # zombie dice
        self.others: Final[i64] = dice[1]  # dice of each other type
        self.bag: Final = vec[i64](bag)  # what can be drawn -> how many at the beginning, LOA-02, LOA-90
        self.heroes: Final[i64] = heroes
        self.lives: Final[i64] = lives  # life markers at the beginning
        self.free_dice: Final[i64] = free_dice
        self.radio_dice: Final[i64] = radio_dice
        self.highest: Final[i64] = highest
        self.most_tiles: Final[i64] = most_tiles
        self.first: Final[i64] = first  # or NONE: chance decides, LOA-R01
        self.survivors: Final = survivors
        self.everywhere: Final = everywhere
        self.returned: Final = returned  # LOA-R16
        self.start_hero: Final = start_hero  # LOA-R05
        self.start_all: Final = start_all  # LOA-R04
        self.stack: Final = stack  # LOA-R26
