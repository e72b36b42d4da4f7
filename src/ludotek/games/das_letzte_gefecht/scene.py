"""The picture of Das letzte Gefecht: a star map, the Jedi on one side of it and the Separatists on the other."""

from __future__ import annotations

from collections import Counter as Multiset

from ludotek.game import Ref, Refs
from ludotek.kernel import Text, Who
from ludotek.scene import Counter, Mark, Picture, Point, SeatFace, Sprite, Surface, rect

from . import layout
from .board import COLOURS, SIDES
from .names import (
    TONES,
    Args,
    back_symbol,
    card_symbol,
    card_text,
    colour_text,
    figure_symbol,
    figure_text,
    final_now,
    is_valid,
    lost_symbol,
    place_text,
    planet_symbol,
    seat_name,
    seat_shape,
    seat_symbol,
    side_text,
    sign,
)
from .options import figures_of, map_of
from .view import CountView, GefechtView, PastBattle

SLOTS = 4  # DLG-20: cards of a battle


# The things of the picture. They tell places, never what a hidden card is.


class MarkerRef(Ref, frozen=True, tag="marker"):
    pass


class AttackerRef(Ref, frozen=True, tag="attacker"):
    pass


class OfferRef(Ref, frozen=True, tag="offer"):
    pass


class PlanetRef(Ref, frozen=True, tag="planet"):
    node: int


class DeckRef(Ref, frozen=True, tag="deck"):
    side: int


class PileRef(Ref, frozen=True, tag="pile"):
    side: int


class CardRef(Ref, frozen=True, tag="card"):
    """A place in a player's row, empty, covered or open: the same thing throughout."""

    seat: int
    slot: int


class FigureRef(Ref, frozen=True, tag="figure"):
    seat: int
    colour: int


class ShipRef(Ref, frozen=True, tag="ship"):
    seat: int


class HandRef(Ref, frozen=True, tag="hand"):
    seat: int


class OwnRef(Ref, frozen=True, tag="own"):
    """A card of the viewer's hand. Equal cards are told apart by a number."""

    card: int
    copy: int


class KnownRef(Ref, frozen=True, tag="known"):
    """A card that a partner gave."""

    seat: int
    card: int
    copy: int


class TotalRef(Ref, frozen=True, tag="total"):
    seat: int


class FinalRef(Ref, frozen=True, tag="final"):
    seat: int


REFS = Refs(MarkerRef, PlanetRef, CardRef, FigureRef, ShipRef, OwnRef)  # what can be explained
MARKER, ATTACKER, OFFER = MarkerRef().id, AttackerRef().id, OfferRef().id


def own_refs(view: GefechtView) -> list[OwnRef]:
    """The viewer's cards in order."""
    return [OwnRef(card, copy) for card, copy in numbered(view.own_hand())]


def numbered(cards: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each card, and how many equal ones come before it."""
    seen: Multiset[int] = Multiset()
    found: list[tuple[int, int]] = []
    for card in cards:
        found.append((card, seen[card]))
        seen[card] += 1
    return found


# The whole


def picture_of(view: GefechtView) -> Picture:
    seats = range(len(view.seats))
    surfaces = (board_sheet(view), hand_sheet()) if view.viewer is not None else (board_sheet(view),)
    sprites = (
        *map_sprites(view),
        *(sprite for seat in seats for sprite in seat_sprites(view, seat)),
        *token_sprites(view),
        *hand_sprites(view),
    )
    return Picture(len(view.seats), surfaces, sprites)


def board_sheet(view: GefechtView) -> Surface:
    table: list[Mark] = [rect(2, 2, layout.WIDTH - 4, layout.HEIGHT - 16, r=40, fill="paper", shade=True)]
    table += layout.sky(map_of(view.options))
    table += [layout.ground(view, seat) for seat in range(len(view.seats))]
    return Surface("board", layout.WIDTH, layout.HEIGHT, tuple(table), Text("label-board"))


def hand_sheet() -> Surface:
    ground = rect(6, 4, layout.HAND_WIDTH - 12, layout.HAND_HEIGHT - 16, r=30, fill="paper", shade=True)
    return Surface("hand", layout.HAND_WIDTH, layout.HAND_HEIGHT, (ground,), Text("label-hand"))


def hand_sprites(view: GefechtView) -> list[Sprite]:
    """The viewer's cards only."""
    if view.viewer is None:
        return []
    own, tone = own_refs(view), TONES[view.seats[view.viewer].side]
    found: list[Sprite] = []
    for number, ref in enumerate(own):
        x, y = layout.own(number, len(own))
        label, symbol = Text("label-own", {"card": card_text(ref.card)}), card_symbol(ref.card)
        found.append(Sprite(ref.id, symbol, x, y - 4, layout.OWN, "hand", tone, layer=20 + number, label=label))
    return found


def token_sprites(view: GefechtView) -> list[Sprite]:
    """The attacker token, whose turn it is, and the card that is put down for a swap. DLG-16, DLG-R26"""
    x, y = layout.attacker(view, view.attacker)
    label = Text("label-attacker", {"who": Who(view.attacker)})
    found = [Sprite(ATTACKER, "attacker", x, y, layout.TOKEN, layer=35, label=label)]
    if view.is_turn:
        x, y = layout.tag(view, view.seat)
        found.append(Sprite("turn", "turn", x, y, layout.TAG + 16, layer=4))
    if view.offerer is None:
        return found
    side = view.seats[view.offerer].side
    x, y = layout.offer(view, view.offerer)
    label = Text("label-offer", {"who": Who(view.offerer)})
    found.append(Sprite(OFFER, back_symbol(side), x, y, layout.OFFER, tone=TONES[side], layer=36, label=label))
    return found


# The map, decks and piles


def map_sprites(view: GefechtView) -> list[Sprite]:
    found = [planet_sprite(view, node, colour) for node, colour in enumerate(view.planets) if colour is not None]
    if view.marker is not None:
        x, y = layout.node(view, view.marker)
        label = Text("label-marker", {"place": place_text(view, view.marker)})
        found.append(Sprite(MARKER, "marker", x, y, layout.RING, layer=30, label=label))
    found += proposals(view)
    for side in range(len(SIDES)):
        found += [deck_sprite(view, side), pile_sprite(view, side)]
    return [*found, *clock(view)]


def planet_sprite(view: GefechtView, node: int, colour: int) -> Sprite:
    x, y = layout.node(view, node)
    label = Text("label-planet", {"place": place_text(view, node)})
    return Sprite(PlanetRef(node).id, planet_symbol(colour), x, y, layout.PLANET, layer=10, label=label)


def proposals(view: GefechtView) -> list[Sprite]:
    """What the allies talk about: everybody sees it. DLG-R15"""
    found: list[Sprite] = []
    for id, node, tone in (("proposal", view.proposal, "ink"), ("counter", view.counter, "muted")):
        if node is not None:
            x, y = layout.node(view, node)
            label = Text(f"label-{id}", {"place": place_text(view, node)})
            found.append(Sprite(id, "proposal", x, y, layout.RING + 8, tone=tone, layer=28, label=label))
    return found


def deck_sprite(view: GefechtView, side: int) -> Sprite:
    name, count = SIDES[side], view.decks[side]
    x, y = layout.deck(view, name)
    label = Text("label-deck", {"side": side_text(side), "cards": count})
    symbol = back_symbol(name) if count else "slot"
    return Sprite(DeckRef(side).id, symbol, x, y, layout.DECK, tone=TONES[name], label=label, badge=str(count))


def pile_sprite(view: GefechtView, side: int) -> Sprite:
    """The card on top; all of the pile in words, for everybody."""
    name, top, pile = SIDES[side], view.tops[side], view.piles[side]
    x, y = layout.pile(view, name)
    symbol = "slot" if top is None else card_symbol(top)
    label = Text("label-pile", {"side": side_text(side), "count": len(pile), "cards": " ".join(map(sign, pile))})
    return Sprite(PileRef(side).id, symbol, x, y, layout.DECK, tone=TONES[name], label=label)


def clock(view: GefechtView) -> list[Sprite]:
    """Which battle and which of its four phases. DLG-20"""
    x, y = layout.battle(view)
    label = Text("label-battle", {"battle": view.battle})
    found = [Sprite("battle", "battle", x, y, 66, label=label, badge=str(view.battle))]
    x, y = layout.phase(view)
    label = Text("label-phase", {"phase": view.phase})
    symbol = "phase-5" if view.stage in ("name", "over") else f"phase-{view.phase}"
    return [*found, Sprite("phase", symbol, x, y, 112, label=label)]


# The players: figures and ship, the row of cards, totals, and the last battle as it was counted


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
    face, who = view.seats[seat], Who(seat)
    tone = TONES[face.side]
    x, y = layout.tag(view, seat)
    label = Text("label-panel", {"who": who})
    found = [Sprite(f"tag-{seat}", seat_symbol(view, seat), x, y, layout.TAG, tone=tone, layer=5, label=label)]
    x, y = layout.hand(view, seat)
    label = Text("label-hand-of", {"who": who, "cards": face.held})
    symbol, badge = (f"hand-{face.side}", str(face.held)) if face.held else ("hand-empty", "")
    found.append(Sprite(HandRef(seat).id, symbol, x, y, layout.HELD, layer=5, label=label, badge=badge))
    for number, (card, copy) in enumerate(numbered(face.known)):
        id, (x, y) = KnownRef(seat, card, copy).id, layout.known(view, seat, number)
        label = Text("label-known", {"who": who, "card": card_text(card)})
        found.append(Sprite(id, card_symbol(card), x, y, layout.KNOWN, tone=tone, layer=6 + number, label=label))
    return found


def figure_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    own = figures_of(len(view.seats), view.options, seat)
    return [figure_sprite(view, seat, number, colour) for number, colour in enumerate(own)]


def figure_sprite(view: GefechtView, seat: int, number: int, colour: int) -> Sprite:
    """At home, beside the cards, or lost. DLG-33, DLG-56"""
    face = view.seats[seat]
    named: Args = {"who": Who(seat), "figure": figure_text(view, seat, colour)}
    x, y = layout.home(view, seat, number)
    size, symbol, state = layout.FIGURE, figure_symbol(view.options, face.side, colour), "home"
    if colour in face.lost:
        size, symbol, state = layout.POSTED, lost_symbol(colour), "lost"
    elif colour == face.figure:
        (x, y), size = layout.post(view, seat), layout.POSTED
        state = "deployed" if face.is_deployed else "named"
    label = Text(f"label-figure-{state}", named)
    return Sprite(FigureRef(seat, colour).id, symbol, x, y, size, layer=25, label=label)


def home_of(view: GefechtView, seat: int, colour: int) -> Point:
    return layout.home(view, seat, figures_of(len(view.seats), view.options, seat).index(colour))


def ship_sprite(view: GefechtView, seat: int) -> Sprite:
    """DLG-36, DLG-R12"""
    face = view.seats[seat]
    x, y = layout.ship_post(view, seat) if face.has_ship else layout.ship_home(view, seat)
    size = layout.SHIP_POSTED if face.has_ship else layout.SHIP
    label = Text("label-ship-deployed" if face.has_ship else "label-ship", {"who": Who(seat)})
    return Sprite(ShipRef(seat).id, f"ship-{face.side}", x, y, size, tone=TONES[face.side], layer=26, label=label)


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
    named: Args = {"who": Who(seat), "number": slot + 1}
    symbol, state, card = "slot", "empty", None
    if slot < len(face.row):
        symbol, state, card = card_symbol(face.row[slot]), "open", face.row[slot]
    elif slot == len(face.row) and face.has_down:
        symbol, state, card = back_symbol(face.side), "down" if face.down is None else "down-own", face.down
    if card is not None:
        named["card"] = card_text(card)
    label = Text(f"label-card-{state}", named)
    return Sprite(CardRef(seat, slot).id, symbol, x, y, layout.CARD, tone=TONES[face.side], layer=20, label=label)


def plates(view: GefechtView, seat: int) -> list[Sprite]:
    """The planet total, and framed in gold what the open cards would count in the final phase now. DLG-40, DLG-51"""
    total, now = view.seats[seat].total, final_now(view, seat)
    size = layout.plate(view, seat)
    x, y = layout.total(view, seat)
    label = Text("label-total", {"who": Who(seat), "total": total})
    found = [Sprite(TotalRef(seat).id, f"total-{total}", x, y, size, layer=23, label=label)]
    x, y = layout.final(view, seat)
    label = Text("label-final", {"who": Who(seat), "total": now})
    return [*found, Sprite(FinalRef(seat).id, f"final-{now}", x, y, size, layer=23, label=label)]


def past_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """How the last battle was counted, colour by colour, until the first card of the next lies there. DLG-51"""
    face, past = view.seats[seat], view.past
    if past is None or face.row or face.has_down:
        return []
    found: list[Sprite] = []
    for slot, (symbol, points, label) in enumerate(past_parts(view, seat, past, past.counts[seat])):
        x, y = layout.slot(view, seat, slot)
        found.append(Sprite(f"past-{seat}-{slot}", symbol, x, y, 80, layer=21, label=label))
        found.append(Sprite(f"points-{seat}-{slot}", f"number-{points}", x, y + 27, 52, layer=22))
    return found


def past_parts(view: GefechtView, seat: int, past: PastBattle, count: CountView) -> list[tuple[str, int, Text]]:
    """Symbol, points and words of each part of a final total."""
    verdict = "plate-tied"
    if past.loser is not None:
        verdict = "plate-lost" if SIDES[past.loser] == view.seats[seat].side else "plate-won"
    planet, figure = {"colour": colour_text(past.planet)}, {"colour": colour_text(count.figure)}
    return [
        (f"plate-{COLOURS[past.planet]}", count.planet_points, Text("label-past-planet", planet)),
        (f"plate-{COLOURS[count.figure]}", count.figure_points, Text("label-past-figure", figure)),
        ("plate-bonus", count.is_deployed + count.has_ship, Text("label-past-bonus")),
        (verdict, count.total, Text("label-past-total", {"who": Who(seat), "total": count.total})),
    ]


# Round the table


def face_of(view: GefechtView, seat: int) -> SeatFace:
    """The side gives the colour; allies are told apart by their character and its sign. DLG-85"""
    side = view.seats[seat].side
    allied = Text(f"seat-{side}") if len(view.seats) > 2 else None
    return SeatFace(seat_name(view, seat), TONES[side], seat_shape(view, seat), side=allied)


def turn_of(view: GefechtView) -> int | None:
    return view.seat if view.is_turn else None


def counters_of(view: GefechtView, seat: int) -> tuple[Counter, ...]:
    face = view.seats[seat]
    return (
        Counter(Text("counter-figures"), len(face.figures), "icon-figure"),
        Counter(Text("counter-hand"), face.held, "icon-hand"),
        Counter(Text("counter-total"), face.total, "icon-total"),
    )


def badges_of(view: GefechtView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if face.has_left:
        return (Text("badge-left"),)
    if view.winner is not None and SIDES[view.winner] == face.side:
        return (Text("badge-won"),)
    return () if face.figures else (Text("badge-out"),)  # DLG-03
