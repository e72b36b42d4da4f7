"""The screen as lines of text: a frame of what is to be seen is laid out for a width and a height.

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
from io import StringIO
from math import ceil

from rich.console import Console
from rich.text import Text

GAP = 3  # columns between board and side panel, and between columns of choices
NARROWEST = 24  # a side panel has at least this many columns
STORY_ROWS = 8  # a side panel may be higher than the board to tell this much
_RULER = Console(file=StringIO(), width=80)  # measures and wraps, never prints


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
    message: str = ""  # stands above the hint, or in its place, until the next key
    more: Callable[[int, int, int], str] = "{}–{} / {}".format  # first, last, all: below choices that do not fit
    too_small: str = ""  # instead of a board that does not fit
    notes: Sequence[str] = ()  # lines between prompt and choices: results
    takes_numbers: bool = False  # whether a number is typed, then Enter; always so with more than nine choices

    @property
    def board_width(self) -> int:
        return max((line.cell_len for line in self.board), default=0)


def lay_out(frame: Frame, width: int, height: int, *, page: int = 0) -> list[Text]:
    """Exactly `height` lines of at most `width` columns; this page of the choices if they do not all fit."""
    foot = foot_lines(frame, width, height)
    prompt = prompt_lines(frame, width, height - len(foot) - 1)
    room = height - len(foot) - len(prompt)
    rows = choice_rows(frame, width, room_for_choices(frame, width, height), page)
    above = top(frame, width, room - len(rows), fits_board(frame, width, room))
    body = [*above, *prompt, *rows]
    blank = [Text()] * (height - len(body) - len(foot))
    return [*body, *blank, *foot][:height]


def foot_lines(frame: Frame, width: int, height: int) -> list[Text]:
    """The message and the hint; only the message where there is no room for both."""
    hint = fit(Text(frame.hint, "dim"), width)
    if not frame.message:
        return [hint]
    said = wrap(Text(frame.message, "bold"), width)[:3]
    used = len(said) + 1 + len(prompt_lines(frame, width, height)) + len(frame.board)
    needed = ceil(len(frame.choices) / most_columns(frame.choices, width))
    return [*said, hint] if height - used >= needed else said


def prompt_lines(frame: Frame, width: int, most: int) -> list[Text]:
    lines = wrap(Text(frame.prompt, "bold"), width)[:3] + [fit(Text(note), width) for note in frame.notes]
    return lines[: max(most, 1)]


def fits_board(frame: Frame, width: int, room: int) -> bool:
    return frame.board_width <= width and room - len(frame.board) >= least_rows(frame.choices, width)


def room_for_choices(frame: Frame, width: int, height: int) -> int:
    """How many rows the choices may have."""
    foot = len(foot_lines(frame, width, height))
    room = height - foot - len(prompt_lines(frame, width, height - foot - 1))
    return room - len(frame.board) if fits_board(frame, width, room) else max(room - 2, 1)


def page_count(frame: Frame, width: int, height: int) -> int:
    """On how many pages the choices stand."""
    rows = room_for_choices(frame, width, height)
    if ceil(len(frame.choices) / most_columns(frame.choices, width)) <= rows:
        return 1
    return ceil(len(frame.choices) / page_size(frame.choices, width, rows))


# The choices


def least_rows(choices: Sequence[str], width: int) -> int:
    """How many rows the choices need so that they can be shown at all: with pages two are enough."""
    return min(ceil(len(choices) / most_columns(choices, width)), 2)


def most_columns(choices: Sequence[str], width: int) -> int:
    longest = max((label.cell_len for label in numbered(choices)), default=1)
    return max((width + GAP) // (longest + GAP), 1)


def numbered(choices: Sequence[str]) -> list[Text]:
    digits = len(str(len(choices)))
    return [Text.assemble((f"{n:>{digits}})", "bold"), f" {label}") for n, label in enumerate(choices, start=1)]


def choice_rows(frame: Frame, width: int, rows: int, page: int) -> list[Text]:
    """The choices in as few columns as fit; if they never do, one page of them."""
    labels = numbered(frame.choices)
    most = most_columns(frame.choices, width)
    for columns in range(1, most + 1):
        if ceil(len(labels) / columns) <= rows:
            return in_columns(labels, columns, width)
    size = page_size(frame.choices, width, rows)
    first = page * size
    shown = labels[first : first + size]
    more = frame.more(first + 1, first + len(shown), len(labels))
    return [*in_columns(shown, most, width), fit(Text(more, "dim"), width)]


def page_size(choices: Sequence[str], width: int, rows: int) -> int:
    return most_columns(choices, width) * max(rows - 1, 1)


def in_columns(labels: Sequence[Text], columns: int, width: int) -> list[Text]:
    """Read downwards, column after column."""
    depth = ceil(len(labels) / columns) if labels else 0
    share = (width + GAP) // columns - GAP
    found: list[Text] = []
    for row in range(depth):
        line = Text()
        for label in labels[row::depth]:
            line.append_text(fit(label, share, pad=True)).append(" " * GAP)
        line.rstrip()
        found.append(fit(line, width))
    return found


# Board, seats and story


def top(frame: Frame, width: int, height: int, has_board: bool) -> list[Text]:
    """What stands above the prompt, in at most `height` lines."""
    if not has_board:
        note = wrap(Text(frame.too_small, "dim"), width) if frame.board else []
        return [*note, *stacked(frame, width, height - len(note))][: max(height, 0)]
    side = width - frame.board_width - GAP
    if side < NARROWEST:
        return [*frame.board, *stacked(frame, width, height - len(frame.board))]
    rows = min(height, max(len(frame.board), len(frame.seats) + 1 + STORY_ROWS))
    return list(beside(frame.board, panel(frame, side, rows), frame.board_width, rows))


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
    """Seats and story where there is no room beside the board: the seats in one line, wrapped."""
    if rows <= 0:
        return []
    seats = wrap(Text("  ").join(seat_line(seat, brief=True) for seat in frame.seats), width)[:rows]
    return [*seats, *last_lines(frame.story, width, rows - len(seats))]


def seat_line(seat: SeatRow, *, brief: bool = False) -> Text:
    mark = "▶" if seat.is_on_turn else " "
    line = Text.assemble((mark, "bold"), " ", (seat.shape, seat.style), " ")
    line.append(seat.name, f"bold {seat.style}" if seat.is_on_turn else seat.style)
    if seat.note and not brief:
        line.append(f"  {seat.note}", "dim")
    return line


def last_lines(story: Sequence[StoryLine], width: int, rows: int) -> list[Text]:
    """The end of the story, wrapped."""
    found: list[Text] = []
    for told in reversed(story):
        if len(found) >= rows:
            break
        found = [*story_lines(told, width), *found]
    return found[-rows:] if rows > 0 else []


def story_lines(told: StoryLine, width: int) -> list[Text]:
    """A sentence behind its seat's shape, wrapped below itself."""
    body = wrap(Text(told.text, "" if told.is_fresh else "dim"), width - 2)
    sign = Text.assemble((told.shape or " ", told.style), " ")
    return [(sign.copy() if n == 0 else Text("  ")).append_text(line) for n, line in enumerate(body)]


# Lines


def wrap(text: Text, width: int) -> list[Text]:
    return [line for line in text.wrap(_RULER, max(width, 1)) if line.plain] or [Text()]


def fit(text: Text, width: int, *, pad: bool = False) -> Text:
    """The text in one line of this width, cut with an ellipsis if it is longer."""
    line = text.copy()
    line.truncate(max(width, 0), overflow="ellipsis", pad=pad)
    return line


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
