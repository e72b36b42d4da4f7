"""Ways back: a match is replayed, taken back, forked and copied."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, LEAVE, BadRecord, IllegalMove, Match, Move, Record, Rng, Unfair, play_out, verify
from ludotek.kernel.record import Undone
from tests.kernel.matches import (
    CARDS,
    LUDO,
    NONCES,
    OTHER_SECRET,
    SECRET,
    dealt,
    everything,
    fair,
    first,
    last,
)

# --- replay


@pytest.mark.parametrize("game", [LUDO, CARDS], ids=lambda game: game.id)
@pytest.mark.parametrize("secret", [None, SECRET], ids=["simulated", "fair"])
def test_a_replay_is_the_same_match_at_every_step(game: AnyGame, secret: str | None) -> None:
    match = Match.new(game, 2, secret=secret, nonces=NONCES if secret else [])
    dumps = [game.dump(match.state)]
    rng = Rng(2)
    while not match.is_over:
        play_out(match, last, rng, limit=len(match.steps) + 1)
        dumps.append(game.dump(match.state))
    record = match.full_record()
    assert everything(Match.replay(game, record)) == everything(match)
    for steps in {*range(10), len(dumps) // 2, len(dumps) - 1} & {*range(len(dumps))}:
        assert game.dump(Match.replay(game, record, steps=steps).state) == dumps[steps]


def changed(**changes: Any) -> Record:
    return msgspec.structs.replace(play_out(dealt(3, 5), last, Rng(1)).full_record(), **changes)


def test_a_record_of_another_version_is_refused() -> None:
    for version in (0, 2, 99):
        with pytest.raises(BadRecord, match=f"version {version} of highcard; here is version 1") as caught:
            Match.replay(CARDS, changed(version=version))
        assert "\n" not in str(caught.value)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(BadRecord, match="record of 'highcard', not of 'ludo'"):
        Match.replay(LUDO, changed())


def test_a_record_with_a_step_that_is_not_possible_is_refused_with_its_number() -> None:
    steps = list(changed().steps)
    for number in range(len(steps)):
        edited = [*steps[:number], (1, 99), *steps[number + 1 :]]
        with pytest.raises(BadRecord, match=rf"^step {number + 1} \(1, 99\) is not possible: seat 1 cannot"):
            Match.replay(CARDS, changed(steps=tuple(edited)))


@pytest.mark.parametrize(
    "step",
    [(5, 0), (-2, 0), (-3, 0), (0, -1), (CHANCE, 0), (CHANCE, 99), (9, LEAVE), (0, LEAVE + 7), (0, 10**30)],
    ids=str,
)
def test_a_hand_edited_step_is_refused_in_one_line(step: tuple[int, int]) -> None:
    with pytest.raises(BadRecord) as caught:
        Match.replay(CARDS, changed(steps=(step,)))
    assert "\n" not in str(caught.value)
    assert str(caught.value).startswith("step 1 ")


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 9},
        {"seats": 0},
        {"options": {"ranks": 7}},
        {"options": {"nonsense": 1}},
        {"options": {"swap": "perhaps"}},
        {"start": {}},
        {"start": {"cards": [1]}},
        {"start": CARDS.dump(dealt(1, 2, 3, seats=3).state)},
        {"game": "high\ncard"},
    ],
    ids=str,
)
def test_a_hand_edited_header_is_refused_as_a_bad_record_in_one_line(changes: dict[str, Any]) -> None:
    """Who replays a file needs to know one error: that the file is bad, and why."""
    with pytest.raises(BadRecord) as caught:
        Match.replay(CARDS, changed(**changes))
    assert "\n" not in str(caught.value)


# --- taking back


def throws(match: Match, since: int) -> list[int]:
    return [action for actor, action in match.steps[since:] if actor == CHANCE]


def test_rewind_is_the_match_as_it_was() -> None:
    whole = play_out(fair(), last, limit=60)
    record = whole.full_record()
    for steps in range(60, -1, -7):
        whole.rewind(steps)
        assert everything(whole) == everything(Match.replay(LUDO, record, steps=steps))


def test_the_same_move_again_gives_the_same_throws_and_another_gives_fresh_ones() -> None:
    """Taking back cannot be used to throw again."""
    match = fair({"pieces": 4})
    while len(match.state.legal()) < 2:
        play_out(match, first, limit=len(match.steps) + 1)
    at, seat = len(match.steps), int(match.state.actor)
    one, other = match.state.legal()[:2]

    def go_on(action: int) -> list[int]:
        match.rewind(at)
        match.play(seat, action)
        play_out(match, first, limit=at + 60)
        return throws(match, at)

    once = go_on(one)
    assert go_on(one) == once
    assert go_on(other)[:20] != once[:20]
    assert go_on(one) == once


def test_a_fair_match_is_proved_after_taking_back() -> None:
    match = play_out(fair(), last, limit=50)
    match.rewind(20)
    play_out(match, first)
    assert verify(LUDO, match.open_record()) == len(throws(match, 0))


def at_a_choice() -> tuple[Match, int, int]:
    """A match where a seat has a choice: with the number of steps, and who decides."""
    match = fair({"pieces": 4})
    while len(match.state.legal()) < 2:
        play_out(match, first, limit=len(match.steps) + 1)
    return match, len(match.steps), int(match.state.actor)


def test_after_an_undo_the_same_choice_is_followed_by_new_throws() -> None:
    """Nobody learns by an undo what will be thrown."""
    match, at, seat = at_a_choice()
    action = match.state.legal()[0]
    seen = []
    for _ in range(4):
        match.play(seat, action)
        play_out(match, first, limit=at + 60)
        seen.append(throws(match, at))
        match.take_back(at)
    assert len({tuple(one) for one in seen}) == 4


def test_a_match_with_undos_is_proved_with_all_its_throws() -> None:
    match = play_out(fair(), last, limit=50)
    match.take_back(20)
    play_out(match, first, limit=60)
    match.take_back(40)
    match.take_back(30)  # twice in a row, and further back than the one before
    play_out(match, last)
    record = match.open_record()
    assert verify(LUDO, record) > len(throws(match, 0))  # those that were taken back too
    assert everything(Match.replay(LUDO, record)) == everything(match)
    assert Match.replay(LUDO, record).full_record() == match.full_record()


def test_what_was_taken_back_cannot_be_changed_or_left_out() -> None:
    match = play_out(fair(), last, limit=50)
    match.take_back(20)
    play_out(match, first)
    record = match.open_record()
    fair_part = record.fairness
    assert fair_part is not None
    for undone in ((), (Undone(20, fair_part.undone[0].steps[:-1]),), (Undone(21, fair_part.undone[0].steps),)):
        changed_part = msgspec.structs.replace(fair_part, undone=undone)
        with pytest.raises(Unfair):
            verify(LUDO, msgspec.structs.replace(record, fairness=changed_part))


@pytest.mark.parametrize("left", [-1, 400])
def test_an_undo_that_leaves_what_never_was_is_a_bad_record(left: int) -> None:
    match = play_out(fair(), last, limit=50)
    record = match.full_record()
    assert record.fairness is not None
    broken = msgspec.structs.replace(record.fairness, undone=(Undone(left, ()),))
    with pytest.raises(BadRecord, match=f"an undo leaves {left} steps"):
        Match.replay(LUDO, msgspec.structs.replace(record, fairness=broken))


def test_a_finished_match_can_be_taken_back() -> None:
    match = play_out(fair(), last)
    assert match.is_over
    match.rewind(len(match.steps) - 1)
    assert not match.is_over
    shown = match.open_record().fairness
    assert shown is not None
    assert (shown.secret, shown.seal) == (None, None)


# --- forks and copies


@pytest.mark.parametrize("game", [LUDO, CARDS], ids=lambda game: game.id)
def test_a_fork_at_every_step_is_the_match_at_that_step(game: AnyGame) -> None:
    options = {"pieces": 1} if game is LUDO else {}
    match = play_out(Match.new(game, 2, options), last, Rng(4))
    before = everything(match)
    for at in range(len(match.steps) + 1):
        fork = match.fork(at)
        assert everything(fork) == everything(Match.replay(game, match.full_record(), steps=at))
        play_out(fork, first, Rng(at))
        assert fork.is_over
        assert list(fork.steps[:at]) == list(match.steps[:at])
    assert everything(match) == before


def test_a_fork_throws_by_its_own_secret() -> None:
    match = play_out(fair(), first, limit=40)
    fork = match.fork(20, secret=OTHER_SECRET, nonces=NONCES)
    play_out(fork, first, limit=80)
    play_out(match, first, limit=80)
    assert fork.record.fairness is not None
    assert fork.record.fairness.already == 20
    assert throws(fork, 20)[:20] != throws(match, 20)[:20]
    assert throws(fork, 0)[:5] == throws(match, 0)[:5]


def test_a_fork_knows_no_future() -> None:
    match = play_out(fair(), first, limit=40)
    assert match.fork(20).record.fairness is None


@pytest.mark.parametrize("at", [-1, 41, 1000])
def test_a_fork_outside_of_the_match_is_refused(at: int) -> None:
    with pytest.raises(BadRecord, match="cannot fork"):
        play_out(fair(), first, limit=40).fork(at)


def test_a_copy_goes_its_own_way() -> None:
    match = play_out(fair(), first, limit=30)
    before = everything(match)
    twin = match.copy()
    assert everything(twin) == before
    play_out(twin, last, limit=60)
    assert everything(match) == before
    again = match.copy()
    play_out(again, last, limit=60)
    assert everything(again) == everything(twin), "a fair copy throws what the match would throw"


def test_moves_are_told_by_name_in_refusals() -> None:
    match = Match.new(LUDO, 2, {"die": "plain"})
    while match.state.actor < 0:
        match.draw(Rng(len(match.steps) + 6))
    with pytest.raises(IllegalMove) as caught:
        match.play(int(match.state.actor), 99)
    legal: Move = LUDO.move(match.state, match.state.legal()[0])
    assert str(msgspec.to_builtins(legal)["kind"]) in str(caught.value)
