"""The log in words that is kept while a match goes on is the one that is told from the beginning."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludotek.catalogue import game
from ludotek.server import lines as module
from ludotek.server.lines import Lines
from ludotek.server.noting import note_all
from ludotek.server.perspective import Perspective
from ludotek.table import AnswerUndo, AskUndo, Entry, Play, decide
from tests.table.sitting import Log, here


@pytest.mark.parametrize("id", ["ludo", "sequence", "last_one_standing", "das_letzte_gefecht"])
def test_kept_lines_are_those_told_from_the_beginning(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LINES", 12)
    monkeypatch.setattr("ludotek.kernel.match.EVERY", 5)
    log = Log(here("Ann"), here("Ben"), game=game(id))
    rng = Random(3)
    shared = Lines(log.table, None) if log.game.is_open else None
    places = [Perspective(log.table, viewer, shared) for viewer in (0, 1, None)]
    away = Lines(log.table, 1)  # nobody looks from there meanwhile
    for number in range(30):
        play(log, places, rng)
        if number % 10 == 7:
            take_back(log, places)
        for place in places:
            fresh = Lines(log.table, place.viewer)
            assert place.lines.since(0) == fresh.since(0) != ()
            middle = log.table.step_seqs[-3]
            assert place.lines.since(middle) == fresh.since(middle)
        if number % 11 == 0:
            assert away.since(0) == Lines(log.table, 1).since(0)
    assert len(places[0].lines.since(0)) <= 12


def play(log: Log, places: list[Perspective], rng: Random) -> None:
    """A move, and what it tells everybody step by step."""
    table = log.table
    for entry in decide(table, Play(log.actor, rng.choice(table.match.state.legal()), table.seq)):
        table.apply(entry)
        note(log, places, entry)


def take_back(log: Log, places: list[Perspective]) -> None:
    asked = log.do(AskUndo(log.actor))
    entries = [*asked, *log.do(AnswerUndo(1 - log.actor, True))]
    note(log, places, entries[-1])


def note(log: Log, places: list[Perspective], entry: Entry) -> None:
    assert note_all(log.table, places, entry) == []


def test_a_line_is_ready_to_be_sent() -> None:
    log = Log(here("Ann"), here("Ben"))
    log.play()
    told = msgspec.json.decode(msgspec.json.encode(Lines(log.table, 0).since(0)))
    assert [line["seq"] for line in told] == sorted(line["seq"] for line in told)
    assert all("motions" not in one and one["text"]["id"].startswith("told-") for line in told for one in line["told"])
