"""A table set up as the rules write it: `game_1(green="Y Y 3 10", yellow="F13")`, then `throw("globe")`.

Places count from a colour's own start: Y, 0, 1, …, L1 … L5, G; `F13` is ring field 13, for the piece that stands there.
Pieces that are not named are in the yard. Moves are written `3->8`, `enter 0`, `two 0` and `enter 5`.
Nothing here asks the code under test where a field lies.
"""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.games.ludo import GAME
from ludotek.games.ludo.events import PieceEvent
from ludotek.games.ludo.moves import Kind, LudoMove
from ludotek.games.ludo.rules.state import LudoState
from ludotek.games.ludo.view import LudoView
from ludotek.kernel import Event, Match, Position

COLOURS = {  # arms of the board -> colours clockwise from arm 0
    4: ("green", "yellow", "blue", "red"),
    6: ("green", "yellow", "blue", "purple", "red", "black"),
}
FACES = {  # die -> what happens -> face; the star stands where a plain die has 3, the globe where it has 5
    "plain": {"1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6},
    "star_globe": {"1": 1, "2": 2, "star": 3, "4": 4, "globe": 5, "6": 6},
}
ENTRIES: dict[str, LudoMove] = {
    "enter 0": LudoMove(kind="enter", start="Y", to="0"),
    "two 0": LudoMove(kind="enter2", start="Y", to="0"),
    "enter 5": LudoMove(kind="enter6", start="Y", to="5"),
}
PER_ARM = 13
TURN_FIELDS = {"turn", "phase", "face", "tries", "throws", "turns", "extra", "opening", "places", "left"}


def place_name(arms: int, position: int) -> str:
    """An own position as the rules write it: -1 is the yard, N-2 the mouth, then five lane fields, then the goal."""
    mouth = PER_ARM * arms - 2
    if position <= mouth:
        return "Y" if position < 0 else str(position)
    return "G" if position == mouth + 6 else f"L{position - mouth}"


def own_place(arms: int, colour: str, name: str) -> str:
    """`F13` as a place on this colour's own way; other names stay."""
    if not name.startswith("F"):
        return name
    ring = PER_ARM * arms
    position = (int(name[1:]) - PER_ARM * COLOURS[arms].index(colour)) % ring
    if position == ring - 1:
        raise ValueError(f"{colour} never stands on {name}")
    return str(position)


def in_order(names: list[str]) -> tuple[str, ...]:
    """Places along the way, so that two ways of writing the same pieces compare equal."""
    zones = {"Y": 0, "L": 2, "G": 3}
    return tuple(sorted(names, key=lambda name: (zones.get(name[0], 1), int(name.strip("YLG") or 0))))


def kind_of_throw(state: LudoState) -> Kind:
    if state.plan.options.die == "star_globe" and state.face in (3, 5):
        return "star" if state.face == 3 else "globe"
    return "step"


def legal_names(state: LudoState) -> set[str]:
    """The legal moves by name; each is offered once (LUDO-R27)."""
    names = [name_of(state, GAME.move(state, action)) for action in state.legal()]
    assert len(names) == len(set(names)), f"a move is offered twice: {names}"
    return set(names)


def name_of(state: LudoState, move: LudoMove) -> str:
    for name, entry in ENTRIES.items():
        if move == entry:
            return name
    assert move.kind == kind_of_throw(state), f"{move} is not a move of this face"
    return f"{move.start}->{move.to}"


class Table:
    """A match of Ludo that is told in the words of the rules."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.first = {colour: self.where(colour) for colour in self.colours}

    @property
    def state(self) -> LudoState:
        assert isinstance(self.match.state, LudoState)
        return self.match.state

    @property
    def view(self) -> LudoView:
        return GAME.view(self.state, None)

    @property
    def colours(self) -> tuple[str, ...]:
        return tuple(seat.colour for seat in self.view.seats)

    @property
    def arms(self) -> int:
        return 4 if self.view.options.board == 4 else 6

    def seat(self, colour: str) -> int:
        return self.colours.index(colour)

    # What is so

    def where(self, colour: str) -> tuple[str, ...]:
        pieces = self.view.seats[self.seat(colour)].pieces
        return in_order([place_name(self.arms, position) for position in pieces])

    def expect(self, **standing: str) -> Table:
        """Every colour stands as named here, and those that are not named as at the beginning."""
        for colour in self.colours:
            found, meant = self.where(colour), self.first[colour]
            if colour in standing:
                meant = in_order([own_place(self.arms, colour, name) for name in standing[colour].split()])
            assert found == meant, f"{colour} stands on {' '.join(found)}, not on {' '.join(meant)}"
        return self

    @property
    def now(self) -> str:
        """What is due: `green opens`, `green chooses`, `green throws 3` (tries left), `green extra`, `over`."""
        view = self.view
        colour = self.colours[view.seat]
        if view.phase == "over":
            return "over"
        if view.phase == "throw":
            return f"{colour} extra" if view.is_extra else f"{colour} throws {view.tries}"
        return f"{colour} opens" if view.phase == "opening" else f"{colour} chooses"

    @property
    def legal(self) -> set[str]:
        return legal_names(self.state)

    @property
    def places(self) -> dict[str, int]:
        return {seat.colour: seat.place for seat in self.view.seats}

    @property
    def last(self) -> list[Event]:
        """What happened in the last step."""
        return self.match.stories[-1]

    @property
    def knocked(self) -> list[str]:
        """The colours of the pieces that were knocked home in the last step."""
        return [self.colours[event.seat] for event in self.pieces_told("knocked_home")]

    @property
    def sent_home(self) -> int:
        """How many arriving pieces were sent home in the last step."""
        return len(self.pieces_told("sent_home"))

    def pieces_told(self, kind: str) -> list[PieceEvent]:
        return [event for event in self.last if isinstance(event, PieceEvent) and event.kind == kind]

    def position(self) -> Position:
        return GAME.dump(self.state)

    # What is done

    def throw(self, face: str) -> set[str]:
        """Throw this face; the complete list of legal moves for it."""
        self.match.happen(face)
        return self.legal

    def open(self, *faces: str) -> Table:
        for face in faces:
            self.throw(face)
        return self

    def play(self, name: str) -> Table:
        view = self.view
        self.match.play(view.seat, self.move(name))
        return self

    def after(self, name: str) -> Table:
        """Another table on which this move was made; here it is still open."""
        other = Table(self.match.fork(len(self.match.steps)))
        other.first = self.first
        return other.play(name)

    def turn(self, face: str, name: str) -> Table:
        """Throw this face and make this move."""
        self.throw(face)
        return self.play(name)

    def leave(self, colour: str) -> Table:
        self.match.leave(self.seat(colour))
        return self

    def move(self, name: str) -> LudoMove:
        if name in ENTRIES:
            return ENTRIES[name]
        start, to = name.split("->")
        return LudoMove(kind=kind_of_throw(self.state), start=start, to=to)


def position(words: Mapping[str, object]) -> Position:
    """A readable position from colours, turn fields and options; `players` names who plays, else everybody does."""
    given = dict(words)
    arms = int(str(given.get("board", 4)))
    players = str(given.pop("players", " ".join(COLOURS[arms]))).split()
    pieces = {colour: standing(given, arms, colour) for colour in players}
    found: Position = {"pieces": pieces, "turn": given.pop("turn", players[0])}
    for colour in COLOURS[6]:
        given.pop(colour, None)
    found |= {name: given.pop(name) for name in TURN_FIELDS & set(given)}
    return {**found, "options": {**given, "board": arms}}


def standing(given: Mapping[str, object], arms: int, colour: str) -> list[str]:
    count = int(str(given.get("pieces", 4)))
    named = [own_place(arms, colour, name) for name in str(given.get(colour, "")).split()]
    return named + ["Y"] * (count - len(named))


def table(words: Mapping[str, object]) -> Table:
    start = position(words)
    return Table(Match.new(GAME, len(start["pieces"]), start["options"], start=start))


def game_1(**words: object) -> Table:
    """The star-and-globe die."""
    return table({"die": "star_globe", **words})


def game_2(**words: object) -> Table:
    """The plain die."""
    return table({"die": "plain", **words})


def swedish(**words: object) -> Table:
    """Game 2 in the Swedish edition."""
    return table({"die": "plain", "edition": "swedish", **words})


def opening(seats: int, **options: object) -> Table:
    """A game about to begin with its opening throws."""
    return Table(Match.new(GAME, seats, options))
