"""Why a move is not legal: each reason with its clause, and nothing is changed by asking."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ludotek.games.ludo import GAME
from ludotek.games.ludo.moves import Kind, LudoMove
from ludotek.kernel import IllegalMove
from tests.games.ludo.by_the_book import YARD, Book
from tests.games.ludo.table import FACES, Table, game_1, game_2, kind_of_throw, place_name, swedish


def refused(table: Table, move: LudoMove | int, seat: int = 0) -> IllegalMove:
    """The refusal of this move; the match is untouched by it."""
    before, steps = table.position(), list(table.match.steps)
    with pytest.raises(IllegalMove) as caught:
        table.match.play(seat, move)
    assert table.position() == before
    assert list(table.match.steps) == steps
    return caught.value


def code_and_clause(error: IllegalMove) -> tuple[str, str | None]:
    return error.code.removeprefix("illegal/"), error.clause


def step(start: str, to: str | None = None) -> LudoMove:
    return LudoMove(kind="step", start=start, to=to)


def star(start: str, to: str | None = None) -> LudoMove:
    return LudoMove(kind="star", start=start, to=to)


def globe(start: str, to: str | None = None) -> LudoMove:
    return LudoMove(kind="globe", start=start, to=to)


def enter(kind: Kind, to: str | None = None) -> LudoMove:
    return LudoMove(kind=kind, start="Y", to=to)


Case = tuple[Callable[..., Table], dict[str, object], str, LudoMove, str, str]
CASES: list[Case] = [
    # a piece that does not move so
    (game_2, {"green": "20 Y G G"}, "3", step("30"), "no_piece", "LUDO-12"),
    (game_2, {"green": "20 Y G G"}, "3", step("G"), "in_goal", "LUDO-66"),
    (game_1, {"green": "20 Y G G"}, "globe", step("20"), "wrong_face", "LUDO-11"),
    (game_1, {"green": "20 Y G G"}, "1", globe("20"), "wrong_face", "LUDO-11"),
    (game_1, {"green": "3 Y G G"}, "2", star("3"), "wrong_face", "LUDO-11"),
    (game_2, {"green": "20 Y G G"}, "3", step("20", "24"), "leads_elsewhere", "LUDO-11"),
    (game_1, {"green": "9 Y G G"}, "star", star("9", "18"), "leads_elsewhere", "LUDO-42"),
    (game_1, {"green": "9 Y G G"}, "globe", globe("9", "21"), "leads_elsewhere", "LUDO-40"),
    (game_1, {"green": "L2 Y G G"}, "star", star("L2", "44"), "leads_elsewhere", "LUDO-65"),
    (game_1, {"green": "L2 Y G G"}, "globe", globe("L2", "L4"), "leads_elsewhere", "LUDO-64"),
    # own pieces in the way
    (game_2, {"green": "20 22 G G"}, "3", step("20"), "own_piece_in_the_way", "LUDO-51"),
    (game_1, {"green": "L1 L3 G G"}, "globe", globe("L1"), "own_piece_in_the_way", "LUDO-51"),
    (game_1, {"green": "L1 L3 G G"}, "star", star("L3"), "own_piece_in_the_way", "LUDO-51"),
    (game_2, {"green": "L2 L5 20 G"}, "6", step("L5"), "own_piece_in_the_way", "LUDO-63"),
    (game_2, {"green": "L4 L4 20 G"}, "5", step("L4"), "own_piece_in_the_way", "LUDO-63"),
    (swedish, {"green": "Y Y 4 20"}, "6", enter("enter6"), "own_piece_in_the_way", "LUDO-84"),
    # symbols
    (game_1, {"green": "6 9 G G"}, "star", star("6"), "globe_before_star", "LUDO-43"),
    (game_1, {"green": "50 9 G G"}, "star", star("50"), "no_star_ahead", "LUDO-R16"),
    (game_1, {"green": "L3 9 G G", "lane_star": "forward_only"}, "star", star("L3"), "star_in_lane", "LUDO-R15"),
    (game_1, {"green": "48 9 G G"}, "globe", globe("48"), "no_globe_ahead", "LUDO-R14"),
    # bringing out
    (game_1, {"green": "20 Y G G"}, "6", enter("enter"), "no_entry", "LUDO-23"),
    (game_2, {"green": "20 Y G G"}, "5", enter("enter"), "no_entry", "LUDO-23"),
    (swedish, {"green": "20 Y Y G"}, "5", enter("enter"), "no_entry", "LUDO-80"),
    (game_2, {"green": "20 20 G G"}, "6", enter("enter"), "yard_empty", "LUDO-20"),
    (game_2, {"green": "20 Y Y G"}, "6", enter("enter2"), "enter_one", "LUDO-21"),
    (game_2, {"green": "20 Y Y G"}, "6", enter("enter6"), "enter_one", "LUDO-21"),
    (swedish, {"green": "20 Y Y G"}, "1", enter("enter2"), "enter_one", "LUDO-81"),
    (game_1, {"edition": "swedish", "green": "20 Y Y G"}, "globe", enter("enter2"), "enter_one", "LUDO-21"),
    (swedish, {"green": "20 Y Y G"}, "6", enter("enter"), "enter_two", "LUDO-R24"),
    (swedish, {"green": "20 Y G G"}, "6", enter("enter2"), "last_in_yard", "LUDO-83"),
]


@pytest.mark.parametrize(
    "case", CASES, ids=[f"{code} {clause} {n}" for n, (_, _, _, _, code, clause) in enumerate(CASES, start=1)]
)
def test_a_refusal_names_its_reason_and_its_clause(case: Case) -> None:
    game, words, face, move, code, clause = case
    table = game(**words)
    assert table.throw(face), "somebody must have a choice, or nothing is asked"
    assert code_and_clause(refused(table, move)) == (code, clause)


def test_a_refusal_says_who_what_why_and_what_would_work() -> None:
    table = game_2(green="20 22 G G")
    table.throw("3")
    message = str(refused(table, step("20", "23")))
    for part in ("seat 0", "from 20", "to 23", "(LUDO-51)", "from 22 to 25"):
        assert part in message


@pytest.mark.parametrize(
    ("standing", "move", "untrue"),
    [
        ("Y Y 20 G", enter("enter6", "6"), "own_piece_in_the_way"),  # nothing is in the way to the sixth square
        ("Y Y 20 G", enter("enter2", "5"), "last_in_yard"),  # there are two in the yard
        ("Y 20 30 G", enter("enter", "5"), "enter_two"),  # there are not two to enter
    ],
)
def test_an_entry_to_a_wrong_place_is_not_refused_for_an_untrue_reason(
    standing: str, move: LudoMove, untrue: str
) -> None:
    table = swedish(green=standing)
    table.throw("6")
    assert code_and_clause(refused(table, move))[0] != untrue


# --- those who are not asked, and chance


def test_who_is_not_asked_is_told_whose_turn_it_is() -> None:
    table = game_2(green="20", yellow="20")
    table.throw("3")
    error = refused(table, step("20"), seat=1)
    assert code_and_clause(error) == ("not_your_turn", "LUDO-08")
    assert "seat 1" in str(error)
    assert "seat 0" in str(error)


def test_nobody_moves_before_the_throw() -> None:
    assert code_and_clause(refused(game_2(green="20"), step("20")))[0] == "chance_first"


def test_nobody_moves_after_the_end() -> None:
    table = game_2(green="L5 G G G").turn("1", "L5->G")
    assert code_and_clause(refused(table, step("L5")))[0] == "over"


@pytest.mark.parametrize("action", [1, 3, 4, 6, 99, -1])
def test_a_number_that_is_no_legal_action_is_refused(action: int) -> None:
    table = game_2(green="20 Y G G")
    table.throw("3")
    assert table.state.legal() == [0]
    assert code_and_clause(refused(table, action))[0] == "not_legal"


@pytest.mark.parametrize("face", [0, 7, -1])
def test_the_die_has_six_faces(face: int) -> None:
    table = game_2(green="20")
    before = table.position()
    with pytest.raises(IllegalMove) as caught:
        table.match.happen(face)
    assert caught.value.code == "illegal/no_such_outcome"
    assert table.position() == before


# --- the reasons are true, whatever the position


def expected_codes(book: Book, start: int) -> set[str]:
    """Why the piece on this own position may not move, by the book."""
    if start == YARD or start not in book.pieces[book.seat]:
        return {"no_piece"}
    if start == book.goal:
        return {"in_goal"}
    if not book.walk(start):
        return {"globe_before_star", "no_star_ahead", "star_in_lane", "no_globe_ahead"}
    return {"own_piece_in_the_way"} if book.is_blocked(start) else set()


@pytest.mark.parametrize("die", ["plain", "star_globe"])
def test_every_refusal_of_a_piece_gives_the_true_reason(die: str) -> None:
    rng = random.Random(die)
    clauses = {clause.id for clause in GAME.rulebook().clauses}
    for _ in range(30):
        own = [rng.choice([-1, 56, rng.randrange(14), *range(44, 57)]) for _ in range(4)]
        if own == [56] * 4:
            continue
        table = game_2(die=die, green=" ".join(place_name(4, p) for p in own))
        table.throw(rng.choice(sorted(FACES[die])))
        if table.now == "green chooses":
            check_reasons(table, own, clauses)


def check_reasons(table: Table, own: list[int], clauses: set[str]) -> None:
    book = Book(table.view.options)
    book.pieces[0] = own
    book.face = next(name for name, face in FACES[book.options.die].items() if face == table.view.face)
    for start in range(-1, 57):
        move = LudoMove(kind=kind_of_throw(table.state), start=place_name(4, start))
        codes = expected_codes(book, start)
        assert (GAME.action(table.state, move) is None) == bool(codes)
        if codes:
            refusal = GAME.refuse(table.state, 0, move)
            assert refusal.code in codes
            assert refusal.clause in clauses
