"""The picture of Sequence, and references to its things."""

from __future__ import annotations

from collections import Counter as Tally
from functools import lru_cache

from ludotek.game import Ref, Refs
from ludotek.games.sequence import layout
from ludotek.games.sequence.board import (
    CELLS,
    COLOURS,
    CORNERS,
    HANDS,
    NEEDED,
    RANK_WORDS,
    RANKS,
    SHOWN,
    SIZE,
    STRIDE,
    SUIT_WORDS,
)
from ludotek.games.sequence.names import (
    SHAPES,
    card_symbol,
    card_text,
    chip_symbol,
    colour_text,
    discard_text,
    line_text,
    space_text,
)
from ludotek.games.sequence.view import Cells, LineView, SequenceView
from ludotek.kernel import Text
from ludotek.scene import Counter, Mark, Picture, SeatFace, Spot, Sprite, Surface, mark, rect

SUIT_TONES = ("ink", "red", "red", "ink")  # spades, hearts, diamonds, clubs
TURNS = {1: 0.0, STRIDE: 90.0, STRIDE + 1: 45.0, STRIDE - 1: 135.0}  # from cell to cell of a line -> degrees
PILE = "pile"  # the draw pile


# References: the id of a thing is its tag and its fields


class OwnRef(Ref, frozen=True, tag="own"):
    """A card of the viewer's hand; equal cards are counted."""

    card: int
    copy: int


class SpaceRef(Ref, frozen=True, tag="space"):
    cell: int


class ChipRef(Ref, frozen=True, tag="chip"):
    cell: int


class SupplyRef(Ref, frozen=True, tag="supply"):
    """The chips that a side has not placed yet."""

    side: int


class DiscardRef(Ref, frozen=True, tag="discard"):
    seat: int


class ClaimRef(Ref, frozen=True, tag="five"):
    """A line to choose from, tapped at one end."""

    first: int
    last: int


REFS = Refs(OwnRef, SpaceRef, ChipRef, DiscardRef)


def claim_ref(cells: Cells) -> ClaimRef:
    return ClaimRef(cells[0], cells[-1])


def own_refs(view: SequenceView) -> list[OwnRef]:
    """The viewer's cards, in order."""
    seen: Tally[int] = Tally()
    found: list[OwnRef] = []
    for card in view.own_hand():
        found.append(OwnRef(card, seen[card]))
        seen[card] += 1
    return found


def picture_of(view: SequenceView) -> Picture:
    hand = (hand_sheet(dealt(view)),) if view.viewer is not None else ()
    return Picture(
        len(view.seats),
        (board_sheet(view.sides), *hand, tray_sheet(view)),
        (*board_sprites(view), *hand_sprites(view), *tray_sprites(view)),
        spots(view),
    )


# Sheets, which never change


@lru_cache(maxsize=4)
def board_sheet(sides: int) -> Surface:
    return Surface("board", layout.WIDTH, layout.HEIGHT, tuple(backdrop(sides)), Text("label-board"))


def backdrop(sides: int) -> list[Mark]:
    marks = [
        rect(8, 6, layout.WIDTH - 16, layout.HEIGHT - 22, r=44, fill="paper", shade=True),
        rect(42, 42, layout.WIDTH - 84, layout.WIDTH - 84, r=24, stroke="line", width=3),
    ]
    for number in range(SIZE):
        marks += edge_numbers(number)
    for cell in CELLS:
        marks += corner_field(cell) if cell in CORNERS else card_field(cell)
    for side in range(sides):
        marks += supply_place(sides, side)
    return marks


def edge_numbers(number: int) -> list[Mark]:
    """Rows and columns are counted from 1, as the log names the spaces."""
    symbol = "number-1" if number == 0 else f"rank-{number + 1}"
    middle = layout.number_place(number)
    return [mark(symbol, middle, 24, 32, tone="muted"), mark(symbol, 24, middle, 32, tone="muted")]


def card_field(cell: int) -> list[Mark]:
    """Rank and suit side by side, as large as the field allows. SEQ-30"""
    x, y = layout.centre(cell)
    suit, rank = divmod(SHOWN[cell], len(RANKS))
    tone = SUIT_TONES[suit]
    left, right, size = (-15, 22, 36) if RANK_WORDS[rank] == "10" else (-19, 22, 40)  # no 1 peeps out beside a chip
    return [
        rect(x - 47, y - 47, 94, 94, r=11, fill="field", stroke="line", width=2),
        mark(f"rank-{RANK_WORDS[rank]}", x + left, y, 47, tone=tone),
        mark(f"suit-{SUIT_WORDS[suit]}", x + right, y, size, tone=tone),
    ]


def corner_field(cell: int) -> list[Mark]:
    x, y = layout.centre(cell)
    return [
        rect(x - 47, y - 47, 94, 94, r=11, fill="yellow-pale", stroke="gold", width=4),
        mark("corner", x, y, 78, tone="gold"),
    ]


def supply_place(sides: int, side: int) -> list[Mark]:
    """A well for the chips, and a ring for every sequence that wins. SEQ-03, SEQ-04"""
    colour = COLOURS[side]
    x, y = layout.supply(sides, side)
    needed = NEEDED[sides]
    marks = [rect(x - 58, y - 50, 118 + 46 * needed, 100, r=50, fill=f"{colour}-pale", stroke=colour, width=3)]
    for number in range(needed):
        tx, ty = layout.tally(sides, side, number)
        marks.append(mark("tally-empty", tx, ty, 38, tone=colour))
    return marks


def dealt(view: SequenceView) -> int:
    """The size of a whole hand. SEQ-14"""
    return HANDS[len(view.seats)]


def hand_sheet(cards: int) -> Surface:
    width = layout.hand_width(cards)
    ground = rect(8, 6, width - 16, layout.HAND_HEIGHT - 18, r=32, fill="paper", shade=True)
    return Surface("hand", width, layout.HAND_HEIGHT, (ground,), Text("label-hand"))


def tray_sheet(view: SequenceView) -> Surface:
    """A place for every discard pile, with the shape and number of its player. SEQ-21"""
    seats = len(view.seats)
    marks: list[Mark] = []
    for seat, face in enumerate(view.seats):
        x, y = layout.discard_place(seat, seats)
        wide, tall = layout.TOP + 44, layout.TOP_TALL + 62
        marks.append(rect(x - wide / 2, y - tall / 2 + 18, wide, tall, r=18, fill=f"{face.colour}-pale"))
        below = y + layout.TOP_TALL / 2 + 24
        shift = 16 if seats > view.sides else 0
        marks.append(mark(f"shape-{face.colour}", x - shift, below, 30, tone=face.colour))
        if shift:
            marks.append(mark(f"number-{seat // view.sides + 1}", x + shift, below, 30, tone=face.colour))
    return Surface("tray", layout.tray_width(seats), layout.tray_height(seats), tuple(marks), Text("label-discards"))


# On the board


def board_sprites(view: SequenceView) -> list[Sprite]:
    found = [pile_sprite(view)]
    locked = view.locked
    for side, cells in enumerate(view.chips):
        found.append(supply_sprite(view.sides, side))
        found += [chip_sprite(side, cell, cell in locked) for cell in cells]
        found += tally_sprites(view, side)
    found += [line_sprite(line) for line in view.lines]
    if view.last is not None:
        x, y = layout.centre(view.last)
        found.append(Sprite("last", "last", x, y, 100, tone="gold", layer=15))
    return found


def pile_sprite(view: SequenceView) -> Sprite:
    x, y = layout.draw_pile()
    label = Text("label-pile", {"cards": view.pile})
    return Sprite(PILE, "card-back" if view.pile else "card-empty", x, y, 74, label=label, badge=str(view.pile))


@lru_cache(maxsize=8)
def supply_sprite(sides: int, side: int) -> Sprite:
    x, y = layout.supply(sides, side)
    label = Text("label-supply", {"side": colour_text(side)})
    symbol = chip_symbol(side, is_locked=False)
    return Sprite(SupplyRef(side).id, symbol, x, y, layout.SUPPLY, tone=COLOURS[side], layer=30, label=label)


@lru_cache(maxsize=1024)
def chip_sprite(side: int, cell: int, is_locked: bool) -> Sprite:
    x, y = layout.centre(cell)
    named = {"side": colour_text(side), "card": card_text(SHOWN[cell]), "space": space_text(cell)}
    label = Text("label-chip-locked" if is_locked else "label-chip", named)
    symbol = chip_symbol(side, is_locked=is_locked)
    return Sprite(ChipRef(cell).id, symbol, x, y, layout.CHIP, tone=COLOURS[side], layer=20, label=label)


def tally_sprites(view: SequenceView, side: int) -> list[Sprite]:
    found: list[Sprite] = []
    for number in range(min(view.made(side), NEEDED[view.sides])):
        x, y = layout.tally(view.sides, side, number)
        found.append(Sprite(f"tally-{side}-{number}", "tally", x, y, 38, tone=COLOURS[side], layer=30))
    return found


def line_sprite(line: LineView) -> Sprite:
    """A bar of light under the five. SEQ-61"""
    side, cells = line.side, line.cells
    turn = TURNS[cells[1] - cells[0]]
    is_straight = turn in (0.0, 90.0)
    x, y = layout.centre(cells[2])
    symbol, size = ("streak", 492) if is_straight else ("streak-long", 658)
    label = Text("label-line", {"side": colour_text(side), "line": line_text(cells)})
    return Sprite(
        f"line-{side}-{cells[0]}-{cells[-1]}", symbol, x, y, size, tone="gold", turn=turn, layer=10, label=label
    )


# The viewer's hand


def hand_sprites(view: SequenceView) -> list[Sprite]:
    """A dead card carries a mark. SEQ-16, SEQ-50"""
    own = own_refs(view)
    found: list[Sprite] = []
    for number, ref in enumerate(own):
        x, y = layout.hand_place(number, len(own), dealt(view))
        dead = view.is_dead(ref.card) and view.phase != "over"
        label = Text("label-own-dead" if dead else "label-own", {"card": card_text(ref.card)})
        layer = 20 + 2 * number
        found.append(Sprite(ref.id, card_symbol(ref.card), x, y, layout.CARD, "hand", layer=layer, label=label))
        if dead:
            mark_x, mark_y = x - layout.CARD / 2 + 38, y + layout.CARD_TALL / 2 - 40
            found.append(Sprite(f"dead-{ref.id}", "dead", mark_x, mark_y, 64, "hand", tone="ink", layer=layer + 1))
    return found


# Discard piles


def tray_sprites(view: SequenceView) -> list[Sprite]:
    """The last card of every pile; whoever touches it reads all of it, see `explain`. SEQ-R22"""
    found: list[Sprite] = []
    for seat, face in enumerate(view.seats):
        x, y = layout.discard_place(seat, len(view.seats))
        pile = face.discards
        symbol = card_symbol(pile[-1]) if pile else "card-empty"
        badge = str(len(pile)) if pile else ""
        label = discard_text(seat, pile)
        found.append(Sprite(DiscardRef(seat).id, symbol, x, y, layout.TOP, "tray", label=label, badge=badge))
    return found


# What can be tapped


def spots(view: SequenceView) -> tuple[Spot, ...]:
    """Every space, so that any of them can be asked about, and the far ends of lines to choose from."""
    lines = {cells for fives in view.choosable().values() for cells in fives}
    return (*map(space_spot, CELLS), *(claim_spot(view, cells) for cells in sorted(lines)))


@lru_cache(maxsize=144)
def space_spot(cell: int) -> Spot:
    x, y = layout.centre(cell)
    named = {"space": space_text(cell)}
    label = Text("label-corner", named)
    if cell in SHOWN:
        label = Text("label-space", {**named, "card": card_text(SHOWN[cell])})
    return Spot(SpaceRef(cell).id, x, y, 48, is_square=True, label=label)


def claim_spot(view: SequenceView, cells: Cells) -> Spot:
    owned = {*view.chips[view.seat % view.sides], *CORNERS}
    new = next((k for k, cell in enumerate(cells) if cell not in owned), 0)
    x, y = layout.centre(cells[0] if new >= 2 else cells[-1])
    return Spot(claim_ref(cells).id, x, y, 44, label=line_text(cells))


# Round the table


def face_of(view: SequenceView, seat: int) -> SeatFace:
    """In a team the players of a colour are numbered. SEQ-12"""
    colour = view.seats[seat].colour
    name = Text(f"colour-{colour}")
    if len(view.seats) == view.sides:
        return SeatFace(name, colour, SHAPES[colour])
    member = Text("member", {"side": name, "number": seat // view.sides + 1})
    return SeatFace(member, colour, SHAPES[colour], side=name)


def counters_of(view: SequenceView, seat: int) -> tuple[Counter, ...]:
    face = view.seats[seat]
    return (
        Counter(Text("counter-hand"), face.held, "icon-hand"),
        Counter(Text("counter-sequences"), view.made(face.side), "icon-line"),
    )


def badges_of(view: SequenceView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if face.has_left:
        return (Text("badge-left"),)
    if view.winner == face.side:
        return (Text("badge-won"),)
    return (Text("badge-owes"),) if face.owes else ()
