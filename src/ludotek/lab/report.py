"""What many games tell: shares of the wins with intervals, ratings, seats and lengths."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludotek.lab.duel import SURE, wilson
from ludotek.lab.games import Played, Setting

ROUNDS: Final = 2000  # of the ratings' search
MIDDLE: Final = 1500.0  # the mean of all ratings


class Share(msgspec.Struct, frozen=True):
    """A mean score with its 95 % interval."""

    name: str
    games: int
    mean: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    share: Share
    elo: float | None  # None for a single contestant


class Lengths(msgspec.Struct, frozen=True):
    """Decisions of a game."""

    mean: float
    shortest: int
    tenth: int  # a tenth of the games is not longer
    median: int
    ninetieth: int
    longest: int


class Report(msgspec.Struct, frozen=True):
    setting: Setting
    games: int
    is_whole: bool  # whether all games were played that were asked for
    par: float  # the mean score of a seat
    standings: tuple[Standing, ...]  # the best first
    seats: tuple[Share, ...]
    first: Share  # the seat that decides first
    lengths: Lengths
    luckier_won: Share | None  # where luck was judged: how often the winner had the most luck
    mattered: Share | None = None  # with other options: how often a game went another way than with the usual ones


def share_of(name: str, scores: Sequence[float]) -> Share:
    """Games are independent. Scores that are all the same have the interval of a share that is never empty."""
    count = len(scores)
    if count == 0:
        return Share(name, 0, 0.0, 0.0, 1.0)
    mean = sum(scores) / count
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(1, count - 1) / count)
    low, high = (mean - SURE * spread, mean + SURE * spread) if spread else wilson(mean, count)
    return Share(name, count, mean, max(0.0, low), min(1.0, high))


def report_of(
    setting: Setting, played: Sequence[Played], is_whole: bool = True, usual: Sequence[Played] = ()
) -> Report:
    """`usual` are games of the same bots and seed with the usual options."""
    contestants = range(len(setting.bots))
    scores: list[list[float]] = [[] for _ in contestants]
    for one in played:
        for seat, contestant in enumerate(setting.sitting(one.number)):
            scores[contestant].append(one.scores[seat])
    ratings = elo(setting, played)
    names = unique(setting.bots)
    table = [Standing(share_of(names[c], scores[c]), ratings[c]) for c in contestants]
    seats = [share_of(str(seat + 1), [one.scores[seat] for one in played]) for seat in range(setting.seats)]
    judged = [one for one in played if one.luck and max(one.scores) > min(one.scores)]
    return Report(
        setting=setting,
        games=len(played),
        is_whole=is_whole,
        par=sum(sum(one.scores) for one in played) / max(1, len(played)) / setting.seats,
        standings=tuple(sorted(table, key=lambda one: -one.share.mean)),
        seats=tuple(seats),
        first=share_of("first", [one.scores[one.first] for one in played]),
        lengths=lengths_of([one.decisions for one in played]),
        luckier_won=share_of("luck", [float(was_lucky(one)) for one in judged]) if judged else None,
        mattered=mattered_of(played, usual) if usual else None,
    )


def mattered_of(played: Sequence[Played], usual: Sequence[Played]) -> Share:
    """How often games with the same number, and so the same throws and draws, went different ways."""
    courses = {one.number: one.course for one in usual}
    pairs = [(one.course, courses[one.number]) for one in played if one.number in courses]
    return share_of("mattered", [float(course != other) for course, other in pairs])


def was_lucky(one: Played) -> bool:
    """Whether a seat with the best score had the most luck."""
    return one.scores[one.luck.index(max(one.luck))] == max(one.scores)


def unique(names: Sequence[str]) -> list[str]:
    """Names that occur twice are numbered."""
    numbered = [f"{name} {names[: index + 1].count(name)}" for index, name in enumerate(names)]
    return [name if names.count(name) == 1 else other for name, other in zip(names, numbered, strict=True)]


def lengths_of(decisions: Sequence[int]) -> Lengths:
    ordered = sorted(decisions) or [0]
    last = len(ordered) - 1
    tenth, median, ninetieth = (ordered[round(share * last)] for share in (0.1, 0.5, 0.9))
    return Lengths(sum(ordered) / len(ordered), ordered[0], tenth, median, ninetieth, ordered[-1])


def elo(setting: Setting, played: Sequence[Played]) -> list[float | None]:
    """Ratings by which every two contestants of a game meet: who has the higher score wins, a tie is half a win.

    Half a win and half a loss against an average player keep them finite.
    """
    count = len(setting.bots)
    if count < 2:
        return [None] * count
    wins = [[0.0] * count for _ in range(count)]
    for one in played:
        sitting = setting.sitting(one.number)
        for seat, mine in enumerate(sitting):
            for other, theirs in enumerate(sitting):
                if mine != theirs:
                    gain = one.scores[seat] - one.scores[other]
                    wins[mine][theirs] += 1.0 if gain > 0 else 0.5 if gain == 0 else 0.0
    strengths = strengths_of(wins)
    ratings = [400 * math.log10(strength) for strength in strengths]
    return [MIDDLE + rating - sum(ratings) / count for rating in ratings]


def strengths_of(wins: Sequence[Sequence[float]]) -> list[float]:
    """The strengths of the Bradley-Terry model: i beats j with chance s[i] / (s[i] + s[j])."""
    count = len(wins)
    strengths = [1.0] * count
    for _ in range(ROUNDS):
        old = strengths
        strengths = []
        for i in range(count):
            won = 0.5 + sum(wins[i])
            met = sum((wins[i][j] + wins[j][i]) / (old[i] + old[j]) for j in range(count) if j != i)
            strengths.append(won / (met + 1 / (old[i] + 1)))
        if max(abs(new / before - 1) for new, before in zip(strengths, old, strict=True)) < 1e-9:
            break
    return strengths


def to_json(reports: Sequence[Report]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(reports), indent=2)


def from_json(data: bytes) -> list[Report]:
    return msgspec.json.decode(data, type=list[Report])


def lines_of(report: Report) -> list[str]:
    """The table, in English."""
    setting, lengths = report.setting, report.lengths
    chosen = ", ".join(f"{name}={value}" for name, value in shown(setting.options).items()) or "usual options"
    lines = [
        f"{setting.game}, {setting.seats} seats, {chosen}: {report.games} games"
        + ("" if report.is_whole else " (stopped before the end)")
    ]
    if len(report.standings) > 1:  # one bot on all seats wins its share
        for one in report.standings:
            rating = "" if one.elo is None else f"  Elo {one.elo:.0f}"
            lines.append(f"  {one.share.name:<15}{interval(one.share)}{rating}")
    if report.mattered is not None:
        lines.append(f"  {'option matters':<15}{interval(report.mattered)}")
    lines.append(f"  {'decides first':<15}{interval(report.first)}  (par {percent(report.par)})")
    if report.luckier_won is not None:
        lines.append(f"  {'more luck won':<15}{interval(report.luckier_won)}")
    usual = f"middle {lengths.median}, most {lengths.tenth} to {lengths.ninetieth}"
    lines.append(f"  {'decisions':<16}{lengths.mean:.0f} a game; {usual}")
    return lines


def interval(share: Share) -> str:
    return f"{percent(share.mean):>7}  ({percent(share.low)} to {percent(share.high)}, {share.games} games)"


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def shown(options: dict[str, Any]) -> dict[str, Any]:
    """Options that are short enough to be named."""
    return {name: value for name, value in options.items() if isinstance(value, bool | int | str)}
