"""The plan: everything that is fixed at set-up and shared by all states of a game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.last_one_alive import board
from ludotek.games.last_one_alive.rules.codes import KINDS, MOST_DICE, NIGHT, NONE, OTHER_DICE, WIDTH
from ludotek.kernel.state import room
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.last_one_alive.options import LoaOptions


class Plan:
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
        self.no_tiles: Final = room(seats * KINDS)
        self.zeros: Final = room(seats)
        self.all_lives: Final = room(seats, self.lives)
        self.none_out: Final = room(KINDS)
        self.no_dice: Final = room(MOST_DICE)
        self.no_results: Final = room(OTHER_DICE)
        self.scratch: Final = room(WIDTH)  # to count what is legal
