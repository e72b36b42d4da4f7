"""Games on several processes: the same results, kept when it is stopped; and what a report says of them."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from ludotek import catalogue
from ludotek.lab import workers
from ludotek.lab.balance import settings_of
from ludotek.lab.games import Played, Setting, play_range
from ludotek.lab.page import page
from ludotek.lab.report import elo, from_json, lengths_of, lines_of, report_of, share_of, to_json
from ludotek.lab.workers import jobs_of, play_all

LUDO = Setting("ludo", 2, {"pieces": 1, "die": "plain"}, ("random", "random"), seed=5)
CARDS = Setting("last_one_alive", 2, {}, ("random",), seed=5)


@pytest.fixture(scope="module")
def alone() -> list[list[Played]]:
    return play_all([LUDO, CARDS], 6, processes=1)[0]


def test_the_number_of_processes_makes_no_difference(alone: list[list[Played]]) -> None:
    found, is_whole = play_all([LUDO, CARDS], 6, processes=2)
    assert is_whole
    assert found == alone
    assert found[0] == play_range(LUDO, 0, 6)
    assert len({one.decisions for one in found[0]}) > 1, "games of one setting are different ones"


def test_every_game_is_played_once() -> None:
    jobs = jobs_of([LUDO, CARDS], 50, 3)
    for number in (0, 1):
        parts = [range(first, first + count) for which, _, first, count in jobs if which == number]
        assert sorted(game for part in parts for game in part) == list(range(50))


def test_what_is_done_before_ctrl_c_is_kept(monkeypatch: pytest.MonkeyPatch, alone: list[list[Played]]) -> None:
    def stopped(jobs: object, play: object) -> Iterator[tuple[int, list[Played]]]:
        yield 0, alone[0][:3]
        raise KeyboardInterrupt

    monkeypatch.setattr(workers, "in_process", stopped)
    seen: list[int] = []
    found, is_whole = play_all([LUDO, CARDS], 6, processes=1, progress=seen.append)
    assert found == [alone[0][:3], []]
    assert seen == [3]
    assert not is_whole
    report = report_of(LUDO, found[0], is_whole)
    assert "stopped before the end" in "\n".join(lines_of(report))
    assert report_of(CARDS, found[1], is_whole).games == 0


def test_processes_ignore_ctrl_c_even_while_they_start() -> None:
    """A terminal interrupts all processes; those that play leave it to the one that gathers."""
    ask = [sys.executable, "-c", "import signal; print(signal.getsignal(signal.SIGINT) == signal.SIG_IGN)"]
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests in the background ignores it
    try:
        with workers.interrupts_ignored():
            inside = subprocess.run(ask, stdout=subprocess.PIPE, text=True, check=True).stdout
        after = subprocess.run(ask, stdout=subprocess.PIPE, text=True, check=True).stdout
    finally:
        signal.signal(signal.SIGINT, before)
    assert (inside.strip(), after.strip()) == ("True", "False")


def played(number: int, *scores: float, decisions: int = 10, first: int = 0, luck: tuple[float, ...] = ()) -> Played:
    return Played(number, scores, decisions, first, luck)


def test_a_contestant_has_the_scores_of_the_seats_it_sat_on() -> None:
    """In game 0 the first contestant is on seat 0, in game 1 on seat 1: it won both."""
    report = report_of(LUDO, [played(0, 1.0, 0.0, first=1), played(1, 0.0, 1.0, first=1)])
    assert [(one.share.name, one.share.mean) for one in report.standings] == [("random 1", 1.0), ("random 2", 0.0)]
    assert [share.mean for share in report.seats] == [0.5, 0.5]
    assert report.first.mean == 0.5
    assert report.par == 0.5
    assert report.standings[0].elo > 1500 > report.standings[1].elo  # type: ignore[operator]  # both have one


def test_ratings_follow_from_the_odds() -> None:
    """Three wins to one are 400 * log10(3) = 191 points, as far as the half game against an average player allows."""
    many = [played(2 * number, float(number % 4 > 0), float(number % 4 == 0)) for number in range(4000)]
    first, second = elo(LUDO, many)
    assert first is not None
    assert second is not None
    assert first - second == pytest.approx(190.8, abs=1)
    assert first + second == pytest.approx(3000)


def test_intervals_are_those_of_the_normal_distribution() -> None:
    share = share_of("x", [0.0, 1.0] * 200)
    assert share.low == pytest.approx(0.451, abs=0.001)
    assert share.high == pytest.approx(0.549, abs=0.001)
    sure = share_of("x", [1.0] * 20)
    assert sure.high == 1.0
    assert 0.8 < sure.low < 0.9


def test_lengths_and_luck() -> None:
    lengths = lengths_of(range(1, 102))
    assert (lengths.shortest, lengths.tenth, lengths.median, lengths.ninetieth, lengths.longest) == (1, 11, 51, 91, 101)
    report = report_of(LUDO, [played(0, 1, 0, luck=(0.3, -0.3)), played(1, 1, 0, luck=(-0.1, 0.1))])
    assert report.luckier_won is not None
    assert report.luckier_won.mean == 0.5


def test_a_report_survives_json_and_is_a_page_by_itself(alone: list[list[Played]]) -> None:
    reports = [report_of(setting, games) for setting, games in zip((LUDO, CARDS), alone, strict=True)]
    assert from_json(to_json(reports)) == reports
    html = page("Ludo <b>", reports)
    assert "Ludo &lt;b&gt;" in html
    assert html.count("<svg") >= 6
    assert not re.findall(r"(src|href)=|@import|url\(", html), "it needs nothing else"


def test_balance_tries_every_number_of_players_and_every_option_alone() -> None:
    settings = list(settings_of(catalogue.game("last_one_alive"), "random", 1))
    assert [setting.seats for setting in settings if not setting.options] == [2, 3, 4, 5]
    changed = [setting.options for setting in settings if setting.options]
    assert {"survivors": True} in changed
    assert all(len(options) == 1 for options in changed)
    assert len(changed) == len({str(options) for options in changed})


def test_an_option_matters_where_the_same_throws_and_players_go_another_way() -> None:
    usual = play_range(LUDO, 0, 4)
    pieces = report_of(LUDO, play_range(replace(LUDO, options={"pieces": 2, "die": "plain"}), 0, 4), usual=usual)
    assert pieces.mattered is not None
    assert (pieces.mattered.games, pieces.mattered.mean) == (4, 1.0)
    same = report_of(LUDO, play_range(replace(LUDO, with_luck=True), 0, 3), usual=usual)
    assert same.mattered is not None
    assert (same.mattered.games, same.mattered.mean) == (3, 0.0)
    assert report_of(LUDO, usual).mattered is None
    assert "option matters" in "\n".join(lines_of(pieces))
    html = page("Balance", [report_of(LUDO, usual), pieces])
    assert "How often an option matters" in html
    assert "How often an option matters" not in page("Balance", [report_of(LUDO, usual)] * 2)


def test_plots_begin_right_of_the_longest_label() -> None:
    long = replace(LUDO, options={"die": "plain", "a_very_long_name_of_an_option": "with_a_long_value & more"})
    html = page("Long", [report_of(LUDO, []), report_of(long, [])])
    label = "2 seats, die=plain, a_very_long_name_of_an_option=with_a_long_value &amp; more"
    assert f">{label}</text>" in html, "nothing is cut off"
    assert int(re.findall(rf'translate\((\d+) \d+\)"><text x="-\d+" y="17">{label}', html)[0]) >= 7 * len(label) - 35


def test_a_bot_alone_on_all_seats_has_no_standing(alone: list[list[Played]]) -> None:
    """It wins its share of the games, whatever it does."""
    report = report_of(CARDS, alone[1])
    assert "random" not in "\n".join(lines_of(report))
    assert "<table>" not in page("One bot", [report])


def test_luck_is_judged_where_it_is_asked_for() -> None:
    (one,) = play_range(Setting("ludo", 2, {"pieces": 1}, ("random",), with_luck=True), 0, 1)
    assert len(one.luck) == 2
    assert any(one.luck)
