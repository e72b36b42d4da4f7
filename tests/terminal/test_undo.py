"""Undo: back to the last decision by hand, if all who share the terminal agree."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from pathlib import Path

import pytest

from ludotek import catalogue
from ludotek.table import Player, resume
from ludotek.terminal.play import PlaySettings, Session
from ludotek.terminal.screen import Frame
from ludotek.text import LANGUAGES
from tests.terminal.desk import LUDO, SHORT, Scripted, iter_until_over, kept, new_match, sit_down

SECRET_GAME = catalogue.game("sequence")


def test_undo_goes_back_to_the_last_decision_across_the_moves_of_bots(tmp_path: Path) -> None:
    terminal = Scripted(["1", "1", "u"])
    session = sit_down(new_match("person,random", SHORT), terminal, tmp_path / "m.json")
    session.run()
    second, third, undone = terminal.frames[1:]
    assert undone.message == "Taken back. Choose again."
    assert undone.board == second.board
    assert undone.choices == second.choices
    assert [line.text for line in undone.story] == [line.text for line in second.story]
    assert len(third.story) > len(undone.story)
    assert len(kept(tmp_path / "m.json").steps) == len(session.match.steps)


def test_the_same_choice_after_undo_leads_to_new_throws_that_outlive_a_save(tmp_path: Path) -> None:
    terminal = Scripted(["1", "1", "1", "u", "u", "1", "1"])
    session = sit_down(new_match("person,random", SHORT), terminal, tmp_path / "m.json")
    session.run()
    frames = terminal.frames
    assert frames[7].story != frames[3].story
    saved = kept(tmp_path / "m.json")
    again = resume(LUDO, saved, [Player(), Player(level="random")])
    assert again.full_record().fairness == saved.fairness == session.table.full_record().fairness
    assert saved.fairness is not None
    assert len(saved.fairness.undone) == 2
    assert saved.practice


def test_undo_skips_choices_that_were_made_by_themselves(tmp_path: Path) -> None:
    terminal = Scripted(["2", "u"])
    session = sit_down(new_match("person,random"), terminal, tmp_path / "m.json", PlaySettings(auto=True))
    session.run()
    first, second, undone = terminal.frames
    assert second.board != first.board
    assert undone.board == first.board


def test_undo_at_the_end_of_a_match_takes_the_last_decision_back(tmp_path: Path) -> None:
    terminal = Scripted([])
    session = sit_down(new_match("person,random", SHORT), terminal, tmp_path / "m.json")
    terminal.answers = chain(iter_until_over(session), ["7", "?", "u"])
    session.run()
    assert not session.match.is_over
    assert terminal.messages[-2:] == ["“7” does nothing here. Type ? for help.", "Taken back. Choose again."]
    assert len(terminal.pages) == 1


# Several people


def test_alone_against_bots_nobody_is_asked(tmp_path: Path) -> None:
    terminal = Scripted(["1", "u"])
    sit_down(new_match("person,random,random"), terminal, tmp_path / "m.json").run()
    assert terminal.questions == []
    assert terminal.messages[-1] == "Taken back. Choose again."


@pytest.mark.parametrize("agree", [True, False])
def test_where_all_see_the_same_one_question_is_for_all(tmp_path: Path, agree: bool) -> None:
    terminal = Scripted(["1", "u"], confirms=agree)
    session = sit_down(new_match("person:Anna,person:Ben,person:Cleo"), terminal, tmp_path / "m.json")
    session.run()
    before, after, last = terminal.frames
    [question] = terminal.questions
    assert " wants to take back the last choice. " in question
    assert "Do you all agree? y = yes, any other key = no" in question
    assert last.board == (before if agree else after).board
    said = "Taken back. Choose again." if agree else "It stays as it was: not everyone agrees."
    assert terminal.messages == [said]


def secret_session(tmp_path: Path, answers: list[bool]) -> tuple[Session, Scripted]:
    class Voting(Scripted):
        def confirm(self, frame: Frame, question: str, yes: Sequence[str]) -> bool:
            self.seen.append(frame)
            self.seen.append(question)
            return answers.pop(0)

    terminal = Voting(["1", "u"])
    match = new_match("person:Anna,person:Ben,person:Cleo", game=SECRET_GAME)
    return sit_down(match, terminal, tmp_path / "m.json"), terminal


def words_of(terminal: Scripted) -> list[str]:
    """Curtains and questions, in the order in which they came, since the last decision."""
    return [seen for seen in terminal.seen if isinstance(seen, str)]


def test_with_secrets_everybody_else_is_asked_behind_a_curtain(tmp_path: Path) -> None:
    session, terminal = secret_session(tmp_path, [True, True])
    session.run()
    first = session.match.state.actor
    names = ["Anna", "Ben", "Cleo"]
    decided, asking, last = (names[(first + step) % 3] for step in range(3))
    said = words_of(terminal)
    asked = [line for line in said if "Do you agree?" in line]
    assert [line.split(" – ")[0] for line in asked] == sorted({decided, last}), "all but the one who asks"
    for line in asked:
        before = said[said.index(line) - 1]
        assert before.startswith(f"Hand the device to {line.split(' – ')[0]}.")
    assert said[-1].startswith((f"{decided} – ", f"Hand the device to {decided}.")), "who decides again has the device"
    assert terminal.messages == ["Taken back. Choose again."]
    assert asking not in [line.split(" – ")[0] for line in asked]


def test_one_no_is_enough_and_the_device_goes_back(tmp_path: Path) -> None:
    session, terminal = secret_session(tmp_path, [False])
    session.run()
    said = words_of(terminal)
    assert len([line for line in said if "Do you agree?" in line]) == 1
    who = ["Anna", "Ben", "Cleo"][session.match.state.actor]
    assert said[-1].startswith(f"Hand the device to {who}.")
    assert terminal.messages == ["It stays as it was: not everyone agrees."]


def test_who_is_asked_sees_nobodys_cards(tmp_path: Path) -> None:
    session, terminal = secret_session(tmp_path, [True, True])
    session.run()
    at = next(i for i, seen in enumerate(terminal.seen) if isinstance(seen, str) and "Do you agree?" in seen)
    shown = terminal.seen[at - 1]
    assert isinstance(shown, Frame)
    assert not any("Hand:" in line.plain for line in shown.board)
    assert not any(line.text.startswith("You draw") for line in shown.story)
    assert not shown.choices


def test_who_has_left_is_not_asked(tmp_path: Path) -> None:
    terminal = Scripted(["l", "1", "u"])
    sit_down(new_match("person:Anna,person:Ben,random"), terminal, tmp_path / "m.json").run()
    assert [question for question in terminal.questions if "agree" in question] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_fits_three_lines(tmp_path: Path, language: str) -> None:
    painter = sit_down(new_match("person,random"), Scripted([]), None, language=language).painter
    for id in ("ask-undo", "ask-undo-all"):
        assert len(painter.say(id, who="W" * 16, yes="y")) < 200
