"""A hint for the person who is asked: what a strong bot would do, from what the seat may know."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from ludotek.server.device import Device
from ludotek.server.messages import Advised, Done
from ludotek.server.room import Room
from ludotek.server.services import Denied, Services
from ludotek.table import AskHint, Caller
from ludotek.table.bots import bot_rng
from ludotek.workers import Advise, HintMove, question

SHOWN: Final = 3  # moves


async def give_hint(services: Services, room: Room, device: Device, asked: AskHint, id: str, caller: Caller) -> Advised:
    """Everybody is told first, then the bot thinks. The same position gives the same hint."""
    seq = await room.carry_out(asked, f"{asked.seat}/{id}", caller)
    device.send(Done(id, seq))
    table, moved = room.table, room.table.moved
    if table.match.state.actor != asked.seat or not table.is_hint_told(asked.seat):  # else an old id would tell nobody
        raise Denied("hint/too_late", "the match has gone on meanwhile", 409)
    state = table.match.state
    view, samples = table.game.view(state, asked.seat), table.game.samples(state, asked.seat)
    job = Advise(question(table.game, view, samples, bot_rng(table)), SHOWN)
    found = msgspec.convert(await asyncio.wrap_future(services.workers.submit(job)), list[HintMove])
    best = sum(move.is_best for move in found)
    return Advised(id, moved, tuple(found[:SHOWN]), best, len(found))
