"""The numbers that the rules are made of, and the plan: everything fixed at set-up."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.last_one_alive import board
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.options import LoaOptions

ZOMBIE: Final[i64] = 0  # types of die, in tray order
SHOT: Final[i64] = 1
ITEM: Final[i64] = 2
BARRICADE: Final[i64] = 3
SIDES: Final[i64] = 6  # of a die

BLANK: Final[i64] = 0  # faces
AMBUSH: Final[i64] = 1
ONE: Final[i64] = 2  # one zombie, or one bang
TWO: Final[i64] = 3
PLUS: Final[i64] = 4
ITEM_FACE: Final[i64] = 5
BARRICADE_FACE: Final[i64] = 6
UNROLLED: Final[i64] = 7

# Tiles by their visible side. What comes out of the bag: the first six, then Apocalypse, night and day.
AXE: Final[i64] = 0
CHAINSAW: Final[i64] = 1
ROCKET: Final[i64] = 2
PISTOL: Final[i64] = 3
MEDIKIT: Final[i64] = 4
RADIO: Final[i64] = 5
BARRICADE_SIDE: Final[i64] = 6
KINDS: Final[i64] = 7
# Then of every seat's card: tiles on it, and dice in front of the seat that show one or two zombies.
HELD: Final[i64] = 7
FRONT_ONES: Final[i64] = 8
FRONT_TWOS: Final[i64] = 9
CARD: Final[i64] = 10
APOCALYPSE: Final[i64] = 6
NIGHT: Final[i64] = 7
DAY: Final[i64] = 8
DRAWS: Final[i64] = 9
NONE: Final[i64] = -1

NOT_YET: Final[i64] = 0  # night: it comes once and goes once
IS_NIGHT: Final[i64] = 1
DAY_AGAIN: Final[i64] = 2

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

ALIVE: Final[i64] = 0  # seats
ZOMBIFIED: Final[i64] = 1
LEFT: Final[i64] = 2

PASS: Final[i64] = 0  # decisions
ITEM_SIDE_UP: Final[i64] = 1
BARRICADE_SIDE_UP: Final[i64] = 2
AXE_DOUBLES: Final[i64] = 10
CHAINSAW_IGNORES: Final[i64] = 11
PISTOL_DOUBLES: Final[i64] = 12
USE_RADIO: Final[i64] = 13
USE_ROCKET: Final[i64] = 20  # + two-zombie dice among the moved ones
USE_BARRICADE: Final[i64] = 30  # + zombies on the die
CUT: Final[i64] = 40  # + where the ambush is
REROLL_SHOT: Final[i64] = 50  # + shot die
REROLL_BARRICADE: Final[i64] = 60  # + barricade die
DRAW: Final[i64] = 70
SHOOT: Final[i64] = 80  # + zombies on the die
SHOOT_AMBUSH: Final[i64] = 83  # + where the ambush is
PUSH: Final[i64] = 90  # + zombies on the die
DROP: Final[i64] = 100  # + tile
USE_MEDIKIT: Final[i64] = 110
MARK_DIE: Final[i64] = 200  # + tray position
TAKE_BACK: Final[i64] = 220  # + tray position
THROW_MARKED: Final[i64] = 240
PICK_DICE: Final[i64] = 2000  # + ((zombie * 4 + shot) * 4 + item) * 4 + barricade
ZOMBIE_PICK: Final[i64] = 64  # one zombie die in it

FREE_DICE: Final[i64] = 4  # LOA-14
RADIO_DICE: Final[i64] = 2  # LOA-58
HIGHEST_LEVEL: Final[i64] = 4  # LOA-71
MOST_TILES: Final[i64] = 3  # LOA-60
MOST_DICE: Final[i64] = 14  # level 4, four dice and three Radios
OTHER_DICE: Final[i64] = 3  # of each type but zombie dice, LOA-06
SCORED: Final[i64] = 14  # in the tray after the faces: + shot die
USED: Final[i64] = 17  # + barricade die
TRAY: Final[i64] = 20
WIDTH: Final[i64] = 64  # three numbers below 4 decide a pick


class Plan:
    """Shared by all states of a game."""

    def __init__(self, seats: int, options: "LoaOptions") -> None:
        first = options.first_player
        self.options: Final = options
        self.seats: Final[i64] = seats
        sides = [board.SIGNS.index(sign) for six in board.DIE_SIDES for sign in six]
        self.sides: Final = vec[i64](sides)  # type of die * SIDES + side -> face
        bag = list(board.BAG_COUNT)
        bag[NIGHT] = 1 if options.day_and_night else 0  # LOA-90; LOA-91: the day tile comes later
        self.bag: Final = vec[i64](bag)  # what can be drawn -> how many at the beginning, LOA-02
        self.zombies: Final[i64] = board.DICE_COUNT[0]
        self.heroes: Final[i64] = board.HEROES
        self.lives: Final[i64] = board.LIVES if options.survivors else 0  # life markers, LOA-100, LOA-R37
        self.first: Final[i64] = NONE if isinstance(first, str) else first  # NONE: chance decides, LOA-R01
        self.survivors: Final[bool] = options.survivors
        self.everywhere: Final[bool] = options.zombies_everywhere
        self.returned: Final[bool] = options.hero_supply == "returned"  # LOA-R16
        self.start_hero: Final[bool] = options.start_hero  # LOA-R05
        self.start_all: Final[bool] = options.start_zombie == "all"  # LOA-R04
        self.stack: Final[bool] = options.stack_doublers  # LOA-R26
        # What states begin with; for their shapes see Table
        self.no_cards: Final = room(seats * CARD)
        self.zeros: Final = room(seats)
        self.all_lives: Final = room(seats, self.lives)
        self.none_out: Final = room(KINDS)
        self.no_dice: Final = room(TRAY)
        self.scratch: Final = room(WIDTH)  # to count what is legal
