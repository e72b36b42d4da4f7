"""Reports as one HTML page that needs nothing else: tables, and plots in SVG."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludotek.lab.report import Report, Share, percent, shown

KEY: Final = "Blue: share of the wins. Red: its 95 % interval. Dashed: what equal players have."
LENGTH_KEY: Final = "Red: the median. Blue: from a tenth to nine tenths of the games."
MATTERS_KEY: Final = (
    "Games in which the same throws, draws and players went another way than with the usual options. "
    "Red: the 95 % interval."
)
PLOT, FIGURE, ROW, AXIS = 400, 70, 26, 22  # of a plot: its width, the column of figures, a row, the line of the scale
LETTER, GAP, NARROW = 7.6, 14, 110  # of labels: the width of a letter, the space after them, the smallest column
TICKS: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
body { color: #222; background: #fff; }
table { border-collapse: collapse; margin-bottom: 1rem; } td, th { padding: .2rem .8rem .2rem 0; text-align: left; }
td.number, th.number { text-align: right; font-variant-numeric: tabular-nums; }
figure { margin: 0; overflow-x: auto; } svg text { fill: #222; font-size: 13px; }
svg .scale { fill: #777; font-size: 11px; }
@media (prefers-color-scheme: dark) {
  body { color: #eee; background: #1c1c1e; } svg text { fill: #eee; } svg .scale { fill: #aaa; }
}
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
    options = ", ".join(f"{name}={value}" for name, value in shown(report.setting.options).items())
    return f"{report.setting.seats} seats" + (f", {options}" if options else "")


def named(report: Report, share: Share) -> Share:
    return Share(name_of(report), *numbers(share))


def overview(reports: Sequence[Report]) -> str:
    """The first seat's advantage, the length and what options change, of all settings in one plot each."""
    if len(reports) < 2:
        return ""
    firsts = [named(report, report.first) for report in reports]
    matters = [named(report, report.mattered) for report in reports if report.mattered is not None]
    found = (
        f"<h2>Who decides first</h2>\n{bars(firsts, [report.par for report in reports])}\n<p>{KEY}</p>\n"
        f"<h2>Decisions of a game</h2>\n{lengths(reports)}\n<p>{LENGTH_KEY}</p>"
    )
    if matters:
        found += f"\n<h2>How often an option matters</h2>\n{bars(matters)}\n<p>{MATTERS_KEY}</p>"
    return found


def numbers(share: Share) -> tuple[int, float, float, float]:
    return share.games, share.mean, share.low, share.high


def section(report: Report) -> str:
    stopped = "" if report.is_whole else ", stopped before the end"
    seats = [Share(f"seat {share.name}", *numbers(share)) for share in report.seats]
    rows = [*seats, Share("decides first", *numbers(report.first))]
    if report.luckier_won is not None:
        rows.append(Share("more luck won", *numbers(report.luckier_won)))
    return (
        f"<h2>{escape(report.setting.game)}: {escape(name_of(report))}</h2>\n<p>{report.games} games{stopped}.</p>\n"
        f"{standings(report)}<h3>By seat</h3>\n{bars(rows, [report.par] * len(rows))}\n"
        f"<p>{KEY}</p>\n<h3>Decisions of a game</h3>\n{lengths([report])}\n<p>{length_line(report)}</p>\n"
    )


def standings(report: Report) -> str:
    """Nothing for a single bot: on all seats it wins its share."""
    if len(report.standings) < 2:
        return ""
    heads = '<th>bot</th><th class="number">share of the wins</th><th class="number">95 % interval</th>'
    heads += '<th class="number">games</th><th class="number">Elo</th>'
    rows = "\n".join(row(one.share, one.elo) for one in report.standings)
    shares = [one.share for one in report.standings]
    return f"<table><tr>{heads}</tr>\n{rows}\n</table>\n{bars(shares, [report.par] * len(shares))}\n"


def length_line(report: Report) -> str:
    found = report.lengths
    return (
        f"Median {found.median}, mean {found.mean:.0f}, from {found.shortest} to {found.longest}; "
        f"eight of ten games have {found.tenth} to {found.ninetieth}. {LENGTH_KEY}"
    )


def row(share: Share, elo: float | None) -> str:
    cells = [f"{percent(share.low)} to {percent(share.high)}", str(share.games), "" if elo is None else f"{elo:.0f}"]
    rest = "".join(f'<td class="number">{cell}</td>' for cell in [percent(share.mean), *cells])
    return f"<tr><td>{escape(share.name)}</td>{rest}</tr>"


def bars(shares: Sequence[Share], pars: Sequence[float] = ()) -> str:
    """A bar with its interval for each share, its figure, and where given a line for what equal players have."""
    drawn = [bar(share) for share in shares]
    drawn = [one + even(par) for one, par in zip(drawn, pars, strict=True)] if pars else drawn
    scale = [(PLOT * tick, f"{100 * tick:.0f} %") for tick in TICKS]
    return drawing([share.name for share in shares], drawn, scale)


def bar(share: Share) -> str:
    low, mean, high = (PLOT * number for number in (share.low, share.mean, share.high))
    return (
        f'<rect y="5" width="{mean:.1f}" height="14" fill="#4c78a8"/>'
        f'<path d="M{low:.1f} 12H{high:.1f}" stroke="#e45756" stroke-width="3"/>'
        f'<text x="{PLOT + GAP}" y="17">{percent(share.mean)}</text>'
        f"<title>{escape(share.name)}: {percent(share.mean)}</title>"
    )


def even(par: float) -> str:
    return f'<path d="M{PLOT * par:.1f} 1v22" stroke="#888" stroke-dasharray="3 2"/>'


def lengths(reports: Sequence[Report]) -> str:
    """The middle and most games by their decisions."""
    longest = max(report.lengths.ninetieth for report in reports) or 1
    drawn = [length_bar(report, PLOT / longest) for report in reports]
    scale = [(PLOT * tick, f"{longest * tick:.0f}") for tick in TICKS]
    return drawing([name_of(report) for report in reports], drawn, scale)


def length_bar(report: Report, scale: float) -> str:
    length = report.lengths
    low, middle, high = (scale * number for number in (length.tenth, length.median, length.ninetieth))
    return (
        f'<path d="M{low:.1f} 12H{high:.1f}" stroke="#4c78a8" stroke-width="8"/>'
        f'<circle cx="{middle:.1f}" cy="12" r="6" fill="#e45756"/>'
        f'<text x="{PLOT + GAP}" y="17">{length.median}</text>'
    )


def drawing(labels: Sequence[str], rows: Sequence[str], scale: Sequence[tuple[float, str]]) -> str:
    """Rows with their labels, and a scale below: what is drawn begins right of the longest label."""
    left = round(max(NARROW, LETTER * max(map(len, labels)) + GAP))
    width, bottom = left + PLOT + FIGURE, len(rows) * ROW
    groups = "".join(
        f'<g transform="translate({left} {ROW * place})"><text x="-{left}" y="17">{escape(label)}</text>{one}</g>'
        for place, (label, one) in enumerate(zip(labels, rows, strict=True))
    )
    ticks = "".join(
        f'<path d="M{x:.1f} 0v4" stroke="#888"/>'
        f'<text class="scale" x="{x:.1f}" y="16" text-anchor="middle">{name}</text>'
        for x, name in scale
    )
    axis = f'<g transform="translate({left} {bottom})"><path d="M0 0H{PLOT}" stroke="#888"/>{ticks}</g>'
    size = f'width="{width}" height="{bottom + AXIS}"'
    return f'<figure><svg viewBox="0 0 {width} {bottom + AXIS}" {size} role="img">{groups}{axis}</svg></figure>'
