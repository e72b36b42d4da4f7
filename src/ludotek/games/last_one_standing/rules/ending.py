"""Going out, the end of a turn, the end of the game, leaving. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.games.last_one_standing import events
from ludotek.kernel.state import CHANCE, OVER

from . import plan as los
from .ground import clear_flips, put, set_terrain
from .state import LosData
from .turns import begin_turn, go_on_dealing, go_on_placing, next_in

# Going out: LOS-84 .. LOS-86


def go_out(state: LosData, seat: i64) -> None:
    """Ends the turn of a player who is stuck or leaves."""
    retire(state, seat)
    go_on_flipping(state, los.AFTER_TURN)


def retire(state: LosData, seat: i64) -> None:
    """Ranks those who left, by the moment of leaving (LOS-R47), then this seat unless it is NOWHERE, and takes their
    pieces off."""
    for number in range(1, state.plan.seats + 1):
        for other in range(state.plan.seats):
            if state.leaving[other] == number:
                rank(state, other)
    if seat != los.NOWHERE:
        rank(state, seat)
        take_off(state, seat)
    for number in range(1, state.plan.seats + 1):
        for other in range(state.plan.seats):
            if state.leaving[other] == number:
                take_off(state, other)


def rank(state: LosData, seat: i64) -> None:
    """Gives a player who goes out the lowest place that is left. LOS-89; LOS-86, LOS-R37: hand and cards are gone"""
    if state.place[seat] != 0:
        return
    state.place[seat] = state.in_game
    state.in_game -= 1
    state.changed = True
    if state.story is not None:
        state.emit(events.Out(seat, state.place[seat]))


def take_off(state: LosData, seat: i64) -> None:
    """Takes both pieces off the board; only then the fields under them are flipped."""
    for piece in range(2 * seat, 2 * seat + 2):
        field = state.at[piece]
        state.locked[piece] = 0
        if field == los.NOWHERE:
            continue
        put(state, piece, los.NOWHERE)
        if state.story is not None:
            state.emit(events.TakenOff(piece, field))
        if state.emerged[piece] != 0:
            close_exit(state, piece, field)
        elif state.terrain[field] == los.HIDDEN:
            add_flip(state, field)


def add_flip(state: LosData, field: i64) -> None:
    k: i64 = 0
    while state.flips[k] != los.NOWHERE:
        k += 1
    state.flips[k] = field


def close_exit(state: LosData, piece: i64, field: i64) -> None:
    """LOS-R21: the tunnel that a piece came out on goes when the piece goes."""
    state.emerged[piece] = 0
    remove_tunnel(state, field)


def remove_tunnel(state: LosData, field: i64) -> None:
    set_terrain(state, field, los.USED)
    if state.story is not None:
        state.emit(events.TunnelRemoved(field))


def go_on_flipping(state: LosData, after: i64) -> None:
    """The next field to be flipped, or what follows when there is none."""
    if state.flips[0] != los.NOWHERE:
        state.after = after
        state.phase = los.FLIP
        state.actor = CHANCE
        return
    state.after = los.AFTER_STEP
    if after == los.AFTER_PLACE:
        go_on_placing(state)
    else:
        end_turn(state)


# The end of a turn and of the game


def end_turn(state: LosData) -> None:
    if state.place[state.seat] == 0:
        unlock(state, state.seat)  # LOS-63, LOS-R26
    if has_leavers(state):  # LOS-R47: they left during this turn
        retire(state, los.NOWHERE)
    if state.flips[0] != los.NOWHERE:
        go_on_flipping(state, los.AFTER_TURN)
    elif state.in_game == 1:
        finish(state)  # LOS-88, LOS-R35
    else:
        count_quiet(state)


def unlock(state: LosData, seat: i64) -> None:
    for piece in range(2 * seat, 2 * seat + 2):
        if state.locked[piece] != 0:
            state.locked[piece] = 0
            if state.story is not None:
                state.emit(events.Unlocked(seat, piece))


def has_leavers(state: LosData) -> bool:
    """Whether somebody has left and is not out yet."""
    for seat in range(state.plan.seats):  # noqa: SIM110 - a generator is slow here
        if state.leaving[seat] != 0 and state.place[seat] == 0:
            return True
    return False


def count_quiet(state: LosData) -> None:
    state.quiet = 0 if state.changed else state.quiet + 1  # LOS-90
    if not state.sudden and state.quiet >= state.plan.quiet_rounds * state.in_game:
        if state.plan.shared_win:
            finish(state)  # LOS-R39
            return
        state.sudden = True  # LOS-91
        if state.story is not None:
            state.emit(events.SuddenDeath(state.seat))
    begin_turn(state, next_in(state, state.seat))


def finish(state: LosData) -> None:
    """All who are still in win, usually one. LOS-R47: nothing more is turned over"""
    winner: i64 = 0
    for seat in range(state.plan.seats):
        if state.place[seat] == 0:
            state.place[seat] = 1
            winner = seat
    state.actor = OVER
    state.phase = los.ENDED
    state.after = los.AFTER_STEP
    clear_flips(state)
    if state.story is not None:
        state.emit(events.Won(winner) if state.in_game == 1 else events.Shared(state.seat))


# Leaving: LOS-R47


def leave(state: LosData, seat: i64) -> None:
    """At once in the player's own turn, else at the end of the turn; the game is over if only one stays."""
    order: i64 = 1
    staying: i64 = -1
    for other in range(state.plan.seats):
        if state.leaving[other] != 0:
            order += 1
        elif state.place[other] == 0:
            staying += 1
    state.leaving[seat] = order
    if state.story is not None:
        state.emit(events.Left(seat))
    if staying == 1:
        retire(state, los.NOWHERE)
        finish(state)
    elif state.phase == los.DEAL:
        rank(state, seat)
        go_on_dealing(state)
    elif state.phase == los.PLACE or (state.phase == los.FLIP and state.after == los.AFTER_PLACE):
        rank(state, seat)
        take_off(state, seat)
        go_on_flipping(state, los.AFTER_PLACE)
    elif seat == state.seat and (state.actor == seat or state.phase == los.DRAW):
        go_out(state, seat)
