"""What the terminal tests share: matches with known throws, scripted people, and a terminal that remembers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from io import StringIO
from pathlib import Path

from rich.text import Text

from ludotek import catalogue, text
from ludotek.game import AnyGame
from ludotek.kernel import Match, record
from ludotek.table import Pace, read_player, resume
from ludotek.terminal.console import EndOfInput, Lines, Terminal, make_console
from ludotek.terminal.play import PlaySettings, Session
from ludotek.terminal.saves import Keeper
from ludotek.terminal.screen import Frame, StoryLine
from ludotek.terminal.signals import SignalGuard

SECRET = "5e" * 32
LUDO = catalogue.game("ludo")
SHORT: dict[str, object] = {"pieces": 1}


def new_match(
    seated: str, options: dict[str, object] | None = None, game: AnyGame = LUDO, secret: str = SECRET
) -> Match:
    """A match whose throws are always the same."""
    words = seated.split(",")
    nonces = [f"{seat:016x}" for seat in range(len(words))]
    return Match.new(game, len(words), options, players=words, secret=secret, nonces=nonces)


class Scripted(Terminal):
    """Answers from a list, remembers every frame, story line and curtain in the order in which they were seen."""

    def __init__(self, answers: Iterable[str], *, confirms: bool = True) -> None:
        super().__init__(make_console(to=StringIO()), SignalGuard())
        self.answers = iter(answers)
        self.confirms = confirms
        self.seen: list[Frame | StoryLine | str] = []
        self.pages: list[str] = []
        self.questions: list[str] = []

    def tell(self, lines: Sequence[StoryLine]) -> None:
        self.seen += lines

    def show(self, frame: Frame) -> None:
        self.seen.append(frame)

    def ask(self, frame: Frame) -> str:
        self.seen.append(frame)
        try:
            return next(self.answers)
        except StopIteration:
            raise EndOfInput from None

    def last(self, frame: Frame) -> str:
        return self.ask(frame)

    def confirm(self, frame: Frame, question: str, yes: Sequence[str]) -> bool:
        self.questions.append(question)
        return self.confirms

    def read(self, page: Sequence[Text], more: Sequence[Text], hint: str) -> None:
        self.pages.append("\n".join(line.plain for line in (*page, *more)))

    def curtain(self, lines: Sequence[str]) -> None:
        self.seen.append(" ".join(lines))

    @property
    def frames(self) -> list[Frame]:
        return [seen for seen in self.seen if isinstance(seen, Frame)]

    @property
    def messages(self) -> list[str]:
        return [frame.message for frame in self.frames if frame.message]

    @property
    def printed(self) -> str:
        file = self.console.file
        assert isinstance(file, StringIO)
        return file.getvalue()


def sit_down(
    match: Match,
    terminal: Terminal,
    file: Path | None,
    settings: PlaySettings | None = None,
    language: str = "en",
    pace: Pace = "instant",
) -> Session:
    """A session that goes on with this match; one without a secret has its throws entered."""
    seated = [read_player(word) for word in match.record.players]
    table = resume(match.game, match.full_record(), seated, pace=pace)
    words = text.words(language, match.game)
    return Session(table, words, terminal, Keeper(file), settings or PlaySettings())


def in_lines(answers: str, width: int = 80) -> tuple[Lines, Callable[[], str]]:
    """A line terminal that is typed this text, and a look at what it printed."""
    out = StringIO()
    console = make_console(to=out)
    console.width = width
    return Lines(console, SignalGuard(), StringIO(answers)), out.getvalue


def kept(path: Path) -> record.Record:
    return record.read(path.read_bytes())


def iter_until_over(session: Session, answer: str = "1") -> Iterator[str]:
    while not session.match.is_over:
        yield answer
