"""Codes of Sequence lose nothing: which lines a chip claims is a second decision of the same seat."""

from __future__ import annotations

from ludotek import catalogue
from ludotek.kernel import OVER, Rng, State
from ludotek.kernel.playouts import play_randomly

GAME = catalogue.game("sequence")


def ends_by_codes(state: State, code: int) -> list[State]:
    """Every state that a code leads to, all answers to the second decision included."""
    after = state.copy()
    seat = int(after.actor)
    after.apply(after.decode(code))
    if after.actor == seat and after.marking:  # type: ignore[attr-defined]  # a state of Sequence
        return [end for line in after.legal() for end in ends_by_codes(after, int(after.encode(line)))]
    return [after]


def test_seq_r13_every_claim_is_reached_by_codes() -> None:
    """Positions in which some play has several claims: codes reach what the rules' own actions reach, and no more."""
    found = 0
    for seed in range(400):
        rng = Rng(seed)
        state = GAME.new(2, GAME.options(2))
        play_randomly(state, rng, 120 + seed % 60)
        state.resolve(rng)
        legal = state.legal()
        codes = {int(state.encode(action)) for action in legal}
        if state.actor == OVER or len(codes) == len(legal):
            continue
        found += 1
        by_actions = set()
        for action in legal:
            after = state.copy()
            after.apply(action)
            by_actions.add(after)
        assert {end for code in codes for end in ends_by_codes(state, code)} == by_actions
        if found == 3:
            break
    assert found > 0
