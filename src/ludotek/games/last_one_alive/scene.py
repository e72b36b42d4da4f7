"""The picture of Last One Alive: cards round a tray of dice, under a strip with graves and the bag."""

from __future__ import annotations

from ludotek.games.last_one_alive import layout, things, words
from ludotek.games.last_one_alive.backdrop import backdrop
from ludotek.games.last_one_alive.board import COLOURS, DICE, HIGHEST_LEVEL, LIVES, TILES
from ludotek.games.last_one_alive.side import panel
from ludotek.games.last_one_alive.terms import (
    card_id,
    die_id,
    die_symbol,
    die_text,
    drawn_text,
    face_text,
    hero_id,
    pool_id,
    several,
    target_text,
)
from ludotek.games.last_one_alive.view import DieView, LoaView
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Mark, Scene, Sprite, Surface

BEHIND, LOW, THING, ABOVE, HIGH = -10, 0, 10, 20, 30  # layers
REST = 86.0  # size of the pool's dice


def scene_of(view: LoaView) -> Scene:
    seats = len(view.seats)
    board = Surface("board", layout.WIDTH, layout.height(seats), ground(view), Text("label-board"))
    return Scene(
        art="ludotek.games.last_one_alive",
        surfaces=(board,),
        sprites=(
            *strip(view),
            *(sprite for seat in range(seats) for sprite in card(view, seat)),
            *turn_frames(view),
            *next_in_line(view),
            *tray(view),
            *pool(view),
            *forces(view),
            *extras(view),
        ),
        panels=tuple(panel(view, seat) for seat in range(seats)),
        prompt=words.prompt(view),
        choices=tuple(words.choices(view)),
    )


def ground(view: LoaView) -> tuple[Mark, ...]:
    statuses = tuple(face.status for face in view.seats)
    return backdrop(statuses, view.options.day_and_night, view.night == "night", view.options.survivors)


def sprite(
    id: str,
    symbol: str,
    place: tuple[float, float],
    size: float,
    *,
    tone: str = "",
    layer: int = THING,
    turn: float = 0,
    label: Text | None = None,
    badge: str = "",
) -> Sprite:
    x, y = place
    return Sprite(id, symbol, x, y, size, tone=tone, layer=layer, turn=turn, label=label, badge=badge)


# The strip


def strip(view: LoaView) -> list[Sprite]:
    """LOA-71: as many zombies have risen as the level says."""
    level = Text("label-level", {"level": view.level})
    found = [
        sprite(f"level-{n}", "grave-risen" if n < view.level else "grave-quiet", layout.grave(n), 86, label=level)
        for n in range(HIGHEST_LEVEL)
    ]
    for number in range(view.apocalypses):
        label = Text("label-apocalypses", {"count": view.apocalypses})
        found.append(sprite(f"aside-{number}", "tile-apocalypse", layout.aside(number), 62, label=label))
    if view.options.day_and_night:
        time = "night" if view.night == "night" else "day"
        found.append(sprite("sky", f"tile-{time}", layout.sky(), 72, label=Text(f"label-{time}")))
    label = Text("label-heroes", {"count": view.heroes})
    badge = str(view.heroes)
    symbol = "tile-hero" if view.heroes else "slot-hero"
    tone = "white" if view.night == "night" else "muted"
    found.append(sprite("heroes", symbol, layout.heroes(), 74, tone=tone, label=label, badge=badge))
    return found + bag(view)


def bag(view: LoaView) -> list[Sprite]:
    """LOA-R23: what is in it is known, what comes next is not."""
    found = [sprite("bag", "bag", layout.bag(), 92, layer=ABOVE, label=bag_label(view), badge=str(view.bag_size))]
    if view.bag_size:
        found.append(sprite("next-tile", "tile-back", layout.bag_mouth(), 44, layer=THING, turn=-9))
    return found


def bag_label(view: LoaView) -> Text:
    if not view.bag_size:
        return Text("label-bag-empty")
    kinds = [several(drawn_text(kind), count) for kind, count in enumerate(view.bag) if count]
    return Text("label-bag", {"count": view.bag_size, "tiles": words.listed(kinds)})


# Cards


def card(view: LoaView, seat: int) -> list[Sprite]:
    seats, face, colour = len(view.seats), view.seats[seat], COLOURS[seat]
    *place, size = layout.portrait(seats, seat)
    symbol = {"alive": f"person-{colour}", "zombified": f"zombie-{colour}", "left": "gone"}[face.status]
    label = Text(f"label-card-{face.status}", {"who": Who(seat)})
    found = [sprite(card_id(seat), symbol, (place[0], place[1]), size, tone=colour, label=label)]
    if face.has_hero:
        label = Text("label-tile", {"tile": Text("tile-hero"), "does": Text("does-hero")})
        found.append(sprite(hero_id(seat), "tile-hero", layout.hero(seats, seat), 88, label=label))
    if view.options.survivors and face.is_alive:
        found += lives(view, seat)
    return found + tiles(view, seat) + front(view, seat)


def lives(view: LoaView, seat: int) -> list[Sprite]:
    """LOA-100: the two markers on their spaces, and the card itself, a heart on the portrait."""
    seats, left = len(view.seats), view.seats[seat].lives
    label = Text("label-lives", {"who": Who(seat), "count": left + 1})
    size = layout.life_size(seats, seat)
    found = [
        sprite(f"life-{seat}-{n}", "life", layout.life(seats, seat, n), size, label=label)
        for n in range(min(left, LIVES))
    ]
    return [*found, sprite(f"life-{seat}-card", "life", layout.own_life(seats, seat), size, layer=ABOVE, label=label)]


def tiles(view: LoaView, seat: int) -> list[Sprite]:
    return [
        sprite(
            thing.id,
            thing.symbol,
            thing.place,
            layout.TILE,
            layer=THING + number,
            label=Text("label-tile", {"tile": Text(f"tile-{thing.kind}"), "does": Text(f"does-{thing.kind}")}),
            badge=count_badge(thing.many),
        )
        for number, thing in enumerate(things.tiles(view, seat))
    ]


def front(view: LoaView, seat: int) -> list[Sprite]:
    return [
        sprite(
            thing.id,
            thing.symbol,
            thing.place,
            layout.DIE,
            layer=THING + number,
            label=Text("label-front", {"who": Who(seat), "what": target_text(thing.kind.removeprefix("ambush-"))}),
            badge=count_badge(thing.many),
        )
        for number, thing in enumerate(things.fronts(view, seat))
    ]


def count_badge(count: int) -> str:
    return str(count) if count > 1 else ""


def turn_frames(view: LoaView) -> list[Sprite]:
    """Whose turn it is; in the end who has won."""
    shown = {f"won-{seat}": seat for seat in view.winners} if view.stage == "over" else {"turn": view.seat}
    found = []
    for id, seat in shown.items():
        box = layout.card(len(view.seats), seat)
        symbol = "frame-narrow" if layout.is_narrow(len(view.seats), seat) else "frame-wide"
        found.append(sprite(id, symbol, box.middle, box.w + 12, layer=LOW))
    return [] if view.stage == "first" else found


def next_in_line(view: LoaView) -> list[Sprite]:
    """Footprints lead to the player who gets the zombies. LOA-22"""
    if view.stage in ("first", "deal", "side", "over"):
        return []
    to = things.left_of(view, view.seat)
    box = layout.front(len(view.seats), to)
    label = Text("label-next", {"who": Who(to)})
    return [sprite("next", "feet", (box.x + 40, box.y + box.h - 30), 52, tone="muted", layer=BEHIND, label=label)]


# The tray and the pool


def tray(view: LoaView) -> list[Sprite]:
    """Compulsory dice lie there before the others are chosen. LOA-12"""
    if view.stage in ("pre", "pick"):
        return compulsory(view)
    if view.stage == "limit":  # all dice are done with, and the tiles need the room
        return []
    found: list[Sprite] = []
    for position, die in enumerate(view.dice):
        if die.lies == "tray" or die.is_rolling:
            found += tray_die(view, position, die)
    return found


def compulsory(view: LoaView) -> list[Sprite]:
    count = view.compulsory
    label = Text("label-compulsory")
    found: list[Sprite] = []
    for n in range(count):
        x, y = layout.in_tray(n, count)
        found.append(sprite(die_id(n), "die-zombie-any", (x, y), layout.DIE, label=label))
        found.append(sprite(f"must-{n}", "must", (x + 34, y + 34), 40, layer=ABOVE))
    return found


def tray_die(view: LoaView, position: int, die: DieView) -> list[Sprite]:
    count = len(view.dice)
    place = layout.in_tray(position, count)
    face = None if die.is_rolling else die.face
    label = Text("label-die-waiting", {"die": die_text(die.die)})
    if face:
        label = Text("label-die", {"die": die_text(die.die), "face": face_text(die.die, face)})
    turn = layout.tilt(position) if face else 0.0
    symbol = die_symbol(die.die, face)
    found = [sprite(die_id(position), symbol, place, layout.die_size(count), turn=turn, label=label, badge=gain(die))]
    if die.is_marked:
        found.append(sprite(f"mark-{position}", "mark", (place[0] - 34, place[1] - 34), 46, layer=ABOVE))
    elif die.used:
        found.append(sprite(f"used-{position}", "used", (place[0] + 34, place[1] + 34), 38, layer=ABOVE))
    return found


def gain(die: DieView) -> str:
    """What a shot die has brought with its re-rolls, once it is more than it shows. LOA-28"""
    shown = {"one": 1, "two": 2, "plus": 1}.get(die.face or "", 0)
    return str(die.bangs) if die.die == "shot" and die.bangs > shown and not die.is_rolling else ""


def pool(view: LoaView) -> list[Sprite]:
    """While dice are chosen, the compulsory ones lie in the tray already."""
    taken = view.compulsory if view.stage in ("pre", "pick") else 0
    return [pool_die(kind, die, view.pool[kind] - (taken if die == "zombie" else 0)) for kind, die in enumerate(DICE)]


def pool_die(kind: int, die: str, count: int) -> Sprite:
    symbol = die_symbol(die, None) if count else f"none-{die}"
    label = Text("label-pool", {"die": die_text(die), "count": count})
    return sprite(pool_id(die), symbol, layout.pool_die(kind), REST, tone="muted", label=label, badge=str(count))


def forces(view: LoaView) -> list[Sprite]:
    """What tiles do in this turn, and what is left of the results."""
    shown = [
        ("axe", view.axe if view.axe > 1 else 0, "force-axe"),
        ("pistol", view.pistol if view.pistol > 1 else 0, "force-pistol"),
        ("chainsaw", int(view.ignores_ambushes), "force-chainsaw"),
        ("radio", 2 * view.radios, "force-radio"),
        ("items", view.items if view.stage == "item" else 0, "left-items"),
        ("bangs", view.bangs if view.stage == "shot" else 0, "left-bangs"),
        ("results", view.results if view.stage in ("shot", "barricade") else 0, "left-barricades"),
        ("draws", view.draws if view.stage == "end_draw" else 0, "left-draws"),
    ]
    active = [(name, count, symbol) for name, count, symbol in shown if count]
    return [
        sprite(
            f"force-{name}",
            symbol,
            layout.force(number),
            layout.FORCE,
            tone="ink" if symbol.startswith("left") else "gold",
            label=Text(f"label-force-{name}", {"count": count}),
            badge="" if name == "chainsaw" else f"×{count}" if name in ("axe", "pistol") else str(count),
        )
        for number, (name, count, symbol) in enumerate(active)
    ]


def extras(view: LoaView) -> list[Sprite]:
    """What is only there at certain moments: the two sides of a tile, the die of a Medikit or of a zombified seat."""
    if view.stage == "side" and view.pending is not None:
        pictures = (("item", f"tile-{TILES[view.pending]}"), ("barricade", "tile-barricade"))
        return [
            sprite(f"side-{side}", symbol, layout.side_choice(n), 116, layer=HIGH, label=Text(f"label-side-{side}"))
            for n, (side, symbol) in enumerate(pictures)
        ]
    if view.stage == "medikit" and view.actor == CHANCE:
        return [sprite("medikit-die", "die-shot-any", layout.in_tray(0, 1), 110, layer=HIGH)]
    if view.stage == "risen":
        place = layout.front(len(view.seats), view.seat).middle
        return [sprite("risen", "die-zombie-any", place, layout.DIE, layer=HIGH)]
    return []
