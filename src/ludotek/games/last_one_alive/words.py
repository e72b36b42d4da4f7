"""Last One Alive in words: prompts, chance outcomes, and choices with the things in the picture that are tapped."""

from collections.abc import Sequence

from ludotek.game import Ref
from ludotek.kernel import CHANCE, Refusal, Text, Who, listed, refuse
from ludotek.scene import Choice, Lead

from . import board, layout, names
from .moves import NAMED, NOT_ROLLED, Kind, LoaMove, refuse_move
from .rules.plan import MOST_TILES
from .view import LoaView

# What players like to roll, the likeliest first, as orders in which dice are taken: fight and defend, attack, a bit of
# all, collect. Four of five picks of easy bots are among them (973 picks).
HANDFULS = (
    "SSSB", "ZZSB", "SSBB", "ZZSS", "BBBS", "SSSZ", "SSBZ", "SIBZ", "ZZZS", "SSSI", "BBSZ", "ZZSI", "BBBI", "BBBZ",
    "SIBS", "IIIS",
)  # fmt: skip
REST = "SBIZ" * 5  # how a handful goes on when a Radio gives more dice
AIMED = {"shot": "shoot", "barricade": "push"}  # stage -> the moves that hit or move a die


def prompt_of(view: LoaView) -> Text:
    """What is going on, said to the viewer: to a seat about itself in the second person."""
    if view.stage == "first":
        return Text("prompt-first")
    if len(view.winners) > 1:
        return Text("prompt-shared", {"who": listed([Who(seat) for seat in view.winners], "and")})
    seat = view.winners[0] if view.winners else view.seat
    kind, args = prompt_parts(view)
    return Text(f"prompt-{kind}{'-you' if view.viewer == seat else ''}", {"who": Who(seat), **args})


def prompt_parts(view: LoaView) -> tuple[str, dict[str, int | Text]]:
    stage = view.stage
    if stage == "over":  # LOA-80: the last one alive; LOA-105: or points, with many alive
        by_points = view.ending == "third_apocalypse"
        return ("points", {"points": view.seats[view.winners[0]].points}) if by_points else ("over", {})
    if view.actor == CHANCE:
        others = "draws" if view.drawing else "medikit-roll" if stage == "medikit" else "rolls-again"
        return stage if stage in ("deal", "roll", "risen") else others, {}
    if stage in AIMED and not any(NAMED[action].kind == AIMED[stage] for action in view.legal):
        # only tiles may be used
        return "shot-clear" if stage == "shot" and view.bangs else f"{stage}-none", {}
    args: dict[str, dict[str, int | Text]] = {
        "side": {"tile": Text(f"tile-{view.pending}")},
        "pick": {"count": view.further, "compulsory": view.compulsory},
        "limit": {"count": view.mover.tiles - MOST_TILES},
        "item": {"count": draws_left(view)},
        "end_draw": {"count": draws_left(view)},
        "shot": {"count": view.bangs},
        "barricade": {"count": view.results},
    }
    return stage, args.get(stage, {})


def outcome_text(view: LoaView, action: int) -> Text:
    """A chance outcome: the first player, a tile out of the bag, or the face of a die."""
    if view.stage == "first":
        return Text(f"colour-{board.COLOURS[action]}")
    if view.drawing:
        return Text(f"tile-{board.DRAWS[action]}")
    die = next((die.die for die in view.dice if die.is_waiting), "shot" if view.stage == "medikit" else "zombie")
    return names.face_text(die, board.FACES[action])


def choices_of(view: LoaView) -> list[Choice]:
    """What can be done comes before doing nothing."""
    moves = sorted(((action, NAMED[action]) for action in view.legal), key=lambda pair: pair[1].kind == "pass")
    if view.stage == "pick":
        presets = list(dict.fromkeys(pick_of(view, wish) for wish in HANDFULS))
        moves.sort(key=lambda pair: presets.index(pair[1].choice) if pair[1].choice in presets else len(presets))
        return [pick_choice(action, move.choice or "", presets) for action, move in moves]
    return [
        Choice(
            action,
            *label_of(view, move),
            preset=move.kind == "throw",
            is_skip=move.kind == "pass" and is_harmless(view),
            sweep=sweep_of(view, move),
            rest=(action,) * (draws_left(view) - 1) if move.kind == "draw" else (),
        )
        for action, move in moves
    ]


def sweep_of(view: LoaView, move: LoaMove) -> Text | None:
    """What it is called to use all results of a kind at once."""
    if move.kind == "draw":
        return Text("choose-draw-all", {"count": draws_left(view)}) if draws_left(view) > 1 else None
    return Text(f"choose-{move.kind}-all") if move.kind in AIMED.values() else None


def draws_left(view: LoaView) -> int:
    """How many tiles can be drawn now, one after the other. LOA-R20"""
    return min(view.items if view.stage == "item" else view.draws, view.bag_size)


def is_harmless(view: LoaView) -> bool:
    """Nothing rolled is given up by going on: only tiles could be used now. A tapped die means what follows."""
    kind = AIMED.get(view.stage)
    has_aim = kind is not None and any(NAMED[action].kind == kind for action in view.legal)
    return view.stage in ("pre", "post") or (kind is not None and not has_aim)


def pick_choice(action: int, choice: str, presets: Sequence[str]) -> Choice:
    """LOA-14: the dice are tapped in the pool one by one."""
    counts = [choice.count(letter) for letter in board.LETTERS]
    gathers = {names.PoolRef(die).id: count for die, count in zip(board.DICE, counts, strict=True) if count}
    label = Text("choose-pick", {"dice": handful(counts)})
    return Choice(action, label, tuple(gathers), gathers=gathers, preset=choice in presets)


def handful(counts: Sequence[int]) -> Text | Who:
    """Shot, item, barricade and zombie dice, as many as there are of each."""
    order = (1, 2, 3, 0)
    return listed([Text(f"dice-{board.DICE[die]}", {"count": counts[die]}) for die in order if counts[die]], "and")


def pick_of(view: LoaView, wish: str) -> str:
    """The pick that comes nearest to a wish with what the pool has. LOA-15, LOA-R06"""
    most = dict(zip(board.LETTERS, (view.pool[0] - view.compulsory, *board.DICE_COUNT[1:]), strict=True))
    taken = dict.fromkeys(board.LETTERS, 0)
    for letter in wish + REST:
        if taken[letter] < most[letter] and sum(taken.values()) < view.further:
            taken[letter] += 1
    return "".join(letter * count for letter, count in taken.items())


Label = tuple[Text, tuple[str, ...], tuple[Lead, ...]]  # words, things to tap, where things would go


def choose(id: str, *about: str, leads: tuple[Lead, ...] = (), **args: int | Text) -> Label:
    return Text(f"choose-{id}", args), about, leads


def label_of(view: LoaView, move: LoaMove) -> Label:
    """Any other choice than a pick."""
    choice, target = move.choice or "", Text(f"target-{move.choice}")
    match move.kind:
        case "pass":
            pool = [names.PoolRef(die).id for die in board.DICE] if view.stage == "pre" else ()
            return choose(f"pass-{view.stage}", *pool)
        case "side":
            return choose(f"side-{choice}", names.SideRef(choice).id, tile=Text(f"tile-{view.pending}"))
        case "draw":
            return choose(f"draw-{view.stage}", names.BAG.id, names.NEXT_TILE.id)
        case "drop":
            return choose("drop", *own_tiles(view, choice), tile=Text(f"tile-{choice}"))
        case "rocket":
            return rocket(view, int(choice))
        case "push" | "barricade":  # LOA-30, LOA-59
            by = own_tiles(view, "barricade") if move.kind == "barricade" else ("force-results",)
            leads = leads_left(view, choice, 1)
            return choose(move.kind, *by, *in_front(view, choice), leads=leads, die=target)
        case "shoot" | "cut":
            by = own_tiles(view, "chainsaw") if move.kind == "cut" else ("force-bangs",)
            return choose(move.kind, *by, *in_front(view, choice), die=target)
        case "reroll":
            return reroll(view, choice)
        case "mark" | "take_back":  # LOA-45: a tap marks a die for the Hero, another one takes the mark back
            at, die = int(choice), Text(f"die-{view.dice[int(choice)].die}")
            id = move.kind.replace("_", "-")
            return choose(id, names.DieRef(at).id, number=at + 1, die=die, face=shown(view, at))
        case "throw":
            return choose("throw", names.HeroRef(view.seat).id, count=sum(die.is_marked for die in view.dice))
    return choose(move.kind, *own_tiles(view, move.kind))  # a tile without a target


def own_tiles(view: LoaView, tile: str) -> tuple[str, ...]:
    return tuple(thing.id for thing in layout.tiles(view, view.seat) if thing.kind == tile)


def in_front(view: LoaView, kind: str) -> tuple[str, ...]:
    """The dice in front of the player on turn that show this."""
    return tuple(thing.id for thing in layout.front_dice(view, view.seat) if thing.kind == kind and thing.many)


def rocket(view: LoaView, twos: int) -> Label:
    """LOA-54: half of the dice, rounded up; so many of them show two zombies."""
    ones = (sum(view.mover.front) + 1) // 2 - twos
    moved = {kind: count for kind, count in (("one", ones), ("two", twos)) if count}
    about = (*own_tiles(view, "rocket"), *(id for kind in moved for id in in_front(view, kind)))
    leads = tuple(lead for kind, count in moved.items() for lead in leads_left(view, kind, count))
    if len(moved) == 2:
        return choose("rocket-both", *about, leads=leads, ones=ones, twos=twos)
    return choose(f"rocket-{'two' if twos else 'one'}", *about, leads=leads, count=ones or twos)


def leads_left(view: LoaView, kind: str, count: int) -> tuple[Lead, ...]:
    """The last dice of a kind, as they would lie in front of the left neighbour."""
    there = len(layout.loose_dice(view, view.left))
    places = layout.card(len(view.seats), view.left).dice(there + count)[there:]
    return tuple(Lead(id, *place) for id, place in zip(in_front(view, kind)[-count:], places, strict=False))


def reroll(view: LoaView, choice: str) -> Label:
    """LOA-51, LOA-56: the number is the die's among those of its type."""
    die, _, number = choice.partition(" ")
    at = [at for at, one in enumerate(view.dice) if one.die == die][int(number)]
    about = (*own_tiles(view, "pistol" if die == "shot" else "axe"), names.DieRef(at).id)
    return choose(f"reroll-{die}", *about, number=int(number) + 1, face=shown(view, at))


def shown(view: LoaView, position: int) -> Text:
    """Its face; of a shot die that was rolled on, all its bangs. LOA-R29"""
    die = view.dice[position]
    if die.bangs > board.BANGS.get(die.face or "blank", 0):
        return Text("face-bangs", {"count": die.bangs})
    return names.face_text(die.die, die.face or "blank")


# Why something that was touched cannot be chosen now: the move that was meant, and its refusal

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
            return None if move in [NAMED[action] for action in view.legal] else refuse_move(view, move)
    return None


def meant_by(view: LoaView, thing: Ref) -> tuple[Kind, str | None] | None:
    """Kind and choice of the move that somebody who touches this thing has in mind."""
    aim: Kind = "push" if view.stage == "barricade" else "shoot"  # for a die in front
    match thing:
        case names.PoolRef(name=die):
            return "pick", board.LETTERS[board.DICE.index(die)] if die in board.DICE else ""
        case names.BAG | names.NEXT_TILE:
            return "draw", None
        case names.SideRef(name=side):
            return "side", side
        case names.HeroRef():
            return "throw", None
        case names.TileRef(tile=tile) if tile in board.TILES and view.stage == "limit":
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
