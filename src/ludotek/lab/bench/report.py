"""What is printed."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from ludotek.lab.bench.findings import Memory, Report, Result


def show(report: Report, console: Console) -> None:
    about, effort = report.machine, report.effort
    console.print(f"{about['cpu']}, {about['cores']} cores, Python {about['python']}", highlight=False)
    console.print(f"per CPU-second, median of {effort.rounds} rounds of {effort.seconds:g} s", highlight=False)
    for one in report.results:
        console.print()
        console.print(rates(one))
        if one.ratios:
            console.print(ratios(one))
        for line in one.legend:
            console.print(line, style="dim", highlight=False)
    console.print()
    for memory in report.memory:
        console.print(memory_line(memory), highlight=False)
    for remark in report.remarks:
        console.print(f"! {remark}", style="yellow", highlight=False)


def rates(one: Result) -> Table:
    table = Table("", title=one.title, title_justify="left", title_style="bold")
    for heading in ("decisions/s", "lowest to highest", "games/s"):
        table.add_column(heading, justify="right")
    for row in one.rows:
        all_ = row.decisions
        games = short(row.games.median) if row.games.median else ""  # not all count them
        table.add_row(row.name, short(all_.median), f"{short(all_.low)} to {short(all_.high)}", games)
    return table


def ratios(one: Result) -> Table:
    table = Table("", "times", "lowest to highest", "wanted")
    for ratio in one.ratios:
        who = f"{ratio.ours} / {ratio.theirs}" + (", in games" if ratio.unit == "games" else "")
        between = f"{ratio.times.low:.3g} to {ratio.times.high:.3g}"
        wanted = "" if ratio.wanted is None else f"{ratio.wanted:g}: {'yes' if ratio.is_reached else 'NO'}"
        table.add_row(who, f"{ratio.times.median:.3g}", between, wanted)
    return table


def short(number: float) -> str:
    """Three figures: 18.1 M, 390 k, 12.5."""
    for size, letter in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:#.3g}".rstrip(".") + letter
    return f"{number:#.3g}".rstrip(".")


def memory_line(memory: Memory) -> str:
    grown = memory.after_kb - memory.before_kb
    return (
        f"{memory.games:,} games of {memory.game}, {memory.seats} players: "
        f"{memory.before_kb:,} kB resident before, {memory.after_kb:,} kB after ({grown:+,} kB)"
    )
