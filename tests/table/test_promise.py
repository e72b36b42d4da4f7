"""What the server binds itself to before anybody brings a nonce, and matches that are given up."""

from __future__ import annotations

import msgspec
import pytest

from ludotek.kernel import Unfair, prove, verify
from ludotek.table import (
    AskUndo,
    Caller,
    GivenUp,
    GiveUp,
    HandOver,
    Join,
    Play,
    Rematch,
    Rename,
    Resign,
    Table,
    promised,
)
from ludotek.table.records import created_from
from tests.table.hidden_cards import GAME as HIDDEN_CARDS
from tests.table.sitting import LUDO, SECRET, Log, bot, created, here, link, refusal

# The promise


def test_the_commitment_stands_before_anybody_comes_and_never_changes() -> None:
    log = Log(link(), link(), bot(), options={"pieces": 1})
    first = log.table.created.commitment
    for seat, nonce in ((1, "b"), (0, "a")):
        log.do(Join(seat, nonce))
    log.play_out()
    fair = log.table.record().fairness
    assert fair is not None
    assert (fair.commitment, fair.known, fair.nonces) == (first, (None, None, ""), ("a", "b", ""))
    proof = prove(LUDO, log.table.record())
    assert (proof.scheme, proof.brought, proof.notes) == (2, (0, 1), [])


def test_the_server_is_bound_to_start_options_and_every_nonce_it_knows() -> None:
    usual = created([here("Ann"), link(), bot()])
    seats = usual.seats
    start = LUDO.dump(Log(here(), here(), here()).table.match.state)
    others = [
        msgspec.structs.replace(usual, seats=(here("Bob"), *seats[1:])),  # another nonce
        msgspec.structs.replace(usual, seats=(*seats[:2], msgspec.structs.replace(bot(), nonce="ground"))),
        msgspec.structs.replace(usual, seats=(*seats[:2], link())),
        msgspec.structs.replace(usual, options={**usual.options, "pieces": 2}),
        msgspec.structs.replace(usual, start=start),
        msgspec.structs.replace(usual, steps=((-1, 6),)),
    ]
    found = [promised(one, SECRET).commitment for one in (usual, *others)]
    found.append(promised(usual, "ee" * 32).commitment)
    assert len(set(found)) == len(found)


def test_a_seat_whose_device_brings_nothing_or_that_a_bot_takes_adds_nothing() -> None:
    log = Log(link(), link(), link(), options={"pieces": 1})
    log.do(Join(0, "a"))
    log.do(Join(1, ""))
    log.do(HandOver(2, "random"), Caller(nonce="made by the server"))
    log.play_out()
    assert prove(LUDO, log.table.record()).brought == (0,)


def test_a_match_that_is_taken_up_again_keeps_its_promise() -> None:
    """Also with other players: what was known at the commitment stays so."""
    log = Log(link(), bot(), options={"pieces": 1})
    log.do(Join(0, "a"))
    log.play()
    again = created_from(log.table.full_record(), [seat.player for seat in log.table.seats[::-1]], "instant")
    assert (again.scheme, again.known, again.commitment) == (2, (None, ""), log.table.created.commitment)


def test_names_are_those_of_the_end_and_sealed() -> None:
    log = Log(here("Ann"), bot(), options={"pieces": 1})
    log.play_out()
    before = log.table.record()
    log.do(Rename(0, "Cheater"))
    assert log.table.record() == before
    assert before.players == ("Ann", "random")
    with pytest.raises(Unfair, match="seal"):
        verify(LUDO, msgspec.structs.replace(before, players=("Cheater", "random")))


# Given up


def test_a_match_that_is_given_up_is_sealed_and_proved() -> None:
    log = Log(here("Ann"), bot())
    for _ in range(6):
        log.play()
    assert log.do(GiveUp(0)) == [GivenUp(0)]
    record = log.table.record()
    assert (record.given_up, record.result) == (True, ())
    assert record.fairness is not None
    assert record.fairness.secret == SECRET
    proof = prove(LUDO, record)
    assert proof.throws == sum(actor == -1 for actor, _ in record.steps) > 5
    assert "given-up" in proof.notes
    with pytest.raises(Unfair):
        prove(LUDO, msgspec.structs.replace(record, given_up=False))


def test_after_it_was_given_up_nothing_moves_and_there_can_be_a_rematch() -> None:
    log = Log(here("Ann"), bot())
    log.play_until(1)
    log.do(GiveUp(0))
    assert log.table.is_over
    assert log.table.bot_to_move is None
    assert refusal(log, Play(1, log.table.match.state.legal()[0], log.table.seq), Caller(is_bot=True)) == "table/over"
    assert refusal(log, AskUndo(0), Caller(may_reopen=True)) == "table/over"
    assert refusal(log, GiveUp(0)) == "table/over"
    assert log.do(Rematch(0), Caller(next_match="next"))
    again = Table.restore(LUDO, SECRET, log.entries)
    assert again.is_over
    assert again.record() == log.table.record()


def test_nobody_gives_up_for_others() -> None:
    log = Log(here("Ann"), here("Ben"), here("Cat"), bot())
    assert refusal(log, GiveUp(0)) == "seat/person"
    log.do(HandOver(1, "random"))
    log.do(Resign(2))
    assert log.do(GiveUp(0)) == [GivenUp(0)]


def test_the_record_of_a_game_with_secrets_is_open_when_it_was_given_up() -> None:
    log = Log(here("Ann"), bot(), game=HIDDEN_CARDS)
    log.do(GiveUp(0))
    assert prove(HIDDEN_CARDS, log.table.record()).given_up


# Practice


def test_a_match_against_bots_says_how_often_moves_were_taken_back() -> None:
    log = Log(link(), bot(), options={"pieces": 1})
    log.do(Join(0, "a"))
    for _ in range(2):
        log.play_until(0)
        log.play()
        log.do(AskUndo(0))
    log.play_out()
    record = log.table.record()
    assert (record.practice, len(record.undos)) == (True, 2)
    proof = prove(LUDO, record)
    assert (proof.practice, proof.undos, proof.notes) == (True, 2, ["practice"])


def test_after_an_undo_against_bots_the_throws_are_new() -> None:
    """The same choice again shows nothing of the future."""
    log = Log(link(), bot(), options={"pieces": 4})
    log.do(Join(0, "a"))
    log.play_until(0)
    futures = []
    for _ in range(8):
        at = len(log.table.match.steps)
        log.play()
        log.play_until(0)
        futures.append([action for actor, action in log.table.match.steps[at:] if actor == -1])
        log.do(AskUndo(0))
        assert len(log.table.match.steps) == at
    assert len({tuple(throws) for throws in futures}) > 1


def test_among_people_it_is_no_practice() -> None:
    log = Log(here("Ann"), here("Ben"), options={"pieces": 1})
    log.play_until(0)
    log.play()
    log.do(AskUndo(0), Caller(seats=frozenset({0, 1})))
    log.play_out()
    assert prove(LUDO, log.table.record()).notes == ["undone", "alone"]
