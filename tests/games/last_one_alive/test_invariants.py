"""What is always true (section 5 of the rules), over random games with all player counts, variants and options."""

from __future__ import annotations

import pytest

from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.events import Done, Drawn, TurnBegun
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import CHANCE, OVER, Event, Match, Rng
from tests.games.last_one_alive.random_games import SETTINGS, Setting, game, name_of, state_of, step
from tests.games.last_one_alive.table import DRAWS

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=name_of)
SEEDS = 5


def check_dice(view: LoaView) -> None:
    """Ten zombie dice, three of each other type, wherever they are."""
    for index, (name, count) in enumerate((("zombie", 10), ("shot", 3), ("item", 3), ("barricade", 3))):
        in_tray = sum(die.die == name and die.lies != "away" for die in view.dice)
        in_front = sum(sum(seat.front) for seat in view.seats) if name == "zombie" else 0
        assert view.pool[index] + in_tray + in_front == count
        assert view.pool[index] >= 0


def check_tiles(view: LoaView) -> None:
    on_cards = sum(seat.tiles for seat in view.seats)
    items = sum(view.bag[:6]) + on_cards + sum(view.out) + (view.pending is not None)
    assert items == 18
    assert view.bag[6] + view.apocalypses == 3
    night = {"not_yet": (1, 0), "night": (0, 1), "day": (0, 0)}[view.night]
    assert view.bag[7:] == (night if view.options.day_and_night else (0, 0))
    for seat, face in enumerate(view.seats):
        assert seat == view.seat or face.tiles <= 3
        assert face.is_alive or (face.tiles, face.has_hero, face.front) == (0, False, (0, 0))
    heroes = view.heroes + sum(seat.has_hero for seat in view.seats)
    assert heroes == 5 if view.options.hero_supply == "returned" else heroes <= 5


def check_level(before: LoaView, after: LoaView, story: list[Event]) -> None:
    assert 1 <= after.level <= 4
    if after.level < before.level:
        is_restart = any(isinstance(event, Done) and event.what == "set-up-again" for event in story)
        assert is_restart or (before.night, after.night) == ("night", "day")


def check_lives(before: LoaView, after: LoaView, left: set[int]) -> None:
    """Only the player on turn can lose a life."""
    assert sum(seat.is_alive for seat in after.seats) >= 1
    for seat, (was, is_now) in enumerate(zip(before.seats, after.seats, strict=True)):
        if seat != before.seat and seat not in left:
            assert (was.status, was.lives) == (is_now.status, is_now.lives)


def check_turn_begins(view: LoaView, had_turn: set[int]) -> None:
    """Nothing in front of anybody but the player on turn, and of seats that wait for their first turn."""
    assert view.dice == ()
    for seat, face in enumerate(view.seats):
        assert face.ambushes == (0, 0, 0)
        is_first = view.options.start_zombie == "all" and seat not in had_turn
        expected = (1, 0) if is_first and face.is_alive else (0, 0)
        assert seat == view.seat or face.front == expected


def watch(setting: Setting, seed: int, leaving: int) -> Match:
    before: LoaView | None = None
    last: Match | None = None
    had_turn: set[int] = set()
    for match in game(setting, seed, leaving=leaving):
        view = GAME.view(state_of(match), None)
        check_dice(view)
        check_tiles(view)
        story = match.stories[-1] if match.stories else []
        left = {event.seat for event in story if isinstance(event, Done) and event.what == "left"}
        if before is not None:
            check_level(before, view, story)
            check_lives(before, view, left)
            on_turn = {event.seat for event in story if isinstance(event, TurnBegun)}
            had_turn |= on_turn
            if on_turn and view.stage in ("pre", "pick") and not left:
                check_turn_begins(view, had_turn)
        if match.state.actor >= 0:
            assert len(view.legal) > 1, "a single choice is not asked"
            assert view.seats[view.actor].is_alive
        before, last = view, match
    assert last is not None
    return last


@every_setting
@pytest.mark.parametrize("seed", range(SEEDS))
def test_invariants_hold_and_every_game_ends(setting: Setting, seed: int) -> None:
    match = watch(setting, seed, 0)
    scores = match.state.scores()
    assert sum(scores) == pytest.approx(1.0)
    view = GAME.view(state_of(match), None)
    assert all(view.seats[seat].is_alive for seat in view.winners)
    if view.ending == "third_apocalypse":
        assert view.options.survivors
        assert view.apocalypses == 3
    else:
        assert sum(seat.is_alive for seat in view.seats) == 1


@every_setting
def test_invariants_hold_with_leavers(setting: Setting) -> None:
    watch(setting, 11, 60)


@every_setting
def test_a_copy_goes_its_own_way_and_a_position_comes_back(setting: Setting) -> None:
    for number, match in enumerate(game(setting, 5, leaving=400)):
        if number % 9:
            continue
        state = state_of(match)
        written = GAME.dump(state)
        twin, loaded = state.copy(), GAME.load(written)
        assert GAME.dump(twin) == GAME.dump(loaded) == written
        assert twin.legal() == loaded.legal() == state.legal()
        if state.actor == OVER:
            continue
        code = state.chances()[0][0] if state.actor == CHANCE else state.legal()[-1]
        twin.apply(code)
        loaded.apply(code)
        assert GAME.dump(twin) == GAME.dump(loaded)
        assert GAME.dump(state) == written


@every_setting
def test_every_step_is_told_and_nothing_is_forgotten_in_the_bag(setting: Setting) -> None:
    match = Match.new(GAME, *setting)
    rng = Rng(77)
    while not match.is_over:
        before = GAME.view(state_of(match), None)
        step(match, rng)
        story = match.stories[-1]
        assert story
        drawn = [event for event in story if isinstance(event, Drawn)]
        after = GAME.view(state_of(match), None)
        if drawn and not any(isinstance(event, Done) and event.what == "set-up-again" for event in story):
            came = DRAWS.index(drawn[0].tile)
            assert before.bag[came] == after.bag[came] + 1


def test_weights_are_sides_and_tiles() -> None:
    """Every die face one sixth, every tile in the bag alike."""
    for match in game((3, {"day_and_night": True}), 3):
        if match.state.actor == CHANCE:
            weights = [weight for _, weight in match.state.chances()]
            view = GAME.view(state_of(match), None)
            if any(die.is_waiting for die in view.dice) or view.stage in ("medikit", "risen"):
                assert sum(weights) == 6
            elif view.drawing:
                assert sum(weights) == view.bag_size
