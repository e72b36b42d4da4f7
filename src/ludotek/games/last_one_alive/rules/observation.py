"""What a seat sees of Last One Alive, for learning: everything, with its own card first. Hot: compiled with mypyc."""

from typing import Final

from mypy_extensions import i64

from ludotek.games.last_one_alive.rules import codes
from ludotek.games.last_one_alive.rules.table import Table
from ludotek.kernel.observation import Observation, clip, eight

PICKS: Final[i64] = 241  # codes from here on are picks: as many shot, item and barricade dice; the rest are zombie dice
PICKED: Final[i64] = 64  # three numbers below 4
CODES: Final[i64] = 305
HALF: Final[i64] = 255  # of the dice in the tray: a bit for each of eight


def observe(state: Table, seat: i64, out: Observation) -> None:
    seats = state.plan.seats
    if out.is_noting:
        tiles = [(f"tiles_{kind}", 255) for kind in range(codes.KINDS)]
        card = [("hero", 1), ("lives", 255), ("ones", 255), ("twos", 255), ("status", codes.LEFT)]
        out.note_words([*tiles, *card], 2)
    other = seat
    for place in range(seats):
        base = other * codes.KINDS
        hero: i64 = state.hero[other]
        for kind in range(codes.KINDS):
            hero = hero << 8 | state.tiles[base + codes.KINDS - 1 - kind]
        out.put_word(hero)
        out.put_word(eight(state.lives[other], state.ones[other], state.twos[other], state.gone[other]))
        other = out.following[other]
    out.run("bag", state.bag, 0, codes.DRAWS, 255)
    out.run("out", state.out, 0, codes.KINDS, 255)
    if out.is_noting:
        course = [("turn", seats), ("first", seats), ("stage", codes.ENDED), ("level", 255), ("due", 255)]
        out.note_words([*course, ("apocalypses", 3), ("night", codes.DAY_AGAIN), ("heroes", 255)])
    course_of = eight(out.place_of(state.seat), out.place_of(state.first), state.stage, state.level(), state.due)
    out.put_word(course_of | state.apocalypses << 40 | state.night << 48 | state.heroes << 56)
    if out.is_noting:
        tools = [("pending", codes.KINDS), ("pool", 255), ("radios", 255), ("axes", 255), ("pistols", 255)]
        out.note_words([*tools, ("ignores_ambushes", 1), ("hero_used", 1), ("taken_back", 255)])
    tools_of = eight(state.pending + 1, state.pool, state.radios, state.axes, state.pistols)
    out.put_word(tools_of | i64(state.ignores) << 40 | i64(state.hero_used) << 48 | clip(state.taken_back) << 56)
    if out.is_noting:
        results = [("bangs_used", 255), ("items", 255), ("draws", 255), ("", 0)]
        out.note_words([*results, ("zombie_dice", 14), ("shot_dice", 3), ("item_dice", 3), ("barricade_dice", 3)])
    dice_of = state.shots_at << 32 | (state.items_at - state.shots_at) << 40
    dice_of |= (state.barricades_at - state.items_at) << 48 | (state.rolled - state.barricades_at) << 56
    out.put_word(eight(clip(state.bangs_used), state.items, state.draws) | dice_of)
    tray_into(state, out)


def tray_into(state: Table, out: Observation) -> None:
    """Of every die in the tray its face, counted from 1, zeros where there is none; then bits for each of eight."""
    if out.is_noting:
        out.note("faces", codes.MOST_DICE, codes.UNROLLED + 1, False)
    rolled = state.rolled
    faces: i64 = 0
    more_faces: i64 = 0
    for position in range(rolled):
        if position < 8:
            faces |= (state.tray[position] + 1) << (position << 3)
        else:
            more_faces |= (state.tray[position] + 1) << ((position - 8) << 3)
    out.put_word(faces)
    out.put_word(more_faces)
    if out.is_noting:
        names = ("marked", "in_wave", "to_roll", "in_front", "away")
        bits = [(f"{name}_{half}", 255) for name in names for half in (1, 2)]
        out.note_words(bits)
    marks, wave, todo, front, away = state.marks, state.wave, state.todo, state.front, state.away
    out.put_word(
        eight(marks & HALF, marks >> 8, wave & HALF, wave >> 8, todo & HALF, todo >> 8, front & HALF, front >> 8)
    )
    out.put_word(eight(away & HALF, away >> 8))
    if out.is_noting:
        out.note_words([*[(f"bangs_{k + 1}", 255) for k in range(3)], *[(f"used_{k + 1}", 255) for k in range(3)]])
    word: i64 = 0
    for index in range(state.items_at - state.shots_at):
        word |= clip(state.bangs[index]) << (index << 3)
    for index in range(rolled - state.barricades_at):
        word |= state.used[index] << (24 + (index << 3))
    out.put_word(word)


def encode(action: i64) -> i64:
    return action if action < codes.PICK_DICE else PICKS + (action - codes.PICK_DICE) % PICKED


def decode(state: Table, code: i64) -> i64:
    """The zombie dice of a pick are what is missing to the number of further dice."""
    if code < PICKS:
        return code
    others = code - PICKS
    zombies = state.further() - (others >> 4) - (others >> 2 & 3) - (others & 3)
    return codes.PICK_DICE + zombies * PICKED + others
