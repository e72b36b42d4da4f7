"""Sequence played slowly and straight from the rules, with sets and lists: what the engine is compared with."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from ludotek.games.sequence.options import SequenceOptions
from tests.games.sequence.table import CARDS, CORNERS, RANKS

BOARD = """
XX 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ XX
6♣ 5♣ 4♣ 3♣ 2♣ A♥ K♥ Q♥ T♥ T♠
7♣ A♠ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 9♥ Q♠
8♣ K♠ 6♣ 5♣ 4♣ 3♣ 2♣ 8♦ 8♥ K♠
9♣ Q♠ 7♣ 6♥ 5♥ 4♥ A♥ 9♦ 7♥ A♠
T♣ T♠ 8♣ 7♥ 2♥ 3♥ K♥ T♦ 6♥ 2♦
Q♣ 9♠ 9♣ 8♥ 9♥ T♥ Q♥ Q♦ 5♥ 3♦
K♣ 8♠ T♣ Q♣ K♣ A♣ A♦ K♦ 4♥ 4♦
A♣ 7♠ 6♠ 5♠ 4♠ 3♠ 2♠ 2♥ 3♥ 5♦
XX A♦ K♦ Q♦ T♦ 9♦ 8♦ 7♦ 6♦ XX
"""
LAYOUT = BOARD.split()
SHOWN = {f"r{i // 10}c{i % 10}": name for i, name in enumerate(LAYOUT) if name != "XX"}
HANDS = {2: 7, 3: 6, 4: 6, 6: 5, 8: 4, 9: 4, 10: 3, 12: 3}


def all_lines() -> list[tuple[str, ...]]:
    """Every five spaces in a straight line, in the order of SEQ-R13."""
    found = []
    for rows, columns in ((0, 1), (1, 0), (1, 1), (1, -1)):
        for row in range(10):
            for column in range(10):
                places = [(row + k * rows, column + k * columns) for k in range(5)]
                if all(0 <= r <= 9 and 0 <= c <= 9 for r, c in places):
                    found.append(tuple(f"r{r}c{c}" for r, c in places))
    return found


LINES = all_lines()


class Book:
    def __init__(self, players: int, options: SequenceOptions) -> None:
        self.players = players
        self.options = options
        self.sides = options.sides or 2
        self.pile = Counter(dict.fromkeys(CARDS, 2))
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.discards: list[list[str]] = [[] for _ in range(players)]
        self.board: dict[str, int] = {}
        self.sequences: list[tuple[int, tuple[str, ...]]] = []
        self.phase = "dealer"
        self.drawn: dict[int, str] = {}
        self.contenders = list(range(players))
        self.seat = 0
        self.drawing: str | None = None
        self.exchanges = self.swaps = self.passes = self.idle = 0
        self.winner: int | None = None

    # Before play

    def chance(self, card: str) -> None:
        self.pile[card] -= 1
        if self.phase == "dealer":
            self.drawn[next(seat for seat in self.contenders if seat not in self.drawn)] = card
            if len(self.drawn) == len(self.contenders):
                self.see_who_deals()
        elif self.phase == "deal":
            seat = min(range(self.players), key=lambda s: (len(self.hands[s]), (s - self.dealer - 1) % self.players))
            self.hands[seat].append(card)
            if all(len(hand) == HANDS[self.players] for hand in self.hands):
                self.phase, self.seat = "play", (self.dealer + 1) % self.players
        else:
            self.hands[self.seat].append(card)
            kind, self.drawing = self.drawing, None
            if kind == "turn":
                self.next_turn()

    def see_who_deals(self) -> None:
        lowest = min(RANKS.index(card[0]) for card in self.drawn.values())
        self.contenders = [seat for seat in self.contenders if RANKS.index(self.drawn[seat][0]) == lowest]
        self.drawn = {}
        if len(self.contenders) == 1:
            self.dealer = self.contenders[0]
            self.pile = Counter(dict.fromkeys(CARDS, 2))
            self.phase = "deal"

    # What may be done

    def legal(self) -> set[str]:
        found = set()
        for card in set(self.hands[self.seat]):
            found |= self.plays(card)
            if self.is_dead(card) and self.may_exchange():
                found.add(f"exchange {card}")
        return found or {"pass"}

    def plays(self, card: str) -> set[str]:
        side = self.seat % self.sides
        if card in ("J♠", "J♥"):
            taken = {space for space, owner in self.board.items() if owner != side}
            if not self.options.advanced_jacks:
                taken -= {space for _, line in self.sequences for space in line}
            return {f"{card} off {space}" for space in taken}
        free = [space for space in SHOWN if space not in self.board and (card[0] == "J" or SHOWN[space] == card)]
        return {" ".join([card, space, *map(line_name, claim)]) for space in free for claim in self.claims(side, space)}

    def is_dead(self, card: str) -> bool:
        return card[0] != "J" and all(space in self.board for space, shown in SHOWN.items() if shown == card)

    def may_exchange(self) -> bool:
        if self.exchanges and self.options.dead_card_limit == 1:
            return False
        if self.pile.total():
            return True
        return self.options.deck_out == "reshuffle" and not self.swaps

    def claims(self, side: int, space: str) -> list[tuple[tuple[str, ...], ...]]:
        """All largest sets of new lines of which any two, and any one and an old one, share at most one space."""
        owned = {place for place, owner in self.board.items() if owner == side} | CORNERS | {space}
        old = [line for owner, line in self.sequences if owner == side]
        new = [
            line
            for line in LINES
            if space in line and owned >= set(line) and all(len(set(line) & set(other)) <= 1 for other in old)
        ]
        for size in range(len(new), 0, -1):
            fit = [chosen for chosen in combinations(new, size) if are_apart(chosen)]
            if fit:
                return fit
        return [()]

    # What follows

    def play(self, name: str) -> None:
        words = name.split()
        if words[0] == "pass":
            self.passes = 0 if self.exchanges else self.passes + 1
            if self.passes == self.players:
                self.stop()
            else:
                self.next_turn()
            return
        card = words[1] if words[0] == "exchange" else words[0]
        self.hands[self.seat].remove(card)
        self.discards[self.seat].append(card)
        if words[0] == "exchange":
            self.exchanges += 1
            self.swaps += self.pile.total() == 0
            self.draw("exchange")
            return
        self.passes = self.idle = 0
        if words[1] == "off":
            self.take_off(words[2])
        else:
            self.board[words[1]] = self.seat % self.sides
            self.sequences += [(self.seat % self.sides, line) for line in LINES if line_name(line) in words[2:]]
        made = Counter(side for side, _ in self.sequences)
        if made[self.seat % self.sides] >= (2 if self.sides == 2 else 1):
            self.phase, self.winner = "over", self.seat % self.sides
        else:
            self.draw("turn")

    def take_off(self, space: str) -> None:
        side = self.board.pop(space)
        broken = [line for owner, line in self.sequences if owner == side and space in line]
        self.sequences = [(owner, line) for owner, line in self.sequences if owner != side or space not in line]
        owned = {place for place, owner in self.board.items() if owner == side} | CORNERS
        for line in LINES:
            old = [other for owner, other in self.sequences if owner == side]
            if broken and owned >= set(line) and all(len(set(line) & set(other)) <= 1 for other in old):
                self.sequences.append((side, line))

    def draw(self, kind: str) -> None:
        if not self.pile.total() and self.options.deck_out == "reshuffle":
            for pile in self.discards:
                self.pile.update(pile)
                pile.clear()
            self.idle += 1
            if self.idle == 2:
                self.stop()
                return
        if self.pile.total():
            self.drawing = kind
        elif kind == "turn":
            self.next_turn()

    def next_turn(self) -> None:
        self.seat = (self.seat + 1) % self.players
        self.exchanges = self.swaps = 0

    def stop(self) -> None:
        self.phase = "over"
        made = Counter(side for side, _ in self.sequences).most_common(2)
        if self.options.stalemate == "most_sequences" and made and (len(made) == 1 or made[0][1] > made[1][1]):
            self.winner = made[0][0]


def line_name(line: tuple[str, ...]) -> str:
    return f"{line[0]}-{line[-1]}"


def are_apart(lines: tuple[tuple[str, ...], ...]) -> bool:
    return all(len(set(a) & set(b)) <= 1 for a, b in combinations(lines, 2))
