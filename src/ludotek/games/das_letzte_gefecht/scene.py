"""The picture of Das letzte Gefecht: a star map, the Jedi on one side of it and the Separatists on the other."""

from ludotek.game import IndexRef, OnlyRef, OwnRef, Refs, SeatIndexRef, SeatRef, own_refs
from ludotek.kernel import Args, Text, Who
from ludotek.scene import Counter, Picture, Point, SeatFace, Sprite, Surface, counter, rect, row_round, sprite_at

from . import layout, names
from .board import COLOURS, SIDES, colour_of
from .names import TONES, card_symbol, card_text, colour_text, place_text
from .options import character_of, map_of
from .view import GefechtView

SLOTS = 4  # DLG-20: cards of a battle
DRAWN = {"◆": "diamond", "✚": "cross", "■": "square", "●": "disc"}  # a seat's sign -> its symbol


# The things of the picture that can be explained. They tell places, never what a hidden card is.


class PlanetRef(IndexRef, tag="planet"): ...


class CardRef(SeatIndexRef, tag="card"):
    """A place in a player's row, empty, covered or open: the same thing throughout."""


class FigureRef(SeatIndexRef, tag="figure"):
    """By its colour."""


class ShipRef(SeatRef, tag="ship"): ...


THE_MARKER = OnlyRef("marker")
MARKER, ATTACKER, OFFER = THE_MARKER.id, "attacker", "offer"
REFS = Refs(THE_MARKER, PlanetRef, CardRef, FigureRef, ShipRef, OwnRef)


def picture_of(view: GefechtView) -> Picture:
    seats = range(len(view.seats))
    table = rect(2, 2, layout.WIDTH - 4, layout.HEIGHT - 16, r=40, fill="paper", shade=True)
    marks = (table, *layout.sky(map_of(view.options)), *(layout.Panel(view, seat).ground() for seat in seats))
    surfaces = [Surface("board", layout.WIDTH, layout.HEIGHT, marks, Text("label-board"))]
    if view.viewer is not None:
        hand = rect(6, 4, layout.HAND_WIDTH - 12, layout.HAND_HEIGHT - 16, r=30, fill="paper", shade=True)
        surfaces.append(Surface("hand", layout.HAND_WIDTH, layout.HAND_HEIGHT, (hand,), Text("label-hand")))
    parts = (strip_sprites, figure_sprites, card_sprites, plates, past_sprites)
    players = [sprite for seat in seats for part in parts for sprite in part(view, seat)]
    sprites = (*map_sprites(view), *players, *token_sprites(view), *hand_sprites(view))
    return Picture(len(view.seats), tuple(surfaces), sprites)


def hand_sprites(view: GefechtView) -> list[Sprite]:
    """The viewer's cards only."""
    own, found = own_refs(view.own_hand()), list[Sprite]()
    tone = TONES[view.seats[view.viewer or 0].side]
    row = row_round((layout.HAND_WIDTH / 2, layout.HAND_HEIGHT / 2 - 4), layout.OWN + 16, len(own))
    for layer, (ref, at) in enumerate(zip(own, row.first(len(own)), strict=True), start=20):
        symbol, card = card_symbol(ref.card), card_text(ref.card)
        found += [sprite_at(ref.id, symbol, at, layout.OWN, "own", tone=tone, layer=layer, surface="hand", card=card)]
    return found


def token_sprites(view: GefechtView) -> list[Sprite]:
    """The attacker token, whose turn it is, and the card that is put down for a swap. DLG-16, DLG-R26"""
    at, who = layout.Panel(view, view.attacker).strip(*layout.TOKEN_AT), Who(view.attacker)
    found = [sprite_at(ATTACKER, "attacker", at, layout.TOKEN, "attacker", layer=35, who=who)]
    if view.is_turn:
        at = layout.Panel(view, view.seat).strip(*layout.TAG_AT)
        found.append(sprite_at("turn", "turn", at, layout.TAG + 16, layer=4))
    if view.offerer is not None:
        side, who = view.seats[view.offerer].side, Who(view.offerer)
        at = layout.Panel(view, view.offerer).offer()
        found.append(sprite_at(OFFER, f"back-{side}", at, layout.OFFER, "offer", tone=TONES[side], layer=36, who=who))
    return found


def map_sprites(view: GefechtView) -> list[Sprite]:
    found: list[Sprite] = []
    for node, colour in enumerate(view.planets):
        if colour is not None:
            id, symbol, place = PlanetRef(node).id, f"planet-{COLOURS[colour]}", place_text(view, node)
            found.append(sprite_at(id, symbol, layout.node(view, node), layout.PLANET, "planet", layer=10, place=place))
    marked = [  # DLG-R15: everybody sees what the allies talk about
        (MARKER, "marker", view.marker, layout.RING, "", 30),
        ("proposal", "proposal", view.proposal, layout.RING + 8, "ink", 28),
        ("counter", "proposal", view.counter, layout.RING + 8, "muted", 28),
    ]
    for id, symbol, at, size, tone, layer in marked:
        if at is not None:
            place = place_text(view, at)
            found.append(sprite_at(id, symbol, layout.node(view, at), size, id, tone=tone, layer=layer, place=place))
    return [*found, *(sprite for side in range(len(SIDES)) for sprite in side_sprites(view, side)), *clock(view)]


def side_sprites(view: GefechtView, side: int) -> list[Sprite]:
    """The deck, and the card on top of the pile; all of the pile in words, for everybody."""
    name, count, top, pile = SIDES[side], view.decks[side], view.tops[side], view.piles[side]
    tone, said, listed = TONES[name], names.side_text(side), " ".join(map(names.sign, pile))
    back, face = f"back-{name}" if count else "slot", "slot" if top is None else card_symbol(top)
    at, near = layout.deck(view, name), layout.deck(view, name, beside=82)
    return [
        sprite_at(f"deck-{side}", back, at, layout.DECK, "deck", tone=tone, badge=str(count), side=said, cards=count),
        sprite_at(f"pile-{side}", face, near, layout.DECK, "pile", tone=tone, side=said, count=len(pile), cards=listed),
    ]


def clock(view: GefechtView) -> list[Sprite]:
    """Which battle and which of its four phases. DLG-20"""
    battle, phase = view.battle, 5 if view.stage in ("name", "over") else view.phase
    return [
        sprite_at("battle", "battle", layout.clock(view, -24), 66, "battle", badge=str(battle), battle=battle),
        sprite_at("phase", f"phase-{phase}", layout.clock(view, 36), 112, "phase", phase=view.phase),
    ]


def strip_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """Whose panel it is, how many cards are in hand, and what partners know of each other's. DLG-R26"""
    face, who, panel = view.seats[seat], Who(seat), layout.Panel(view, seat)
    tone, at, symbol = TONES[face.side], panel.strip(*layout.TAG_AT), f"seat-{DRAWN[names.SHAPES[face.known_as]]}"
    found = [sprite_at(f"tag-{seat}", symbol, at, layout.TAG, "panel", tone=tone, layer=5, who=who)]
    symbol, badge = (f"hand-{face.side}", str(face.held)) if face.held else ("hand-empty", "")
    id, at = f"hand-{seat}", panel.strip(*layout.HAND_AT)
    found.append(sprite_at(id, symbol, at, layout.HELD, "hand-of", layer=5, badge=badge, who=who, cards=face.held))
    for number, ref in enumerate(own_refs(face.known)):
        id, at = f"known-{seat}-{ref.card}-{ref.copy}", panel.known(number)
        symbol, card, layer = card_symbol(ref.card), card_text(ref.card), 6 + number
        found.append(sprite_at(id, symbol, at, layout.KNOWN, "known", tone=tone, layer=layer, who=who, card=card))
    return found


def figure_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """Figures at home, beside the cards, or lost, and the ship. DLG-33, DLG-36, DLG-56, DLG-R12"""
    face, who, panel, found = view.seats[seat], Who(seat), layout.Panel(view, seat), list[Sprite]()
    for colour in sorted((*face.figures, *face.lost)):
        at, size, state = panel.home(colour), layout.FIGURE, "home"
        symbol = f"figure-{character_of(view.options, face.side, COLOURS[colour])}-{COLOURS[colour]}"
        if colour in face.lost:
            size, symbol, state = layout.POSTED, f"lost-{COLOURS[colour]}", "lost"
        elif colour == face.figure:
            at, size = panel.inside(*layout.POST), layout.POSTED
            state = "deployed" if face.is_deployed else "named"
        id, figure = FigureRef(seat, colour).id, names.figure_text(view, seat, colour)
        found.append(sprite_at(id, symbol, at, size, f"figure-{state}", layer=25, who=who, figure=figure))
    at, size, label = panel.inside(*layout.SHIP_HOME), layout.SHIP, "ship"
    if face.has_ship:
        at, size, label = panel.inside(*layout.SHIP_POST), layout.SHIP_POSTED, "ship-deployed"
    ship = sprite_at(ShipRef(seat).id, f"ship-{face.side}", at, size, label, tone=TONES[face.side], layer=26, who=who)
    return [*found, ship]


def card_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """A place for each card, the mark of those that would count, and what the viewer laid face down."""
    face, tone, panel = view.seats[seat], TONES[view.seats[seat].side], layout.Panel(view, seat)
    found = [card_sprite(view, seat, slot, panel.slot(slot)) for slot in range(SLOTS)]
    for slot, card in enumerate(face.row):
        if colour_of(card) in (view.planet, face.figure):  # DLG-51
            x, y = panel.slot(slot)
            at = x, y - layout.CARD_TALL / 2 + 3
            found.append(sprite_at(f"valid-{seat}-{slot}", "valid", at, 56, "valid", layer=22))
    if face.down is not None:
        x, y = panel.slot(len(face.row))
        found.append(sprite_at(f"peek-{seat}", card_symbol(face.down), (x, y + 2), 42, tone=tone, layer=21))
    return found


def card_sprite(view: GefechtView, seat: int, slot: int, at: Point) -> Sprite:
    """An empty place, a card face down, or an open one. DLG-37, DLG-38"""
    face, args = view.seats[seat], Args(who=Who(seat), number=slot + 1)
    symbol, state, card = "slot", "empty", None
    if slot < len(face.row):
        symbol, state, card = card_symbol(face.row[slot]), "open", face.row[slot]
    elif slot == len(face.row) and face.has_down:
        symbol, state, card = f"back-{face.side}", "down" if face.down is None else "down-own", face.down
    if card is not None:
        args["card"] = card_text(card)
    id, label, tone = CardRef(seat, slot).id, Text(f"label-card-{state}", args), TONES[face.side]
    return Sprite(id, symbol, *at, layout.CARD, tone=tone, layer=20, label=label)


def plates(view: GefechtView, seat: int) -> list[Sprite]:
    """The planet total, and framed in gold what the open cards would count in the final phase now. DLG-40, DLG-51"""
    panel, total, final = layout.Panel(view, seat), view.seats[seat].total, names.final_now(view, seat)
    shown = [
        (f"total-{seat}", "total", total, panel.plate(774, -28)),
        (f"final-{seat}", "final", final, panel.plate(890, 28)),
    ]
    return [sprite_at(id, f"{name}-{n}", *at, name, layer=23, who=Who(seat), total=n) for id, name, n, at in shown]


def past_sprites(view: GefechtView, seat: int) -> list[Sprite]:
    """How the last battle was counted, colour by colour, until the first card of the next lies there. DLG-51"""
    face, past, found = view.seats[seat], view.past, list[Sprite]()
    if past is None or face.row or face.has_down:
        return []
    count, verdict = past.counts[seat], "tied"
    if past.loser is not None:
        verdict = "lost" if SIDES[past.loser] == face.side else "won"
    parts: list[tuple[str, int, str, Args]] = [
        (COLOURS[past.planet], count.planet_points, "planet", {"colour": colour_text(past.planet)}),
        (COLOURS[count.figure], count.figure_points, "figure", {"colour": colour_text(count.figure)}),
        ("bonus", count.is_deployed + count.has_ship, "bonus", {}),
        (verdict, count.total, "total", {"who": Who(seat), "total": count.total}),
    ]
    for slot, (symbol, points, label, args) in enumerate(parts):
        x, y = layout.Panel(view, seat).slot(slot)
        text = Text(f"label-past-{label}", args)
        found.append(Sprite(f"past-{seat}-{slot}", f"plate-{symbol}", x, y, 80, layer=21, label=text))
        found.append(sprite_at(f"points-{seat}-{slot}", f"number-{points}", (x, y + 27), 52, layer=22))
    return found


def face_of(view: GefechtView, seat: int) -> SeatFace:
    """The side gives the colour; allies are told apart by their character and its sign. DLG-85"""
    face = view.seats[seat]
    allied = Text(f"seat-{face.side}") if len(view.seats) > 2 else None
    return SeatFace(Text(f"seat-{face.known_as}"), TONES[face.side], names.SHAPES[face.known_as], side=allied)


def counters_of(view: GefechtView, seat: int) -> tuple[Counter, ...]:
    face = view.seats[seat]
    return counter("figures", len(face.figures), "figure"), counter("hand", face.held), counter("total", face.total)


def badges_of(view: GefechtView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if face.has_left:
        return (Text("badge-left"),)
    if view.winner is not None and SIDES[view.winner] == face.side:
        return (Text("badge-won"),)
    return () if face.figures else (Text("badge-out"),)  # DLG-03
