"""Reports as one HTML page that needs nothing else: tables, and plots in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludotek.lab.report import Report, Share, percent, shown

WIDTH, ROW, LABEL = 560, 26, 130  # of a plot
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #222; background: #fff; }
table { border-collapse: collapse; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
td.number { text-align: right; font-variant-numeric: tabular-nums; } svg { max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { body { color: #eee; background: #1c1c1e; } svg text { fill: #eee; } }
"""


def page(title: str, reports: Sequence[Report]) -> str:
    parts = "\n".join(section(report) for report in reports)
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>\n"
        f"{overview(reports)}\n{parts}\n</body>\n</html>\n"
    )


def name_of(report: Report) -> str:
    options = ", ".join(f"{name} {value}" for name, value in shown(report.setting.options).items())
    return f"{report.setting.seats} seats" + (f", {options}" if options else "")


def overview(reports: Sequence[Report]) -> str:
    """The first seat's advantage and the length of all settings in one plot each."""
    if len(reports) < 2:
        return ""
    firsts = [Share(name_of(report), *numbers(report.first)) for report in reports]
    pars = [report.par for report in reports]
    return f"<h2>Who decides first</h2>\n{bars(firsts, pars)}\n<h2>Decisions of a game</h2>\n{lengths(reports)}"


def numbers(share: Share) -> tuple[int, float, float, float]:
    return share.games, share.mean, share.low, share.high


def section(report: Report) -> str:
    stopped = "" if report.is_whole else ", stopped before the end"
    rows = "\n".join(row(one.share, one.elo) for one in report.standings)
    shares = [one.share for one in report.standings]
    seats = [Share(f"seat {share.name}", *numbers(share)) for share in report.seats]
    first = Share("decides first", *numbers(report.first))
    luck = [] if report.luckier_won is None else [Share("more luck won", *numbers(report.luckier_won))]
    return (
        f"<h2>{escape(report.setting.game)}: {escape(name_of(report))}</h2>\n<p>{report.games} games{stopped}.</p>\n"
        "<table><tr><th>bot</th><th>share of the wins</th><th>95 % interval</th><th>games</th><th>Elo</th></tr>\n"
        f"{rows}\n</table>\n{bars(shares, [report.par] * len(shares))}\n"
        f"<h3>By seat</h3>\n{bars([*seats, first, *luck], [report.par] * (len(seats) + 1 + len(luck)))}\n"
        f"<h3>Decisions</h3>\n{lengths([report])}\n"
    )


def row(share: Share, elo: float | None) -> str:
    cells = [f"{percent(share.low)} to {percent(share.high)}", str(share.games), "" if elo is None else f"{elo:.0f}"]
    rest = "".join(f'<td class="number">{cell}</td>' for cell in [percent(share.mean), *cells])
    return f"<tr><td>{escape(share.name)}</td>{rest}</tr>"


def bars(shares: Sequence[Share], pars: Sequence[float]) -> str:
    """A bar with its interval for each share, and a line for what equal players have."""
    return drawing([bar(share, par) for share, par in zip(shares, pars, strict=True)])


def bar(share: Share, par: float) -> str:
    low, mean, high, even = (LABEL + (WIDTH - LABEL) * number for number in (share.low, share.mean, share.high, par))
    return (
        f'<text x="0" y="17" font-size="13">{escape(share.name)}</text>'
        f'<rect x="{LABEL}" y="5" width="{mean - LABEL:.1f}" height="14" fill="#4c78a8"/>'
        f'<path d="M{low:.1f} 12H{high:.1f}" stroke="#e45756" stroke-width="3"/>'
        f'<path d="M{even:.1f} 1v22" stroke="#888" stroke-dasharray="3 2"/>'
        f"<title>{escape(share.name)}: {percent(share.mean)}</title>"
    )


def lengths(reports: Sequence[Report]) -> str:
    """The middle and most games by their decisions."""
    longest = max(report.lengths.ninetieth for report in reports) or 1
    return drawing([length_bar(report, longest) for report in reports])


def length_bar(report: Report, longest: int) -> str:
    length, scale = report.lengths, (WIDTH - LABEL - 60) / longest
    low, middle, high = (LABEL + scale * number for number in (length.tenth, length.median, length.ninetieth))
    return (
        f'<text x="0" y="17" font-size="13">{escape(name_of(report))[:22]}</text>'
        f'<path d="M{low:.1f} 12H{high:.1f}" stroke="#4c78a8" stroke-width="8"/>'
        f'<circle cx="{middle:.1f}" cy="12" r="6" fill="#e45756"/>'
        f'<text x="{high + 10:.1f}" y="17" font-size="13">{length.median}</text>'
    )


def drawing(rows: Sequence[str]) -> str:
    height = len(rows) * ROW
    groups = "".join(f'<g transform="translate(0 {ROW * place})">{one}</g>' for place, one in enumerate(rows))
    return f'<svg viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" role="img">{groups}</svg>'
