"""Records of the scheme's first version stay what they were: proved, and refused where they were changed."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ludotek import catalogue
from ludotek.kernel import CHANCE, BadRecord, Match, Record, Unfair, fairness, play_out, prove, verify
from ludotek.kernel.record import read, write

FILES = sorted((Path(__file__).parent / "old_records").glob("*.json"))
OLD = {file.stem: read(file.read_bytes()) for file in FILES}
# What the program that made them proved: throws, those that were taken back among them.
THROWS = {
    "das_letzte_gefecht": 21,
    "last_one_alive": 18,
    "last_one_standing": 17,
    "ludo": 34,
    "ludo-fork": 17,
    "sequence": 30,
}


def test_old_records_are_proved_by_their_own_version() -> None:
    for name, throws in THROWS.items():
        proof = prove(catalogue.game(OLD[name].game), OLD[name])
        assert (proof.scheme, proof.throws) == (1, throws), name


def test_old_records_are_written_as_they_were() -> None:
    assert FILES
    for file in FILES:
        assert write(OLD[file.stem]) == file.read_text("utf-8")


def changed(record: Record) -> list[Record]:
    """One change of each kind that the first version promised to find."""
    fair = record.fairness
    assert fair is not None
    at = max(number for number, (actor, _) in enumerate(record.steps) if actor == CHANCE)
    other = msgspec.structs.replace(fair, secret="ee" * 32)
    return [
        msgspec.structs.replace(record, steps=(*record.steps[:at], (CHANCE, 1 << 18), *record.steps[at + 1 :])),
        msgspec.structs.replace(record, steps=record.steps[:-1]),
        msgspec.structs.replace(record, fairness=other),
        msgspec.structs.replace(record, fairness=msgspec.structs.replace(fair, nonces=fair.nonces[::-1])),
        msgspec.structs.replace(record, fairness=msgspec.structs.replace(fair, seal="00" * 32)),
        msgspec.structs.replace(record, fairness=msgspec.structs.replace(fair, already=len(record.steps))),
    ]


def test_a_change_of_an_old_record_is_found() -> None:
    for record in OLD.values():
        for one in changed(record):
            with pytest.raises((Unfair, BadRecord)):
                verify(catalogue.game(record.game), one)


def test_a_match_of_the_first_version_goes_on_by_it() -> None:
    """A match that was begun before is played to its end, and its record is proved as before."""
    whole = OLD["ludo-whole"]
    match = Match.replay(catalogue.game("ludo"), whole, steps=9)
    play_out(match, lambda match, seat: match.state.legal()[-1])
    assert match.full_record() == whole


def test_draws_of_the_first_version_go_by_the_order_of_the_outcomes() -> None:
    """The number is that of `printf '<chain><attempt>' | openssl dgst -sha256 -mac hmac`, modulo the sum."""
    first = fairness.SCHEMES[1]
    chain = bytes(32)
    ticket = first.ticket("00" * 16, chain, 3)
    laid = [9, 2, 2]
    assert first.draw("00" * 16, chain, [(9, 1), (2, 2)]) == laid[ticket]
