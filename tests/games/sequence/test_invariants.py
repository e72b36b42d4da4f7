"""Random games over player counts, sides and options: always true, and the same as by the book."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludotek import _engine
from ludotek.games.sequence import GAME
from ludotek.games.sequence.rules.game import SequenceGame
from ludotek.kernel import CHANCE, LEAVE, OVER, Match, Rng, play_randomly
from tests.games.sequence.by_the_book import LINES, Book
from tests.games.sequence.table import CARDS, CORNERS, SPACES, Table, cell_name

SETTINGS = [(2, 2), (3, 3), (4, 2), (6, 2), (6, 3), (8, 2), (9, 3), (10, 2), (12, 2), (12, 3)]
HANDS = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}
VALUES: dict[str, tuple[object, ...]] = {
    "dead_card_limit": (1, "any"),
    "draw_mode": ("auto", "strict"),
    "deck_out": ("reshuffle", "play_out"),
    "stalemate": ("draw", "most_sequences"),
    "table_talk": ("off", "penalty"),
    "advanced_jacks": (False, True),
}


def numbers_of(row: int, column: int) -> tuple[int, int, int, int]:
    """What all spaces of a row, a column, a falling and a rising diagonal have in common."""
    return row, column, column - row, column + row


every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: f"{setting[0]}x{setting[1]}")
ALL_LINES = [frozenset(line) for line in LINES]
LINES_THROUGH = {space: [line - {space} for line in ALL_LINES if space in line] for space in SPACES}
GRID = [(row, column) for row in range(10) for column in range(10)]
# Rows, columns, falling and rising diagonals, in the order of their numbers.
WHOLE_ROWS = [
    {cell_name(12 * row + column + 13) for row, column in GRID if numbers_of(row, column)[direction] == number}
    for direction in range(4)
    for number in sorted({numbers_of(row, column)[direction] for row, column in GRID})
]
Setting = tuple[int, int]
GAMES = 3 if _engine.running() == "compiled" else 1


def random_table(setting: Setting, rng: random.Random, **fixed: object) -> Table:
    options: dict[str, object] = {name: rng.choice(values) for name, values in VALUES.items()}
    return Table(Match.new(GAME, setting[0], {**options, "sides": setting[1], **fixed}))


def step(table: Table, rng: random.Random) -> None:
    state = table.state
    if state.actor == CHANCE:
        outcomes, weights = zip(*state.chances(), strict=True)
        table.match.happen(rng.choices(outcomes, weights)[0])
    else:
        seat = int(state.actor)
        table.match.play(seat, rng.choice(state.legal()))
        if rng.random() < 0.8:
            table.match.react(seat)


# --- what is always true


def check(state: SequenceGame) -> None:
    check_cards(state)
    check_board(state)
    legal = state.legal()
    assert len(legal) == len(set(legal))
    assert bool(legal) == (state.actor >= 0)


def check_cards(state: SequenceGame) -> None:
    """104 cards, two of each, nothing lost; no hand larger than the deal."""
    cards = state.cards
    seen = Counter(int(cards.laid[i]) % 64 for i in range(cards.thrown))
    for seat in range(state.plan.seats):
        hand = cards.hand(seat)
        assert hand == sorted(hand)
        assert len(hand) <= HANDS[int(state.plan.seats)]
        seen.update(hand)
    for number in range(52):
        assert seen[number] + cards.left[number] == 2
    assert cards.pile == sum(cards.left)
    check_counted(state)


def check_counted(state: SequenceGame) -> None:
    """The counts kept eight to a word: first of all discards, then of each hand."""
    cards = state.cards
    laid = [int(cards.laid[i]) % 64 for i in range(cards.thrown)]
    rows = [laid, *(cards.hand(seat) for seat in range(state.plan.seats))]
    expected = [Counter(row)[card] for row in rows for card in range(56)]  # 52, in seven words
    assert [int(word) >> 8 * byte & 255 for word in cards.counted for byte in range(8)] == expected


def check_board(state: SequenceGame) -> None:
    view = GAME.view(state, None)
    owned = [{cell_name(cell) for cell in cells} for cells in view.chips]
    assert sum(map(len, owned)) == len(set().union(*owned))
    assert set().union(*owned) <= SPACES
    lines = [(line.side, {cell_name(cell) for cell in line.cells}) for line in view.lines]
    locked = set().union(*(cells for _, cells in lines))
    for side, cells in lines:
        assert cells <= owned[side] | CORNERS
    assert {cell_name(c) for c in range(144) if state.chips.locked[c]} == locked
    for side in range(state.plan.sides):
        own = [cells for owner, cells in lines if owner == side]
        assert all(len(a & b) <= 1 for i, a in enumerate(own) for b in own[:i])  # SEQ-63
        assert state.chips.made[side] == len(own)
        filled = owned[side] | CORNERS
        for line in ALL_LINES:  # SEQ-60: nothing that qualifies is left unclaimed
            assert not line <= filled or any(len(line & cells) > 1 for cells in own)
        check_hot(state, side, owned[side])
        check_rows(state, side, filled)


def check_hot(state: SequenceGame, side: int, owned: set[str]) -> None:
    """The table kept chip by chip says the same as a look at all lines."""
    filled = owned | CORNERS
    for cell in range(144):
        space = cell_name(cell)
        if space in SPACES and space not in owned:
            completes = any(others <= filled for others in LINES_THROUGH[space])
            assert bool(state.chips.hot[side * 144 + cell]) == completes


def check_rows(state: SequenceGame, side: int, filled: set[str]) -> None:
    for number, spaces in enumerate(WHOLE_ROWS):
        assert state.chips.rows[side * len(WHOLE_ROWS) + number] == len(spaces & filled)


def check_end(table: Table) -> None:
    state = table.state
    scores = state.scores()
    seats, sides = len(scores), int(state.plan.sides)
    left = [seat.has_left for seat in table.view.seats]
    if table.winner is None:
        assert scores == [0.0 if left[seat] else 1 / sides for seat in range(seats)]
    else:
        won = ("blue", "green", "red").index(table.winner)
        assert scores == [float(seat % sides == won and not left[seat]) for seat in range(seats)]
    assert state.legal() == []
    assert all(state.interjections(seat) == [] for seat in range(seats))


@every_setting
def test_random_games_keep_the_invariants_and_end(setting: Setting) -> None:
    rng = random.Random(repr(setting))
    for _ in range(GAMES):
        table = random_table(setting, rng)
        while table.state.actor != OVER:
            step(table, rng)
            if len(table.match.steps) % 7 == 0:
                check(table.state)
        check(table.state)
        check_end(table)


@every_setting
def test_games_with_leaving_and_accusing_players_keep_the_invariants_and_end(setting: Setting) -> None:
    rng = random.Random(f"asides {setting!r}")
    for _ in range(GAMES):
        table = random_table(setting, rng, table_talk="penalty")
        while table.state.actor != OVER:
            seat = rng.randrange(setting[0])
            asides = table.state.interjections(seat)
            wanted = [action for action in asides if action != LEAVE or rng.random() < 0.02]
            if wanted and rng.random() < 0.15:
                table.match.interject(seat, rng.choice(wanted))
            else:
                step(table, rng)
            if len(table.match.steps) % 9 == 0:
                check(table.state)
        check(table.state)
        check_end(table)


@every_setting
def test_every_combination_of_options_plays_to_the_end_at_random(setting: Setting) -> None:
    for number in range(1 << len(VALUES)):
        options = {name: values[number >> i & 1] for i, (name, values) in enumerate(VALUES.items())}
        if _engine.running() != "compiled" and number % 9:
            continue
        state = GAME.new(setting[0], GAME.options(setting[0], {**options, "sides": setting[1]}))
        assert play_randomly(state, Rng(number)) < 20_000
        assert state.actor == OVER


# --- the same as by the book


def agree(table: Table, book: Book) -> None:
    view = table.view
    assert view.phase == book.phase
    if book.phase == "over":
        assert table.winner == (None if book.winner is None else ("blue", "green", "red")[book.winner])
        return
    board = {cell_name(cell): side for side, cells in enumerate(view.chips) for cell in cells}
    assert board == book.board
    assert table.sequences == {f"{line[0]}-{line[-1]}" for _, line in book.sequences}
    assert view.pile == book.pile.total() or book.phase == "dealer"
    if book.phase == "play":
        assert view.seat == book.seat
        assert [sorted(hand) for hand in book.hands] == [sorted(table.hand(seat)) for seat in range(book.players)]
        assert [table.discards(seat) for seat in range(book.players)] == book.discards
        if book.drawing is None:
            assert table.legal == book.legal()
        else:
            assert (view.drawer, view.why) == (book.seat, book.drawing)


@every_setting
def test_the_engine_plays_by_the_book(setting: Setting) -> None:
    rng = random.Random(f"book {setting!r}")
    for _ in range(GAMES):
        table = random_table(setting, rng, draw_mode="auto", table_talk="off")
        book = Book(setting[0], table.view.options)
        while book.phase != "over":
            if table.actor == CHANCE:
                outcome = rng.choices(*zip(*table.state.chances(), strict=True))[0]
                table.match.happen(outcome)
                book.chance(CARDS[outcome])
            else:
                name = prefer(rng, sorted(table.legal))
                table.play(name)
                book.play(name)
            agree(table, book)


def prefer(rng: random.Random, names: list[str]) -> str:
    """Rather a line or a chip taken off than anything: so that the rare things happen."""
    rare = [name for name in names if "-" in name or " off " in name]
    return rng.choice(rare) if rare and rng.random() < 0.7 else rng.choice(names)


def test_crowded_boards_give_the_claims_of_the_book() -> None:
    """Many chips of one side and a two-eyed jack: every way to claim, on every space."""
    rng = random.Random(64)
    for number in range(60 if _engine.running() == "compiled" else 8):
        book = Book(2, GAME.options(2, {}))
        book.phase, book.hands = "play", [["J♦"], []]
        spaces = sorted(SPACES)
        rng.shuffle(spaces)
        for space in spaces[: 20 + number % 40]:
            if not any(book.claims(0, space)[0] for _ in (0,)):
                book.board[space] = 0
        chips = " ".join(book.board)
        position = {"players": 2, "hands": ["J♦", ""], "chips": {"blue": chips}}
        table = Table(Match.new(GAME, 2, start=position))
        assert table.legal == book.legal()
