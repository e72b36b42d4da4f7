"""Old matches are archived or deleted, as the operator chose. A few at a time, while the server runs."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from ludotek.game import AnyGame
from ludotek.server.archive import archive_file, write_archive
from ludotek.server.settings import Settings
from ludotek.store import Store, StoreError
from ludotek.table import Table

DAY: Final = 86_400.0
FIRST: Final = 60.0  # seconds after the start
EVERY: Final = 6 * 3600.0  # seconds between two times
MOST: Final = 100  # matches at a time; then it goes on a moment later
MOMENT: Final = 1.0
log = logging.getLogger("ludotek.server")


class Swept(msgspec.Struct):
    """What was done."""

    looked_at: int = 0
    archived: int = 0
    deleted: int = 0


class Retention:
    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        settings: Settings,
        is_open: Callable[[str], bool] = lambda match: False,
    ) -> None:
        """`is_open`: whether somebody has a match open here, which is then left alone."""
        self.store = store
        self.games = games
        self.wishes = settings.matches
        self.archive = Path(self.wishes.archive).expanduser() if self.wishes.archive else None
        self.folder = self.archive or settings.storage.folder / "archive"
        self.is_open = is_open

    async def run(self) -> None:
        """Runs as long as the server. Several servers of one database may do so at once: each deletion is checked."""
        if self.wishes.retention == "keep":
            return
        await asyncio.sleep(FIRST * (1 + random.random()))
        while True:
            try:
                swept = await asyncio.to_thread(self.sweep, time.time())
                is_more = swept.archived + swept.deleted >= MOST
            except (StoreError, OSError) as error:
                log.warning("old matches are kept for now: %s", error)
                is_more = False
            await asyncio.sleep(MOMENT if is_more else EVERY * (0.9 + random.random() / 5))

    def sweep(self, now: float) -> Swept:
        """Archives or deletes up to so many old matches."""
        swept = Swept()
        if self.wishes.retention == "keep":
            return swept
        for match in self.store.old(now - self.wishes.keep_finished_days * DAY, is_over=True, most=MOST):
            self._end(match, swept)
        for match in self.store.old(now - self.wishes.keep_days * DAY, is_over=False, most=MOST):
            if self._is_over(match):
                self.store.note_over(match).result()
                swept.looked_at += 1
            else:
                self._end(match, swept)
        if swept.archived or swept.deleted:
            log.info("%s old matches were archived, %s deleted", swept.archived, swept.deleted)
        return swept

    def _is_over(self, match: str) -> bool:
        """A match that cannot be replayed here is not over, as far as anybody knows."""
        row = self.store.match_row(match)
        if row is None or row.game not in self.games:
            return False
        try:
            return Table.restore(self.games[row.game], row.secret, self.store.entries(match)).is_over
        except Exception:
            log.exception("match %s cannot be replayed", match)
            return False

    def _end(self, match: str, swept: Swept) -> None:
        whole = self.store.whole(match)
        if whole is None or self.is_open(match):
            return
        swept.looked_at += 1
        length = whole.entries[-1].seq if whole.entries else 0
        if self.wishes.retention == "archive":
            write_archive(archive_file(self.folder, whole), whole)
        if not self.store.delete(match, length).result():
            return
        if self.wishes.retention == "archive":
            swept.archived += 1
        else:
            swept.deleted += 1
