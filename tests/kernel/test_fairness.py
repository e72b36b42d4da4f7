"""Fair throws: anybody can compute them again, and they are even."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from ludotek.kernel import (
    CHANCE,
    BadRecord,
    BrokenInvariant,
    Match,
    Rng,
    Unfair,
    fairness,
    play_out,
    verify,
)
from ludotek.kernel.record import write
from tests.conformance.chi_square import follows
from tests.kernel.fair_matches import (
    LUDO,
    NONCES,
    OTHER_SECRET,
    PROVED,
    SECRET,
    a_match,
    caught,
    commitment_of,
    fair_outcome,
    finished,
    first_link,
    number_of,
    seal_of,
    sha,
)
from tests.third_party.highcard.highcard import GAME as HIGHCARD

# --- known answers


def test_the_commitment_is_a_hash_of_secret_and_header() -> None:
    """The number is from `printf 'ludotek commitment 2\\n["00…0f",{"game":"ludo"}]' | sha256sum`."""
    known = "672ac1a784e9b96d7842d9b43b1d769a86c10ae6be389138853709543a5a5de7"
    assert fairness.NEWEST.commitment(SECRET, {"game": "ludo"}) == known


def test_every_throw_follows_from_secret_nonces_and_history() -> None:
    match = finished()
    record = match.full_record()
    assert record.fairness is not None
    header: dict[str, object] = {
        "game": "ludo",
        "version": record.version,
        "seats": 2,
        "options": json.loads(json.dumps(record.options)),
        "start": None,
        "origin": None,
        "earlier": [],
        "nonces": NONCES,
    }
    committed = commitment_of(SECRET, header)
    assert record.fairness.commitment == committed
    chain = first_link(committed, header, NONCES)
    die = [(face, 1) for face in range(1, 7)]
    throws = 0
    for actor, action in record.steps:
        if actor == CHANCE:
            assert action == fair_outcome(SECRET, chain, die)
            throws += 1
        chain = sha(chain, f"{actor}:{action}".encode())
    assert record.fairness.seal == seal_of(SECRET, record)
    assert record.fairness.weights == ((1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 1), *((),) * (throws - 1))
    assert verify(LUDO, record) == throws > 20


def test_draws_by_weight_follow_too() -> None:
    outcomes = [(4, 2), (9, 1), (2, 5)]
    for number in range(300):
        chain = sha(str(number).encode())
        assert fairness.NEWEST.draw(SECRET, chain, outcomes) == fair_outcome(SECRET, chain, outcomes)


def test_a_number_that_would_be_unfair_is_drawn_again() -> None:
    """With this total nearly half of all numbers would be."""
    total = 2**63 + 1
    again = 0
    for number in range(100):
        chain = sha(str(number).encode())
        attempt = 0
        while number_of(SECRET, chain, attempt) >= total:
            attempt += 1
        again += attempt > 0
        assert fairness.NEWEST.ticket(SECRET, chain, total) == number_of(SECRET, chain, attempt)
    assert 25 < again < 75


# --- even


@pytest.mark.parametrize(
    "weights", [dict.fromkeys(range(1, 7), 1), {0: 1, 1: 1}, {1: 1, 2: 2, 3: 3}, {5: 99, 6: 1}, {7: 3}], ids=str
)
def test_outcomes_are_as_likely_as_their_weights(weights: dict[int, int]) -> None:
    chain = b"start"
    counts: Counter[int] = Counter()
    for number in range(6000):
        chain = fairness.next_chain(chain, CHANCE, number % 6)
        counts[fairness.NEWEST.draw(SECRET, chain, list(weights.items()))] += 1
    assert follows(counts, weights)


def test_throws_of_real_matches_are_even() -> None:
    counts: Counter[int] = Counter()
    for number in range(12):
        match = a_match(f"{number:032x}")
        play_out(match, lambda match, seat: match.state.legal()[0], limit=500)
        counts.update(action for actor, action in match.steps if actor == CHANCE)
    assert follows(counts, dict.fromkeys(range(1, 7), 1))


def throws(secret: str, nonces: list[str], **options: object) -> list[int]:
    match = Match.new(LUDO, 2, options, secret=secret, nonces=nonces)
    play_out(match, lambda match, seat: match.state.legal()[0], limit=80)
    return [action for actor, action in match.steps if actor == CHANCE]


def test_secret_every_nonce_and_every_option_change_the_throws() -> None:
    usual = throws(SECRET, NONCES)
    assert throws(SECRET, NONCES) == usual
    assert throws(OTHER_SECRET, NONCES) != usual
    assert throws(SECRET, ["another", NONCES[1]]) != usual
    assert throws(SECRET, [NONCES[0], "another"]) != usual
    assert throws(SECRET, NONCES[::-1]) != usual
    assert throws(SECRET, NONCES, globe_shelter=True)[:20] != usual[:20]


# --- what is refused


@pytest.mark.parametrize("secret", ["", "00", "0" * 30, "xyz", "g" * 32])
def test_a_secret_that_could_be_guessed_is_refused(secret: str) -> None:
    with pytest.raises(ValueError, match=r"secret|hexadecimal"):
        fairness.NEWEST.commitment(secret, {})


@pytest.mark.parametrize("nonces", [[], ["one"], ["a", "b", "c"]])
def test_every_seat_adds_a_nonce(nonces: list[str]) -> None:
    with pytest.raises(BadRecord, match="one nonce from each of its 2 seats"):
        Match.new(LUDO, 2, secret=SECRET, nonces=nonces)


def test_without_secret_and_generator_nothing_is_thrown() -> None:
    with pytest.raises(BrokenInvariant):
        a_match(None).draw()


def test_outcomes_without_weight_cannot_be_drawn() -> None:
    with pytest.raises((ValueError, ZeroDivisionError)):
        fairness.NEWEST.draw(SECRET, b"", [])


# --- before the end the secret stays one


def test_the_open_record_hides_the_secret_until_the_match_is_over() -> None:
    match = a_match(options={"pieces": 1})
    while not match.is_over:
        shown = match.open_record()
        assert shown.fairness is not None
        assert (shown.fairness.secret, shown.fairness.seal) == (None, None)
        assert SECRET not in write(shown)
        assert shown.steps == tuple(match.steps)
        full = match.full_record().fairness
        assert full is not None
        assert (full.secret, full.seal) == (SECRET, None)
        play_out(match, lambda match, seat: match.state.legal()[-1], limit=len(match.steps) + 1)
    revealed = match.open_record()
    assert revealed == match.full_record()
    assert revealed.fairness is not None
    assert revealed.fairness.secret == SECRET
    assert revealed.fairness.seal is not None


def test_a_match_that_is_not_over_cannot_be_proved_yet() -> None:
    match = a_match()
    match.draw()
    for record in (match.open_record(), match.full_record()):
        with pytest.raises(Unfair, match="not revealed yet") as caught:
            verify(LUDO, record)
        assert caught.value.code == "fairness/broken"


def test_a_match_without_fairness_proves_nothing() -> None:
    match = play_out(a_match(None), lambda match, seat: match.state.legal()[0], Rng(1))
    with pytest.raises(Unfair, match="no fairness data"):
        verify(LUDO, match.full_record())


def test_a_record_taken_up_again_throws_on_as_before() -> None:
    """The keeper stores the full record; after a restart the next throw is the one it would have been."""
    whole = finished()
    record = whole.full_record()
    for at in (0, 1, 7, len(record.steps) - 1):
        again = Match.replay(LUDO, record, steps=at)
        play_out(again, lambda match, seat: match.state.legal()[-1])
        assert again.full_record() == record


def test_draws_of_a_game_with_weights_are_proved() -> None:
    match = play_out(a_match(game=HIGHCARD), lambda match, seat: match.state.legal()[-1])
    assert verify(HIGHCARD, match.open_record()) == sum(actor == CHANCE for actor, _ in match.steps)


def test_players_who_leave_are_part_of_what_is_proved() -> None:
    match = a_match()
    for _ in range(10):
        play_out(match, lambda match, seat: match.state.legal()[0], limit=len(match.steps) + 1)
    match.leave(1)
    assert match.is_over
    proved = match.open_record()
    verify(LUDO, proved)
    stayed = msgspec.structs.replace(proved, steps=(*proved.steps[:-1], (0, proved.steps[-1][1])))
    with pytest.raises(Unfair, match=r"result|seal"):
        verify(LUDO, stayed)


# --- forks


def test_a_fork_proves_its_own_throws() -> None:
    match = finished()
    at = 9
    fork = match.fork(at, secret=OTHER_SECRET, nonces=["c", "d"])
    play_out(fork, lambda match, seat: match.state.legal()[-1])
    record = fork.open_record()
    assert record.fairness is not None
    assert record.fairness.already == at
    assert verify(LUDO, record) == sum(actor == CHANCE for actor, _ in record.steps[at:])
    first = msgspec.structs.replace(record, steps=((CHANCE, record.steps[0][1] % 6 + 1), *record.steps[1:]))
    caught(first)


# --- anybody can check


def test_the_proof_needs_only_the_standard_library() -> None:
    source = Path(fairness.__file__).read_text("utf-8")
    imported = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            imported |= {alias.name.split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0
            imported.add(str(node.module).split(".")[0])
    assert imported
    assert imported <= set(sys.stdlib_module_names)


def test_the_proof_runs_without_ludotek() -> None:
    """The one file and a bare Python are enough."""
    given = {
        "file": str(Path(fairness.__file__)),
        "fairness": msgspec.to_builtins(PROVED.fairness),
        "header": PROVED.header(),
        "steps": PROVED.steps,
    }
    script = """
import json, runpy, sys
given = json.load(sys.stdin)
module = runpy.run_path(given["file"])
proof = given["fairness"]
die = [(face, 1) for face in range(1, 7)]
steps = [(actor, action, die if actor == -1 else None) for actor, action in given["steps"]]
arguments = proof["secret"], proof["commitment"], given["header"], proof["nonces"], steps
assert "ludotek" not in sys.modules
print(module["verify"](module["NEWEST"], *arguments)[0])
"""
    child = subprocess.run(
        [sys.executable, "-I", "-S", "-c", script], input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert child.returncode == 0, child.stderr
    assert int(child.stdout) == verify(LUDO, PROVED)
