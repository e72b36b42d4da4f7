"""What happened in words, motions and sounds. Nothing is secret, so everybody is told the same.

A view shows where things have arrived. A thing that is called otherwise in its new place departs to it, and arrives.
"""

from __future__ import annotations

from collections import Counter

from ludotek.games.last_one_alive import events, layout, names
from ludotek.games.last_one_alive.board import COLOURS, DICE, MOST_TILES, ZOMBIES
from ludotek.games.last_one_alive.view import LoaView
from ludotek.games.last_one_alive.words import handful
from ludotek.kernel import Event, Text, Who
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, Tumble, TurnOver, Walk

SILENT = (events.Thrown, events.Decided, events.TurnBegun)  # the picture says it
SECOND_USE = {"axe": "axe-again", "pistol": "pistol-again", "chainsaw": "cut"}
ROLLED = {"first": "rolled", "again": "rolled-again", "plus": "rolled-plus"}
Motions = tuple[Motion, ...]


def tell_event(event: Event, view: LoaView) -> Told | None:
    match event:
        case events.LevelChanged(level=level, before=before):
            return level_changed(level, before)
        case events.Over(by_points=by_points, winners=winners):
            return over(by_points, winners)
        case events.SeatEvent() if not isinstance(event, SILENT):
            return told_life(event, view) or told_tile(event, view) or told_dice(event, view)
    return None


def say(
    id: str, event: events.SeatEvent, *motions: Motion, cue: Cue = "", at_once: bool = False, **args: int | Text | Who
) -> Told:
    """Something that a seat does; its motions come one after the other, or at once."""
    return Told(Text(f"told-{id}", {"who": Who(event.seat), **args}), event.seat, motions, cue, at_once)


# Life and death


def told_life(event: events.SeatEvent, view: LoaView) -> Told | None:
    match event:
        case events.First():
            return say("first", event)
        case events.Left():
            return say("left", event)
        case events.Overpowered():
            return say("overpowered", event, cue="bad")
        case events.LifeLost(left=left):
            return say("life-lost", event, cue="bad", left=left + 1)
        case events.Eliminated(seat=seat):  # LOA-62: the card is turned over
            return say("eliminated", event, TurnOver(names.CardRef(seat).id, f"zombie-{COLOURS[seat]}"), cue="bad")
        case events.Scored(points=points, has_hero=has_hero):
            return say("scored-hero" if has_hero else "scored", event, points=points)
        case events.MedikitRolled(face=face, is_saved=is_saved):
            tumble, shown = Tumble("medikit-die", names.die_symbol("shot", face)), names.face_text("shot", face)
            if is_saved:
                return say("saved", event, tumble, cue="good", face=shown)
            return say("not-saved", event, tumble, cue="bad", face=shown)
    return None


def level_changed(level: int, before: int) -> Told:
    """LOA-71: another hand comes out of a grave, or goes back."""
    rises = level > before
    graves = range(before, level) if rises else range(level, before)
    turns = tuple(TurnOver(f"level-{n}", "grave-risen" if rises else "grave-quiet") for n in graves)
    text = Text("told-level-up" if rises else "told-level-down", {"level": level})
    return Told(text, None, turns, "turn", at_once=True)


def over(by_points: bool, winners: tuple[int, ...]) -> Told:
    id = "told-shared" if len(winners) > 1 else "told-won-points" if by_points else "told-won"
    text = Text(id, {"who": names.listed([Who(seat) for seat in winners])})
    return Told(text, winners[0] if len(winners) == 1 else None, cue="win")


# Tiles


def told_tile(event: events.SeatEvent, view: LoaView) -> Told | None:
    seat = event.seat
    match event:
        case events.SetUpAgain():
            return say("set-up-again", event, cue="bad")
        case events.Drawn():
            return drawn(event, view)
        case events.Placed():
            return placed(event, view)
        case events.HeroGot(why=why):
            return say(f"hero-{why}", event, Arrive(names.HeroRef(seat).id, "heroes"), cue="good")
        case events.TileUsed(tile=tile, is_second_use=is_second):
            use = SECOND_USE[tile] if is_second else tile
            return say(f"use-{use}", event, *spent_way(view, seat, tile), cue="card")
        case events.HeroUsed(count=count):
            return say("hero-used", event, Walk(names.HeroRef(seat).id, (layout.TRAY.middle,)), cue="card", count=count)
        case events.Dropped(tile=tile):
            return say("dropped", event, *spent_way(view, seat, tile), cue="card", tile=names.tile_text(tile))
    return None


def drawn(event: events.Drawn, view: LoaView) -> Told:
    """LOA-04: in set-up the side is still to be chosen; else Placed tells the rest."""
    tile, way = event.tile, drawn_way(event, view)
    if tile in ("apocalypse", "night", "day"):
        return say(f"drawn-{tile}", event, *way, cue="good" if tile == "day" else "bad")
    if event.why == "set_up":
        return say("drawn", event, *way, cue="card", tile=names.tile_text(tile))
    return Told(None, event.seat, way, "card")


def drawn_way(event: events.Drawn, view: LoaView) -> Motions:
    """Out of the bag to its place, and turned over there; if there is none, over the bag."""
    tile, why = event.tile, event.why
    if tile == "apocalypse":
        place = f"aside-{view.apocalypses - 1}" if view.apocalypses else None  # LOA-R46: back in the bag
    elif tile in ("night", "day"):
        place = "sky"
    else:
        place = names.SideRef("item").id if why == "set_up" else newest_tile(view, event.seat, tile, why)
    if place is None:
        return (TurnOver(names.NextTileRef().id, f"tile-{tile}"),)
    return Arrive(place, names.NextTileRef().id, "tile-back"), TurnOver(place, f"tile-{tile}")


def newest_tile(view: LoaView, seat: int, tile: str, side: str) -> str | None:
    """The last tile of its kind on a card; None if it is one of a stack, or gone again."""
    shown = tile if side == "item" else "barricade"
    found = [thing for thing in layout.tiles(view, seat) if thing.kind == shown]
    return found[-1].id if found and found[-1].many == 1 else None


def placed(event: events.Placed, view: LoaView) -> Told:
    """From its side in the tray to the card (set-up), or turned over where it lies."""
    seat, tile, side = event.seat, event.tile, event.side
    place = newest_tile(view, seat, tile, side)
    motions: Motions = ()
    if place is not None and event.in_set_up:
        motions = renamed(names.SideRef(side).id, place)
    elif place is not None and side == "barricade":
        motions = (TurnOver(place, "tile-barricade"),)
    return say(f"placed-{side}", event, *motions, cue="place", tile=names.tile_text(tile), at_once=True)


def renamed(old: str, new: str) -> Motions:
    """A thing goes to its new place, where it has another name. Both happen at once."""
    return Depart(old, new), Arrive(new, old)


def spent_way(view: LoaView, seat: int, tile: str) -> Motions:
    """A used tile goes over the tray and out of the game: of several like ones the last, of a stack nothing is seen."""
    card = view.seats[seat]
    left = card.count(tile)
    was_stacked = card.tiles + 1 > MOST_TILES
    return () if was_stacked and left else (Walk(names.TileRef(seat, tile, left).id, (layout.TRAY.middle,)),)


# Dice


def told_dice(event: events.SeatEvent, view: LoaView) -> Told | None:
    seat = event.seat
    match event:
        case events.StartingZombie():
            return say(
                "starting-zombie",
                event,
                Arrive(names.FrontRef(seat, "one", 0).id, names.PoolRef("zombie").id),
                cue="bad",
            )
        case events.Picked(dice=counts):
            return say("picked", event, *picked_ways(event), cue="place", dice=handful(counts), at_once=True)
        case events.Rolled(why=why, dice=dice):  # LOA-16: all dice of a handful tumble together
            tumbles = [Tumble(names.DieRef(die.position).id, names.die_symbol(die.die, die.face)) for die in dice]
            return say(ROLLED[why], event, *tumbles, cue="throw", faces=faces_of(dice), at_once=True)
        case events.Assigned():
            return assigned(event, view)
        case events.BangsCounted(count=count):
            return say("bangs", event, count=count)
        case events.NewAmbush(position=position):
            place = layout.card(len(view.seats), seat).front.middle
            return say("new-ambush", event, Walk(names.DieRef(position).id, (place,)), cue="bad")
        case events.Shot(target=target, left=left):
            id = "bang-zombie" if target in ZOMBIES else "bang-ambush"
            return say(id, event, *shot_ways(event, view), cue="knock", left=left)
        case events.Cut(position=position, die=die):
            return say("cut", event, Depart(names.DieRef(position).id, names.PoolRef(die).id), cue="knock")
        case events.Moved(to=to, ones=ones, twos=twos, by=by):
            ways = moved_ways(event, view)
            return say(f"moved-{by}", event, *ways, cue="step", at_once=True, to=Who(to), count=ones + twos)
        case events.ZombieRoll():
            return zombie_roll(event, view)
    return None


def picked_ways(event: events.Picked) -> list[Motion]:
    """Out of the pool; the compulsory dice lie in the tray already."""
    types = [die for die, count in zip(DICE, event.dice, strict=True) for _ in range(count)]
    further = list(enumerate(types))[event.compulsory :]
    return [Arrive(names.DieRef(position).id, names.PoolRef(die).id) for position, die in further]


def faces_of(dice: tuple[events.RolledDie, ...]) -> Text | Who:
    """One and two are zombies or bangs; all other faces are alike on all dice."""
    counts = Counter((die.die if die.face in ZOMBIES else "", die.face) for die in dice)
    faces = [
        names.several(names.face_text(die, face), count) for (die, face), count in counts.items() if face != "blank"
    ]
    return names.listed(faces) if faces else Text("face-nothing")


def assigned(event: events.Assigned, view: LoaView) -> Told:
    """LOA-21, LOA-22: ambushes stay, zombies shuffle to the left."""
    zombies, ambushes = sum(ZOMBIES.index(die.face) + 1 for die in event.zombies), len(event.ambushes)
    args: dict[str, int | Who] = {}
    if zombies:
        args |= {"to": Who(event.to), "zombies": zombies}
    if ambushes:
        args["ambushes"] = ambushes
    id = "both" if zombies and ambushes else "zombies" if zombies else "ambushes"
    ways = assigned_ways(event, view)
    return say(id, event, *ways, cue="bad" if ambushes else "step", at_once=True, **args)


def assigned_ways(event: events.Assigned, view: LoaView) -> list[Motion]:
    found: list[Motion] = []
    for kind in ZOMBIES:
        movers = [names.DieRef(die.position).id for die in event.zombies if die.face == kind]
        found += to_front(view, event.to, kind, movers)
    middle = layout.card(len(view.seats), event.seat).front.middle
    places = {thing.id: thing.place for thing in layout.front_dice(view, event.seat)}
    ids = [names.DieRef(position).id for position in event.ambushes]
    return found + [Walk(id, (places.get(id, middle),)) for id in ids]


def to_front(view: LoaView, seat: int, kind: str, movers: list[str]) -> list[Motion]:
    """Dice come to lie in front of a player, each under a new name or on the stack of its kind."""
    there = [thing for thing in layout.front_dice(view, seat) if thing.kind == kind]
    if there and there[0].many > 1:
        return [Depart(mover, there[0].id) for mover in movers]
    pairs = zip(movers, there[-len(movers) :], strict=False)
    return [motion for mover, thing in pairs for motion in renamed(mover, thing.id)]


def moved_ways(event: events.Moved, view: LoaView) -> list[Motion]:
    """Dice shuffle to the left neighbour."""
    found: list[Motion] = []
    before = len(layout.loose_dice(view, event.seat)) + event.ones + event.twos
    for kind, count in zip(ZOMBIES, (event.ones, event.twos), strict=True):
        found += to_front(view, event.to, kind, leavers(view, event.seat, kind, count, before))
    return found


def leavers(view: LoaView, seat: int, kind: str, count: int, before: int) -> list[str]:
    """The dice that have left, of so many before: the last of their kind, or the whole stack if none of it is left."""
    left = view.seats[seat].front[ZOMBIES.index(kind)]
    if layout.is_crowded(len(view.seats), seat, before):
        return [names.FrontRef(seat, kind, 0).id] if count and not left else []
    return [names.FrontRef(seat, kind, left + number).id for number in range(count)]


def shot_ways(event: events.Shot, view: LoaView) -> list[Motion]:
    """What a bang does: the die goes to the pool, or keeps one zombie. LOA-27, LOA-33"""
    seat, target = event.seat, event.target
    if event.position is not None:
        return [Depart(names.DieRef(event.position).id, names.PoolRef(target).id)]
    now = len(layout.loose_dice(view, seat))
    if target == "one":
        return [Depart(id, names.PoolRef("zombie").id) for id in leavers(view, seat, target, 1, now + 1)]
    ones = [thing.id for thing in layout.front_dice(view, seat) if thing.kind == "one"]
    found: list[Motion] = []
    for id in leavers(view, seat, target, 1, now):
        found += [TurnOver(id, names.die_symbol("zombie", "one")), *(Depart(id, one) for one in ones[-1:])]
    return found


def zombie_roll(event: events.ZombieRoll, view: LoaView) -> Told:
    """LOA-111"""
    face, to = event.face, event.to
    tumble = Tumble("risen", names.die_symbol("zombie", face))
    if face not in ZOMBIES:
        return say("risen-nothing", event, tumble, cue="throw")
    there = [thing.id for thing in layout.front_dice(view, to) if thing.kind == face]
    ways = [Depart("risen", id) for id in there[-1:]]
    return say("risen", event, tumble, *ways, cue="throw", to=Who(to), count=ZOMBIES.index(face) + 1)
