"""A look back at a finished match: everybody's chance to win after every step, what was luck and what was skill.

Luck of a throw is the chance after it minus the mean over all its outcomes, so it adds up to nothing on average. Skill
of a decision is the chance after it minus that after the best one, as the learned value sees it one decision ahead;
the moves that are shown to think about are looked at again by search, from what the seat could know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from ludotek.bots.search import begin
from ludotek.kernel import CHANCE, INTERJECTION, OVER, AnyRules, LudotekError, Rng, Samples, State, Text, Value
from ludotek.kernel.vecs import vec

Chances = tuple[float, ...]  # one for every seat
MOST: Final = 1_500  # positions that are judged for one throw; with more, what can be done after it is left out
TURNS: Final = 5  # turning points that are shown
LESSONS: Final = 3
SUSPECTS: Final = 8  # decisions that search looks at again
ITERATIONS: Final = 800
REPORTED: Final = 64  # steps between two reports
SMALL: Final = 0.02  # a chance that changes by less is no turning point and no lesson


class NoValue(LudotekError):
    code = "input/analysis"


class Turn(msgspec.Struct, frozen=True):
    """A step that changed much. `seat` is who decided, or whose chance chance changed most."""

    step: int  # from 1
    seat: int
    change: float
    is_luck: bool


class Lesson(msgspec.Struct, frozen=True):
    """A decision with a better one, as search sees it."""

    step: int  # from 1
    seat: int
    played: int  # action
    better: int
    loss: float


class Analysis(msgspec.Struct, frozen=True):
    curve: tuple[Chances, ...]  # before the first step, then after each
    luck: Chances  # summed over all throws and draws
    skill: Chances  # summed over this seat's decisions; 0 would be without a mistake
    turns: tuple[Turn, ...]  # in the order of the match
    lessons: tuple[Lesson, ...]


class Judge:
    """The learned value of a game for one number of seats."""

    def __init__(self, game: AnyRules, seats: int) -> None:
        self.seats = seats
        self.value = Value(seats, game.learned.for_seats(seats))
        self._out = vec[float]([0.0] * seats)

    def look(self, state: State) -> Chances | None:
        """Everybody's chance in a position as it stands; None if it cannot be judged."""
        if state.actor == OVER:
            return tuple(state.scores())
        if not self.value.chances_into(state, self._out):
            return None
        return tuple(self._out[seat] for seat in range(self.seats))

    def after(self, state: State, action: int) -> Chances:
        there = state.copy()
        if there.actor >= 0:
            there.act(action)
        else:
            there.apply(action)
        return self.look(there) or (1 / self.seats,) * self.seats

    def best(self, state: State) -> Chances:
        """After the best decision of the seat that is to decide; as it stands if nobody is."""
        seat = int(state.actor)
        if seat < 0:
            return self.look(state) or (1 / self.seats,) * self.seats
        return max((self.after(state, action) for action in state.legal()), key=lambda chances: chances[seat])

    def outcomes(self, state: State) -> dict[int, tuple[float, Chances]]:
        """Every outcome of a throw with its probability, and the chances after it."""
        weights = state.chances()
        total = sum(weight for _, weight in weights)
        reached = {action: self.reached(state, action) for action, _ in weights}
        is_deep = sum(len(there.legal()) for there in reached.values()) <= MOST
        return {
            action: (weight / total, self.best(reached[action]) if is_deep else self.after(state, action))
            for action, weight in weights
        }

    def reached(self, state: State, action: int) -> State:
        there = state.copy()
        there.apply(action)
        return there


class Decision(msgspec.Struct, frozen=True):
    step: int
    seat: int
    action: int
    loss: float
    before: State


def analyse(
    game: AnyRules,
    states: Iterable[State],
    steps: Sequence[tuple[int, int]],
    report: Callable[[float], None] = lambda share: None,
) -> Analysis:
    """`states` are the position before the first step and after each of the steps. Raises NoValue.

    `report` is called now and then with the share of the steps that is done.
    """
    found = list(states)
    seats, _ = game.setting(found[0])
    judge = Judge(game, seats)
    known = [judge.look(state) for state in found]
    if not any(known[:-1]):
        raise NoValue(Text("wrong-not-judged", {"game": game.id}))
    even = (1 / seats,) * seats
    luck, skill = [0.0] * seats, [0.0] * seats
    turns: list[Turn] = []
    decisions: list[Decision] = []
    for number, (actor, action) in enumerate(steps, start=1):
        before = found[number - 1]
        if number % REPORTED == 0:
            report(number / len(steps))
        if known[number - 1] is None or action >= INTERJECTION:
            continue
        if actor == CHANCE:
            turns.append(add_luck(judge, before, number, action, luck))
        elif len(before.legal()) > 1:
            decision = rate(judge, before, number, action)
            skill[actor] -= decision.loss
            decisions.append(decision)
            turns.append(Turn(number, actor, -decision.loss, False))
    return Analysis(
        curve=tuple(chances or even for chances in known),
        luck=tuple(luck),
        skill=tuple(skill),
        turns=largest(turns),
        lessons=tuple(lessons(game, decisions)),
    )


def add_luck(judge: Judge, state: State, step: int, action: int, luck: list[float]) -> Turn:
    outcomes = judge.outcomes(state)
    means = [sum(share * chances[seat] for share, chances in outcomes.values()) for seat in range(judge.seats)]
    came = outcomes[action][1]
    changes = [came[seat] - means[seat] for seat in range(judge.seats)]
    for seat, change in enumerate(changes):
        luck[seat] += change
    most = max(range(judge.seats), key=lambda seat: abs(changes[seat]))
    return Turn(step, most, changes[most], True)


def rate(judge: Judge, state: State, step: int, action: int) -> Decision:
    seat = int(state.actor)
    chances = {one: judge.after(state, one)[seat] for one in state.legal()}
    return Decision(step, seat, action, max(chances.values()) - chances[action], state)


def largest(turns: Sequence[Turn]) -> tuple[Turn, ...]:
    """Those that changed most, in the order of the match."""
    chosen = sorted(turns, key=lambda turn: -abs(turn.change))[:TURNS]
    return tuple(sorted((turn for turn in chosen if abs(turn.change) >= SMALL), key=lambda turn: turn.step))


def lessons(game: AnyRules, decisions: Sequence[Decision]) -> list[Lesson]:
    """The worst decisions, looked at again by search from what the seat could know."""
    suspects = sorted(decisions, key=lambda decision: -decision.loss)[:SUSPECTS]
    found = [lesson for decision in suspects if (lesson := look_again(game, decision))]
    worst = sorted(found, key=lambda lesson: -lesson.loss)[:LESSONS]
    return sorted(worst, key=lambda lesson: lesson.step)


def look_again(game: AnyRules, decision: Decision) -> Lesson | None:
    """None if search finds nothing clearly better than what was played."""
    rng = Rng(decision.step)
    search = begin(game, Samples(decision.before, decision.seat).draw(rng), rng)
    search.run(ITERATIONS)
    means = {action: mean for action, visits, mean in search.moves() if visits}
    better = int(search.best())
    # A move that search did not try at all has at least the loss that the value saw.
    loss = means[better] - means[decision.action] if decision.action in means else decision.loss
    if better == decision.action or loss < SMALL:
        return None
    return Lesson(decision.step, decision.seat, decision.action, better, loss)
