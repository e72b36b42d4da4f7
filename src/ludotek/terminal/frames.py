"""Makes frames: what a viewer may know of a match, in words and colours."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludotek.game import AnyGame
from ludotek.kernel import Text, View, Who
from ludotek.scene import Told
from ludotek.table import Player
from ludotek.terminal import players
from ludotek.terminal.screen import Frame, SeatRow, StoryLine
from ludotek.terminal.story_log import StoryLog
from ludotek.terminal.tones import picture, style
from ludotek.text import Words

BELOW_BOARD = 5  # rows for prompt, choices and keys


class Painter:
    """Makes the frames of one match in one language."""

    def __init__(self, game: AnyGame, players: Sequence[Player], words: Words, *, is_replay: bool = False) -> None:
        self.game = game
        self.players = players
        self.words = words
        self.is_replay = is_replay  # then nobody is "you"

    def names(self, view: View) -> list[str]:
        return players.names(self.game, view, self.players, self.words)

    def say(self, id: str, **args: str | int | Text) -> str:
        """A shared text in the language of this match."""
        return self.words.say(Text(id, args))

    def frame(
        self, view: View, story_log: StoryLog, *, until: int | None = None, fresh: int = 0, is_asked: bool = False
    ) -> Frame:
        """`until` and `fresh` count steps: told are those before `until`, new are those from `fresh` on."""
        shown = view if is_asked else msgspec.structs.replace(view, legal=())  # else nothing to choose lights up
        names = self.names(view)
        board = picture(self.game.show(shown), self.words, names)
        prompt = self.game.prompt(view)
        on_turn = view.actor if view.actor >= 0 else seat_of_prompt(prompt)
        width = max((line.cell_len for line in board), default=0)
        return Frame(
            board=board,
            seats=[self.seat_row(view, seat, names[seat], seat == on_turn) for seat in range(len(names))],
            story=self.story(view, story_log, names, until=until, fresh=fresh),
            prompt=self.address(view, prompt, names) + self.words.say(prompt, names),
            number=self.say("hint-number"),
            more=lambda first, last, total: self.say("hint-more", first=first, last=last, total=total),
            too_small=self.say("screen-too-small", width=width, height=len(board) + BELOW_BOARD),
        )

    def address(self, view: View, prompt: Text, names: Sequence[str]) -> str:
        """The viewer's name before the prompt, where several people share the terminal."""
        is_shared = sum(player.is_person for player in self.players) > 1
        return f"{names[view.viewer]} – " if is_shared and prompt.is_to_viewer and view.viewer is not None else ""

    def viewer(self, view: View) -> int | None:
        """The viewer whose story is shown; None, the spectators', where nothing is secret."""
        return view.viewer if self.game.has_secrets else None

    def seat_row(self, view: View, seat: int, name: str, is_on_turn: bool) -> SeatRow:
        face = self.game.seat(view, seat)
        player = self.players[seat]
        note = "" if self.is_replay and player.is_person else players.note(player, self.players, self.words)
        return SeatRow(name, face.shape, style(face.tone), note, is_on_turn)

    def story(
        self, view: View, story_log: StoryLog, names: Sequence[str], *, until: int | None = None, fresh: int = 0
    ) -> list[StoryLine]:
        told = story_log.lines(self.viewer(view), until=until)
        return [self.story_line(view, one, names, step >= fresh) for step, one in told]

    def story_line(self, view: View, told: Told, names: Sequence[str], is_fresh: bool = True) -> StoryLine:
        sentence = self.words.say(told.text, names) if told.text is not None else ""
        if told.seat is None:
            return StoryLine(sentence, is_fresh=is_fresh)
        face = self.game.seat(view, told.seat)
        return StoryLine(sentence, face.shape, style(face.tone), is_fresh)

    def results(self, view: View, scores: Sequence[float]) -> list[str]:
        """A line for everybody's place, the best first. Scores are shares of a win, not points, and are not shown."""
        names = self.names(view)
        order = sorted(range(len(scores)), key=lambda seat: -scores[seat])
        return [
            self.say(
                "result-line",
                place=1 + sum(other > scores[seat] for other in scores),
                who=f"{self.game.seat(view, seat).shape} {names[seat]}",
            )
            for seat in order
        ]


def seat_of_prompt(prompt: Text) -> int | None:
    """The seat that a prompt is about: while chance acts, nobody is the actor, but somebody throws."""
    return next((value.seat for value in prompt.args.values() if isinstance(value, Who)), None)
