"""What is true of every state. A position that says otherwise is refused with the clause."""

from mypy_extensions import i64

from ludotek.games.last_one_alive import board
from ludotek.games.last_one_alive.rules import codes, dice, drawing, windows
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.kernel.fields import forbid, require
from ludotek.kernel.hands import bit_at, total_of
from ludotek.kernel.state import CHANCE, OVER


def check(state: LoaState) -> None:
    """Raises BadPosition."""
    check_seats(state)
    check_tiles(state)
    check_fronts(state)
    check_uses(state)
    check_dice(state)
    check_handful(state)
    check_results(state)
    check_stage(state)
    check_decision(state)


def check_seats(state: LoaState) -> None:
    plan, stage, alive = state.plan, state.stage, state.seats_that_are(codes.ALIVE)
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
    plan, stage, bag = state.plan, state.stage, state.bag
    found: i64 = 0
    for kind in range(codes.KINDS):
        there = state.out[kind]
        for seat in range(plan.seats):
            there += state.cards[seat * codes.CARD + kind]
        if kind != codes.BARRICADE_SIDE:
            there += bag[kind] + i64(state.pending == kind)
            most = plan.bag[kind]
            forbid(there > most, f"{there} tiles {board.TILES[kind]}: there are {most}", "LOA-02")
        found += there
    most = total_of(plan.bag, 0, codes.APOCALYPSE)
    forbid(found != most, f"{found} item/barricade tiles in all: there are {most}", "LOA-02")
    found = bag[codes.APOCALYPSE] + state.apocalypses
    forbid(found != plan.bag[codes.APOCALYPSE], f"{found} Apocalypse tiles: there are three", "LOA-02")
    nights, is_night = plan.bag[codes.NIGHT] * i64(state.night == codes.NOT_YET), state.night == codes.IS_NIGHT
    forbid(state.night != codes.NOT_YET and plan.bag[codes.NIGHT] == 0, "night only with day_and_night", "LOA-90")
    is_right = bag[codes.NIGHT] == nights and bag[codes.DAY] == i64(is_night)
    require(is_right, "the bag has a wrong night or day", "LOA-91")
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
    stage, out, axes, pistols, ignored = state.stage, state.out, state.axes, state.pistols, i64(state.ignores)
    again = state.hero_used and state.hero[state.seat] != 0 and stage != codes.ENDED
    forbid(again, "no hero in a turn in which one was used", "LOA-46")
    are_there = axes > out[codes.AXE] or pistols > out[codes.PISTOL] or ignored > out[codes.CHAINSAW]
    are_there = are_there or state.radios > out[codes.RADIO]
    forbid(are_there, "a tile used this turn is out of the game", "LOA-41")
    forbid((axes > 1 or pistols > 1) and not state.plan.stack, "results are doubled once", "LOA-R26")
    is_turn = stage >= codes.PRE and stage != codes.RISEN
    forbid(axes + pistols + state.radios + ignored > 0 and not is_turn, "tiles are used in a turn", "LOA-40")


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


def check_die(state: LoaState, position: i64) -> None:
    stage, face, is_away = state.stage, state.tray[position], state.away >> position & 1 != 0
    is_in_tray = not is_away and state.front >> position & 1 == 0
    die, is_waiting, is_open = dice.type_at(state, position), state.todo >> position & 1 != 0, face == codes.UNROLLED
    forbid(is_open and not (is_waiting and stage == codes.ROLL), f"die {position} has not been rolled", "LOA-16")
    require(is_open or board.SIGNS[face] in board.DIE_SIDES[die], f"die {position} has no such face")
    if die == codes.SHOT:
        bangs, is_early = state.tray[codes.SCORED + position - state.shots_at], stage < codes.BANGS or is_open
        forbid(bangs > 0 and is_early, f"die {position}: bangs are counted after the items", "LOA-24")
        is_counted = not is_early and not is_waiting and stage != codes.ENDED
        forbid(is_counted and bangs < dice.bangs_on(face), f"die {position} shows more bangs than counted", "LOA-26")
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
        used, most = (
            state.tray[codes.USED + position - state.barricades_at],
            i64(bit_at(state.axes) if can_be_used else 0),
        )
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
    stage, is_over, items = state.stage, state.stage == codes.ENDED, i64(0)
    for position in range(state.rolled):
        items += i64(state.tray[position] == codes.ITEM_FACE and (is_over or stage == codes.ITEMS))
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
    forbid(is_drawing and not windows.can_draw(state), "there is nothing to draw", "LOA-R20")
    forbid(stage == codes.END_DRAW and not is_clear, "something is in front of the player", "LOA-R18")
    is_asked = state.held(state.seat) > codes.MOST_TILES and (is_clear or can_be_saved)
    forbid(stage == codes.LIMIT and not is_asked, "there is nothing to give up", "LOA-60, LOA-R21")
    is_asked = not is_clear and (is_chance or can_be_saved)
    forbid(stage == codes.RESCUE and not is_asked, "there is nothing to be saved from, or with", "LOA-57")
    is_single = state.actor >= 0 and stage != codes.PICK and len(state.legal()) < 2
    forbid(is_single, "there is nothing to decide at this stage", "LOA-R49")
