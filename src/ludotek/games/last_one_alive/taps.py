"""Every other choice: its words, and the things in the picture that can be tapped for it."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.games.last_one_alive import layout, things
from ludotek.games.last_one_alive.board import DICE, TILES
from ludotek.games.last_one_alive.moves import LoaMove, move_of
from ludotek.games.last_one_alive.terms import (
    AMBUSH_DICE,
    die_id,
    die_text,
    face_text,
    hero_id,
    pool_id,
    target_text,
    tile_text,
)
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Text
from ludotek.scene import Choice, Lead

AXE, CHAINSAW, ROCKET, PISTOL, MEDIKIT, RADIO, BARRICADE = range(7)
WORTH = {"one": 1, "two": 2, "plus": 1}  # face of a shot die -> bangs that it shows
BEFORE = {"axe": AXE, "chainsaw": CHAINSAW, "pistol": PISTOL, "radio": RADIO}  # used before rolling, without a target


def choice_of(view: LoaView, action: int) -> Choice:
    move = move_of(action)
    make = MAKERS.get(move.kind, plain)
    return make(view, action, move)


def plain(view: LoaView, action: int, move: LoaMove) -> Choice:
    """Pass, a side, a tile before rolling, a draw, a Medikit, a tile to drop."""
    kind, choice = move.kind, move.choice or ""
    if kind == "pass":
        pool = tuple(pool_id(die) for die in DICE) if view.stage == "pre" else ()
        return Choice(action, Text(f"choose-pass-{view.stage}"), pool)
    if kind == "side":
        label = Text(f"choose-side-{choice}", {"tile": tile_text(view.pending or 0)})
        return Choice(action, label, (f"side-{choice}",))
    if kind == "draw":
        return Choice(action, Text(f"choose-draw-{view.stage}"), ("bag", "next-tile"))
    if kind == "drop":
        tile = TILES.index(choice)
        return Choice(action, Text("choose-drop", {"tile": tile_text(tile)}), own_tiles(view, tile))
    tile = BEFORE.get(kind, MEDIKIT)
    return Choice(action, Text(f"choose-{kind}"), own_tiles(view, tile))


def own_tiles(view: LoaView, tile: int) -> tuple[str, ...]:
    return things.tile_things(view, view.seat, tile)


# Moving dice to the left neighbour


def rocket(view: LoaView, action: int, move: LoaMove) -> Choice:
    """LOA-54: half of the dice, rounded up; the code says how many of them show two zombies."""
    twos = int(move.choice or 0)
    ones = (sum(view.seats[view.seat].front) + 1) // 2 - twos
    kinds = [kind for kind, count in (("one", ones), ("two", twos)) if count]
    front = tuple(id for kind in kinds for id in things.front_things(view, view.seat, kind))
    leads = (*leads_left(view, "one", ones), *leads_left(view, "two", twos))
    if len(kinds) == 2:
        label = Text("choose-rocket-both", {"ones": ones, "twos": twos})
    else:
        label = Text(f"choose-rocket-{kinds[0]}", {"count": ones or twos})
    return Choice(action, label, (*own_tiles(view, ROCKET), *front), leads)


def push(view: LoaView, action: int, move: LoaMove) -> Choice:
    """LOA-30, LOA-59: by a barricade result, or by a Barricade tile."""
    kind = move.choice or ""
    by_tile = move.kind == "barricade"
    label = Text("choose-barricade" if by_tile else "choose-push", {"die": target_text(kind)})
    tiles = own_tiles(view, BARRICADE) if by_tile else ("force-results",)
    about = (*tiles, *things.front_things(view, view.seat, kind))
    return Choice(action, label, about, leads_left(view, kind, 1))


def leads_left(view: LoaView, kind: str, count: int) -> tuple[Lead, ...]:
    """The last dice of a kind, as they would lie in front of the left neighbour."""
    to = things.left_of(view, view.seat)
    there = things.loose_fronts(view, to)
    places = layout.in_front(len(view.seats), to, len(there) + count)[len(there) :]
    movers = things.front_things(view, view.seat, kind)[-count:] if count else ()
    return tuple(Lead(id, x, y) for id, (x, y) in zip(movers, places, strict=False))


# Bangs, Chainsaw, re-rolls, the Hero


def shoot(view: LoaView, action: int, move: LoaMove) -> Choice:
    target = move.choice or ""
    label = Text("choose-shoot", {"die": target_text(target)})
    return Choice(action, label, ("force-bangs", *aimed_at(view, target)))


def cut(view: LoaView, action: int, move: LoaMove) -> Choice:
    target = move.choice or ""
    label = Text("choose-cut", {"die": target_text(target)})
    return Choice(action, label, (*own_tiles(view, CHAINSAW), *aimed_at(view, target)))


def aimed_at(view: LoaView, target: str) -> tuple[str, ...]:
    kind = f"ambush-{target}" if target in AMBUSH_DICE else target
    return things.front_things(view, view.seat, kind)


def reroll(view: LoaView, action: int, move: LoaMove) -> Choice:
    """LOA-51, LOA-56: the number is the die's among those of its type."""
    kind, _, number = (move.choice or "").partition(" ")
    position = [at for at, die in enumerate(view.dice) if die.die == kind][int(number)]
    tile = PISTOL if kind == "shot" else AXE
    label = Text(f"choose-reroll-{kind}", {"number": int(number) + 1, "face": shown(view, position)})
    return Choice(action, label, (*own_tiles(view, tile), die_id(position)))


def mark(view: LoaView, action: int, move: LoaMove) -> Choice:
    """LOA-45: the Hero re-rolls the dice that are marked; a tap marks one, another takes it back."""
    position = int(move.choice or 0)
    die = die_text(view.dice[position].die)
    id = "choose-mark" if move.kind == "mark" else "choose-take-back"
    label = Text(id, {"number": position + 1, "die": die, "face": shown(view, position)})
    return Choice(action, label, (die_id(position),))


def throw(view: LoaView, action: int, move: LoaMove) -> Choice:
    count = sum(die.is_marked for die in view.dice)
    return Choice(action, Text("choose-throw", {"count": count}), (hero_id(view.seat),), preset=True)


def shown(view: LoaView, position: int) -> Text:
    """Its face; of a shot die that was rolled on, all its bangs. LOA-R29"""
    die = view.dice[position]
    if die.bangs > WORTH.get(die.face or "blank", 0):
        return Text("face-bangs", {"count": die.bangs})
    return face_text(die.die, die.face or "blank")


MAKERS: dict[str, Callable[[LoaView, int, LoaMove], Choice]] = {
    "rocket": rocket,
    "barricade": push,
    "push": push,
    "shoot": shoot,
    "cut": cut,
    "reroll": reroll,
    "mark": mark,
    "take_back": mark,
    "throw": throw,
}
