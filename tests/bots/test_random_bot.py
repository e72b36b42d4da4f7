"""The random bot: legal, and every action equally likely."""

from __future__ import annotations

from collections import Counter

from ludotek.bots import RandomBot
from ludotek.kernel import Rng
from tests.conformance.cases import Case, every_case, walk
from tests.conformance.chi_square import follows


@every_case
def test_it_chooses_what_is_legal(case: Case) -> None:
    rng = Rng(1)
    for match in walk(case, about=40):
        seat = int(match.state.actor)
        if seat >= 0:
            view, samples = case.game.view(match.state, seat), case.game.samples(match.state, seat)
            assert RandomBot().choose(case.game, view, samples, rng) in match.state.legal()


@every_case
def test_it_chooses_every_action_equally_often(case: Case) -> None:
    rng = Rng(2)
    widest = max((match.state.copy() for match in walk(case, about=40)), key=lambda state: len(state.legal()))
    if widest.actor < 0:
        return  # a game in which nobody decides anything
    seat = int(widest.actor)
    view, samples = case.game.view(widest, seat), case.game.samples(widest, seat)
    counts = Counter(RandomBot().choose(case.game, view, samples, rng) for _ in range(1500))
    assert follows(counts, dict.fromkeys(view.legal, 1))
