"""What a person can type: a choice's number, or a hot key. What cannot be done changes nothing but the message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ludotek.kernel import CHANCE, INTERJECTION, LEAVE, Match
from ludotek.terminal.complaints import explain
from ludotek.terminal.consent import do_agree
from ludotek.terminal.manual import help_page, rule_lines
from ludotek.terminal.players import clean
from ludotek.terminal.saves import BadFile

if TYPE_CHECKING:
    from ludotek.terminal.play import Session

LONGEST_NUMBER = 6  # digits
SEARCH = "/"  # and then the words that a choice should have
Deed = Callable[[], None]


class Quit(Exception):
    """A person wants to stop here and go on another time."""


def obey(session: Session, command: str, deeds: Sequence[Deed], usual: Deed | None = None) -> None:
    """Do what was typed: one of the deeds by its number, `usual` by Enter, or a hot key."""
    deed = pick(command, deeds, usual)
    if deed is not None:
        deed()
    elif command in COMMANDS:
        COMMANDS[command](session)
    elif command.startswith(SEARCH):
        session.wanted = command.removeprefix(SEARCH).strip()
    elif not command.strip() or command.isdecimal():
        session.message = session.painter.say("say-range", last=len(deeds))
    else:
        session.message = session.painter.say("say-unknown", typed=clean(command))


def pick(command: str, deeds: Sequence[Deed], usual: Deed | None) -> Deed | None:
    """What this command stands for; Enter is enough where there is only one thing to do."""
    if not command.strip():
        return deeds[0] if len(deeds) == 1 else usual
    if not command.isdecimal() or len(command) > LONGEST_NUMBER or not 1 <= int(command) <= len(deeds):
        return None
    return deeds[int(command) - 1]


def obey_at_end(session: Session, command: str) -> bool:
    """What can be done when the match is over; True if its result may be closed."""
    if command.strip() in ("", "q", "escape"):
        return True
    if command in ("u", "?"):
        COMMANDS[command](session)
    else:
        session.message = session.painter.say("say-unknown", typed=clean(command))
    return False


def try_to_save(session: Session) -> None:
    session.message = why_not_kept(session) or session.painter.say("say-saved", file=str(session.keeper.path))


def keep_up(session: Session) -> None:
    """Nothing is lost while somebody thinks, even if the machine stops. What fails is said, once."""
    steps = len(session.match.steps)
    if session.kept != steps:
        is_first = session.kept is None
        session.kept = steps
        reason = why_not_kept(session)
        if reason and is_first:
            session.message = reason


def why_not_kept(session: Session) -> str:
    """Keeps the match; nothing is said if it lies in its file."""
    try:
        session.keeper.keep(session.match.full_record())
    except (OSError, BadFile) as error:
        return session.painter.say("say-not-saved", reason=explain(error, session.words.language))
    return ""


def take_back(session: Session) -> None:
    """Back to the last decision that was made by hand, across everything that happened by itself."""
    at = last_by_hand(session)
    if at is None:
        session.message = session.painter.say("say-nothing-to-undo")
        return
    actor, action = session.match.steps[at]
    if actor != CHANCE and not do_agree(session, actor):
        session.message = session.painter.say("say-not-undone")
        return
    session.match.rewind(at)
    session.chronicle.forget(at)
    session.fresh = at
    session.lingering = actor if action >= INTERJECTION else None
    session.message = session.painter.say("say-undone")


def last_by_hand(session: Session) -> int | None:
    hands = {*session.people, CHANCE} if session.habits.table else set(session.people)
    steps = session.match.steps
    by_hand = (at for at in reversed(range(len(steps))) if steps[at][0] in hands)
    return next((at for at in by_hand if not was_automatic(session, at)), None)


def was_automatic(session: Session, at: int) -> bool:
    """Whether going back to this step would only make it again."""
    actor, action = session.match.steps[at]
    if not session.habits.auto or actor == CHANCE or action >= INTERJECTION:
        return False
    earlier = Match.replay(session.game, session.match.full_record(), steps=at)
    return len(earlier.state.legal()) == 1


def leave_match(session: Session) -> None:
    seat = int(session.match.state.actor)
    if seat not in session.people or LEAVE not in session.match.state.interjections(seat):
        session.message = session.painter.say("say-cannot-leave")
        return
    view = session.view()
    yes = session.painter.say("key-yes")
    question = session.painter.say("ask-leave", who=session.painter.names(view)[seat], yes=yes)
    if session.terminal.confirm(session.frame(view), question, [yes, "y"]):
        session.match.leave(seat)
        session.heard()


def turn_to_help(session: Session) -> None:
    fair = session.match.record.fairness
    page = help_page(session.painter, session.game.id, fair.commitment if fair else None)
    rules = rule_lines(session.game.rulebook(session.words.language))
    session.terminal.read(page, rules, session.painter.say("hint-read"))


def quit_match(session: Session) -> None:
    raise Quit


COMMANDS: dict[str, Callable[[Session], None]] = {
    "u": take_back,
    "s": try_to_save,
    "?": turn_to_help,
    "l": leave_match,
    "q": quit_match,
}
