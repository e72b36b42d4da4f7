"""The base of all states: what it gives for free, and that an interpreted game can stand on it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from mypy_extensions import i64

from ludotek import _engine
from ludotek.kernel import CHANCE, INTERJECTION, LEAVE, OVER, SPECTATOR, Event, NotOver, Rng, State
from ludotek.kernel import state as state_module
from ludotek.kernel.state import room
from tests.conformance.chi_square import follows

if TYPE_CHECKING:
    from ludotek.kernel.vecs import vec


class Urn(State):
    """A seat draws until a red ball comes; chance draws by weight."""

    def __init__(self, balls: list[tuple[int, int]]) -> None:
        super().__init__()
        self.balls = balls
        self.drawn: list[int] = []

    def width(self) -> i64:
        return 4

    def legal_into(self, out: vec[i64]) -> i64:
        for k, action in enumerate((7, 9)):
            out[k] = action
        return 2

    def chances(self) -> list[tuple[int, int]]:
        return self.balls

    def apply(self, action: i64) -> None:
        self.drawn.append(int(action))
        if self.actor == CHANCE:
            self.actor = OVER if action == 0 else 0
        else:
            self.actor = CHANCE


def test_the_numbers_of_the_contract() -> None:
    """They are in every record, so they never change."""
    assert (CHANCE, OVER) == (-1, -2)
    assert INTERJECTION == LEAVE == 1 << 20


def test_a_new_state_waits_for_chance_and_tells_no_story() -> None:
    state = State()
    assert state.actor == CHANCE
    assert state.story is None
    assert state.is_playing(0)
    assert state.interjections(0) == [LEAVE], "everybody who plays may leave"
    assert state.reflex(0) == 0


@pytest.mark.parametrize(
    "ask",
    [
        lambda state: state.width(),
        lambda state: state.legal_into(room(1)),
        lambda state: state.apply(0),
        lambda state: state.copy(),
        lambda state: state.chances(),
        lambda state: state.interject(0, LEAVE),
        lambda state: state.leave(0),
        lambda state: state.final_scores(),
    ],
)
def test_what_a_game_must_say_itself_is_not_answered_for_it(ask: object) -> None:
    assert callable(ask)
    with pytest.raises(NotImplementedError):
        ask(State())


def test_legal_lists_what_legal_into_writes_for_a_seat_and_nothing_else() -> None:
    urn = Urn([(0, 1)])
    assert urn.legal() == []
    urn.actor = 0
    assert urn.legal() == [7, 9]
    urn.actor = OVER
    assert urn.legal() == []


def test_sample_draws_by_weight() -> None:
    urn = Urn([(5, 1), (3, 2), (8, 7)])
    rng = Rng(4)
    counts = Counter(int(urn.sample(rng)) for _ in range(10_000))
    assert follows(counts, {5: 1, 3: 2, 8: 7})


def test_sample_lays_the_weights_end_to_end_in_their_order() -> None:
    """The same seed draws the same ball wherever the game runs."""
    urn = Urn([(5, 1), (3, 2), (8, 7)])
    ends = [5] + [3] * 2 + [8] * 7
    rng, same = Rng(6), Rng(6)
    assert [urn.sample(rng) for _ in range(50)] == [ends[same.below(10)] for _ in range(50)]


def test_sample_of_one_outcome_is_that_outcome() -> None:
    assert Urn([(4, 3)]).sample(Rng(1)) == 4


def test_advance_applies_and_lets_chance_act() -> None:
    urn = Urn([(0, 1), (1, 1)])
    urn.actor = 0
    urn.advance(7, Rng(1))
    assert urn.drawn[0] == 7
    assert len(urn.drawn) == 2
    assert urn.actor in (0, OVER)


class Drawn(Event, frozen=True):
    ball: int


def test_events_are_told_only_where_a_story_is_kept() -> None:
    urn = Urn([])
    urn.emit(Drawn(3))
    assert urn.story is None
    urn.story = []
    urn.emit(Drawn(4))
    assert urn.story == [Drawn(4)]


class Finished(Urn):
    def final_scores(self) -> list[float]:
        return [1.0, 0.0]


def test_there_are_scores_at_the_end_and_not_before() -> None:
    state = Finished([])
    for actor in (CHANCE, 0, 1):
        state.actor = actor
        with pytest.raises(NotOver, match="no scores before the game is over"):
            state.scores()
    state.actor = OVER
    assert state.scores() == [1.0, 0.0]


class Quitter(Urn):
    """Seat 1 has stopped playing."""

    def is_playing(self, seat: i64) -> bool:
        return seat != 1


def test_only_who_plays_may_leave_and_only_before_the_end() -> None:
    state = Quitter([])
    assert [state.interjections(seat) for seat in range(3)] == [[LEAVE], [], [LEAVE]]
    state.actor = OVER
    assert [state.interjections(seat) for seat in range(3)] == [[], [], []]


def test_without_secrets_nothing_is_dealt_anew() -> None:
    urn, rng, untouched = Urn([(1, 1)]), Rng(1), Rng(1)
    urn.redeal(0, rng)
    urn.redeal(SPECTATOR, rng)
    assert (urn.balls, urn.drawn) == ([(1, 1)], [])
    assert rng.bits() == untouched.bits()


def test_room_is_zeros_or_another_value() -> None:
    assert list(room(3)) == [0, 0, 0]
    assert list(room(2, -1)) == [-1, -1]
    assert list(room(0)) == []


def test_the_base_runs_on_the_engine_that_is_chosen() -> None:
    is_source = str(state_module.__file__).endswith(".py")
    assert is_source == (_engine.running() == "interpreted")
