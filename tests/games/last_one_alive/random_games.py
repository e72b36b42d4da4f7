"""Random games over player counts and options. Half of the players are careful, or no game would last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ludotek import _engine
from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.rules.turns import LoaState
from ludotek.kernel import CHANCE, Match, Rng

IS_COMPILED = _engine.running() == "compiled"
VARIANTS = ("day_and_night", "survivors", "zombies_everywhere")
OTHERS: tuple[dict[str, object], ...] = (
    {"first_player": 1},
    {"hero_supply": "returned", "start_hero": True},
    {"start_zombie": "all"},
    {"stack_doublers": True, "start_hero": True},
)
PASS, DRAW, MARKS, PICKS = 0, 70, range(200, 240), range(2000, 3000)
Setting = tuple[int, dict[str, object]]


def settings() -> Iterator[Setting]:
    """All combinations of the variants, for every number of players in turn; then the other options."""
    for number, values in enumerate(product((False, True), repeat=3)):
        variants: dict[str, object] = dict(zip(VARIANTS, values, strict=True))
        yield 2 + number % 4, variants
        yield 2 + (number + 2) % 4, {**variants, **OTHERS[number % len(OTHERS)]}
    for seats in (2, 3, 4, 5):
        yield seats, {}


SETTINGS = list(settings()) if IS_COMPILED else list(settings())[::4]


def name_of(setting: Setting) -> str:
    seats, options = setting
    return f"{seats}-" + ("-".join(name if value is True else str(value) for name, value in options.items() if value))


def state_of(match: Match) -> LoaState:
    assert isinstance(match.state, LoaState)
    return match.state


def careful(legal: list[int], rng: Rng, *, is_before: bool = False) -> int:
    """Do something rather than pass, but keep most tiles; shots rather than zombie dice."""
    if is_before and rng.below(3):
        return PASS
    if legal[-1] in PICKS:
        good = [code for code in legal if (code - 2000) // 16 % 4 >= 1 and (code - 2000) // 64 == 0]
        return good[rng.below(len(good))] if good else legal[0]
    use = [code for code in legal if code != PASS and code not in MARKS]
    return use[rng.below(len(use))] if use and rng.below(8) else legal[rng.below(len(legal))]


def step(match: Match, rng: Rng, *, leaving: int = 0) -> None:
    """One random step; with `leaving` somebody leaves once in so many."""
    seat = int(rng.below(match.record.seats))
    if leaving and not rng.below(leaving) and match.state.interjections(seat):
        match.leave(seat)
    elif match.state.actor == CHANCE:
        match.draw(rng)
    else:
        legal = match.state.legal()
        is_before = GAME.view(state_of(match), None).stage == "pre"
        any_code = legal[rng.below(len(legal))]
        match.play(int(match.state.actor), careful(legal, rng, is_before=is_before) if rng.below(20) else any_code)


def game(setting: Setting, seed: int, *, leaving: int = 0) -> Iterator[Match]:
    """A whole random game, before, between and after its steps."""
    seats, options = setting
    match = Match.new(GAME, seats, options)
    rng = Rng(seed)
    yield match
    while not match.is_over:
        step(match, rng, leaving=leaving)
        yield match
