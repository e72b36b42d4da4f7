"""Why something that was touched in the picture cannot be chosen now."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.last_one_alive import things
from ludotek.games.last_one_alive.board import LETTERS, TILES
from ludotek.games.last_one_alive.moves import LoaMove, action_of
from ludotek.games.last_one_alive.positions import position_of, state_of
from ludotek.games.last_one_alive.refusals import refuse
from ludotek.games.last_one_alive.rules.turns import LoaState
from ludotek.games.last_one_alive.terms import die_id
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import CHANCE, Refusal, Text, Who

TOUCHABLE = ("die-", "front-", "tile-", "hero-", "pool-", "bag", "next-tile", "side-")


def explain(view: LoaView, touched: tuple[str, ...]) -> Refusal | None:
    """LOA-11, or what the rules say of this tile, this die and this moment."""
    if view.stage == "over" or not any(thing.startswith(TOUCHABLE) for thing in touched):
        return None
    if view.actor == CHANCE:
        return Refusal("wait", Text("refuse-wait"), "LOA-11")
    if view.viewer is not None and view.viewer != view.actor:
        return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.actor)}), "LOA-10")
    for thing in touched:
        if is_of_others(view, thing):
            return Refusal("not_yours", Text("refuse-not-yours"), "LOA-40")
        move = meant_by(view, thing)
        if move is not None:
            state = state_for(view)
            return None if action_of(state, move) is not None else refuse(state, move)
    return None


@lru_cache(maxsize=2)  # many things of one picture may be asked about; nothing here changes the state
def state_for(view: LoaView) -> LoaState:
    return state_of(position_of(view))


def is_of_others(view: LoaView, thing: str) -> bool:
    """Tiles, heroes and dice of another player."""
    kind, _, rest = thing.partition("-")
    seat = rest.partition("-")[0]
    return kind in ("tile", "hero", "front") and seat != str(view.seat)


def meant_by(view: LoaView, thing: str) -> LoaMove | None:
    """The move that somebody who touches this thing has in mind."""
    kind, _, rest = thing.partition("-")
    if kind == "pool":
        return LoaMove(kind="pick", choice=letter_of(rest))
    if kind in ("bag", "next"):
        return LoaMove(kind="draw")
    if kind == "side":
        return LoaMove(kind="side", choice=rest)
    if kind == "hero":
        return LoaMove(kind="throw")
    if kind == "tile":
        name = rest.partition("-")[2].partition("-")[0]
        return use_of(view, name) if name in TILES else None
    return die_move(view, thing)


def letter_of(die: str) -> str:
    return next((letter for letter in LETTERS if die.upper().startswith(letter)), "")


def use_of(view: LoaView, tile: str) -> LoaMove | None:
    """Before the roll a tile's first use, after it the second one."""
    is_before = view.stage in ("side", "pre", "pick")
    if view.stage == "limit":
        return LoaMove(kind="drop", choice=tile)
    if tile == "rocket":
        return LoaMove(kind="rocket", choice="0")
    if tile == "barricade":
        return LoaMove(kind="barricade", choice="one")
    if tile == "chainsaw":
        return LoaMove(kind="chainsaw") if is_before else LoaMove(kind="cut", choice="zombie")
    if tile == "axe":
        return LoaMove(kind="axe") if is_before else LoaMove(kind="reroll", choice="barricade 0")
    if tile == "pistol":
        return LoaMove(kind="pistol") if is_before else LoaMove(kind="reroll", choice="shot 0")
    return LoaMove(kind="radio") if tile == "radio" else LoaMove(kind="medikit")


def die_move(view: LoaView, thing: str) -> LoaMove | None:
    """A die in front is to be shot or pushed, a die in the tray to be re-rolled."""
    lying = next((die for die in things.fronts(view, view.seat) if die.id == thing), None)
    if lying is not None:
        target = lying.kind.removeprefix("ambush-")
        return LoaMove(kind="push" if view.stage == "barricade" else "shoot", choice=target)
    position = next((at for at in range(len(view.dice)) if die_id(at) == thing), None)
    return None if position is None else reroll_move(view, position)


def reroll_move(view: LoaView, position: int) -> LoaMove:
    die = view.dice[position].die
    number = sum(other.die == die for other in view.dice[:position])
    face = view.seats[view.seat]
    is_heroic = view.stage in ("post", "mark") and face.has_hero
    if is_heroic or die not in ("shot", "barricade"):
        return LoaMove(kind="mark", choice=str(position))
    return LoaMove(kind="reroll", choice=f"{die} {number}")
