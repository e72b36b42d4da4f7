"""A table set up as the rules draw it: `Table(\"\"\"...\"\"\")`, then `play("none", "1", "A", "E")`.

A drawing has a row of fields for every row of the board, each field its terrain sign and right after it the piece, and
perhaps the same number of signs to the right for what lies face down (`n` neutral, `-` nothing; all neutral if left
out). Lines `P1: hand SKIP, WALL; cards 1 1 2 3` say what the players have. Fields are (row, column), from 0.
Chance does what the drawing says: flips show what lies there, draws take the tiles of `pool` in order.
"""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotek.games.last_one_standing import GAME
from ludotek.games.last_one_standing.events import Flipped
from ludotek.games.last_one_standing.moves import LosMove
from ludotek.games.last_one_standing.rules.state import LosState
from ludotek.games.last_one_standing.view import LosView
from ludotek.kernel import CHANCE, Event, IllegalMove, Match, Position

SIGNS = ".x?+#O="
HIDDEN_KINDS = {"n": "neutral", "?": "question", "+": "plus1", "#": "wall", "O": "tunnel", "=": "bridge"}
KINDS = ["SKIP", "MOVE", "PLUS1", "WALL", "TUNNEL", "BRIDGE"]
DIRECTIONS = {"N": "north", "E": "east", "S": "south", "W": "west"}
LETTERS = "AaBbCcDd"


class Drawing:
    """A board with its players, taken from text."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.strip().splitlines() if line.strip()]
        self.players = [line.partition(": ")[2] for line in lines if re.match(r"P\d: ", line)]
        rows = [line.split() for line in lines if line[0] in SIGNS]
        half = len(rows[0]) // 2
        has_hidden = len(rows[0]) % 2 == 0 and all(
            len(token) == 1 and token in "n-?+#O=" for row in rows for token in row[half:]
        )
        self.rows = [row[:half] for row in rows] if has_hidden else rows
        self.columns = len(self.rows[0])
        self.hidden = [sign for row in rows for sign in row[half:]] if has_hidden else self.all_neutral()
        self.heads = [line for line in lines if line[0] not in SIGNS and not re.match(r"P\d: ", line)]

    def all_neutral(self) -> list[str]:
        return ["n" if field[0] == "." else "-" for row in self.rows for field in row]

    @property
    def board(self) -> list[str]:
        return [" ".join(row) for row in self.rows]

    def hands(self) -> list[list[str]]:
        return [sorted(hand_of(player)) for player in self.players]

    def cards(self) -> list[list[int]]:
        return [cards_of(player) for player in self.players]


def hand_of(player: str) -> list[str]:
    found = re.search(r"hand ([A-Z1, ]+)", player)
    return [] if not found or "hand empty" in player else [kind.strip() for kind in found[1].split(",") if kind.strip()]


def cards_of(player: str) -> list[int]:
    found = re.search(r"cards ([\d ]+)", player)
    return [int(dots) for dots in found[1].split()] if found else [1, 1, 2, 3]


def choose(match: Match, *choices: str) -> None:
    """Make these choices of named moves, one after the other, for the seat that is asked."""
    for choice in choices:
        phase: Any = match.game.view(match.state, None).phase
        match.play(int(match.state.actor), LosMove(phase=phase, choice=choice))


def choices(match: Match) -> list[str]:
    """The legal choices in their order."""
    return [move.choice for move in match.legal_moves() if isinstance(move, LosMove)]


def outcomes(match: Match) -> dict[str, int]:
    """What chance can give, by name, with how many tiles there are of it."""
    return {match.game.outcome_name(match.state, action): count for action, count in match.state.chances()}


def kind_of(event: Event) -> str:
    """Its kind, or its name in small letters: `TurnBegan` is turn_began."""
    return getattr(event, "kind", None) or re.sub(r"(?<=.)([A-Z])", r"_\1", type(event).__name__).lower()


class Table:
    def __init__(self, text: str, *, pool: str = "", options: dict[str, object] | None = None, **turn: Any) -> None:
        drawing = Drawing(text)
        self.columns = drawing.columns
        self.hidden = drawing.hidden
        self.draws = [kind.strip() for kind in pool.split(",") if kind.strip()]
        players = drawing.players or ["hand empty", "hand empty"]
        known = [sign for sign in self.hidden if sign != "-"]
        position: Position = {
            "options": options or {},
            "board": drawing.board,
            "players": [{"hand": [k.lower() for k in hand_of(p)], "cards": cards_of(p)} for p in players],
            "unseen": {HIDDEN_KINDS[sign]: known.count(sign) for sign in set(known)},
            "pool": {kind.lower(): self.draws.count(kind) for kind in set(self.draws)},
            **turn,
        }
        self.match = Match.new(GAME, len(players), start=position)

    @property
    def state(self) -> LosState:
        assert isinstance(self.match.state, LosState)
        return self.match.state

    def view(self, viewer: int | None = None) -> LosView:
        return GAME.view(self.state, viewer)

    # What is so

    @property
    def now(self) -> str:
        """Who decides what: `P1 STEP`, `P2 CARD (pass)`, `over P1`."""
        view = self.view()
        if view.phase == "over":
            return "over " + ", ".join(f"P{seat + 1}" for seat, face in enumerate(view.seats) if face.place == 1)
        note = (
            {"pass": " (pass)", "opponent": " (for MOVE)", "own": ""}[view.mode]
            if view.phase in ("card", "piece")
            else ""
        )
        return f"P{view.seat + 1} {view.phase.upper()}{note}"

    @property
    def legal(self) -> set[str]:
        """All legal choices as the rules write them."""
        moves = [GAME.move(self.state, action) for action in self.state.legal()]
        found = [self.word(move.choice) for move in moves]
        assert len(found) == len(set(found)), f"offered twice: {found}"
        return set(found)

    @property
    def board(self) -> list[str]:
        """The rows as drawn, one blank between fields."""
        rows: list[str] = GAME.dump(self.state)["board"]
        return [" ".join(row.split()) for row in rows]

    @property
    def hands(self) -> list[list[str]]:
        return [sorted(kind.upper() for kind in player["hand"]) for player in GAME.dump(self.state)["players"]]

    @property
    def cards(self) -> list[list[int]]:
        return [list(player["cards"]) for player in GAME.dump(self.state)["players"]]

    @property
    def last(self) -> list[Event]:
        """What happened since the last choice, flips included."""
        return [event for story in self.match.stories[self.since :] for event in story]

    @property
    def kinds(self) -> list[str]:
        return [kind_of(event) for event in self.last]

    def flipped(self) -> list[int]:
        """The fields that were flipped since the last choice."""
        return [event.field for event in self.last if isinstance(event, Flipped)]

    # What is done

    def play(self, *choices: str) -> Table:
        """Make these choices, one after the other; chance acts by itself."""
        for choice in choices:
            self.since = len(self.match.steps)
            assert choice in self.legal, f"{choice} is not among {sorted(self.legal)} ({self.now})"
            choose(self.match, self.choice(choice))
            self.settle()
        return self

    def play_until_chance(self, choice: str) -> Table:
        """Make this choice; chance does not act yet."""
        choose(self.match, self.choice(choice))
        assert self.state.actor == CHANCE
        return self

    def settle(self) -> None:
        while self.state.actor == CHANCE:
            self.match.happen(self.due())

    def due(self) -> str:
        """What chance gives next, by the drawing."""
        view = self.view()
        return HIDDEN_KINDS[self.hidden[view.flips[0]]] if view.phase == "flip" else self.draws.pop(0).lower()

    def leave(self, seat: int) -> Table:
        self.since = len(self.match.steps)
        self.match.leave(seat)
        self.settle()
        return self

    def refusal(self, choice: str, phase: str | None = None) -> str:
        """Try something illegal: the clause it is refused with. Nothing changes."""
        before = GAME.dump(self.state)
        move = LosMove(phase=phase or self.view().phase, choice=self.choice(choice))  # type: ignore[arg-type]  # any phase
        with pytest.raises(IllegalMove) as caught:
            self.match.play(int(self.state.actor), move)
        assert GAME.dump(self.state) == before
        return caught.value.clause or "no clause"

    # Words

    def name(self, row: int, column: int) -> str:
        return f"{'abcdefghijklmn'[column]}{row + 1}"

    def choice(self, word: str) -> str:
        if word.startswith("dive to "):
            return "dive " + self.choice(word.removeprefix("dive to "))
        if match := re.fullmatch(r"\((\d+),(\d+)\)", word):
            return self.name(int(match[1]), int(match[2]))
        return DIRECTIONS.get(word, word.lower() if word in KINDS else word)

    def word(self, choice: str) -> str:
        if choice.startswith("dive "):
            return "dive to " + self.word(choice.removeprefix("dive "))
        if re.fullmatch(r"[a-n]\d+", choice):
            return f"({int(choice[1:]) - 1},{ord(choice[0]) - ord('a')})"
        back = {name: letter for letter, name in DIRECTIONS.items()}
        return back.get(choice, choice.upper() if choice.upper() in KINDS else choice)
