"""The course of the game: dealing, placing, whose turn it is, going out, leaving, the end. Hot: compiled with mypyc."""

from typing import Literal

from mypy_extensions import i64

from ludotek.games.last_one_standing import events
from ludotek.kernel.hands import index_of, next_zero
from ludotek.kernel.state import CHANCE, OVER, room

from . import plan as los
from .table import Table


def tell_tile(state: Table, event: Literal["dealt", "drew", "discarded", "played"], kind: i64) -> None:
    """Tells of a hand tile, while the hand is without it."""
    seat = state.seat
    state.emit(events.TileEvent(seat, event, kind, state.hand_size(seat), state.hand[seat * los.KINDS + kind]))


def go_on_dealing(state: Table) -> None:
    """LOS-07"""
    while state.seat < state.plan.seats:
        if state.place[state.seat] == 0 and state.hand_size(state.seat) < los.HAND:
            return
        state.seat += 1
    go_on_placing(state)


# Placing and turns


def place_piece(state: Table, field: i64) -> None:
    piece = 2 * state.seat + (1 if state.placed >= state.plan.seats else 0)
    state.put(piece, field)  # LOS-13: nothing is flipped
    state.placed += 1
    if state.story is not None:
        state.emit(events.PieceOnField(state.seat, "placed", piece, field))
    go_on_placing(state)


def go_on_placing(state: Table) -> None:
    while state.placed < 2 * state.plan.seats:
        seat = state.plan.order[state.placed]  # LOS-12
        if state.place[seat] == 0:
            state.seat = seat
            state.phase = los.PLACE
            state.actor = seat
            return
        state.placed += 1
    next_turn(state, state.plan.seats - 1)  # LOS-14, LOS-R43: seat 0 is P1


def next_turn(state: Table, before: i64) -> None:
    """LOS-11, LOS-15, LOS-87, LOS-R38: clockwise, past those who are out."""
    seat = next_zero(state.place, before)
    state.seat = seat
    state.turn += 1
    state.kind = state.piece = los.NOWHERE
    state.boost = state.card = state.made = state.left = 0
    state.mode = los.OWN
    state.changed = False
    state.phase = los.TILE
    state.actor = seat
    if state.story is not None:
        state.emit(events.TurnBegan(seat, not state.can_move(seat)))


def end_turn(state: Table) -> None:
    if state.place[state.seat] == 0:
        unlock(state, state.seat)  # LOS-63, LOS-R26
    if state.leavers > 0:  # LOS-R47: perhaps during this turn
        retire(state, los.NOWHERE)
    if state.flips[0] != los.NOWHERE:
        go_on_flipping(state, los.AFTER_TURN)
    elif state.in_game == 1:
        finish(state)  # LOS-88, LOS-R35
    else:
        count_quiet(state)


def count_quiet(state: Table) -> None:
    state.quiet += 1  # LOS-90
    if state.changed:
        state.quiet = 0
    if not state.sudden and state.quiet >= state.plan.quiet_rounds * state.in_game:
        if state.plan.shared_win:
            finish(state)  # LOS-R39
            return
        state.sudden = True  # LOS-91
        state.emit(events.Notice(state.seat, "sudden_death"))
    next_turn(state, state.seat)


def unlock(state: Table, seat: i64) -> None:
    for piece in range(2 * seat, 2 * seat + 2):
        if state.locked[piece] != 0:
            state.locked[piece] = 0
            if state.story is not None:
                state.emit(events.PieceEvent(seat, "unlocked", piece))


# Going out: LOS-84 .. LOS-86


def go_out(state: Table, seat: i64) -> None:
    """Ends the turn of a player who is stuck or leaves."""
    retire(state, seat)
    go_on_flipping(state, los.AFTER_TURN)


def retire(state: Table, seat: i64) -> None:
    """Ranks those who left, by the moment of leaving (LOS-R47), then this seat unless it is NOWHERE, and takes their
    pieces off."""
    seats = range(state.plan.seats)
    left = [other for number in range(1, state.leavers + 1) for other in seats if state.leaving[other] == number]
    out = [seat] if seat != los.NOWHERE else []
    for other in left + out:
        rank(state, other)
    for other in out + left:
        take_off(state, other)


def rank(state: Table, seat: i64) -> None:
    """Gives a player who goes out the lowest place that is left. LOS-89; LOS-86, LOS-R37: hand and cards are gone"""
    if state.place[seat] != 0:
        return
    state.place[seat] = state.in_game
    state.in_game -= 1
    state.changed = True
    if state.story is not None:
        state.emit(events.Out(seat, state.place[seat]))


def take_off(state: Table, seat: i64) -> None:
    """Takes both pieces off the board; only then the fields under them are flipped."""
    for piece in range(2 * seat, 2 * seat + 2):
        field = state.at[piece]
        state.locked[piece] = 0
        if field == los.NOWHERE:
            continue
        state.put(piece, los.NOWHERE)
        if state.story is not None:
            state.emit(events.PieceOnField(seat, "taken_off", piece, field))
        if state.emerged[piece] != 0:
            remove_tunnel(state, piece, field)
        elif state.terrain[field] == los.HIDDEN:
            state.flips[index_of(state.flips, los.NOWHERE)] = field


def remove_tunnel(state: Table, piece: i64, field: i64) -> None:
    """Uses up the exit of a dive. LOS-R21: one that a piece came out on goes when the piece goes"""
    state.emerged[piece] = 0
    state.set_terrain(field, los.USED)
    if state.story is not None:
        state.emit(events.FieldEvent("tunnel_removed", field))


def go_on_flipping(state: Table, after: i64) -> None:
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


def finish(state: Table) -> None:
    """All who are still in win, usually one. LOS-R47: nothing more is turned over"""
    winner: i64 = 0
    for seat in range(state.plan.seats):
        if state.place[seat] == 0:
            state.place[seat] = 1
            winner = seat
    state.actor = OVER
    state.phase = los.ENDED
    state.after = los.AFTER_STEP
    state.flips = room(2 * state.plan.seats + 1, los.NOWHERE)
    if state.story is not None:
        state.emit(events.Notice(winner, "won") if state.in_game == 1 else events.Notice(state.seat, "shared"))
