"""Beside the board: the own hand, everybody's cards and tiles, and the panels."""

from __future__ import annotations

from ludotek.games.last_one_standing import geometry, words
from ludotek.games.last_one_standing.board import COLOURS, KINDS, SHAPES
from ludotek.games.last_one_standing.view import LosView, SeatView
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Panel, SeatFace, Sprite, Surface, mark, rect


def seat_face(seat: int) -> SeatFace:
    colour = COLOURS[seat]
    return SeatFace(Text(f"colour-{colour}"), colour, SHAPES[seat])


# The own hand: cards and tiles


def hand_surface() -> Surface:
    width, height = geometry.HAND_SIZE
    return Surface("hand", width, height, (rect(2, 2, width - 4, height - 4, r=30, fill="paper"),), Text("label-hand"))


def hand_things(view: LosView) -> list[Sprite]:
    if view.hand is None or view.viewer is None:
        return []
    found = cards(view, view.viewer, "hand", 74, [geometry.hand_card(index) for index in range(4)])
    held = [(kind, number) for kind in range(6) for number in range(view.hand[kind])]
    for index, (kind, number) in enumerate(held):
        x, y = geometry.hand_tile(index)
        found.append(
            Sprite(
                id=words.hand_id(kind, number),
                symbol=f"tile-{KINDS[kind]}" if kind < 2 else f"field-{KINDS[kind]}",
                x=x,
                y=y,
                size=92,
                surface="hand",
                label=words.tile_text(kind),
            )
        )
    return found


def cards(view: LosView, seat: int, surface: str, size: float, places: list[tuple[float, float]]) -> list[Sprite]:
    """LOS-09, LOS-34: 1, 1, 2, 3, open or turned over."""
    found = []
    for index, (dots, is_open) in enumerate(words.card_faces(view, seat)):
        x, y = places[index]
        label = Text("label-card" if is_open else "label-card-used", {"who": Who(seat), "dots": dots})
        found.append(
            Sprite(
                id=words.card_id(seat, index),
                symbol=f"card-{dots}" if is_open else "card-used",
                x=x,
                y=y,
                size=size,
                surface=surface,
                tone=COLOURS[seat],
                label=label,
            )
        )
    return found


# The tray: what lies before the others, and the pool


def tray_seats(view: LosView) -> list[int]:
    return [seat for seat in range(len(view.seats)) if seat != view.viewer]


def tray_surface(view: LosView) -> Surface:
    seats = tray_seats(view)
    width, height = geometry.tray_size(len(seats))
    marks: list[Mark] = [rect(2, 2, width - 4, height - 4, r=30, fill="paper")]
    for row, seat in enumerate(seats):
        x, y = geometry.tray_place(row, 46)
        marks.append(mark(f"shape-{COLOURS[seat]}", x, y, 50, tone=COLOURS[seat]))
    return Surface("tray", width, height, tuple(marks), Text("label-tray"))


def tray_things(view: LosView) -> list[Sprite]:
    found: list[Sprite] = []
    seats = tray_seats(view)
    for row, seat in enumerate(seats):
        if not view.seats[seat].place:
            places = [geometry.tray_place(row, 112 + index * 58) for index in range(4)]
            found += cards(view, seat, "tray", 50, places)
            found += backs(view, seat, row)
    return [*found, pool(view, len(seats)), clock(view, len(seats))]


def pool(view: LosView, rows: int) -> Sprite:
    x, y = geometry.common_place(rows, 0)
    badge = str(view.pool_size)
    return Sprite(id="pool", symbol="pile", x=x, y=y, size=84, surface="tray", label=words.pool_text(view), badge=badge)


def backs(view: LosView, seat: int, row: int) -> list[Sprite]:
    """Other hands are only counted: the ids say no more than the number."""
    found = []
    for index in range(view.seats[seat].hand_size):
        x, y = geometry.tray_place(row, 372 + index * 54)
        label = Text("label-back", {"who": Who(seat)})
        id = f"back-{COLOURS[seat]}-{index}"
        found.append(Sprite(id=id, symbol="tile-back", x=x, y=y, size=48, surface="tray", label=label))
    return found


def clock(view: LosView, rows: int) -> Sprite:
    """LOS-90, LOS-91: how many quiet turns are left, or that sudden death has come."""
    x, y = geometry.common_place(rows, 1)
    symbol, tone, badge = (
        ("sudden-death", "red", "") if view.sudden_death else ("hourglass", "muted", str(view.quiet_left))
    )
    label = words.clock_text(view)
    return Sprite(id="clock", symbol=symbol, x=x, y=y, size=78, surface="tray", tone=tone, label=label, badge=badge)


# Panels


def panel(view: LosView, seat: int) -> Panel:
    face = view.seats[seat]
    return Panel(
        seat=seat,
        face=seat_face(seat),
        is_turn=view.phase != "over" and seat == view.seat,
        counters=()
        if face.place > 1
        else (
            Counter(Text("counter-hand"), face.hand_size, "icon-tiles"),
            Counter(Text("counter-cards"), len(face.cards), "icon-cards"),
        ),
        badges=badges(face),
    )


def badges(face: SeatView) -> tuple[Text, ...]:
    found = []
    if face.leaving:
        found.append(Text("badge-left"))
    if face.place == 1:
        found.append(Text("badge-won"))
    elif face.place:
        found.append(Text("badge-out", {"place": face.place}))
    elif face.is_stuck:
        found.append(Text("badge-stuck"))
    if any(piece.is_locked for piece in face.pieces):
        found.append(Text("badge-locked"))
    return tuple(found)
