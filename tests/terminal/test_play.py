"""A match at the terminal: what happens, what is asked, and that nothing is ever lost."""

from __future__ import annotations

from itertools import chain, cycle, repeat
from pathlib import Path

import msgspec
import pytest

from ludotek import catalogue
from ludotek.kernel import CHANCE, BadRecord, Match, record, verify
from ludotek.terminal.play import PlaySettings, Session
from ludotek.terminal.screen import Frame, StoryLine
from ludotek.terminal.signals import Stopped
from ludotek.terminal.start import PlayArgs, begin, resume
from tests.terminal.desk import LUDO, SHORT, Scripted, in_lines, iter_until_over, kept, new_match, sit_down


def test_a_person_plays_a_whole_match_against_a_bot(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    terminal = Scripted(repeat("1", 500))
    session = sit_down(new_match("person:Anna,random", SHORT), terminal, file)
    terminal.answers = chain(iter_until_over(session), [""])
    assert session.run() == 0
    assert session.match.is_over
    assert verify(LUDO, kept(file)) > 10
    last = terminal.frames[-1]
    assert last.notes[0].startswith("1. ")
    assert f"Saved: {file}" in last.notes
    assert f"ludotek verify {file}" in terminal.printed


def test_over_plain_lines_a_whole_match_is_told_and_ends_with_the_result(tmp_path: Path) -> None:
    terminal, printed = in_lines("1\n" * 500)
    session = sit_down(new_match("person:Anna,random", SHORT), terminal, tmp_path / "match.json")
    assert session.run() == 0
    told = printed()
    assert session.match.is_over
    assert "Anna throws" in told
    assert "1) " in told
    assert "has won!" in told
    assert "ludotek replay" in told
    assert "\x1b" not in told


def test_a_single_choice_is_asked_for_and_enter_takes_it(tmp_path: Path) -> None:
    terminal = Scripted(repeat("", 3))
    session = sit_down(new_match("person,random", SHORT), terminal, tmp_path / "m.json")
    session.run()
    assert [len(frame.choices) for frame in terminal.frames] == [1, 1, 1, 1]
    assert sum(actor == 0 for actor, _ in session.match.steps) == 3


def test_with_auto_a_single_choice_is_made_by_itself(tmp_path: Path) -> None:
    terminal = Scripted(repeat("2", 20))
    session = sit_down(new_match("person,random"), terminal, tmp_path / "m.json", PlaySettings(auto=True))
    session.run()
    asked = [frame for frame in terminal.frames if frame.choices]
    assert asked
    assert all(len(frame.choices) > 1 for frame in asked)


@pytest.mark.parametrize(
    ("typed", "message"),
    [
        ("7", "There is one choice: type 1."),
        ("0", "There is one choice: type 1."),
        ("9" * 5000, "There is one choice: type 1."),
        ("x", "“x” does nothing here. Type ? for help."),
        ("1.5", "“1.5” does nothing here. Type ? for help."),
        ("-1", "“-1” does nothing here. Type ? for help."),
        ("²", "“²” does nothing here. Type ? for help."),
        ("left", "“left” does nothing here. Type ? for help."),
        ("\x1b[31mred", "“[31mred” does nothing here. Type ? for help."),
        ("u", "There is no choice to take back."),
    ],
)
def test_bad_input_gets_a_message_and_changes_nothing(tmp_path: Path, typed: str, message: str) -> None:
    terminal = Scripted([typed])
    session = sit_down(new_match("person,random", SHORT), terminal, tmp_path / "m.json")
    session.run()
    before, after = terminal.frames
    assert after.message == message
    assert before.board == after.board
    assert before.choices == after.choices
    assert all(actor != 0 for actor, _ in session.match.steps[2:])


def test_enter_with_several_choices_asks_for_a_number(tmp_path: Path) -> None:
    match = Match.new(LUDO, 2, start=TWO_ON_THE_WAY, players=["person", "random"], secret="ab" * 32, nonces=["1", "2"])
    terminal = Scripted([""])
    sit_down(match, terminal, tmp_path / "m.json").run()
    assert terminal.messages == ["Type a number from 1 to 2."]


TWO_ON_THE_WAY = {
    "options": {"pieces": 2},
    "pieces": {"green": ["3", "10"], "blue": ["Y", "Y"]},
    "phase": "choose",
    "face": "4",
}


# Save and resume


def resumed(file: Path, terminal: Scripted) -> Session:
    return resume(PlayArgs(resume=str(file), pace="instant"), "en", terminal)


def test_a_match_taken_up_again_goes_on_as_it_would_have(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    whole = sit_down(new_match("person,random", SHORT), Scripted(repeat("1", 12)), tmp_path / "whole.json")
    whole.run()
    sit_down(new_match("person,random", SHORT), Scripted(["1", "1", "s", "1", "1", "q"]), file).run()
    terminal = Scripted(repeat("1", 8))
    again = resumed(file, terminal)
    again.run()
    assert list(again.match.steps) == list(whole.match.steps)
    assert kept(file) == kept(tmp_path / "whole.json")
    assert len(terminal.frames[0].story) > 5, "the story so far is told again"


def test_save_says_where_and_quit_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "my match.json"
    terminal = Scripted(["s", "q"])
    sit_down(new_match("person,random"), terminal, file).run()
    assert terminal.messages == [f"Saved: {file}"]
    assert f"ludotek play --resume '{file}'" in terminal.printed


def test_a_save_that_fails_is_said_and_the_match_goes_to_the_data_folder(tmp_path: Path, data: Path) -> None:
    file = tmp_path / "gone" / "m.json"
    terminal = Scripted(["s", "1"])
    session = sit_down(new_match("person,random"), terminal, file)
    session.run()
    assert terminal.messages[0].startswith("Not saved: there is no folder")
    assert len(kept(data / "ludo-1.json").steps) == len(session.match.steps)


@pytest.mark.parametrize("number", [2, 15])
def test_a_signal_keeps_the_match(tmp_path: Path, number: int) -> None:
    class Interrupted(Scripted):
        def ask(self, frame: Frame) -> str:
            if len(self.frames) == 2:
                raise Stopped(number)
            return super().ask(frame)

    session = sit_down(new_match("person,random"), Interrupted(cycle("1")), tmp_path / "m.json")
    assert session.run() == 128 + number
    assert len(kept(tmp_path / "m.json").steps) == len(session.match.steps) > 3


def test_even_our_own_mistake_keeps_the_match(tmp_path: Path) -> None:
    class Broken(Scripted):
        def ask(self, frame: Frame) -> str:
            raise ZeroDivisionError

    session = sit_down(new_match("person,random"), Broken([]), tmp_path / "m.json")
    with pytest.raises(ZeroDivisionError):
        session.run()
    assert len(kept(tmp_path / "m.json").steps) == len(session.match.steps) > 1


def test_a_changed_throw_is_found_when_a_match_is_taken_up(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    sit_down(new_match("person,random"), Scripted(["1"]), file).run()
    told = kept(file)
    for at, (actor, action) in enumerate(told.steps):
        if actor == -1 and at > 1:
            other = action % 6 + 1
            break
    steps = (*told.steps[:at], (-1, other))
    file.write_text(record.write(replaced(told, steps)), "utf-8")
    with pytest.raises(BadRecord, match=rf"step {at + 1} .* was changed"):
        resumed(file, Scripted([]))


def replaced(told: record.Record, steps: tuple[tuple[int, int], ...]) -> record.Record:
    return msgspec.structs.replace(told, steps=steps)


# Leaving, help, tables, bots


def test_leaving_is_confirmed_and_ends_a_match_of_two(tmp_path: Path) -> None:
    terminal = Scripted(["l"])
    session = sit_down(new_match("person:Anna,random"), terminal, tmp_path / "m.json")
    session.run()
    assert terminal.questions == ["Anna leaves this match and cannot come back. Are you sure? y = yes"]
    assert session.match.is_over


def test_who_does_not_confirm_stays(tmp_path: Path) -> None:
    session = sit_down(new_match("person,random"), Scripted(["l"], confirms=False), tmp_path / "m.json")
    session.run()
    assert not session.match.is_over


def test_when_the_last_person_has_left_the_bots_play_on(tmp_path: Path) -> None:
    session = sit_down(new_match("person,random,random", SHORT), Scripted(["l", ""]), tmp_path / "m.json")
    session.run()
    assert session.match.is_over
    assert len(session.match.steps) > 20


def test_help_names_the_keys_the_rules_and_the_fingerprint(tmp_path: Path) -> None:
    terminal = Scripted(["?"])
    session = sit_down(new_match("person,random"), terminal, tmp_path / "m.json")
    session.run()
    assert session.match.record.fairness is not None
    for part in ("save and quit", "ludotek rules ludo", "LUDO-54", session.match.record.fairness.commitment):
        assert part in terminal.pages[0]


def test_what_lies_on_the_table_is_explained_with_its_rule(tmp_path: Path) -> None:
    terminal = Scripted(["w", "w star field", "w dragon", "q"])
    session = sit_down(new_match("person,random"), terminal, tmp_path / "m.json")
    session.run()
    everything, stars = terminal.pages
    assert "LUDO-20" in everything
    assert "Yard of Green" in everything
    assert "LUDO-42" in stars
    assert "Yard of Green" not in stars
    assert any("dragon" in frame.message for frame in terminal.frames), "there is no such thing"


def test_at_a_real_table_the_throws_are_entered_and_can_be_undone(tmp_path: Path) -> None:
    file = tmp_path / "m.json"
    match = Match.new(LUDO, 2, players=["person:Anna", "person:Bo"])
    terminal = Scripted(["6", "1", "5", "u", "4"])
    session = sit_down(match, terminal, file)
    session.run()
    assert list(session.match.steps) == [(-1, 6), (-1, 1), (-1, 4)]
    assert terminal.frames[0].choices[5] == "six"
    assert "What did Anna throw?" in terminal.frames[0].prompt
    assert [line.text for line in terminal.frames[2].story][-1] == "Bo throws a one to see who starts."
    assert "verify" not in terminal.printed
    again = resumed(file, Scripted(["1"]))
    assert again.is_entered
    again.run()
    assert list(again.match.steps)[:3] == [(-1, 6), (-1, 1), (-1, 4)]


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    session = sit_down(new_match("random,random", SHORT), Scripted([""]), tmp_path / "m.json")
    assert session.run() == 0
    assert session.match.is_over


def test_with_a_pace_every_step_is_shown_and_q_stops(tmp_path: Path) -> None:
    class Watching(Scripted):
        @property
        def is_drawn(self) -> bool:
            return True

        def pause(self, seconds: float) -> bool:
            assert seconds == 0.8
            return len(self.frames) == 5

    terminal = Watching([])
    session = sit_down(new_match("random,random"), terminal, tmp_path / "m.json", pace="normal")
    assert session.run() == 0
    assert len(terminal.frames) == 5
    assert len(session.match.steps) == 5
    assert terminal.frames[0].hint == "any key: faster · q save and quit"


def test_the_result_says_places_and_no_points(tmp_path: Path) -> None:
    match = new_match("person,random,random")
    painter = sit_down(match, Scripted([]), None).painter
    assert painter.results(LUDO.view(match.state, None), [0.5, 1.0, 0.5]) == ["1. ● Yellow", "2. ▲ Green", "2. ■ Blue"]


# Beginning


def test_a_seed_gives_the_same_match_again_and_no_seed_another(tmp_path: Path) -> None:
    def steps(seed: int | None) -> list[tuple[int, int]]:
        args = PlayArgs(game="ludo", players="random,random", seed=seed, options=("pieces=1",), pace="instant")
        session = begin(args, "en", Scripted([""]))
        session.run()
        return list(session.match.steps)

    assert steps(7) == steps(7)
    assert steps(None) != steps(None)


def test_without_words_you_play_one_strong_bot() -> None:
    session = begin(PlayArgs(game="ludo"), "en", Scripted([]))
    assert [str(player) for player in session.players] == ["person", "easy"]


def test_a_position_brings_its_players_and_its_options(tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(
        '{"game": "ludo", "options": {"pieces": 1}, "pieces": {"green": ["3"], "red": ["10"], "blue": ["Y"]}}', "utf-8"
    )
    session = begin(PlayArgs(position=str(file), players="person,random,random"), "en", Scripted([]))
    assert session.match.record.options["pieces"] == 1
    assert session.match.record.seats == 3
    session.run()
    assert "red" in str(session.match.record.start)


def test_a_search_shows_only_the_choices_that_have_the_words(tmp_path: Path) -> None:
    game = catalogue.game("sequence")
    terminal = Scripted(["/heart row", "/no such card", "/", "q"])
    session = sit_down(new_match("person:Anna,person:Ben", game=game), terminal, tmp_path / "match.json")
    session.run()
    all_at_first, narrowed, not_found, again = (frame.choices for frame in terminal.frames)
    assert narrowed
    assert list(narrowed) == [label for label in all_at_first if "heart" in label and "row" in label]
    assert not_found == all_at_first == again
    assert terminal.messages == ["No choice has “no such card” in it: here are all of them."]


def test_at_a_real_table_outcomes_are_searched_too(tmp_path: Path) -> None:
    match = Match.new(catalogue.game("sequence"), 2, players=["person:Anna", "person:Ben"])
    terminal = Scripted(["/king hearts", "1", "q"])
    session = sit_down(match, terminal, tmp_path / "match.json")
    session.run()
    assert [len(frame.choices) for frame in terminal.frames] == [52, 1, 52]
    assert [line.text for line in terminal.frames[-1].story] == ["Anna draws king of hearts to decide who deals."]


def test_a_search_is_over_when_a_choice_is_made(tmp_path: Path) -> None:
    game = catalogue.game("sequence")
    terminal = Scripted(["/row", "1", "q"])
    session = sit_down(new_match("person:Anna,person:Ben", game=game), terminal, tmp_path / "match.json")
    session.run()
    assert session.wanted == ""
    assert len(session.match.steps) > len(new_match("person:Anna,person:Ben", game=game).steps)


@pytest.mark.parametrize(
    ("seated", "said"),
    [("person:Anna,person:Ben", "Anna – You threw"), ("person:Anna,random", "You threw")],
)
def test_a_person_is_spoken_to_and_by_name_where_several_share_the_terminal(
    tmp_path: Path, seated: str, said: str
) -> None:
    terminal = Scripted(["q"])
    match = new_match(seated)
    while match.state.actor != 0:
        match.draw() if match.state.actor < 0 else match.play(match.state.actor, match.state.legal()[0])
    sit_down(match, terminal, tmp_path / "match.json").run()
    assert terminal.frames[-1].prompt.startswith(said)


@pytest.mark.parametrize(("seated", "is_auto"), [("person:Anna,random", True), ("person:Anna,person:Ben", False)])
def test_a_single_choice_is_asked_all_the_same_where_it_would_tell_a_secret(
    tmp_path: Path, seated: str, is_auto: bool
) -> None:
    match = new_match(seated, game=catalogue.game("sequence"))
    session = sit_down(match, Scripted([]), tmp_path / "match.json", PlaySettings(auto=True))
    assert session.settings.auto is is_auto


def test_a_throw_waits_for_the_hand_of_its_player(tmp_path: Path) -> None:
    """Nothing is told before Enter; a bot throws at once."""
    terminal = Scripted([])
    by_hand = PlaySettings(throws_by_hand=True)
    sit_down(new_match("person:Anna,random"), terminal, tmp_path / "m.json", by_hand).run()
    assert not any(isinstance(seen, StoryLine) for seen in terminal.seen)
    assert terminal.frames[-1].choices == ["Throw"]

    terminal = Scripted(["", "q"])
    session = sit_down(new_match("person:Anna,random"), terminal, tmp_path / "n.json", by_hand)
    session.run()
    throws = [actor for actor, _ in session.match.steps]
    assert throws[:2] == [CHANCE, CHANCE]  # Anna's and the bot's


@pytest.mark.parametrize("auto", [True, False])
def test_with_auto_a_throw_that_leads_to_no_choice_is_made_by_itself(tmp_path: Path, auto: bool) -> None:
    """One piece: every throw is such a one. It is told like any other."""
    terminal = Scripted([])
    settings = PlaySettings(auto=auto, throws_by_hand=True)
    session = sit_down(new_match("person:Anna,random", SHORT), terminal, tmp_path / "m.json", settings)
    session.run()
    assert session.match.is_over is auto
    assert any("Anna throws" in str(seen) for seen in terminal.seen) is auto


def test_with_auto_a_throw_that_may_lead_to_a_choice_waits(tmp_path: Path) -> None:
    terminal = Scripted(chain.from_iterable(repeat(("", "1"), 60)))
    settings = PlaySettings(auto=True, throws_by_hand=True)
    session = sit_down(new_match("person:Anna,random"), terminal, tmp_path / "m.json", settings)
    session.run()
    thrown = [frame for frame in terminal.frames if frame.choices == ["Throw"]]
    assert thrown
    assert len(thrown) < len([1 for actor, _ in session.match.steps if actor == CHANCE])
