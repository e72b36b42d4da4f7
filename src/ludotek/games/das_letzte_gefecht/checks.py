"""What a position must fulfil: one that no game can reach is refused with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ludotek.games.das_letzte_gefecht.board import CARDS, COLOURS, NODES, SIDES, TOKENS
from ludotek.games.das_letzte_gefecht.checks_turn import attacker_in, check_turn, finished, require, turns_of
from ludotek.games.das_letzte_gefecht.setup import GefechtOptions
from ludotek.games.das_letzte_gefecht.view import GefechtView, SeatView


def check(view: GefechtView) -> None:
    check_numbers(view)
    check_planets(view)
    check_figures(view)
    check_cards(view)
    check_known(view)
    check_past(view)
    check_end(view)
    check_turn(view)


def first_battle(seats: Sequence[SeatView], options: GefechtOptions, attacker: int | None) -> int:
    """The first battle that it can be: as many before it as figures are lost, and the right attacker."""
    battle = 1 + sum(lost_by(seats, side) for side in range(len(SIDES)))
    while attacker is not None and attacker < len(seats) and attacker_in(battle, len(seats), options) != attacker:
        battle += 1
    return battle


def lost_by(seats: Sequence[SeatView], side: int) -> int:
    """Battles that a side has lost: partners lose together. DLG-80, DLG-93"""
    return max(len(seat.lost) for seat in seats if seat.side == SIDES[side])


def check_numbers(view: GefechtView) -> None:
    players = len(view.seats)
    for seat in (view.seat, view.attacker):
        require(seat < players, f"seat {seat}: there are {players} players, from seat 0")
    right = attacker_in(view.battle, players, view.options)
    require(view.attacker == right, f"in battle {view.battle} seat {right} is the attacker (DLG-R07)")
    limit = view.options.draw_after
    require(limit == 0 or view.battle <= limit, f"battle {view.battle}: a draw after {limit} battles (DLG-R25)")


def check_planets(view: GefechtView) -> None:
    """DLG-11, DLG-12, DLG-R02"""
    laid = [colour for colour in view.planets if colour is not None]
    for colour, tokens in Counter(laid).items():
        require(tokens <= TOKENS, f"{tokens} planets are {COLOURS[colour]}; there are two of each (DLG-11)")
    require(None not in view.planets[: len(laid)], "planets are laid out from space 0 on (DLG-11)")
    is_set_up = view.battle == 0
    require(is_set_up or len(laid) == NODES, "in a battle all planets are laid out (DLG-11)")
    require((view.marker is None) == is_set_up, "the marker is on a planet from the first battle on (DLG-12)")
    layout = view.options.layout
    if layout:
        agreed = tuple(COLOURS.index(colour) for colour in layout)
        require(view.planets == agreed, "the planets lie as the option layout says (DLG-R02)")


def check_figures(view: GefechtView) -> None:
    for number, seat in enumerate(view.seats):
        own = {*seat.figures, *seat.lost}
        is_own = len(seat.figures) + len(seat.lost) == len(own) == 6 // len_of_side(view, seat)
        require(is_own, f"figures: seat {number} has only figures of the own, each once (DLG-15, DLG-71, DLG-86)")
        require(view.stage == "over" or bool(seat.figures), f"seat {number} has no figures, so it is over (DLG-03)")
        is_there = seat.figure is None or seat.figure in seat.figures
        require(is_there, f"seat {number} cannot deploy or name a figure that is lost (DLG-R23)")
        require(seat.is_deployed or not seat.has_ship, f"seat {number}: a ship needs a deployed figure (DLG-36)")
        mate = number if seat.partner is None else seat.partner
        is_fair = len(view.seats[mate].figures) == len(seat.figures)
        require(is_fair, "partners lose figures together and have equally many (DLG-R24)")
    lost = sum(lost_by(view.seats, side) for side in range(len(SIDES)))
    require(lost <= finished(view), f"{lost} battles were lost, but only {finished(view)} are over (DLG-56)")


def len_of_side(view: GefechtView, seat: SeatView) -> int:
    return sum(other.side == seat.side for other in view.seats)


def check_cards(view: GefechtView) -> None:
    """DLG-13: the cards of both decks, none too often."""
    for number, side in enumerate(SIDES):
        seen = Counter(view.piles[number])
        for seat in view.seats:
            if seat.side == side:
                seen.update((*(seat.hand or ()), *seat.row, *(() if seat.down is None else (seat.down,))))
        require_deck(view, seen, side)
        is_left = sum(seen.values()) < len(COLOURS) * sum(view.options.deck)
        draws = view.stage in ("refill", "draw") and view.seats[view.seat].side == side
        require(is_left or not draws, f"a card is drawn, so the deck of the {side} has one (DLG-32)")


def require_deck(view: GefechtView, seen: Counter[int], side: str) -> None:
    for card, count in seen.items():
        copies = view.options.deck[card % len(view.options.deck)]
        require(count <= copies, f"{CARDS[card]} of the {side} is there {count} times; the deck has {copies} (DLG-13)")


def check_known(view: GefechtView) -> None:
    """DLG-R26: who swapped knows what the partner has. DLG-32: who counts knows what was not shuffled in."""
    for number, seat in enumerate(view.seats):
        has = Counter((*(seat.hand or ()), *(() if seat.down is None else (seat.down,))))
        is_there = not Counter((*seat.known, *seat.counted)) - has
        require(is_there, f"known, counted: seat {number} has not all of these in hand or face down (DLG-R26, DLG-32)")
        require(not seat.known or seat.partner is not None, f"known: seat {number} has no partner (DLG-74)")
        check_swaps(view, number)
        check_late(view, number)


def check_swaps(view: GefechtView, number: int) -> None:
    """DLG-74: every swap was the optional action of one of the two, and so was every figure and ship."""
    seat = view.seats[number]
    if seat.partner is not None:
        pair = (number, seat.partner)
        taken = sum(view.seats[one].is_deployed + view.seats[one].has_ship for one in pair)
        swaps = sum(turns_of(view, one) for one in pair) - taken
        require(
            len(seat.known) <= max(swaps, 0), f"known: seat {number} has had {max(swaps, 0)} swaps at most (DLG-74)"
        )


def check_late(view: GefechtView, number: int) -> None:
    """DLG-R26: the partner, on turn after this seat, has swapped."""
    seat = view.seats[number]
    if seat.late is None:
        return
    is_held = seat.late in seat.known and seat.late in (seat.hand or ())
    require(is_held, f"late: seat {number} holds that card and got it from the partner (DLG-R26)")
    order, mate = view.order(), seat.partner or 0
    has_had_option = view.seats[mate].has_down or (view.seat == mate and view.stage in ("play", "over"))
    is_later = seat.has_down and has_had_option and order.index(mate) > order.index(number)
    require(is_later, f"late: seat {number} gets a card after its own is laid, on the partner's turn (DLG-R26)")


def check_past(view: GefechtView) -> None:
    past = view.past
    if past is None:
        return
    require(finished(view) > 0, "past: no battle is over yet (DLG-02)")
    begins = view.phase == 1 and not view.seats[0].row
    require(
        not (begins or view.ending in ("figures", "battles")) or past.node == view.marker,
        "the marker stays between battles (DLG-R06)",
    )
    for number, side in enumerate(SIDES):
        members = [seat for seat, face in enumerate(view.seats) if face.side == side]
        require_deck(view, Counter(card for seat in members for card in past.counts[seat].row), side)
        for seat in members:
            face, figure = view.seats[seat], past.counts[seat].figure
            wanted = face.lost if past.loser == number else face.figures
            require(figure in wanted, f"past: the {COLOURS[figure]} figure of seat {seat} is kept or lost (DLG-56)")


def check_end(view: GefechtView) -> None:
    out = [number for number, side in enumerate(SIDES) if not any(s.figures for s in view.seats if s.side == side)]
    if view.stage != "over":
        is_open = view.winner is None and view.ending == "running" and not any(seat.has_left for seat in view.seats)
        require(is_open, "winner, ending and left are for a game that is over")
        return
    require(view.ending != "running", "a game that is over says how it ended")
    leavers = [seat for seat in view.seats if seat.has_left]
    require(bool(leavers) == (view.ending == "leaving"), "left belongs to the ending leaving (DLG-R31)")
    require(bool(out) == (view.ending == "figures"), "a side without figures has lost (DLG-04)")
    if view.ending == "battles":
        is_drawn = view.winner is None and view.battle == view.options.draw_after
        require(is_drawn, "a draw comes after the battles that draw_after says (DLG-R25)")
    else:
        loser = out or [SIDES.index(leavers[0].side)]
        require(len(loser) == 1 and view.winner == 1 - loser[0], "the winner is the side that has not lost (DLG-04)")
    if view.ending != "leaving":
        is_clear = all(not seat.held and not seat.row and seat.figure is None for seat in view.seats)
        require(is_clear, "after the last battle all cards and figures are put away (DLG-58)")
