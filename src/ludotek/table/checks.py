"""What has to be true before most commands."""

from __future__ import annotations

from ludotek.table import commands as ask
from ludotek.table.errors import TableError
from ludotek.table.table import Table


def check_running(table: Table) -> None:
    if not table.is_started:
        waiting = [number for number, seat in enumerate(table.seats) if seat.is_open]
        raise TableError("table/not_started", f"the match begins when everybody is here; open seats: {waiting}")
    if table.is_over:
        raise TableError("table/over", "the match is over")


def check_up_to_date(table: Table, asked: ask.Play | ask.Throw | ask.Enter | ask.AskHint) -> None:
    if not table.moved <= asked.seen <= table.seq:
        raise TableError(
            "table/out_of_date",
            f"seat {asked.seat} chose after entry {asked.seen}, but the position is that of entry {table.moved}",
        )
