"""Many random games inside the compiled part: a call from interpreted Python costs more than a decision."""

from mypy_extensions import i64

from ludotek.kernel.rng import Rng
from ludotek.kernel.state import CHANCE, OVER, State, room


def play_randomly(state: State, rng: Rng, limit: i64 = 1_000_000) -> i64:
    """Play random legal actions to the end, or until `limit` actions; return how many were applied, chance included."""
    out = room(state.width())
    applied: i64 = 0
    while applied < limit:
        seat = state.actor
        if seat == CHANCE:
            state.apply(state.sample(rng))
        elif seat == OVER:
            break
        else:
            state.apply(out[rng.below(state.legal_into(out))])
            reflex = state.reflex(seat)
            if reflex != 0 and applied + 1 < limit:
                state.interject(seat, reflex)
                applied += 1
        applied += 1
    return applied


def play_games(start: State, games: i64, rng: Rng) -> i64:
    """Play this many random games from the same start; return how many actions were applied."""
    applied: i64 = 0
    for game in range(games):
        applied += play_randomly(start.copy(), rng)
    return applied


def rollouts(state: State, action: i64, seat: i64, count: i64, rng: Rng) -> float:
    """The summed scores of a seat over `count` random games that begin with this action."""
    total = 0.0
    for game in range(count):
        trial = state.copy()
        trial.act(action)
        play_randomly(trial, rng)
        if trial.actor == OVER:
            total += trial.scores()[seat]
    return total
