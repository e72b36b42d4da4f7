"""The rules once more, written down naively from their text: slow, plain, and compared with the engine step by step."""

from __future__ import annotations

from collections import Counter

from tests.games.das_letzte_gefecht.table import CARDS, LETTERS, kind

RINGS = {
    0: (1, 5, 6), 1: (0, 2, 6, 7), 2: (1, 3, 8), 3: (2, 4, 8, 9), 4: (3, 5, 10), 5: (0, 4, 10, 11),
    6: (0, 1, 7, 11), 7: (1, 6, 8), 8: (2, 3, 7, 9), 9: (3, 8, 10), 10: (4, 5, 9, 11), 11: (5, 6, 10),
}  # fmt: skip
GRID = {
    n: tuple(m for m in range(12) if abs(n // 4 - m // 4) + abs(n % 4 - m % 4) == 1) for n in range(12)
}  # three rows of four
SEATING = {
    2: (("s", LETTERS), ("j", LETTERS)),
    3: (("s", LETTERS), ("j", "ryb"), ("j", "ogp")),
    4: (("s", "ogp"), ("j", "ryb"), ("s", "ryb"), ("j", "ogp")),
}
SINGLE_JEDI = (("j", LETTERS), ("s", "ogp"), ("s", "ryb"))
FULL = Counter({card: {1: 3, 2: 3, 3: 3, 4: 2}[int(card[1])] for card in CARDS})


class Book:
    """Everything is a name: cards r4, colours r, sides s and j. `asked` is (seat, stage), seat None for chance."""

    def __init__(self, players: int, options: dict[str, object]) -> None:
        self.options = options
        seating = SINGLE_JEDI if options.get("single_side") == "jedi" else SEATING[players]
        self.sides = [side for side, _ in seating]
        self.figures = [set(colours) for _, colours in seating]
        self.players = players
        self.routes = GRID if options.get("map") == "grid" else RINGS
        self.decks = {"s": FULL.copy(), "j": FULL.copy()}
        self.piles: dict[str, Counter[str]] = {"s": Counter(), "j": Counter()}
        self.hands: list[list[str]] = [[] for _ in seating]
        self.planets: list[str] = []
        self.marker = -1
        self.attacker = 0
        self.battle = 0
        self.winner: str | None = None
        self.totals: list[int] = []  # final totals of the last battle
        self.clear()
        self.asked: tuple[int | None, str] = (None, "planets")

    def clear(self) -> None:
        self.rows: list[list[str]] = [[] for _ in self.sides]
        self.deployed: list[str | None] = [None] * self.players
        self.named: list[str | None] = [None] * self.players
        self.ships = [False] * self.players

    # Who

    def order(self, first: int) -> list[int]:
        return [(first + i) % self.players for i in range(self.players)]

    def partner(self, seat: int) -> int | None:
        return next((s for s in range(self.players) if s != seat and self.sides[s] == self.sides[seat]), None)

    # What is legal

    def legal(self) -> list[int]:
        seat, stage = self.asked
        if seat is None:
            return []
        if stage == "option":
            return self.optional(seat)
        if stage in ("move", "propose", "reply"):
            return [200, *(201 + n for n in self.routes[self.marker])]
        if stage == "answer":
            return [220, 221]
        if stage == "start":
            return [201 + n for n in range(12)]
        if stage == "name":
            return sorted(230 + LETTERS.index(c) for c in self.figures[seat])
        base = {"play": 110, "swap": 80}[stage]
        return sorted({base + kind(card) for card in self.hands[seat]})

    def optional(self, seat: int) -> list[int]:
        found = {0} | {1 + kind(card) for card in self.hands[seat]}
        if self.deployed[seat] is None:
            found |= {30 + LETTERS.index(c) for c in self.figures[seat]}
        elif not self.ships[seat]:
            found.add(40)
        mate = self.partner(seat)
        if mate is not None and self.hands[mate]:
            found |= {50 + kind(card) for card in self.hands[seat]}
        return sorted(found)

    def outcomes(self) -> dict[int, int]:
        if self.asked[1] == "planets":
            return {i: n for i, c in enumerate(LETTERS) if (n := 2 - self.planets.count(c))}
        if self.asked[1] == "marker":
            return dict.fromkeys(range(12), 1)
        return {kind(card): n for card, n in self.decks[self.sides[self.drawer]].items() if n}

    # What is done

    def step(self, code: int) -> None:
        seat, stage = self.asked
        if seat is None:
            self.chance(code)
        elif stage == "option":
            self.option(seat, code)
        elif stage == "swap":
            self.swap(seat, CARDS[code - 80])
        elif stage == "play":
            self.play(seat, CARDS[code - 110])
        elif stage == "name":
            self.named[seat] = LETTERS[code - 230]
            self.final()
        elif stage == "start":
            self.marker = code - 201
            self.begin()
        else:
            self.fly(seat, stage, code)

    def chance(self, code: int) -> None:
        if self.asked[1] == "planets":
            self.planets.append(LETTERS[code])
            if len(self.planets) == 12:
                self.asked = (0, "start") if self.options.get("marker_start") == "attacker" else (None, "marker")
        elif self.asked[1] == "marker":
            self.marker = code
            self.begin()
        else:
            self.hands[self.drawer].append(CARDS[code])
            self.decks[self.sides[self.drawer]][CARDS[code]] -= 1
            if self.asked[1] == "draw":
                self.asked = (self.drawer, "play")
            else:
                self.refill()

    def begin(self) -> None:
        self.battle += 1
        self.refill()

    def refill(self) -> None:
        for seat in self.order(self.attacker):
            if len(self.hands[seat]) < 4:
                return self.draw(seat, "refill")
        self.asked = (self.attacker, "option")
        return None

    def draw(self, seat: int, stage: str) -> None:
        self.drawer = seat
        self.asked = (None, stage)
        side = self.sides[seat]
        if not self.decks[side].total():
            self.decks[side], self.piles[side] = self.piles[side], Counter()

    def option(self, seat: int, code: int) -> None:
        self.asked = (seat, "play")
        if code >= 50:
            self.offer = CARDS[code - 50]
            mate = self.partner(seat)
            assert mate is not None
            self.asked = (mate, "swap")
        elif code == 40:
            self.ships[seat] = True
        elif code >= 30:
            self.deployed[seat] = LETTERS[code - 30]
        elif code >= 1:
            self.hands[seat].remove(CARDS[code - 1])
            self.piles[self.sides[seat]][CARDS[code - 1]] += 1
            self.draw(seat, "draw")

    def swap(self, seat: int, card: str) -> None:
        mate = self.partner(seat)
        assert mate is not None
        self.hands[seat].remove(card)
        self.hands[mate].remove(self.offer)
        self.hands[seat].append(self.offer)
        self.hands[mate].append(card)
        self.asked = (mate, "play")

    def play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.rows[seat].append(card)
        later = self.order(self.attacker)[self.order(self.attacker).index(seat) + 1 :]
        if later:
            self.asked = (later[0], "option")
            return
        totals = self.planet_totals()
        lowest = [s for s in self.order(self.attacker) if totals[s] == min(totals)]
        if len(lowest) == 1:
            self.asked = (lowest[0], "move")
        elif len({self.sides[s] for s in lowest}) == 1:
            self.asked = (lowest[0], "propose")
        else:
            self.next_phase()

    def planet_totals(self) -> list[int]:
        return [
            sum(int(card[1]) for card in self.rows[s]) + (self.deployed[s] is not None) + self.ships[s]
            for s in range(self.players)
        ]

    def fly(self, seat: int, stage: str, code: int) -> None:
        mate = self.partner(seat)
        if stage == "move":
            self.marker = self.marker if code == 200 else code - 201
        elif stage == "propose":
            self.proposal = code
            assert mate is not None
            self.asked = (mate, "reply")
            return
        elif stage == "reply" and code not in (200, self.proposal):
            self.counter = code
            assert mate is not None
            self.asked = (mate, "answer")
            return
        elif stage == "reply" and code == self.proposal != 200:
            self.marker = code - 201
        elif stage == "answer" and code == 220:
            self.marker = self.counter - 201
        self.next_phase()

    def next_phase(self) -> None:
        if len(self.rows[0]) < 4:
            self.asked = (self.attacker, "option")
        else:
            self.final()

    def final(self) -> None:
        for seat in self.order(self.attacker):
            if self.deployed[seat] is None and self.named[seat] is None:
                self.asked = (seat, "name")
                return
        self.totals = [self.final_total(seat) for seat in range(self.players)]
        loser = self.loser()
        for seat in range(self.players):
            colour = self.deployed[seat] or self.named[seat]
            if self.sides[seat] == loser and colour is not None:
                self.figures[seat].remove(colour)
            self.piles[self.sides[seat]].update(self.rows[seat])
        self.clear()
        self.go_on(loser)

    def final_total(self, seat: int) -> int:
        planet, figure = self.planets[self.marker], self.deployed[seat] or self.named[seat]
        total = (self.deployed[seat] is not None) + self.ships[seat]
        for card in self.rows[seat]:
            total += int(card[1]) * (card[0] in (planet, figure))
            if planet == figure == card[0] and self.options.get("same_colour") == "twice":
                total += int(card[1])
        return total

    def loser(self) -> str | None:
        def of(side: str) -> list[int]:
            return sorted((self.totals[s] for s in range(self.players) if self.sides[s] == side), reverse=True)

        s, j = of("s"), of("j")
        if self.players == 3:
            s, j = s[:1], j[:1]
        return None if s == j else "s" if s < j else "j"

    def go_on(self, loser: str | None) -> None:
        if not all(self.figures):
            self.winner = {"s": "j", "j": "s"}[loser or ""]
            self.asked = (None, "over")
        elif self.battle == self.options.get("draw_after"):
            self.asked = (None, "over")
        else:
            if self.options.get("attacker_rotation") == "alternate_sides":
                self.attacker = (0, 1, 0, 2)[self.battle % 4]
            else:
                self.attacker = (self.attacker + 1) % self.players
            self.begin()
