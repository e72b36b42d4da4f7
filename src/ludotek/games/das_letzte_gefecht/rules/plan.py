"""Named numbers of the rules, and the plan: everything fixed at set-up."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.das_letzte_gefecht.board import COLOURS as COLOUR_NAMES
from ludotek.games.das_letzte_gefecht.board import TOKENS
from ludotek.kernel.vecs import vec

if TYPE_CHECKING:
    from ludotek.games.das_letzte_gefecht.options import GefechtOptions

# Cards: kind = 4 * colour + value - 1; colours are red, orange, yellow, green, blue, purple.
COLOURS: Final[i64] = 6
KINDS: Final[i64] = 24
NODES: Final[i64] = 12
HAND: Final[i64] = 4  # DLG-14, DLG-R05
PHASES: Final[i64] = 4  # DLG-20

SEPARATISTS: Final[i64] = 0  # the Jedi are side 1

# Decisions, by the codes of the rules.
NOTHING: Final[i64] = 0  # no optional action
DISCARD: Final[i64] = 1  # + kind
FIGURE: Final[i64] = 30  # + colour
SHIP: Final[i64] = 40
OFFER: Final[i64] = 50  # + kind
GIVE: Final[i64] = 80  # + kind: the partner's card
LAY: Final[i64] = 110  # + kind: face down
STAY: Final[i64] = 200
GO: Final[i64] = 201  # + node
ACCEPT: Final[i64] = 220
REFUSE: Final[i64] = 221
CALL: Final[i64] = 230  # + colour: name a figure
WIDTH: Final[i64] = 24  # nothing, four cards to discard, six figures, the ship and four offers are 16

# Stages: what happens next. In the first, MARKER, REFILL and DRAW chance acts.
PLANETS: Final[i64] = 0  # the planets are laid out, DLG-11
MARKER: Final[i64] = 1  # DLG-12
START: Final[i64] = 2  # the first attacker places the marker, DLG-R02
REFILL: Final[i64] = 3  # DLG-R05
OPT: Final[i64] = 4
DRAW: Final[i64] = 5  # after a discard, DLG-31
SWAP: Final[i64] = 6
PLAY: Final[i64] = 7
MOVE: Final[i64] = 8
PROP: Final[i64] = 9
REPLY: Final[i64] = 10
YES: Final[i64] = 11
NAME: Final[i64] = 12
DONE: Final[i64] = 13

NOBODY: Final[i64] = -1
NONE: Final[i64] = -1  # no colour, no card, no node

# How a game ended.
RUNNING: Final[i64] = 0
BY_FIGURES: Final[i64] = 1  # DLG-04, DLG-60
BY_BATTLES: Final[i64] = 2  # DLG-R25
BY_LEAVING: Final[i64] = 3  # DLG-R31

# Decks and piles: copies of each kind, and in the last slot how many cards a deck has or which card lies on a pile.
STACK: Final[i64] = 25
LAST: Final[i64] = 24
# Behind both decks: copies on the discard piles, for observations; PILED + side * PILE_WORDS, eight kinds to a word.
PILED: Final[i64] = 50
PILE_WORDS: Final[i64] = 3

# The battle before: where it ended (node, or NONE), then PAST numbers for each seat: four cards and these.
PAST: Final[i64] = 6
PAST_CARDS: Final[i64] = 1
PAST_FIGURE: Final[i64] = 5  # colour
PAST_BONUS: Final[i64] = 6  # 0: the figure was named, 1: deployed, 2: with the ship

# What everybody saw of the hidden cards of two allies, for the log.
DREW: Final[i64] = 0
SHED: Final[i64] = 1  # discarded, with the card
SWAPPED: Final[i64] = 2
LAID: Final[i64] = 3
SHOWED: Final[i64] = 4  # turned up, with the card
COUNTED: Final[i64] = 5  # the deck was made anew: the cards that both have together


class Plan:
    """Everything fixed at set-up, and the buffers that states begin with. Shared by all states of a game."""

    def __init__(self, options: "GefechtOptions", sides: list[int], figures: list[int], ways: list[list[int]]) -> None:
        """`sides`: seat -> side; `figures`: seat -> one bit a colour; `ways`: node -> its neighbours."""
        seats, copies = len(sides), list(options.deck) * 6
        mates = [
            [mate for mate in range(seats) if mate != seat and sides[mate] == own] for seat, own in enumerate(sides)
        ]
        self.options = options
        self.seats: i64 = seats
        self.side = vec[i64](sides)  # seat -> side, DLG-R04
        self.partner = vec[i64]([found[0] if found else -1 for found in mates])  # seat -> seat, or NOBODY
        self.has_allies = seats > 2
        self.attacker_places = options.marker_start == "attacker"  # DLG-R02
        self.alternates = options.attacker_rotation == "alternate_sides"  # DLG-R07
        self.twice = options.same_colour == "twice"  # DLG-R19
        self.draw_after: i64 = options.draw_after  # DLG-R25
        # Cards
        self.size: i64 = sum(copies)  # of a deck, DLG-13
        tickets = [(kind, copy) for kind, count in enumerate(copies) for copy in range(count)]
        self.ticket_kind = vec[i64]([kind for kind, copy in tickets])  # every card of a deck
        self.ticket_copy = vec[i64]([copy for kind, copy in tickets])
        # The map
        starts = [sum(map(len, ways[:node])) for node in range(len(ways) + 1)]
        self.route_start = vec[i64](starts)  # node -> where its neighbours begin in `routes`, DLG-41
        self.routes = vec[i64]([node for near in ways for node in near])
        self.tokens = vec[i64]([TOKENS] * COLOURS)  # colour -> planets
        self.layout = vec[i64]([COLOUR_NAMES.index(colour) for colour in options.layout])  # node -> colour; DLG-R02
        # What states begin with; for their shapes see Table
        decks = [*copies, sum(copies)]  # of one side
        piles = [*[0] * len(copies), -1]
        self.full_decks = vec[i64](decks + decks + [0] * 6)
        self.no_piles = vec[i64](piles + piles)
        self.no_rows = vec[i64]([-1] * (4 * seats))
        self.no_past = vec[i64]([-1] * (1 + 6 * seats))
        self.no_planets = vec[i64]([-1] * 12)
        self.figures = vec[i64](figures)  # seat -> its figures at the beginning, one bit a colour
        self.zeros = vec[i64]([0] * seats)
        self.nothing = vec[i64]([-1] * seats)  # seat -> NONE
        self.none_known = vec[i64]([0] * (24 * seats))

    def attacker_in(self, battle: i64) -> i64:
        """Clockwise one after the other, also after a tie; or 0, 1, 0, 2, … DLG-16, DLG-17, DLG-73, DLG-87, DLG-R07"""
        before = battle - 1
        if before <= 0 or (self.alternates and before % 2 == 0):
            return 0
        if self.alternates:
            return 1 if before % 4 == 1 else 2
        return before % self.seats
