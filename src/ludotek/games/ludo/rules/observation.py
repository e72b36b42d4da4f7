"""What a seat sees of Ludo, for learning: everything, with its own pieces first. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.kernel.observation import Observation, clip

if TYPE_CHECKING:
    from .state import LudoState

FOUR_ONES: Final[i64] = 0x01010101  # a 1 in each of four bytes


def observe(state: "LudoState", seat: i64, out: Observation) -> None:
    plan = state.plan
    following = plan.next_seat
    out.follow(following)
    if out.is_noting:
        names = [(f"piece_{piece + 1}" if piece < plan.pieces else "", plan.goal + 1) for piece in range(4)]
        out.note_words([*names, ("place", plan.seats), ("start", plan.ring)], 1)
    words = out.words
    at = out.at
    pos, pieces = state.pos, plan.pieces
    ahead = seat * plan.seats
    other = seat
    for place in range(plan.seats):
        base = other * pieces
        word: i64 = pos[base] + 1  # 0 in the yard, then the position on its way + 1
        if pieces == 4:
            word = (pos[base + 3] << 24) + (pos[base + 2] << 16) + (pos[base + 1] << 8) + pos[base] + FOUR_ONES
        else:
            for piece in range(1, pieces):
                word |= (pos[base + piece] + 1) << (piece << 3)
        words[at] = word | state.place[other] << 32 | plan.ahead[ahead + other] << 40
        at += 1
        other = following[other]
    out.at = at
    if out.is_noting:
        out.note_words([("turn", plan.seats), ("face", 6), ("tries", 3), ("throws", 255), ("is_extra", 1)])
    throw = state.face << 8 | state.tries << 16 | clip(state.throws) << 24 | i64(state.is_extra) << 32
    words[at] = out.place_of(state.seat) | throw
    out.at = at + 1
