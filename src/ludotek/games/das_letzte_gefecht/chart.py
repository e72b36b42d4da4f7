"""The star map in the picture: planets, routes, the battle marker, decks and discard piles."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.das_letzte_gefecht import ids, layout
from ludotek.games.das_letzte_gefecht.board import CARDS, LETTERS, SIDES, Map, routes_of
from ludotek.games.das_letzte_gefecht.terms import (
    PLACES,
    SIGNS,
    TONES,
    back_symbol,
    card_symbol,
    place_text,
    planet_symbol,
    side_text,
)
from ludotek.games.das_letzte_gefecht.view import GefechtView
from ludotek.kernel import Text
from ludotek.scene import Mark, Sprite, circle, line, mark, rect

STARS = (  # small lights in the sky: x, y in thousandths of the map, radius
    (40, 470, 4), (205, 165, 3), (330, 60, 4), (655, 130, 3), (765, 40, 5), (960, 520, 4), (415, 430, 3),
    (590, 470, 5), (470, 590, 4), (250, 520, 3), (745, 500, 4), (55, 630, 3), (300, 850, 4), (385, 945, 3),
    (640, 880, 5), (250, 700, 3), (930, 330, 3), (545, 395, 3), (150, 930, 4), (60, 800, 5), (820, 150, 3),
)  # fmt: skip


# What never changes


@lru_cache(maxsize=8)
def sky(spaces: Map) -> tuple[Mark, ...]:
    """Routes between wells for the planets, and the letters that places are called by. DLG-41"""
    wide, tall = layout.WIDTH - 2 * layout.EDGE, layout.HEIGHT - 2 * layout.SKY
    marks = [rect(layout.EDGE, layout.SKY, wide, tall, r=36, fill="blue-pale")]
    marks += [circle(layout.EDGE + wide * x / 1000, layout.SKY + tall * y / 1000, r, fill="white") for x, y, r in STARS]
    places = layout.nodes(spaces)
    routes = [(*places[one], *places[other]) for one, other in routes_of(spaces)]
    marks += [line(*ends, stroke="muted", width=13) for ends in routes]
    marks += [line(*ends, stroke="paper", width=8) for ends in routes]
    for letter, (x, y) in zip(PLACES.lower(), places, strict=True):
        marks += [circle(x, y, 54, fill="paper", stroke="line", width=3)]
        marks += [circle(x - 62, y + 50, 20, fill="paper"), mark(f"letter-{letter}", x - 62, y + 50, 29, tone="ink")]
    return tuple(marks)


# What changes


def chart_sprites(view: GefechtView) -> list[Sprite]:
    found = [planet_sprite(view, node) for node, colour in enumerate(view.planets) if colour is not None]
    if view.marker is not None:
        x, y = layout.node(view, view.marker)
        label = Text("label-marker", {"place": place_text(view, view.marker)})
        found.append(Sprite(ids.MARKER, "marker", x, y, layout.RING, layer=30, label=label))
    found += proposals(view)
    for side in range(len(SIDES)):
        found += [deck_sprite(view, side), pile_sprite(view, side)]
    return [*found, *clock(view)]


def planet_sprite(view: GefechtView, node: int) -> Sprite:
    colour = view.planets[node] or 0
    x, y = layout.node(view, node)
    label = Text("label-planet", {"place": place_text(view, node)})
    return Sprite(ids.planet(node), planet_symbol(colour), x, y, layout.PLANET, layer=10, label=label)


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
    return Sprite(ids.deck(side), symbol, x, y, layout.DECK, tone=TONES[name], label=label, badge=str(count))


def pile_sprite(view: GefechtView, side: int) -> Sprite:
    """The card on top; all of the pile in words. Section 5: everybody sees it."""
    name, top, pile = SIDES[side], view.tops[side], view.piles[side]
    x, y = layout.pile(view, name)
    symbol = "slot" if top is None else card_symbol(top)
    label = Text("label-pile", {"side": side_text(side), "count": len(pile), "cards": " ".join(map(sign, pile))})
    return Sprite(ids.pile(side), symbol, x, y, layout.DECK, tone=TONES[name], label=label)


def sign(card: int) -> str:
    """A card in a text picture or a list: the sign of its colour and its value."""
    name = CARDS[card]
    return SIGNS[LETTERS.index(name[0])] + name[1:]


def clock(view: GefechtView) -> list[Sprite]:
    """Which battle and which of its four phases. DLG-20"""
    x, y = layout.battle(view)
    label = Text("label-battle", {"battle": view.battle})
    found = [Sprite("battle", "battle", x, y, 66, label=label, badge=str(view.battle))]
    x, y = layout.phase(view)
    phase = min(view.phase, 4)
    label = Text("label-phase", {"phase": phase})
    found.append(Sprite("phase", f"phase-{5 if view.stage in ('name', 'over') else phase}", x, y, 112, label=label))
    return found
