"""Where seats have secrets, nobody at a shared device sees another's view."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from ludotek.terminal.screen import Frame, StoryLine
from tests.terminal.desk import Scripted, in_lines, new_match, sit_down
from tests.terminal.hidden import GAME


def words_of(seen: Frame | StoryLine | str) -> str:
    if isinstance(seen, Frame):
        return "\n".join([*(line.plain for line in seen.board), *(line.text for line in seen.story)])
    return seen.text if isinstance(seen, StoryLine) else seen


def curtains(terminal: Scripted) -> list[str]:
    return [seen for seen in terminal.seen if isinstance(seen, str)]


def play(seated: str, answers: Sequence[str], tmp_path: Path) -> tuple[Scripted, list[int]]:
    terminal = Scripted(answers)
    session = sit_down(new_match(seated, game=GAME), terminal, tmp_path / "m.json")
    session.run()
    return terminal, list(session.match.state.cards)  # type: ignore[attr-defined]  # the state of this game


def test_before_every_other_persons_decision_the_curtain_falls(tmp_path: Path) -> None:
    terminal, _ = play("person:Anna,person:Bo", ["2", "2", "2", ""], tmp_path)
    assert curtains(terminal) == [
        "Hand the device to Anna. Is nobody else looking? Then press Enter.",
        "Hand the device to Bo. Is nobody else looking? Then press Enter.",
    ]


def test_nobody_sees_the_card_of_another(tmp_path: Path) -> None:
    terminal, (annas, bos) = play("person:Anna,person:Bo", ["2", "2", "2", ""], tmp_path)
    assert annas != bos, "the throws of this match tell the cards apart"
    bo_at = next(at for at, seen in enumerate(terminal.seen) if isinstance(seen, str) and "Bo" in seen)
    before = "\n".join(map(words_of, terminal.seen[:bo_at]))
    after = "\n".join(map(words_of, terminal.seen[bo_at:]))
    assert f"My card is {annas}." in before
    assert "Anna gets the card number" in before
    assert str(bos) not in before
    assert f"My card is {bos}." in after
    assert str(annas) not in after


def test_a_person_alone_sees_the_own_view_all_the_time_and_no_curtain(tmp_path: Path) -> None:
    terminal, (own, bots) = play("person,random", ["1", ""], tmp_path)
    assert curtains(terminal) == []
    seen = "\n".join(map(words_of, terminal.seen))
    assert f"My card is {own}." in seen
    assert str(bots) not in seen


def test_undo_across_persons_lets_the_curtain_fall_again(tmp_path: Path) -> None:
    terminal, _ = play("person:Anna,person:Bo", ["1", "u"], tmp_path)
    assert [text.split(".")[0] for text in curtains(terminal)] == [
        "Hand the device to Anna",
        "Hand the device to Bo",
        "Hand the device to Anna",
    ]


def test_line_by_line_the_curtain_pushes_everything_out_of_sight(tmp_path: Path) -> None:
    terminal, printed = in_lines("\n1\n\n1\n")
    sit_down(new_match("person:Anna,person:Bo", game=GAME), terminal, tmp_path / "m.json").run()
    before_anna, for_anna, for_bo = printed().split("Hand the device to ")
    assert before_anna.count("\n") > 50
    assert "number" not in before_anna
    assert "My card is" in for_anna
    assert for_anna.endswith("\n" * 50)
    assert "Bo decides" in for_bo


@pytest.mark.parametrize("seats", [2, 3])
def test_spectators_watch_bots_without_seeing_cards(tmp_path: Path, seats: int) -> None:
    terminal, cards = play(",".join(["random"] * seats), [""], tmp_path)
    seen = "\n".join(map(words_of, terminal.seen))
    assert all(str(card) not in seen for card in cards)
