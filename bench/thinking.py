"""Do people wait for bots that think elsewhere? `python -m bench.thinking [--matches 20] [--seconds 20]`

Ten matches of two people each, a tap twice a second in each; alone, and beside so many matches in which only experts
play, at the usual pace. Measured from sending `play` to having read the `update` on the other person's socket. The two
are measured in turn, so that whatever else the machine does disturbs both alike.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import time
import urllib.request
from typing import Any

from bench.serving import serving
from websockets.asyncio.client import ClientConnection, connect

PEOPLE = 10
PAUSE = 0.5  # seconds between two taps of a match
WANTED = 1.5  # at most so many times the delay without bots
GAMES = ("ludo", "sequence", "last_one_standing", "last_one_alive", "das_letzte_gefecht")


def create(base: str, game: str, seats: list[dict[str, str]]) -> dict[str, Any]:
    body = json.dumps({"game": game, "seats": seats, "pace": "normal"}).encode()
    request = urllib.request.Request(f"{base}/api/matches", body, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as reply:
        created: dict[str, Any] = json.load(reply)
        return created


class Person:
    """One socket at a seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seq, self.actor = 0, -1
        self.choices: list[int] = []

    async def hear(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await self.socket.recv())
        scene = message.get("scene") or message.get("change") or {}
        if "choices" in scene:
            self.choices = [choice["action"] for choice in scene["choices"]]
        if message["t"] in ("welcome", "update"):
            self.seq, self.actor = message["seq"], message["actor"]
        return message

    async def until(self, seq: int) -> None:
        while self.seq < seq:
            await self.hear()

    async def catch_up(self) -> None:
        await self.socket.send(json.dumps({"t": "ping", "id": "now"}))
        while (await self.hear()).get("id") != "now":
            pass


async def sit_down(base: str, created: dict[str, Any], seat: int) -> Person:
    socket = await connect(f"{base.replace('http', 'ws', 1)}/api/socket", max_size=None, compression=None)
    person = Person(socket)
    await socket.send(json.dumps({"t": "hello", "match": created["match"], "keys": [created["seats"][seat]["key"]]}))
    await person.hear()
    return person


async def play(base: str, number: int, until: float, delays: list[float]) -> None:
    """Two people tap in turn until the time is over, in one match after the other."""
    here = {"kind": "here", "nonce": "bench"}
    await asyncio.sleep(PAUSE * number / PEOPLE)
    while time.perf_counter() < until:
        created = await asyncio.to_thread(create, base, "ludo", [here, here])
        people = [await sit_down(base, created, seat) for seat in (0, 1)]
        while time.perf_counter() < until:
            for one in people:
                await one.catch_up()
            seat = people[0].actor
            if seat < 0:
                break
            mover, other = people[seat], people[1 - seat]
            command = {"t": "play", "seat": seat, "action": mover.choices[0], "seen": mover.seq}
            begun = time.perf_counter()
            await mover.socket.send(json.dumps({"t": "do", "id": f"t{mover.seq}", "command": command}))
            await other.until(mover.seq + 1)
            delays.append(time.perf_counter() - begun)
            await asyncio.sleep(PAUSE)
        for one in people:
            await one.socket.close()


async def measure(matches: int, seconds: float) -> list[float]:
    """The delays of people's moves in milliseconds, beside so many matches of experts."""
    with serving() as base:
        for number in range(matches):
            bot = {"kind": "bot", "level": "expert"}
            await asyncio.to_thread(create, base, GAMES[number % len(GAMES)], [bot, bot])
        await asyncio.sleep(3)  # the workers have started
        delays: list[float] = []
        until = time.perf_counter() + seconds
        await asyncio.gather(*(play(base, number, until, delays) for number in range(PEOPLE)))
        return [1000 * delay for delay in delays]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20, help="of bots")
    parser.add_argument("--seconds", type=float, default=20, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=2)
    asked = parser.parse_args()
    found: dict[int, list[float]] = {0: [], asked.matches: []}
    for _ in range(asked.rounds):
        for matches in found:
            found[matches] += asyncio.run(measure(matches, asked.seconds))
    for matches, delays in found.items():
        ordered = sorted(delays)
        p95 = ordered[int(0.95 * len(ordered))]
        middle = statistics.median(ordered)
        print(f"beside {matches:>2} matches of experts: {len(ordered)} moves, p50 {middle:.1f} ms, p95 {p95:.1f} ms")
    ratio = statistics.median(found[asked.matches]) / statistics.median(found[0])
    print(f"p50 is {ratio:.2f} times as long; at most {WANTED} is wanted")


if __name__ == "__main__":
    main()
