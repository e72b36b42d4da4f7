"""Whether a game can come to a position: what is refused here would break the rules further on."""

from __future__ import annotations

from ludotek.games.ludo.rules import OUT, WAITING, LudoState
from ludotek.games.ludo.view import Phase
from ludotek.kernel import BadPosition


def check(state: LudoState, phase: Phase) -> None:
    check_places(state)
    check_end(state, is_over=phase == "over")
    if phase == "opening":
        check_opening(state)
    check_throws(state, phase)


def require(holds: bool, message: str) -> None:
    if not holds:
        raise BadPosition(message)


def check_places(state: LudoState) -> None:
    seats = range(state.plan.seats)
    pieces = state.plan.pieces
    taken = sorted(int(state.place[seat]) for seat in seats if state.place[seat])
    behind = [state.plan.seats - k for k in reversed(range(state.left))]
    expected = [*range(1, state.finished + 1), *behind]
    require(taken == expected, f"places {taken}: expected {expected}; those who left are behind all others (LUDO-R29)")
    for seat in seats:
        has_left = state.place[seat] > state.plan.seats - state.left
        is_home = state.home[seat] == pieces
        require(not has_left or state.yard[seat] == pieces, f"seat {seat} has left but has pieces out (LUDO-R29)")
        require(
            bool(state.place[seat]) or not is_home, f"seat {seat} has all pieces in the goal but no place (LUDO-70)"
        )


def check_end(state: LudoState, *, is_over: bool) -> None:
    seats = range(state.plan.seats)
    playing = sum(state.place[seat] == 0 for seat in seats)
    finished = [seat for seat in seats if 0 < state.place[seat] <= state.finished]
    not_home = [seat for seat in finished if state.home[seat] != state.plan.pieces]
    if not is_over:
        require(not not_home, f"seat {not_home[:1]} has a place but not all pieces in the goal (LUDO-70)")
        require(not finished or state.plan.play_on, "somebody has won, so the game is over (LUDO-70)")
        require(playing > 1, "only one player is left, so the game is over (LUDO-71)")
        return
    require(bool(finished), "a game that is over has a winner: places has no 1 (LUDO-70)")
    last_gets_place = len(not_home) == 1 and state.place[not_home[0]] == state.finished and playing == 0
    require(not not_home or last_gets_place, f"seats {not_home} have places but not all pieces in the goal (LUDO-70)")
    require(playing == 0 or not state.plan.play_on, f"{playing} players still play for the places (LUDO-71)")


def check_opening(state: LudoState) -> None:
    seats = range(state.plan.seats)
    pips = {int(state.plan.pips[face]) for face in range(1, 7)} | {int(WAITING), int(OUT)}
    require(all(state.opening[seat] in pips for seat in seats), f"opening: this die shows {sorted(pips)[2:]} pips")
    require(state.contenders() > 1, "opening: at least two still throw for the beginning (LUDO-07)")
    at_home = all(state.yard[seat] == state.plan.pieces for seat in seats)
    require(at_home, "opening: all pieces are still in their yards (LUDO-04)")


def check_throws(state: LudoState, phase: Phase) -> None:
    tries, throws = int(state.tries), int(state.throws)
    require(throws >= 0 and state.turn >= 0, f"throws {throws}, turns {int(state.turn)}: expected 0 or more")
    require(0 <= tries <= 3, f"tries {tries}: expected 1 to 3 throws still due")
    if phase == "throw":
        require(tries > 0, f"tries {tries}: expected 1 to 3 throws still due")
    if phase in ("throw", "choose"):
        most = 3 if state.has_three_tries(state.seat) and not state.is_extra else 1
        made = 0 if state.is_extra else throws
        due = tries if phase == "throw" else tries + (1 if state.is_extra else 0)
        require(due + made <= most, f"tries {tries} after {throws} throws: this player has {most} in all (LUDO-24)")
