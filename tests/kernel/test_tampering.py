"""Whatever was changed in a proved record is found."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ludotek.kernel import (
    CHANCE,
    Fairness,
    Match,
    Origin,
    Record,
    Rng,
    fairness,
    play_out,
    verify,
)
from ludotek.kernel.options import fields
from ludotek.kernel.record import Undone
from tests.kernel.fair_matches import (
    LUDO,
    NONCES,
    OTHER_SECRET,
    PROVED,
    SECRET,
    a_match,
    caught,
    finished,
    seal_of,
)


def with_fairness(**changes: Any) -> Record:
    assert PROVED.fairness is not None
    return msgspec.structs.replace(PROVED, fairness=msgspec.structs.replace(PROVED.fairness, **changes))


def fair_part(record: Record) -> Fairness:
    assert record.fairness is not None
    return record.fairness


def with_steps(steps: Any) -> Record:
    return msgspec.structs.replace(PROVED, steps=tuple(steps))


def test_the_record_as_it_is_is_proved() -> None:
    assert verify(LUDO, PROVED) == sum(actor == CHANCE for actor, _ in PROVED.steps)


def test_a_changed_throw_is_found_wherever_it_is() -> None:
    for number, (actor, action) in enumerate(PROVED.steps):
        if actor == CHANCE:
            changed = (CHANCE, action % 6 + 1)
            caught(with_steps([*PROVED.steps[:number], changed, *PROVED.steps[number + 1 :]]), f"step {number + 1}")


def test_a_dropped_step_is_found_wherever_it_was() -> None:
    for number in range(len(PROVED.steps)):
        caught(with_steps([*PROVED.steps[:number], *PROVED.steps[number + 1 :]]))


def test_a_cut_off_end_is_found() -> None:
    for end in range(len(PROVED.steps)):
        caught(with_steps(PROVED.steps[:end]))


def test_an_added_or_repeated_step_is_found() -> None:
    for number in range(len(PROVED.steps) + 1):
        for extra in ((CHANCE, 1), (0, 0), PROVED.steps[min(number, len(PROVED.steps) - 1)]):
            caught(with_steps([*PROVED.steps[:number], extra, *PROVED.steps[number:]]))


def test_a_changed_actor_is_found() -> None:
    for number, (actor, action) in enumerate(PROVED.steps):
        for other in {CHANCE, 0, 1} - {actor}:
            caught(with_steps([*PROVED.steps[:number], (other, action), *PROVED.steps[number + 1 :]]))


def test_another_choice_is_found() -> None:
    """A legal one: only the throws after it and the seal tell."""
    proved = play_out(a_match(options={"pieces": 2}), lambda match, seat: match.state.legal()[-1]).open_record()
    match = Match.replay(LUDO, proved, steps=0)
    found = 0
    for number, (actor, action) in enumerate(proved.steps):
        for other in {*match.state.legal()} - {action}:
            changed = (*proved.steps[:number], (actor, other), *proved.steps[number + 1 :])
            caught(msgspec.structs.replace(proved, steps=changed))
            found += 1
        match.step(actor, action)
    assert found > 5


assert PROVED.fairness is not None


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": OTHER_SECRET},
        {"secret": SECRET[:-1] + "0"},
        {"secret": "no secret"},
        {"secret": "00"},
        {"secret": ""},
        {"secret": None},
        {"commitment": fairness.NEWEST.commitment(OTHER_SECRET, PROVED.header())},
        {"commitment": ""},
        {"secret": OTHER_SECRET, "commitment": fairness.NEWEST.commitment(OTHER_SECRET, PROVED.header())},
        {"nonces": ("another", NONCES[1])},
        {"nonces": (NONCES[0], "another")},
        {"nonces": tuple(NONCES[::-1])},
        {"nonces": tuple(NONCES[:1])},
        {"nonces": (*NONCES, "more")},
        {"nonces": ()},
        {"seal": "0" * 64},
        {"seal": ""},
        {"seal": "ä" * 64},
        {"seal": None},
        {"already": 1},
        {"already": 10_000},
        {"already": -1},
        {"scheme": 1},
        {"scheme": 3},
        {"known": (None, NONCES[1])},
        {"known": NONCES[:1]},
        {"known": ()},
        {"weights": PROVED.fairness.weights[:-1]},
        {"weights": (*PROVED.fairness.weights, ())},
        {"weights": ((1, 1, 2, 1), *PROVED.fairness.weights[1:])},
        {"undone": (Undone(3, ()),)},
    ],
    ids=lambda changes: " ".join(f"{name}={value!a:.12}" for name, value in changes.items()),
)
def test_a_changed_proof_is_found(changes: dict[str, Any]) -> None:
    caught(with_fairness(**changes))


@pytest.mark.parametrize(
    "changes", [{"game": "chess"}, {"version": 2}, {"version": 0}, {"seats": 3}, {"seats": 1}, {"seats": -1}], ids=str
)
def test_a_changed_header_is_found(changes: dict[str, Any]) -> None:
    caught(msgspec.structs.replace(PROVED, **changes))


def other_options() -> list[tuple[str, object]]:
    """Every option with every other value that it may have."""
    changed: list[tuple[str, object]] = [
        (field.name, value) for field in fields(LUDO.Options) for value in field.values
    ]
    changed += [("arms", [2, 0]), ("arms", [0, 1]), ("nonsense", 1)]
    return [(name, value) for name, value in changed if PROVED.options.get(name) != value]


@pytest.mark.parametrize(("name", "value"), other_options())
def test_a_changed_option_is_found(name: str, value: object) -> None:
    """Also one that would have made no difference to this match."""
    caught(msgspec.structs.replace(PROVED, options={**PROVED.options, name: value}))


def test_a_left_out_option_is_found() -> None:
    for name in PROVED.options:
        caught(msgspec.structs.replace(PROVED, options={k: v for k, v in PROVED.options.items() if k != name}))


def test_a_changed_start_is_found() -> None:
    start = LUDO.dump(Match.new(LUDO, 2, {"pieces": 1}).state)
    caught(msgspec.structs.replace(PROVED, start=start))
    whole = finished(start=start).open_record()
    verify(LUDO, whole)
    caught(msgspec.structs.replace(whole, start=None))
    caught(msgspec.structs.replace(whole, start={**start, "turns": 5}))


@pytest.mark.parametrize(
    "changes",
    [
        {"players": ("Someone", "Else")},
        {"players": ()},
        {"hints": ((3, 0),)},
        {"practice": True},
        {"undos": ((1, 0),)},
        {"given_up": True},
        {"result": (0, 1_000_000)},
        {"result": ()},
        {"origin": Origin(kind="lesson")},
    ],
    ids=str,
)
def test_names_result_and_marks_are_part_of_the_proof(changes: dict[str, Any]) -> None:
    if changes.get("result"):
        changes = {"result": PROVED.result[::-1]}
    caught(msgspec.structs.replace(PROVED, **changes))


def sealed_again(record: Record) -> Record:
    """As somebody would who has the secret."""
    assert record.fairness is not None
    seal = seal_of(str(record.fairness.secret), record)
    return msgspec.structs.replace(record, fairness=msgspec.structs.replace(record.fairness, seal=seal))


def test_a_keeper_who_cheats_and_seals_again_is_found() -> None:
    """With the secret one can make a seal, but not choose a throw."""
    match = a_match(None, options={"pieces": 1})
    play_out(match, lambda match, seat: match.state.legal()[-1], Rng(3))
    assert PROVED.fairness is not None
    simulated = msgspec.structs.replace(match.full_record(), fairness=PROVED.fairness)
    caught(sealed_again(simulated), "step")
    with_all = msgspec.structs.replace(PROVED.fairness, already=len(simulated.steps))
    caught(sealed_again(msgspec.structs.replace(simulated, fairness=with_all)), "committed to")


def test_what_the_rules_decide_is_not_taken_from_the_record_even_if_it_is_sealed() -> None:
    """Weights and result follow from the rules and the steps."""
    changed: dict[str, dict[str, Any]] = {
        "likely": {"weights": ((1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2), *fair_part(PROVED).weights[1:])},
        "nonce": {"nonces": ("another", NONCES[1])},
    }
    for why, changes in changed.items():
        caught(sealed_again(with_fairness(**changes)), why)
    facts: dict[str, dict[str, Any]] = {
        "result": {"result": PROVED.result[::-1]},
        "given up": {"given_up": True, "result": ()},
    }
    for why, changes in facts.items():
        caught(sealed_again(msgspec.structs.replace(PROVED, **changes)), why)


def test_a_nonce_that_the_server_had_before_it_committed_cannot_be_another_one() -> None:
    """Else it could try nonces of its bots until the throws suit it."""
    match = a_match(options={"pieces": 1})
    assert match.record.fairness is not None
    ground = msgspec.structs.replace(match.record.fairness, nonces=(NONCES[0], "ground"))
    cheat = Match(LUDO, msgspec.structs.replace(match.record, fairness=ground))
    play_out(cheat, lambda match, seat: match.state.legal()[-1])
    caught(cheat.open_record(), "nonce")


def test_a_keeper_who_chooses_the_secret_afterwards_is_found() -> None:
    """Throws and seal follow from the secret that is shown, but it is not the promised one."""
    header = a_match(options={"pieces": 1}).full_record()
    assert header.fairness is not None
    other = msgspec.structs.replace(header.fairness, secret=OTHER_SECRET)
    match = Match(LUDO, msgspec.structs.replace(header, fairness=other))
    play_out(match, lambda match, seat: match.state.legal()[-1])
    caught(match.open_record(), "not what was committed to")
