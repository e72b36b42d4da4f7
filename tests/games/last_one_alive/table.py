"""A table set up as the rules write it, and the decision codes of the rules.

    t = sit("axe hero 1 2", players=3)      # seat A is on turn: an Axe, a hero tile, front (1, 1)
    t.do(0, 2049).roll("Z:1 S:1-1 B:B")     # decisions, then the dice in tray order
    t.legal                                  # the complete list of codes

Cards are words: items, `barricade` (a tile barricade side up), `hero`, `life`, digits for zombie dice in front,
`zombified` and `left`. The Hero's code is 10000 + mask as in the rules; the table marks the dice one by one.
"""

from __future__ import annotations

from typing import Any

from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.rules.turns import LoaState
from ludotek.games.last_one_alive.view import LoaView, SeatView
from ludotek.kernel import CHANCE, BadPosition, LooseEvent, Match, Position

SIGNS = "-A12+IB"
TILES = ("axe", "chainsaw", "rocket", "pistol", "medikit", "radio")
DRAWS = (*TILES, "apocalypse", "night", "day")
PASS, DRAW, MEDIKIT, HERO, MARK, TAKE_BACK, THROW = 0, 70, 110, 10000, 200, 220, 240
P32 = {
    2007, 2010, 2013, 2019, 2022, 2025, 2028, 2034, 2037, 2040, 2049, 2052, 2067, 2070, 2073, 2076, 2082, 2085, 2088,
    2097, 2100, 2112, 2130, 2133, 2136, 2145, 2148, 2160, 2193, 2196, 2208, 2256,
}  # fmt: skip


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
    def legal(self) -> set[int]:
        """The complete list of codes; every set of dice the Hero could re-roll is one."""
        codes = self.state.legal()
        assert len(codes) == len(set(codes)), codes
        plain = {code for code in codes if not MARK <= code < THROW}
        return plain | ({HERO + mask for mask in masks(self.state)} if len(plain) < len(codes) else set())

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
    def told(self) -> list[LooseEvent]:
        return [event for story in self.match.stories for event in story]

    def kinds(self) -> list[str]:
        return [event.kind for event in self.told]

    # What is done

    def do(self, *codes: int) -> Table:
        for code in codes:
            assert self.actor >= 0, f"nobody is asked at {self.stage}"
            if code > HERO:
                self.use_hero(code - HERO)
            else:
                self.match.play(self.actor, code)
        return self

    def use_hero(self, mask: int) -> None:
        seat = self.actor
        for position in range(len(self.view.dice)):
            if mask >> position & 1:
                self.match.play(seat, MARK + position)
        self.match.play(seat, THROW)

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
                self.do(DRAW)
            self.match.happen(DRAWS.index(tile))
        return self

    def leave(self, seat: int) -> Table:
        self.match.leave(seat)
        return self


def masks(state: LoaState) -> set[int]:
    """Every set of dice that can be marked and thrown from here, marking in tray order."""
    found: set[int] = set()

    def mark(state: LoaState, mask: int, start: int) -> None:
        for code in state.legal():
            if MARK + start <= code < TAKE_BACK:
                there = state.copy()
                there.apply(code)
                position = code - MARK
                assert THROW in there.legal()
                found.add(mask | 1 << position)
                mark(there, mask | 1 << position, position + 1)

    mark(state, 0, 0)
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


def pick(zombie: int = 0, shot: int = 0, item: int = 0, barricade: int = 0) -> int:
    """The code of a pick."""
    return 2000 + ((zombie * 4 + shot) * 4 + item) * 4 + barricade
