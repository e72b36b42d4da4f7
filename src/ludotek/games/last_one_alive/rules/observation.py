"""What a seat sees of Last One Alive, for learning: everything, with its own card first. Hot: compiled with mypyc."""

from typing import Final

from mypy_extensions import i32, i64

from ludotek.kernel.observation import PER_WORD, Observation, clip, pack
from ludotek.kernel.vecs import vec

from . import plan as codes
from .table import Table

PICKED: Final[i64] = 64  # three numbers below 4
# Codes from here on are picks: as many shot, item and barricade dice; the rest are zombie dice.
DENSE_PICK: Final[i64] = 241
CODES: Final[i64] = 305


def mixtures(count: int) -> list[tuple[int, int, int]]:
    """Shot, item and barricade dice among so many dice, if there are zombie dice enough. LOA-15"""
    most = int(codes.OTHER_DICE)
    return [
        (shots, items, count - zombies - shots - items)
        for zombies in range(count + 1)
        for shots in range(min(most, count - zombies) + 1)
        for items in range(min(most, count - zombies - shots) + 1)
        if count - zombies - shots - items <= most
    ]


# The mixtures of four dice, by their codes: in the order of `picks_into`, and as bytes of a mask
USUAL: Final = [int(DENSE_PICK) + 16 * shots + 4 * items + others for shots, items, others in mixtures(4)]  # LOA-14
USUAL_PICKS: Final = vec[i32]([i32(code) for code in USUAL])
USUAL_WORDS: Final = vec[i64](
    [sum(256 ** (code % 8) for code in USUAL if code // 8 == word) for word in range(241 // 8, (241 + 64) // 8 + 1)]
)


def observe(state: Table, seat: i64, out: Observation) -> None:
    seats = state.plan.seats
    if out.is_noting:
        sides = [(f"tiles_{kind}", 255) for kind in range(codes.KINDS)]
        card = [("hero", 1), ("lives", 255), ("ones", 255), ("twos", 255), ("status", codes.LEFT)]
        out.note_words([*sides, *card], 2)
    words, following, cards = out.words, out.following, state.cards
    at = out.at
    other = seat
    for place in range(seats):
        k = other * codes.CARD
        low = cards[k] | cards[k + 1] << 8 | cards[k + 2] << 16 | cards[k + 3] << 24
        words[at] = low | cards[k + 4] << 32 | cards[k + 5] << 40 | cards[k + 6] << 48 | state.hero[other] << 56
        front = state.lives[other] | cards[k + codes.FRONT_ONES] << 8 | cards[k + codes.FRONT_TWOS] << 16
        words[at + 1] = front | state.gone[other] << 24
        at += 2
        other = following[other]
    out.at = at
    if out.is_noting:
        out.note("bag", codes.DRAWS, 255, False)
        out.parts.append(
            ("out", int(out.at - out.first) * 8 + int(codes.DRAWS), int(codes.KINDS), 255, 0, int(codes.KINDS))
        )
    gone = state.out
    words[at] = pack(state.bag, 0)
    low = state.bag[8] | gone[0] << 8 | gone[1] << 16 | gone[2] << 24
    words[at + 1] = low | gone[3] << 32 | gone[4] << 40 | gone[5] << 48 | gone[6] << 56
    at += 2
    out.at = at
    if out.is_noting:
        course = [("turn", seats), ("first", seats), ("stage", codes.ENDED), ("level", 255), ("due", 255)]
        out.note_words([*course, ("apocalypses", 3), ("night", codes.DAY_AGAIN), ("heroes", 255)])
    course_of = out.place_of(state.seat) | out.place_of(state.first) << 8 | state.stage << 16 | state.level() << 24
    words[at] = course_of | state.due << 32 | state.apocalypses << 40 | state.night << 48 | state.heroes << 56
    out.at = at + 1
    if out.is_noting:
        tools = [("pending", codes.KINDS), ("pool", 255), ("radios", 255), ("axes", 255), ("pistols", 255)]
        out.note_words([*tools, ("ignores_ambushes", 1), ("hero_used", 1), ("taken_back", 255)])
    tools_of = (state.pending + 1) | state.pool << 8 | state.radios << 16 | state.axes << 24 | state.pistols << 32
    words[at + 1] = tools_of | i64(state.ignores) << 40 | i64(state.hero_used) << 48 | clip(state.taken_back) << 56
    out.at = at + 2
    if out.is_noting:
        results = [("bangs_used", 255), ("items", 255), ("draws", 255), ("", 0)]
        out.note_words([*results, ("zombie_dice", 14), ("shot_dice", 3), ("item_dice", 3), ("barricade_dice", 3)])
    dice_of = state.shots_at << 32 | (state.items_at - state.shots_at) << 40
    dice_of |= (state.barricades_at - state.items_at) << 48 | (state.rolled - state.barricades_at) << 56
    words[at + 2] = clip(state.bangs_used) | state.items << 8 | state.draws << 16 | dice_of
    out.at = at + 3
    tray_into(state, out)


def tray_into(state: Table, out: Observation) -> None:
    """Of every die in the tray its face, counted from 1, zeros where there is none; then sets of them, a bit each."""
    if out.is_noting:
        out.note("faces", codes.MOST_DICE, codes.UNROLLED + 1, False)
    words, tray = out.words, state.tray
    at = out.at
    rolled = state.rolled
    faces: i64 = 0
    more_faces: i64 = 0
    for position in range(rolled if rolled < PER_WORD else PER_WORD):
        faces |= (tray[position] + 1) << (position << 3)
    for position in range(PER_WORD, rolled):
        more_faces |= (tray[position] + 1) << ((position - PER_WORD) << 3)
    words[at] = faces
    words[at + 1] = more_faces
    out.at = at + 2
    if out.is_noting:
        names = ("marked", "in_wave", "to_roll", "in_front", "away")
        bits = [(f"{name}_{half}", 255) for name in names for half in (1, 2)]
        out.note_words(bits)
    words[at + 2] = state.marks | state.wave << 16 | state.todo << 32 | state.front << 48
    words[at + 3] = state.away
    out.at = at + 4
    if out.is_noting:
        out.note_words([*[(f"bangs_{k + 1}", 255) for k in range(3)], *[(f"used_{k + 1}", 255) for k in range(3)]])
    word: i64 = 0
    for index in range(state.items_at - state.shots_at):
        word |= clip(tray[codes.SCORED + index]) << (index << 3)
    for index in range(rolled - state.barricades_at):
        word |= tray[codes.USED + index] << (24 + (index << 3))
    words[at + 4] = word
    out.at = at + 5


def encode(action: i64) -> i64:
    return action if action < codes.PICK_DICE else DENSE_PICK + ((action - codes.PICK_DICE) & (PICKED - 1))


def usual_picks(out: "vec[i64]", at: i64, listed: "vec[i32]", first: i64) -> i64:
    """Sets the bytes and lists the codes of all mixtures of four dice: the pick that is asked for most often."""
    words = USUAL_WORDS
    for index in range(len(words)):
        out[at + (DENSE_PICK >> 3) + index] = words[index]
    picks = USUAL_PICKS
    for index in range(len(picks)):
        listed[first + index] = picks[index]
    return len(picks)


def decode(state: Table, code: i64) -> i64:
    """The zombie dice of a pick are what is missing to the number of further dice."""
    if code < DENSE_PICK:
        return code
    others = code - DENSE_PICK
    zombies = state.further() - (others >> 4) - (others >> 2 & 3) - (others & 3)
    return codes.PICK_DICE + zombies * PICKED + others
