"""Last One Alive in words: prompts, chance outcomes, and which dice to roll. The other choices are in `taps`."""

from __future__ import annotations

from collections.abc import Sequence

from ludotek.games.last_one_alive.board import COLOURS, DICE, DICE_COUNT, FACES, MOST_TILES
from ludotek.games.last_one_alive.moves import move_of, pick_counts
from ludotek.games.last_one_alive.rules.codes import PASS, PICK_DICE
from ludotek.games.last_one_alive.taps import choice_of
from ludotek.games.last_one_alive.terms import drawn_text, face_text, pool_id, tile_text
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Choice

Args = dict[str, int | Text]
# What players like to roll, as orders in which dice are taken: fight, defend, collect, a bit of all, attack.
HANDFULS = ("SSSB", "SSBB", "IIIS", "SIBS", "ZZSS")
AIMED = {"shot": "shoot", "barricade": "push"}  # stage -> the moves that hit or move a die
REST = "SBIZ" * 5  # how a handful goes on when a Radio gives more dice


def prompt(view: LoaView) -> Text:
    """What is going on, said to the viewer: to a seat about itself in the second person."""
    if view.stage == "first":
        return Text("prompt-first")
    if view.stage == "over":
        return prompt_over(view)
    kind, args = prompt_parts(view)
    is_own = view.viewer == view.seat
    return Text(f"prompt-{kind}-you" if is_own else f"prompt-{kind}", {"who": Who(view.seat), **args})


def prompt_over(view: LoaView) -> Text:
    """LOA-80: the last one alive; LOA-105: or points, with many alive."""
    if len(view.winners) > 1:
        return Text("prompt-shared", {"who": together(view.winners)})
    winner = view.winners[0]
    you = "-you" if view.viewer == winner else ""
    if view.ending == "third_apocalypse":
        return Text(f"prompt-points{you}", {"who": Who(winner), "points": view.seats[winner].points})
    return Text(f"prompt-over{you}", {"who": Who(winner)})


def together(seats: Sequence[int]) -> Text | Who:
    """Several players as one argument."""
    first, *rest = seats
    return Text("and", {"first": Who(first), "next": together(rest)}) if rest else Who(first)


def prompt_parts(view: LoaView) -> tuple[str, Args]:
    stage = view.stage
    if view.actor == CHANCE:
        return prompt_chance(view), {}
    if stage == "side":
        return "side", {"tile": tile_text(view.pending or 0)}
    if stage == "pick":
        return "pick", {"count": view.further, "compulsory": view.compulsory}
    if stage == "limit":
        return "limit", {"count": view.seats[view.seat].tiles - MOST_TILES}
    if stage in AIMED and not any(move_of(action).kind == AIMED[stage] for action in view.legal):
        # only tiles may be used
        return "shot-clear" if stage == "shot" and view.bangs else f"{stage}-none", {}
    drawn = {"item": min(view.items, view.bag_size), "end_draw": min(view.draws, view.bag_size)}  # LOA-R20
    left = {**drawn, "shot": view.bangs, "barricade": view.results}
    return stage, {"count": left[stage]} if stage in left else {}


def prompt_chance(view: LoaView) -> str:
    if view.stage in ("deal", "roll", "risen"):
        return view.stage
    if view.stage in ("item", "end_draw"):
        return "draws"
    return "medikit-roll" if view.stage == "medikit" else "rolls-again"


def outcome(view: LoaView, action: int) -> Text:
    """A chance outcome: the first player, a tile out of the bag, or the face of a die."""
    if view.stage == "first":
        return Text(f"colour-{COLOURS[action]}")
    if view.stage in ("deal", "item", "end_draw"):
        return drawn_text(action)
    die = next((die.die for die in view.dice if die.is_waiting), "shot" if view.stage == "medikit" else "zombie")
    return face_text(die, FACES[action])


# Choices


def choices(view: LoaView) -> list[Choice]:
    if view.stage != "pick":
        last = sorted(view.legal, key=lambda action: action == PASS)  # what can be done comes before doing nothing
        return [choice_of(view, action) for action in last]
    presets = preset_picks(view)
    return [pick_choice(action, action in presets) for action in view.legal]


def pick_choice(action: int, is_preset: bool) -> Choice:
    """LOA-14: the dice are tapped in the pool one by one."""
    counts = pick_counts(action)
    gathers = {pool_id(die): count for die, count in zip(DICE, counts, strict=True) if count}
    label = Text("choose-pick", {"dice": handful(counts)})
    return Choice(action, label, tuple(gathers), gathers=gathers, preset=is_preset)


def handful(counts: Sequence[int]) -> Text:
    """Shot, item, barricade and zombie dice, as many as there are of each."""
    order = (1, 2, 3, 0)
    return listed([Text(f"dice-{DICE[die]}", {"count": counts[die]}) for die in order if counts[die]])


def listed(texts: Sequence[Text]) -> Text:
    first, *rest = texts
    return Text("and", {"first": first, "next": listed(rest)}) if rest else first


def preset_picks(view: LoaView) -> set[int]:
    return {pick_of(view, wish) for wish in HANDFULS}


def pick_of(view: LoaView, wish: str) -> int:
    """The pick that comes nearest to a wish with what the pool has. LOA-15, LOA-R06"""
    most = {"Z": view.pool[0] - view.compulsory, "S": DICE_COUNT[1], "I": DICE_COUNT[2], "B": DICE_COUNT[3]}
    taken = dict.fromkeys(most, 0)
    for letter in wish + REST:
        if taken[letter] < most[letter] and sum(taken.values()) < view.further:
            taken[letter] += 1
    return int(PICK_DICE) + ((taken["Z"] * 4 + taken["S"]) * 4 + taken["I"]) * 4 + taken["B"]
