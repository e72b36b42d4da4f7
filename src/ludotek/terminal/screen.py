"""Lays out a frame, which is everything to be seen, as lines of text for a width and a height.

    board            seats
                     story
    prompt
    1) choice   2) choice
    message
    keys

Pure: nothing is read or written here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rich.text import Text

from ludotek.terminal.choices import SINGLE_KEYS, choice_rows, least_rows, needed_rows, numbered, pages, shown_typing
from ludotek.terminal.lines import fit, wrap

GAP = 3  # columns between board and side panel
NARROWEST = 24  # a side panel has at least this many columns
STORY_ROWS = 8  # a side panel may be higher than the board to tell this much
LEAST_STORY = 3  # rows of the story that stay below the board, however long the list of choices is


@dataclass(frozen=True)
class SeatRow:
    """One player in the panel."""

    name: str
    shape: str
    style: str
    note: str = ""
    is_on_turn: bool = False


@dataclass(frozen=True)
class StoryLine:
    """One sentence of the story; `is_fresh` since the last decision at this terminal."""

    text: str
    shape: str = ""
    style: str = ""
    is_fresh: bool = True


@dataclass(frozen=True)
class Frame:
    """Everything that is to be seen at one moment, in words."""

    board: Sequence[Text]
    seats: Sequence[SeatRow] = ()
    story: Sequence[StoryLine] = ()
    prompt: str = ""
    choices: Sequence[str] = ()
    hint: str = ""  # which keys there are
    message: str = ""  # stands above the hint until the next key
    typed: str = ""  # what was typed and not yet ended with Enter
    number: str = ""  # below more than nine choices: that a number is typed, then Enter
    more: Callable[[int, int, int], str] = "{}–{} / {}".format  # first, last, all: below choices that do not fit
    too_small: str = ""  # instead of a board that does not fit
    notes: Sequence[str] = ()  # lines between prompt and choices: results
    is_browsed: bool = False  # whether numbers lead somewhere although there are no choices

    @property
    def takes_numbers(self) -> bool:
        """Whether a number is typed, then Enter."""
        return self.is_browsed or len(self.choices) > SINGLE_KEYS

    @property
    def said(self) -> str:
        """The line above the hint: the message, or what is being typed unless it has a line below the choices."""
        return shown_typing(self.typed) if self.typed and len(self.choices) <= SINGLE_KEYS else self.message

    @property
    def board_width(self) -> int:
        return max((line.cell_len for line in self.board), default=0)


def lay_out(frame: Frame, width: int, height: int, *, page: int = 0) -> list[Text]:
    """Returns `height` lines of at most `width` columns, with this page of the choices if they do not all fit."""
    foot = foot_lines(frame, width, height)
    prompt = prompt_lines(frame, width, height - len(foot) - 1)
    room = height - len(foot) - len(prompt)
    rows = choice_rows(frame, width, room_for_choices(frame, width, height), page)
    above = top(frame, width, room - len(rows), fits_board(frame, width, room))
    body = [*above, *prompt, *rows]
    blank = [Text()] * (height - len(body) - len(foot))
    return [*body, *blank, *foot][:height]


def foot_lines(frame: Frame, width: int, height: int) -> list[Text]:
    """The message and the hint; only the message where a window is too small for both."""
    hint = fit(Text(frame.hint, "dim"), width)
    if not frame.said:
        return [hint]
    used = 1 + len(prompt_lines(frame, width, height)) + len(frame.board) + least_rows(frame, width)
    spare = height - used
    said = wrap(Text(frame.said, "bold"), width)[: max(1, min(spare - 1, 3))]  # the last thing told stays
    return [*said, hint] if spare > 0 else said


def prompt_lines(frame: Frame, width: int, most: int) -> list[Text]:
    lines = wrap(Text(frame.prompt, "bold"), width)[:3] + [fit(Text(note), width) for note in frame.notes]
    return lines[: max(most, 1)]


def fits_board(frame: Frame, width: int, room: int) -> bool:
    return frame.board_width <= width and room - len(frame.board) >= min(needed_rows(frame, width), 2)


def has_side(frame: Frame, width: int) -> bool:
    """Whether seats and story stand beside the board."""
    return width - frame.board_width - GAP >= NARROWEST


def room_for_choices(frame: Frame, width: int, height: int) -> int:
    """How many rows the choices may have."""
    foot = len(foot_lines(frame, width, height))
    room = height - foot - len(prompt_lines(frame, width, height - foot - 1))
    is_whole = fits_board(frame, width, room)
    room -= len(frame.board) if is_whole else len(wrap(Text(frame.too_small), width))
    kept = 0 if is_whole and has_side(frame, width) else min(len(frame.story), LEAST_STORY)
    return max(room - kept, min(room, least_rows(frame, width)), 1)


def page_count(frame: Frame, width: int, height: int) -> int:
    """The number of pages of choices."""
    rows = room_for_choices(frame, width, height)
    if needed_rows(frame, width) <= rows:
        return 1
    return len(pages(numbered(frame.choices), max(rows - 1, 1), width))


# Board, seats and story


def top(frame: Frame, width: int, height: int, has_board: bool) -> list[Text]:
    """The lines above the prompt, at most `height` of them."""
    if not has_board:
        note = wrap(Text(frame.too_small, "dim"), width) if frame.board else []
        return [*note, *stacked(frame, width, height - len(note))][: max(height, 0)]
    if not has_side(frame, width):
        return [*frame.board, *stacked(frame, width, height - len(frame.board))]
    rows = min(height, max(len(frame.board), len(frame.seats) + 1 + STORY_ROWS))
    side = panel(frame, width - frame.board_width - GAP, rows)
    return list(beside(frame.board, side, frame.board_width, rows))


def beside(board: Sequence[Text], panel: Sequence[Text], width: int, rows: int) -> Iterator[Text]:
    for row in range(rows):
        left = board[row] if row < len(board) else Text()
        line = fit(left, width, pad=True).append(" " * GAP)
        yield line.append_text(panel[row]) if row < len(panel) else line


def panel(frame: Frame, width: int, rows: int) -> list[Text]:
    """The seats, one a line, and below them as much of the story as fits."""
    seats = [fit(seat_line(seat), width) for seat in frame.seats]
    room = rows - len(seats) - 1
    return [*seats, Text(), *last_lines(frame.story, width, room)] if room > 0 else seats[:rows]


def stacked(frame: Frame, width: int, rows: int) -> list[Text]:
    """Seats and story below the board; in few rows only the story, its sentences side by side."""
    if rows <= 0:
        return []
    seats = wrap(Text("  ").join(seat_line(seat, brief=True) for seat in frame.seats), width) if frame.seats else []
    told = min(len(frame.story), LEAST_STORY)
    if len(seats) + told > rows:
        seats = []
    left = rows - len(seats)
    return [
        *seats,
        *(last_lines(frame.story, width, left) if left >= LEAST_STORY else packed(frame.story, width, left)),
    ]


def packed(story: Sequence[StoryLine], width: int, rows: int) -> list[Text]:
    """The end of the story, as many whole sentences a row as fit."""
    found: list[Text] = []
    for told in reversed(story):
        line = Text(" ").join(part for part in story_lines(told, max(len(told.text), 1) + 2))
        if found and found[0].cell_len + GAP + line.cell_len <= width:
            found[0] = line.append(" " * GAP).append_text(found[0])
        elif len(found) < rows:
            found.insert(0, fit(line, width))
        else:
            break
    return found


def seat_line(seat: SeatRow, *, brief: bool = False) -> Text:
    mark = "▶" if seat.is_on_turn else " "
    line = Text.assemble((mark, "bold"), " ", (seat.shape, seat.style), " ")
    line.append(seat.name, f"bold {seat.style}" if seat.is_on_turn else seat.style)
    if seat.note and not brief:
        line.append(f"  {seat.note}", "dim")
    return line


def last_lines(story: Sequence[StoryLine], width: int, rows: int) -> list[Text]:
    """The end of the story, wrapped: whole sentences, unless the last alone is too long."""
    found: list[Text] = []
    for told in reversed(story):
        lines = story_lines(told, width)
        if found and len(found) + len(lines) > rows:
            break
        found = [*lines, *found]
    return found[-rows:] if rows > 0 else []


def story_lines(told: StoryLine, width: int) -> list[Text]:
    """A sentence behind its seat's shape, wrapped below itself."""
    body = wrap(Text(told.text, "" if told.is_fresh else "dim"), width - 2)
    sign = Text.assemble((told.shape or " ", told.style), " ")
    return [(sign.copy() if n == 0 else Text("  ")).append_text(line) for n, line in enumerate(body)]


def in_full(frame: Frame, width: int) -> list[Text]:
    """The frame for a terminal that prints line after line; the story was printed as it happened."""
    side = width - frame.board_width - GAP
    seats = [seat_line(seat) for seat in frame.seats]
    if side >= NARROWEST:
        rows = max(len(frame.board), len(seats))
        above = list(beside(frame.board, seats, frame.board_width, rows))
    else:
        above = [*frame.board, *seats]
    prompt = wrap(Text(frame.prompt, "bold"), width) if frame.prompt else []
    notes = [Text(note) for note in frame.notes]
    return [*above, Text(), *prompt, *notes, *numbered(frame.choices)]
