"""Whether the server can do its work, and the numbers that are looked at every few seconds."""

from __future__ import annotations

import asyncio
from typing import Final

from ludotek.server.metrics import Gauges
from ludotek.server.services import Services
from ludotek.store import StoreError

PATIENCE: Final = 5.0  # seconds for the store to answer
EVERY: Final = 5.0  # seconds between two looks at the numbers


async def problem_of(services: Services) -> str | None:
    """Why matches cannot be read or written here; None if they can. A store that failed is tried again."""
    if services.is_stopping:
        return "the server stops"
    try:
        await asyncio.wait_for(asyncio.to_thread(services.store.check), PATIENCE)
    except TimeoutError:
        return f"the store did not answer for {PATIENCE:g} seconds"
    except StoreError as error:
        return str(error)
    return None


async def look_at_numbers(services: Services) -> None:
    """Runs as long as the server. Being late itself tells how busy the event loop is."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + EVERY
        await asyncio.sleep(EVERY)
        services.metrics.note(
            Gauges(
                rooms=len(services.open_rooms()),
                writes_waiting=services.store.waiting,
                jobs_waiting=services.workers.waiting,
                loop_delay=loop.time() - due,
            )
        )
