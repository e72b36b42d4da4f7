"""Two bots on shared chance: who sits where, what is shared, and how sure the score is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from ludotek import catalogue
from ludotek.bots import Bot, RandomBot
from ludotek.game import AnyGame
from ludotek.kernel import AnyRules, Rng, Samples, View
from ludotek.lab import workers
from ludotek.lab.duel import duel, score_of, wilson
from ludotek.lab.ladder import climb, rung
from tests.third_party.highcard.highcard import GAME as HIGHCARD
from tests.third_party.highcard.highcard.rules import KEEP

CARDS: AnyGame = HIGHCARD
LUDO: AnyGame = catalogue.game("ludo")


class Noting(Bot):
    """Keeps its card, and notes the first view of every game that it sees."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, int]] = []

    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        own: int = samples.draw(rng).cards[view.actor]  # type: ignore[attr-defined]  # of High Card
        self.cards.append((view.actor, own))
        return KEEP


class First(Bot):
    def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
        return view.legal[0]


def test_both_get_the_same_cards_on_every_seat() -> None:
    one, other = Noting(), Noting()
    duel(CARDS, one, other, 6, seats=3)
    assert {seat for seat, _ in one.cards} == {0, 1, 2}
    assert 12 < len(one.cards) <= 6 * 3, "a game for each seat; who has no choice is not asked"
    twice = {card: 2 * count for card, count in Counter(one.cards).items()}
    assert Counter(other.cards) == twice, "the same cards after the seats are swapped"


def test_nobody_is_asked_where_there_is_no_choice() -> None:
    class Choosing(Bot):
        def choose(self, game: AnyRules, view: View, samples: Samples, rng: Rng) -> int:
            assert len(view.legal) > 1
            return view.legal[0]

    assert duel(LUDO, Choosing(), Choosing(), 1).games == 2


def test_equal_bots_score_what_is_par() -> None:
    """Everybody keeps, so that on shared chance each seat wins as often for one as for the other."""
    for seats in (2, 3):
        score = duel(CARDS, Noting(), Noting(), 20, seats=seats)
        assert score.mean == pytest.approx(score.par)
        assert score.par == pytest.approx(1 / seats)
        assert score.games == 20 * seats
        assert not score.is_better


def test_a_team_plays_together() -> None:
    """Four at Sequence are two sides: a round is two games."""
    game = catalogue.game("sequence")
    assert duel(game, RandomBot(), RandomBot(), 1, seats=4).games == 2


def test_the_same_seed_gives_the_same_score() -> None:
    scores = [duel(LUDO, First(), RandomBot(), 3, seed=seed) for seed in (1, 1, 2, 3, 4)]
    assert scores[0] == scores[1]
    assert len({score.mean for score in scores}) > 1


def test_intervals() -> None:
    """Ten of ten means at least 72 %, 46 of 46 at least 92 %: Wilson's interval."""
    assert wilson(1.0, 10)[0] == pytest.approx(0.722, abs=0.001)
    assert wilson(1.0, 46)[0] == pytest.approx(0.923, abs=0.001)
    all_won = score_of([1.0] * 10, 2)
    assert (all_won.mean, all_won.games) == (1.0, 20)
    assert all_won.low == pytest.approx(0.722, abs=0.001)
    mixed = score_of([1.0, 0.5] * 50, 2)
    assert mixed.mean == 0.75
    assert mixed.low == pytest.approx(0.75 - 1.96 * 0.25126 / 10, abs=0.0005)
    assert mixed.is_better
    assert not score_of([0.5, 1.0, 0.0, 0.5], 2).is_better


def test_the_ladder_has_a_line_for_every_two_neighbours() -> None:
    steps = climb(CARDS, ["random", "beginner", "easy"], 2, seats=2, seconds=None, seed=1)
    lines = [step.line for step in steps]
    assert [line.split("against")[1].split()[0] for line in lines] == ["random", "beginner"]
    assert all("4 games" in line for line in lines)


@pytest.mark.parametrize("name", ["expert", "monte_carlo"])
def test_with_a_budget_the_strong_ones_take_the_same_time(name: str) -> None:
    bot = rung(name, 0.25)
    assert vars(bot)["seconds"] == 0.25
    assert vars(bot)["clock"] is not None


def test_a_rung_may_be_a_number_of_iterations() -> None:
    assert vars(rung("search:1000", None))["iterations"] == 1000
    (step,) = climb(CARDS, ["random", "search:20"], 1, seats=2, seconds=None, seed=1)
    assert "search:20" in step.line


def test_the_number_of_processes_makes_no_difference_to_the_ladder() -> None:
    names = ["random", "search:5", "search:40"]
    seen: list[tuple[int, str]] = []
    alone, shared = (
        list(climb(CARDS, names, 30, seats=2, seconds=None, seed=4, processes=count, progress=note(seen)))
        for count in (1, 2)
    )
    assert [step.line for step in shared] == [step.line for step in alone]
    assert all(step.is_whole for step in shared)
    score = duel(CARDS, rung("search:5", None), rung("random", None), 30, seed=4)
    assert alone[0].score == score, "the same rounds as in a duel"
    assert (30, f"search:5 against random: {100 * score.mean:.1f} %") in seen, "the score so far is shown"


def note(seen: list[tuple[int, str]]) -> Callable[[int, str], None]:
    return lambda done, what: seen.append((done, what))


def test_ctrl_c_keeps_the_rounds_that_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(jobs: object, play: object) -> Iterator[tuple[int, list[tuple[int, float]]]]:
        yield 0, [(2, 1.0)]
        yield 0, [(0, 0.5), (1, 0.0)]
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "in_process", stopped)
    steps = list(climb(CARDS, ["random", "beginner", "easy"], 9, seats=2, seconds=None, seed=1, processes=1))
    assert [step.is_whole for step in steps] == [False], "no further pairing is begun"
    assert steps[0].score == score_of([0.5, 0.0, 1.0], 2)
    assert steps[0].line.endswith("stopped before the end")


def test_ctrl_c_before_the_first_round_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(jobs: object, play: object) -> Iterator[tuple[int, list[tuple[int, float]]]]:
        raise KeyboardInterrupt
        yield 0, []

    monkeypatch.setattr(workers, "in_process", stopped)
    (step,) = climb(CARDS, ["random", "beginner"], 9, seats=2, seconds=None, seed=1, processes=1)
    assert step.score is None
    assert "stopped before a round" in step.line
