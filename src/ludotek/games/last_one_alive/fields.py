"""The table of fields: how a state is written in a position."""

from typing import Any

from ludotek.kernel import CHANCE, Computed, Field, Fields, PerSeat, Usually, require
from ludotek.kernel.fields import Columns, Rows
from ludotek.kernel.forms import Counts, Flag, Form, Json, Letters, Maybe, Name, Number, SeatNumber

from .board import DICE, DRAWS, FACES, ITEMS, TILES
from .names import LIES, NIGHTS, STAGES, STATUSES
from .rules import codes, dice
from .rules.plan import Plan
from .rules.state import LoaState

FEW, MANY = Number(0, 99), Number(0, 1_000_000)
CARD, KINDS = int(codes.CARD), int(codes.KINDS)
DIE: dict[str, tuple[Form, Json]] = {  # key of a die -> its form and what it is if missing; a type is always there
    "die": (Name(DICE), None), "face": (Maybe(Name(FACES), none=codes.UNROLLED), None), "lies": (Name(LIES), "tray"),
    "bangs": (Number(0, 999), 0), "used": (Number(0, 8), 0), "is_marked": (Flag(), False),
    "is_rolling": (Flag(), False), "is_waiting": (Flag(), False),
}  # fmt: skip


def fields_of(plan: Plan) -> Fields:
    """Only `players` are needed; the rest has the values of a first turn about to begin."""
    seats = int(plan.seats)
    *items, barricades = [("cards", CARD, kind) for kind in range(KINDS)]
    front = [("cards", CARD, int(codes.FRONT_ONES)), ("cards", CARD, int(codes.FRONT_TWOS))]
    return Fields(
        PerSeat(
            "players",
            seats,
            Columns("items", Counts(ITEMS, is_listed=True), items, default=[]),
            Columns("barricades", FEW, [barricades], default=0),
            Field("hero", Flag(), default=False),
            Field("lives", FEW, default=0),
            Columns("front", Letters("12", "digits 1 and 2 only"), front, default=""),
            Field("status", Name(STATUSES), "gone", default="alive"),
        ),
        Field("out", Counts(TILES, most=99), default={}),
        Field("apocalypses", FEW, default=0),
        Field("night", Name(NIGHTS), default="not_yet"),
        Field("pending", Maybe(Name(ITEMS)), default=None),
        Usually("bag", Counts(DRAWS, most=99), the_rest),
        Usually("heroes", FEW, lambda state: [max(0, int(state.plan.heroes) - sum(map(int, state.hero)))]),
        Field("first", Maybe(SeatNumber(seats)), default=0),
        Field("seat", SeatNumber(seats), default=0),
        Field("stage", Name(STAGES), default="pick"),
        Field("turn", MANY, default=1),
        Usually("due", FEW, lambda state: [int(state.level())]),
        TRAY,
        *(Field(tile, FEW, default=0) for tile in ("radios", "axes", "pistols")),
        Field("ignores_ambushes", Flag(), "ignores", default=False),
        Field("hero_used", Flag(), default=False),
        Field("taken_back", FEW, default=0),
        Field("bangs_used", MANY, default=0),
        *(Field(left, FEW, default=0) for left in ("items", "draws")),
        Computed("chance", is_drawing, set_drawing, default=False),
    )


def die_numbers(state: LoaState, position: int) -> list[int]:
    """A die of the roll. Beyond them the state's buffers may hold anything."""
    die = dice.type_at(state, position)
    bangs = state.tray[codes.SCORED + position - state.shots_at] if die == codes.SHOT else 0
    used = state.tray[codes.USED + position - state.barricades_at] if die == codes.BARRICADE else 0
    front, away, *bits = (
        bits >> position & 1 for bits in (state.front, state.away, state.marks, state.wave, state.todo)
    )
    return [int(n) for n in (die, state.tray[position], front + 2 * away, bangs, used, *bits)]


def set_dice(state: Any, rows: list[list[int]]) -> None:
    types = [row[0] for row in rows]
    most = max((types.count(die) for die in range(1, len(DICE))), default=0)
    is_orderly = types == sorted(types) and len(types) <= codes.MOST_DICE and most <= codes.OTHER_DICE
    expected = "at most 14 in tray order, at most three shot, item and barricade dice each"
    require(is_orderly, f"the dice: expected {expected}")
    ends = [sum(die <= last for die in types) for last in range(len(DICE))]
    state.shots_at, state.items_at, state.barricades_at, state.rolled = ends
    state.front = state.away = state.marks = state.wave = state.todo = 0
    for position, (die, face, lies, bangs, used, mark, rolling, todo) in enumerate(rows):
        is_possible = not (bangs and die != codes.SHOT) and not (used and die != codes.BARRICADE)
        require(is_possible, f"die {position}: a {DICE[die]} die has no bangs or results of this kind")
        state.tray[position] = face
        if die == codes.SHOT:
            state.tray[codes.SCORED + position - state.shots_at] = bangs
        elif die == codes.BARRICADE:
            state.tray[codes.USED + position - state.barricades_at] = used
        state.front |= (LIES[lies] == "front") << position
        state.away |= (LIES[lies] == "away") << position
        state.marks |= mark << position
        state.wave |= rolling << position
        state.todo |= todo << position


TRAY = Rows("dice", DIE, lambda state: [die_numbers(state, at) for at in range(state.rolled)], set_dice)


def the_rest(state: LoaState) -> list[int]:
    """What must be in the bag. Of tiles that lie barricade side up the kinds that have most left are missing."""
    plan, items = state.plan, range(len(ITEMS))
    elsewhere = [int(count) for count in state.out]
    for seat in range(int(plan.seats)):
        for kind in range(KINDS):
            elsewhere[kind] += int(state.cards[seat * CARD + kind])
    bag = [int(count) for count in plan.bag]
    for kind in items:
        bag[kind] -= elsewhere[kind] + int(state.pending == kind)
    hidden = elsewhere[codes.BARRICADE_SIDE]
    for _ in range(min(hidden, sum(max(0, bag[kind]) for kind in items))):
        bag[max(items, key=lambda kind: bag[kind])] -= 1
    bag[codes.APOCALYPSE] -= int(state.apocalypses)
    if plan.bag[codes.NIGHT]:
        bag[codes.NIGHT], bag[codes.DAY] = int(state.night == codes.NOT_YET), int(state.night == codes.IS_NIGHT)
    return [max(0, count) for count in bag]


def is_drawing(state: LoaState) -> bool:
    """A tile is drawn, or the die of a Medikit is rolled: chance acts where a seat might."""
    return state.actor == CHANCE and state.stage in (codes.ITEMS, codes.END_DRAW, codes.RESCUE)


def set_drawing(state: LoaState, value: Json) -> None:
    state.actor = CHANCE if Flag().read(value)[0] else state.seat
