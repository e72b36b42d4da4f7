"""What is told of a match that is over: everybody's place, and the game's own numbers, counted from its story."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from ludotek.game.game import AnyGame
from ludotek.kernel import Event, Match, Text, View
from ludotek.scene import Tally


def places(game: AnyGame, match: Match) -> tuple[int | None, ...]:
    """Seat -> place, 1 for those who won; None for one whose place nobody played for. Raises NotOver."""
    scores = match.state.scores()
    best = max(scores)
    view: View = game.view(match.state, None)
    sides = [str(game.seat(view, seat).side or seat) for seat in range(len(scores))]
    are_two = len({*sides}) == 2
    return tuple(
        1 if score == best else game.place_of(view, seat) or (2 if are_two else None)
        for seat, score in enumerate(scores)
    )


def tallies(game: AnyGame, stories: Sequence[Iterable[Event]], view: View, seats: int) -> tuple[Tally, ...]:
    """The game's numbers; none that stayed at zero for everybody."""
    counted: Counter[tuple[str, int]] = Counter()
    for story in stories:
        for event in story:
            counted.update(game.count_event(event, view))
    values = [(number, tuple(counted[number, seat] for seat in range(seats))) for number in game.numbers]
    return tuple(Tally(Text(number), found) for number, found in values if any(found))


def winners(scores: Sequence[float]) -> tuple[int, ...]:
    """The seats that won; none in a draw of all."""
    best = max(scores)
    found = tuple(seat for seat, score in enumerate(scores) if score == best)
    return found if len(found) < len(scores) else ()
