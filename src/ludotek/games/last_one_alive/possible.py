"""Whether a position can exist. Each check says what is wrong, and by which clause."""

from __future__ import annotations

from ludotek.games.last_one_alive.board import DICE_COUNT, DIE_SIDES, DRAWS, HEROES, SIGNS, TILES
from ludotek.games.last_one_alive.rules.codes import (
    ALIVE,
    AMBUSH,
    APOCALYPSE,
    AWAY,
    AXE,
    BANGS,
    BARRICADE_FACE,
    BARRICADES,
    CHAINSAW,
    DAY,
    END_DRAW,
    ENDED,
    FIRST,
    IN_FRONT,
    IN_TRAY,
    ITEM_FACE,
    ITEMS,
    KINDS,
    LIMIT,
    MARK,
    MEDIKIT,
    NIGHT,
    NONE,
    ONE,
    PICK,
    PISTOL,
    PLUS,
    POST,
    PRE,
    RADIO,
    RESCUE,
    RISEN,
    ROLL,
    SHOT,
    SIDE,
    TWO,
    UNROLLED,
    ZOMBIE,
    ZOMBIFIED,
)
from ludotek.games.last_one_alive.rules.rolling import bangs_on
from ludotek.games.last_one_alive.rules.turns import LoaState
from ludotek.kernel import CHANCE, OVER, BadPosition


def check(state: LoaState) -> None:
    check_seats(state)
    check_tiles(state)
    check_heroes(state)
    check_fronts(state)
    check_doublers(state)
    check_dice(state)
    check_stage(state)


def refuse_if(is_wrong: bool, why: str) -> None:
    if is_wrong:
        raise BadPosition(why)


def check_seats(state: LoaState) -> None:
    plan = state.plan
    is_over = state.actor == OVER
    refuse_if(state.alive < 1, "nobody is alive (LOA-R38)")
    third = plan.survivors and state.apocalypses == plan.bag[APOCALYPSE]
    is_ended = state.alive == 1 or (third and state.stage > SIDE)
    refuse_if(is_over != is_ended, "it is over if one player is alive or LOA-105 holds, and only then (LOA-80)")
    refuse_if(third and state.stage <= SIDE, "the third Apocalypse tile in set-up begins it again (LOA-R46)")
    for seat in range(plan.seats):
        most = plan.lives
        refuse_if(not 0 <= state.lives[seat] <= most, f"seat {seat} has {state.lives[seat]} life markers (LOA-100)")
        is_gone = state.gone[seat] != ALIVE
        has = state.held[seat] or state.hero[seat] or state.ones[seat] or state.twos[seat]
        refuse_if(bool(is_gone and has), f"seat {seat} is out and has nothing any more (LOA-63, LOA-64)")
        refuse_if(state.gone[seat] == ZOMBIFIED and state.lives[seat] > 0, f"seat {seat} was out too early (LOA-104)")
    status = state.gone[state.seat]
    if state.stage == RISEN:
        is_due = plan.everywhere and state.pool > 0
        refuse_if(status != ZOMBIFIED or not is_due, f"seat {state.seat} has no zombie die to roll (LOA-111)")
    elif not is_over and state.stage != FIRST:
        refuse_if(status != ALIVE, f"seat {state.seat} is not in the game and cannot be on turn (LOA-10)")


def check_tiles(state: LoaState) -> None:
    plan = state.plan
    seats = range(plan.seats)
    total = 0
    for kind in range(APOCALYPSE):
        there = int(state.bag[kind] + state.out[kind]) + int(state.pending == kind)
        there += sum(int(state.tiles[seat * KINDS + kind]) for seat in seats)
        refuse_if(there > plan.bag[kind], f"{there} tiles {TILES[kind]}: there are {plan.bag[kind]} (LOA-02)")
        total += there
    hidden = KINDS - 1
    total += int(state.out[hidden]) + sum(int(state.tiles[seat * KINDS + hidden]) for seat in seats)
    expected = sum(int(plan.bag[kind]) for kind in range(APOCALYPSE))
    refuse_if(total != expected, f"{total} item/barricade tiles in all: there are {expected} (LOA-02)")
    apocalypses = int(state.bag[APOCALYPSE] + state.apocalypses)
    refuse_if(apocalypses != plan.bag[APOCALYPSE], f"{apocalypses} Apocalypse tiles: there are three (LOA-02)")
    refuse_if(not plan.bag[NIGHT] and state.night != 0, "night only with day_and_night (LOA-90)")
    due = (plan.bag[NIGHT], 0) if state.night == 0 else (0, 1) if state.night == 1 else (0, 0)
    refuse_if((state.bag[NIGHT], state.bag[DAY]) != due, f"the bag has a wrong {DRAWS[NIGHT]} or {DRAWS[DAY]} (LOA-91)")
    for seat in seats:
        may_have_more = seat == state.seat and (ITEMS <= state.stage <= RESCUE or state.stage == ENDED)
        refuse_if(state.held[seat] > 3 and not may_have_more, f"seat {seat} keeps at most three tiles (LOA-60)")
        if state.stage <= SIDE:
            refuse_if(state.held[seat] > 1, f"seat {seat} draws one tile in set-up (LOA-04)")


def check_heroes(state: LoaState) -> None:
    plan = state.plan
    held = sum(int(state.hero[seat]) for seat in range(plan.seats))
    there = int(state.heroes) + held
    is_right = there == HEROES if plan.returned else there <= HEROES
    refuse_if(not is_right, f"{there} hero tiles: there are {HEROES} (LOA-R16)")
    is_set_up = state.stage <= SIDE
    refuse_if(is_set_up and (held > 0 or state.heroes < HEROES), "heroes come after the set-up draws (LOA-R05)")
    again = state.hero_used and state.hero[state.seat] != 0 and state.stage != ENDED
    refuse_if(bool(again), "no hero in a turn in which one was used (LOA-46)")


def check_fronts(state: LoaState) -> None:
    plan = state.plan
    refuse_if(state.pool < 0, f"more than {plan.zombies} zombie dice (LOA-06)")
    if state.stage == ENDED:
        return
    left = state.after(state.seat)
    for seat in range(plan.seats):
        has = state.ones[seat] + state.twos[seat] > 0
        if state.stage <= SIDE:
            refuse_if(has, "dice come in front of players after the set-up draws (LOA-08)")
        may_have = seat in (state.seat, left) or has_still_its_first_zombie(state, seat)
        refuse_if(has and not may_have, f"seat {seat} cannot have dice in front now (LOA-R09)")


def has_still_its_first_zombie(state: LoaState, seat: int) -> bool:
    """With start_zombie=all: seats that have not had their first turn. LOA-R04, LOA-R09"""
    seats = int(state.plan.seats)
    begun, wanted = (int(other - state.first) % seats for other in (state.seat, seat))
    return state.plan.start_all and state.turn <= begun + 1 and wanted > begun


def check_doublers(state: LoaState) -> None:
    out = state.out
    used = (int(state.axes), int(state.pistols), int(state.radios), int(state.ignores))
    there = (int(out[AXE]), int(out[PISTOL]), int(out[RADIO]), int(out[CHAINSAW]))
    refuse_if(any(a > b for a, b in zip(used, there, strict=True)), "a tile used this turn is out of the game (LOA-41)")
    is_stacked = max(used[0], used[1]) > 1
    refuse_if(is_stacked and not state.plan.stack, "results are doubled once (LOA-R26)")
    is_early = state.stage < PRE or state.stage == RISEN
    refuse_if(is_early and any(used), "tiles are used in a turn (LOA-40)")


# Dice


def check_dice(state: LoaState) -> None:
    stage, rolled = state.stage, int(state.rolled)
    has_dice = ROLL <= stage <= RESCUE
    refuse_if(has_dice and rolled < state.plan.free_dice, f"{rolled} dice rolled: expected four at least (LOA-14)")
    refuse_if(not has_dice and stage != ENDED and rolled > 0, "dice in the tray before they are rolled (LOA-16)")
    most = int(state.due + state.plan.free_dice + state.plan.radio_dice * state.radios)
    refuse_if(rolled > most, f"{rolled} dice rolled: at most {most} (LOA-14)")
    refuse_if(state.shots_at > DICE_COUNT[0], f"more than {DICE_COUNT[0]} zombie dice (LOA-06)")
    for position in range(rolled):
        check_die(state, position)
    check_handful(state)
    scored = sum(int(bangs) for bangs in state.bangs) << int(state.pistols)
    refuse_if(state.bangs_used > scored, f"{state.bangs_used} bangs used of {scored} (LOA-26)")
    refuse_if(state.taken_back > rolled, f"{state.taken_back} marks taken back: at most {rolled} (LOA-R17)")
    results = sum(int(state.tray[k]) == ITEM_FACE for k in range(state.items_at, state.barricades_at))
    most_items = results if stage in (ITEMS, ENDED) else 0
    refuse_if(state.items > most_items, f"{state.items} item results left of {most_items} (LOA-25)")
    most_draws = int(state.results_left()) if stage in (END_DRAW, ENDED) else 0
    refuse_if(state.draws > most_draws, f"{state.draws} tiles to draw of {most_draws} (LOA-31)")


def check_die(state: LoaState, position: int) -> None:
    face, lies, type_ = int(state.tray[position]), state.lies[position], int(state.type_at(position))
    name = f"die {position}"
    is_waiting = bool(state.todo >> position & 1)
    refuse_if(face == UNROLLED and not (is_waiting and state.stage == ROLL), f"{name} has not been rolled (LOA-16)")
    refuse_if(face != UNROLLED and SIGNS[face] not in DIE_SIDES[type_], f"{name} has no such face")
    if type_ == SHOT:
        check_shot(state, position, face)
    if is_waiting or state.stage < ITEMS:
        refuse_if(lies != IN_TRAY, f"{name} is still in the tray (LOA-20)")
        return
    expected: tuple[int, ...] = (int(IN_TRAY),)
    if type_ == ZOMBIE and face in (ONE, TWO):
        expected = (int(AWAY),)  # LOA-22
    elif face == AMBUSH and not state.ignores:
        expected = (int(IN_FRONT), int(AWAY))  # LOA-21
    refuse_if(lies not in expected, f"{name} lies in the wrong place (LOA-21, LOA-22)")
    used = state.used[position - state.barricades_at] if type_ == 3 else 0
    most = 1 << state.axes if face == BARRICADE_FACE and state.stage >= BARRICADES else 0
    refuse_if(used > most, f"{name}: {used} results used of {most} (LOA-30)")


def check_shot(state: LoaState, position: int, face: int) -> None:
    bangs = state.bangs[position - state.shots_at]
    if state.stage < BANGS or face == UNROLLED:
        refuse_if(bangs != 0, f"die {position}: bangs are counted after the items (LOA-24)")
        return
    if state.todo >> position & 1:
        return
    refuse_if(bangs < bangs_on(face) and state.stage != ENDED, f"die {position} shows more bangs than counted (LOA-26)")
    in_wave = state.wave >> position & 1
    is_plain = face != PLUS or in_wave or state.stage == ENDED
    refuse_if(not is_plain, f"die {position}: a plus is rolled again (LOA-28)")


def check_handful(state: LoaState) -> None:
    todo, wave, whole = int(state.todo), int(state.wave), (1 << int(state.rolled)) - 1
    stage = state.stage
    refuse_if(bool(todo & ~wave), "a die that is waiting belongs to the handful that is rolled")
    refuse_if(bool(wave) != bool(todo), "a handful that is rolled has dice waiting")
    refuse_if(stage == ROLL and (todo == 0 or wave != whole), "all chosen dice are rolled together (LOA-16)")
    refuse_if(bool(todo) and stage not in (ROLL, POST, BANGS, BARRICADES), "no dice are rolled at this stage (LOA-11)")
    others = wave & (bits(0, state.shots_at) | bits(state.items_at, state.barricades_at))
    refuse_if(stage >= BANGS and bool(others), "only shot and barricade dice are rolled then (LOA-R25)")
    shots = wave & bits(state.shots_at, state.items_at)
    refuse_if(stage == BARRICADES and bool(shots), "shot dice are rolled before barricades are resolved (LOA-24)")
    is_marking = stage == MARK
    refuse_if(bool(state.marks) != is_marking, "dice are marked for the Hero, and only then (LOA-R17)")
    refuse_if(is_marking and state.hero[state.seat] == 0, f"seat {state.seat} has no hero tile (LOA-45)")


def bits(start: int, end: int) -> int:
    """Tray positions from one to another."""
    return (1 << int(end)) - (1 << int(start))


# Stages


def check_stage(state: LoaState) -> None:
    stage = state.stage
    is_set_up = stage <= SIDE
    refuse_if(
        (state.first == NONE) != (stage == FIRST) and stage != ENDED, "the first player is decided first (LOA-07)"
    )
    refuse_if(stage == FIRST and state.plan.first != NONE, "the first player is chosen by an option (LOA-R01)")
    refuse_if(not is_set_up and stage != ENDED and state.turn == 0, "turns are counted from the first on (LOA-11)")
    refuse_if(is_set_up and state.turn > 0, "set-up comes before the first turn (LOA-11)")
    refuse_if((state.pending != NONE) != (stage == SIDE), "a side is chosen for a tile just drawn (LOA-04)")
    is_turn = PRE <= stage <= RESCUE
    refuse_if(is_turn and not 1 <= state.due <= state.plan.highest, f"level {state.due}: expected 1 to 4 (LOA-71)")
    is_early = PRE <= stage < ITEMS
    refuse_if(is_early and state.due != state.level(), f"level {state.due} in a turn of level {state.level()} (LOA-72)")
    refuse_if(stage < BANGS and state.bangs_used > 0, "no bang can be used yet (LOA-26)")
    refuse_if(stage < POST and (state.hero_used or state.taken_back > 0), "the Hero comes after rolling (LOA-45)")
    check_decision(state)


def check_decision(state: LoaState) -> None:
    """What is asked can be asked; with a single choice nobody is. LOA-R49"""
    stage = state.stage
    if stage in (ITEMS, END_DRAW):
        left = state.items if stage == ITEMS else state.draws
        refuse_if(left == 0 or state.bag_total == 0, "there is nothing to draw (LOA-R20)")
        refuse_if(stage == END_DRAW and not state.is_clear(), "something is in front of the player (LOA-R18)")
    if stage == LIMIT:
        is_asked = state.held[state.seat] > state.plan.most_tiles and (state.is_clear() or state.has(MEDIKIT))
        refuse_if(not is_asked, "there is nothing to give up (LOA-60, LOA-R21)")
    if stage == RESCUE:
        is_asked = state.actor == CHANCE or state.has(MEDIKIT)
        refuse_if(state.is_clear() or not is_asked, "there is nothing to be saved from, or with (LOA-57)")
    if state.stage in (PICK, RISEN) or state.actor < 0:
        return
    refuse_if(len(state.legal()) < 2, "there is nothing to decide at this stage (LOA-R49)")
