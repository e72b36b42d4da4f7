"""What happened in words, motions and sounds. Nothing is secret, so everybody is told the same.

A view shows where things have arrived. A thing that is called otherwise in its new place departs to it, and arrives.
"""

from collections import Counter

from ludotek.kernel import Event, SeatEvent, Text, Who, listed
from ludotek.scene import Arrive, Cue, Depart, Motion, Told, Tumble, TurnOver, Walk, told, told_by

from . import events, layout, names
from .board import COLOURS, DICE, ZOMBIES
from .names import DieRef, FrontRef, HeroRef, PoolRef
from .rules.plan import MOST_TILES
from .view import LoaView
from .words import handful

SECOND_USE = {"axe": "axe-again", "pistol": "pistol-again", "chainsaw": "cut"}
ROLLED = {"first": "told-rolled", "again": "told-rolled-again", "plus": "told-rolled-plus"}
Motions = tuple[Motion, ...]


def tell_event(event: Event, view: LoaView) -> Told | None:
    """Life and death, tiles, dice. Of a single die, a pass or a new turn the picture says enough."""
    seat = event.seat if isinstance(event, SeatEvent) else 0
    match event:
        case events.LevelChanged():
            return level_changed(event)
        case events.Over():
            return over(event)
        case events.Done(what="eliminated"):  # LOA-62: the card is turned over
            turn = TurnOver(names.CardRef(seat).id, f"zombie-{COLOURS[seat]}")
            return told_by(seat, "told-eliminated", turn, cue="bad")
        case events.Done(what="starting-zombie"):
            way = Arrive(FrontRef(seat, "one", 0).id, PoolRef("zombie").id)
            return told_by(seat, "told-starting-zombie", way, cue="bad")
        case events.Done(what="hero-start" | "hero-bangs" | "hero-life" as what):
            return told_by(seat, f"told-{what}", Arrive(HeroRef(seat).id, "heroes"), cue="good")
        case events.Done(what=what):
            return told_by(seat, f"told-{what}", cue="" if what in ("first", "left") else "bad")
        case events.Counted(what="life-lost", count=left):
            return told_by(seat, "told-life-lost", cue="bad", left=left)
        case events.Scored(points=points, has_hero=has_hero):
            return told_by(seat, "told-scored-hero" if has_hero else "told-scored", points=points)
        case events.MedikitRolled(face=face, is_saved=is_saved):
            tumble, home = Tumble("medikit-die", names.die_symbol("shot", face)), Depart("medikit-die", "pool-shot")
            id = "told-saved" if is_saved else "told-not-saved"
            cue: Cue = "good" if is_saved else "bad"
            return told_by(seat, id, tumble, home, cue=cue, face=names.face_text("shot", face))
    return tell_tile(seat, event, view) or tell_dice(seat, event, view)


def tell_tile(seat: int, event: Event, view: LoaView) -> Told | None:
    match event:
        case events.Drawn():
            return drawn(event, view)
        case events.Placed():
            return placed(event, view)
        case events.Counted(what="hero-used", count=count):
            way = Walk(HeroRef(seat).id, (layout.TRAY.middle,))
            return told_by(seat, "told-hero-used", way, cue="card", count=count)
        case events.TileUsed(tile=tile, how="dropped"):
            return told_by(seat, "told-dropped", *spent_way(seat, tile, view), cue="card", tile=Text(f"tile-{tile}"))
        case events.TileUsed(tile=tile, how=how):
            id = f"told-use-{SECOND_USE[tile] if how == 'second' else tile}"
            dice = [Arrive("medikit-die", PoolRef("shot").id)] if tile == "medikit" else []
            return told_by(seat, id, *spent_way(seat, tile, view), *dice, cue="card")
    return None


def tell_dice(seat: int, event: Event, view: LoaView) -> Told | None:
    match event:
        case events.Picked(dice=counts, compulsory=there):  # out of the pool; the compulsory dice lie there already
            types = [die for die, count in zip(DICE, counts, strict=True) for _ in range(count)]
            room = [Walk(DieRef(n).id, (layout.in_tray(n, len(types)),)) for n in range(there)]
            taken = [Arrive(DieRef(n).id, PoolRef(die).id) for n, die in enumerate(types) if n >= there]
            return told_by(seat, "told-picked", *room, *taken, cue="place", dice=handful(counts), at_once=True)
        case events.Rolled(why=why, dice=dice):  # LOA-16: all dice of a handful tumble together
            tumbles = [Tumble(DieRef(die.position).id, names.die_symbol(die.die, die.face)) for die in dice]
            return told_by(seat, ROLLED[why], *tumbles, cue="throw", faces=faces_of(dice), at_once=True)
        case events.Assigned():
            return assigned(event, view)
        case events.TurnBegun() if view.stage in ("pre", "pick"):  # LOA-12: the compulsory dice
            comes = [Arrive(DieRef(n).id, PoolRef("zombie").id) for n in range(view.compulsory)]
            return Told(None, seat, tuple(comes), "place", at_once=True)
        case events.DiceReturned():
            return returned(event)
        case events.Counted(count=count):
            return told_by(seat, "told-bangs", count=count)
        case events.AmbushEvent(what="new-ambush", position=position):
            place = layout.card(len(view.seats), seat).front.middle
            return told_by(seat, "told-new-ambush", Walk(DieRef(position).id, (place,)), cue="bad")
        case events.Shot(target=target, left=left):
            id = "told-bang-zombie" if target in ZOMBIES else "told-bang-ambush"
            return told_by(seat, id, *shot_ways(event, view), cue="knock", left=left)
        case events.AmbushEvent(position=position, die=die):
            return told_by(seat, "told-cut", Depart(DieRef(position).id, PoolRef(die).id), cue="knock")
        case events.Moved(to=to, ones=ones, twos=twos, by=by):  # dice shuffle to the left neighbour
            gone = {kind: leavers(view, seat, kind, count) for kind, count in (("one", ones), ("two", twos))}
            ways = [way for kind, ids in gone.items() for way in to_front(view, to, kind, ids)]
            return told_by(seat, f"told-moved-{by}", *ways, cue="step", at_once=True, to=Who(to), count=ones + twos)
        case events.ZombieRoll():
            return zombie_roll(event, view)
    return None


def level_changed(event: events.LevelChanged) -> Told:
    """LOA-71: another hand comes out of a grave, or goes back."""
    low, high = sorted((event.level, event.before))
    id, grave = ("told-level-up", "grave-risen") if event.level == high else ("told-level-down", "grave-quiet")
    turns = (TurnOver(f"level-{n}", grave) for n in range(low, high))
    return told(id, *turns, cue="turn", at_once=True, level=event.level)


def over(event: events.Over) -> Told:
    winners = event.winners
    id = "told-shared" if len(winners) > 1 else "told-won-points" if event.by_points else "told-won"
    text = Text(id, {"who": listed([Who(seat) for seat in winners], "and")})
    return Told(text, winners[0] if len(winners) == 1 else None, cue="win")


def drawn(event: events.Drawn, view: LoaView) -> Told:
    """Out of the bag to its place, and turned over there; if there is none, over the bag.

    LOA-04: in set-up the side is still to be chosen; else Placed tells the rest.
    """
    seat, tile, why = event.seat, event.tile, event.why
    place: str | None = "sky"
    if tile == "apocalypse":
        place = f"aside-{view.apocalypses - 1}" if view.apocalypses else None  # LOA-R46: back in the bag
    elif tile not in ("night", "day"):
        place = names.SideRef("item").id if why == "set_up" else newest_tile(view, seat, tile, why)
    way: Motions = (TurnOver(place or names.NEXT_TILE.id, f"tile-{tile}"),)
    if place is not None:
        way = (Arrive(place, names.NEXT_TILE.id, "tile-back"), *way)
    if tile in ("apocalypse", "night", "day"):
        return told_by(seat, f"told-drawn-{tile}", *way, cue="good" if tile == "day" else "bad")
    if why == "set_up":
        return told_by(seat, "told-drawn", *way, cue="card", tile=Text(f"tile-{tile}"))
    return Told(None, seat, way, "card")


def newest_tile(view: LoaView, seat: int, tile: str, side: str) -> str | None:
    """The last tile of its kind on a card; None if it is one of a stack, or gone again."""
    shown = tile if side == "item" else "barricade"
    found = [thing for thing in layout.tiles(view, seat) if thing.kind == shown]
    return found[-1].id if found and found[-1].many == 1 else None


def placed(event: events.Placed, view: LoaView) -> Told:
    """From its side in the tray to the card (set-up), or turned over where it lies."""
    seat, side = event.seat, event.side
    place = newest_tile(view, seat, event.tile, side)
    way: Motions = ()
    if place is not None and event.in_set_up:
        way = renamed(names.SideRef(side).id, place)
    elif place is not None and side == "barricade":
        way = (TurnOver(place, "tile-barricade"),)
    return told_by(seat, f"told-placed-{side}", *way, cue="place", tile=Text(f"tile-{event.tile}"), at_once=True)


def renamed(old: str, new: str) -> Motions:
    """A thing goes to its new place, where it has another name. Both happen at once."""
    return Depart(old, new), Arrive(new, old)


def spent_way(seat: int, tile: str, view: LoaView) -> Motions:
    """A used tile goes over the tray and out of the game: of several like ones the last, of a stack nothing is seen."""
    card = view.seats[seat]
    left = card.count(tile)
    was_stacked = card.tiles + 1 > MOST_TILES
    return () if was_stacked and left else (Walk(names.TileRef(seat, tile, left).id, (layout.TRAY.middle,)),)


def faces_of(dice: tuple[events.RolledDie, ...]) -> Text | Who:
    """One and two are zombies or bangs; all other faces are alike on all dice."""
    counts = Counter((die.die if die.face in ZOMBIES else "", die.face) for die in dice if die.face != "blank")
    faces = [names.several(names.face_text(*face), count) for face, count in counts.items()]
    return listed(faces, "and") if faces else Text("face-nothing")


def assigned(event: events.Assigned, view: LoaView) -> Told:
    """LOA-21, LOA-22: ambushes stay, zombies shuffle to the left."""
    zombies, ambushes = sum(ZOMBIES.index(die.face) + 1 for die in event.zombies), len(event.ambushes)
    args: dict[str, int | Who] = {"to": Who(event.to), "zombies": zombies} if zombies else {}
    args |= {"ambushes": ambushes} if ambushes else {}
    id = "told-both" if zombies and ambushes else "told-zombies" if zombies else "told-ambushes"
    ways: list[Motion] = []
    for kind in ZOMBIES:
        ways += to_front(view, event.to, kind, [DieRef(die.position).id for die in event.zombies if die.face == kind])
    middle = layout.card(len(view.seats), event.seat).front.middle
    places = {thing.id: thing.place for thing in layout.front_dice(view, event.seat)}
    for die in (DieRef(position).id for position in event.ambushes):
        ways.append(Walk(die, (places.get(die, middle),)))
    return told_by(event.seat, id, *ways, cue="bad" if ambushes else "step", at_once=True, **args)


def returned(event: events.DiceReturned) -> Told:
    """Each die to its like in the pool."""
    goes = [Depart(DieRef(die.position).id, PoolRef(die.die).id) for die in event.tray]
    for kind, count in zip(ZOMBIES, (event.ones, event.twos), strict=True):
        goes += [Depart(FrontRef(event.seat, kind, n).id, PoolRef("zombie").id) for n in range(count)]
    return Told(None, event.seat, tuple(goes), "home", at_once=True)


def to_front(view: LoaView, seat: int, kind: str, movers: list[str]) -> list[Motion]:
    """Dice come to lie in front of a player, each under a new name: the last of its kind."""
    there = [FrontRef(seat, kind, number).id for number in range(view.seats[seat].front[ZOMBIES.index(kind)])]
    pairs = zip(movers, there[-len(movers) :], strict=False)
    return [motion for mover, id in pairs for motion in renamed(mover, id)]


def leavers(view: LoaView, seat: int, kind: str, count: int) -> list[str]:
    """The dice that have left: the last of their kind."""
    left = view.seats[seat].front[ZOMBIES.index(kind)]
    return [FrontRef(seat, kind, left + number).id for number in range(count)]


def shot_ways(event: events.Shot, view: LoaView) -> list[Motion]:
    """What a bang does: the die goes to the pool, or keeps one zombie. LOA-27, LOA-33"""
    seat, target = event.seat, event.target
    if event.position is not None:
        return [Depart(DieRef(event.position).id, PoolRef(target).id)]
    (id,) = leavers(view, seat, target, 1)
    if target == "one":
        return [Depart(id, PoolRef("zombie").id)]
    ones = view.seats[seat].front[0]
    turned = TurnOver(id, names.die_symbol("zombie", "one"))
    return [turned, Depart(id, FrontRef(seat, "one", ones - 1).id)] if ones else [turned]


def zombie_roll(event: events.ZombieRoll, view: LoaView) -> Told:  # LOA-111
    seat, face, to = event.seat, event.face, event.to
    tumble = Tumble("risen", names.die_symbol("zombie", face))
    if face not in ZOMBIES:
        return told_by(seat, "told-risen-nothing", tumble, cue="throw")
    ways = to_front(view, to, face, ["risen"])
    return told_by(seat, "told-risen", tumble, *ways, cue="throw", to=Who(to), count=ZOMBIES.index(face) + 1)
