"""Last One Alive in words: prompts, chance outcomes, and choices with the things in the picture that are tapped."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.games.last_one_alive import board, layout, names
from ludotek.games.last_one_alive.moves import LoaMove, named
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Choice, Lead

# What players like to roll, as orders in which dice are taken: fight, defend, collect, a bit of all, attack.
HANDFULS = ("SSSB", "SSBB", "IIIS", "SIBS", "ZZSS")
REST = "SBIZ" * 5  # how a handful goes on when a Radio gives more dice
AIMED = {"shot": "shoot", "barricade": "push"}  # stage -> the moves that hit or move a die


def prompt_of(view: LoaView) -> Text:
    """What is going on, said to the viewer: to a seat about itself in the second person."""
    if view.stage == "first":
        return Text("prompt-first")
    if view.stage == "over":
        return prompt_over(view)
    kind, args = prompt_parts(view)
    you = "-you" if view.viewer == view.seat else ""
    return Text(f"prompt-{kind}{you}", {"who": Who(view.seat), **args})


def prompt_over(view: LoaView) -> Text:
    """LOA-80: the last one alive; LOA-105: or points, with many alive."""
    winner = view.winners[0]
    if len(view.winners) > 1:
        return Text("prompt-shared", {"who": names.listed([Who(seat) for seat in view.winners])})
    you = "-you" if view.viewer == winner else ""
    if view.ending == "third_apocalypse":
        return Text(f"prompt-points{you}", {"who": Who(winner), "points": view.seats[winner].points})
    return Text(f"prompt-over{you}", {"who": Who(winner)})


def prompt_parts(view: LoaView) -> tuple[str, dict[str, int | Text]]:
    stage = view.stage
    if view.actor == CHANCE:
        return prompt_chance(view), {}
    if stage == "side":
        return "side", {"tile": names.tile_text(board.ITEMS[view.pending or 0])}
    if stage == "pick":
        return "pick", {"count": view.further, "compulsory": view.compulsory}
    if stage == "limit":
        return "limit", {"count": view.mover.tiles - board.MOST_TILES}
    if stage in AIMED and not any(named(action).kind == AIMED[stage] for action in view.legal):
        # only tiles may be used
        return "shot-clear" if stage == "shot" and view.bangs else f"{stage}-none", {}
    drawn = {"item": min(view.items, view.bag_size), "end_draw": min(view.draws, view.bag_size)}  # LOA-R20
    left = {**drawn, "shot": view.bangs, "barricade": view.results}
    return stage, {"count": left[stage]} if stage in left else {}


def prompt_chance(view: LoaView) -> str:
    if view.stage in ("deal", "roll", "risen"):
        return view.stage
    return "draws" if view.drawing else "medikit-roll" if view.stage == "medikit" else "rolls-again"


def outcome_text(view: LoaView, action: int) -> Text:
    """A chance outcome: the first player, a tile out of the bag, or the face of a die."""
    if view.stage == "first":
        return Text(f"colour-{board.COLOURS[action]}")
    if view.drawing:
        return names.tile_text(board.DRAWS[action])
    die = next((die.die for die in view.dice if die.is_waiting), "shot" if view.stage == "medikit" else "zombie")
    return names.face_text(die, board.FACES[action])


# Choices


def choices_of(view: LoaView) -> list[Choice]:
    """What can be done comes before doing nothing."""
    moves = sorted(((action, named(action)) for action in view.legal), key=lambda pair: pair[1].kind == "pass")
    if view.stage == "pick":
        presets = {pick_of(view, wish) for wish in HANDFULS}
        return [pick_choice(action, move.choice or "", presets) for action, move in moves]
    return [
        Choice(action, *label_of(view, move), preset=move.kind == "throw", is_skip=is_skip(view, move))
        for action, move in moves
    ]


def is_skip(view: LoaView, move: LoaMove) -> bool:
    """Nothing is lost by passing before the dice are chosen: everything can still be done later in the turn."""
    return view.stage == "pre" and move.kind == "pass"


def pick_choice(action: int, choice: str, presets: set[str]) -> Choice:
    """LOA-14: the dice are tapped in the pool one by one."""
    counts = [choice.count(letter) for letter in board.LETTERS]
    gathers = {names.PoolRef(die).id: count for die, count in zip(board.DICE, counts, strict=True) if count}
    label = Text("choose-pick", {"dice": handful(counts)})
    return Choice(action, label, tuple(gathers), gathers=gathers, preset=choice in presets)


def handful(counts: Sequence[int]) -> Text | Who:
    """Shot, item, barricade and zombie dice, as many as there are of each."""
    order = (1, 2, 3, 0)
    return names.listed([Text(f"dice-{board.DICE[die]}", {"count": counts[die]}) for die in order if counts[die]])


def pick_of(view: LoaView, wish: str) -> str:
    """The pick that comes nearest to a wish with what the pool has. LOA-15, LOA-R06"""
    most = dict(zip(board.LETTERS, (view.pool[0] - view.compulsory, *board.DICE_COUNT[1:]), strict=True))
    taken = dict.fromkeys(board.LETTERS, 0)
    for letter in wish + REST:
        if taken[letter] < most[letter] and sum(taken.values()) < view.further:
            taken[letter] += 1
    return "".join(letter * count for letter, count in taken.items())


Label = tuple[Text, tuple[str, ...], tuple[Lead, ...]]  # words, things to tap, where things would go


def label_of(view: LoaView, move: LoaMove) -> Label:
    """Any other choice than a pick."""
    choice = move.choice or ""
    match move.kind:
        case "pass":
            pool = tuple(names.PoolRef(die).id for die in board.DICE) if view.stage == "pre" else ()
            return Text(f"choose-pass-{view.stage}"), pool, ()
        case "side":
            text = Text(f"choose-side-{choice}", {"tile": names.tile_text(board.ITEMS[view.pending or 0])})
            return text, (names.SideRef(choice).id,), ()
        case "draw":
            return Text(f"choose-draw-{view.stage}"), (names.BagRef().id, names.NextTileRef().id), ()
        case "drop":
            return Text("choose-drop", {"tile": names.tile_text(choice)}), own_tiles(view, choice), ()
        case "rocket":
            return rocket(view, int(choice))
        case "push" | "barricade":
            return push(view, choice, by_tile=move.kind == "barricade")
        case "shoot":
            return (
                Text("choose-shoot", {"die": names.target_text(choice)}),
                ("force-bangs", *in_front(view, choice)),
                (),
            )
        case "cut":
            about = (*own_tiles(view, "chainsaw"), *in_front(view, choice))
            return Text("choose-cut", {"die": names.target_text(choice)}), about, ()
        case "reroll":
            return reroll(view, choice)
        case "mark" | "take_back":
            return mark(view, int(choice), "choose-mark" if move.kind == "mark" else "choose-take-back")
        case "throw":
            return (
                Text("choose-throw", {"count": sum(die.is_marked for die in view.dice)}),
                (names.HeroRef(view.seat).id,),
                (),
            )
    return Text(f"choose-{move.kind}"), own_tiles(view, move.kind), ()  # a tile without a target


def own_tiles(view: LoaView, tile: str) -> tuple[str, ...]:
    return tuple(thing.id for thing in layout.tiles(view, view.seat) if thing.kind == tile)


def in_front(view: LoaView, kind: str) -> tuple[str, ...]:
    """The dice in front of the player on turn that show this."""
    return tuple(thing.id for thing in layout.front_dice(view, view.seat) if thing.kind == kind)


def rocket(view: LoaView, twos: int) -> Label:
    """LOA-54: half of the dice, rounded up; so many of them show two zombies."""
    ones = (sum(view.mover.front) + 1) // 2 - twos
    moved = {kind: count for kind, count in (("one", ones), ("two", twos)) if count}
    about = (*own_tiles(view, "rocket"), *(id for kind in moved for id in in_front(view, kind)))
    leads = tuple(lead for kind, count in moved.items() for lead in leads_left(view, kind, count))
    if len(moved) == 2:
        return Text("choose-rocket-both", {"ones": ones, "twos": twos}), about, leads
    return Text(f"choose-rocket-{'two' if twos else 'one'}", {"count": ones or twos}), about, leads


def push(view: LoaView, kind: str, *, by_tile: bool) -> Label:
    """LOA-30, LOA-59: by a barricade result, or by a Barricade tile."""
    text = Text("choose-barricade" if by_tile else "choose-push", {"die": names.target_text(kind)})
    tiles = own_tiles(view, "barricade") if by_tile else ("force-results",)
    return text, (*tiles, *in_front(view, kind)), leads_left(view, kind, 1)


def leads_left(view: LoaView, kind: str, count: int) -> tuple[Lead, ...]:
    """The last dice of a kind, as they would lie in front of the left neighbour."""
    to = layout.left_of(view, view.seat)
    there = len(layout.loose_dice(view, to))
    places = layout.in_front(layout.card(len(view.seats), to), there + count)[there:]
    return tuple(Lead(id, *place) for id, place in zip(in_front(view, kind)[-count:], places, strict=False))


def reroll(view: LoaView, choice: str) -> Label:
    """LOA-51, LOA-56: the number is the die's among those of its type."""
    die, _, number = choice.partition(" ")
    position = [at for at, one in enumerate(view.dice) if one.die == die][int(number)]
    text = Text(f"choose-reroll-{die}", {"number": int(number) + 1, "face": shown(view, position)})
    return text, (*own_tiles(view, "pistol" if die == "shot" else "axe"), names.DieRef(position).id), ()


def mark(view: LoaView, position: int, id: str) -> Label:
    """LOA-45: the Hero re-rolls the dice that are marked; a tap marks one, another takes it back."""
    die = names.die_text(view.dice[position].die)
    return (
        Text(id, {"number": position + 1, "die": die, "face": shown(view, position)}),
        (names.DieRef(position).id,),
        (),
    )


def shown(view: LoaView, position: int) -> Text:
    """Its face; of a shot die that was rolled on, all its bangs. LOA-R29"""
    die = view.dice[position]
    if die.bangs > board.BANGS.get(die.face or "blank", 0):
        return Text("face-bangs", {"count": die.bangs})
    return names.face_text(die.die, die.face or "blank")
