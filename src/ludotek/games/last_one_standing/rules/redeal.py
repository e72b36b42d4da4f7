"""What a seat may not know, dealt anew: other hands, tiles that others gave up, the pool. Hot: compiled with mypyc."""

from mypy_extensions import i64

from ludotek.kernel.hands import take_kind, total_of
from ludotek.kernel.rng import Rng
from ludotek.kernel.vecs import vec

from . import plan as los
from .state import LosData


def redeal(state: LosData, seat: i64, rng: Rng) -> None:
    """All tiles that this seat has not seen go back to the pool and are dealt to where such tiles are.

    LOS-08, LOS-48, LOS-86: nothing in the rules ties a kind to one of these places, so every deal is equally likely.
    """
    for other in range(state.plan.seats):
        if other != seat:
            for kind in range(other * los.KINDS, (other + 1) * los.KINDS):
                state.pool[kind - other * los.KINDS] += state.hand[kind] + state.given_up[kind]
    left = total_of(state.pool, 0, los.KINDS)
    for other in range(state.plan.seats):
        if other != seat:
            left = deal_anew(state, state.hand, other * los.KINDS, left, rng)
            left = deal_anew(state, state.given_up, other * los.KINDS, left, rng)


def deal_anew(state: LosData, tiles: "vec[i64]", base: i64, left: i64, rng: Rng) -> i64:
    """Replaces these tiles by as many out of the pool, which holds `left`; returns what it holds then."""
    size = total_of(tiles, base, los.KINDS)
    for kind in range(base, base + los.KINDS):
        tiles[kind] = 0
    for number in range(size):
        tiles[base + take_kind(state.pool, 0, left - number, rng)] += 1
    return left - size
