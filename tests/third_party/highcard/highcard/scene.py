"""The picture of High Card: a row of cards, and below them those that were put away."""

from __future__ import annotations

from ludotek.kernel import Choice, Refusal, SeatFace, Text, Who
from ludotek.scene import Panel, Scene, Spot, Sprite, Surface, rect

from .rules import KEEP
from .view import HighCardView

WIDTH, HEIGHT = 360, 400


def x_of(seat: int) -> float:
    return 60 + 120 * seat


def about(view: HighCardView, action: int) -> tuple[str, ...]:
    """To keep a card, touch it; to swap it, touch the place where it is put away."""
    return (f"card-{view.seat}",) if action == KEEP else (f"away-{view.seat}",)


def scene_of(
    view: HighCardView, art: str, faces: tuple[SeatFace, ...], prompt: Text, choices: tuple[Choice, ...]
) -> Scene:
    cards = [card(f"card-{seat}", hand.card, x_of(seat), 110, faces[seat]) for seat, hand in enumerate(view.hands)]
    gone = [card(f"gone-{seat}", hand.discard, x_of(seat), 290, faces[seat]) for seat, hand in enumerate(view.hands)]
    return Scene(
        art=art,
        surfaces=(Surface("board", WIDTH, HEIGHT, (rect(0, 0, WIDTH, HEIGHT, fill="paper"),)),),
        sprites=tuple(sprite for sprite in (*cards, *gone) if sprite),
        spots=tuple(Spot(f"away-{seat}", x_of(seat), 290) for seat in range(len(view.hands))),
        panels=tuple(Panel(seat, face, seat == view.seat) for seat, face in enumerate(faces)),
        prompt=prompt,
        choices=choices,
    )


def card(id: str, rank: int | None, x: float, y: float, face: SeatFace) -> Sprite | None:
    if rank is None:
        return Sprite(id, "back", x, y, 70, tone=face.tone)
    return Sprite(id, "card", x, y, 70, tone=face.tone, badge=str(rank)) if rank else None


def explain(view: HighCardView, things: tuple[str, ...]) -> Refusal | None:
    if view.phase != "choose" or not things:
        return None
    if view.viewer != view.actor:
        return Refusal("not_your_turn", Text("refuse-not-your-turn", {"who": Who(view.seat)}), "HC-03")
    if things == (f"away-{view.seat}",) and view.hands[view.seat].card == view.ranks:
        return Refusal("highest_card", Text("refuse-highest-card"), "HC-05")
    return None
