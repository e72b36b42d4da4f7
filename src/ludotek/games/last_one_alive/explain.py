"""Why something that was touched in the picture cannot be chosen now: the move that was meant, and its refusal.

What things are and do is in `things.toml`.
"""

from ludotek.game import Ref
from ludotek.games.last_one_alive import names
from ludotek.games.last_one_alive.board import DICE, DIE_SIDES, FACES, LETTERS, SIGNS, TILES
from ludotek.games.last_one_alive.moves import NAMED, Kind, LoaMove
from ludotek.games.last_one_alive.refusals import NOT_ROLLED, reason
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Refusal, refuse
from ludotek.scene import DieFace

USE: dict[str, tuple[Kind, str | None]] = {  # what a tile is for; after the roll, if it has two uses
    "axe": ("reroll", "barricade 0"), "chainsaw": ("cut", "zombie"), "pistol": ("reroll", "shot 0"),
    "rocket": ("rocket", "0"), "barricade": ("barricade", "one"), "radio": ("radio", None),
    "medikit": ("medikit", None),
}  # fmt: skip


def explain_choice(view: LoaView, things: tuple[Ref, ...]) -> Refusal | None:
    """What the rules say of this tile, this die and this moment."""
    for thing in things:
        if isinstance(thing, names.TileRef | names.HeroRef) and thing.seat != view.seat:
            return refuse("not_yours", "LOA-40")
        if isinstance(thing, names.FrontRef) and thing.seat != view.seat:  # nobody's: they only lie there
            return None
        meant = meant_by(view, thing)
        if meant is not None:
            move = LoaMove(kind=meant[0], choice=meant[1])
            return None if move in [NAMED[action] for action in view.legal] else reason(view, move)
    return None


def meant_by(view: LoaView, thing: Ref) -> tuple[Kind, str | None] | None:
    """Kind and choice of the move that somebody who touches this thing has in mind."""
    aim: Kind = "push" if view.stage == "barricade" else "shoot"  # for a die in front
    match thing:
        case names.PoolRef(name=die):
            return "pick", LETTERS[DICE.index(die)] if die in DICE else ""
        case names.BAG | names.NEXT_TILE:
            return "draw", None
        case names.SideRef(name=side):
            return "side", side
        case names.HeroRef():
            return "throw", None
        case names.TileRef(tile=tile) if tile in TILES and view.stage == "limit":
            return "drop", tile
        case names.TileRef(tile="axe" | "chainsaw" | "pistol" as tile) if view.stage in NOT_ROLLED:
            return tile, None
        case names.TileRef(tile=tile):
            return USE.get(tile)
        case names.FrontRef(kind=kind):
            return aim, kind
        case names.DieRef(index=position) if 0 <= position < len(view.dice):
            one = view.dice[position]
            is_ambush = one.lies == "front" and not one.is_rolling
            return (aim, one.die) if is_ambush else reroll_of(view, position)
    return None


def reroll_of(view: LoaView, position: int) -> tuple[Kind, str]:
    """A die in the tray is to be re-rolled, by the Hero or by a tile."""
    die = view.dice[position].die
    is_heroic = view.stage in ("post", "mark") and view.mover.has_hero
    if is_heroic or die not in ("shot", "barricade"):
        return "mark", str(position)
    return "reroll", f"{die} {sum(other.die == die for other in view.dice[:position])}"


def die_faces(view: LoaView, die: str) -> tuple[DieFace, ...]:
    """LOA-R51: each face with the number of sides that show it."""
    sides = DIE_SIDES[DICE.index(die)]
    shown = [(FACES[SIGNS.index(sign)], sides.count(sign)) for sign in dict.fromkeys(sides)]
    return tuple(DieFace(names.die_symbol(die, face), names.face_text(die, face), count) for face, count in shown)
