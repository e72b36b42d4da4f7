"""A table set up as the rules write it: `table(hands=["5♠"], blue="r0c1 r0c2 r0c3")`, then `play("5♠ r0c4")`.

Moves are written `5♠ r0c4`, with a claim `5♥ r4c4 r4c1-r4c5`, `J♠ off r5c5`, `exchange 6♥`, `give 6♥` and `pass`;
where the lines are chosen one by one `mark J♦ r5c5` and then `line r5c1-r5c5`.
Hands may be smaller than the deal; cards that are not named are in the draw pile.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ludotek.games.sequence import GAME
from ludotek.games.sequence.moves import SequenceMove
from ludotek.games.sequence.rules.game import SequenceGame
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import CHANCE, LEAVE, Event, Match, Position

COLOURS = ("blue", "green", "red")
SUITS, RANKS = "♠♥♦♣", "23456789TJQKA"
CARDS = [rank + suit for suit in SUITS for rank in RANKS]
CORNERS = {"r0c0", "r0c9", "r9c0", "r9c9"}
ACCUSE, CONFIRM, DRAW = LEAVE + 8, LEAVE + 16, LEAVE + 1  # + side; records hold these numbers
SPACES = {f"r{row}c{column}" for row in range(10) for column in range(10)} - CORNERS
TURN_FIELDS = {
    "turn", "phase", "hands", "discards", "dealer", "opening", "drawer", "drawing", "last", "exchanged", "swaps",
    "passes", "idle", "turns", "due", "owes", "kept", "accusations", "left", "winner", "ending",
}  # fmt: skip


def card(name: str) -> int:
    return CARDS.index(name)


def name_of(place: tuple[int, int]) -> str:
    return f"r{place[0]}c{place[1]}"


def cell_name(cell: int) -> str:
    """The rules' name of a cell of the rimmed board, 12 by 12."""
    return f"r{cell // 12 - 1}c{cell % 12 - 1}"


class Table:
    """A match of Sequence that is told in the words of the rules."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> SequenceGame:
        assert isinstance(self.match.state, SequenceGame)
        return self.match.state

    @property
    def view(self) -> SequenceView:
        return GAME.view(self.state, None)

    # What is so

    @property
    def legal(self) -> set[str]:
        """The complete list for the seat that decides, each move once."""
        names = [move_name(GAME.move(self.state, action)) for action in self.state.legal()]
        assert len(names) == len(set(names)), f"a move is offered twice: {names}"
        return set(names)

    @property
    def places(self) -> set[str]:
        """The legal moves without their claims: a card and a space."""
        return {" ".join(name.split()[:3] if " off " in name else name.split()[:2]) for name in self.legal}

    def chips(self, colour: str) -> set[str]:
        cells = self.view.chips[COLOURS.index(colour)]
        return {cell_name(cell) for cell in cells}

    def made(self, colour: str) -> int:
        """How many sequences a side has."""
        return sum(line.side == COLOURS.index(colour) for line in self.view.lines)

    @property
    def sequences(self) -> set[str]:
        return {f"{cell_name(line.cells[0])}-{cell_name(line.cells[-1])}" for line in self.view.lines}

    @property
    def locked(self) -> set[str]:
        return {cell_name(cell) for cell in self.view.locked}

    def hand(self, seat: int) -> list[str]:
        return [CARDS[c] for c in GAME.view(self.state, seat).seats[seat].hand or ()]

    def held(self, seat: int) -> int:
        return self.view.seats[seat].held

    def discards(self, seat: int) -> list[str]:
        return [CARDS[c] for c in self.view.seats[seat].discards]

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def last(self) -> list[Event]:
        return self.match.stories[-1]

    @property
    def kinds(self) -> list[str]:
        """What happened in the last step, by kind."""
        return list(map(kind_of, self.last))

    @property
    def winner(self) -> str | None:
        winner = self.view.winner
        return None if winner is None else COLOURS[winner]

    # What is done

    def play(self, name: str, *, draw: str | None = None) -> Table:
        self.match.play(self.actor, move(name))
        return self.draw(draw) if draw else self

    def draw(self, name: str) -> Table:
        self.match.happen(card(name))
        return self

    def draw_any(self) -> Table:
        """The first card of the pile that does nothing special."""
        assert self.actor == CHANCE
        outcomes = [outcome for outcome, _ in self.state.chances()]
        self.match.happen(next((c for c in outcomes if CARDS[c][0] != "J"), outcomes[0]))
        return self

    def interject(self, seat: int, action: int) -> Table:
        self.match.interject(seat, action)
        return self

    def may(self, seat: int) -> list[int]:
        return self.state.interjections(seat)

    def fork(self) -> Table:
        return Table(self.match.fork(len(self.match.steps)))


def kind_of(event: Event) -> str:
    """What an event calls itself, or else the name of its class."""
    kind: str = getattr(event, "kind", re.sub(r"\B[A-Z]", r"_\g<0>", type(event).__name__).lower())
    return kind


def move(name: str) -> SequenceMove:
    words = name.split()
    if words[0] == "pass":
        return SequenceMove(kind="pass")
    if words[0] == "exchange":
        return SequenceMove(kind="exchange", card=words[1])
    if words[0] == "give":
        return SequenceMove(kind="give", card=words[1])
    if words[0] == "mark":
        return SequenceMove(kind="mark", card=words[1], space=words[2])
    if words[0] == "line":
        return SequenceMove(kind="line", claim=(words[1],))
    if words[1] == "off":
        return SequenceMove(kind="remove", card=words[0], space=words[2])
    return SequenceMove(kind="place", card=words[0], space=words[1], claim=tuple(words[2:]) or None)


def move_name(made: SequenceMove) -> str:
    if made.kind == "pass":
        return "pass"
    if made.kind in ("exchange", "give"):
        return f"{made.kind} {made.card}"
    if made.kind == "remove":
        return f"{made.card} off {made.space}"
    if made.kind == "mark":
        return f"mark {made.card} {made.space}"
    if made.kind == "line":
        return f"line {(made.claim or ('',))[0]}"
    return " ".join([made.card or "", made.space or "", *(made.claim or ())])


def position(players: int = 2, /, **words: object) -> Position:
    """A readable position: colours, `<colour>_lines`, the fields of a turn, and options."""
    given = dict(words)
    found: Position = {"players": players}
    chips = {colour: str(given.pop(colour)) for colour in COLOURS if colour in given}
    lines = {c: str(given.pop(f"{c}_lines")).split() for c in COLOURS if f"{c}_lines" in given}
    hands = given.get("hands")
    if isinstance(hands, Sequence):
        given["hands"] = [*hands, *[""] * (players - len(hands))]
    found |= {name: given.pop(name) for name in TURN_FIELDS & set(given)}
    return {**found, "chips": chips, "sequences": lines, "options": given}


def table(players: int = 2, /, **words: object) -> Table:
    start = position(players, **words)
    return Table(Match.new(GAME, players, start["options"], start=start))


def new(players: int, **options: object) -> Table:
    """A game about to begin with the draw for the dealer."""
    return Table(Match.new(GAME, players, options))


def dealt(players: int, dealer: int = -1, **options: object) -> Table:
    """A game just dealt; the last seat deals unless another is named, so that seat 0 begins."""
    there = new(players, **options)
    dealer %= players
    order = [card for card in CARDS if card[0] not in "2"]
    for seat in range(players):
        there.draw("2♠" if seat == dealer else order[seat])
    while there.view.phase == "deal":
        there.draw_any()
    return there
