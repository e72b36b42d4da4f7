"""Das letzte Gefecht as a text picture: the star map at the left, the players at the right, the viewer's hand below.

A planet is the sign of its colour and its letter; the battle is in brackets, and an angle stands before a planet it
can go to. A card is sign and value, one face down is shaded. Σ is the planet total, ✓ what would count in the end.
"""

from functools import lru_cache
from itertools import groupby

from ludotek.kernel import Text
from ludotek.scene import Line, Span, side_by_side

from .board import COLOURS, SIDES, Map, colour_of, routes_of
from .moves import kind_in, number_in
from .names import PLACES, SHAPES, SIGNS, TONES, final_now, sign
from .options import map_of
from .scene import SLOTS
from .view import GefechtView, PastBattle

WIDTH, HEIGHT = 37, 13  # of the map, in characters
DOWN, EMPTY, LOST, ATTACKS, SHIP = "▒▒", "··", "×", "⚑", "»"
Cell = tuple[str, str]  # a character and its tone
Place = tuple[int, int]  # row, column


def lines_of(view: GefechtView) -> list[Line]:
    beside = [line for seat in range(len(view.seats)) for line in player(view, seat)]
    return [*side_by_side(chart(view), beside, Span(" " * WIDTH), (Span(" "),)), *below(view)]


def chart(view: GefechtView) -> list[Line]:
    canvas: list[list[Cell]] = [[(" ", "")] * WIDTH for _ in range(HEIGHT)]
    spaces = map_of(view.options)
    places = places_of(spaces)
    for one, other in routes_of(spaces):
        for row, column in between(places[one], places[other]):
            canvas[row][column] = ("·", "muted")
    targets = {number_in(action) for action in view.legal if kind_in(action) == "go"}
    for node, (row, column) in enumerate(places):
        canvas[row][column - 1 : column + 3] = planet(view, node, is_target=node in targets)
    return [joined(row) for row in canvas]


@lru_cache(maxsize=8)
def places_of(spaces: Map) -> list[Place]:
    """Row and column of every planet's sign: the map as large as there is room."""
    xs, ys = [space.at[0] for space in spaces], [space.at[1] for space in spaces]
    down, across = (HEIGHT - 1) / (max(ys) - min(ys)), (WIDTH - 5) / (max(xs) - min(xs))
    return [(round((y - min(ys)) * down), 1 + round((x - min(xs)) * across)) for x, y in zip(xs, ys, strict=True)]


def between(start: Place, end: Place) -> list[Place]:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]) // 2, 1)
    down, across = end[0] - start[0], end[1] - start[1]
    return [(round(start[0] + down * n / steps), round(start[1] + across * n / steps)) for n in range(1, steps)]


def planet(view: GefechtView, node: int, *, is_target: bool) -> list[Cell]:
    colour = view.planets[node]
    drawn, tone = ("○", "muted") if colour is None else (SIGNS[colour], COLOURS[colour])
    before, after = ("[", "]") if node == view.marker else ("›", " ") if is_target else (" ", " ")
    return [(before, "strong"), (drawn, tone), (PLACES[node], tone), (after, "strong")]


def joined(cells: list[Cell]) -> Line:
    """Neighbours of one tone in one span."""
    runs = groupby(cells, key=lambda cell: cell[1])
    return tuple(Span("".join(drawn for drawn, _ in run), tone) for tone, run in runs)


def player(view: GefechtView, seat: int) -> list[Line]:
    """Name, hand and totals; the row with figure and ship; the figures left."""
    face = view.seats[seat]
    tone = TONES[face.side]
    turn = "›" if seat == view.seat and view.is_turn else " "
    attacks = f" {ATTACKS}" if seat == view.attacker else ""
    state = "  ×" if face.has_left else f"{attacks}  [{face.held}]  Σ{face.total} ✓{final_now(view, seat)}"
    name = Span(Text(f"seat-{face.known_as}"), tone)
    first = (Span(f"{turn}{SHAPES[face.known_as]} ", tone), name, Span(state))
    figures = [Span(f"{SIGNS[colour]} ", COLOURS[colour]) for colour in face.figures]
    figures += [Span(f"{LOST} ", "muted") for _ in face.lost]
    if face.known:
        figures.append(Span("  ↔ " + " ".join(map(sign, face.known)), "muted"))
    return [first, (Span("   "), *row_spans(view, seat)), (Span("   "), *figures)]


def card_span(card: int) -> Span:
    return Span(sign(card), COLOURS[colour_of(card)])


def row_spans(view: GefechtView, seat: int) -> list[Span]:
    face = view.seats[seat]
    cards = [card_span(card) for card in face.row]
    if face.has_down:
        cards.append(Span(DOWN if face.down is None else f"({sign(face.down)})", "muted"))
    cards += [Span(EMPTY, "muted")] * (SLOTS - len(cards))
    spans = [span for card in cards for span in (card, Span(" "))]
    if face.figure is not None:
        drawn = SIGNS[face.figure]
        spans.append(Span(f" +{drawn}" if face.is_deployed else f" ({drawn})", COLOURS[face.figure]))
    return [*spans, Span(f" {SHIP}", "strong")] if face.has_ship else spans


def below(view: GefechtView) -> list[Line]:
    """Battle, phase, decks and piles; how the battle before was counted; the viewer's cards."""
    decks = "   ".join(f"{SHAPES[side]} {view.decks[i]}+{len(view.piles[i])}" for i, side in enumerate(SIDES))
    now = Text("show-battle", {"battle": view.battle, "phase": view.phase})
    lines: list[Line] = [(Span(" "), Span(now, "muted"), Span(f"   {decks}", "muted"))]
    if view.past is not None:
        sums = [past_sum(view, view.past, seat) for seat in range(len(view.seats))]
        lines.append((Span(" "), Span(Text("show-past"), "muted"), *(span for sum in sums for span in sum)))
    if view.viewer is not None:
        cards = (span for card in view.own_hand() for span in (Span("  "), card_span(card)))
        lines.append((Span(" "), Span(Text("show-hand"), "muted"), *cards))
    return lines


def past_sum(view: GefechtView, past: PastBattle, seat: int) -> Line:
    count = past.counts[seat]
    points = f"{SIGNS[past.planet]}{count.planet_points}+{SIGNS[count.figure]}{count.figure_points}"
    sum = f"{points}+{count.is_deployed + count.has_ship}={count.total}"
    face = view.seats[seat]
    return (Span(f"  {SHAPES[face.known_as]}", TONES[face.side]), Span(sum))
