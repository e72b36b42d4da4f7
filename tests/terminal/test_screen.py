"""The screen fits, whatever the window, the language and the number of players."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import repeat

import pytest
from rich.console import Console
from rich.text import Text

from ludotek.kernel import OVER, Match
from ludotek.terminal.frames import Painter
from ludotek.terminal.screen import Frame, SeatRow, StoryLine, in_full, lay_out, page_count
from ludotek.text import LANGUAGES
from tests.terminal.desk import LUDO, Scripted, new_match, sit_down

LONG_NAME = "Annabella Marie O"


def frames_of(seats: int, options: dict[str, object], language: str, most: int = 40) -> list[Frame]:
    """What people are shown in the first decisions of a match: every seat is a person with a long name."""
    people = ",".join(f"person:{LONG_NAME[: 15 - seat]}{seat}" for seat in range(seats))
    terminal = Scripted(repeat("1", most))
    sit_down(new_match(people, options), terminal, None, language=language).run()
    return terminal.frames


def text_of(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


@pytest.mark.parametrize(("seats", "board"), [(s, b) for s in LUDO.seats for b in (4, 6) if s <= b])
def test_everything_fits_80_by_24_with_every_number_of_players(seats: int, board: int) -> None:
    for frame in frames_of(seats, {"board": board, "die": "plain", "edition": "swedish"}, "en"):
        lines = lay_out(frame, 80, 24)
        assert len(lines) == 24
        assert max(line.cell_len for line in lines) <= 80
        shown = text_of(lines)
        assert all(choice in shown for choice in frame.choices)
        assert all(seat.name in shown and seat.shape in shown for seat in frame.seats)
        assert all(row.plain in shown for row in frame.board)
        assert lines[-1].plain == frame.hint
        assert frame.story[-1].text.split()[-1] in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_80_by_24_and_its_hints_are_not_cut(language: str) -> None:
    for frame in frames_of(6, {}, language, most=12):
        lines = lay_out(frame, 80, 24)
        assert len(lines) == 24
        assert max(line.cell_len for line in lines) <= 80
        assert lines[-1].plain == frame.hint
        assert all(choice in text_of(lines) for choice in frame.choices)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["hint-play", "hint-watch", "hint-over", "hint-read", "hint-replay"])
def test_hints_leave_room_for_what_stands_before_them(language: str, id: str) -> None:
    painter = sit_down(new_match("person,random"), Scripted([]), None, language=language).painter
    step = painter.say("replay-step", step=1000, last=1000) if id == "hint-replay" else ""
    assert len(f"{step} · {painter.say(id)}" if step else painter.say(id)) <= 80


def test_seven_choices_and_six_players_stand_below_the_board() -> None:
    frame = replace(big_frame(15, 45, choices=7), seats=six_seats())
    lines = lay_out(frame, 80, 24)
    assert [line.plain for line in lines[16:23]] == [f"{n}) choice number {n}" for n in range(1, 8)]
    assert lines[15].plain == "What now?"
    assert lines[23].plain == "keys"


def test_a_message_stands_above_the_keys_and_hides_no_choice() -> None:
    frame = replace(big_frame(15, 45, choices=7), message="Something went wrong.")
    lines = [line.plain for line in lay_out(frame, 80, 24)]
    assert lines[-2:] == ["Something went wrong.", "keys"]
    assert "7) choice number 7" in "\n".join(lines)
    tight = [line.plain for line in lay_out(frame, 80, 19)]
    assert tight[-1] == "Something went wrong."
    assert tight[:15] == [line.plain for line in lay_out(replace(frame, message=""), 80, 19)][:15]


@pytest.mark.parametrize("choices", [9, 10, 60, 196])
def test_above_nine_choices_it_is_said_that_a_number_is_typed(choices: int) -> None:
    frame = big_frame(15, 72, choices=choices)
    lines = [line.plain for line in lay_out(frame, 80, 24)]
    below = lines[-2]
    assert lines[-1] == "keys"
    assert ("type a number" in below or " / " in below) == (choices > 9)
    typing = [line.plain for line in lay_out(replace(frame, typed="12"), 80, 24)]
    assert typing[-2:] == ["> 12▏ Enter", "keys"]
    if choices > 9:
        assert typing[:-2] == lines[:-2], "nothing jumps while a number is typed"


@pytest.mark.parametrize("board", [(16, 72), (14, 69), (11, 56), (15, 45)])
@pytest.mark.parametrize("message", ["", "Something went wrong.", "A longer story of what went wrong here. " * 5])
@pytest.mark.parametrize("choices", [1, 7, 12, 196])
def test_at_80_by_24_keys_and_story_stay_whatever_there_is_to_choose(
    board: tuple[int, int], message: str, choices: int
) -> None:
    frame = replace(big_frame(*board, choices=choices), seats=six_seats(), message=message)
    shown = [line.plain for line in lay_out(frame, 80, 24)]
    assert shown[-1] == "keys"
    told = [number for number in range(30) if f"something happened, number {number}" in " ".join(shown)]
    assert told[-1:] == [29]
    assert len(told) >= (3 if not message else 1)
    assert all(line in "\n".join(shown) for line in ["#" * board[1]])
    assert "1) choice number 1" in "\n".join(shown)
    assert not message or message.split()[0] in "\n".join(shown)


def test_columns_are_as_wide_as_their_own_choices() -> None:
    labels = ["a very long choice that takes more than half of the row", *["short"] * 9]
    frame = replace(big_frame(16, 72, choices=0), choices=labels, story=())
    lines = [line.plain for line in lay_out(frame, 80, 24)]
    assert lines[17:22] == [
        " 1) a very long choice that takes more than half of the row    6) short",
        *[f" {n}) short{' ' * 53}{n + 5:>2}) short" for n in range(2, 6)],
    ]


def big_frame(rows: int, columns: int, *, choices: int) -> Frame:
    return Frame(
        board=[Text("#" * columns)] * rows,
        story=[StoryLine(f"something happened, number {n}", "▲") for n in range(30)],
        prompt="What now?",
        choices=[f"choice number {n}" for n in range(1, choices + 1)],
        hint="keys",
        number="type a number, then Enter",
        too_small="too small",
    )


def six_seats() -> list[SeatRow]:
    return [SeatRow(f"player {n}", shape, "", "a bot", n == 2) for n, shape in enumerate("▲●■◆★✚")]


@pytest.mark.parametrize("choices", [0, 7, 60])
@pytest.mark.parametrize("board", [(15, 45), (12, 42), (18, 80), (1, 1)])
def test_no_window_is_too_small_to_be_filled_exactly(board: tuple[int, int], choices: int) -> None:
    frame = replace(big_frame(*board, choices=choices), seats=six_seats())
    for width in (20, 45, 80, 200):
        for height in (5, 12, 20, 24, 60):
            for shown in (frame, replace(frame, message="something went wrong with a long explanation " * 3)):
                lines = lay_out(shown, width, height)
                assert len(lines) == height
                assert max(line.cell_len for line in lines) <= width


def test_a_board_that_does_not_fit_says_so_and_leaves_the_choices() -> None:
    lines = text_of(lay_out(big_frame(15, 45, choices=3), 40, 12))
    assert "too small" in lines
    assert "#" not in lines
    assert "3) choice number 3" in lines


def test_a_narrow_window_stacks_seats_and_story_below_the_board() -> None:
    frame = replace(big_frame(15, 45, choices=1), seats=six_seats())
    lines = [line.plain for line in lay_out(frame, 60, 24)]
    assert lines[:15] == ["#" * 45] * 15
    assert "▶ ■ player 2" in "\n".join(lines[15:18])
    assert any("number 29" in line for line in lines[15:22])


@pytest.mark.parametrize("size", [(80, 24), (40, 12), (60, 20)])
def test_every_choice_of_a_long_list_stands_on_one_page(size: tuple[int, int]) -> None:
    frame = big_frame(15, 45, choices=130)
    pages = [text_of(lay_out(frame, *size, page=page)) for page in range(page_count(frame, *size))]
    for number in range(1, 131):
        assert sum(f" {number}) " in f" {page.replace(chr(10), ' ')}" for page in pages) == 1
    assert "1–" in pages[0]
    assert "/ 130" in pages[-1]


def test_names_of_wide_characters_do_not_shift_the_columns() -> None:
    frame = replace(big_frame(15, 45, choices=1), seats=[SeatRow("漢字漢字漢字漢字", "▲", "")])
    assert max(line.cell_len for line in lay_out(frame, 80, 24)) <= 80


def test_without_colour_no_colour_is_sent_and_shapes_tell_the_players_apart() -> None:
    frame = frames_of(6, {}, "en", most=3)[-1]
    plain = "".join(rendered(frame, no_color=True))
    assert "38;" not in plain
    assert "\x1b[3" not in plain
    assert all(seat.shape in plain for seat in frame.seats)
    assert len({seat.shape for seat in frame.seats}) == 6
    assert "38;" in "".join(rendered(frame, no_color=False))


def rendered(frame: Frame, *, no_color: bool) -> Iterator[str]:
    out = StringIO()
    console = Console(file=out, width=80, force_terminal=True, color_system="truecolor", no_color=no_color)
    for line in lay_out(frame, 80, 24):
        console.print(line)
    yield out.getvalue()


def test_the_mark_of_the_turn_stands_also_while_chance_acts() -> None:
    match = new_match("person,person")
    painter: Painter = sit_down(match, Scripted([]), None).painter
    session = sit_down(match, Scripted([]), None)
    frame = painter.frame(LUDO.view(match.state, None), session.story_log)
    assert [seat.is_on_turn for seat in frame.seats] == [True, False]


def test_a_bot_deciding_lights_up_no_choice_on_the_board() -> None:
    match = bot_about_to_decide()
    session = sit_down(match, Scripted([]), None)
    view = LUDO.view(match.state, None)
    asleep = text_of(list(session.painter.frame(view, session.story_log).board))
    awake = text_of(list(session.painter.frame(view, session.story_log, is_asked=True).board))
    assert asleep.replace("1", " ") == asleep
    assert awake != asleep


def bot_about_to_decide() -> Match:
    position = {"pieces": {"green": ["3", "Y", "Y", "Y"], "blue": ["7", "Y", "Y", "Y"]}, "phase": "choose", "face": "4"}
    match = Match.new(LUDO, 2, start=position, players=["random", "random"])
    assert match.state.actor != OVER
    return match


def test_line_by_line_everything_is_printed_without_the_story() -> None:
    frame = replace(big_frame(3, 10, choices=12), seats=six_seats())
    lines = text_of(in_full(frame, 80))
    assert "12) choice number 12" in lines
    assert "player 5" in lines
    assert "something happened" not in lines
