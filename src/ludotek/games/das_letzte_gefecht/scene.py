"""The picture of Das letzte Gefecht: a star map, the Jedi on one side of it and the Separatists on the other."""

from __future__ import annotations

from ludotek.games.das_letzte_gefecht import ids, layout, words
from ludotek.games.das_letzte_gefecht.board import SIDES
from ludotek.games.das_letzte_gefecht.chart import chart_sprites, sky
from ludotek.games.das_letzte_gefecht.rows import ground, seat_sprites
from ludotek.games.das_letzte_gefecht.setup import map_of
from ludotek.games.das_letzte_gefecht.terms import (
    TONES,
    back_symbol,
    card_symbol,
    card_text,
    seat_name,
    seat_shape,
)
from ludotek.games.das_letzte_gefecht.view import GefechtView
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Panel, Scene, SeatFace, Sprite, Surface, rect


def scene_of(view: GefechtView) -> Scene:
    seats = range(len(view.seats))
    own = (hand_sheet(),) if view.viewer is not None else ()
    return Scene(
        art="ludotek.games.das_letzte_gefecht",
        surfaces=(board_sheet(view), *own),
        sprites=(
            *chart_sprites(view),
            *(sprite for seat in seats for sprite in seat_sprites(view, seat)),
            *token_sprites(view),
            *hand_sprites(view),
        ),
        panels=tuple(panel(view, seat) for seat in seats),
        prompt=words.prompt(view),
        choices=tuple(words.choices(view)),
    )


def board_sheet(view: GefechtView) -> Surface:
    table: list[Mark] = [rect(2, 2, layout.WIDTH - 4, layout.HEIGHT - 16, r=40, fill="paper", shade=True)]
    table += sky(map_of(view.options))
    table += [ground(view, seat) for seat in range(len(view.seats))]
    return Surface("board", layout.WIDTH, layout.HEIGHT, tuple(table), Text("label-board"))


def hand_sheet() -> Surface:
    ground = rect(6, 4, layout.HAND_WIDTH - 12, layout.HAND_HEIGHT - 16, r=30, fill="paper", shade=True)
    return Surface("hand", layout.HAND_WIDTH, layout.HAND_HEIGHT, (ground,), Text("label-hand"))


def hand_sprites(view: GefechtView) -> list[Sprite]:
    """The own cards only."""
    if view.viewer is None:
        return []
    own, tone = ids.own(view), TONES[view.seats[view.viewer].side]
    found: list[Sprite] = []
    for number, (id, card) in enumerate(own):
        x, y = layout.own(number, len(own))
        label = Text("label-own", {"card": card_text(card)})
        found.append(Sprite(id, card_symbol(card), x, y - 4, layout.OWN, "hand", tone, layer=20 + number, label=label))
    return found


def token_sprites(view: GefechtView) -> list[Sprite]:
    """The attacker token, whose turn it is, and the card that is put down for a swap. DLG-16, DLG-R26"""
    x, y = layout.attacker(view, view.attacker)
    label = Text("label-attacker", {"who": Who(view.attacker)})
    found = [Sprite(ids.ATTACKER, "attacker", x, y, layout.TOKEN, layer=35, label=label)]
    if is_somebodys_turn(view):
        x, y = layout.tag(view, view.seat)
        found.append(Sprite("turn", "turn", x, y, layout.TAG + 16, layer=4))
    if view.offerer is None:
        return found
    face = view.seats[view.offerer]
    x, y = layout.offer(view, view.offerer)
    symbol = back_symbol(face.side)
    label = Text("label-offer", {"who": Who(view.offerer)})
    found.append(Sprite(ids.OFFER, symbol, x, y, layout.OFFER, tone=TONES[face.side], layer=36, label=label))
    return found


def is_somebodys_turn(view: GefechtView) -> bool:
    return view.stage not in ("over", "planets", "marker")


# Round the table


def seat_face(view: GefechtView, seat: int) -> SeatFace:
    """The side gives the colour; allies are told apart by their character and its sign. DLG-85"""
    side = view.seats[seat].side
    allied = Text(f"seat-{side}") if len(view.seats) > 2 else None
    return SeatFace(seat_name(view, seat), TONES[side], seat_shape(view, seat), side=allied)


def panel(view: GefechtView, seat: int) -> Panel:
    face = view.seats[seat]
    return Panel(
        seat=seat,
        face=seat_face(view, seat),
        is_turn=is_somebodys_turn(view) and seat == view.seat,
        counters=(
            Counter(Text("counter-figures"), len(face.figures), "icon-figure"),
            Counter(Text("counter-hand"), face.held, "icon-hand"),
            Counter(Text("counter-total"), face.total, "icon-total"),
        ),
        badges=tuple(badges(view, seat)),
    )


def badges(view: GefechtView, seat: int) -> list[Text]:
    face = view.seats[seat]
    if face.has_left:
        return [Text("badge-left")]
    if view.winner is not None and SIDES[view.winner] == face.side:
        return [Text("badge-won")]
    return [] if face.figures else [Text("badge-out")]  # DLG-03
