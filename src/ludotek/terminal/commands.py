"""What a person can type: a choice's number, or a hot key. A command that is not possible only sets the message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludotek.kernel import LEAVE
from ludotek.table import Resign
from ludotek.terminal.consent import take_back
from ludotek.terminal.error_text import error_text
from ludotek.terminal.hint import hint
from ludotek.terminal.manual import help_page, rule_lines
from ludotek.terminal.players import clean
from ludotek.terminal.saves import BadFile
from ludotek.terminal.what import WHAT, explain_things, is_what

if TYPE_CHECKING:
    from ludotek.terminal.play import Session

LONGEST_NUMBER = 6  # digits
SEARCH = "/"  # and then the words that a choice should have
Action = Callable[[], None]


class Quit(Exception):
    """A person stops here, to go on another time."""


def run_command(session: Session, command: str, actions: Sequence[Action], usual: Action | None = None) -> None:
    """Runs what was typed: one of the actions by its number, `usual` by Enter, or a hot key."""
    action = pick(command, actions, usual)
    if action is not None:
        action()
    elif command in COMMANDS:
        COMMANDS[command](session)
    elif is_what(command):
        explain_things(session, command.removeprefix(WHAT))
    elif command.startswith(SEARCH):
        session.wanted = command.removeprefix(SEARCH).strip()
    elif not command.strip() or command.isdecimal():
        session.message = session.painter.say("say-range", last=len(actions))
    else:
        session.message = session.painter.say("say-unknown", typed=clean(command))


def pick(command: str, actions: Sequence[Action], usual: Action | None) -> Action | None:
    """The action that was typed; Enter is enough where there is only one. None if it is no action."""
    if not command.strip():
        return actions[0] if len(actions) == 1 else usual
    if not command.isdecimal() or len(command) > LONGEST_NUMBER or not 1 <= int(command) <= len(actions):
        return None
    return actions[int(command) - 1]


def run_command_at_end(session: Session, command: str) -> bool:
    """Runs a command when the match is over; returns True if its result may be closed."""
    if command.strip() in ("", "q", "escape"):
        return True
    if command in ("u", "?"):
        COMMANDS[command](session)
    elif is_what(command):
        explain_things(session, command.removeprefix(WHAT))
    else:
        session.message = session.painter.say("say-unknown", typed=clean(command))
    return False


def save(session: Session) -> None:
    session.message = save_error(session) or session.painter.say("say-saved", file=str(session.keeper.path))


def save_quietly(session: Session) -> None:
    """Saves before somebody is asked, so that nothing is lost if the machine stops. An error is shown once."""
    steps = len(session.match.steps)
    if session.saved_steps != steps:
        is_first = session.saved_steps is None
        session.saved_steps = steps
        reason = save_error(session)
        if reason and is_first:
            session.message = reason


def save_error(session: Session) -> str:
    """Saves the match. Returns what went wrong, in words; empty if nothing did."""
    try:
        session.keeper.keep(session.table.full_record())
    except (OSError, BadFile) as error:
        return session.painter.say("say-not-saved", reason=error_text(error, session.words.language))
    return ""


def leave_match(session: Session) -> None:
    seat = int(session.match.state.actor)
    if seat not in session.people or LEAVE not in session.match.state.interjections(seat):
        session.message = session.painter.say("say-cannot-leave")
        return
    view = session.view()
    yes = session.painter.say("key-yes")
    question = session.painter.say("ask-leave", who=session.painter.names(view)[seat], yes=yes)
    if session.terminal.confirm(session.frame(view), question, [yes, "y"]):
        session.send(Resign(seat))


def show_help(session: Session) -> None:
    fair = session.match.record.fairness
    page = help_page(session.painter, session.game.id, fair.commitment if fair else None)
    rules = rule_lines(session.game.rulebook(session.words.language))
    session.terminal.read(page, rules, session.painter.say("hint-read"))


def quit_match(session: Session) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session], None]] = {
    "h": hint,
    "u": take_back,
    "s": save,
    "?": show_help,
    "l": leave_match,
    "q": quit_match,
}
