"""Where everything lies in the picture: one side above the map, the other below it, the viewer's own below.

A player alone has the whole width, allies share it. Distances `out` are from the board's outer edge towards the map:

      10 … 254   panel: the figures at home in the outer row, the cards in the inner one
     264 … 380   whose panel it is and the attacker token, the hand, deck and discard pile of the side
"""

from __future__ import annotations

from functools import lru_cache
from math import hypot

import msgspec

from ludotek.scene import Mark, Point, circle, line, mark, rect

from .board import Map, Side, routes_of
from .names import PLACES, TONES
from .options import map_of
from .view import GefechtView

WIDTH, HEIGHT = 1000.0, 1196.0
EDGE, PANEL = 10.0, 244.0  # of a player's panel: from the edge, its height
SKY = 264.0  # out: where the map begins
HOME_OUT, CARDS_OUT, STRIP_OUT = 74.0, 195.0, 324.0
TAG_OUT, TOKEN_OUT = 294.0, 350.0  # in the outer corner: whose panel it is, the attacker token

PLANET, RING = 118.0, 150.0
CARD, CARD_TALL = 78.0, 110.8
DECK = 76.0
HELD = 104.0  # a hand as the others see it
TAG, TOKEN, KNOWN, OFFER = 46.0, 50.0, 44.0, 62.0
STRIP_LONG = 438.0  # to the planet in the middle
FIGURE, POSTED = 103.0, 82.0  # at home, where it can be tapped; beside the cards
SHIP, SHIP_POSTED = 103.0, 72.0

HAND_WIDTH, HAND_HEIGHT = 720.0, 240.0
OWN, OWN_TALL = 150.0, 213.0  # a card in the own hand


STARS = (  # small lights in the sky: x, y in thousandths of the map, radius
    (40, 470, 4), (205, 165, 3), (330, 60, 4), (655, 130, 3), (765, 40, 5), (960, 520, 4), (415, 430, 3),
    (590, 470, 5), (470, 590, 4), (250, 520, 3), (745, 500, 4), (55, 630, 3), (300, 850, 4), (385, 945, 3),
    (640, 880, 5), (250, 700, 3), (930, 330, 3), (545, 395, 3), (150, 930, 4), (60, 800, 5), (820, 150, 3),
)  # fmt: skip


class Box(msgspec.Struct, frozen=True):
    """The panel of a seat."""

    x: float
    w: float
    is_top: bool
    is_right: bool  # the right half

    def y(self, out: float) -> float:
        return out if self.is_top else HEIGHT - out

    @property
    def is_wide(self) -> bool:
        return self.w > WIDTH / 2


def lower_side(view: GefechtView) -> Side:
    return "jedi" if view.viewer is None else view.seats[view.viewer].side


def box(view: GefechtView, seat: int) -> Box:
    side = view.seats[seat].side
    mates = [other for other, face in enumerate(view.seats) if face.side == side]
    is_top = side != lower_side(view)
    if len(mates) == 1:
        return Box(EDGE, WIDTH - 2 * EDGE, is_top, is_right=False)
    is_right = seat != mates[0]
    half = WIDTH / 2 - EDGE - 4
    return Box(WIDTH / 2 + 4 if is_right else EDGE, half, is_top, is_right)


# The map


def node(view: GefechtView, number: int) -> Point:
    return nodes(map_of(view.options))[number]


@lru_cache(maxsize=8)
def nodes(spaces: Map) -> tuple[Point, ...]:
    """The map stretched to the room there is: all of it if its corners are free, else what the decks leave."""
    xs, ys = [space.at[0] for space in spaces], [space.at[1] for space in spaces]
    top = 446.0 if has_corners(spaces) else 342.0
    across, down = (WIDTH - 220) / (max(xs) - min(xs)), (HEIGHT - 2 * top) / (max(ys) - min(ys))
    return tuple((110 + across * (x - min(xs)), top + down * (y - min(ys))) for x, y in (space.at for space in spaces))


def has_corners(spaces: Map) -> bool:
    low, high = min(space.at[1] for space in spaces), max(space.at[1] for space in spaces)
    near = (high - low) * 0.2
    return any(abs(x - 500) > 200 and not low + near < y < high - near for x, y in (space.at for space in spaces))


@lru_cache(maxsize=8)
def clearing(spaces: Map) -> Point:
    """The middle of the widest gap between planets and routes: there the battle and its phase are shown."""
    places = nodes(spaces)
    ends = [(places[one], places[other]) for one, other in routes_of(spaces)]
    spots = [(float(x), float(y)) for x in range(200, 801, 20) for y in range(360, int(HEIGHT) - 359, 15)]
    return max(spots, key=lambda spot: min(away(spot, *route) for route in ends) - abs(spot[0] - WIDTH / 2) / 100)


def away(spot: Point, start: Point, end: Point) -> float:
    """How far a point is from a line between two others; heights count double, for what is wide."""
    (x, y), (x1, y1), (x2, y2) = ((px, 2 * py) for px, py in (spot, start, end))
    length = (x2 - x1) ** 2 + (y2 - y1) ** 2
    along = min(1.0, max(0.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length))
    return hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))


def battle(view: GefechtView) -> Point:
    x, y = clearing(map_of(view.options))
    return x, y - 24


def phase(view: GefechtView) -> Point:
    x, y = clearing(map_of(view.options))
    return x, y + 36


def deck(view: GefechtView, side: Side) -> Point:
    return beside_panel(view, side, 226)


def pile(view: GefechtView, side: Side) -> Point:
    return beside_panel(view, side, 308)


def beside_panel(view: GefechtView, side: Side, along: float) -> Point:
    """Beside the outer panel of a side: above at the left, below at the right."""
    return strip(view, host(view, side), along)


def host(view: GefechtView, side: Side) -> int:
    """The seat beside whose hand deck and pile lie."""
    mates = [seat for seat, face in enumerate(view.seats) if face.side == side]
    return mates[0] if side != lower_side(view) else mates[-1]


# A player's panel


def slot(view: GefechtView, seat: int, number: int) -> Point:
    """The place of the first, second … card."""
    at = box(view, seat)
    first, step = (74.0, 98.0) if at.is_wide else (50.0, 83.0)
    return at.x + first + step * number, at.y(CARDS_OUT)


def home(view: GefechtView, seat: int, number: int) -> Point:
    """Where a figure waits."""
    at = box(view, seat)
    first, step = (74.0, 112.0) if at.is_wide else (55.0, 103.0)
    return at.x + first + step * number, at.y(HOME_OUT)


def post(view: GefechtView, seat: int) -> Point:
    """Beside the cards: the deployed or named figure."""
    at = box(view, seat)
    return at.x + (500 if at.is_wide else 386), at.y(CARDS_OUT)


def ship_home(view: GefechtView, seat: int) -> Point:
    at = box(view, seat)
    return at.x + (774 if at.is_wide else 364), at.y(HOME_OUT)


def ship_post(view: GefechtView, seat: int) -> Point:
    x, y = post(view, seat)
    return x + (92 if box(view, seat).is_wide else 62), y


def total(view: GefechtView, seat: int) -> Point:
    at = box(view, seat)
    return (at.x + 774, at.y(CARDS_OUT)) if at.is_wide else (at.x + 447, at.y(HOME_OUT) - 28)


def final(view: GefechtView, seat: int) -> Point:
    at = box(view, seat)
    return (at.x + 890, at.y(CARDS_OUT)) if at.is_wide else (at.x + 447, at.y(HOME_OUT) + 28)


def plate(view: GefechtView, seat: int) -> float:
    return 104.0 if box(view, seat).is_wide else 68.0


def strip(view: GefechtView, seat: int, along: float, out: float = STRIP_OUT) -> Point:
    """Beside the panel towards the map, from the outer corner inwards."""
    at = box(view, seat)
    return at.x + (at.w - along if at.is_right else along), at.y(out)


def tag(view: GefechtView, seat: int) -> Point:
    return strip(view, seat, 38, TAG_OUT)


def hand(view: GefechtView, seat: int) -> Point:
    return strip(view, seat, 130)


def free(view: GefechtView, seat: int) -> float:
    """How far along the strip is taken by the hand, deck and pile."""
    return 348 if seat == host(view, view.seats[seat].side) else 190


def known(view: GefechtView, seat: int, number: int) -> Point:
    """Side by side as far as there is room beside the map's middle."""
    first, count = free(view, seat) + KNOWN / 2, len(view.seats[seat].known)
    step = min(KNOWN + 2, (STRIP_LONG - KNOWN / 2 - first) / max(count - 1, 1))
    return strip(view, seat, first + step * number)


def attacker(view: GefechtView, seat: int) -> Point:
    return strip(view, seat, 38, TOKEN_OUT)


def offer(view: GefechtView, seat: int) -> Point:
    """A card put down for a swap, on its way to the partner."""
    letter = 0 if seat == host(view, view.seats[seat].side) else 48  # of the planet in the middle; there is room
    return strip(view, seat, STRIP_LONG - OFFER / 2 - letter)


# The own hand


def own(number: int, count: int) -> Point:
    return HAND_WIDTH / 2 + (OWN + 16) * (number - (count - 1) / 2), HAND_HEIGHT / 2


# What never changes


@lru_cache(maxsize=8)
def sky(spaces: Map) -> tuple[Mark, ...]:
    """Routes between wells for the planets, and the letters that places are called by. DLG-41"""
    wide, tall = WIDTH - 2 * EDGE, HEIGHT - 2 * SKY
    marks = [rect(EDGE, SKY, wide, tall, r=36, fill="blue-pale")]
    marks += [circle(EDGE + wide * x / 1000, SKY + tall * y / 1000, r, fill="white") for x, y, r in STARS]
    places = nodes(spaces)
    routes = [(*places[one], *places[other]) for one, other in routes_of(spaces)]
    marks += [line(*ends, stroke="muted", width=13) for ends in routes]
    marks += [line(*ends, stroke="paper", width=8) for ends in routes]
    for letter, (x, y) in zip(PLACES.lower(), places, strict=True):
        marks += [circle(x, y, 54, fill="paper", stroke="line", width=3)]
        marks += [circle(x - 62, y + 50, 20, fill="paper"), mark(f"letter-{letter}", x - 62, y + 50, 29, tone="ink")]
    return tuple(marks)


def ground(view: GefechtView, seat: int) -> Mark:
    at = box(view, seat)
    tone = TONES[view.seats[seat].side]
    top = at.y(EDGE if at.is_top else EDGE + PANEL)
    return rect(at.x, top, at.w, PANEL, r=28, fill=f"{tone}-pale", stroke=tone, width=3)
