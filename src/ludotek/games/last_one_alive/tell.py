"""What happened in words, motions and sounds. Nothing is secret, so everybody is told the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from ludotek.games.last_one_alive import layout, things
from ludotek.games.last_one_alive.board import COLOURS, DICE, DRAWS, FACES
from ludotek.games.last_one_alive.journeys import drawn_way, gone_from_front, rolled_dice, spent_tile, to_the_left, walk
from ludotek.games.last_one_alive.moves import move_of
from ludotek.games.last_one_alive.terms import HERO, card_id, die_id, drawn_text, face_text, several, tile_text
from ludotek.games.last_one_alive.view import LoaView
from ludotek.games.last_one_alive.words import handful, listed, together
from ludotek.kernel import LooseEvent, Text, Who
from ludotek.scene import Cue, Motion, Told, Tumble, TurnOver

SILENT = frozenset(("thrown", "draws", "marked", "taken_back", "turn", "passed"))  # the prompt and the picture say it
SEAT_TOLD: dict[str, tuple[str, Cue]] = {  # events with a seat only
    "first": ("told-first", ""),
    "set_up_again": ("told-set-up-again", "bad"),
    "starting_zombie": ("told-starting-zombie", "bad"),
    "overpowered": ("told-overpowered", "bad"),
    "left": ("told-left", ""),
}
MOVED_BY = ("rocket", "tile", "result")


def tell(event: LooseEvent, view: LoaView) -> Told | None:
    kind = event.kind
    if kind in SILENT:
        return None
    if kind in SEAT_TOLD:
        id, cue = SEAT_TOLD[kind]
        return Told(Text(id, {"who": Who(event["seat"])}), event["seat"], cue=cue)
    return TELLERS[kind](event, view)


# Tiles


def drawn(event: LooseEvent, view: LoaView) -> Told:
    seat, tile = event["seat"], DRAWS[event["tile"]]
    way = drawn_way(view, seat, tile)
    if tile in ("apocalypse", "night", "day"):
        return Told(Text(f"told-drawn-{tile}", {"who": Who(seat)}), seat, way, "good" if tile == "day" else "bad")
    in_set_up = event["why"] == 0  # the side is still to be chosen, LOA-04
    text = Text("told-drawn", {"who": Who(seat), "tile": drawn_text(event["tile"])}) if in_set_up else None
    return Told(text, seat, way, "card")


def placed(event: LooseEvent, view: LoaView) -> Told:
    seat, side = event["seat"], ("item", "barricade")[event["side"]]
    return Told(Text(f"told-placed-{side}", {"who": Who(seat), "tile": tile_text(event["tile"])}), seat, cue="place")


def level(event: LooseEvent, view: LoaView) -> Told:
    """LOA-71: another hand comes out of a grave, or goes back."""
    now, before = event["level"], event["before"]
    rises = now > before
    graves = range(before, now) if rises else range(now, before)
    turns: tuple[Motion, ...] = tuple(TurnOver(f"level-{n}", "grave-risen" if rises else "grave-quiet") for n in graves)
    return Told(
        Text("told-level-up" if rises else "told-level-down", {"level": now}), None, turns, "turn", at_once=True
    )


def hero_got(event: LooseEvent, view: LoaView) -> Told:
    seat, why = event["seat"], ("start", "bangs", "life")[event["why"]]
    return Told(Text(f"told-hero-{why}", {"who": Who(seat)}), seat, cue="good")


def tile_used(event: LooseEvent, view: LoaView) -> Told:
    seat, tile, code = event["seat"], event["tile"], event["code"]
    if tile == HERO:
        text = Text("told-hero-used", {"who": Who(seat), "count": code.bit_count()})
    else:
        text = Text(f"told-use-{use_of(code)}", {"who": Who(seat)})
    return Told(text, seat, spent_tile(view, seat, tile), "card")


def use_of(code: int) -> str:
    move = move_of(code)
    if move.kind != "reroll":
        return move.kind
    return "pistol-again" if (move.choice or "").startswith("shot") else "axe-again"


def dropped(event: LooseEvent, view: LoaView) -> Told:
    seat, tile = event["seat"], event["tile"]
    text = Text("told-dropped", {"who": Who(seat), "tile": tile_text(tile)})
    return Told(text, seat, spent_tile(view, seat, tile), "card")


# Dice


def picked(event: LooseEvent, view: LoaView) -> Told:
    seat = event["seat"]
    dice = handful([event[die] for die in DICE])
    return Told(Text("told-picked", {"who": Who(seat), "dice": dice}), seat, cue="place")


def rolled(event: LooseEvent, view: LoaView) -> Told:
    """All dice of a handful tumble together. LOA-16"""
    seat = event["seat"]
    dice = rolled_dice(event)
    tumbles = tuple(Tumble(die_id(at), f"die-{die}-{face}") for at, die, face in dice)
    counts = Counter((die if face in ("one", "two") else "", face) for _, die, face in dice)
    faces = [several(face_text(die, face), count) for (die, face), count in counts.items() if face != "blank"]
    shown = listed(faces) if faces else Text("face-nothing")
    id = ("told-rolled", "told-rolled-again", "told-rolled-plus")[event["why"]]
    return Told(Text(id, {"who": Who(seat), "faces": shown}), seat, tumbles, "throw", at_once=True)


def assigned(event: LooseEvent, view: LoaView) -> Told:
    """LOA-21, LOA-22: ambushes stay, zombies shuffle to the left."""
    seat, to = event["seat"], event["to"]
    zombies = event["ones"] + 2 * event["twos"]
    ambushes = event["zombie"] + event["item"] + event["barricade"]
    id = "told-both" if zombies and ambushes else "told-zombies" if zombies else "told-ambushes"
    args: dict[str, int | Who] = {"who": Who(seat)}
    if zombies:
        args |= {"to": Who(to), "zombies": zombies}
    if ambushes:
        args["ambushes"] = ambushes
    return Told(Text(id, args), seat, assigned_ways(event, view), "bad" if ambushes else "step", at_once=True)


def assigned_ways(event: LooseEvent, view: LoaView) -> tuple[Motion, ...]:
    seat, to = event["seat"], event["to"]
    where = {int(at): value // 64 for at, value in event.facts.items() if at.isdigit()}
    ambushes = [at for at, side in where.items() if side == 1]
    zombies = [at for at, side in where.items() if side == 2]
    return (*arrivals(view, to, zombies), *arrivals(view, seat, ambushes))


def arrivals(view: LoaView, seat: int, positions: list[int]) -> tuple[Motion, ...]:
    """Dice of the tray come to lie in front of a player, as far right as there is room."""
    places = layout.in_front(len(view.seats), seat, max(len(things.fronts(view, seat)), 1))
    return tuple(walk(die_id(at), places[max(n - len(positions), -len(places))]) for n, at in enumerate(positions))


def bangs(event: LooseEvent, view: LoaView) -> Told:
    seat = event["seat"]
    return Told(Text("told-bangs", {"who": Who(seat), "count": event["bangs"]}), seat)


def ambush(event: LooseEvent, view: LoaView) -> Told:
    seat = event["seat"]
    place = layout.front(len(view.seats), seat).middle
    return Told(Text("told-new-ambush", {"who": Who(seat)}), seat, (walk(die_id(event["position"]), place),), "bad")


def bang(event: LooseEvent, view: LoaView) -> Told:
    seat, target = event["seat"], move_of(event["code"]).choice or ""
    kind = target if target in things.ZOMBIES else ""
    id = "told-bang-zombie" if kind else "told-bang-ambush"
    motions = gone_from_front(view, seat, kind, event["position"])
    return Told(Text(id, {"who": Who(seat), "left": event["left"]}), seat, motions, "knock")


def cut(event: LooseEvent, view: LoaView) -> Told:
    seat = event["seat"]
    return Told(Text("told-cut", {"who": Who(seat)}), seat, gone_from_front(view, seat, "", event["position"]), "knock")


def moved(event: LooseEvent, view: LoaView) -> Told:
    seat, to = event["seat"], event["to"]
    count = event["ones"] + event["twos"]
    text = Text(f"told-moved-{MOVED_BY[event['by']]}", {"who": Who(seat), "to": Who(to), "count": count})
    return Told(text, seat, to_the_left(view, seat, to, event["ones"], event["twos"]), "step", at_once=True)


# Life and death


def medikit(event: LooseEvent, view: LoaView) -> Told:
    seat, face = event["seat"], FACES[event["face"]]
    id = "told-saved" if event["saved"] else "told-not-saved"
    text = Text(id, {"who": Who(seat), "face": face_text("shot", face)})
    return Told(text, seat, (Tumble("medikit-die", f"die-shot-{face}"),), "good" if event["saved"] else "bad")


def life_lost(event: LooseEvent, view: LoaView) -> Told:
    seat = event["seat"]
    return Told(Text("told-life-lost", {"who": Who(seat), "left": event["left"] + 1}), seat, cue="bad")


def eliminated(event: LooseEvent, view: LoaView) -> Told:
    """LOA-62: the card is turned over."""
    seat = event["seat"]
    turned = TurnOver(card_id(seat), f"zombie-{COLOURS[seat]}")
    return Told(Text("told-eliminated", {"who": Who(seat)}), seat, (turned,), "bad")


def zombie_roll(event: LooseEvent, view: LoaView) -> Told:
    """LOA-111"""
    seat, to, face = event["seat"], event["to"], FACES[event["face"]]
    tumble = Tumble("risen", f"die-zombie-{face}")
    zombies = {"one": 1, "two": 2}.get(face, 0)
    if not zombies:
        return Told(Text("told-risen-nothing", {"who": Who(seat)}), seat, (tumble,), "throw")
    text = Text("told-risen", {"who": Who(seat), "to": Who(to), "count": zombies})
    return Told(text, seat, (tumble, walk("risen", layout.front(len(view.seats), to).middle)), "throw")


def scored(event: LooseEvent, view: LoaView) -> Told:
    seat = event["seat"]
    id = "told-scored-hero" if event["hero"] else "told-scored"
    return Told(Text(id, {"who": Who(seat), "points": event["points"]}), seat)


def over(event: LooseEvent, view: LoaView) -> Told:
    winners = [seat for seat in range(len(COLOURS)) if event["winners"] >> seat & 1]
    id = "told-shared" if len(winners) > 1 else "told-won" if event["ending"] == 1 else "told-won-points"
    return Told(Text(id, {"who": together(winners)}), winners[0] if len(winners) == 1 else None, cue="win")


TELLERS: dict[str, Callable[[LooseEvent, LoaView], Told]] = {
    teller.__name__: teller
    for teller in (
        drawn, placed, level, hero_got, tile_used, dropped, picked, rolled, assigned, bangs, ambush, bang, cut, moved,
        medikit, life_lost, eliminated, zombie_roll, scored, over,
    )
}  # fmt: skip
