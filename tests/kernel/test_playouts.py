"""Bulk calls: many random games without coming back to Python."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.kernel import CHANCE, LEAVE, OVER, Plan, Rng, play_games, play_randomly, rollouts
from tests.third_party.highcard.highcard import GAME
from tests.third_party.highcard.highcard.rules import DONE, KEEP, SWAP, HighCardOptions, HighCardState


def by_hand(state: HighCardState, rng: Rng, limit: int = 10**6) -> int:
    """What `play_randomly` promises, step by step."""
    applied = 0
    while state.actor != OVER and applied < limit:
        if state.actor == CHANCE:
            state.apply(int(state.sample(rng)))
        else:
            legal = state.legal()
            state.apply(legal[rng.below(len(legal))])
        applied += 1
    return applied


def begin(seats: int = 3) -> HighCardState:
    return GAME.new(seats, GAME.options(seats))


def test_play_randomly_plays_legal_actions_to_the_end() -> None:
    for seed in range(200):
        one, other = begin(), begin()
        assert play_randomly(one, Rng(seed)) == by_hand(other, Rng(seed))
        assert one.actor == OVER
        assert GAME.dump(one) == GAME.dump(other)


def test_play_randomly_stops_at_its_limit() -> None:
    for limit in range(8):
        one, other = begin(), begin()
        assert play_randomly(one, Rng(1), limit) == by_hand(other, Rng(1), limit)
        assert GAME.dump(one) == GAME.dump(other)


def test_play_randomly_does_nothing_to_a_game_that_is_over() -> None:
    state = begin()
    play_randomly(state, Rng(1))
    before = GAME.dump(state)
    assert play_randomly(state, Rng(1)) == 0
    assert GAME.dump(state) == before


def test_play_games_starts_each_game_from_the_same_state() -> None:
    start = begin()
    before = GAME.dump(start)
    rng = Rng(8)
    assert play_games(start, 50, Rng(8)) == sum(by_hand(begin(), rng) for _ in range(50))
    assert GAME.dump(start) == before
    assert play_games(start, 0, Rng(8)) == 0


def showdown() -> HighCardState:
    """Seat 0 has a 4, seat 1 an unbeatable 6 and must keep it."""
    state = begin(2)
    state.apply(4)
    state.apply(6)
    return state


def test_rollouts_sum_the_scores_of_one_seat() -> None:
    state = showdown()
    assert rollouts(state, KEEP, 0, 30, Rng(1)) == 0.0
    assert rollouts(state, KEEP, 1, 30, Rng(1)) == 30.0
    assert rollouts(state, SWAP, 0, 0, Rng(1)) == 0.0


def test_rollouts_estimate_what_can_be_counted() -> None:
    """Swapping the 4, seat 0 ties if it draws the other 6: 1 of the 10 cards left, for half a point."""
    count = 20_000
    mean = rollouts(showdown(), SWAP, 0, count, Rng(2)) / count
    assert abs(mean - 0.05) < 4 * (0.1 * 0.9 / 4 / count) ** 0.5


class Minded(HighCardState):
    """Seat 0 never forgets to leave after its decision; nobody else does."""

    def reflex(self, seat: i64) -> i64:
        return LEAVE if seat == 0 and self.phase != DONE else 0


def minded(seats: int) -> Minded:
    return Minded(Plan(seats, HighCardOptions()))


def test_playouts_do_what_a_seat_would_never_forget() -> None:
    """A reflex follows a seat's own move, is counted, and stays within the limit."""
    for limit, applied, has_left in ((3, 3, False), (4, 4, False), (5, 5, True)):
        state = minded(3)
        assert play_randomly(state, Rng(1), limit) == applied
        assert state.left[0] == has_left
    state = minded(2)
    play_randomly(state, Rng(1))
    assert state.scores() == [0.0, 1.0]


def test_rollouts_begin_with_the_reflex_of_the_seat_that_moves() -> None:
    state = minded(2)
    for card in (5, 1):
        state.apply(card)
    assert rollouts(state, KEEP, 0, 10, Rng(1)) == 0.0
    assert rollouts(state, KEEP, 1, 10, Rng(1)) == 10.0


def test_rollouts_leave_the_state_alone() -> None:
    state = showdown()
    before = GAME.dump(state)
    rollouts(state, SWAP, 0, 10, Rng(3))
    assert GAME.dump(state) == before
