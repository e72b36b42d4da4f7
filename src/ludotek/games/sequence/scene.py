"""The picture of Sequence, and references to its things."""

from functools import lru_cache

from ludotek.game import IndexRef, OwnRef, Ref, Refs, SeatRef, own_refs
from ludotek.kernel import Text
from ludotek.scene import (
    Counter,
    Group,
    Mark,
    Picture,
    PictureChange,
    SeatFace,
    Spot,
    Sprite,
    Surface,
    by_id,
    colour_face,
)
from ludotek.scene.arrange import sprite_at
from ludotek.scene.picture import counter, mark, rect

from . import layout
from .board import CARD_WORDS, CELLS, COLOURS, CORNERS, HANDS, NEEDED, SHOWN, SIZE, STRIDE
from .names import card_symbol, card_text, chip_symbol, colour_text, discard_text, line_text, space_text
from .view import Cells, LineView, SequenceView

TURNS = {1: 0.0, STRIDE: 90.0, STRIDE + 1: 45.0, STRIDE - 1: 135.0}  # from cell to cell of a line -> degrees
PILE = "pile"  # the draw pile
LAST = "last"  # the mark of the last move


class SpaceRef(IndexRef, tag="space"): ...  # by its cell


class ChipRef(IndexRef, tag="chip"): ...  # by its cell


class SupplyRef(IndexRef, tag="supply"): ...  # of a side: the chips that are not placed yet


class DiscardRef(SeatRef, tag="discard"): ...


class ClaimRef(Ref, tag="five"):
    """A line to choose from, tapped at one end: `ClaimRef(*cells[::4])`."""

    first: int
    last: int


REFS = Refs(OwnRef, SpaceRef, ChipRef, DiscardRef)


def picture_of(view: SequenceView) -> Picture:
    return with_hand(view, shared_groups(view))


def own_picture_of(view: SequenceView, beside: Picture) -> Picture:
    return with_hand(view, beside.groups)


def with_hand(view: SequenceView, groups: tuple[Group, ...]) -> Picture:
    """What all viewers see, and the viewer's hand and choices."""
    seats = len(view.seats)
    surfaces = sheets(len(view.chips), seats, view.viewer is not None)
    return Picture(seats, surfaces, own_hand_sprites(view), own_spots(view), groups)


def own_hand_sprites(view: SequenceView) -> tuple[Sprite, ...]:
    return hand_sprites(view.own_hand(), len(view.seats), view.dead if view.phase != "over" else ())


def own_spots(view: SequenceView) -> tuple[Spot, ...]:
    return claim_spots(view) if view.claims else ()


def shared_groups(view: SequenceView) -> tuple[Group, ...]:
    sides, lines = view.sides, view.lines
    placed = [side_things(sides, side, cells, lines) for side, cells in enumerate(view.chips)]
    piles = tuple([face.discards for face in view.seats])
    return ground(sides), *placed, board_things(lines, view.pile, view.last), discards(piles)


def change_of(before: SequenceView, view: SequenceView) -> PictureChange | None:
    """What all see change while the same sequences stand: chips, the last move, piles and numbers of cards."""
    if before.lines != view.lines or before.phase != "play" or view.phase != "play":
        return None
    seats = [seat for seat, face in enumerate(view.seats) if face != before.seats[seat]]
    placed, taken = chips_changed(before, view)
    piles = {seat: view.seats[seat].discards for seat in seats}
    is_other = {seat: pile != before.seats[seat].discards for seat, pile in piles.items()}
    found = [*placed, *[discard_sprite(seat, len(view.seats), piles[seat]) for seat in seats if is_other[seat]]]
    if before.pile != view.pile:
        found.append(pile_sprite(view.pile))
    if before.last != view.last:
        if view.last is None:
            taken.append(LAST)
        else:
            found.append(last_sprite(view.last))
    return PictureChange(sprites=(tuple(found), tuple(taken)), seats=seats)


def chips_changed(before: SequenceView, view: SequenceView) -> tuple[list[Sprite], list[str]]:
    """Chips that were placed, and the ids of those that are gone."""
    placed: dict[int, Sprite] = {}
    taken: set[int] = set()
    for side, (old, new) in enumerate(zip(before.chips, view.chips, strict=True)):
        if old != new:
            added = set(new).difference(old)
            placed |= {cell: chip_sprite(side, cell, cell in view.locked) for cell in added}
            if len(old) + len(added) > len(new):
                taken |= set(old).difference(new)
    return list(placed.values()), [ChipRef(cell).id for cell in sorted(taken.difference(placed))]


def own_change_of(before: SequenceView, view: SequenceView) -> PictureChange | None:
    """The viewer's hand, and the ends of lines to choose from."""
    old, new = own_hand_sprites(before), own_hand_sprites(view)
    if old is new and not before.claims and not view.claims:
        return None
    return PictureChange(by_id(old, new), by_id(own_spots(before), own_spots(view)))


@lru_cache(maxsize=64)
def sheets(sides: int, seats: int, has_hand: bool) -> tuple[Surface, ...]:
    hands = (hand_sheet(seats),) if has_hand else ()
    return board_sheet(sides), *hands, tray_sheet(sides, seats)


@lru_cache(maxsize=4)
def ground(sides: int) -> Group:
    """All spaces, and the rings for the sequences that win: they can be asked about."""
    rings = [(side, number) for side in range(sides) for number in range(NEEDED[sides])]
    ring_spots = (Spot(f"ring-{s}-{n}", *layout.tally(sides, s, n), 19, is_ground=True) for s, n in rings)
    return Group(spots=(*map(space_spot, CELLS), *ring_spots))


@lru_cache(maxsize=16)
def hand_sheet(seats: int) -> Surface:
    width = layout.hand_width(HANDS[seats])
    ground = rect(8, 6, width - 16, layout.HAND_HEIGHT - 18, r=32, fill="paper", shade=True)
    return Surface("hand", width, layout.HAND_HEIGHT, (ground,), Text("label-hand"))


@lru_cache(maxsize=4)
def board_sheet(sides: int) -> Surface:
    marks = [
        rect(8, 6, layout.WIDTH - 16, layout.HEIGHT - 22, r=44, fill="paper", shade=True),
        rect(42, 42, layout.WIDTH - 84, layout.WIDTH - 84, r=24, stroke="line", width=3),
    ]
    for number in range(SIZE):  # rows and columns are counted from 1, as the log names the spaces
        symbol, middle = "number-1" if number == 0 else f"rank-{number + 1}", layout.middle(number)
        marks += [mark(symbol, middle, 24, 32, tone="muted"), mark(symbol, 24, middle, 32, tone="muted")]
    for cell in CELLS:
        marks += field(cell)
    for side in range(sides):
        marks += supply_place(sides, side)
    return Surface("board", layout.WIDTH, layout.HEIGHT, tuple(marks), Text("label-board"))


def field(cell: int) -> list[Mark]:
    """Rank and suit side by side, as large as the field allows. SEQ-30"""
    x, y = layout.centre(cell)
    if cell in CORNERS:
        ground = rect(x - 47, y - 47, 94, 94, r=11, fill="yellow-pale", stroke="gold", width=4)
        return [ground, mark("corner", x, y, 78, tone="gold")]
    rank, suit = CARD_WORDS[SHOWN[cell]]
    tone = "red" if suit in ("hearts", "diamonds") else "ink"
    left, size = (15, 36) if rank == "10" else (19, 40)  # so that a chip covers the 1 of a 10
    return [
        rect(x - 47, y - 47, 94, 94, r=11, fill="field", stroke="line", width=2),
        mark(f"rank-{rank}", x - left, y, 47, tone=tone),
        mark(f"suit-{suit}", x + 22, y, size, tone=tone),
    ]


def supply_place(sides: int, side: int) -> list[Mark]:
    """A well for the chips, and a ring for every sequence that wins. SEQ-03, SEQ-04"""
    colour, needed = COLOURS[side], NEEDED[sides]
    x, y = layout.supply(sides, side)
    well = rect(x - 58, y - 50, 118 + 46 * needed, 100, r=50, fill=f"{colour}-pale", stroke=colour, width=3)
    rings = [mark("tally-empty", *layout.tally(sides, side, number), 38, tone=colour) for number in range(needed)]
    return [well, *rings]


@lru_cache(maxsize=16)
def tray_sheet(sides: int, seats: int) -> Surface:
    """A place for every discard pile, with the shape and number of its player. SEQ-21"""
    wide, tall = layout.TOP + 62, layout.TOP_TALL + 20
    shift = 19 if seats > sides else 0
    marks: list[Mark] = []
    for seat in range(seats):
        colour = COLOURS[seat % sides]
        x, y = layout.discard_place(seat, seats)
        sign = x - layout.PILE_SIGN
        marks.append(rect(x - wide + layout.TOP / 2 + 10, y - tall / 2, wide, tall, r=18, fill=f"{colour}-pale"))
        marks.append(mark(f"shape-{colour}", sign, y - shift, 30, tone=colour))
        if shift:
            marks.append(mark(f"number-{seat // sides + 1}", sign, y + shift, 30, tone=colour))
    return Surface("tray", *layout.tray_size(seats), tuple(marks), Text("label-discards"))


# What lies on the board is the same for all viewers, and a move changes the chips of one side


@lru_cache(maxsize=8192)  # of all matches at once: most sides have not changed since they were asked for last
def side_things(sides: int, side: int, cells: Cells, lines: tuple[LineView, ...]) -> Group:
    """Supply, chips and finished sequences of a side."""
    if not lines:
        return Group((supply_sprite(sides, side), *map(chip_sprites(side).__getitem__, cells)))
    locked = {cell for line in lines for cell in line.cells}
    made = sum(line.side == side for line in lines)
    chips = [chip_sprite(side, cell, cell in locked) for cell in cells]
    tallies = [tally_sprite(sides, side, number) for number in range(min(made, NEEDED[sides]))]
    return Group((supply_sprite(sides, side), *chips, *tallies))


@lru_cache(maxsize=4)
def chip_sprites(side: int) -> dict[int, Sprite]:
    """Cell -> a chip that is in no sequence."""
    return {cell: chip_sprite(side, cell, False) for cell in SHOWN}


@lru_cache(maxsize=64)
def board_things(lines: tuple[LineView, ...], pile: int, last: int | None) -> Group:
    """The draw pile, the bars of light under finished sequences, and the mark of the last move."""
    marks = () if last is None else (last_sprite(last),)
    return Group((pile_sprite(pile), *map(line_sprite, lines), *marks))


@lru_cache(maxsize=256)
def last_sprite(cell: int) -> Sprite:
    return Sprite(LAST, "last", *layout.centre(cell), 100, tone="gold", layer=15)


@lru_cache(maxsize=128)
def pile_sprite(cards: int) -> Sprite:
    back = "card-back" if cards else "card-empty"
    return sprite_at(PILE, back, layout.DRAW_PILE, 74, "pile", badge=str(cards), cards=cards)


@lru_cache(maxsize=16)
def supply_sprite(sides: int, side: int) -> Sprite:
    id, chip, place = SupplyRef(side).id, chip_symbol(side, is_locked=False), layout.supply(sides, side)
    return sprite_at(id, chip, place, layout.SUPPLY, "supply", tone=COLOURS[side], layer=30, side=colour_text(side))


@lru_cache(maxsize=32)
def tally_sprite(sides: int, side: int, number: int) -> Sprite:
    place = layout.tally(sides, side, number)
    return Sprite(f"tally-{side}-{number}", "tally", *place, 38, tone=COLOURS[side], layer=30)


@lru_cache(maxsize=1024)
def chip_sprite(side: int, cell: int, is_locked: bool) -> Sprite:
    named = {"side": colour_text(side), "card": card_text(SHOWN[cell]), "space": space_text(cell)}
    label = Text("label-chip-locked" if is_locked else "label-chip", named)
    symbol, place = chip_symbol(side, is_locked=is_locked), layout.centre(cell)
    return Sprite(ChipRef(cell).id, symbol, *place, layout.CHIP, tone=COLOURS[side], layer=20, label=label)


@lru_cache(maxsize=1024)
def line_sprite(line: LineView) -> Sprite:
    """A bar of light under the five. SEQ-61"""
    side, cells = line.side, line.cells
    turn = TURNS[cells[1] - cells[0]]
    symbol, size = ("streak", 492) if turn in (0.0, 90.0) else ("streak-long", 658)
    label = Text("label-line", {"side": colour_text(side), "line": line_text(cells)})
    id, place = f"line-{side}-{cells[0]}-{cells[-1]}", layout.centre(cells[2])
    return Sprite(id, symbol, *place, size, tone="gold", turn=turn, layer=10, label=label)


@lru_cache(maxsize=4096)
def hand_sprites(hand: Cells, seats: int, dead: Cells) -> tuple[Sprite, ...]:
    """A dead card carries a mark. SEQ-16, SEQ-50"""
    found: list[Sprite] = []
    for number, ref in enumerate(own_refs(hand)):
        found += hand_sprite(ref, number, len(hand), seats, is_dead=ref.card in dead)
    return tuple(found)


@lru_cache(maxsize=4096)
def hand_sprite(ref: OwnRef, number: int, count: int, seats: int, *, is_dead: bool) -> tuple[Sprite, ...]:
    """One of so many cards in a hand."""
    x, y = layout.hand_place(number, count, HANDS[seats])
    label = Text("label-own-dead" if is_dead else "label-own", {"card": card_text(ref.card)})
    layer = 20 + 2 * number
    card = Sprite(ref.id, card_symbol(ref.card), x, y, layout.CARD, "hand", layer=layer, label=label)
    if not is_dead:
        return (card,)
    corner = x - layout.CARD / 2 + 38, y + layout.CARD_TALL / 2 - 40
    return card, Sprite(f"dead-{ref.id}", "dead", *corner, 64, "hand", tone="ink", layer=layer + 1)


def discards(piles: tuple[Cells, ...]) -> Group:
    seats = len(piles)
    return Group(tuple([discard_sprite(seat, seats, pile) for seat, pile in enumerate(piles)]))


@lru_cache(maxsize=1024)
def discard_sprite(seat: int, seats: int, pile: tuple[int, ...]) -> Sprite:
    """The last card of a pile; a touch reads out all of it, see `explain`. SEQ-R22"""
    symbol, badge = (card_symbol(pile[-1]), str(len(pile))) if pile else ("card-empty", "")
    label, place = discard_text(seat, pile), layout.discard_place(seat, seats)
    return Sprite(DiscardRef(seat).id, symbol, *place, layout.TOP, "tray", label=label, badge=badge)


def space_spot(cell: int) -> Spot:
    """Every space can be tapped, so that any of them can be asked about."""
    named = {"space": space_text(cell)}
    label = Text("label-corner", named)
    if cell in SHOWN:
        label = Text("label-space", {**named, "card": card_text(SHOWN[cell])})
    return Spot(SpaceRef(cell).id, *layout.centre(cell), 48, is_square=True, label=label)


def claim_spots(view: SequenceView) -> tuple[Spot, ...]:
    """The far ends of lines to choose from."""
    lines = {cells for fives in view.choosable().values() for cells in fives}
    owned = {*view.chips[view.seat % view.sides], *CORNERS}
    found: list[Spot] = []
    for cells in sorted(lines):
        new = next((k for k, cell in enumerate(cells) if cell not in owned), 0)
        end = layout.centre(cells[0] if new >= 2 else cells[-1])
        found.append(Spot(ClaimRef(*cells[::4]).id, *end, 44, label=line_text(cells)))
    return tuple(found)


def face_of(view: SequenceView, seat: int) -> SeatFace:
    """In a team the players of a colour are numbered. SEQ-12"""
    seats, sides = len(view.seats), len(view.chips)
    return seat_face(seat, seats, sides)


@lru_cache(maxsize=128)
def seat_face(seat: int, seats: int, sides: int) -> SeatFace:
    face, number = colour_face(COLOURS[seat % sides]), seat // sides + 1
    if seats == sides:
        return face
    return SeatFace(Text("member", {"side": face.name, "number": number}), face.tone, face.shape, side=face.name)


def counters_of(view: SequenceView, seat: int) -> tuple[Counter, ...]:
    face = view.seats[seat]
    return counter("hand", face.held), counter("sequences", view.made(face.side), "line")


def badges_of(view: SequenceView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if face.has_left:
        return (Text("badge-left"),)
    if view.winner == face.side:
        return (Text("badge-won"),)
    return (Text("badge-owes"),) if face.owes else ()
