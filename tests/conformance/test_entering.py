"""Every game is refereed with real dice and cards: the seats that may know an outcome are asked and offered it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

from ludotek import catalogue
from ludotek.game import AnyGame
from ludotek.kernel import CHANCE, Match, Rng, prove
from ludotek.kernel.trial import Trial
from ludotek.scene import DueEntry
from ludotek.table import Created, Enter, Logged, Play, SeatPlan, Table, decide, due_entry, opening

LONGEST = 700  # steps that are looked at


def table_of(game: AnyGame, seats: int) -> Table:
    people = tuple(SeatPlan("here", f"P{seat}", nonce="") for seat in range(seats))
    options = msgspec.to_builtins(game.options(seats))
    first = Created(game.id, game.version, options, people, commitment="", chance="entered")
    return Table.restore(game, "5e" * 32, [Logged(1, entry) for entry in opening(game, "5e" * 32, first)])


def apply(table: Table, command: Enter | Play) -> None:
    for entry in decide(table, command):
        table.apply(entry)


def drawn(match: Match, rng: Rng) -> Iterator[tuple[int | None, int]]:
    """What the real box brings until somebody decides or another question is asked: whose it is, and the outcome."""
    trial = Trial(match)
    asked = match.game.entry(match.state, None)
    while asked is not None and trial.state.actor == CHANCE:
        due: DueEntry | None = match.game.entry(trial.state, None)
        if due is None or due.is_secret != asked.is_secret or not set(due.seats) <= set(asked.seats):
            return
        outcome = int(trial.state.sample(rng))
        yield due.seats[0] if due.is_secret else None, outcome
        trial.happen(outcome)


def enter_all(table: Table, rng: Rng) -> None:
    """Everybody who is asked enters what the box brought, in any order."""
    brought = list(drawn(table.match, rng))
    public = due_entry(table, None)
    assert public is not None
    assert bool(public.parts) != public.is_secret
    seats = list(public.seats) if public.is_secret else [rng.below(len(table.seats))]
    while seats:
        seat = seats.pop(rng.below(len(seats)))
        due = due_entry(table, int(seat))
        assert due is not None
        assert due.question is not None
        own = [outcome for whose, outcome in brought if whose in (None, seat)][: due.count]
        check_offered(due, own)
        apply(table, Enter(int(seat), tuple(own), table.seq))


def check_offered(due: DueEntry, outcomes: list[int]) -> None:
    parts = [part for part in due.parts for _ in range(part.count)]
    assert len(parts) == len(outcomes)
    for part, outcome in zip(parts, outcomes, strict=True):
        assert outcome in [one.action for one in part.outcomes]
    for outcome, count in Counter(outcomes).items():
        found = due.outcome(outcome)
        assert found is not None
        assert not found.most or count <= found.most


@pytest.mark.parametrize("game", catalogue.games().values(), ids=lambda game: str(game.id))
def test_a_match_is_refereed_with_its_own_box(game: AnyGame) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        rng = Rng(seats)
        table = table_of(game, seats)
        art = game.folder.joinpath("art.svg").read_text()
        for _ in range(LONGEST):
            if table.match.is_over:
                break
            if table.match.state.actor == CHANCE:
                due = game.entry(table.match.state, int(rng.below(seats)))
                assert due is not None
                symbols = {one.symbol for part in due.parts for one in part.outcomes}
                assert all(f'id="{symbol}"' in art for symbol in symbols), "every outcome has a picture"
                enter_all(table, rng)
            else:
                legal = table.match.state.legal()
                apply(table, Play(int(table.match.state.actor), legal[rng.below(len(legal))], table.seq))
        record = table.full_record()
        assert record.entered
        assert prove(game, record).entered == sum(actor == CHANCE for actor, _ in record.steps)
