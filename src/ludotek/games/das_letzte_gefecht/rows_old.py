"""The players in the picture: figures and ship, the row of cards, totals, and the last battle as it was counted."""

from __future__ import annotations

from ludotek.games.das_letzte_gefecht import ids, layout
from ludotek.games.das_letzte_gefecht.board import COLOURS, SIDES
from ludotek.games.das_letzte_gefecht.setup import figures_of
from ludotek.games.das_letzte_gefecht.terms import (
    TONES,
    back_symbol,
    card_symbol,
    card_text,
    colour_text,
    figure_symbol,
    figure_text,
    final_now,
    is_valid,
    lost_symbol,
    seat_symbol,
)
from ludotek.games.das_letzte_gefecht.view import CountView, GefechtView, PastBattle
from ludotek.kernel import Text, Who
from ludotek.scene import Mark, Point, Sprite, rect

SLOTS = 4  # DLG-20: cards of a battle


def ground(view: GefechtView, seat: int) -> Mark:
    at = layout.box(view, seat)
    tone = TONES[view.seats[seat].side]
    top = at.y(layout.EDGE if at.is_top else layout.EDGE + layout.PANEL)
    return rect(at.x, top, at.w, layout.PANEL, r=28, fill=f"{tone}-pale", stroke=tone, width=3)


def seat_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    return [
        *strip_sprites(view, seat),
        *figure_sprites(view, seat),
        ship_sprite(view, seat),
        *card_sprites(view, seat),
        *plates(view, seat),
        *past_sprites(view, seat),
    ]


def strip_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """Whose panel it is, how many cards are in hand, and what partners know of each other's. DLG-R26"""
    face, who = view.seats[seat], {"who": Who(seat)}
    tone = TONES[face.side]
    x, y = layout.tag(view, seat)
    found = [
        Sprite(
            f"tag-{seat}", seat_symbol(view, seat), x, y, layout.TAG, tone=tone, layer=5, label=Text("label-panel", who)
        )
    ]
    x, y = layout.hand(view, seat)
    label = Text("label-hand-of", {**who, "cards": face.held})
    symbol, badge = (f"hand-{face.side}", str(face.held)) if face.held else ("hand-empty", "")
    found.append(Sprite(ids.hand(seat), symbol, x, y, layout.HELD, layer=5, label=label, badge=badge))
    for number, card in enumerate(face.known):
        x, y = layout.known(view, seat, number)
        label = Text("label-known", {**who, "card": card_text(card)})
        found.append(
            Sprite(
                f"known-{seat}-{number}",
                card_symbol(card),
                x,
                y,
                layout.KNOWN,
                tone=tone,
                layer=6 + number,
                label=label,
            )
        )
    return found


# Figures and ship


def figure_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    own = figures_of(len(view.seats), view.options, seat)
    return [figure_sprite(view, seat, number, colour) for number, colour in enumerate(own)]


def figure_sprite(view: GefechtView, seat: int, number: int, colour: int) -> Sprite:
    """At home, beside the cards, or lost. DLG-33, DLG-56"""
    face = view.seats[seat]
    named: dict[str, str | int | Text | Who] = {"who": Who(seat), "figure": figure_text(view, seat, colour)}
    x, y = layout.home(view, seat, number)
    size, symbol, state = layout.FIGURE, figure_symbol(view.options, face.side, colour), "home"
    if colour in face.lost:
        size, symbol, state = layout.POSTED, lost_symbol(colour), "lost"
    elif colour == face.figure:
        (x, y), size = layout.post(view, seat), layout.POSTED
        state = "deployed" if face.is_deployed else "named"
    label = Text(f"label-figure-{state}", named)
    return Sprite(ids.figure(seat, colour), symbol, x, y, size, layer=25, label=label)


def home_of(view: GefechtView, seat: int, colour: int) -> Point:
    return layout.home(view, seat, figures_of(len(view.seats), view.options, seat).index(colour))


def ship_sprite(view: GefechtView, seat: int) -> Sprite:
    """DLG-36, DLG-R12"""
    face = view.seats[seat]
    x, y = layout.ship_post(view, seat) if face.has_ship else layout.ship_home(view, seat)
    size = layout.SHIP_POSTED if face.has_ship else layout.SHIP
    label = Text("label-ship-deployed" if face.has_ship else "label-ship", {"who": Who(seat)})
    return Sprite(ids.ship(seat), f"ship-{face.side}", x, y, size, tone=TONES[face.side], layer=26, label=label)


# Cards


def card_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    face = view.seats[seat]
    found = [card_sprite(view, seat, slot) for slot in range(SLOTS)]
    for slot, card in enumerate(face.row):
        if is_valid(view, seat, card):
            x, y = layout.slot(view, seat, slot)
            above = y - layout.CARD_TALL / 2 + 3
            found.append(Sprite(f"valid-{seat}-{slot}", "valid", x, above, 56, layer=22, label=Text("label-valid")))
    if face.down is not None:
        x, y = layout.slot(view, seat, len(face.row))
        found.append(Sprite(f"peek-{seat}", card_symbol(face.down), x, y + 2, 42, tone=TONES[face.side], layer=21))
    return found


def card_sprite(view: GefechtView, seat: int, slot: int) -> Sprite:
    """An empty place, a card face down, or an open one. DLG-37, DLG-38"""
    face = view.seats[seat]
    x, y = layout.slot(view, seat, slot)
    named: dict[str, str | int | Text | Who] = {"who": Who(seat), "number": slot + 1}
    symbol, state = "slot", "empty"
    if slot < len(face.row):
        symbol, state = card_symbol(face.row[slot]), "open"
        named["card"] = card_text(face.row[slot])
    elif slot == len(face.row) and face.has_down:
        symbol, state = back_symbol(face.side), "down" if face.down is None else "down-own"
        if face.down is not None:
            named["card"] = card_text(face.down)
    label = Text(f"label-card-{state}", named)
    return Sprite(ids.card(seat, slot), symbol, x, y, layout.CARD, tone=TONES[face.side], layer=20, label=label)


# Totals


def plates(view: GefechtView, seat: int) -> list[Sprite]:
    """The planet total, and framed in gold what the open cards would count in the final phase now. DLG-40, DLG-51"""
    total, now = view.seats[seat].total, final_now(view, seat)
    size = layout.plate(view, seat)
    x, y = layout.total(view, seat)
    label = Text("label-total", {"who": Who(seat), "total": total})
    found = [Sprite(ids.total(seat), f"total-{total}", x, y, size, layer=23, label=label)]
    x, y = layout.final(view, seat)
    label = Text("label-final", {"who": Who(seat), "total": now})
    return [*found, Sprite(ids.final(seat), f"final-{now}", x, y, size, layer=23, label=label)]


# The battle before


def past_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """How the last battle was counted, colour by colour, until the first card of the next lies there. DLG-51"""
    face, past = view.seats[seat], view.past
    if past is None or face.row or face.has_down:
        return []
    count = past.counts[seat]
    bonus = count.is_deployed + count.has_ship
    parts = [
        (f"plate-{COLOURS[past.planet]}", count.planet_points, Text("label-past-planet", by_colour(past.planet))),
        (f"plate-{COLOURS[count.figure]}", count.figure_points, Text("label-past-figure", by_colour(count.figure))),
        ("plate-bonus", bonus, Text("label-past-bonus")),
        (verdict(view, seat, past), count.total, past_label(seat, count)),
    ]
    found: list[Sprite] = []
    for slot, (symbol, points, label) in enumerate(parts):
        x, y = layout.slot(view, seat, slot)
        found.append(Sprite(f"past-{seat}-{slot}", symbol, x, y, 80, layer=21, label=label))
        found.append(Sprite(f"points-{seat}-{slot}", f"number-{points}", x, y + 27, 52, layer=22))
    return found


def by_colour(colour: int) -> dict[str, str | int | Text | Who]:
    return {"colour": colour_text(colour)}


def past_label(seat: int, count: CountView) -> Text:
    return Text("label-past-total", {"who": Who(seat), "total": count.total})


def verdict(view: GefechtView, seat: int, past: PastBattle) -> str:
    if past.loser is None:
        return "plate-tied"
    return "plate-lost" if SIDES[past.loser] == view.seats[seat].side else "plate-won"
