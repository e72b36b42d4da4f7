"""What a position must fulfil: one that no game can reach is refused with the reason."""

from __future__ import annotations

from collections import Counter

from ludotek.games.sequence.board import CELLS, COLOURS, CORNERS, DIRECTIONS, HANDS, NAMES, NEEDED
from ludotek.games.sequence.names import ALL, line_cells, line_name, space_name
from ludotek.games.sequence.rules.plan import COPIES
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import BadPosition

# All lines of five on the board, with their cells.
LINES = [
    (line, cells)
    for line in (direction * ALL + cell for direction in range(len(DIRECTIONS)) for cell in CELLS)
    if (cells := frozenset(line_cells(line))) <= frozenset(CELLS)
]


def check(view: SequenceView) -> None:
    check_seats(view)
    check_cards(view)
    check_chips(view)
    check_lines(view)
    check_turn(view)
    check_talk(view)
    check_end(view)


def require(is_so: bool, reason: str) -> None:
    if not is_so:
        raise BadPosition(reason)


def check_seats(view: SequenceView) -> None:
    players = len(view.seats)
    named = [view.seat, view.drawer, view.dealer]
    named += [seat for one in view.accusations for seat in (one.accuser, *one.confirmed)]
    for seat in named:
        require(seat is None or seat < players, f"seat {seat}: there are {players} players, from seat 0")


def check_cards(view: SequenceView) -> None:
    limit = HANDS[len(view.seats)]
    seen = Counter(card for seat in view.seats for card in (*(seat.hand or ()), *seat.discards))
    for card, copies in seen.items():
        require(copies <= COPIES, f"{NAMES[card]} is there {copies} times; the pack has two of every card (SEQ-R04)")
    for number, seat in enumerate(view.seats):
        require(seat.held <= limit, f"seat {number} holds {seat.held} cards; a hand has {limit} at most (SEQ-14)")


def check_chips(view: SequenceView) -> None:
    taken = Counter(cell for cells in view.chips for cell in cells)
    for cell, chips in taken.items():
        require(cell not in CORNERS, f"a chip on the corner {space_name(cell)} (SEQ-33)")
        require(chips == 1, f"{chips} chips on {space_name(cell)}; a space has room for one (SEQ-23)")
    require(view.last not in CORNERS, "the last chip cannot have been on a corner (SEQ-33)")


def check_lines(view: SequenceView) -> None:
    """SEQ-05, SEQ-62, SEQ-63; SEQ-60: what qualifies has become a sequence at once."""
    for line in view.lines:
        owned = {*view.chips[line.side], *CORNERS}
        require(set(line.cells) <= owned, f"{COLOURS[line.side]} does not own all of {line_name(line.line)} (SEQ-05)")
    for side in range(view.sides):
        own = [set(line.cells) for line in view.lines if line.side == side]
        for i, cells in enumerate(own):
            for other in own[:i]:
                require(len(cells & other) <= 1, f"two sequences of {COLOURS[side]} share several spaces (SEQ-63)")
        check_unclaimed(view, side, own)


def check_unclaimed(view: SequenceView, side: int, own: list[set[int]]) -> None:
    owned = {*view.chips[side], *CORNERS}
    for line, cells in LINES:
        if cells <= owned and all(len(cells & other) <= 1 for other in own):
            raise BadPosition(f"{line_name(line)} would be a sequence of {COLOURS[side]} (SEQ-60)")


def check_turn(view: SequenceView) -> None:
    drawer = None if view.drawer is None else view.seats[view.drawer]
    limit = HANDS[len(view.seats)]
    if view.phase == "over":
        require(view.drawer is None and view.why == "none", "when the game is over nobody draws (SEQ-70)")
        return
    require(drawer is None or not drawer.has_left, f"seat {view.drawer} has left and draws no card (SEQ-R24)")
    if view.phase == "play":
        require(not view.seats[view.seat].has_left, f"it cannot be the turn of seat {view.seat}, who left (SEQ-R24)")
        require((drawer is None) == (view.why == "none"), "drawer and drawing belong together")
        require(view.turn > 0, "turns 0: the first turn has begun")
        check_draw(view, limit)
        check_due(view, limit)
    elif view.phase == "deal":
        require(view.dealer is not None, "a deal needs its dealer (SEQ-14)")
        require(drawer is not None and drawer.held < limit, "in the deal somebody still gets a card (SEQ-14)")
        require(not any(seat.discards for seat in view.seats), "no card is laid before the deal is over (SEQ-14)")
        require(view.why == "none", "in the deal no card is drawn for a turn")
    else:
        check_opening(view)


def check_opening(view: SequenceView) -> None:
    """SEQ-13: the first who still has to draw."""
    waiting = [n for n, seat in enumerate(view.seats) if seat.is_contender and seat.opening is None]
    require(bool(waiting), "everybody has drawn for the dealer, so somebody deals (SEQ-13)")
    require(view.drawer == waiting[0], f"drawer: seat {waiting[0]} draws for the dealer now (SEQ-13)")
    require(not any(seat.held for seat in view.seats), "no hand before the deal (SEQ-14)")
    require(not any(view.chips) and view.why == "none", "no chip lies on the board before the deal (SEQ-14)")
    for number, seat in enumerate(view.seats):
        require(not (seat.has_left and seat.is_contender), f"seat {number} has left and draws no card (SEQ-R24)")
        is_shown = seat.opening is None or seat.opening in seat.discards
        require(is_shown, f"seat {number}: the card drawn for the dealer lies open (SEQ-13)")
    pile = len(NAMES) * int(COPIES) - sum(len(seat.discards) for seat in view.seats)
    require(pile >= len(waiting), "not enough cards are left to draw for the dealer (SEQ-R03)")


def check_draw(view: SequenceView, limit: int) -> None:
    require(view.idle < 2, "idle 2: after two reshuffles without a play the game is over (SEQ-R15)")
    require(view.swaps <= min(view.exchanged, 1), "swaps: exchanges cause one reshuffle a turn at most (SEQ-R06)")
    is_any = view.options.dead_card_limit == "any"
    require(view.exchanged <= 1 or is_any, "exchanged: one dead card a turn (SEQ-52)")
    require(view.passes < len(view.seats), "passes: when all have passed the game is over (SEQ-R15)")
    if view.drawer is None:
        return
    seat = view.seats[view.drawer]
    laid = sum(seat.held + len(seat.discards) for seat in view.seats)
    require(laid < len(NAMES) * COPIES, "the draw pile is empty, so no card can be drawn (SEQ-R14)")
    require(seat.held < limit, f"seat {view.drawer} has a whole hand and draws no card (SEQ-24)")
    is_strict = view.options.draw_mode == "strict"
    if view.why == "late":
        require(is_strict and seat.due > 0, f"seat {view.drawer} has no draw to take (SEQ-R10)")
    else:
        require(view.drawer == view.seat, "only the player whose turn it is draws (SEQ-24)")
        require(view.why != "exchange" or view.exchanged > 0, "no dead card was exchanged in this turn (SEQ-51)")
        require(view.why != "turn" or not is_strict, "with draw_mode=strict the turn passes on at once (SEQ-R10)")


def check_due(view: SequenceView, limit: int) -> None:
    for number, seat in enumerate(view.seats):
        if seat.due:
            is_open = view.options.draw_mode == "strict" and not seat.has_left and seat.held < limit
            require(is_open and seat.due < view.turn, f"due: seat {number} can have no open draw (SEQ-R10)")


def check_talk(view: SequenceView) -> None:
    is_on = view.options.table_talk == "penalty" and view.phase in ("play", "over")
    require(is_on or not view.accusations, "accusations need table_talk=penalty (SEQ-80)")
    require(is_on or not any(seat.owes for seat in view.seats), "a penalty needs table_talk=penalty (SEQ-80)")
    require(len({one.side for one in view.accusations}) == len(view.accusations), "a side is accused twice (SEQ-R16)")
    for one in view.accusations:
        require(one.accuser in one.confirmed, "an accuser confirms the own accusation (SEQ-R16)")
        for voter in one.confirmed:
            is_fair = view.seats[voter].side != one.side and not view.seats[voter].has_left
            require(is_fair, f"seat {voter} cannot accuse that side (SEQ-R16)")
    for number, seat in enumerate(view.seats):
        require(not seat.owes or (seat.held > 1 and not seat.has_left), f"seat {number} owes no card (SEQ-R16)")


def check_end(view: SequenceView) -> None:
    made = Counter(line.side for line in view.lines)
    winners = [side for side in range(view.sides) if made[side] >= NEEDED[view.sides]]
    left = {seat.side for seat in view.seats if not seat.has_left}
    if view.phase != "over":
        require(not winners, f"{', '.join(COLOURS[side] for side in winners)} has won already (SEQ-70)")
        require(len(left) > 1, "only one side has not left, so the game is over (SEQ-R24)")
        require(view.winner is None and view.ending == "running", "winner and ending are for a game that is over")
        return
    require(len(winners) <= 1, "two sides cannot both have won (SEQ-70)")
    require(view.ending != "running", "a game that is over says how it ended")
    require(not winners or view.ending == "sequences", "a side has the sequences to win (SEQ-70)")
    if view.ending == "sequences":
        require([view.winner] == winners, "the winner is the side with enough sequences (SEQ-70)")
    elif view.ending == "leaving":
        require(left == {view.winner}, "the winner is the only side that has not left (SEQ-R24)")
    elif view.options.stalemate == "draw":
        require(view.winner is None, "with stalemate=draw nobody wins a stalemate (SEQ-R15)")
