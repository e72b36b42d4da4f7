"""Positions as JSON, drawn as the rules draw them: `. x ? + # O =` and the piece's letter right after its field."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.games.last_one_standing.board import (
    CARDS,
    KINDS,
    LARGEST,
    LETTERS,
    SYMBOLS,
    TERRAINS,
    field_name,
    field_of,
)
from ludotek.games.last_one_standing.position_check import check
from ludotek.games.last_one_standing.rules.codes import NOWHERE
from ludotek.games.last_one_standing.rules.turns import LosState, begin
from ludotek.games.last_one_standing.setup import LosOptions, make_plan, settle
from ludotek.games.last_one_standing.view import AFTERS, MODES, PHASES, VERSION, After, Mode, Phase, paid_fields, tiles
from ludotek.kernel import CHANCE, OVER, BadPosition
from ludotek.kernel.options import read

BOARD_KINDS = {"neutral": 1} | {name: code for code, name in enumerate(TERRAINS) if code > 1}  # name -> code of a flip
Kind = Literal["skip", "move", "plus1", "wall", "tunnel", "bridge"]
Few = Annotated[int, msgspec.Meta(ge=0, le=999)]
Many = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Dots = Annotated[int, msgspec.Meta(ge=0, le=3)]
BY_CHANCE = ("deal", "flip", "draw")


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    hand: tuple[Kind, ...] = ()
    cards: tuple[Dots, ...] = CARDS  # the available ones
    given_up: tuple[Kind, ...] = ()
    place: Few = 0  # 0 while in the game
    leaving: Few = 0


class LosPosition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Only `board` and `players` are needed; the rest has the values of a turn about to begin."""

    game: Literal["last_one_standing"] = "last_one_standing"
    version: int = VERSION
    options: dict[str, object] = {}
    board: tuple[str, ...]  # rows from the top
    players: tuple[PlayerPosition, ...]
    unseen: dict[str, Few] | None = None  # board tiles nobody has seen; all neutral if not given
    pool: dict[Kind, Few] = {}
    turn: str = "P1"
    phase: Phase = "tile"
    turns: Many = 1  # begun so far
    placed: Few = 8
    locked: str = ""  # letters of pieces
    emerged: str = ""
    tile: Kind | None = None  # being laid
    boost: Few = 0
    mode: Mode = "own"
    card: Dots = 0
    piece: str | None = None
    made: Few = 0
    left: Few = 0
    exit: str | None = None
    paid: tuple[str, ...] = ()
    flips: tuple[str, ...] = ()
    after: After = "step"
    quiet: Many = 0
    changed: bool = False
    sudden_death: bool = False


# Writing


def dump_of(state: LosState) -> LosPosition:
    plan = state.plan
    columns = int(plan.columns)
    seats = range(int(plan.seats))
    phase = PHASES[state.phase]
    flips = range(state.flip_at, state.flip_count) if phase == "flip" else range(0)
    return LosPosition(
        options=msgspec.to_builtins(plan.options),
        board=tuple(row_text(state, row) for row in range(plan.rows)),
        players=tuple(player_of(state, seat) for seat in seats),
        unseen={name: int(state.unseen[code]) for name, code in BOARD_KINDS.items()},
        pool={kind: int(state.pool[number]) for number, kind in enumerate(KINDS)},  # type: ignore[misc]  # Kind by name
        turn=f"P{min(int(state.seat), len(seats) - 1) + 1}",
        phase=phase,
        turns=int(state.turn),
        placed=int(state.placed),
        locked=letters(state.locked),
        emerged=letters(state.emerged),
        tile=KINDS[state.kind] if state.kind != NOWHERE else None,
        boost=int(state.boost),
        mode=MODES[state.mode],
        card=int(state.card),
        piece=LETTERS[state.piece] if state.piece != NOWHERE else None,
        made=int(state.made),
        left=int(state.left),
        exit=field_name(columns, int(state.exit)) if state.exit != NOWHERE else None,
        paid=tuple(field_name(columns, field) for field in paid_fields(state)),
        flips=tuple(field_name(columns, int(state.flips[k])) for k in flips),
        after=AFTERS[state.after] if phase == "flip" else "step",
        quiet=int(state.quiet),
        changed=state.changed,
        sudden_death=state.sudden,
    )


def row_text(state: LosState, row: int) -> str:
    plan = state.plan
    standing = {int(state.at[piece]): LETTERS[piece] for piece in range(2 * plan.seats)}
    fields = range(int(row * plan.columns), int((row + 1) * plan.columns))
    return " ".join(f"{SYMBOLS[state.terrain[field]]}{standing.get(field, ' ')}" for field in fields).rstrip()


def player_of(state: LosState, seat: int) -> PlayerPosition:
    return PlayerPosition(
        hand=names(tiles(state.hand, seat)),
        cards=tuple(dots for dots in (1, 2, 3) for _ in range(state.cards[seat * 4 + dots])),
        given_up=names(tiles(state.given_up, seat)),
        place=int(state.place[seat]),
        leaving=int(state.leaving[seat]),
    )


def names(counts: tuple[int, ...]) -> tuple[Kind, ...]:
    return tuple(KINDS[kind] for kind in range(6) for _ in range(counts[kind]))


def letters(flags: object) -> str:
    return "".join(letter for letter, flag in zip(LETTERS, flags, strict=False) if flag)  # type: ignore[call-overload]  # a vec


# Reading


def read_position(position: dict[str, object]) -> LosPosition:
    try:
        return msgspec.convert(position, LosPosition)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of Last One Standing: {error}") from None


def state_of(position: LosPosition) -> LosState:
    """The state of a position; one that cannot exist is refused with the reason."""
    if position.version != VERSION:
        raise BadPosition(f"position of Last One Standing version {position.version}; here is version {VERSION}")
    seats = len(position.players)
    if seats not in (2, 3, 4):
        raise BadPosition(f"{seats} players: the game is for 2, 3 or 4 (LOS-01)")
    rows = read_board(position.board)
    options = settle(read(LosOptions, position.options, "last_one_standing"))
    state = begin(make_plan(options, seats, len(rows), len(rows[0])), [0] * 7, [0] * 6)
    set_board(state, rows)
    set_players(state, position)
    set_tiles(state, position)
    set_turn(state, position)
    state.refresh()
    check(state)
    return state


def read_board(rows: tuple[str, ...]) -> list[list[str]]:
    found = [row.split() for row in rows]
    if not 1 <= len(found) <= LARGEST or not 1 <= len(found[0]) <= LARGEST:
        raise BadPosition(f"a board has 1 to {LARGEST} rows and columns (LOS-02)")
    if any(len(row) != len(found[0]) for row in found):
        raise BadPosition(f"board rows of {', '.join(str(len(row)) for row in found)} fields: expected equal ones")
    return found


def set_board(state: LosState, rows: list[list[str]]) -> None:
    known = LETTERS[: 2 * int(state.plan.seats)]
    for field, text in enumerate(text for row in rows for text in row):
        if text[0] not in SYMBOLS or len(text) > 2 or (len(text) == 2 and text[1] not in known):
            raise BadPosition(f"field {text!r}: expected one of {' '.join(SYMBOLS)} and perhaps a piece of {known}")
        state.terrain[field] = SYMBOLS.index(text[0])
        if len(text) == 2:
            piece = known.index(text[1])
            if state.at[piece] != NOWHERE:
                raise BadPosition(f"piece {text[1]} stands on two fields")
            state.at[piece] = field


def set_players(state: LosState, position: LosPosition) -> None:
    for seat, player in enumerate(position.players):
        if not player.cards or any(player.cards.count(dots) > CARDS.count(dots) for dots in player.cards):
            raise BadPosition(f"cards {player.cards} of P{seat + 1}: expected some of {CARDS} (LOS-09, LOS-33)")
        for dots in (1, 2, 3):
            state.cards[seat * 4 + dots] = player.cards.count(dots)
        for number, kind in enumerate(KINDS):
            state.hand[seat * 6 + number] = player.hand.count(kind)
            state.given_up[seat * 6 + number] = player.given_up.count(kind)
        state.held[seat] = len(player.hand)
        state.place[seat] = player.place
        state.leaving[seat] = player.leaving
    for flags, marked in ((state.locked, position.locked), (state.emerged, position.emerged)):
        for letter in marked:
            flags[piece_number(state, letter)] = 1


def piece_number(state: LosState, letter: str) -> int:
    known = LETTERS[: 2 * int(state.plan.seats)]
    if len(letter) != 1 or letter not in known:
        raise BadPosition(f"{letter!r} is no piece: expected one of {known}")
    return known.index(letter)


def set_tiles(state: LosState, position: LosPosition) -> None:
    hidden = sum(state.terrain[field] == 0 for field in range(state.plan.fields))
    unseen = position.unseen if position.unseen is not None else {"neutral": hidden}
    for name, count in unseen.items():
        if name not in BOARD_KINDS:
            raise BadPosition(f"unseen {name!r}: expected {', '.join(BOARD_KINDS)}")
        state.unseen[BOARD_KINDS[name]] = count
    for kind, count in position.pool.items():
        state.pool[KINDS.index(kind)] = count


def set_turn(state: LosState, position: LosPosition) -> None:
    seats = [f"P{seat + 1}" for seat in range(state.plan.seats)]
    if position.turn not in seats:
        raise BadPosition(f"turn {position.turn!r}: expected one of {', '.join(seats)}")
    state.seat = seats.index(position.turn)
    state.phase = PHASES.index(position.phase)
    state.actor = OVER if position.phase == "over" else CHANCE if position.phase in BY_CHANCE else state.seat
    state.turn = position.turns
    state.placed = min(position.placed, 2 * len(seats))
    state.kind = NOWHERE if position.tile is None else KINDS.index(position.tile)
    state.boost = position.boost
    state.mode = MODES.index(position.mode)
    state.card = position.card
    state.piece = NOWHERE if position.piece is None else piece_number(state, position.piece)
    state.made = position.made
    state.left = position.left
    state.exit = NOWHERE if position.exit is None else field_number(state, position.exit)
    for name in position.paid:
        state.paid[field_number(state, name)] = position.turns
    if len(position.flips) > 2 * len(seats):
        raise BadPosition(f"{len(position.flips)} flips due: at most one for every piece")
    for number, name in enumerate(position.flips):
        state.flips[number] = field_number(state, name)
    state.flip_count = len(position.flips)
    state.after = AFTERS.index(position.after)
    state.quiet = position.quiet
    state.changed = position.changed
    state.sudden = position.sudden_death


def field_number(state: LosState, name: str) -> int:
    field = field_of(int(state.plan.rows), int(state.plan.columns), name)
    if field is None:
        last = field_name(int(state.plan.columns), int(state.plan.fields) - 1)
        raise BadPosition(f"{name!r} is no field: expected a1 to {last}")
    return field
