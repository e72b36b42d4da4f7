"""Das letzte Gefecht as a text picture: the star map at the left, the players at the right, the own hand below.

A planet is the sign of its colour and its letter; the battle is in brackets, and an angle stands before a planet it
can go to. A card is sign and value, one face down is shaded. Σ is the planet total, ✓ what would count in the end.
"""

from __future__ import annotations

from functools import lru_cache

from ludotek.kernel import Text
from ludotek.scene import Line, Span

from .board import COLOURS, SIDES, Map, routes_of
from .moves import kind_in, number_in
from .names import PLACES, SHAPES, SIGNS, TONES, final_now, seat_name, seat_shape, sign
from .options import map_of
from .scene import SLOTS
from .view import CountView, GefechtView

WIDTH, HEIGHT = 37, 13  # of the map, in characters
DOWN, EMPTY, LOST, ATTACKS, SHIP = "▒▒", "··", "×", "⚑", "»"
Cell = tuple[str, str]  # a character and its tone
Canvas = list[list[Cell]]
Place = tuple[int, int]  # row, column


def lines_of(view: GefechtView) -> list[Line]:
    beside = [line for seat in range(len(view.seats)) for line in player(view, seat)]
    beside += [()] * (HEIGHT - len(beside))
    rows = [(*row, Span(" "), *right) for row, right in zip(chart(view), beside, strict=True)]
    return [*rows, state_line(view), *past_line(view), *hand_line(view)]


# The map


def chart(view: GefechtView) -> list[Line]:
    canvas: Canvas = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
    places = places_of(map_of(view.options))
    for one, other in routes_of(map_of(view.options)):
        draw_route(canvas, places[one], places[other])
    targets = {number_in(action) for action in view.legal if kind_in(action) == "go"}
    for node, at in enumerate(places):
        draw_planet(canvas, view, node, at, is_target=node in targets)
    return [joined(row) for row in canvas]


@lru_cache(maxsize=8)
def places_of(spaces: Map) -> list[Place]:
    """Row and column of every planet's sign: the map as large as there is room."""
    xs, ys = [space.at[0] for space in spaces], [space.at[1] for space in spaces]
    down, across = (HEIGHT - 1) / (max(ys) - min(ys)), (WIDTH - 5) / (max(xs) - min(xs))
    return [(round((y - min(ys)) * down), 1 + round((x - min(xs)) * across)) for x, y in zip(xs, ys, strict=True)]


def draw_route(canvas: Canvas, start: Place, end: Place) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]) // 2, 1)
    for step in range(1, steps):
        row, column = (round(a + (b - a) * step / steps) for a, b in zip(start, end, strict=True))
        canvas[row][column] = ("·", "muted")


def draw_planet(canvas: Canvas, view: GefechtView, node: int, at: Place, *, is_target: bool) -> None:
    row, column = at
    colour = view.planets[node]
    tone = "muted" if colour is None else COLOURS[colour]
    drawn = "○" if colour is None else SIGNS[colour]
    is_battle = node == view.marker
    before, after = ("[", "]") if is_battle else ("›", " ") if is_target else (" ", " ")
    cells = [(before, "strong"), (drawn, tone), (PLACES[node], tone), (after, "strong")]
    canvas[row][column - 1 : column + 3] = cells


def joined(cells: list[Cell]) -> Line:
    """Neighbours of one tone in one span."""
    spans: list[Span] = []
    for drawn, tone in cells:
        if spans and spans[-1].tone == tone and isinstance(spans[-1].text, str):
            spans[-1] = Span(spans[-1].text + drawn, tone)
        else:
            spans.append(Span(drawn, tone))
    return tuple(spans)


# The players


def player(view: GefechtView, seat: int) -> list[Line]:
    """Name, hand and totals; the row with figure and ship; the figures left."""
    face = view.seats[seat]
    tone = TONES[face.side]
    turn = "›" if seat == view.seat and view.is_turn else " "
    attacks = f" {ATTACKS}" if seat == view.attacker else ""
    state = "  ×" if face.has_left else f"{attacks}  [{face.held}]  Σ{face.total} ✓{final_now(view, seat)}"
    first = (Span(f"{turn}{seat_shape(view, seat)} ", tone), Span(seat_name(view, seat), tone), Span(state))
    return [first, (Span("   "), *row_spans(view, seat)), (Span("   "), *figure_spans(view, seat))]


def card_span(card: int) -> Span:
    return Span(sign(card), COLOURS[card // SLOTS])


def row_spans(view: GefechtView, seat: int) -> list[Span]:
    face = view.seats[seat]
    spans: list[Span] = []
    for slot in range(SLOTS):
        if slot < len(face.row):
            spans.append(card_span(face.row[slot]))
        elif slot == len(face.row) and face.has_down:
            spans.append(Span(DOWN, "muted") if face.down is None else Span(f"({sign(face.down)})", "muted"))
        else:
            spans.append(Span(EMPTY, "muted"))
        spans.append(Span(" "))
    if face.figure is not None:
        drawn = SIGNS[face.figure]
        spans.append(Span(f" +{drawn}" if face.is_deployed else f" ({drawn})", COLOURS[face.figure]))
    return [*spans, Span(f" {SHIP}", "strong")] if face.has_ship else spans


def figure_spans(view: GefechtView, seat: int) -> list[Span]:
    face = view.seats[seat]
    spans = [Span(f"{SIGNS[colour]} ", COLOURS[colour]) for colour in face.figures]
    spans += [Span(f"{LOST} ", "muted") for _ in face.lost]
    if face.known:
        spans.append(Span("  ↔ " + " ".join(map(sign, face.known)), "muted"))
    return spans


# Below


def state_line(view: GefechtView) -> Line:
    decks = "   ".join(f"{SHAPES[side]} {view.decks[i]}+{len(view.piles[i])}" for i, side in enumerate(SIDES))
    now = Text("show-battle", {"battle": view.battle, "phase": view.phase})
    return (Span(" "), Span(now, "muted"), Span(f"   {decks}", "muted"))


def past_line(view: GefechtView) -> list[Line]:
    if view.past is None:
        return []
    spans = [Span(" "), Span(Text("show-past"), "muted")]
    for seat, count in enumerate(view.past.counts):
        tone = TONES[view.seats[seat].side]
        spans += [Span(f"  {seat_shape(view, seat)}", tone), Span(sum_of(view.past.planet, count))]
    return [tuple(spans)]


def sum_of(planet: int, count: CountView) -> str:
    bonus = count.is_deployed + count.has_ship
    return f"{SIGNS[planet]}{count.planet_points}+{SIGNS[count.figure]}{count.figure_points}+{bonus}={count.total}"


def hand_line(view: GefechtView) -> list[Line]:
    if view.viewer is None:
        return []
    spans = [Span(" "), Span(Text("show-hand"), "muted")]
    for card in view.own_hand():
        spans += [Span("  "), card_span(card)]
    return [tuple(spans)]
