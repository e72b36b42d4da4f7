"""The plan: everything that is fixed at set-up and shared by all states of a game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i32, i64

from ludotek.games.last_one_alive import board
from ludotek.games.last_one_alive.rules.codes import (
    CARD,
    DENSE_PICK,
    FREE_DICE,
    KINDS,
    NIGHT,
    NONE,
    OTHER_DICE,
    TRAY,
    WIDTH,
)
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
        self.no_cards: Final = room(seats * CARD)
        self.zeros: Final = room(seats)
        self.all_lives: Final = room(seats, self.lives)
        self.none_out: Final = room(KINDS)
        self.no_dice: Final = room(TRAY)
        self.scratch: Final = room(WIDTH)  # to count what is legal
        # The mixtures of four dice, by their codes for learning: in the order of `picks_into`, and as bytes of a mask
        usual = [
            DENSE_PICK + 16 * shots + 4 * items + barricades for shots, items, barricades in mixtures(int(FREE_DICE))
        ]
        words = range(DENSE_PICK // 8, (DENSE_PICK + 64) // 8 + 1)
        self.usual_picks: Final = vec[i32]([i32(code) for code in usual])
        self.usual_words: Final = vec[i64]([sum(256 ** (code % 8) for code in usual if code // 8 == k) for k in words])


def mixtures(count: int) -> list[tuple[int, int, int]]:
    """Shot, item and barricade dice among so many dice, if there are zombie dice enough. LOA-15"""
    most = int(OTHER_DICE)
    return [
        (shots, items, count - zombies - shots - items)
        for zombies in range(count + 1)
        for shots in range(min(most, count - zombies) + 1)
        for items in range(min(most, count - zombies - shots) + 1)
        if count - zombies - shots - items <= most
    ]
