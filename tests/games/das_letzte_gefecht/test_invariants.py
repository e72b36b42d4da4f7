"""Random games over player counts and options: always true, and the same as by the book."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from ludotek import _engine
from ludotek.games.das_letzte_gefecht import GAME
from ludotek.games.das_letzte_gefecht.view import GefechtView
from ludotek.kernel import CHANCE, OVER, Match, Rng, play_randomly
from tests.games.das_letzte_gefecht.by_the_book import FULL, Book
from tests.games.das_letzte_gefecht.table import CARDS, LETTERS, Table

VALUES: dict[str, tuple[object, ...]] = {
    "map": ("rings", "grid"),
    "marker_start": ("random", "attacker"),
    "same_colour": ("once", "twice"),
    "draw_after": (0, 0, 3, 7),
}
FOR_THREE: dict[str, tuple[object, ...]] = {
    "single_side": ("separatists", "jedi"),
    "attacker_rotation": ("clockwise", "alternate_sides"),
}
GAMES = 12 if _engine.running() == "compiled" else 4
every_count = pytest.mark.parametrize("players", [2, 3, 4])


def random_options(players: int, rng: random.Random) -> dict[str, object]:
    values = {**VALUES, **FOR_THREE} if players == 3 else VALUES
    return {name: rng.choice(choices) for name, choices in values.items()}


def random_table(players: int, rng: random.Random) -> Table:
    return Table(Match.new(GAME, players, random_options(players, rng)))


def step(table: Table, rng: random.Random) -> int:
    state = table.state
    if state.actor == CHANCE:
        outcomes, weights = zip(*state.chances(), strict=True)
        action: int = rng.choices(outcomes, weights)[0]
        table.match.happen(action)
    else:
        action = rng.choice(state.legal())
        table.match.play(int(state.actor), action)
    return action


# --- the engine and the book agree


def check_same(table: Table, book: Book) -> None:
    view, state = table.view, table.state
    seat, stage = book.asked
    assert view.stage == stage
    assert (state.actor if state.actor >= 0 else None) == seat
    assert state.legal() == book.legal()
    if state.actor == CHANCE:
        assert dict(state.chances()) == book.outcomes()
    for number, face in enumerate(view.seats):
        opened = len(face.row)
        assert [CARDS[card] for card in face.row] == book.rows[number][:opened]
        assert "".join(LETTERS[colour] for colour in face.figures) == "".join(sorted_colours(book.figures[number]))
        assert [CARDS[card] for card in state.hand(number)] == sorted(book.hands[number], key=CARDS.index)
        assert face.has_ship == book.ships[number]
    assert [Counter(CARDS[card] for card in pile) for pile in view.piles] == [+book.piles["s"], +book.piles["j"]]
    assert list(view.decks) == [book.decks["s"].total(), book.decks["j"].total()]
    assert (view.marker, view.battle, view.attacker) == (none(book.marker), book.battle, book.attacker)
    if view.past is not None:
        assert [count.total for count in view.past.counts] == book.totals


def check_count(table: Table, book: Book) -> None:
    """The totals the battle was decided with, in order of play, and who lost."""
    order = [event.seat for event in table.events("counted")]
    assert sorted(order) == list(range(book.players))
    assert all(later == (seat + 1) % book.players for seat, later in pairwise(order))
    assert table.final == book.totals
    loser = table.past.loser
    assert (None if loser is None else "sj"[loser]) == book.loser()


def none(number: int) -> int | None:
    return None if number < 0 else number


def sorted_colours(colours: set[str]) -> list[str]:
    return sorted(colours, key=LETTERS.index)


@every_count
def test_the_engine_plays_by_the_book(players: int) -> None:
    rng = random.Random(f"book {players}")
    for _ in range(GAMES):
        options = random_options(players, rng)
        table, book = Table(Match.new(GAME, players, options)), Book(players, options)
        while table.actor != OVER:
            check_same(table, book)
            book.step(step(table, rng))
            if table.events("counted"):
                check_count(table, book)
        winner = table.view.winner
        assert book.asked == (None, "over")
        assert book.winner == (None if winner is None else "sj"[winner])


# --- what is always true


def check(table: Table) -> None:
    check_cards(table)
    check_sizes(table.view)
    for seat in table.view.seats:
        assert seat.is_deployed or not seat.has_ship, "a ship without a figure"
        assert seat.partner is None or len(table.view.seats[seat.partner].figures) == len(seat.figures)


def check_cards(table: Table) -> None:
    """66 cards of the given composition on each side."""
    state, view = table.state, table.view
    for number, side in enumerate(("separatists", "jedi")):
        seen = Counter(CARDS[card] for card in view.piles[number])
        for kind, name in enumerate(CARDS):
            seen[name] += int(state.deck[number * 25 + kind])
        for seat, face in enumerate(view.seats):
            if face.side == side:
                own = GAME.view(state, seat).seats[seat]
                down = () if own.down is None else (own.down,)
                seen.update(CARDS[card] for card in (*state.hand(seat), *face.row, *down))
        assert seen == FULL
        assert sum(int(state.deck[number * 25 + kind]) for kind in range(24)) == view.decks[number]


def check_sizes(view: GefechtView) -> None:
    """At the beginning of phase f every hand has 5 - f cards and everybody f - 1 open cards."""
    if view.stage == "option" and view.actor == view.attacker:
        for seat in view.seats:
            assert (seat.held, len(seat.row), seat.has_down) == (5 - view.phase, view.phase - 1, False)
    if view.stage == "name":
        assert all((seat.held, len(seat.row)) == (0, 4) for seat in view.seats)


def check_change(before: GefechtView, after: GefechtView, options: dict[str, object]) -> None:
    """Between two steps: figures are never regained, one side loses at most, the marker goes one route at most."""
    losers = set()
    for old, new in zip(before.seats, after.seats, strict=True):
        assert set(new.figures) <= set(old.figures)
        assert len(old.figures) - len(new.figures) <= 1
        if old.figures != new.figures:
            losers.add(new.side)
    assert len(losers) <= 1
    if losers:
        assert after.past is not None
        assert after.past.loser is not None
    if before.marker is not None and before.marker != after.marker:
        assert before.stage in ("move", "reply", "answer")
        assert after.marker in Book(2, options).routes[before.marker]


@every_count
def test_invariants_hold_in_random_games(players: int) -> None:
    rng = random.Random(f"invariants {players}")
    for _ in range(max(2, GAMES // 3)):
        table = random_table(players, rng)
        options: dict[str, object] = {"map": table.view.options.map}
        before = table.view
        while table.actor != OVER:
            check(table)
            step(table, rng)
            check_change(before, table.view, options)
            before = table.view


@every_count
def test_the_fast_way_plays_the_same_games(players: int) -> None:
    """Playouts inside the engine end as play through the checked door does."""
    for seed in range(6):
        state = GAME.new(players, GAME.options(players))
        play_randomly(state, Rng(seed))
        assert state.actor == OVER
        assert sorted(set(state.scores())) == [0.0, 1.0]


@pytest.mark.compiled
def test_games_are_as_long_as_the_rules_expect() -> None:
    """The sanity check of the rules for random players: 10.3, 7.1 and 4.1 battles; the single player has the edge."""
    expected = {2: 10.3, 3: 7.1, 4: 4.1}
    for players, battles in expected.items():
        counted, first = 0, 0.0
        for seed in range(400):
            state = GAME.new(players, GAME.options(players))
            play_randomly(state, Rng(seed))
            counted += int(state.battle)
            first += state.scores()[0]
        assert abs(counted / 400 - battles) < 0.45
        low, high = (0.52, 0.75) if players == 3 else (0.42, 0.58)
        assert low < first / 400 < high
