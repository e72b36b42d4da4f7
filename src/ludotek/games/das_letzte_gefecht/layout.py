"""Where everything lies in the picture: one side above the map, the other below it, the viewer's own below.

A player alone has the whole width, allies share it. Distances `out` are from the board's outer edge towards the map:

      10 … 254   panel: the figures at home in the outer row, the cards in the inner one
     264 … 380   whose panel it is and the attacker token, the hand, deck and discard pile of the side
"""

from functools import lru_cache
from math import hypot

from ludotek.scene import Mark, Point, circle, line, mark, rect

from .board import Map, Side, routes_of
from .names import PLACES, TONES
from .options import map_of
from .view import GefechtView

WIDTH, HEIGHT = 1000.0, 1196.0
EDGE, PANEL = 10.0, 244.0  # of a player's panel: from the edge, its height
SKY = 264.0  # out: where the map begins
HOME_OUT, CARDS_OUT, STRIP_OUT = 74.0, 195.0, 324.0
# In a player's panel, for `inside`: from its left edge if it is wide, or half as wide, and out
POST, SHIP_POST = (500.0, 386.0, CARDS_OUT), (592.0, 448.0, CARDS_OUT)  # beside the cards: figure and ship
SHIP_HOME = (774.0, 364.0, HOME_OUT)
# Beside the panel, for `strip`: along and out
TAG_AT, TOKEN_AT, HAND_AT = (38.0, 294.0), (38.0, 350.0), (130.0, STRIP_OUT)

PLANET, RING = 118.0, 150.0
CARD, CARD_TALL = 78.0, 110.8
DECK = 76.0
HELD = 104.0  # a hand as the others see it
TAG, TOKEN, KNOWN, OFFER = 46.0, 50.0, 44.0, 62.0
STRIP_LONG = 438.0  # to the planet in the middle
FIGURE, POSTED = 103.0, 82.0  # at home, where it can be tapped; beside the cards
SHIP, SHIP_POSTED = 103.0, 72.0

HAND_WIDTH, HAND_HEIGHT = 720.0, 240.0
OWN = 150.0  # a card in the viewer's hand

STARS = (  # small lights in the sky: x, y in thousandths of the map, radius
    (40, 470, 4), (205, 165, 3), (330, 60, 4), (655, 130, 3), (765, 40, 5), (960, 520, 4), (415, 430, 3),
    (590, 470, 5), (470, 590, 4), (250, 520, 3), (745, 500, 4), (55, 630, 3), (300, 850, 4), (385, 945, 3),
    (640, 880, 5), (250, 700, 3), (930, 330, 3), (545, 395, 3), (150, 930, 4), (60, 800, 5), (820, 150, 3),
)  # fmt: skip


class Panel:
    """Where the things of one player lie: in the panel, and beside it towards the map."""

    def __init__(self, view: GefechtView, seat: int) -> None:
        self.face = view.seats[seat]
        mates, self.is_top = side_of(view, self.face.side)
        self.is_wide, self.is_right = len(mates) == 1, seat != mates[0]
        self.is_host = seat == mates[0 if self.is_top else -1]  # deck and pile lie beside this hand
        self.x = WIDTH / 2 + 4 if self.is_right else EDGE
        self.w = WIDTH - 2 * EDGE if self.is_wide else WIDTH / 2 - EDGE - 4

    def y(self, out: float) -> float:
        return out if self.is_top else HEIGHT - out

    def ground(self) -> Mark:
        tone, top = TONES[self.face.side], self.y(EDGE if self.is_top else EDGE + PANEL)
        return rect(self.x, top, self.w, PANEL, r=28, fill=f"{tone}-pale", stroke=tone, width=3)

    def inside(self, wide: float, half: float, out: float) -> Point:
        """A place from the left edge: `wide` if the player has the whole width, `half` if it is shared."""
        return self.x + (wide if self.is_wide else half), self.y(out)

    def slot(self, number: int) -> Point:
        """The place of the first, second … card."""
        return self.inside(74.0 + 98 * number, 50.0 + 83 * number, CARDS_OUT)

    def home(self, colour: int) -> Point:
        """Where a figure waits."""
        number = sorted((*self.face.figures, *self.face.lost)).index(colour)
        return self.inside(74.0 + 112 * number, 55.0 + 103 * number, HOME_OUT)

    def plate(self, wide: float, down: float) -> tuple[Point, float]:
        """Where a total stands, and its size: beside the cards, or where there is no room, one above the other."""
        if self.is_wide:
            return self.inside(wide, 0, CARDS_OUT), 104.0
        x, y = self.inside(0, 447, HOME_OUT)
        return (x, y + down), 68.0

    def strip(self, along: float, out: float = STRIP_OUT) -> Point:
        """Beside the panel, from the outer corner inwards."""
        return self.x + (self.w - along if self.is_right else along), self.y(out)

    def known(self, number: int) -> Point:
        """After the hand, deck and pile: side by side as far as there is room beside the map's middle."""
        first = (348 if self.is_host else 190) + KNOWN / 2
        step = min(KNOWN + 2, (STRIP_LONG - KNOWN / 2 - first) / max(len(self.face.known) - 1, 1))
        return self.strip(first + step * number)

    def offer(self) -> Point:
        """A card put down for a swap, on its way to the partner."""
        letter = 0 if self.is_host else 48  # of the planet in the middle; there is room
        return self.strip(STRIP_LONG - OFFER / 2 - letter)


def side_of(view: GefechtView, side: Side) -> tuple[list[int], bool]:
    """The seats of a side, and whether they sit above the map."""
    below = "jedi" if view.viewer is None else view.seats[view.viewer].side
    return [seat for seat, face in enumerate(view.seats) if face.side == side], side != below


def deck(view: GefechtView, side: Side, beside: float = 0) -> Point:
    """By a hand of the side: above at the left, below at the right."""
    mates, is_top = side_of(view, side)
    return Panel(view, mates[0 if is_top else -1]).strip(226 + beside)


def node(view: GefechtView, number: int) -> Point:
    return nodes(map_of(view.options))[number]


@lru_cache(maxsize=8)
def nodes(spaces: Map) -> tuple[Point, ...]:
    """The map stretched to the room there is: all of it if its corners are free, else what the decks leave."""
    xs, ys = zip(*(space.at for space in spaces), strict=True)
    left, right, low, high = min(xs), max(xs), min(ys), max(ys)
    near = (high - low) * 0.2
    has_corners = any(abs(x - 500) > 200 and not low + near < y < high - near for x, y in zip(xs, ys, strict=True))
    top = 446.0 if has_corners else 342.0
    across, down = (WIDTH - 220) / (right - left), (HEIGHT - 2 * top) / (high - low)
    return tuple((110 + across * (x - left), top + down * (y - low)) for x, y in zip(xs, ys, strict=True))


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


def clock(view: GefechtView, down: float) -> Point:
    """Where the battle and its phase are shown, this far below the middle of the gap."""
    x, y = clearing(map_of(view.options))
    return x, y + down


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
