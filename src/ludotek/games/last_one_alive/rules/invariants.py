"""What is true of every state. A position that says otherwise is refused with the clause."""

from mypy_extensions import i64

from ludotek.games.last_one_alive import board
from ludotek.games.last_one_alive.rules import codes, dice
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.kernel.fields import require
from ludotek.kernel.hands import total_of
from ludotek.kernel.state import CHANCE, OVER


def check(state: LoaState) -> None:
    """Raises BadPosition."""
    check_seats(state)
    check_tiles(state)
    check_heroes(state)
    check_fronts(state)
    check_doublers(state)
    check_dice(state)
    check_stage(state)
    check_decision(state)


def check_seats(state: LoaState) -> None:
    plan = state.plan
    is_over = state.actor == OVER
    alive = state.seats_that_are(codes.ALIVE)
    require(alive >= 1, "nobody is alive", "LOA-R38")
    third = plan.survivors and state.apocalypses == plan.bag[codes.APOCALYPSE]
    is_ended = alive == 1 or (third and state.stage > codes.SIDE)
    require(is_over == is_ended, "it is over if one player is alive or LOA-105 holds, and only then", "LOA-80")
    require(not third or state.stage > codes.SIDE, "the third Apocalypse tile in set-up begins it again", "LOA-R46")
    for seat in range(plan.seats):
        lives = state.lives[seat]
        require(0 <= lives <= plan.lives, f"seat {seat} has {lives} life markers", "LOA-100")
        has = state.held[seat] + state.hero[seat] + state.ones[seat] + state.twos[seat] > 0
        is_alive = state.gone[seat] == codes.ALIVE
        require(is_alive or not has, f"seat {seat} is out and has nothing any more", "LOA-63, LOA-64")
        is_early = state.gone[seat] == codes.ZOMBIFIED and lives > 0
        require(not is_early, f"seat {seat} was out too early", "LOA-104")
    status = state.gone[state.seat]
    if state.stage == codes.RISEN:
        is_due = plan.everywhere and state.pool > 0 and status == codes.ZOMBIFIED
        require(is_due, f"seat {state.seat} has no zombie die to roll", "LOA-111")
    elif not is_over and state.stage != codes.FIRST:
        require(status == codes.ALIVE, f"seat {state.seat} is not in the game and cannot be on turn", "LOA-10")


def check_tiles(state: LoaState) -> None:
    plan = state.plan
    found: i64 = 0
    for kind in range(codes.KINDS):
        there = state.out[kind]
        for seat in range(plan.seats):
            there += state.tiles[seat * codes.KINDS + kind]
        if kind != codes.BARRICADE_SIDE:
            there += state.bag[kind] + (1 if state.pending == kind else 0)
            require(there <= plan.bag[kind], f"{there} tiles {board.TILES[kind]}: there are {plan.bag[kind]}", "LOA-02")
        found += there
    expected = total_of(plan.bag, 0, codes.APOCALYPSE)
    require(found == expected, f"{found} item/barricade tiles in all: there are {expected}", "LOA-02")
    apocalypses = state.bag[codes.APOCALYPSE] + state.apocalypses
    is_right = apocalypses == plan.bag[codes.APOCALYPSE]
    require(is_right, f"{apocalypses} Apocalypse tiles: there are three", "LOA-02")
    has_night = plan.bag[codes.NIGHT] > 0
    require(has_night or state.night == codes.NOT_YET, "night only with day_and_night", "LOA-90")
    night: i64 = 1 if has_night and state.night == codes.NOT_YET else 0
    day: i64 = 1 if state.night == codes.IS_NIGHT else 0
    is_right = state.bag[codes.NIGHT] == night and state.bag[codes.DAY] == day
    require(is_right, "the bag has a wrong night or day", "LOA-91")
    may_have_more = codes.ITEMS <= state.stage <= codes.RESCUE or state.stage == codes.ENDED
    for seat in range(plan.seats):
        is_right = state.held[seat] <= plan.most_tiles or (seat == state.seat and may_have_more)
        require(is_right, f"seat {seat} keeps at most three tiles", "LOA-60")
        is_right = state.held[seat] <= 1 or state.stage > codes.SIDE
        require(is_right, f"seat {seat} draws one tile in set-up", "LOA-04")


def check_heroes(state: LoaState) -> None:
    plan = state.plan
    held = total_of(state.hero, 0, plan.seats)
    there = state.heroes + held
    is_right = there == plan.heroes or (there < plan.heroes and not plan.returned)
    require(is_right, f"{there} hero tiles: there are {plan.heroes}", "LOA-R16")
    is_early = state.stage <= codes.SIDE and (held > 0 or state.heroes < plan.heroes)
    require(not is_early, "heroes come after the set-up draws", "LOA-R05")
    again = state.hero_used and state.hero[state.seat] != 0 and state.stage != codes.ENDED
    require(not again, "no hero in a turn in which one was used", "LOA-46")


def check_fronts(state: LoaState) -> None:
    plan = state.plan
    require(state.pool >= 0, f"more than {plan.zombies} zombie dice", "LOA-06")
    if state.stage == codes.ENDED:
        return
    left = state.after(state.seat)
    for seat in range(plan.seats):
        has = state.ones[seat] + state.twos[seat] > 0
        is_early = has and state.stage <= codes.SIDE
        require(not is_early, "dice come in front of players after the set-up draws", "LOA-08")
        may_have = seat in (state.seat, left) or has_still_its_first_zombie(state, seat)
        require(may_have or not has, f"seat {seat} cannot have dice in front now", "LOA-R09")


def has_still_its_first_zombie(state: LoaState, seat: i64) -> bool:
    """With start_zombie=all: seats that have not had their first turn. LOA-R04, LOA-R09"""
    seats = state.plan.seats
    begun = (state.seat - state.first + seats) % seats
    wanted = (seat - state.first + seats) % seats
    return state.plan.start_all and state.turn <= begun + 1 and wanted > begun


def check_doublers(state: LoaState) -> None:
    out = state.out
    ignored: i64 = 1 if state.ignores else 0
    are_out = state.axes <= out[codes.AXE] and state.pistols <= out[codes.PISTOL]
    are_out = are_out and state.radios <= out[codes.RADIO] and ignored <= out[codes.CHAINSAW]
    require(are_out, "a tile used this turn is out of the game", "LOA-41")
    is_stacked = state.axes > 1 or state.pistols > 1
    require(state.plan.stack or not is_stacked, "results are doubled once", "LOA-R26")
    is_turn = state.stage >= codes.PRE and state.stage != codes.RISEN
    is_any = state.axes + state.pistols + state.radios + ignored > 0
    require(is_turn or not is_any, "tiles are used in a turn", "LOA-40")


# Dice


def check_dice(state: LoaState) -> None:
    stage, rolled, plan = state.stage, state.rolled, state.plan
    is_over = stage == codes.ENDED
    has_dice = codes.ROLL <= stage <= codes.RESCUE
    require(not has_dice or rolled >= plan.free_dice, f"{rolled} dice rolled: expected four at least", "LOA-14")
    require(has_dice or is_over or rolled == 0, "dice in the tray before they are rolled", "LOA-16")
    most = state.due + plan.free_dice + plan.radio_dice * state.radios
    require(rolled <= most, f"{rolled} dice rolled: at most {most}", "LOA-14")
    require(state.shots_at <= plan.zombies, f"more than {plan.zombies} zombie dice", "LOA-06")
    for position in range(rolled):
        check_die(state, position)
    check_handful(state)
    scored = total_of(state.bangs, 0, state.items_at - state.shots_at) << state.pistols
    require(state.bangs_used <= scored, f"{state.bangs_used} bangs used of {scored}", "LOA-26")
    require(state.taken_back <= rolled, f"{state.taken_back} marks taken back: at most {rolled}", "LOA-R17")
    items: i64 = 0
    for position in range(state.items_at, state.barricades_at):
        if state.tray[position] == codes.ITEM_FACE and (is_over or stage == codes.ITEMS):
            items += 1
    require(state.items <= items, f"{state.items} item results left of {items}", "LOA-25")
    draws = state.results_left() if is_over or stage == codes.END_DRAW else 0
    require(state.draws <= draws, f"{state.draws} tiles to draw of {draws}", "LOA-31")


def check_die(state: LoaState, position: i64) -> None:
    face, lies, die = state.tray[position], state.lies[position], dice.type_at(state, position)
    is_waiting = state.todo >> position & 1 != 0
    may_be_unrolled = is_waiting and state.stage == codes.ROLL
    require(face != codes.UNROLLED or may_be_unrolled, f"die {position} has not been rolled", "LOA-16")
    has_face = face == codes.UNROLLED or board.SIGNS[face] in board.DIE_SIDES[die]
    require(has_face, f"die {position} has no such face")
    if die == codes.SHOT:
        check_shot(state, position, face)
    if is_waiting or state.stage < codes.ITEMS:
        require(lies == codes.IN_TRAY, f"die {position} is still in the tray", "LOA-20")
        return
    is_right = lies == codes.IN_TRAY
    if die == codes.ZOMBIE and face in (codes.ONE, codes.TWO):
        is_right = lies == codes.AWAY  # LOA-22
    elif face == codes.AMBUSH and not state.ignores:
        is_right = lies != codes.IN_TRAY  # LOA-21
    require(is_right, f"die {position} lies in the wrong place", "LOA-21, LOA-22")
    used: i64 = state.used[position - state.barricades_at] if die == codes.BARRICADE else 0
    can_be_used = face == codes.BARRICADE_FACE and state.stage >= codes.BARRICADES
    most: i64 = 1 << state.axes if can_be_used else 0
    require(used <= most, f"die {position}: {used} results used of {most}", "LOA-30")


def check_shot(state: LoaState, position: i64, face: i64) -> None:
    bangs = state.bangs[position - state.shots_at]
    if state.stage < codes.BANGS or face == codes.UNROLLED:
        require(bangs == 0, f"die {position}: bangs are counted after the items", "LOA-24")
        return
    if state.todo >> position & 1 != 0 or state.stage == codes.ENDED:
        return
    require(bangs >= dice.bangs_on(face), f"die {position} shows more bangs than counted", "LOA-26")
    is_rolled_on = face != codes.PLUS or state.wave >> position & 1 != 0
    require(is_rolled_on, f"die {position}: a plus is rolled again", "LOA-28")


def check_handful(state: LoaState) -> None:
    todo, wave, stage = state.todo, state.wave, state.stage
    require(todo & ~wave == 0, "a die that is waiting belongs to the handful that is rolled")
    require((wave != 0) == (todo != 0), "a handful that is rolled has dice waiting")
    is_whole = todo != 0 and wave == bits(0, state.rolled)
    require(stage != codes.ROLL or is_whole, "all chosen dice are rolled together", "LOA-16")
    can_roll = stage in (codes.ROLL, codes.POST, codes.BANGS, codes.BARRICADES)
    require(todo == 0 or can_roll, "no dice are rolled at this stage", "LOA-11")
    others = wave & (bits(0, state.shots_at) | bits(state.items_at, state.barricades_at))
    require(stage < codes.BANGS or others == 0, "only shot and barricade dice are rolled then", "LOA-R25")
    shots = wave & bits(state.shots_at, state.items_at)
    is_late = stage == codes.BARRICADES and shots != 0
    require(not is_late, "shot dice are rolled before barricades are resolved", "LOA-24")
    is_marking = stage == codes.MARK
    require((state.marks != 0) == is_marking, "dice are marked for the Hero, and only then", "LOA-R17")
    require(not is_marking or state.hero[state.seat] != 0, f"seat {state.seat} has no hero tile", "LOA-45")


def bits(start: i64, end: i64) -> i64:
    """Tray positions from one to another."""
    one: i64 = 1
    return (one << end) - (one << start)


# Stages


def check_stage(state: LoaState) -> None:
    stage = state.stage
    is_set_up = stage <= codes.SIDE
    is_over = stage == codes.ENDED
    is_right = is_over or (state.first == codes.NONE) == (stage == codes.FIRST)
    require(is_right, "the first player is decided first", "LOA-07")
    is_right = stage != codes.FIRST or state.plan.first == codes.NONE
    require(is_right, "the first player is chosen by an option", "LOA-R01")
    require(is_set_up or is_over or state.turn > 0, "turns are counted from the first on", "LOA-11")
    require(not is_set_up or state.turn == 0, "set-up comes before the first turn", "LOA-11")
    is_right = (state.pending != codes.NONE) == (stage == codes.SIDE)
    require(is_right, "a side is chosen for a tile just drawn", "LOA-04")
    due, level = state.due, state.level()
    is_turn = codes.PRE <= stage <= codes.RESCUE
    require(not is_turn or 1 <= due <= state.plan.highest, f"level {due}: expected 1 to 4", "LOA-71")
    is_early = codes.PRE <= stage < codes.ITEMS
    require(not is_early or due == level, f"level {due} in a turn of level {level}", "LOA-72")
    require(stage >= codes.BANGS or state.bangs_used == 0, "no bang can be used yet", "LOA-26")
    is_right = stage >= codes.POST or not (state.hero_used or state.taken_back > 0)
    require(is_right, "the Hero comes after rolling", "LOA-45")


def check_decision(state: LoaState) -> None:
    """What is asked can be asked; with a single choice nobody is. LOA-R49"""
    stage = state.stage
    is_by_chance = stage in (codes.FIRST, codes.DEAL, codes.ROLL, codes.RISEN)
    can_draw = stage in (codes.ITEMS, codes.END_DRAW)
    is_right = state.actor != CHANCE or state.todo != 0 or is_by_chance or can_draw or stage == codes.RESCUE
    require(is_right, "chance does not act at this stage", "LOA-11")
    if can_draw:
        left = state.items if stage == codes.ITEMS else state.draws
        require(left > 0 and state.bag_total > 0, "there is nothing to draw", "LOA-R20")
    is_blocked = stage == codes.END_DRAW and not state.is_clear()
    require(not is_blocked, "something is in front of the player", "LOA-R18")
    if stage == codes.LIMIT:
        is_asked = state.is_clear() or state.has(codes.MEDIKIT)
        is_full = state.held[state.seat] > state.plan.most_tiles
        require(is_asked and is_full, "there is nothing to give up", "LOA-60, LOA-R21")
    if stage == codes.RESCUE:
        is_asked = state.actor == CHANCE or state.has(codes.MEDIKIT)
        require(is_asked and not state.is_clear(), "there is nothing to be saved from, or with", "LOA-57")
    if state.actor >= 0 and stage != codes.PICK:
        require(len(state.legal()) > 1, "there is nothing to decide at this stage", "LOA-R49")
