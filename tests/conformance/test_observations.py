"""Observations and action codes of every game: fixed parts, numbers within the schema, and nothing that leaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, OVER, Rng, State
from ludotek.kernel.batch import MOST_WORDS, look, mask, words_for
from ludotek.kernel.observation import Observation
from ludotek.kernel.playouts import play_randomly
from ludotek.kernel.schema import NoObservation, Schema, schema_of
from ludotek.kernel.state import room
from tests.conformance.cases import CASES, IS_COMPILED, PLAIN_CASES, Case, every_game, seed_of

POSITIONS = 12  # of each case
WORD = (1 << 64) - 1
some_cases = pytest.mark.parametrize("case", CASES if IS_COMPILED else PLAIN_CASES[::2], ids=str)


def observed(state: State, seat: int, seats: int) -> bytes:
    out = Observation(room(MOST_WORDS), seats)
    look(state, seat, out, 0)
    return b"".join((int(out.words[k]) & WORD).to_bytes(8, "little") for k in range(out.at))


def legal_codes(state: State) -> list[int]:
    size = words_for(state.codes())
    out = room(size)
    mask(state, room(state.width()), out, 0, size)
    data = b"".join(int(word).to_bytes(8, "little") for word in out)
    assert set(data) <= {0, 1}
    return [code for code, is_legal in enumerate(data) if is_legal]


def schema(case: Case) -> Schema:
    return schema_of(case.game.new(case.seats, case.game.options(case.seats, case.options)), case.seats)


def redealt(state: State, seat: int, seed: int) -> State:
    other = state.copy()
    other.redeal(seat, Rng(seed))
    return other


def positions(case: Case, about: int = POSITIONS) -> Iterator[State]:
    """Decisions of a random game, and its end; one state that is played on."""
    rng = Rng(seed_of(case))
    state: State = case.game.new(case.seats, case.game.options(case.seats, case.options))
    length = int(play_randomly(state.copy(), Rng(seed_of(case))))
    stride, steps = max(1, length // about), 0
    while state.actor != OVER:
        if state.actor == CHANCE:
            state.apply(state.sample(rng))
            continue
        if steps % stride == 0 or steps < 3:
            yield state
        state.act(state.legal()[rng.below(len(state.legal()))])
        steps += 1
    yield state


@some_cases
def test_observations_fit_the_schema_and_tell_nothing_hidden(case: Case) -> None:
    """`observe` reads the state. It tells nothing if it says the same of a state with all that is hidden dealt anew."""
    declared = schema(case)
    used = [index for part in declared.parts for index in part.indices()]
    assert len(used) == len(set(used))
    unused = sorted(set(range(declared.size)) - set(used))
    for number, state in enumerate(positions(case)):
        for seat in range(case.seats)[number % 2 :: 1 if case.seats < 4 else 2]:
            seen = observed(state, seat, case.seats)
            assert len(seen) == declared.size
            too_high = [p.name for p in declared.parts if max(seen[index] for index in p.indices()) > p.high]
            assert too_high == []
            assert not any(seen[index] for index in unused)
            other = redealt(state, seat, number)
            assert observed(other, seat, case.seats) == seen, f"seat {seat} sees what is hidden"
            if state.actor == seat:
                assert legal_codes(other) == legal_codes(state)
        check_codes(state, case.seats)


def check_codes(state: State, seats: int) -> None:
    """Every legal action has a code below `codes()`, and a code is turned into an action that can be applied."""
    codes, legal = legal_codes(state), state.legal()
    assert codes == sorted({int(state.encode(action)) for action in legal})
    for code in codes[:6]:
        trial = state.copy()
        trial.apply(trial.decode(code))
        assert trial.actor == OVER or trial.actor < seats
    if len(codes) == len(legal):
        assert sorted(int(state.decode(code)) for code in codes) == sorted(legal)


def plain_case(game: AnyGame) -> Case:
    return next(case for case in PLAIN_CASES if case.game is game)


@every_game
def test_the_check_sees_leaks(game: AnyGame) -> None:
    """Control: another seat's observation does change, in games that have secrets and only in those."""
    case = plain_case(game)
    changes = [
        observed(redealt(state, 0, number), 1, case.seats) != observed(state, 1, case.seats)
        for number, state in enumerate(positions(case, about=40))
        if state.actor != OVER
    ]
    assert sum(changes) > len(changes) // 4 if game.has_secrets else not any(changes)


@pytest.mark.parametrize("game", catalogue.built_in(), ids=lambda game: game.id)
def test_the_own_seat_comes_first(game: AnyGame) -> None:
    """What seat 1 sees first of a part is what seat 0 sees second, in parts that tell the two apart."""
    case = plain_case(game)
    by_seat = {part.name: part.indices() for part in schema(case).parts if part.seats}
    size = {part.name: part.count for part in schema(case).parts}
    rotated, telling = set(by_seat), set()
    for state in positions(case):
        zero, one = (observed(state, seat, case.seats) for seat in (0, 1))
        for name, at in by_seat.items():
            own, next_own = at[: size[name]], at[size[name] : 2 * size[name]]
            if [one[index] for index in own] != [zero[index] for index in next_own]:
                rotated.discard(name)
            if [one[index] for index in own] != [zero[index] for index in own]:
                telling.add(name)
    assert rotated & telling
    assert telling <= rotated


def test_a_part_that_is_not_there_is_named() -> None:
    case = PLAIN_CASES[0]
    with pytest.raises(NoObservation, match="no part 'horses': there are"):
        schema(case).part("horses")
