"""Whatever was changed in a proved record is found."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import msgspec
import pytest

from ludotek.kernel import (
    CHANCE,
    Match,
    Record,
    Rng,
    fairness,
    play_out,
    verify,
)
from ludotek.kernel.options import fields
from tests.kernel.fair_matches import (
    LUDO,
    NONCES,
    OTHER_SECRET,
    PROVED,
    SECRET,
    a_match,
    caught,
    finished,
    first_link,
    sha,
)


def with_fairness(**changes: Any) -> Record:
    assert PROVED.fairness is not None
    return msgspec.structs.replace(PROVED, fairness=msgspec.structs.replace(PROVED.fairness, **changes))


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


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": OTHER_SECRET},
        {"secret": SECRET[:-1] + "0"},
        {"secret": "no secret"},
        {"secret": "00"},
        {"secret": ""},
        {"secret": None},
        {"commitment": fairness.commitment(OTHER_SECRET)},
        {"commitment": ""},
        {"secret": OTHER_SECRET, "commitment": fairness.commitment(OTHER_SECRET)},
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


def test_names_are_no_part_of_the_proof() -> None:
    """Nothing depends on them: a name may be mended afterwards."""
    verify(LUDO, msgspec.structs.replace(PROVED, players=("Someone", "Else")))


def chain_of(record: Record) -> bytes:
    assert record.fairness is not None
    header: dict[str, object] = json.loads(json.dumps(record.header()))
    chain = first_link(record.fairness.commitment, header, list(record.fairness.nonces))
    for actor, action in record.steps:
        chain = sha(chain, f"{actor}:{action}".encode())
    return chain


def test_a_keeper_who_cheats_and_seals_again_is_found() -> None:
    """With the secret one can make a seal, but not choose a throw."""
    match = a_match(None, options={"pieces": 1})
    play_out(match, lambda match, seat: match.state.legal()[-1], Rng(3))
    simulated = msgspec.structs.replace(match.full_record(), fairness=PROVED.fairness)
    assert simulated.fairness is not None
    seal = hmac.new(bytes.fromhex(SECRET), b"ludotek seal 1\n" + chain_of(simulated), hashlib.sha256).hexdigest()
    for already in (0, len(simulated.steps)):
        sealed = msgspec.structs.replace(simulated.fairness, seal=seal, already=already)
        caught(msgspec.structs.replace(simulated, fairness=sealed), "step")


def test_a_keeper_who_chooses_the_secret_afterwards_is_found() -> None:
    """Throws and seal follow from the secret that is shown, but it is not the promised one."""
    header = a_match(options={"pieces": 1}).full_record()
    assert header.fairness is not None
    other = msgspec.structs.replace(header.fairness, secret=OTHER_SECRET)
    match = Match(LUDO, msgspec.structs.replace(header, fairness=other))
    play_out(match, lambda match, seat: match.state.legal()[-1])
    caught(match.open_record(), "not the one that was committed to")
