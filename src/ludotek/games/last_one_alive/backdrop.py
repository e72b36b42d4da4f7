"""What does not move: paper, strip, cards with their spaces, the tray and the pool."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.last_one_alive import layout
from ludotek.games.last_one_alive.board import COLOURS, LIVES, MOST_TILES
from ludotek.games.last_one_alive.view import Status
from ludotek.scene import Mark, line, mark, rect

APOCALYPSES = 3
FAR_STARS = ((392, 34), (560, 30), (598, 104), (690, 38), (786, 100), (404, 106), (524, 110))


@lru_cache(maxsize=128)
def backdrop(statuses: tuple[Status, ...], has_sky: bool, is_night: bool, has_lives: bool) -> tuple[Mark, ...]:
    seats = len(statuses)
    tall = layout.height(seats)
    marks = [rect(4, 4, layout.WIDTH - 8, tall - 16, r=40, fill="paper", shade=True)]
    marks += strip(has_sky, is_night)
    for seat, status in enumerate(statuses):
        marks += card(seats, seat, status, has_lives)
    return (*marks, *tray())


def strip(has_sky: bool, is_night: bool) -> list[Mark]:
    """LOA-91: at night the sky is dark."""
    fill = "blue-deep" if is_night else "blue-pale" if has_sky else "table"
    wide = layout.WIDTH - 2 * layout.EDGE
    marks = [rect(layout.EDGE, layout.STRIP_TOP, wide, layout.STRIP_TALL, r=26, fill=fill, stroke="line", width=2.5)]
    if is_night:
        marks += [mark("star-far", x, y, 14, tone="gold") for x, y in FAR_STARS]
    tone = "white" if is_night else "muted"
    for number in range(APOCALYPSES):
        marks.append(mark("slot-apocalypse", *layout.aside(number), 62, tone=tone))
    return marks


def card(seats: int, seat: int, status: Status, has_lives: bool) -> list[Mark]:
    """LOA-03; LOA-62: the zombified side is grey."""
    box, lane, colour = layout.card(seats, seat), layout.front(seats, seat), COLOURS[seat]
    is_alive = status == "alive"
    fill, stroke = (f"{colour}-pale", colour) if is_alive else ("table", "line")
    marks = [
        rect(*box, r=24, fill=fill, stroke=stroke, width=3),
        mark(f"shape-{colour}", *layout.shape(seats, seat), 34, tone=colour if is_alive else "muted"),
    ]
    if not is_alive:
        return marks + (shuffle(seats, seat) if status == "zombified" else [])
    marks.append(rect(*lane, r=22, fill="table", stroke="line", width=2))
    marks.append(mark("slot-hero", *layout.hero(seats, seat), 88, tone=colour))
    marks += [mark("slot-tile", *place, layout.TILE, tone=colour) for place in layout.tiles(seats, seat, MOST_TILES)]
    if has_lives:
        size = layout.life_size(seats, seat)
        marks += [mark("life-gone", *layout.life(seats, seat, n), size, tone=colour) for n in range(LIVES)]
    return marks


def shuffle(seats: int, seat: int) -> list[Mark]:
    """Where somebody used to keep tiles, footprints lead away."""
    spaces = layout.tiles(seats, seat, MOST_TILES)
    return [mark("feet", x, y + 10 * (-1) ** n, 64, tone="line", turn=180 + 12 * n) for n, (x, y) in enumerate(spaces)]


def tray() -> list[Mark]:
    """The lid of the box, and the pool beside it."""
    lid, pool = layout.tray(), layout.pool()
    y = lid.y + 74
    return [
        rect(*lid, r=30, fill="table", stroke="line", width=6),
        rect(lid.x + 9, lid.y + 9, lid.w - 18, lid.h - 18, r=22, stroke="line", width=2),
        line(lid.x + 24, y, lid.x + lid.w - 24, y, stroke="line", width=2),
        rect(*pool, r=30, stroke="line", width=3),
    ]
