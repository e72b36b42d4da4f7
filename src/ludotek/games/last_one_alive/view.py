"""What is seen: everything. All tiles on cards are open, and the bag has no order. LOA-R23"""

from __future__ import annotations

from typing import Literal, get_args

import msgspec

from ludotek.games.last_one_alive.board import DICE, DICE_COUNT, FACES, TILES
from ludotek.games.last_one_alive.options import LoaOptions
from ludotek.games.last_one_alive.rules import codes, dice
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.kernel import CHANCE, OVER, View

Stage = Literal[
    "first", "deal", "side", "pre", "pick", "roll", "post", "mark", "item", "shot", "barricade", "end_draw", "limit",
    "medikit", "risen", "over",
]  # fmt: skip
Status = Literal["alive", "zombified", "left"]
Night = Literal["not_yet", "night", "day"]
Lies = Literal["tray", "front", "away"]
Ending = Literal["none", "last_alive", "third_apocalypse"]
STAGES: tuple[Stage, ...] = get_args(Stage)  # in the order of the codes, as the others
STATUSES: tuple[Status, ...] = get_args(Status)
NIGHTS: tuple[Night, ...] = get_args(Night)
LIES: tuple[Lies, ...] = get_args(Lies)


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    status: Status
    items: tuple[int, ...]  # kind of item -> how many lie item side up
    barricades: int  # tiles that lie barricade side up
    has_hero: bool
    lives: int  # life markers; 0 without The Survivors
    front: tuple[int, int]  # dice in front showing one zombie, and two
    ambushes: tuple[int, int, int]  # ambushes in front on zombie, item and barricade dice
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
    pending: int | None  # kind of item whose side is chosen now, LOA-04
    dice: tuple[DieView, ...]
    compulsory: int  # zombie dice that must be taken; at stage pick what will be taken
    further: int  # dice to choose
    radios: int  # used this turn
    axe: int  # what a barricade result counts
    pistol: int  # what a bang counts
    ignores_ambushes: bool
    hero_used: bool
    taken_back: int  # marks of the Hero taken back this turn
    bangs: int  # left
    bangs_used: int
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
    def is_rolling(self) -> bool:
        return any(die.is_waiting for die in self.dice)

    @property
    def bag_size(self) -> int:
        return sum(self.bag)

    def of_type(self, die: str) -> list[DieView]:
        """The rolled dice of a type, in tray order."""
        return [one for one in self.dice if one.die == die]


def view_of(state: LoaState, viewer: int | None) -> LoaView:
    plan = state.plan
    return LoaView(
        viewer=viewer,
        actor=int(state.actor),
        legal=tuple(state.legal()),
        options=plan.options,
        seats=tuple(seat_view(state, seat) for seat in range(plan.seats)),
        stage=STAGES[state.stage],
        seat=int(state.seat),
        first=known(state.first),
        turn=int(state.turn),
        level=int(state.level()),
        due=int(state.due),
        apocalypses=int(state.apocalypses),
        night=NIGHTS[state.night],
        bag=tuple(int(count) for count in state.bag),
        out=tuple(int(count) for count in state.out),
        heroes=int(state.heroes),
        pool=pool_of(state),
        pending=known(state.pending),
        dice=tuple(die_view(state, position) for position in range(state.rolled)),
        compulsory=int(state.compulsory()),
        further=int(state.further()),
        radios=int(state.radios),
        axe=1 << int(state.axes),
        pistol=1 << int(state.pistols),
        ignores_ambushes=state.ignores,
        hero_used=state.hero_used,
        taken_back=int(state.taken_back),
        bangs=int(state.bangs_left()),
        bangs_used=int(state.bangs_used),
        items=int(state.items),
        results=int(state.results_left()),
        draws=int(state.draws),
        ending=ending_of(state),
        winners=tuple(state.winners()) if state.actor == OVER else (),
    )


def ending_of(state: LoaState) -> Ending:
    if state.actor != OVER:
        return "none"
    return "last_alive" if state.seats_that_are(codes.ALIVE) == 1 else "third_apocalypse"  # LOA-80, LOA-105


def known(number: int) -> int | None:
    return None if number == codes.NONE else int(number)


def seat_view(state: LoaState, seat: int) -> SeatView:
    *items, barricades = (int(state.tiles[seat * codes.KINDS + kind]) for kind in range(codes.KINDS))
    zombie, _, item, barricade = (int(count) if seat == state.seat else 0 for count in state.ambushes)
    return SeatView(
        status=STATUSES[state.gone[seat]],
        items=tuple(items),
        barricades=barricades,
        has_hero=bool(state.hero[seat]),
        lives=int(state.lives[seat]),
        front=(int(state.ones[seat]), int(state.twos[seat])),
        ambushes=(zombie, item, barricade),
        points=int(state.points(seat)),
    )


def die_view(state: LoaState, position: int) -> DieView:
    type_, face = dice.type_at(state, position), int(state.tray[position])
    return DieView(
        die=DICE[type_],
        face=None if face == codes.UNROLLED else FACES[face],
        lies=LIES[state.lies[position]],
        bangs=int(state.bangs[position - state.shots_at]) if type_ == codes.SHOT else 0,
        used=int(state.used[position - state.barricades_at]) if type_ == codes.BARRICADE else 0,
        is_marked=bool(state.marks >> position & 1),
        is_rolling=bool(state.wave >> position & 1),
        is_waiting=bool(state.todo >> position & 1),
    )


def pool_of(state: LoaState) -> tuple[int, ...]:
    """Type of die -> how many lie in the pool: those not in the tray and not in front of anybody."""
    types = [int(dice.type_at(state, at)) for at in range(state.rolled) if state.lies[at] != codes.AWAY]
    return int(state.pool), *(DICE_COUNT[die] - types.count(die) for die in range(1, len(DICE)))
