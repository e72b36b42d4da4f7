"""What is seen: everything. All tiles on cards are open, and the bag has no order. LOA-R23"""

from typing import Literal

import msgspec

from ludotek.kernel import CHANCE, OVER, View, view_from
from ludotek.kernel.hands import count_bits, count_of

from .board import AMBUSHED, DICE, DICE_COUNT, ITEMS, TILES
from .fields import TRAY
from .names import STATUSES, Lies, Night, Stage, Status
from .options import LoaOptions
from .rules import plan as codes
from .rules.state import LoaState

Ending = Literal["none", "last_alive", "third_apocalypse"]


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    status: Status
    items: tuple[int, ...]  # kind of item -> how many lie item side up
    barricades: int  # tiles that lie barricade side up
    has_hero: bool
    lives: int  # life markers; 0 without The Survivors
    front: tuple[int, int]  # dice in front showing one zombie, and two
    ambushes: tuple[int, ...]  # ambushes in front on zombie, item and barricade dice
    points: int  # LOA-106, also while it goes on

    @property
    def is_alive(self) -> bool:
        return self.status == "alive"

    @property
    def tiles(self) -> int:
        return sum(self.items) + self.barricades

    def count(self, tile: str) -> int:
        """How many tiles show this side."""
        return (*self.items, self.barricades)[TILES.index(tile)]


class DieView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One die of this turn's roll, in tray order."""

    die: str  # its type
    face: str | None = None  # None: not rolled yet
    lies: Lies = "tray"  # front: an ambush in front of the roller; away: with the left neighbour or in the pool again
    bangs: int = 0  # of a shot die once they are counted, without doubling
    used: int = 0  # results of a barricade die that are used
    is_marked: bool = False  # for the Hero
    is_rolling: bool = False  # belongs to the handful that is being rolled now; some of it may lie already
    is_waiting: bool = False  # of this handful, still to be rolled


class LoaView(View, frozen=True, kw_only=True):
    options: LoaOptions
    seats: tuple[SeatView, ...]
    stage: Stage
    seat: int  # whose turn it is, or who draws in set-up; while `first` is open: 0
    left: int  # the next living seat clockwise, who gets the zombies; LOA-22, LOA-R07
    first: int | None  # the first player; None while it is open
    turn: int  # turns begun
    level: int
    due: int  # the level when this turn began, LOA-72
    apocalypses: int  # tiles put aside
    night: Night
    bag: tuple[int, ...]  # what can be drawn -> how many
    out: tuple[int, ...]  # visible side -> tiles out of the game
    heroes: int  # hero tiles in the supply
    pool: tuple[int, ...]  # type of die -> how many in the pool
    pending: str | None  # the item whose side is chosen now, LOA-04
    dice: tuple[DieView, ...]
    compulsory: int  # zombie dice that must be taken; at stage pick what will be taken
    further: int  # dice to choose
    radios: int  # used this turn
    axe: int  # what a barricade result counts
    pistol: int  # what a bang counts
    ignores_ambushes: bool
    bangs: int  # left
    items: int  # item results left
    results: int  # barricade results left
    draws: int  # tiles that may still be drawn for unused barricade results
    ending: Ending
    winners: tuple[int, ...]

    @property
    def mover(self) -> SeatView:
        """The card of the player on turn."""
        return self.seats[self.seat]

    @property
    def drawing(self) -> bool:
        """A tile is being drawn."""
        return self.actor == CHANCE and self.stage in ("deal", "item", "end_draw")

    @property
    def in_force(self) -> dict[str, int]:
        """What tiles do in this turn: tile -> what a result counts, or how many dice it adds."""
        found = {tile: times for tile, times in (("axe", self.axe), ("pistol", self.pistol)) if times > 1}
        others = {"chainsaw": int(self.ignores_ambushes), "radio": int(codes.RADIO_DICE) * self.radios}
        return found | {tile: count for tile, count in others.items() if count}

    @property
    def bag_size(self) -> int:
        return sum(self.bag)


def view_of(state: LoaState, viewer: int | None) -> LoaView:
    """Every viewer sees the same, also what the player on turn may do."""
    is_over, dice = state.actor == OVER, tuple(DieView(**die) for die in TRAY.write(state))
    taken = [die.die for die in dice if die.lies != "away"]
    by_points = is_over and count_of(state.gone, codes.ALIVE) > 1  # LOA-80, LOA-105
    return view_from(
        LoaView,
        state,
        viewer,
        legal=tuple(state.legal()),
        seats=tuple(seat_view(state, seat) for seat in range(state.plan.seats)),
        left=int(state.after(state.seat)),
        level=int(state.level()),
        pool=(int(state.pool), *(DICE_COUNT[die] - taken.count(DICE[die]) for die in range(1, len(DICE)))),
        pending=None if state.pending == codes.NONE else ITEMS[state.pending],
        dice=dice,
        compulsory=int(state.compulsory()),
        further=int(state.further()),
        axe=1 << int(state.axes),
        pistol=1 << int(state.pistols),
        ignores_ambushes=state.ignores,
        bangs=int(state.bangs_left()),
        results=int(state.results_left()),
        ending="third_apocalypse" if by_points else "last_alive" if is_over else "none",
        winners=tuple(state.winners()) if is_over else (),
    )


def seat_view(state: LoaState, seat: int) -> SeatView:
    *items, barricades = (int(state.cards[seat * codes.CARD + kind]) for kind in range(codes.KINDS))
    ambushes = [int(count_bits(state.ambushes_on(where))) for where in range(len(AMBUSHED))]
    return SeatView(
        status=STATUSES[state.gone[seat]],
        items=tuple(items),
        barricades=barricades,
        has_hero=bool(state.hero[seat]),
        lives=int(state.lives[seat]),
        front=(int(state.ones(seat)), int(state.twos(seat))),
        ambushes=tuple(ambushes) if seat == state.seat else (0, 0, 0),
        points=int(state.points(seat)),
    )
