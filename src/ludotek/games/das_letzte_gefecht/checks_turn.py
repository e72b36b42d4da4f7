"""What the moment of a position must fulfil: whose turn it is, what has been played, what is asked."""

from __future__ import annotations

from ludotek.games.das_letzte_gefecht.setup import GefechtOptions, map_of
from ludotek.games.das_letzte_gefecht.view import GefechtView
from ludotek.kernel import BadPosition

SET_UP = ("planets", "marker", "start")
TURN = ("option", "draw", "swap", "play")
AGREEING = ("propose", "reply", "answer")


def require(is_so: bool, reason: str) -> None:
    if not is_so:
        raise BadPosition(reason)


def attacker_in(battle: int, seats: int, options: GefechtOptions) -> int:
    """Who has the attacker token in this battle. DLG-16, DLG-17, DLG-73, DLG-87, DLG-R07"""
    before = max(battle, 1) - 1
    if options.attacker_rotation == "alternate_sides":
        return (0, 1, 0, 2)[before % 4]
    return before % seats


def finished(view: GefechtView) -> int:
    """How many battles are over."""
    return view.battle if view.ending in ("figures", "battles") else max(view.battle - 1, 0)


def turns_of(view: GefechtView, number: int) -> int:
    """How often a seat may have taken an optional action in this battle, apart from a swap that goes on."""
    if view.stage not in TURN:
        return view.phase if view.stage != "refill" else 0
    turn = view.offerer if view.stage == "swap" else view.seat
    is_over = view.seats[number].has_down or (number == turn and view.stage == "play")
    return view.phase - 1 + is_over


def check_turn(view: GefechtView) -> None:
    is_set_up = view.stage in SET_UP
    require(view.stage == "over" or is_set_up == (view.battle == 0), "battle 0 is the set-up, and only that (DLG-12)")
    require(view.stage == "swap" or view.offered is None, "a card is offered in a swap only (DLG-74)")
    require(view.stage in ("reply", "answer") or view.proposal is None, "nothing is proposed now (DLG-R15)")
    require(view.stage == "answer" or view.counter is None, "there is no counter-proposal now (DLG-R15)")
    if is_set_up or view.battle == 0:
        check_set_up(view)
    elif view.stage == "refill":
        check_refill(view)
    elif view.stage in TURN:
        check_deployment(view)
    elif view.stage != "over":
        check_planet_phase(view)
    elif view.ending == "leaving":
        check_left(view)


def check_set_up(view: GefechtView) -> None:
    is_clear = all(not seat.held and not seat.row and not seat.has_down and seat.figure is None for seat in view.seats)
    require(is_clear and not any(view.piles), "no card and no figure before the first battle (DLG-14)")
    require(view.phase == 1 and view.seat == 0, "seat 0 is the first attacker and begins (DLG-16, DLG-73, DLG-87)")
    is_laid = None not in view.planets
    require(view.stage == "over" or is_laid == (view.stage != "planets"), "first the planets, then the marker (DLG-11)")
    wanted = "start" if view.options.marker_start == "attacker" else "marker"
    require(view.stage in ("planets", "over", wanted), f"marker_start={view.options.marker_start} (DLG-R02)")


def check_refill(view: GefechtView) -> None:
    """DLG-R05: one player after the other, in order of play."""
    order = view.order()
    now = order.index(view.seat)
    for place, number in enumerate(order):
        seat = view.seats[number]
        is_right = seat.held < 4 if place == now else seat.held == (4 if place < now else 0)
        require(is_right, f"seat {number} holds {seat.held} cards while seat {view.seat} draws (DLG-R05)")
        is_clear = not seat.row and not seat.has_down and seat.figure is None
        require(is_clear and view.phase == 1, "a battle begins with nothing on the table (DLG-R05)")


def check_deployment(view: GefechtView) -> None:
    """DLG-30, DLG-37; DLG-R05: hands of 4, 3, 2, 1 cards at the beginning of a turn."""
    turn = view.offerer if view.stage == "swap" else view.seat
    require(turn is not None, f"seat {view.seat} has no partner to swap with (DLG-74)")
    order = view.order()
    now = order.index(turn or 0)
    for place, number in enumerate(order):
        seat = view.seats[number]
        require(len(seat.row) == view.phase - 1, f"seat {number}: {view.phase - 1} open cards in this phase (DLG-38)")
        is_laid = place < now
        require(seat.has_down == is_laid, f"seat {number}: who had the turn has a card face down, no one else (DLG-37)")
        wanted = 5 - view.phase - is_laid - (place == now and view.stage == "draw")
        require(seat.held == wanted, f"seat {number} holds {seat.held} cards, expected {wanted} (DLG-R05)")
        require(seat.figure is None or seat.is_deployed, f"seat {number}: figures are named at the end (DLG-50)")
        require_actions(view, number, turns_of(view, number))
    if view.stage == "swap":
        check_swap(view, turn or 0)


def require_actions(view: GefechtView, number: int, turns: int) -> None:
    """One optional action a turn. DLG-30, DLG-R13"""
    seat = view.seats[number]
    is_possible = seat.is_deployed + seat.has_ship <= turns
    require(is_possible, f"seat {number}: one optional action a turn, the figure before the ship (DLG-R13)")


def check_swap(view: GefechtView, turn: int) -> None:
    has = view.seats[turn].hand or ()
    require(view.offered in has, f"offered: seat {turn} offers a card of the own hand (DLG-74)")
    require(view.seats[view.seat].held > 0, f"seat {view.seat} has no card to give (DLG-R26)")


def check_planet_phase(view: GefechtView) -> None:
    """DLG-38: everything is open. DLG-41, DLG-78: who is asked has the lowest total."""
    for number, seat in enumerate(view.seats):
        is_open = len(seat.row) == view.phase and not seat.has_down and seat.held == 4 - view.phase
        require(is_open, f"seat {number}: {view.phase} open cards, {4 - view.phase} in hand after the reveal (DLG-38)")
        require_actions(view, number, turns_of(view, number))
    if view.stage == "name":
        check_naming(view)
        return
    require(all(seat.figure is None or seat.is_deployed for seat in view.seats), "figures are named later (DLG-50)")
    low = min(seat.total for seat in view.seats)
    lowest = [number for number in view.order() if view.seats[number].total == low]
    if view.stage == "move":
        require(lowest == [view.seat], f"only a single lowest player moves the marker, not {lowest} (DLG-41)")
    else:
        check_agreement(view, lowest)


def check_agreement(view: GefechtView, lowest: list[int]) -> None:
    """DLG-78, DLG-R15, DLG-R16"""
    is_pair = len(lowest) == 2 and view.seats[lowest[0]].partner == lowest[1]
    require(is_pair, f"two allies alone have the lowest total, not seats {lowest} (DLG-78)")
    asked = lowest[1] if view.stage == "reply" else lowest[0]
    require(view.seat == asked, f"seat {asked} is asked now, not seat {view.seat} (DLG-R15)")
    near = {view.marker, *map_of(view.options)[view.marker or 0].to}
    require(view.stage == "propose" or view.proposal in near, "proposal: the marker goes one route or stays (DLG-R17)")
    if view.stage == "answer":
        is_counter = view.counter in near - {view.marker, view.proposal}
        require(is_counter, "counter: another planet that a route leads to (DLG-R15)")


def check_naming(view: GefechtView) -> None:
    """DLG-50, DLG-R08: from the attacker on."""
    require(view.phase == 4, "figures are named after the fourth planet phase (DLG-20)")
    order = view.order()
    now = order.index(view.seat)
    for place, number in enumerate(order):
        seat = view.seats[number]
        require(place >= now or seat.figure is not None, f"seat {number} names a figure first (DLG-50)")
        require(place != now or seat.figure is None, f"seat {number} has a figure already (DLG-50)")
        require(place <= now or seat.figure is None or seat.is_deployed, f"seat {number} names a figure later (DLG-50)")


def check_left(view: GefechtView) -> None:
    """The game was broken off somewhere: everybody has as many cards on the table, nobody too many."""
    sizes = {len(seat.row) for seat in view.seats}
    require(len(sizes) == 1, "everybody has equally many open cards (DLG-38)")
    for number, seat in enumerate(view.seats):
        on_table = len(seat.row) + seat.has_down
        require(seat.held + on_table <= 4, f"seat {number} has {seat.held + on_table} cards; four at most (DLG-14)")
        is_phase = len(seat.row) in (view.phase - 1, view.phase)
        require(is_phase, f"seat {number}: the open cards of phase {view.phase} (DLG-38)")
        require_actions(view, number, turns_of(view, number))
        is_named = seat.figure is not None and not seat.is_deployed
        require(not is_named or len(seat.row) == 4, f"seat {number}: figures are named after the fourth phase (DLG-50)")
