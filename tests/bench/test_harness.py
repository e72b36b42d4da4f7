"""The harness counts and compares rightly. Nothing here depends on how fast anything is."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from bench import peers
from ludotek import catalogue
from ludotek.kernel import Rng, State, play_games
from ludotek.lab.bench import contestants, process, race, report
from ludotek.lab.bench.findings import QUICK, Comparison, Contestant, Count, Heat, Spread


def start() -> State:
    game = catalogue.game("ludo")
    state: State = game.new(4, game.options(4))
    return state


def test_a_driven_loop_plays_the_games_of_the_engine() -> None:
    in_engine, driven = Rng(5), Rng(5)
    assert process.drive(start(), 20, driven) == play_games(start(), 20, in_engine)
    assert driven.bits() == in_engine.bits()


def test_the_bulk_call_plays_the_games_of_the_engine() -> None:
    """So its decisions may be counted by playing them once more."""
    in_engine, advanced = Rng(5), Rng(5)
    process.drive_advancing(start(), 20, advanced)
    play_games(start(), 20, in_engine)
    assert advanced.bits() == in_engine.bits()


@pytest.mark.parametrize("way", process.WAYS)
def test_every_way_counts_applied_actions(way: str) -> None:
    count = process.run_way(way, start(), 0.001)
    assert count.games >= 1
    assert count.decisions == play_games(start(), count.games, Rng(process.SEED))


def test_a_rate_is_per_cpu_second() -> None:
    count = Count(games=6, decisions=900, cpu_seconds=3.0)
    assert (count.rate("games"), count.rate("decisions")) == (2.0, 300.0)


def test_ratios_are_taken_round_by_round() -> None:
    """A round in which everything is ten times slower changes no ratio."""
    ours = [Count(1, 20, 1.0), Count(1, 2, 1.0), Count(1, 30, 1.0)]
    theirs = [Count(1, 10, 1.0), Count(1, 1, 1.0), Count(1, 10, 1.0)]
    ratio = race.ratio(Comparison("a", "b", "decisions", 2), ours, theirs)
    assert ratio.times == Spread(2.0, 2.0, 3.0)
    assert ratio.is_reached


def says(words: str, name: str = "one") -> Contestant:
    return Contestant(name, (sys.executable, "-c", words))


def test_contestants_take_turns() -> None:
    heat = Heat("both", (says("", "one"), says("", "two")))
    assert [(number, c.name) for number, _, c in race.turns([heat], 2)] == [
        (1, "one"),
        (1, "two"),
        (2, "one"),
        (2, "two"),
    ]


def test_who_fails_is_named_with_the_reason() -> None:
    good = says('print(\'noise\'); print(\'{"games": 1, "decisions": 2, "cpu_seconds": 1}\')', "good")
    heat = Heat("both", (says("raise SystemExit('no such game')", "bad"), good))
    counts, remarks = race.run([heat], QUICK, lambda _: None)
    assert list(counts) == [("both", "good")]
    assert remarks == ["bad (both) did not run: no such game"]


def test_an_engine_that_was_not_asked_for_is_not_measured() -> None:
    said = '{"games": 1, "decisions": 2, "cpu_seconds": 1, "engine": "interpreted"}'
    wished = msgspec.structs.replace(says(f"print('{said}')"), environment={"LUDOTEK_ENGINE": "compiled"})
    with pytest.raises(race.Failed, match="compiled engine is not built"):
        race.measure(wished, 0.1)


def test_the_peers_are_found_in_a_checkout() -> None:
    assert contestants.peers_file() == Path(peers.__file__)


def test_comparisons_name_contestants(tmp_path: Path) -> None:
    """A misspelt name would silently drop a ratio."""
    everyone = {c.name for heat in peers.heats(tmp_path)[0] for c in heat.contestants} | set(peers.PACKAGES) | {peers.C}
    named = {n for heat in peers.heats(tmp_path)[0] for c in heat.comparisons for n in (c.ours, c.theirs)}
    assert named <= everyone


def test_every_game_of_the_catalogue_is_on_the_shelf() -> None:
    names = [contestant.name for contestant in contestants.shelf().contestants]
    for game in catalogue.games().values():
        assert f"{game.id}, {game.seats[0]} players" in names


@pytest.mark.parametrize(
    ("number", "text"),
    [(18_140_000, "18.1 M"), (390_400, "390 k"), (2_600_000, "2.60 M"), (12.46, "12.5"), (406, "406")],
)
def test_numbers_show_three_figures(number: float, text: str) -> None:
    assert report.short(number) == text


def test_a_search_counts_its_iterations() -> None:
    game = catalogue.game("last_one_alive")
    count = process.run_search(game, game.new(2, game.options(2)), 0.001)
    assert count.games >= 1
    assert count.decisions == count.games * process.ITERATIONS


def test_every_game_is_searched() -> None:
    heat = contestants.searches()
    assert [one.command[3] for one in heat.contestants[:1]] == ["search"]
    assert len(heat.contestants) == len(catalogue.games())
