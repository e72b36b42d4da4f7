"""Why something that was touched in the picture cannot be chosen now: the move that was meant, and its refusal."""

from __future__ import annotations

from ludotek.game import Ref
from ludotek.games.last_one_alive import names
from ludotek.games.last_one_alive.board import DICE, LETTERS, TILES
from ludotek.games.last_one_alive.moves import LoaMove, named
from ludotek.games.last_one_alive.refusals import no, refuse
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Refusal

WAIT = no("wait", "LOA-11")
FIRST_USE = {  # a tile before the roll
    "axe": LoaMove(kind="axe"),
    "chainsaw": LoaMove(kind="chainsaw"),
    "pistol": LoaMove(kind="pistol"),
}
USE = {  # a tile after it, or at any time
    "axe": LoaMove(kind="reroll", choice="barricade 0"),
    "chainsaw": LoaMove(kind="cut", choice="zombie"),
    "pistol": LoaMove(kind="reroll", choice="shot 0"),
    "rocket": LoaMove(kind="rocket", choice="0"),
    "barricade": LoaMove(kind="barricade", choice="one"),
    "radio": LoaMove(kind="radio"),
    "medikit": LoaMove(kind="medikit"),
}


def explain_choice(view: LoaView, things: tuple[Ref, ...]) -> Refusal | None:
    """What the rules say of this tile, this die and this moment."""
    for thing in things:
        if isinstance(thing, names.TileRef | names.HeroRef | names.FrontRef) and thing.seat != view.seat:
            return no("not_yours", "LOA-40")
        move = meant_by(view, thing)
        if move is not None:
            return None if move in map(named, view.legal) else refuse(view, move)
    return None


def meant_by(view: LoaView, thing: Ref) -> LoaMove | None:
    """The move that somebody who touches this thing has in mind."""
    match thing:
        case names.PoolRef(die=die):
            return LoaMove(kind="pick", choice=LETTERS[DICE.index(die)] if die in DICE else "")
        case names.BagRef() | names.NextTileRef():
            return LoaMove(kind="draw")
        case names.SideRef(side=side):
            return LoaMove(kind="side", choice=side)
        case names.HeroRef():
            return LoaMove(kind="throw")
        case names.TileRef(tile=tile):
            return use_of(view, tile) if tile in TILES else None
        case names.FrontRef(kind=kind):
            return aimed_at(view, kind)
        case names.DieRef(position=position) if 0 <= position < len(view.dice):
            one = view.dice[position]
            is_ambush = one.lies == "front" and not one.is_rolling
            return aimed_at(view, one.die) if is_ambush else reroll_of(view, position)
    return None


def use_of(view: LoaView, tile: str) -> LoaMove:
    """Before the roll a tile's first use, after it the second one."""
    if view.stage == "limit":
        return LoaMove(kind="drop", choice=tile)
    is_before = view.stage in ("side", "pre", "pick")
    return FIRST_USE.get(tile, USE[tile]) if is_before else USE[tile]


def aimed_at(view: LoaView, target: str) -> LoaMove:
    """A die in front is to be shot or pushed."""
    return LoaMove(kind="push" if view.stage == "barricade" else "shoot", choice=target)


def reroll_of(view: LoaView, position: int) -> LoaMove:
    """A die in the tray is to be re-rolled, by the Hero or by a tile."""
    die = view.dice[position].die
    is_heroic = view.stage in ("post", "mark") and view.mover.has_hero
    if is_heroic or die not in ("shot", "barricade"):
        return LoaMove(kind="mark", choice=str(position))
    number = sum(other.die == die for other in view.dice[:position])
    return LoaMove(kind="reroll", choice=f"{die} {number}")
