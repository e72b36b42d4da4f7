"""Positions as readable JSON: what lies on the cards, in front of the players, in the tray and in the bag."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.games.last_one_alive.board import DICE, DRAWS, FACES, HEROES, TILES
from ludotek.games.last_one_alive.possible import check
from ludotek.games.last_one_alive.rules.codes import (
    ALIVE,
    KINDS,
    LAST_ALIVE,
    NONE,
    THIRD_APOCALYPSE,
    UNROLLED,
    ZOMBIFIED,
)
from ludotek.games.last_one_alive.rules.turns import LoaState, blank
from ludotek.games.last_one_alive.setup import PLAYERS, LoaOptions, bag_of, make_plan, settle
from ludotek.games.last_one_alive.view import (
    LIES,
    NIGHTS,
    STAGES,
    STATUSES,
    VERSION,
    DieView,
    LoaView,
    Night,
    SeatView,
    Stage,
    Status,
)
from ludotek.kernel import CHANCE, OVER, BadPosition, Position
from ludotek.kernel.options import read

Item = Literal["axe", "chainsaw", "rocket", "pistol", "medikit", "radio"]
Tile = Literal["axe", "chainsaw", "rocket", "pistol", "medikit", "radio", "barricade"]
Draw = Literal["axe", "chainsaw", "rocket", "pistol", "medikit", "radio", "apocalypse", "night", "day"]
Few = Annotated[int, msgspec.Meta(ge=0, le=99)]
Many = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
BY_CHANCE = ("first", "deal", "roll", "risen")


class PlayerPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    items: tuple[Item, ...] = ()
    barricades: Few = 0
    hero: bool = False
    lives: Few = 0
    front: str = ""  # one digit for each zombie die in front: 1 or 2
    status: Status = "alive"


class LoaPosition(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """Only `players` are needed; the rest has the values of a first turn about to begin."""

    game: Literal["last_one_alive"] = "last_one_alive"
    version: int = VERSION
    options: dict[str, object] = {}
    players: tuple[PlayerPosition, ...]
    bag: dict[Draw, Few] | None = None  # everything that is not elsewhere, if not given
    out: dict[Tile, Few] = {}  # tiles out of the game, by their last visible side
    apocalypses: Few = 0
    night: Night = "not_yet"
    heroes: Few | None = None  # in the supply; all that nobody has, if not given
    first: Few | None = 0
    seat: Few = 0
    stage: Stage = "pick"
    turn: Many = 1
    due: Few | None = None  # the level when the turn began; the level now, if not given
    pending: Item | None = None
    dice: tuple[DieView, ...] = ()
    radios: Few = 0
    axes: Few = 0
    pistols: Few = 0
    ignores_ambushes: bool = False
    hero_used: bool = False
    taken_back: Few = 0
    bangs_used: Many = 0
    items: Few = 0
    draws: Few = 0
    chance: bool = False  # chance acts: a tile is drawn, or the die of a Medikit is rolled


# Writing


def dump(view: LoaView) -> Position:
    written: Position = msgspec.json.decode(msgspec.json.encode(position_of(view)))  # lists, as in a file
    return {"game": "last_one_alive", "version": VERSION, **written}


def position_of(view: LoaView) -> LoaPosition:
    return LoaPosition(
        options=msgspec.to_builtins(view.options),
        players=tuple(player_of(seat) for seat in view.seats),
        bag=counted(DRAWS, view.bag),  # type: ignore[arg-type]  # Draw by name
        out=counted(TILES, view.out),  # type: ignore[arg-type]  # Tile by name
        apocalypses=view.apocalypses,
        night=view.night,
        heroes=view.heroes,
        first=view.first,
        seat=view.seat,
        stage=view.stage,
        turn=view.turn,
        due=view.due,
        pending=None if view.pending is None else TILES[view.pending],  # type: ignore[arg-type]  # Item by name
        dice=view.dice,
        radios=view.radios,
        axes=view.axe.bit_length() - 1,
        pistols=view.pistol.bit_length() - 1,
        ignores_ambushes=view.ignores_ambushes,
        hero_used=view.hero_used,
        taken_back=view.taken_back,
        bangs_used=view.bangs_used,
        items=view.items,
        draws=view.draws,
        chance=view.actor == CHANCE and view.stage in ("item", "end_draw", "medikit"),
    )


def counted(names: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts, strict=True) if count}


def player_of(seat: SeatView) -> PlayerPosition:
    return PlayerPosition(
        items=tuple(TILES[kind] for kind in range(6) for _ in range(seat.items[kind])),  # type: ignore[misc]  # by name
        barricades=seat.barricades,
        hero=seat.has_hero,
        lives=seat.lives,
        front="1" * seat.front[0] + "2" * seat.front[1],
        status=seat.status,
    )


# Reading


def load(position: Position) -> LoaState:
    try:
        read_position = msgspec.convert(position, LoaPosition)
    except msgspec.ValidationError as error:
        raise BadPosition(f"not a position of Last One Alive: {error}") from None
    return state_of(read_position)


def state_of(position: LoaPosition) -> LoaState:
    """The state of a position; one that cannot exist is refused with the reason."""
    if position.version != VERSION:
        raise BadPosition(f"position of Last One Alive version {position.version}; here is version {VERSION}")
    seats = len(position.players)
    if seats not in PLAYERS:
        raise BadPosition(f"{seats} players: the game is for 2 to 5 (LOA-01)")
    if position.seat >= seats or (position.first or 0) >= seats:
        raise BadPosition(f"seat {position.seat}, first {position.first}: with {seats} players 0 to {seats - 1}")
    options = settle(seats, read(LoaOptions, position.options, "last_one_alive"))
    state = blank(make_plan(seats, options))
    for seat, player in enumerate(position.players):
        set_player(state, seat, player)
    set_tiles(state, position, options)
    set_dice(state, position)
    set_turn(state, position)
    check(state)
    return state


def set_player(state: LoaState, seat: int, player: PlayerPosition) -> None:
    if set(player.front) - {"1", "2"}:
        raise BadPosition(f"front {player.front!r} of seat {seat}: expected digits 1 and 2 only")
    for item in player.items:
        state.give(seat, TILES.index(item))
    for _ in range(player.barricades):
        state.give(seat, len(TILES) - 1)
    state.hero[seat] = int(player.hero)
    state.lives[seat] = player.lives
    state.ones[seat] = player.front.count("1")
    state.twos[seat] = player.front.count("2")
    state.gone[seat] = STATUSES.index(player.status)


def set_tiles(state: LoaState, position: LoaPosition, options: LoaOptions) -> None:
    for name, count in position.out.items():
        state.out[TILES.index(name)] = count
    state.apocalypses = position.apocalypses
    state.night = NIGHTS.index(position.night)
    state.pending = NONE if position.pending is None else TILES.index(position.pending)
    bag = the_rest(state, position, options)
    if position.bag is not None:
        bag = [position.bag.get(name, 0) for name in DRAWS]
    for kind, count in enumerate(bag):
        state.bag[kind] = count
    state.bag_total = sum(bag)
    held = sum(int(count) for count in state.hero)
    state.heroes = max(0, HEROES - held) if position.heroes is None else position.heroes


def the_rest(state: LoaState, position: LoaPosition, options: LoaOptions) -> list[int]:
    """What must be in the bag. Of tiles that lie barricade side up the kinds that have most left are missing."""
    bag = list(bag_of(options))
    for kind in range(6):
        on_cards = sum(int(state.tiles[seat * int(KINDS) + kind]) for seat in range(state.plan.seats))
        bag[kind] -= on_cards + int(state.out[kind]) + int(state.pending == kind)
    hidden = sum(player.barricades for player in position.players) + int(state.out[KINDS - 1])
    for _ in range(min(hidden, sum(max(0, count) for count in bag[:6]))):
        bag[max(range(6), key=lambda kind: bag[kind])] -= 1
    bag[6] -= position.apocalypses
    if options.day_and_night:
        bag[7], bag[8] = int(position.night == "not_yet"), int(position.night == "night")
    return [max(0, count) for count in bag]


def set_dice(state: LoaState, position: LoaPosition) -> None:
    types = [DICE.index(die.die) for die in position.dice]
    if (
        types != sorted(types)
        or len(types) > len(state.tray)
        or max((types.count(k) for k in (1, 2, 3)), default=0) > 3
    ):
        raise BadPosition(
            "the dice: expected at most 14 in tray order, at most three shot, item and barricade dice each"
        )
    state.shots_at, state.items_at, state.barricades_at, state.rolled = (
        sum(kind <= last for kind in types) for last in range(4)
    )
    for number, die in enumerate(position.dice):
        set_die(state, number, die)
    in_tray = sum(die.die == "zombie" and die.lies != "away" for die in position.dice)
    state.pool = state.plan.zombies - in_tray - sum(len(player.front) for player in position.players)
    front = [die.die for die in position.dice if die.lies == "front"]
    state.zombie_ambushes = front.count("zombie")
    state.item_ambushes = front.count("item")
    state.barricade_ambushes = front.count("barricade")


def set_die(state: LoaState, number: int, die: DieView) -> None:
    state.tray[number] = UNROLLED if die.face is None else FACES.index(die.face)
    state.lies[number] = LIES.index(die.lies)
    if not 0 <= die.bangs <= 999 or not 0 <= die.used <= 8:
        raise BadPosition(f"die {number}: {die.bangs} bangs, {die.used} results used: no die has so many")
    if (die.bangs and die.die != "shot") or (die.used and die.die != "barricade"):
        raise BadPosition(f"die {number}: a {die.die} die has no bangs or results of this kind")
    if die.die == "shot":
        state.bangs[number - state.shots_at] = die.bangs
    elif die.die == "barricade":
        state.used[number - state.barricades_at] = die.used
    state.marks |= int(die.is_marked) << number
    state.wave |= int(die.is_rolling) << number
    state.todo |= int(die.is_waiting) << number


def set_turn(state: LoaState, position: LoaPosition) -> None:
    state.alive = sum(gone == ALIVE for gone in state.gone)
    state.eliminated = sum(gone == ZOMBIFIED for gone in state.gone)
    state.stage = STAGES.index(position.stage)
    state.seat = position.seat
    state.first = NONE if position.first is None else position.first
    state.turn = position.turn
    state.due = int(state.level()) if position.due is None else position.due
    state.radios = position.radios
    state.axes = position.axes
    state.pistols = position.pistols
    state.ignores = position.ignores_ambushes
    state.hero_used = position.hero_used
    state.taken_back = position.taken_back
    state.bangs_used = position.bangs_used
    state.items = position.items
    state.draws = position.draws
    is_chance = position.stage in BY_CHANCE or position.chance or state.todo != 0
    state.actor = OVER if position.stage == "over" else CHANCE if is_chance else position.seat
    if position.stage == "over":
        state.ending = LAST_ALIVE if state.alive == 1 else THIRD_APOCALYPSE
