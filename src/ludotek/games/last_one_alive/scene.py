"""The picture of Last One Alive: cards round a tray of dice, under a strip with graves and the bag."""

from functools import lru_cache

from ludotek.kernel import CHANCE, Text, Who, listed
from ludotek.scene import Counter, Mark, Picture, Point, Spot, Sprite, Surface, counter, line, mark, rect, sprite_at

from . import board, layout, names
from .names import Status
from .rules.plan import HIGHEST_LEVEL, MOST_TILES
from .view import DieView, LoaView

BEHIND, LOW, ABOVE, HIGH = -20, -10, 10, 20  # layers; things lie at 0
APOCALYPSES = 3
FAR_STARS = ((392, 34), (560, 30), (598, 104), (690, 38), (786, 100), (404, 106), (524, 110))


def picture_of(view: LoaView) -> Picture:
    seats = len(view.seats)
    statuses = tuple(card.status for card in view.seats)
    ground = backdrop(statuses, view.options.day_and_night, view.night == "night", view.options.survivors)
    board = Surface("board", layout.WIDTH, layout.height(seats), ground, Text("label-board"))
    cards = [sprite for seat in range(seats) for sprite in card(view, seat)]
    frames = () if view.stage == "first" else (*turn_frames(view), *next_in_line(view))
    sprites = (*strip(view), *bag(view), *cards, *frames, *tray(view), *pool(view), *forces(view), *extras(view))
    return Picture(seats, (board,), sprites, grounds(seats))


@lru_cache(maxsize=8)
def grounds(seats: int) -> tuple[Spot, ...]:
    """Spaces for tiles and dice, to be asked about."""
    places: list[tuple[str, Point, float]] = [("tray", layout.TRAY.middle, layout.TRAY.h / 2)]
    places += [(f"place-aside-{n}", layout.ASIDE.at(n), 31) for n in range(APOCALYPSES)]
    for seat in range(seats):
        card = layout.card(seats, seat)
        places.append((f"place-hero-{seat}", card.hero, layout.HERO / 2))
        places.append((f"place-front-{seat}", card.front.middle, card.front.h / 2))
        places += [(f"place-tile-{seat}-{n}", card.row.at(n), layout.TILE / 2) for n in range(MOST_TILES)]
    return tuple(Spot(id, *place, size, is_square=True, is_ground=True) for id, place, size in places)


def counters_of(view: LoaView, seat: int) -> tuple[Counter, ...]:
    """Two are enough for a phone: the dangers in front, and tiles or, in The Survivors, points. LOA-106"""
    card = view.seats[seat]
    if not card.is_alive:
        return ()
    ones, twos = card.front
    own = counter("points", card.points) if view.options.survivors else counter("tiles", card.tiles)
    return counter("zombies", ones + 2 * twos + sum(card.ambushes)), own


def badges_of(view: LoaView, seat: int) -> tuple[Text, ...]:
    if seat in view.winners:
        return (Text("badge-won"),)
    return () if view.seats[seat].is_alive else (Text(f"badge-{view.seats[seat].status}"),)


def strip(view: LoaView) -> list[Sprite]:
    """LOA-71: as many zombies have risen as the level says."""
    level, aside, heroes, found = view.level, view.apocalypses, view.heroes, list[Sprite]()
    for n, at in enumerate(layout.GRAVES.first(HIGHEST_LEVEL)):
        grave = "grave-risen" if n < level else "grave-quiet"
        found.append(sprite_at(f"level-{n}", grave, at, 86, "level", level=level))
    for n, at in enumerate(layout.ASIDE.first(aside)):
        found.append(sprite_at(f"aside-{n}", "tile-apocalypse", at, 62, "apocalypses", count=aside))
    time, tone = ("night", "white") if view.night == "night" else ("day", "muted")
    if view.options.day_and_night:
        found.append(sprite_at("sky", f"tile-{time}", layout.SKY, 72, time))
    symbol, badge = "tile-hero" if heroes else "slot-hero", str(heroes)
    return [*found, sprite_at("heroes", symbol, layout.HEROES, 74, "heroes", tone=tone, badge=badge, count=heroes)]


def bag(view: LoaView) -> list[Sprite]:
    """LOA-R23: what is in it is known, what comes next is not."""
    there = [(Text(f"tile-{tile}"), count) for tile, count in zip(board.DRAWS, view.bag, strict=True) if count]
    label = Text("label-bag-empty")
    if there:
        tiles = listed([names.several(tile, count) for tile, count in there], "and")
        label = Text("label-bag", {"count": view.bag_size, "tiles": tiles})
    bag = Sprite(names.BAG.id, "bag", *layout.BAG, 92, layer=ABOVE, label=label, badge=str(view.bag_size))
    return [bag, Sprite(names.NEXT_TILE.id, "tile-back", *layout.BAG_MOUTH, 44, turn=-9)] if there else [bag]


def card(view: LoaView, seat: int) -> list[Sprite]:
    place, held, colour = layout.card(len(view.seats), seat), view.seats[seat], board.COLOURS[seat]
    symbol = {"alive": f"person-{colour}", "zombified": f"zombie-{colour}", "left": "gone"}[held.status]
    label = Text(f"label-card-{held.status}", {"who": Who(seat)})
    found = [Sprite(names.CardRef(seat).id, symbol, *place.portrait, place.portrait_size, tone=colour, label=label)]
    if held.has_hero:
        found.append(Sprite(names.HeroRef(seat).id, "tile-hero", *place.hero, layout.HERO, label=tile_label("hero")))
    if view.options.survivors and held.is_alive:
        found += lives(place, seat, held.lives)
    for n, tile in enumerate(layout.tiles(view, seat)):
        found.append(tile.sprite(layout.TILE, n, tile_label(tile.kind)))
    for n, die in enumerate(layout.front_dice(view, seat)):
        label = Text("label-front", {"who": Who(seat), "what": Text(f"target-{die.kind}")})
        found.append(die.sprite(layout.DIE, n, label))
    return found


def tile_label(tile: str) -> Text:
    return Text("label-tile", {"tile": Text(f"tile-{tile}"), "does": Text(f"does-{tile}")})


def lives(place: layout.Card, seat: int, left: int) -> list[Sprite]:
    """LOA-100: the two markers on their spaces, and the card itself, a heart on the portrait."""
    label, size = Text("label-lives", {"who": Who(seat), "count": left + 1}), place.life_size
    found = [Sprite(f"life-{seat}-{n}", "life", *at, size, label=label) for n, at in enumerate(place.lives[:left])]
    return [*found, Sprite(f"life-{seat}-card", "life", *place.own_life, size, layer=ABOVE, label=label)]


def turn_frames(view: LoaView) -> list[Sprite]:
    """Whose turn it is; in the end who has won."""
    found = []
    for seat in view.winners or (view.seat,):
        place, id = layout.card(len(view.seats), seat), f"won-{seat}" if view.winners else "turn"
        symbol = "frame-narrow" if place.is_narrow else "frame-wide"
        found.append(Sprite(id, symbol, *place.box.middle, place.box.w + 12, layer=LOW))
    return found


def next_in_line(view: LoaView) -> list[Sprite]:
    """Footprints lead to the player who gets the zombies. LOA-22"""
    if view.stage in ("deal", "side", "over"):
        return []
    box, who = layout.card(len(view.seats), view.left).front, Who(view.left)
    corner = (box.x + 40, box.y + box.h - 30)
    return [sprite_at("next", "feet", corner, 52, "next", tone="muted", layer=BEHIND, who=who)]


def tray(view: LoaView) -> list[Sprite]:
    """Compulsory dice lie there before the others are chosen. LOA-12"""
    found: list[Sprite] = []
    if view.stage in ("pre", "pick"):
        for n in range(view.compulsory):
            x, y = layout.in_tray(n, view.compulsory)
            found.append(sprite_at(names.DieRef(n).id, "die-zombie-any", (x, y), layout.DIE, "compulsory"))
            found.append(Sprite(f"must-{n}", "must", x + 34, y + 34, 40, layer=ABOVE))
    elif view.stage != "limit":  # then all dice are done with, and the tiles need the room
        for position, die in enumerate(view.dice):
            if die.lies == "tray" or die.is_rolling:
                found += tray_die(position, die, len(view.dice))
    return found


def tray_die(position: int, die: DieView, count: int) -> list[Sprite]:
    x, y = layout.in_tray(position, count)
    label, face, turn = Text("label-die-waiting", {"die": Text(f"die-{die.die}")}), None, 0.0
    if die.face and not die.is_rolling:
        face, turn = die.face, float((position * 37 + 11) % 17 - 8)  # dice do not settle quite straight
        label = Text("label-die", {"die": Text(f"die-{die.die}"), "face": names.face_text(die.die, face)})
    symbol, size = names.die_symbol(die.die, face), layout.DIE if count <= 2 * layout.PER_ROW else 88.0
    is_more = die.die == "shot" and die.bangs > board.BANGS.get(die.face or "", 0)  # than it shows, by re-rolls; LOA-28
    badge = str(die.bangs) if is_more and not die.is_rolling else ""
    found = [Sprite(names.DieRef(position).id, symbol, x, y, size, turn=turn, label=label, badge=badge)]
    if die.is_marked:
        found.append(Sprite(f"mark-{position}", "mark", x - 34, y - 34, 46, layer=ABOVE))
    elif die.used:
        found.append(Sprite(f"used-{position}", "used", x + 34, y + 34, 38, layer=ABOVE))
    return found


def pool(view: LoaView) -> list[Sprite]:
    """While dice are chosen, the compulsory ones lie in the tray already."""
    taken = view.compulsory if view.stage in ("pre", "pick") else 0
    found: list[Sprite] = []
    for kind, (die, count) in enumerate(zip(board.DICE, (view.pool[0] - taken, *view.pool[1:]), strict=True)):
        id, symbol = names.PoolRef(die).id, names.die_symbol(die, None) if count else f"none-{die}"
        at, name, badge = layout.POOL_DICE[kind], Text(f"die-{die}"), str(count)
        found.append(sprite_at(id, symbol, at, 86, "pool", tone="muted", badge=badge, die=name, count=count))
    return found


def forces(view: LoaView) -> list[Sprite]:
    """What tiles do in this turn, and what is left of the results."""
    left = {  # stage -> names and symbols of what is left, how much
        "item": [("items", "left-items", view.items)],
        "shot": [("bangs", "left-bangs", view.bangs), ("results", "left-barricades", view.results)],
        "barricade": [("results", "left-barricades", view.results)],
        "end_draw": [("draws", "left-draws", view.draws)],
    }
    signs = {"axe": f"×{view.axe}", "pistol": f"×{view.pistol}", "chainsaw": "", "radio": str(2 * view.radios)}
    shown = [(tile, f"force-{tile}", count, "gold", signs[tile]) for tile, count in view.in_force.items()]
    shown += [(*one, "ink", str(one[2])) for one in left.get(view.stage, []) if one[2]]
    found: list[Sprite] = []
    for n, (name, symbol, count, tone, badge) in enumerate(shown):
        id, at = f"force-{name}", layout.FORCES.at(n)
        found.append(sprite_at(id, symbol, at, layout.FORCE, id, tone=tone, badge=badge, count=count))
    return found


def extras(view: LoaView) -> list[Sprite]:
    """What is only there at certain moments: the two sides of a tile, the die of a Medikit or of a zombified seat."""
    if view.stage == "side":
        sides = [("item", view.pending, layout.SIDES.at(0)), ("barricade", "barricade", layout.SIDES.at(1))]
        named = [(names.SideRef(side).id, f"tile-{tile}", at, 116, f"side-{side}") for side, tile, at in sides]
        return [sprite_at(*side, layer=HIGH) for side in named]
    if view.stage == "medikit" and view.actor == CHANCE:
        return [Sprite("medikit-die", "die-shot-any", *layout.in_tray(0, 1), 110, layer=HIGH)]
    if view.stage == "risen":
        place = layout.card(len(view.seats), view.seat).front.middle
        return [Sprite("risen", "die-zombie-any", *place, layout.DIE, layer=HIGH)]
    return []


# What does not move: paper, strip, cards with their spaces, the tray and the pool


@lru_cache(maxsize=128)
def backdrop(statuses: tuple[Status, ...], has_sky: bool, is_night: bool, has_lives: bool) -> tuple[Mark, ...]:
    """LOA-91: at night the sky is dark."""
    seats, lid = len(statuses), layout.TRAY
    sky, tone = ("blue-deep", "white") if is_night else ("blue-pale" if has_sky else "table", "muted")
    cards = [back_card(layout.card(seats, seat), seat, status, has_lives) for seat, status in enumerate(statuses)]
    return (
        rect(4, 4, layout.WIDTH - 8, layout.height(seats) - 16, r=40, fill="paper", shade=True),
        rect(*layout.STRIP, r=26, fill=sky, stroke="line", width=2.5),
        *(mark("star-far", x, y, 14, tone="gold") for x, y in FAR_STARS if is_night),
        *(mark("slot-apocalypse", *layout.ASIDE.at(number), 62, tone=tone) for number in range(APOCALYPSES)),
        *(part for marks in cards for part in marks),
        rect(*lid, r=30, fill="table", stroke="line", width=6),  # the lid of the box, and the pool beside it
        rect(lid.x + 9, lid.y + 9, lid.w - 18, lid.h - 18, r=22, stroke="line", width=2),
        line(lid.x + 24, lid.y + 74, lid.x + lid.w - 24, lid.y + 74, stroke="line", width=2),
        rect(*layout.POOL, r=30, stroke="line", width=3),
    )


def back_card(place: layout.Card, seat: int, status: Status, has_lives: bool) -> list[Mark]:
    """LOA-03; LOA-62: the zombified side is grey, and footprints lead away from it."""
    colour, is_alive = board.COLOURS[seat], status == "alive"
    fill, stroke, tone = (f"{colour}-pale", colour, colour) if is_alive else ("table", "line", "muted")
    marks = [
        rect(*place.box, r=24, fill=fill, stroke=stroke, width=3),
        mark(f"shape-{colour}", *place.shape, 34, tone=tone),
    ]
    spaces = place.spaces(MOST_TILES)
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
