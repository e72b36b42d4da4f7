"""The picture of Sequence."""

from __future__ import annotations

from functools import lru_cache

from ludotek.games.sequence import layout, words
from ludotek.games.sequence.board import (
    CELLS,
    COLOURS,
    CORNERS,
    DIRECTIONS,
    HANDS,
    NEEDED,
    RANK_WORDS,
    RANKS,
    SHOWN,
    SIZE,
    SUIT_WORDS,
)
from ludotek.games.sequence.names import ALL, line_cells
from ludotek.games.sequence.show import is_dead, now
from ludotek.games.sequence.tell import discard_id
from ludotek.games.sequence.terms import (
    SHAPES,
    card_symbol,
    card_text,
    chip_symbol,
    colour_text,
    discard_text,
    space_text,
)
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import Text
from ludotek.scene import Counter, Mark, Panel, Scene, SeatFace, Spot, Sprite, Surface, mark, rect

SUIT_TONES = ("ink", "red", "red", "ink")  # spades, hearts, diamonds, clubs
TURNS = (0.0, 90.0, 45.0, 135.0)  # direction -> degrees


def scene_of(view: SequenceView) -> Scene:
    own = view.viewer is not None
    return Scene(
        art="ludotek.games.sequence",
        surfaces=(board_sheet(view.sides), *((hand_sheet(dealt(view)),) if own else ()), tray_sheet(view)),
        sprites=(*board_sprites(view), *hand_sprites(view), *tray_sprites(view)),
        spots=spots(view),
        panels=tuple(panel(view, seat) for seat in range(len(view.seats))),
        prompt=words.prompt(view),
        choices=tuple(words.choices(view)),
        asides=tuple(words.asides(view)),
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
        x, y = layout.supply(view.sides, side)
        label = Text("label-supply", {"side": colour_text(side)})
        symbol = chip_symbol(side, is_locked=False)
        tone = COLOURS[side]
        found.append(Sprite(words.supply_id(view, side), symbol, x, y, layout.SUPPLY, tone=tone, layer=30, label=label))
        found += [chip_sprite(side, cell, cell in locked) for cell in cells]
        found += tally_sprites(view, side)
    found += [line_sprite(line.side, line.line) for line in view.lines]
    if view.last is not None:
        x, y = layout.centre(view.last)
        found.append(Sprite("last", "last", x, y, 100, tone="gold", layer=15))
    return found


def pile_sprite(view: SequenceView) -> Sprite:
    x, y = layout.draw_pile()
    label = Text("label-pile", {"cards": view.pile})
    return Sprite("pile", "card-back" if view.pile else "card-empty", x, y, 74, label=label, badge=str(view.pile))


def chip_sprite(side: int, cell: int, is_locked: bool) -> Sprite:
    x, y = layout.centre(cell)
    named = {"side": colour_text(side), "card": card_text(SHOWN[cell]), "space": space_text(cell)}
    label = Text("label-chip-locked" if is_locked else "label-chip", named)
    symbol = chip_symbol(side, is_locked=is_locked)
    return Sprite(words.chip_id(cell), symbol, x, y, layout.CHIP, tone=COLOURS[side], layer=20, label=label)


def tally_sprites(view: SequenceView, side: int) -> list[Sprite]:
    made = sum(line.side == side for line in view.lines)
    found: list[Sprite] = []
    for number in range(min(made, NEEDED[view.sides])):
        x, y = layout.tally(view.sides, side, number)
        found.append(Sprite(f"tally-{side}-{number}", "tally", x, y, 38, tone=COLOURS[side], layer=30))
    return found


def line_sprite(side: int, line: int) -> Sprite:
    """A bar of light under the five. SEQ-61"""
    cells = line_cells(line)
    direction = line // ALL % len(DIRECTIONS)
    x, y = layout.centre(cells[2])
    size = 492 if direction < 2 else 658
    label = Text("label-line", {"side": colour_text(side), "line": words.line_text(line)})
    symbol = "streak" if direction < 2 else "streak-long"
    return Sprite(f"line-{line}", symbol, x, y, size, tone="gold", turn=TURNS[direction], layer=10, label=label)


# The own hand


def hand_sprites(view: SequenceView) -> list[Sprite]:
    """The own cards only. A dead card carries a mark. SEQ-16, SEQ-50"""
    own = words.own_ids(view)
    found: list[Sprite] = []
    for number, (id, card) in enumerate(own):
        x, y = layout.hand_place(number, len(own), dealt(view))
        dead = is_dead(view, card) and view.phase != "over"
        label = Text("label-own-dead" if dead else "label-own", {"card": card_text(card)})
        found.append(Sprite(id, card_symbol(card), x, y, layout.CARD, "hand", layer=20 + 2 * number, label=label))
        if dead:
            mark_x, mark_y = x - layout.CARD / 2 + 38, y + layout.CARD_TALL / 2 - 40
            found.append(Sprite(f"dead-{id}", "dead", mark_x, mark_y, 64, "hand", tone="ink", layer=21 + 2 * number))
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
        found.append(Sprite(discard_id(seat), symbol, x, y, layout.TOP, "tray", label=label, badge=badge))
    return found


# What can be tapped


def spots(view: SequenceView) -> tuple[Spot, ...]:
    """Every space, so that any of them can be asked about, and the far ends of lines to choose from."""
    found = [space_spot(cell) for cell in CELLS]
    ends = {end for choice in words.choices(view) for end in choice.about if end.startswith("five-")}
    found += [claim_spot(view, int(end.removeprefix("five-"))) for end in sorted(ends)]
    return tuple(found)


@lru_cache(maxsize=144)
def space_spot(cell: int) -> Spot:
    x, y = layout.centre(cell)
    named = {"space": space_text(cell)}
    label = Text("label-corner", named)
    if cell in SHOWN:
        label = Text("label-space", {**named, "card": card_text(SHOWN[cell])})
    return Spot(words.space_id(cell), x, y, 48, is_square=True, label=label)


def claim_spot(view: SequenceView, line: int) -> Spot:
    cells = line_cells(line)
    owned = {*view.chips[view.seat % view.sides], *CORNERS}
    new = next((k for k, cell in enumerate(cells) if cell not in owned), 0)
    x, y = layout.centre(cells[0] if new >= 2 else cells[-1])
    return Spot(words.claim_id(line), x, y, 44, label=words.line_text(line))


# Round the table


def seat_face(view: SequenceView, seat: int) -> SeatFace:
    """In a team the players of a colour are numbered. SEQ-12"""
    colour = view.seats[seat].colour
    name = Text(f"colour-{colour}")
    if len(view.seats) == view.sides:
        return SeatFace(name, colour, SHAPES[colour])
    member = Text("member", {"side": name, "number": seat // view.sides + 1})
    return SeatFace(member, colour, SHAPES[colour], side=name)


def panel(view: SequenceView, seat: int) -> Panel:
    face = view.seats[seat]
    badges = []
    if face.has_left:
        badges.append(Text("badge-left"))
    elif view.winner == face.side:
        badges.append(Text("badge-won"))
    elif face.owes:
        badges.append(Text("badge-owes"))
    return Panel(
        seat=seat,
        face=seat_face(view, seat),
        is_turn=view.phase != "over" and seat == now(view),
        counters=(
            Counter(Text("counter-hand"), face.held, "icon-hand"),
            Counter(Text("counter-sequences"), sum(line.side == face.side for line in view.lines), "icon-line"),
        ),
        badges=tuple(badges),
    )
