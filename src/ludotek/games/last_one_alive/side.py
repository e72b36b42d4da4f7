"""Round the table: a panel for every seat."""

from __future__ import annotations

from ludotek.games.last_one_alive.terms import seat_face
from ludotek.games.last_one_alive.view import LoaView
from ludotek.kernel import Text
from ludotek.scene import Counter, Panel


def panel(view: LoaView, seat: int) -> Panel:
    return Panel(
        seat=seat,
        face=seat_face(view, seat),
        is_turn=view.stage not in ("first", "over") and seat == view.seat,
        counters=counters(view, seat),
        badges=badges(view, seat),
    )


def counters(view: LoaView, seat: int) -> tuple[Counter, ...]:
    """Two are enough for a phone: the dangers in front, and tiles or, in The Survivors, points. LOA-106"""
    face = view.seats[seat]
    if not face.is_alive:
        return ()
    ones, twos = face.front
    dangers = Counter(Text("counter-zombies"), ones + 2 * twos + sum(face.ambushes), "icon-zombies")
    if view.options.survivors:
        return dangers, Counter(Text("counter-points"), face.points, "icon-points")
    return dangers, Counter(Text("counter-tiles"), face.tiles, "icon-tiles")


def badges(view: LoaView, seat: int) -> tuple[Text, ...]:
    face = view.seats[seat]
    if seat in view.winners:
        return (Text("badge-won"),)
    return () if face.is_alive else (Text(f"badge-{face.status}"),)
