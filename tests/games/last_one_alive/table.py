"""A table set up as the rules write it, and moves as words.

    t = sit("axe hero 1 2", players=3)                    # seat A is on turn: an Axe, a hero tile, front (1, 1)
    t.do("pass", "pick SSSB").roll("Z:1 S:1-1 B:B")       # decisions, then the dice in tray order
    t.legal                                               # the complete list

Cards are words: items, `barricade` (a tile barricade side up), `hero`, `life`, digits for zombie dice in front,
`zombified` and `left`. A move is its kind and its choice; `hero 0 2` marks these dice one by one and throws them.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any, TypeVar

from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.moves import LoaMove
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.games.last_one_alive.view import LoaView, SeatView
from ludotek.kernel import CHANCE, BadPosition, Event, Match, Position

SIGNS = "-A12+IB"
TILES = ("axe", "chainsaw", "rocket", "pistol", "medikit", "radio")
DRAWS = (*TILES, "apocalypse", "night", "day")
HERO_KINDS = ("mark", "take_back", "throw")


def move(words: str) -> LoaMove:
    kind, _, choice = words.partition(" ")
    return LoaMove(kind=kind, choice=choice or None)  # type: ignore[arg-type]  # a kind by name


def words_of(state: LoaState) -> list[str]:
    """The legal moves, marks one by one."""
    return [known.kind if known.choice is None else f"{known.kind} {known.choice}" for known in GAME.moves(state)]


def pick(zombie: int = 0, shot: int = 0, item: int = 0, barricade: int = 0) -> str:
    return "pick " + "Z" * zombie + "S" * shot + "I" * item + "B" * barricade


def heroes(dice: int) -> set[str]:
    """Every set of so many dice that the Hero could re-roll."""
    sets = [chosen for count in range(1, dice + 1) for chosen in combinations(range(dice), count)]
    return {" ".join(["hero", *map(str, chosen)]) for chosen in sets}


FOUR = {
    "pick IBBB", "pick IIBB", "pick IIIB", "pick SBBB", "pick SIBB", "pick SIIB", "pick SIII", "pick SSBB", "pick SSIB",
    "pick SSII", "pick SSSB", "pick SSSI", "pick ZBBB", "pick ZIBB", "pick ZIIB", "pick ZIII", "pick ZSBB", "pick ZSIB",
    "pick ZSII", "pick ZSSB", "pick ZSSI", "pick ZSSS", "pick ZZBB", "pick ZZIB", "pick ZZII", "pick ZZSB", "pick ZZSI",
    "pick ZZSS", "pick ZZZB", "pick ZZZI", "pick ZZZS", "pick ZZZZ",
}  # fmt: skip


E = TypeVar("E", bound=Event)


class Table:
    """A match of Last One Alive, told in the words of the rules."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # What is so

    @property
    def state(self) -> LoaState:
        assert isinstance(self.match.state, LoaState)
        return self.match.state

    @property
    def view(self) -> LoaView:
        return GAME.view(self.state, None)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def stage(self) -> str:
        return self.view.stage

    @property
    def legal(self) -> set[str]:
        """The complete list; every set of dice the Hero could re-roll is one."""
        found = words_of(self.state)
        assert len(found) == len(set(found)), found
        plain = {words for words in found if words.split()[0] not in HERO_KINDS}
        return plain | (marked_sets(self.state) if len(plain) < len(found) else set())

    def seat(self, seat: int) -> SeatView:
        return self.view.seats[seat]

    def front(self, seat: int) -> tuple[int, int]:
        return self.seat(seat).front

    def tiles(self, seat: int) -> list[str]:
        """Item side up, and `barricade` for each that lies barricade side up."""
        face = self.seat(seat)
        items = [name for name, count in zip(TILES, face.items, strict=True) for _ in range(count)]
        return items + ["barricade"] * face.barricades

    @property
    def pool(self) -> int:
        """Zombie dice in the pool."""
        return self.view.pool[0]

    @property
    def level(self) -> int:
        return self.view.level

    @property
    def bag(self) -> int:
        return self.view.bag_size

    @property
    def told(self) -> list[Event]:
        return [event for story in self.match.stories for event in story]

    def all(self, kind: type[E]) -> list[E]:
        """What was told of this kind."""
        return [event for event in self.told if isinstance(event, kind)]

    # What is done

    def do(self, *moves: str) -> Table:
        for words in moves:
            assert self.actor >= 0, f"nobody is asked at {self.stage}"
            if words.startswith("hero "):
                for position in words.split()[1:]:
                    self.match.play(self.actor, move(f"mark {position}"))
                words = "throw"
            self.match.play(self.actor, move(words))
        return self

    def roll(self, faces: str) -> Table:
        """`Z:1A S:1+- I:I B:B` in tray order, or single faces. Spaces and types are for the eye."""
        for sign in "".join(part.split(":")[-1] for part in faces.split()):
            assert self.actor == CHANCE, f"nothing is rolled at {self.stage}"
            self.match.happen(SIGNS.index(sign))
        return self

    def draw(self, *tiles: str) -> Table:
        """Decide to draw, and draw this; in set-up nobody decides."""
        for tile in tiles:
            if self.actor != CHANCE:
                self.do("draw")
            self.match.happen(DRAWS.index(tile))
        return self

    def leave(self, seat: int) -> Table:
        self.match.leave(seat)
        return self


def marked_sets(state: LoaState) -> set[str]:
    """Every set of dice that can be marked and thrown from here, marking in tray order."""
    found: set[str] = set()

    def mark(state: LoaState, marked: str, start: int) -> None:
        for action, known in zip(state.legal(), GAME.moves(state), strict=True):
            if known.kind == "mark" and int(known.choice or 0) >= start:
                there = state.copy()
                there.apply(action)
                assert move("throw") in GAME.moves(there)
                found.add(f"{marked} {known.choice}")
                mark(there, f"{marked} {known.choice}", int(known.choice or 0) + 1)

    mark(state, "hero", 0)
    return found


def card(words: str) -> dict[str, Any]:
    found = words.split()
    status = next((word for word in found if word in ("zombified", "left")), "alive")
    return {
        "items": [word for word in found if word in TILES],
        "barricades": found.count("barricade"),
        "hero": "hero" in found,
        "lives": found.count("life"),
        "front": "".join(word for word in found if word.isdigit()),
        "status": status,
    }


def position(*cards: str, players: int = 4, stage: str = "pre", **rest: Any) -> Position:
    options = {name: rest.pop(name) for name in list(rest) if name in GAME.Options.__struct_fields__}
    held = [card(words) for words in (*cards, *[""] * (players - len(cards)))]
    return {"players": held, "stage": stage, "options": options, **rest}


def sit(*cards: str, players: int = 4, **rest: Any) -> Table:
    """Seat A (or `seat`) is about to begin a turn; everything not named is in the bag."""
    for stage in ("pre", "pick"):
        try:
            return load(position(*cards, players=players, **{"stage": stage, **rest}))
        except BadPosition as error:
            if stage == "pick" or "LOA-R49" not in str(error):
                raise
    raise AssertionError("one of both stages must do")


def load(written: Position) -> Table:
    return Table(Match.new(GAME, len(written["players"]), start=written))


def new(players: int, **options: Any) -> Table:
    return Table(Match.new(GAME, players, options))
