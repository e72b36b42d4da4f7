"""Random games over player counts, boards, dice, editions and options: always true, and the same as by the book."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from ludotek.games.ludo import GAME
from ludotek.games.ludo.rules.state import LudoState
from ludotek.kernel import CHANCE, LEAVE, OVER, Match
from tests.games.ludo.by_the_book import Book
from tests.games.ludo.table import COLOURS, FACES, PER_ARM, Table, legal_names, name_of, place_name

VALUES: dict[str, tuple[object, ...]] = {
    "pieces": (1, 2, 3, 4),
    "turn_direction": (None, "clockwise", "counterclockwise"),
    "three_tries": ("none_on_track", "all_in_yard"),
    "lane_star": ("home_star", "forward_only"),
    "globe_past_last": ("none", "goal"),
    "start_defence": ("general", "owner"),
    "play_on": (False, True),
    "globe_shelter": (False, True),
    "star_hop": (False, True),
}
SETTINGS = [
    (seats, board, die, edition)
    for seats in (2, 3, 4, 5, 6)
    for board in (4, 6)
    if seats <= board
    for die in ("star_globe", "plain")
    for edition in ("nordic", "swedish")
]
Setting = tuple[int, int, str, str]
SPARSE = pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: "-".join(map(str, setting)))


def random_table(setting: Setting, rng: random.Random) -> Table:
    seats, board, die, edition = setting
    options: dict[str, object] = {name: rng.choice(values) for name, values in VALUES.items()}
    arms = rng.sample(range(board), seats)
    return Table(Match.new(GAME, seats, {**options, "board": board, "die": die, "edition": edition, "arms": arms}))


def step(table: Table, rng: random.Random) -> None:
    state = table.state
    if state.actor == CHANCE:
        table.match.happen(rng.randint(1, 6))
    else:
        table.match.play(int(state.actor), rng.choice(state.legal()))


# --- what is always true


def check(state: LudoState) -> None:
    check_fields(state)
    check_counters(state)
    legal = state.legal()
    assert len(legal) == len(set(legal))
    assert bool(legal) == (state.actor >= 0)


def check_fields(state: LudoState) -> None:
    """LUDO-R12: one colour on a field. LUDO-15: nobody on position N-1 of its way."""
    plan = state.plan
    pieces = int(plan.pieces)
    ring = PER_ARM * (4 if plan.options.board == 4 else 6)
    held = [0] * ring
    for seat, arm in enumerate(plan.options.arms):
        for position in map(int, state.pos[seat * pieces : (seat + 1) * pieces]):
            assert -1 <= position <= ring + 4  # L5 is N+3, the goal N+4
            if 0 <= position <= ring - 2:
                field = (PER_ARM * arm + position) % ring
                assert held[field] == 0 or held[field] // 8 == seat, f"two colours on F{field}"
                assert field != (PER_ARM * arm - 1) % ring
                held[field] = seat * 8 + held[field] % 8 + 1
    assert list(state.ring) == held


def check_counters(state: LudoState) -> None:
    plan = state.plan
    for seat in range(plan.seats):
        own = [int(state.pos[seat * plan.pieces + i]) for i in range(plan.pieces)]
        assert state.yard[seat] == own.count(-1)
        assert state.home[seat] == own.count(int(plan.goal))
    places = [int(p) for p in state.place if p]
    assert len(places) == len(set(places)) == state.finished + state.left
    assert state.actor != OVER or 1 in places


def check_end(table: Table) -> None:
    state = table.state
    places = [int(place) for place in state.place]
    seats = len(places)
    scores = state.scores()
    assert scores[places.index(1)] == 1.0
    if table.view.options.play_on:
        assert sorted(places) == list(range(1, seats + 1))
        assert sorted(range(seats), key=lambda seat: -scores[seat]) == [places.index(p) for p in range(1, seats + 1)]
        assert sum(scores) == pytest.approx(seats / 2)
    else:
        assert sum(scores) == 1.0
    assert state.legal() == []
    assert all(state.interjections(seat) == [] for seat in range(seats))


@SPARSE
def test_random_games_keep_the_invariants_and_end(setting: Setting) -> None:
    rng = random.Random(repr(setting))
    table = random_table(setting, rng)
    while table.state.actor != OVER:
        step(table, rng)
        check(table.state)
        assert len(table.match.steps) < 100_000
    check_end(table)


@SPARSE
def test_games_with_leaving_players_keep_the_invariants_and_end(setting: Setting) -> None:
    rng = random.Random(f"leaving {setting!r}")
    for _ in range(2):
        table = random_table(setting, rng)
        while table.state.actor != OVER:
            seat = rng.randrange(setting[0])
            if rng.random() < 0.01 and table.state.interjections(seat):
                table.match.interject(seat, LEAVE)
                assert set(table.view.seats[seat].pieces) == {-1}
                assert table.state.interjections(seat) == []
            else:
                step(table, rng)
            check(table.state)
        check_end(table)


# --- the same as by the book


def agree(state: LudoState, book: Book) -> None:
    view = GAME.view(state, None)
    assert [sorted(seat.pieces) for seat in view.seats] == [sorted(own) for own in book.pieces]
    assert [seat.place for seat in view.seats] == book.places()
    assert view.phase == book.phase
    if view.phase != "over":
        assert view.seat == book.seat
    if view.phase == "throw":
        assert (view.tries, view.is_extra) == (book.tries, book.is_extra)
    assert legal_names(state) == (book.legal() if book.phase == "choose" else set())


def do_both(table: Table, book: Book, rng: random.Random) -> None:
    seat = rng.randrange(len(book.arms))
    if rng.random() < 0.002 and book.plays(seat):
        table.match.leave(seat)
        book.leave(seat)
    elif book.phase == "choose":
        move = rng.choice(sorted(book.legal()))
        table.play(move)
        book.play(move)
    else:
        face = rng.choice(sorted(FACES[book.options.die]))
        table.throw(face)
        book.throw(face)


@SPARSE
def test_the_engine_plays_by_the_book(setting: Setting) -> None:
    rng = random.Random(f"book {setting!r}")
    for _ in range(2):
        table = random_table(setting, rng)
        book = Book(table.view.options)
        agree(table.state, book)
        for _ in range(400):
            if book.phase == "over":
                break
            do_both(table, book, rng)
            agree(table.state, book)


def crowd(board: int, rng: random.Random) -> dict[str, tuple[str, ...]]:
    """Pieces of all colours close together and near home, where they meet and bounce; never two colours on a field."""
    ring = PER_ARM * board
    taken: dict[int, str] = {}
    found = {}
    for arm, colour in enumerate(COLOURS[board]):
        own: list[int] = []
        while len(own) < 4:
            position = rng.choice([-1, rng.randrange(8), rng.randrange(ring - 1), *range(ring - 8, ring + 5)])
            field = (PER_ARM * arm + position) % ring
            if 0 <= position <= ring - 2 and taken.setdefault(field, colour) != colour:
                continue
            if own.count(ring + 4) < 3 or position != ring + 4:
                own.append(position)
        found[colour] = tuple(place_name(board, p) for p in own)
    return found


@pytest.mark.parametrize("die", ["star_globe", "plain"])
@pytest.mark.parametrize("edition", ["nordic", "swedish"])
@pytest.mark.parametrize("board", [4, 6])
def test_every_move_of_crowded_positions_is_by_the_book(board: int, edition: str, die: str) -> None:
    rng = random.Random(f"crowd {board} {edition} {die}")
    for _ in range(40):
        options = {name: rng.choice(values) for name, values in VALUES.items() if name != "pieces"}
        options |= {"board": board, "edition": edition, "die": die}
        position = {"pieces": crowd(board, rng), "options": options}
        for face in FACES[die]:
            compare_all_moves(position, face)


def compare_all_moves(position: dict[str, object], face: str) -> None:
    state, book = both(position)
    state.apply(FACES[book.options.die][face])
    book.throw(face)
    agree(state, book)
    for action in state.legal():
        other, again = state.copy(), deepcopy(book)
        again.play(name_of(state, GAME.move(state, action)))
        other.apply(action)
        agree(other, again)


def both(position: dict[str, object]) -> tuple[LudoState, Book]:
    state = GAME.load(position)
    book = Book(state.plan.options)
    book.pieces = [list(seat.pieces) for seat in GAME.view(state, None).seats]
    book.begin_turn(0)
    return state, book
