"""The picture of Last One Alive: cards round a tray of dice, under a strip with graves and the bag."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.last_one_alive import board, layout, names
from ludotek.games.last_one_alive.view import DieView, LoaView, Status
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Counter, Mark, Picture, Sprite, Surface, line, mark, rect

BEHIND, LOW, ABOVE, HIGH = -20, -10, 10, 20  # layers; things lie at 0
APOCALYPSES = 3
FAR_STARS = ((392, 34), (560, 30), (598, 104), (690, 38), (786, 100), (404, 106), (524, 110))


def picture_of(view: LoaView) -> Picture:
    seats = len(view.seats)
    statuses = tuple(card.status for card in view.seats)
    ground = backdrop(statuses, view.options.day_and_night, view.night == "night", view.options.survivors)
    board = Surface("board", layout.WIDTH, layout.height(seats), ground, Text("label-board"))
    sprites = (
        *strip(view),
        *(sprite for seat in range(seats) for sprite in card(view, seat)),
        *turn_frames(view),
        *next_in_line(view),
        *tray(view),
        *pool(view),
        *forces(view),
        *extras(view),
    )
    return Picture(seats, (board,), sprites)


def turn_of(view: LoaView) -> int | None:
    return None if view.stage == "first" else view.seat


def counters_of(view: LoaView, seat: int) -> tuple[Counter, ...]:
    """Two are enough for a phone: the dangers in front, and tiles or, in The Survivors, points. LOA-106"""
    card = view.seats[seat]
    if not card.is_alive:
        return ()
    ones, twos = card.front
    dangers = Counter(Text("counter-zombies"), ones + 2 * twos + sum(card.ambushes), "icon-zombies")
    if view.options.survivors:
        return dangers, Counter(Text("counter-points"), card.points, "icon-points")
    return dangers, Counter(Text("counter-tiles"), card.tiles, "icon-tiles")


def badges_of(view: LoaView, seat: int) -> tuple[Text, ...]:
    if seat in view.winners:
        return (Text("badge-won"),)
    return () if view.seats[seat].is_alive else (Text(f"badge-{view.seats[seat].status}"),)


# The strip


def strip(view: LoaView) -> list[Sprite]:
    """LOA-71: as many zombies have risen as the level says."""
    level = Text("label-level", {"level": view.level})
    graves = ["grave-risen" if n < view.level else "grave-quiet" for n in range(board.HIGHEST_LEVEL)]
    found = [Sprite(f"level-{n}", grave, *layout.grave(n), 86, label=level) for n, grave in enumerate(graves)]
    aside = Text("label-apocalypses", {"count": view.apocalypses})
    for number in range(view.apocalypses):
        found.append(Sprite(f"aside-{number}", "tile-apocalypse", *layout.aside(number), 62, label=aside))
    if view.options.day_and_night:
        time = "night" if view.night == "night" else "day"
        found.append(Sprite("sky", f"tile-{time}", *layout.SKY, 72, label=Text(f"label-{time}")))
    label = Text("label-heroes", {"count": view.heroes})
    symbol = "tile-hero" if view.heroes else "slot-hero"
    tone = "white" if view.night == "night" else "muted"
    found.append(Sprite("heroes", symbol, *layout.HEROES, 74, tone=tone, label=label, badge=str(view.heroes)))
    return found + bag(view)


def bag(view: LoaView) -> list[Sprite]:
    """LOA-R23: what is in it is known, what comes next is not."""
    size = view.bag_size
    if not size:
        return [
            Sprite(names.BagRef().id, "bag", *layout.BAG, 92, layer=ABOVE, label=Text("label-bag-empty"), badge="0")
        ]
    tiles = names.listed(
        [names.several(names.tile_text(board.DRAWS[kind]), count) for kind, count in enumerate(view.bag) if count]
    )
    label = Text("label-bag", {"count": size, "tiles": tiles})
    return [
        Sprite(names.BagRef().id, "bag", *layout.BAG, 92, layer=ABOVE, label=label, badge=str(size)),
        Sprite(names.NextTileRef().id, "tile-back", *layout.BAG_MOUTH, 44, turn=-9),
    ]


# Cards


def card(view: LoaView, seat: int) -> list[Sprite]:
    place, held, colour = layout.card(len(view.seats), seat), view.seats[seat], board.COLOURS[seat]
    symbol = {"alive": f"person-{colour}", "zombified": f"zombie-{colour}", "left": "gone"}[held.status]
    label = Text(f"label-card-{held.status}", {"who": Who(seat)})
    found = [Sprite(names.CardRef(seat).id, symbol, *place.portrait, place.portrait_size, tone=colour, label=label)]
    if held.has_hero:
        found.append(Sprite(names.HeroRef(seat).id, "tile-hero", *place.hero, layout.HERO, label=tile_label("hero")))
    if view.options.survivors and held.is_alive:
        found += lives(view, seat)
    return found + things_of(view, seat)


def tile_label(tile: str) -> Text:
    return Text("label-tile", {"tile": names.tile_text(tile), "does": Text(f"does-{tile}")})


def lives(view: LoaView, seat: int) -> list[Sprite]:
    """LOA-100: the two markers on their spaces, and the card itself, a heart on the portrait."""
    place, left = layout.card(len(view.seats), seat), view.seats[seat].lives
    label = Text("label-lives", {"who": Who(seat), "count": left + 1})
    markers = enumerate(place.lives[:left])
    found = [Sprite(f"life-{seat}-{n}", "life", *at, place.life_size, label=label) for n, at in markers]
    own = Sprite(f"life-{seat}-card", "life", *place.own_life, place.life_size, layer=ABOVE, label=label)
    return [*found, own]


def things_of(view: LoaView, seat: int) -> list[Sprite]:
    """Tiles on the card and dice in front of it."""
    found = [thing(one, n, layout.TILE, tile_label(one.kind)) for n, one in enumerate(layout.tiles(view, seat))]
    for number, die in enumerate(layout.front_dice(view, seat)):
        label = Text("label-front", {"who": Who(seat), "what": names.target_text(die.kind)})
        found.append(thing(die, number, layout.DIE, label))
    return found


def thing(one: layout.Thing, number: int, size: float, label: Text) -> Sprite:
    badge = str(one.many) if one.many > 1 else ""
    return Sprite(one.id, one.symbol, *one.place, size, layer=number, label=label, badge=badge)


def turn_frames(view: LoaView) -> list[Sprite]:
    """Whose turn it is; in the end who has won."""
    shown = {f"won-{seat}": seat for seat in view.winners} if view.stage == "over" else {"turn": view.seat}
    found = []
    for id, seat in shown.items():
        place = layout.card(len(view.seats), seat)
        symbol = "frame-narrow" if place.is_narrow else "frame-wide"
        found.append(Sprite(id, symbol, *place.box.middle, place.box.w + 12, layer=LOW))
    return [] if view.stage == "first" else found


def next_in_line(view: LoaView) -> list[Sprite]:
    """Footprints lead to the player who gets the zombies. LOA-22"""
    if view.stage in ("first", "deal", "side", "over"):
        return []
    to = layout.left_of(view, view.seat)
    box = layout.card(len(view.seats), to).front
    label = Text("label-next", {"who": Who(to)})
    return [Sprite("next", "feet", box.x + 40, box.y + box.h - 30, 52, tone="muted", layer=BEHIND, label=label)]


# The tray and the pool


def tray(view: LoaView) -> list[Sprite]:
    """Compulsory dice lie there before the others are chosen. LOA-12"""
    if view.stage in ("pre", "pick"):
        return compulsory(view.compulsory)
    if view.stage == "limit":  # all dice are done with, and the tiles need the room
        return []
    shown = [(at, die) for at, die in enumerate(view.dice) if die.lies == "tray" or die.is_rolling]
    return [sprite for position, die in shown for sprite in tray_die(position, die, len(view.dice))]


def compulsory(count: int) -> list[Sprite]:
    label = Text("label-compulsory")
    found: list[Sprite] = []
    for n in range(count):
        x, y = layout.in_tray(n, count)
        found.append(Sprite(names.DieRef(n).id, "die-zombie-any", x, y, layout.DIE, label=label))
        found.append(Sprite(f"must-{n}", "must", x + 34, y + 34, 40, layer=ABOVE))
    return found


def tray_die(position: int, die: DieView, count: int) -> list[Sprite]:
    x, y = layout.in_tray(position, count)
    face = None if die.is_rolling else die.face
    label = Text("label-die-waiting", {"die": names.die_text(die.die)})
    if face:
        label = Text("label-die", {"die": names.die_text(die.die), "face": names.face_text(die.die, face)})
    turn = layout.tilt(position) if face else 0.0
    symbol, size = names.die_symbol(die.die, face), layout.die_size(count)
    found = [Sprite(names.DieRef(position).id, symbol, x, y, size, turn=turn, label=label, badge=gain(die))]
    if die.is_marked:
        found.append(Sprite(f"mark-{position}", "mark", x - 34, y - 34, 46, layer=ABOVE))
    elif die.used:
        found.append(Sprite(f"used-{position}", "used", x + 34, y + 34, 38, layer=ABOVE))
    return found


def gain(die: DieView) -> str:
    """What a shot die has brought with its re-rolls, once it is more than it shows. LOA-28"""
    is_more = die.die == "shot" and die.bangs > board.BANGS.get(die.face or "", 0)
    return str(die.bangs) if is_more and not die.is_rolling else ""


def pool(view: LoaView) -> list[Sprite]:
    """While dice are chosen, the compulsory ones lie in the tray already."""
    taken = view.compulsory if view.stage in ("pre", "pick") else 0
    counts = (view.pool[0] - taken, *view.pool[1:])
    return [pool_die(kind, die, counts[kind]) for kind, die in enumerate(board.DICE)]


def pool_die(kind: int, die: str, count: int) -> Sprite:
    symbol = names.die_symbol(die, None) if count else f"none-{die}"
    label = Text("label-pool", {"die": names.die_text(die), "count": count})
    return Sprite(
        names.PoolRef(die).id, symbol, *layout.pool_die(kind), 86, tone="muted", label=label, badge=str(count)
    )


def forces(view: LoaView) -> list[Sprite]:
    """What tiles do in this turn, and what is left of the results."""
    stage = view.stage
    shown = [  # name, symbol, tone, count, badge
        ("axe", "force-axe", "gold", view.axe if view.axe > 1 else 0, f"×{view.axe}"),
        ("pistol", "force-pistol", "gold", view.pistol if view.pistol > 1 else 0, f"×{view.pistol}"),
        ("chainsaw", "force-chainsaw", "gold", int(view.ignores_ambushes), ""),
        ("radio", "force-radio", "gold", 2 * view.radios, str(2 * view.radios)),
        ("items", "left-items", "ink", view.items if stage == "item" else 0, str(view.items)),
        ("bangs", "left-bangs", "ink", view.bangs if stage == "shot" else 0, str(view.bangs)),
        ("results", "left-barricades", "ink", view.results * (stage in ("shot", "barricade")), str(view.results)),
        ("draws", "left-draws", "ink", view.draws if stage == "end_draw" else 0, str(view.draws)),
    ]
    found: list[Sprite] = []
    for name, symbol, tone, count, badge in shown:
        if count:
            label, place = Text(f"label-force-{name}", {"count": count}), layout.force(len(found))
            found.append(Sprite(f"force-{name}", symbol, *place, layout.FORCE, tone=tone, label=label, badge=badge))
    return found


def extras(view: LoaView) -> list[Sprite]:
    """What is only there at certain moments: the two sides of a tile, the die of a Medikit or of a zombified seat."""
    if view.stage == "side" and view.pending is not None:
        sides = (("item", f"tile-{board.TILES[view.pending]}"), ("barricade", "tile-barricade"))
        return [
            Sprite(
                names.SideRef(side).id,
                symbol,
                *layout.side_choice(n),
                116,
                layer=HIGH,
                label=Text(f"label-side-{side}"),
            )
            for n, (side, symbol) in enumerate(sides)
        ]
    if view.stage == "medikit" and view.actor == CHANCE:
        return [Sprite("medikit-die", "die-shot-any", *layout.in_tray(0, 1), 110, layer=HIGH)]
    if view.stage == "risen":
        place = layout.card(len(view.seats), view.seat).front.middle
        return [Sprite("risen", "die-zombie-any", *place, layout.DIE, layer=HIGH)]
    return []


# What does not move: paper, strip, cards with their spaces, the tray and the pool


@lru_cache(maxsize=128)
def backdrop(statuses: tuple[Status, ...], has_sky: bool, is_night: bool, has_lives: bool) -> tuple[Mark, ...]:
    seats = len(statuses)
    marks = [rect(4, 4, layout.WIDTH - 8, layout.height(seats) - 16, r=40, fill="paper", shade=True)]
    marks += back_strip(has_sky, is_night)
    for seat, status in enumerate(statuses):
        marks += back_card(layout.card(seats, seat), board.COLOURS[seat], status, has_lives)
    return (*marks, *back_tray())


def back_strip(has_sky: bool, is_night: bool) -> list[Mark]:
    """LOA-91: at night the sky is dark."""
    fill = "blue-deep" if is_night else "blue-pale" if has_sky else "table"
    tone = "white" if is_night else "muted"
    stars = [mark("star-far", x, y, 14, tone="gold") for x, y in FAR_STARS] if is_night else []
    slots = [mark("slot-apocalypse", *layout.aside(number), 62, tone=tone) for number in range(APOCALYPSES)]
    return [rect(*layout.STRIP, r=26, fill=fill, stroke="line", width=2.5), *stars, *slots]


def back_card(place: layout.Card, colour: str, status: Status, has_lives: bool) -> list[Mark]:
    """LOA-03; LOA-62: the zombified side is grey, and footprints lead away from it."""
    is_alive = status == "alive"
    fill, stroke = (f"{colour}-pale", colour) if is_alive else ("table", "line")
    marks = [
        rect(*place.box, r=24, fill=fill, stroke=stroke, width=3),
        mark(f"shape-{colour}", *place.shape, 34, tone=colour if is_alive else "muted"),
    ]
    spaces = layout.spaces(place, board.MOST_TILES)
    if status == "zombified":
        feet = enumerate(spaces)
        marks += [mark("feet", x, y + 10 * (-1) ** n, 64, tone="line", turn=180 + 12 * n) for n, (x, y) in feet]
    if not is_alive:
        return marks
    marks.append(rect(*place.front, r=22, fill="table", stroke="line", width=2))
    marks.append(mark("slot-hero", *place.hero, layout.HERO, tone=colour))
    marks += [mark("slot-tile", *space, layout.TILE, tone=colour) for space in spaces]
    lives = place.lives[: board.LIVES] if has_lives else ()
    return marks + [mark("life-gone", *life, place.life_size, tone=colour) for life in lives]


def back_tray() -> list[Mark]:
    """The lid of the box, and the pool beside it."""
    lid = layout.TRAY
    return [
        rect(*lid, r=30, fill="table", stroke="line", width=6),
        rect(lid.x + 9, lid.y + 9, lid.w - 18, lid.h - 18, r=22, stroke="line", width=2),
        line(lid.x + 24, lid.y + 74, lid.x + lid.w - 24, lid.y + 74, stroke="line", width=2),
        rect(*layout.POOL, r=30, stroke="line", width=3),
    ]
