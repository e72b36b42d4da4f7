"""Last One Standing once more, slowly and from the rulebook: one course of play that asks and waits for answers.

It shares no line with the engine and keeps no phases: where the engine is a state that waits for a number, this is a
story that goes on. Sets and lists, no tables kept up to date. The clause numbers are those of the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from functools import cache

SIDE = {2: 10, 3: 12, 4: 14}  # LOS-02
BOARD = {2: (80, 8, 3, 3, 3, 3), 3: (118, 10, 4, 4, 4, 4), 4: (164, 12, 5, 5, 5, 5)}  # LOS-03: x ? + # O =
POOL = {2: (2, 2, 4, 4, 4, 4), 3: (3, 3, 5, 5, 5, 5), 4: (4, 4, 6, 6, 6, 6)}  # LOS-05: skip move + # O =
SIGNS = ".x?+#O="
SKIP, MOVE, PLUS1, WALL, TUNNEL, BRIDGE = range(6)
NONE, TILES, CARDS, PIECES = 4, 5, 10, 14  # answers, counted from the number of fields on


@dataclass(frozen=True)
class Ask:
    """Somebody is asked, with every legal answer; or chance is, with the tiles it takes from. Seat -1 is chance."""

    seat: int
    what: str
    answers: frozenset[int] = frozenset()
    tiles: Mapping[int, int] = field(default_factory=dict)


Play = Generator[Ask, int, None]


@cache
def neighbours(side: int, place: int) -> dict[int, int]:
    """Direction -> neighbour. LOS-02, LOS-22"""
    row, column = divmod(place, side)
    around = {0: (row - 1, column), 1: (row, column + 1), 2: (row + 1, column), 3: (row, column - 1)}
    inside = range(side)
    return {d: r * side + c for d, (r, c) in around.items() if r in inside and c in inside}


class Book:
    def __init__(self, players: int, options: Mapping[str, object]) -> None:
        self.players = players
        self.options = {
            "expert_move_opponent": False, "stalemate": "sudden_death", "quiet_rounds": 4,
            "question_after_flip": "open", "plus1_from_hand": "boost", "tunnel_exit": "beside",
            "hand_tiles_per_turn": "one", "step_rule": "full", "plus1_extra": "must", **options,
        }  # fmt: skip
        self.side = SIDE[players]
        self.size = self.side**2
        self.ground = ["."] * self.size
        self.unseen = Counter({code + 1: count for code, count in enumerate(BOARD[players])})
        self.pool = Counter(dict(enumerate(POOL[players])))
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.cards = [[1, 1, 2, 3] for _ in range(players)]  # LOS-09
        self.at: dict[int, int] = {}  # pieces on the board
        self.locked: set[int] = set()
        self.emerged: set[int] = set()
        self.out: list[int] = []  # in the order of going out
        self.winners: list[int] = []
        self.quiet = 0
        self.sudden = False
        self.changed = False

    # Looking

    def beside(self, place: int) -> dict[int, int]:
        return neighbours(self.side, place)

    def can_enter(self, place: int) -> bool:
        """LOS-23, LOS-24, LOS-25"""
        is_open = "." + "+O=" + ("?" if self.options["question_after_flip"] == "open" else "")
        return self.ground[place] in is_open and place not in self.at.values()

    def walks(self, place: int) -> dict[int, int]:
        return {d: to for d, to in self.beside(place).items() if self.can_enter(to)}

    def exits(self, piece: int) -> list[int]:
        """LOS-72, LOS-73, LOS-77"""
        here = self.at[piece]
        others = [place for place in range(self.size) if self.ground[place] == "O" and place != here]
        if self.ground[here] != "O" or piece in self.emerged:
            return []
        others = [place for place in others if place not in self.at.values()]
        if self.options["tunnel_exit"] == "on_exit":
            return others
        return [place for place in others if any(to != here for to in self.walks(place).values())]

    def can_step(self, piece: int) -> bool:
        """LOS-80"""
        return piece in self.at and bool(self.walks(self.at[piece]) or self.exits(piece))

    def own(self, seat: int) -> list[int]:
        return [2 * seat, 2 * seat + 1]

    def others(self, seat: int) -> list[int]:
        return [piece for piece in self.at if piece // 2 != seat]

    def is_stuck(self, seat: int) -> bool:
        """LOS-81"""
        return not any(self.can_step(piece) for piece in self.own(seat))

    def layable(self, kind: int) -> frozenset[int]:
        """LOS-50, LOS-53, LOS-56, LOS-57"""
        free = [place for place in range(self.size) if place not in self.at.values()]
        if kind == BRIDGE:
            free = [p for p in free if all(self.ground[other] != "=" for other in self.beside(p).values())]
        return frozenset(place for place in free if self.ground[place] in ("x" if kind == BRIDGE else ".x"))

    def has_use(self, seat: int, kind: int) -> bool:
        if kind == SKIP:
            return any(piece not in self.locked for piece in self.at)  # LOS-60
        if kind == MOVE:  # LOS-65, LOS-69
            has_card = self.options["expert_move_opponent"] or 1 in self.cards[seat]
            return bool(has_card) and any(self.can_step(piece) for piece in self.others(seat))
        return (kind == PLUS1 and self.options["plus1_from_hand"] == "boost") or bool(self.layable(kind))

    # Playing

    def play(self) -> Play:
        for seat in range(self.players):
            for _ in range(4):  # LOS-07
                yield from self.draw(seat)
        for number, seat in enumerate([*reversed(range(self.players)), *range(self.players)]):  # LOS-12
            free = frozenset(range(self.size)) - set(self.at.values())
            self.at[2 * seat + number // self.players] = yield Ask(seat, "place", free)  # LOS-13
        seat = 0  # LOS-14
        while True:
            self.changed = False
            yield from self.turn(seat)
            self.locked -= set(self.own(seat))  # LOS-63
            staying = [other for other in range(self.players) if other not in self.out]
            if len(staying) == 1:
                self.winners = staying  # LOS-88
                return
            self.quiet = 0 if self.changed else self.quiet + 1  # LOS-90
            if self.quiet >= int(str(self.options["quiet_rounds"])) * len(staying) and not self.sudden:
                if self.options["stalemate"] == "shared_win":
                    self.winners = staying
                    return
                self.sudden = True  # LOS-91
            seat = next(s for k in range(1, 5) if (s := (seat + k) % self.players) in staying)  # LOS-15

    def turn(self, seat: int) -> Play:
        boost = 0
        is_move = False
        while True:  # LOS-16, LOS-17
            useful = {kind for kind in self.hands[seat] if self.has_use(seat, kind)}
            answer = yield Ask(
                seat, "tile", frozenset({self.size + NONE} | {self.size + TILES + kind for kind in useful})
            )
            kind = answer - self.size - TILES
            if kind < 0:
                break
            self.hands[seat].remove(kind)  # LOS-49
            self.changed = True
            if kind == MOVE:
                is_move = True
                break
            boost += yield from self.use_tile(seat, kind)
            if self.options["hand_tiles_per_turn"] == "one" or not self.hands[seat]:
                break
        if not is_move and self.is_stuck(seat):
            yield from self.go_out(seat)  # LOS-82
            return
        movers = [p for p in self.own(seat) if p not in self.locked] if not is_move else self.others(seat)
        movers = [piece for piece in movers if self.can_step(piece)]  # LOS-21, LOS-63, LOS-66, LOS-70
        card = yield from self.use_card(seat, is_move)
        if not movers:
            return  # LOS-64
        piece = (yield Ask(seat, "piece", frozenset(self.size + PIECES + p for p in movers))) - self.size - PIECES
        yield from self.move(seat, piece, card, 0 if is_move else boost)
        if is_move and self.is_stuck(seat):
            yield from self.go_out(seat)  # LOS-83

    def use_tile(self, seat: int, kind: int) -> Generator[Ask, int, int]:
        """Gives the extra steps of a +1 that is not laid."""
        if kind == SKIP:
            free = frozenset(self.size + PIECES + piece for piece in self.at if piece not in self.locked)
            self.locked.add((yield Ask(seat, "tile_piece", free)) - self.size - PIECES)
            return 0
        if kind == PLUS1 and self.options["plus1_from_hand"] == "boost":
            return 1  # LOS-59
        place = yield Ask(seat, "tile_field", self.layable(kind))
        self.ground[place] = {PLUS1: "+", WALL: "#", TUNNEL: "O", BRIDGE: "="}[kind]
        return 0

    def use_card(self, seat: int, is_move: bool) -> Generator[Ask, int, int]:
        """LOS-20, LOS-32, LOS-33; LOS-66, LOS-69"""
        usable = {dots for dots in self.cards[seat] if dots == 1 or not is_move or self.options["expert_move_opponent"]}
        card = (yield Ask(seat, "card", frozenset(self.size + CARDS + dots for dots in usable))) - self.size - CARDS
        self.cards[seat].remove(card)
        if not self.cards[seat]:
            self.cards[seat] = [1, 1, 2, 3]
        return card

    def move(self, seat: int, piece: int, card: int, boost: int) -> Play:
        left = card + boost
        made = 0
        paid: set[int] = set()
        while left > 0 and self.can_step(piece):  # LOS-26, LOS-27
            is_free = made > 0 and self.options["step_rule"] == "up_to"
            is_free |= made >= card and self.options["plus1_extra"] == "may"
            walks = {self.size + d: to for d, to in self.walks(self.at[piece]).items()}
            answers = {*walks, *self.exits(piece)} | ({self.size + NONE} if is_free else set())
            answer = yield Ask(seat, "step", frozenset(answers))
            if answer == self.size + NONE:
                return
            left -= 1
            made += 1
            if answer in walks:
                shown = yield from self.step(piece, walks[answer], None)
            elif self.options["tunnel_exit"] == "on_exit":
                shown = yield from self.step(piece, answer, None)
                self.emerged.add(piece)
            else:
                lands = {self.size + d: to for d, to in self.walks(answer).items()}
                landing = yield Ask(seat, "land", frozenset(lands))
                shown = yield from self.step(piece, lands[landing], answer)
            left += self.extra(piece, shown, paid)
            if shown is not None and self.ground[shown] == "?" and self.pool.total():
                yield from self.draw(seat)  # LOS-45, LOS-68
                if len(self.hands[seat]) > 4:  # LOS-47
                    kinds = frozenset(self.size + TILES + kind for kind in self.hands[seat])
                    self.hands[seat].remove((yield Ask(seat, "discard", kinds)) - self.size - TILES)

    def extra(self, piece: int, shown: int | None, paid: set[int]) -> int:
        """LOS-39, LOS-40, LOS-41: the +1 that was flipped, and the one that was entered."""
        found = {place for place in (shown, self.at[piece]) if place is not None and self.ground[place] == "+"} - paid
        paid |= found
        return len(found)

    def step(self, piece: int, to: int, exit: int | None) -> Generator[Ask, int, int | None]:
        """LOS-38, (1) to (3); gives the field that was flipped."""
        start = self.at[piece]
        self.at[piece] = to
        if exit is not None:
            self.wear(exit)  # LOS-75
        if self.ground[start] == ".":
            yield from self.flip(start)
            return start
        if piece in self.emerged or self.sudden:  # LOS-R21, LOS-91
            self.emerged.discard(piece)
            self.wear(start)
        return None

    def wear(self, place: int) -> None:
        self.ground[place] = "x"
        self.changed = True

    def flip(self, place: int) -> Play:
        code = yield Ask(-1, "flip", tiles=dict(self.unseen))
        self.unseen[code] -= 1
        self.ground[place] = SIGNS[code]
        self.changed = True

    def draw(self, seat: int) -> Play:
        kind = (
            (yield Ask(-1, "draw", tiles={self.size + TILES + k: n for k, n in self.pool.items()})) - self.size - TILES
        )
        self.pool[kind] -= 1
        self.hands[seat].append(kind)

    def go_out(self, seat: int) -> Play:
        """LOS-84, LOS-85, LOS-86"""
        self.out.append(seat)
        self.changed = True
        left = [(piece, self.at.pop(piece)) for piece in self.own(seat) if piece in self.at]
        for piece, place in left:
            if piece in self.emerged:
                self.wear(place)
        for _, place in left:
            if self.ground[place] == ".":
                yield from self.flip(place)
