"""Random games over player counts and options. Half of the players are careful, or no game would last."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ludotek import _engine
from ludotek.games.last_one_alive import GAME
from ludotek.games.last_one_alive.moves import NAMED
from ludotek.games.last_one_alive.rules import plan as codes
from ludotek.games.last_one_alive.rules.state import LoaState
from ludotek.kernel import CHANCE, Match, Rng

IS_COMPILED = _engine.running() == "compiled"
VARIANTS = ("day_and_night", "survivors", "zombies_everywhere")
OTHERS: tuple[dict[str, object], ...] = (
    {"first_player": 1},
    {"hero_supply": "returned", "start_hero": True},
    {"start_zombie": "all"},
    {"stack_doublers": True, "start_hero": True},
)
RARE = ("pass", "mark", "take_back")
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


def careful(state: LoaState, rng: Rng) -> int:
    """Do something rather than pass, but keep most tiles; shots rather than zombie dice."""
    legal = state.legal()
    moves = {action: NAMED[action] for action in legal}
    if state.stage == codes.PRE and rng.below(3):
        return legal[0]  # pass
    if state.stage == codes.PICK:
        dice = {action: move.choice or "" for action, move in moves.items()}
        good = [action for action in legal if "S" in dice[action] and "Z" not in dice[action]]
        return good[rng.below(len(good))] if good else legal[0]
    use = [action for action in legal if moves[action].kind not in RARE]
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
        any_action = legal[rng.below(len(legal))]
        match.play(int(match.state.actor), careful(state_of(match), rng) if rng.below(20) else any_action)


def game(setting: Setting, seed: int, *, leaving: int = 0) -> Iterator[Match]:
    """A whole random game, before, between and after its steps."""
    seats, options = setting
    match = Match.new(GAME, seats, options)
    rng = Rng(seed)
    yield match
    while not match.is_over:
        step(match, rng, leaving=leaving)
        yield match
