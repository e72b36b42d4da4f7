"""What may be done out of turn is offered to the person who has just acted, and bots never forget it."""

from __future__ import annotations

from pathlib import Path

from tests.terminal.desk import SECRET, Scripted, new_match, sit_down
from tests.terminal.hidden import BOAST, GAME, SHOW


def played(
    seated: str, answers: list[str], tmp_path: Path, secret: str = SECRET
) -> tuple[Scripted, list[tuple[int, int]]]:
    terminal = Scripted(answers)
    session = sit_down(new_match(seated, game=GAME, secret=secret), terminal, tmp_path / f"{secret}.json")
    session.run()
    return terminal, [step for step in session.match.steps if step[0] >= 0]


def test_who_has_acted_is_offered_what_can_be_done_out_of_turn(tmp_path: Path) -> None:
    terminal, steps = played("person,person", ["2", "1", "1", ""], tmp_path)
    offer = terminal.frames[1]
    assert offer.choices == ["Boast", "Continue"]
    assert offer.prompt.endswith("You can still do something. Press Enter to continue.")
    assert steps == [(0, SHOW), (0, BOAST), (1, 0)]


def test_enter_goes_on_without(tmp_path: Path) -> None:
    _, steps = played("person,person", ["2", "", "1", ""], tmp_path)
    assert steps == [(0, SHOW), (1, 0)]


def test_nothing_is_offered_where_nothing_can_be_done(tmp_path: Path) -> None:
    terminal, _ = played("person,person", ["1", "1", ""], tmp_path)
    assert ["Boast", "Continue"] not in [frame.choices for frame in terminal.frames]


def test_an_aside_is_taken_back_like_any_decision_and_offered_again(tmp_path: Path) -> None:
    terminal, steps = played("person,person", ["2", "1", "u", "1"], tmp_path)
    assert steps == [(0, SHOW), (0, BOAST)]
    assert terminal.messages == ["Taken back. Choose again."]
    assert [frame.choices for frame in terminal.frames[1::2]] == [["Boast", "Continue"]] * 2


def test_a_bot_never_forgets(tmp_path: Path) -> None:
    shown = 0
    for number in range(8):
        _, steps = played("random,random,person", ["1", ""], tmp_path, secret=f"{number:02x}" * 32)
        for seat in (0, 1):
            assert ((seat, SHOW) in steps) == ((seat, BOAST) in steps)
            shown += (seat, SHOW) in steps
    assert shown
