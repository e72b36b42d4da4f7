"""What a seat sees of Ludo, for learning: everything, with its own pieces first. Hot: compiled with mypyc."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.kernel.observation import Observation, clip, eight

if TYPE_CHECKING:
    from .state import LudoState


def observe(state: "LudoState", seat: i64, out: Observation) -> None:
    plan = state.plan
    following = plan.next_seat
    out.follow(following)
    if out.is_noting:
        pieces = [(f"piece_{piece + 1}" if piece < plan.pieces else "", plan.goal + 1) for piece in range(4)]
        out.note_words([*pieces, ("place", plan.seats), ("start", plan.ring)], 1)
    other = seat
    for place in range(plan.seats):
        word: i64 = 0
        for piece in range(plan.pieces):  # 0 in the yard, then the position on its way + 1
            word |= (state.pos[other * plan.pieces + piece] + 1) << (8 * piece)
        ahead = plan.starts[other] - plan.starts[seat]  # fields from this seat's start globe to the other's
        out.put_word(word | state.place[other] << 32 | (ahead if ahead >= 0 else ahead + plan.ring) << 40)
        other = following[other]
    if out.is_noting:
        out.note_words([("turn", plan.seats), ("face", 6), ("tries", 3), ("throws", 255), ("is_extra", 1)])
    turn = out.place_of(state.seat)
    out.put_word(eight(turn, state.face, state.tries, clip(state.throws), i64(state.is_extra)))
