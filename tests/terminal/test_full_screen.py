"""A whole window with single keys, without a window: keys come from a list."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from io import StringIO

import pytest
from rich.text import Text

from ludotek.terminal.console import EndOfInput, make_console
from ludotek.terminal.full_screen import FullScreen
from ludotek.terminal.keys import Keys
from ludotek.terminal.screen import Frame
from ludotek.terminal.signals import SignalGuard, Stopped

END = "end-of-input"


class Pressed(Keys):
    """Keys from a list; at its end nobody is there."""

    def __init__(self, keys: Iterable[str]) -> None:
        super().__init__(-1)
        self.waiting = list(keys)

    def read(self, timeout: float | None = None) -> str | None:
        return self.waiting.pop(0) if self.waiting else END


def screen(*keys: str) -> tuple[FullScreen, StringIO]:
    out = StringIO()
    terminal = FullScreen(make_console(to=out), SignalGuard(), source=-1)
    terminal.keys = Pressed(keys)
    return terminal, out


def frame(choices: int) -> Frame:
    return Frame(board=[Text("#" * 45)] * 15, choices=[f"choice {n}" for n in range(1, choices + 1)], hint="keys")


@pytest.mark.parametrize(
    ("choices", "keys", "command"),
    [
        (3, ["2"], "2"),
        (3, ["u"], "u"),
        (3, ["left"], "left"),
        (3, ["enter"], ""),
        (9, ["9"], "9"),
        (12, ["1", "2", "enter"], "12"),
        (12, ["1", "3", "backspace", "1", "enter"], "11"),
        (12, ["1", "q"], "q"),
        (400, ["page-down", "page-down", "page-up", "3", "9", "9", "enter"], "399"),
    ],
)
def test_a_command_is_one_key_or_a_number_and_enter(choices: int, keys: list[str], command: str) -> None:
    terminal, _ = screen(*keys)
    assert terminal.ask(frame(choices)) == command


def test_what_is_typed_of_a_number_is_seen() -> None:
    terminal, out = screen("1", "2", "enter")
    terminal.ask(frame(12))
    assert "> 12▏" in out.getvalue()


def test_escape_drops_what_was_typed_and_the_keys_stay_in_sight() -> None:
    terminal, out = screen("1", "2", "escape", "3", "enter")
    assert terminal.ask(replace(frame(12), hint="keys")) == "3"
    shown = out.getvalue().split("\x1b[H")[1:]
    assert all("keys" in one for one in shown)
    assert "> 3▏" in shown[-1]


def test_who_leans_on_a_digit_makes_no_choice() -> None:
    assert screen(*"7" * 90, "enter")[0].ask(frame(12)) == "7" * 40


def test_a_long_list_is_browsed_through_and_stops_at_its_ends() -> None:
    terminal, out = screen(*["page-up", *["page-down"] * 40], "1", "enter")
    terminal.ask(frame(400))
    last = out.getvalue().split("\x1b[H")[-1]
    assert "400) choice 400" in last
    assert " 1) choice 1 " in out.getvalue().split("\x1b[H")[2]


def test_the_end_of_input_is_said() -> None:
    with pytest.raises(EndOfInput):
        screen()[0].ask(frame(2))


@pytest.mark.parametrize(("key", "answer"), [("j", True), ("J", True), ("y", True), ("n", False), ("enter", False)])
def test_a_question_is_answered_with_one_key(key: str, answer: bool) -> None:
    assert screen(key)[0].confirm(frame(2), "Sure?", ["j", "y"]) is answer


def test_the_curtain_shows_nothing_else_and_opens_with_enter_only() -> None:
    terminal, out = screen("x", "1", " ", "enter", "left over")
    terminal.show(frame(2))
    shown = len(out.getvalue())
    terminal.curtain(["Hand over to Bo."])
    hidden = out.getvalue()[shown:]
    assert "#" not in hidden
    assert "choice" not in hidden
    assert hidden.count("\x1b[H") == 4
    assert terminal.keys.read() == "left over"


def test_a_page_is_browsed_through_forth_and_back_and_closed() -> None:
    terminal, out = screen("n", "p", "down", "n", "q", "left over")
    terminal.read([Text(f"line {n}") for n in range(100)], [Text("end")], "hint")
    pages = [page.split("\x1b[K")[0] for page in out.getvalue().split("\x1b[H")[1:]]
    height = terminal.size[1]
    assert pages == ["line 0", f"line {height - 2}", "line 0", "line 1", f"line {height - 1}"]
    assert terminal.keys.read() == "left over"


def test_leafing_past_the_end_closes_the_page() -> None:
    terminal, _ = screen(" ", "left over")
    terminal.read([Text("short")], [], "hint")
    assert terminal.keys.read() == "left over"


def test_a_key_hurries_and_q_stops() -> None:
    hurried, _ = screen("x")
    assert hurried.pause(60) is False
    assert not hurried.is_drawn
    assert hurried.pause(60) is False
    assert screen("q")[0].pause(60) is True
    assert screen()[0].pause(60) is True


def test_a_signal_waits_until_a_key_is_waited_for() -> None:
    terminal, _ = screen("1")
    terminal.guard._catch(2, None)
    with pytest.raises(Stopped, match="SIGINT"):
        terminal.ask(frame(2))


def test_a_second_signal_does_not_wait() -> None:
    guard = SignalGuard()
    guard._catch(2, None)
    with pytest.raises(Stopped):
        guard._catch(15, None)
