"""What cannot be: the reasons for which a position is refused."""

from __future__ import annotations

from ludotek.games.last_one_standing.board import LETTERS
from ludotek.games.last_one_standing.rules.codes import (
    AFTER_PLACE,
    AFTER_STEP,
    AFTER_TURN,
    CARD,
    DEAL,
    DISCARD,
    DRAW,
    ENDED,
    FLIP,
    HAND,
    HIDDEN,
    LAND,
    NOWHERE,
    OPPONENT,
    OWN,
    PASS,
    PIECE,
    PLACE,
    PLUS1_TILE,
    STEP,
    TILE_FIELD,
    TUNNEL,
)
from ludotek.games.last_one_standing.rules.turns import LosState
from ludotek.kernel import BadPosition


def check(state: LosState) -> None:
    check_pieces(state)
    check_ranking(state)
    check_hands(state)
    if state.unseen_total < state.hidden:
        raise BadPosition(f"{state.unseen_total} unseen tiles for {state.hidden} face-down fields (LOS-04)")
    if state.phase == ENDED:
        return
    if state.phase == FLIP:
        check_flips(state)
    elif state.place[state.seat]:
        raise BadPosition(f"it cannot be the turn of P{state.seat + 1}, who is out (LOS-87)")
    if state.phase in (DEAL, PLACE) or (state.phase == FLIP and state.after == AFTER_PLACE):
        check_placing(state)
    else:
        check_turn(state)
    if state.actor >= 0 and not state.legal():
        raise BadPosition("nothing can be chosen in this phase; every decision has a choice")


def check_pieces(state: LosState) -> None:
    for piece in range(2 * state.plan.seats):
        field, letter = state.at[piece], LETTERS[piece]
        if field == NOWHERE:
            if state.locked[piece] or state.emerged[piece]:
                raise BadPosition(f"piece {letter} is off the board and cannot be locked")
            continue
        if not state.plan.is_open[state.terrain[field]]:
            raise BadPosition(f"piece {letter} stands on a field that cannot be entered (LOS-24)")
        if state.place[piece >> 1] > 1:
            raise BadPosition(f"piece {letter} belongs to a player who is out (LOS-84)")
        if state.emerged[piece] and not (state.plan.on_exit and state.terrain[field] == TUNNEL):
            raise BadPosition(f"piece {letter} has not come out of a tunnel where it stands (LOS-R21)")


def check_ranking(state: LosState) -> None:
    seats = range(int(state.plan.seats))
    places = [int(state.place[seat]) for seat in seats]
    is_over = state.phase == ENDED
    first = places.count(1) if is_over else places.count(0)
    due = sorted(place for place in places if place > 1)
    is_ranked = due == list(range(first + 1, len(places) + 1)) and len(due) + first == len(places)
    if not is_ranked or not first or (is_over and first > 1 and not state.plan.shared_win):
        raise BadPosition(f"places {places}: expected 0 while in, then the ranking from the last place up (LOS-89)")
    if not is_over and first == 1 and not (state.phase == FLIP and state.after == AFTER_TURN):
        raise BadPosition("only one player is left: the game is over (LOS-88)")
    check_leaving(state)


def check_leaving(state: LosState) -> None:
    seats = range(int(state.plan.seats))
    numbers = sorted(int(n) for n in state.leaving if n)
    if numbers != list(range(1, len(numbers) + 1)):
        raise BadPosition(f"leaving {numbers}: expected 1, 2, … in the order of leaving (LOS-R47)")
    inside = [seat for seat in seats if not state.place[seat]]
    pending = [seat for seat in inside if state.leaving[seat]]
    if pending and (state.phase in (DEAL, PLACE, ENDED) or len(inside) - len(pending) < 2):
        raise BadPosition("a player who has left is still in the game (LOS-R47)")
    if state.seat in pending and state.phase != FLIP:
        raise BadPosition("a player who has left cannot be asked (LOS-R47)")


def check_hands(state: LosState) -> None:
    for seat in range(state.plan.seats):
        is_giving_up = state.phase == DISCARD and seat == state.seat
        most = HAND + 1 if is_giving_up or state.place[seat] > 1 else HAND  # who leaves may do so with five in hand
        if state.held[seat] > most:
            raise BadPosition(f"P{seat + 1} holds {state.held[seat]} tiles; a hand has at most {most} (LOS-47)")
    if state.phase == DISCARD and state.held[state.seat] != HAND + 1:
        raise BadPosition("a tile is given up only from a hand of five (LOS-47)")
    if state.phase == DRAW and not state.pool_total:
        raise BadPosition("nothing can be drawn from an empty pool (LOS-R13)")


def check_placing(state: LosState) -> None:
    seats = int(state.plan.seats)
    for number in range(2 * seats):
        piece = 2 * int(state.plan.order[number]) + (number >= seats)
        is_due = number >= state.placed
        if is_due and state.at[piece] != NOWHERE:
            raise BadPosition(f"piece {LETTERS[piece]} is on the board before it was placed (LOS-12)")
    if sum(int(free) for free in state.free) < 2 * seats - state.placed:
        raise BadPosition("there are not enough fields for the pieces still to be placed (LOS-13)")
    if state.phase == PLACE and (state.placed >= 2 * seats or state.plan.order[state.placed] != state.seat):
        raise BadPosition(f"it is not P{state.seat + 1} who places now (LOS-12)")
    if state.phase == DEAL:
        check_deal(state)


def check_deal(state: LosState) -> None:
    rest = [seat for seat in range(state.seat, state.plan.seats) if not state.place[seat]]
    missing = sum(int(HAND - state.held[seat]) for seat in rest)
    if state.placed or state.held[state.seat] >= HAND or missing > state.pool_total:
        raise BadPosition("these hands cannot be dealt now (LOS-07)")


def check_flips(state: LosState) -> None:
    fields = [int(state.flips[k]) for k in range(state.flip_count)]
    if not fields or len(set(fields)) < len(fields):
        raise BadPosition("phase 'flip' needs the fields to be flipped, each once")
    if any(state.terrain[field] != HIDDEN or not state.free[field] for field in fields):
        raise BadPosition("only face-down fields without a piece are flipped (LOS-28, LOS-84)")
    if state.after == AFTER_STEP and (len(fields) > 1 or state.place[state.seat]):
        raise BadPosition("after a step one field is flipped, by a player who is in (LOS-28)")


def check_turn(state: LosState) -> None:
    phase = state.phase
    if not state.turn:
        raise BadPosition("turns 0: a turn has begun")
    if phase == TILE_FIELD and state.kind < (PLUS1_TILE if state.plan.lays_plus1 else PLUS1_TILE + 1):
        raise BadPosition("phase 'tile_field' needs the tile to be laid (LOS-50)")
    if phase in (STEP, LAND, DISCARD, DRAW) or (phase == FLIP and state.after == AFTER_STEP):
        check_move(state)
    elif phase == PIECE and not state.card:
        raise BadPosition("phase 'piece' needs the card that was used (LOS-20)")
    elif phase == CARD:
        check_mode(state)


def check_mode(state: LosState) -> None:
    can_move, must_pass = state.can_move(state.seat), state.must_pass(state.seat)
    is_right = {
        int(OWN): not must_pass,
        int(PASS): can_move and must_pass,
        int(OPPONENT): state.has_movable_opponent(state.seat),
    }
    if not is_right[int(state.mode)]:
        raise BadPosition("no piece fits what the card is to be used for (LOS-19, LOS-64, LOS-65)")


def check_move(state: LosState) -> None:
    if state.piece == NOWHERE or state.at[state.piece] == NOWHERE:
        raise BadPosition("this phase needs a moving piece on the board (LOS-21)")
    is_own = state.piece >> 1 == state.seat
    if state.mode == PASS or is_own != (state.mode == OWN) or not state.card:
        raise BadPosition("card, mode and moving piece do not fit together (LOS-21, LOS-66)")
    if state.phase in (STEP, LAND) and state.left < 1:
        raise BadPosition("no step is left (LOS-31)")
    if state.phase == STEP and not state.can_step(state.piece):
        raise BadPosition("the moving piece has no legal step, so its move is over (LOS-27)")
    if state.phase == LAND:
        is_diving = state.terrain[state.at[state.piece]] == TUNNEL and not state.plan.on_exit
        is_exit = state.exit != NOWHERE and state.terrain[state.exit] == TUNNEL
        if not is_diving or not is_exit or not state.is_exit(state.piece, state.exit):
            raise BadPosition("phase 'land' needs a piece on a tunnel and an exit (LOS-73)")
