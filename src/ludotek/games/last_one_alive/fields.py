"""The table of fields: how a state is written in a position, and which positions cannot exist."""

from typing import Any

from ludotek.kernel import CHANCE, OVER, Computed, Field, Fields, PerSeat, Usually, require
from ludotek.kernel.fields import Columns, Rows, forbid
from ludotek.kernel.forms import Counts, Flag, Form, Json, Letters, Maybe, Name, Number, SeatNumber
from ludotek.kernel.hands import bit_at, count_of, total_of

from .board import DICE, DIE_SIDES, DRAWS, FACES, ITEMS, SIGNS, TILES
from .names import LIES, NIGHTS, STAGES, STATUSES
from .rules import drawing
from .rules import plan as codes
from .rules.plan import Plan
from .rules.state import LoaState
from .rules.table import bangs_on

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
    die = state.type_at(position)
    bangs = state.tray[codes.SCORED + position - state.shots_at] if die == codes.SHOT else 0
    used = state.tray[codes.USED + position - state.barricades_at] if die == codes.BARRICADE else 0
    sets = (state.front, state.away, state.marks, state.wave, state.todo)
    front, away, *bits = (members >> position & 1 for members in sets)
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


def tiles_outside(state: LoaState) -> list[int]:
    """Visible side -> tiles on cards and out of the game."""
    cards = [int(count) for count in state.cards]
    return [int(gone) + sum(cards[kind::CARD]) for kind, gone in enumerate(state.out)]


def the_rest(state: LoaState) -> list[int]:
    """What must be in the bag. Of tiles that lie barricade side up the kinds that have most left are missing."""
    plan, items = state.plan, range(len(ITEMS))
    elsewhere = tiles_outside(state)
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


# What is true of every state. A position that says otherwise is refused with the clause


def check(state: LoaState) -> None:
    """Raises BadPosition."""
    of_things = (check_seats, check_tiles, check_fronts, check_uses, check_dice)
    for part in (*of_things, check_handful, check_results, check_stage, check_decision):
        part(state)


def check_seats(state: LoaState) -> None:
    plan, stage, alive = state.plan, state.stage, count_of(state.gone, codes.ALIVE)
    third, is_over = drawing.is_third_apocalypse(state), state.actor == OVER
    forbid(alive == 0, "nobody is alive", "LOA-R38")
    forbid(third and stage <= codes.SIDE, "the third Apocalypse tile in set-up begins it again", "LOA-R46")
    forbid(is_over != (third or alive == 1), "it is over if one is alive or LOA-105 holds, and only then", "LOA-80")
    for seat in range(plan.seats):
        gone, lives = state.gone[seat], state.lives[seat]
        has = state.held(seat) + state.hero[seat] + state.in_front(seat) > 0
        forbid(lives > plan.lives, f"seat {seat} has {lives} life markers", "LOA-100")
        forbid(has and gone != codes.ALIVE, f"seat {seat} is out and has nothing any more", "LOA-63, LOA-64")
        forbid(lives > 0 and gone == codes.ZOMBIFIED, f"seat {seat} was out too early", "LOA-104")
    seat, status = state.seat, state.gone[state.seat]
    is_due = plan.everywhere and state.pool > 0 and status == codes.ZOMBIFIED
    forbid(stage == codes.RISEN and not is_due, f"seat {seat} has no zombie die to roll", "LOA-111")
    is_right = status == codes.ALIVE or is_over or stage in (codes.FIRST, codes.RISEN)
    require(is_right, f"seat {seat} is not in the game and cannot be on turn", "LOA-10")


def check_tiles(state: LoaState) -> None:
    plan, stage, bag, there = state.plan, state.stage, state.bag, tiles_outside(state)
    for kind in range(len(ITEMS)):
        there[kind] += bag[kind] + (state.pending == kind)
        most = plan.bag[kind]
        forbid(there[kind] > most, f"{there[kind]} tiles {TILES[kind]}: there are {most}", "LOA-02")
    found, most = sum(there), total_of(plan.bag, 0, codes.APOCALYPSE)
    forbid(found != most, f"{found} item/barricade tiles in all: there are {most}", "LOA-02")
    found = bag[codes.APOCALYPSE] + state.apocalypses
    forbid(found != plan.bag[codes.APOCALYPSE], f"{found} Apocalypse tiles: there are three", "LOA-02")
    nights, is_night = plan.bag[codes.NIGHT] * (state.night == codes.NOT_YET), state.night == codes.IS_NIGHT
    forbid(state.night != codes.NOT_YET and plan.bag[codes.NIGHT] == 0, "night only with day_and_night", "LOA-90")
    require(bag[codes.NIGHT] == nights and bag[codes.DAY] == is_night, "the bag has a wrong night or day", "LOA-91")
    for seat in range(plan.seats):
        is_late = seat == state.seat and (codes.ITEMS <= stage <= codes.RESCUE or stage == codes.ENDED)
        forbid(state.held(seat) > 3 and not is_late, f"seat {seat} keeps at most three tiles", "LOA-60")
        forbid(state.held(seat) > 1 and stage <= codes.SIDE, f"seat {seat} draws one tile in set-up", "LOA-04")
    found, most = state.heroes + total_of(state.hero, 0, plan.seats), plan.heroes
    forbid(found > most or (plan.returned and found < most), f"{found} hero tiles: there are {most}", "LOA-R16")
    forbid(stage <= codes.SIDE and state.heroes < most, "heroes come after the set-up draws", "LOA-R05")


def check_fronts(state: LoaState) -> None:
    """LOA-R04: with start_zombie=all seats that have not had their first turn have still their first zombie."""
    plan, seats = state.plan, state.plan.seats
    forbid(state.pool < 0, f"more than {plan.zombies} zombie dice", "LOA-06")
    begun = (state.seat - state.first + seats) % seats
    for seat in range(seats):
        has = state.in_front(seat) > 0 and state.stage != codes.ENDED
        forbid(has and state.stage <= codes.SIDE, "dice come in front of players after the set-up draws", "LOA-08")
        is_fresh = plan.start_all and state.turn <= begun + 1 and (seat - state.first + seats) % seats > begun
        may_have = is_fresh or seat == state.seat or seat == state.after(state.seat)
        forbid(has and not may_have, f"seat {seat} cannot have dice in front now", "LOA-R09")


def check_uses(state: LoaState) -> None:
    stage, out, axes, pistols, ignored = state.stage, state.out, state.axes, state.pistols, state.ignores
    again = state.hero_used and state.hero[state.seat] != 0 and stage != codes.ENDED
    forbid(again, "no hero in a turn in which one was used", "LOA-46")
    used = {codes.AXE: axes, codes.PISTOL: pistols, codes.CHAINSAW: ignored, codes.RADIO: state.radios}
    are_out = all(count <= out[kind] for kind, count in used.items())
    require(are_out, "a tile used this turn is out of the game", "LOA-41")
    forbid((axes > 1 or pistols > 1) and not state.plan.stack, "results are doubled once", "LOA-R26")
    is_turn = stage >= codes.PRE and stage != codes.RISEN
    forbid(any(used.values()) and not is_turn, "tiles are used in a turn", "LOA-40")


def check_dice(state: LoaState) -> None:
    stage, rolled, plan = state.stage, state.rolled, state.plan
    has_dice, most = codes.ROLL <= stage <= codes.RESCUE, state.due + codes.FREE_DICE + codes.RADIO_DICE * state.radios
    forbid(has_dice and rolled < codes.FREE_DICE, f"{rolled} dice rolled: expected four at least", "LOA-14")
    is_early = rolled > 0 and not has_dice and stage != codes.ENDED
    forbid(is_early, "dice in the tray before they are rolled", "LOA-16")
    forbid(rolled > most, f"{rolled} dice rolled: at most {most}", "LOA-14")
    forbid(state.shots_at > plan.zombies, f"more than {plan.zombies} zombie dice", "LOA-06")
    for position in range(rolled):
        check_die(state, position)


def check_die(state: LoaState, position: int) -> None:
    stage, face, is_away = state.stage, state.tray[position], state.away >> position & 1 != 0
    is_in_tray = not is_away and state.front >> position & 1 == 0
    die, is_waiting, is_open = state.type_at(position), state.todo >> position & 1 != 0, face == codes.UNROLLED
    forbid(is_open and not (is_waiting and stage == codes.ROLL), f"die {position} has not been rolled", "LOA-16")
    require(is_open or SIGNS[face] in DIE_SIDES[die], f"die {position} has no such face")
    if die == codes.SHOT:
        bangs, is_early = state.tray[codes.SCORED + position - state.shots_at], stage < codes.BANGS or is_open
        forbid(bangs > 0 and is_early, f"die {position}: bangs are counted after the items", "LOA-24")
        is_counted = not is_early and not is_waiting and stage != codes.ENDED
        forbid(is_counted and bangs < bangs_on(face), f"die {position} shows more bangs than counted", "LOA-26")
        is_left = is_counted and face == codes.PLUS and state.wave >> position & 1 == 0
        forbid(is_left, f"die {position}: a plus is rolled again", "LOA-28")
    if is_waiting or stage < codes.ITEMS:
        require(is_in_tray, f"die {position} is still in the tray", "LOA-20")
        return
    is_right = is_in_tray
    if die == codes.ZOMBIE and face in (codes.ONE, codes.TWO):
        is_right = is_away  # LOA-22
    elif face == codes.AMBUSH and not state.ignores:
        is_right = not is_in_tray  # LOA-21
    require(is_right, f"die {position} lies in the wrong place", "LOA-21, LOA-22")
    if die == codes.BARRICADE:
        can_be_used = face == codes.BARRICADE_FACE and stage >= codes.BARRICADES
        used, most = state.tray[codes.USED + position - state.barricades_at], bit_at(state.axes) * can_be_used
        forbid(used > most, f"die {position}: {used} results used of {most}", "LOA-30")


def check_handful(state: LoaState) -> None:
    todo, wave, stage, is_marking = state.todo, state.wave, state.stage, state.stage == codes.MARK
    forbid(todo & ~wave != 0, "a die that is waiting belongs to the handful that is rolled")
    forbid((wave != 0) != (todo != 0), "a handful that is rolled has dice waiting")
    shots = bit_at(state.items_at) - bit_at(state.shots_at)
    barricades = bit_at(state.rolled) - bit_at(state.barricades_at)
    is_whole = todo != 0 and wave == bit_at(state.rolled) - 1
    forbid(stage == codes.ROLL and not is_whole, "all chosen dice are rolled together", "LOA-16")
    can_roll = stage in (codes.ROLL, codes.POST, codes.BANGS, codes.BARRICADES)
    forbid(todo != 0 and not can_roll, "no dice are rolled at this stage", "LOA-11")
    others, is_late = wave & ~(shots | barricades), stage == codes.BARRICADES
    forbid(others != 0 and stage >= codes.BANGS, "only shot and barricade dice are rolled then", "LOA-R25")
    forbid(wave & shots != 0 and is_late, "shot dice are rolled before barricades are resolved", "LOA-24")
    forbid((state.marks != 0) != is_marking, "dice are marked for the Hero, and only then", "LOA-R17")
    forbid(is_marking and state.hero[state.seat] == 0, f"seat {state.seat} has no hero tile", "LOA-45")


def check_results(state: LoaState) -> None:
    stage, is_over = state.stage, state.stage == codes.ENDED
    items = list(state.tray[: state.rolled]).count(codes.ITEM_FACE) if is_over or stage == codes.ITEMS else 0
    bangs, used = state.bangs_left() + state.bangs_used, state.bangs_used
    results = state.results_left() if is_over or stage == codes.END_DRAW else 0
    forbid(used > bangs, f"{used} bangs used of {bangs}", "LOA-26")
    forbid(used > 0 and stage < codes.BANGS, "no bang can be used yet", "LOA-26")
    forbid(state.taken_back > state.rolled, f"{state.taken_back} marks taken back: too many", "LOA-R17")
    forbid(state.items > items, f"{state.items} item results left of {items}", "LOA-25")
    forbid(state.draws > results, f"{state.draws} tiles to draw of {results}", "LOA-31")


def check_stage(state: LoaState) -> None:
    stage, turn, due, level = state.stage, state.turn, state.due, state.level()
    is_set_up, is_over, is_first = stage <= codes.SIDE, stage == codes.ENDED, stage == codes.FIRST
    is_open, is_chosen = state.first == codes.NONE, state.plan.first != codes.NONE
    is_turn, is_early = codes.PRE <= stage <= codes.RESCUE, codes.PRE <= stage < codes.ITEMS
    is_pending, is_heroic = state.pending != codes.NONE, state.hero_used or state.taken_back > 0
    forbid(is_open != is_first and not is_over, "the first player is decided first", "LOA-07")
    forbid(is_chosen and is_first, "the first player is chosen by an option", "LOA-R01")
    forbid(turn == 0 and not is_set_up and not is_over, "turns are counted from the first on", "LOA-11")
    forbid(turn > 0 and is_set_up, "set-up comes before the first turn", "LOA-11")
    forbid(is_pending != (stage == codes.SIDE), "a side is chosen for a tile just drawn", "LOA-04")
    forbid(is_turn and not 1 <= due <= codes.HIGHEST_LEVEL, f"level {due}: expected 1 to 4", "LOA-71")
    forbid(is_early and due != level, f"level {due} in a turn of level {level}", "LOA-72")
    forbid(is_heroic and stage < codes.POST, "the Hero comes after rolling", "LOA-45")


def check_decision(state: LoaState) -> None:
    """What is asked can be asked; with a single choice nobody is. LOA-R49"""
    stage, is_chance, is_clear = state.stage, state.actor == CHANCE, state.is_clear()
    is_drawing, can_be_saved = stage in (codes.ITEMS, codes.END_DRAW), state.has(codes.MEDIKIT)
    may_act = stage in (codes.FIRST, codes.DEAL, codes.ROLL, codes.RESCUE, codes.RISEN) or state.todo != 0
    forbid(is_chance and not may_act and not is_drawing, "chance does not act at this stage", "LOA-11")
    forbid(is_drawing and not state.can_draw(), "there is nothing to draw", "LOA-R20")
    forbid(stage == codes.END_DRAW and not is_clear, "something is in front of the player", "LOA-R18")
    is_asked = state.held(state.seat) > codes.MOST_TILES and (is_clear or can_be_saved)
    forbid(stage == codes.LIMIT and not is_asked, "there is nothing to give up", "LOA-60, LOA-R21")
    is_asked = not is_clear and (is_chance or can_be_saved)
    forbid(stage == codes.RESCUE and not is_asked, "there is nothing to be saved from, or with", "LOA-57")
    is_single = state.actor >= 0 and stage != codes.PICK and len(state.legal()) < 2
    forbid(is_single, "there is nothing to decide at this stage", "LOA-R49")
