"""What happened in words, motions and sounds. Nothing is secret, so everybody is told the same.

A view shows where things have arrived. A thing that is called otherwise in its new place departs to it, and arrives.
"""

from __future__ import annotations

from collections import Counter

from ludotek.games.last_one_alive import events, layout, names
from ludotek.games.last_one_alive.board import COLOURS, DICE, MOST_TILES, ZOMBIES
from ludotek.games.last_one_alive.names import DieRef, FrontRef, HeroRef, PoolRef
from ludotek.games.last_one_alive.view import LoaView
from ludotek.games.last_one_alive.words import handful
from ludotek.kernel import Event, SeatEvent, Text, Who
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, Tumble, TurnOver, Walk, told_by

SECOND_USE = {"axe": "axe-again", "pistol": "pistol-again", "chainsaw": "cut"}
ROLLED = {"first": "rolled", "again": "rolled-again", "plus": "rolled-plus"}


def tell_event(event: Event, view: LoaView) -> Told | None:
    """Life and death, tiles, dice; of a single die, a pass or a new turn the picture says enough."""
    match event:
        case events.First():
            return say(event, "first")
        case events.Left():
            return say(event, "left")
        case events.Overpowered():
            return say(event, "overpowered", cue="bad")
        case events.LifeLost(left=left):
            return say(event, "life-lost", cue="bad", left=left + 1)
        case events.Eliminated(seat=seat):  # LOA-62: the card is turned over
            return say(event, "eliminated", TurnOver(names.CardRef(seat).id, f"zombie-{COLOURS[seat]}"), cue="bad")
        case events.Scored(points=points, has_hero=has_hero):
            return say(event, "scored-hero" if has_hero else "scored", points=points)
        case events.MedikitRolled(face=face, is_saved=is_saved):
            tumble, shown = Tumble("medikit-die", names.die_symbol("shot", face)), names.face_text("shot", face)
            return say(
                event, "saved" if is_saved else "not-saved", tumble, cue="good" if is_saved else "bad", face=shown
            )
        case events.LevelChanged():
            return level_changed(event)
        case events.Over():
            return over(event)
    return tell_tile(event, view) or tell_dice(event, view)


def tell_tile(event: Event, view: LoaView) -> Told | None:
    match event:
        case events.SetUpAgain():
            return say(event, "set-up-again", cue="bad")
        case events.Drawn():
            return drawn(event, view)
        case events.Placed():
            return placed(event, view)
        case events.HeroGot(seat=seat, why=why):
            return say(event, f"hero-{why}", Arrive(HeroRef(seat).id, "heroes"), cue="good")
        case events.HeroUsed(seat=seat, count=count):
            return say(event, "hero-used", Walk(HeroRef(seat).id, (layout.TRAY.middle,)), cue="card", count=count)
        case events.TileUsed(tile=tile, is_second_use=is_second):
            return say(event, f"use-{SECOND_USE[tile] if is_second else tile}", *spent_way(event, view), cue="card")
        case events.Dropped(tile=tile):
            return say(event, "dropped", *spent_way(event, view), cue="card", tile=names.tile_text(tile))
    return None


def tell_dice(event: Event, view: LoaView) -> Told | None:
    match event:
        case events.StartingZombie(seat=seat):
            return say(event, "starting-zombie", Arrive(FrontRef(seat, "one", 0).id, PoolRef("zombie").id), cue="bad")
        case events.Picked(dice=counts):
            return say(event, "picked", *picked_ways(event), cue="place", dice=handful(counts), at_once=True)
        case events.Rolled():
            return rolled(event)
        case events.Assigned():
            return assigned(event, view)
        case events.BangsCounted(count=count):
            return say(event, "bangs", count=count)
        case events.NewAmbush(seat=seat, position=position):
            place = layout.card(len(view.seats), seat).front.middle
            return say(event, "new-ambush", Walk(DieRef(position).id, (place,)), cue="bad")
        case events.Shot(target=target, left=left):
            id = "bang-zombie" if target in ZOMBIES else "bang-ambush"
            return say(event, id, *shot_ways(event, view), cue="knock", left=left)
        case events.Cut(position=position, die=die):
            return say(event, "cut", Depart(DieRef(position).id, PoolRef(die).id), cue="knock")
        case events.Moved():
            return moved(event, view)
        case events.ZombieRoll():
            return zombie_roll(event, view)
    return None


def say(
    event: SeatEvent, id: str, *motions: Motion, cue: Cue = "", at_once: bool = False, **args: int | Text | Who
) -> Told:
    """Something that a seat does; its motions come one after the other, or at once."""
    return told_by(event.seat, f"told-{id}", *motions, cue=cue, at_once=at_once, **args)


def level_changed(event: events.LevelChanged) -> Told:
    """LOA-71: another hand comes out of a grave, or goes back."""
    rises = event.level > event.before
    graves = range(min(event.level, event.before), max(event.level, event.before))
    turns = tuple(TurnOver(f"level-{n}", "grave-risen" if rises else "grave-quiet") for n in graves)
    text = Text("told-level-up" if rises else "told-level-down", {"level": event.level})
    return Told(text, None, turns, "turn", at_once=True)


def over(event: events.Over) -> Told:
    winners = event.winners
    id = "told-shared" if len(winners) > 1 else "told-won-points" if event.by_points else "told-won"
    text = Text(id, {"who": names.listed([Who(seat) for seat in winners])})
    return Told(text, winners[0] if len(winners) == 1 else None, cue="win")


# Tiles


def drawn(event: events.Drawn, view: LoaView) -> Told:
    """LOA-04: in set-up the side is still to be chosen; else Placed tells the rest."""
    tile, way = event.tile, drawn_way(event, view)
    if tile in ("apocalypse", "night", "day"):
        return say(event, f"drawn-{tile}", *way, cue="good" if tile == "day" else "bad")
    if event.why == "set_up":
        return say(event, "drawn", *way, cue="card", tile=names.tile_text(tile))
    return Told(None, event.seat, way, "card")


def drawn_way(event: events.Drawn, view: LoaView) -> tuple[Motion, ...]:
    """Out of the bag to its place, and turned over there; if there is none, over the bag."""
    tile, why = event.tile, event.why
    if tile == "apocalypse":
        place = f"aside-{view.apocalypses - 1}" if view.apocalypses else None  # LOA-R46: back in the bag
    elif tile in ("night", "day"):
        place = "sky"
    else:
        place = names.SideRef("item").id if why == "set_up" else newest_tile(view, event.seat, tile, why)
    if place is None:
        return (TurnOver(names.NEXT_TILE.id, f"tile-{tile}"),)
    return Arrive(place, names.NEXT_TILE.id, "tile-back"), TurnOver(place, f"tile-{tile}")


def newest_tile(view: LoaView, seat: int, tile: str, side: str) -> str | None:
    """The last tile of its kind on a card; None if it is one of a stack, or gone again."""
    shown = tile if side == "item" else "barricade"
    found = [thing for thing in layout.tiles(view, seat) if thing.kind == shown]
    return found[-1].id if found and found[-1].many == 1 else None


def placed(event: events.Placed, view: LoaView) -> Told:
    """From its side in the tray to the card (set-up), or turned over where it lies."""
    tile, side = event.tile, event.side
    place = newest_tile(view, event.seat, tile, side)
    motions: tuple[Motion, ...] = ()
    if place is not None and event.in_set_up:
        motions = renamed(names.SideRef(side).id, place)
    elif place is not None and side == "barricade":
        motions = (TurnOver(place, "tile-barricade"),)
    return say(event, f"placed-{side}", *motions, cue="place", tile=names.tile_text(tile), at_once=True)


def renamed(old: str, new: str) -> tuple[Motion, ...]:
    """A thing goes to its new place, where it has another name. Both happen at once."""
    return Depart(old, new), Arrive(new, old)


def spent_way(event: events.TileUsed | events.Dropped, view: LoaView) -> tuple[Motion, ...]:
    """A used tile goes over the tray and out of the game: of several like ones the last, of a stack nothing is seen."""
    card = view.seats[event.seat]
    left = card.count(event.tile)
    if card.tiles + 1 > MOST_TILES and left:
        return ()
    return (Walk(names.TileRef(event.seat, event.tile, left).id, (layout.TRAY.middle,)),)


# Dice


def picked_ways(event: events.Picked) -> list[Motion]:
    """Out of the pool; the compulsory dice lie in the tray already."""
    types = [die for die, count in zip(DICE, event.dice, strict=True) for _ in range(count)]
    further = list(enumerate(types))[event.compulsory :]
    return [Arrive(DieRef(position).id, PoolRef(die).id) for position, die in further]


def rolled(event: events.Rolled) -> Told:
    """LOA-16: all dice of a handful tumble together. One and two are zombies or bangs; other faces are alike."""
    tumbles = [Tumble(DieRef(die.position).id, names.die_symbol(die.die, die.face)) for die in event.dice]
    counts = Counter((die.die if die.face in ZOMBIES else "", die.face) for die in event.dice if die.face != "blank")
    faces = [names.several(names.face_text(*face), count) for face, count in counts.items()]
    shown = names.listed(faces) if faces else Text("face-nothing")
    return say(event, ROLLED[event.why], *tumbles, cue="throw", faces=shown, at_once=True)


def assigned(event: events.Assigned, view: LoaView) -> Told:
    """LOA-21, LOA-22: ambushes stay, zombies shuffle to the left."""
    zombies, ambushes = sum(ZOMBIES.index(die.face) + 1 for die in event.zombies), len(event.ambushes)
    args: dict[str, int | Who] = {"to": Who(event.to), "zombies": zombies} if zombies else {}
    if ambushes:
        args["ambushes"] = ambushes
    id = "both" if zombies and ambushes else "zombies" if zombies else "ambushes"
    ways = assigned_ways(event, view)
    return say(event, id, *ways, cue="bad" if ambushes else "step", at_once=True, **args)


def assigned_ways(event: events.Assigned, view: LoaView) -> list[Motion]:
    found: list[Motion] = []
    for kind in ZOMBIES:
        movers = [DieRef(die.position).id for die in event.zombies if die.face == kind]
        found += to_front(view, event.to, kind, movers)
    middle = layout.card(len(view.seats), event.seat).front.middle
    places = {thing.id: thing.place for thing in layout.front_dice(view, event.seat)}
    ids = [DieRef(position).id for position in event.ambushes]
    return found + [Walk(id, (places.get(id, middle),)) for id in ids]


def to_front(view: LoaView, seat: int, kind: str, movers: list[str]) -> list[Motion]:
    """Dice come to lie in front of a player, each under a new name or on the stack of its kind."""
    there = [thing for thing in layout.front_dice(view, seat) if thing.kind == kind]
    if there and there[0].many > 1:
        return [Depart(mover, there[0].id) for mover in movers]
    pairs = zip(movers, there[-len(movers) :], strict=False)
    return [motion for mover, thing in pairs for motion in renamed(mover, thing.id)]


def moved(event: events.Moved, view: LoaView) -> Told:
    """Dice shuffle to the left neighbour."""
    ways: list[Motion] = []
    count = event.ones + event.twos
    before = len(layout.loose_dice(view, event.seat)) + count
    for kind, some in zip(ZOMBIES, (event.ones, event.twos), strict=True):
        ways += to_front(view, event.to, kind, leavers(view, event.seat, kind, some, before))
    return say(event, f"moved-{event.by}", *ways, cue="step", at_once=True, to=Who(event.to), count=count)


def leavers(view: LoaView, seat: int, kind: str, count: int, before: int) -> list[str]:
    """The dice that have left, of so many before: the last of their kind, or the whole stack if none of it is left."""
    left = view.seats[seat].front[ZOMBIES.index(kind)]
    if layout.is_crowded(len(view.seats), seat, before):
        return [FrontRef(seat, kind, 0).id] if count and not left else []
    return [FrontRef(seat, kind, left + number).id for number in range(count)]


def shot_ways(event: events.Shot, view: LoaView) -> list[Motion]:
    """What a bang does: the die goes to the pool, or keeps one zombie. LOA-27, LOA-33"""
    seat, target = event.seat, event.target
    if event.position is not None:
        return [Depart(DieRef(event.position).id, PoolRef(target).id)]
    now = len(layout.loose_dice(view, seat))
    if target == "one":
        return [Depart(id, PoolRef("zombie").id) for id in leavers(view, seat, target, 1, now + 1)]
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
        return say(event, "risen-nothing", tumble, cue="throw")
    there = [thing.id for thing in layout.front_dice(view, to) if thing.kind == face]
    ways = [Depart("risen", id) for id in there[-1:]]
    return say(event, "risen", tumble, *ways, cue="throw", to=Who(to), count=ZOMBIES.index(face) + 1)
