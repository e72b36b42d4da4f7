"""The picture of High Card: a row of cards, and below them those that were put away."""

from ludotek.kernel import Text
from ludotek.scene import Picture, Spot, Sprite, Surface, rect

from .view import HighCardView


def picture_of(view: HighCardView) -> Picture:
    board = Surface("board", 360, 400, (rect(0, 0, 360, 400, fill="paper"),))
    rows = (("card", 110, view.cards), ("away", 290, view.discards))
    cards = [card(row, seat, y, rank) for row, y, ranks in rows for seat, rank in enumerate(ranks) if rank != 0]
    spots = (Spot("keep", 60 + 120 * view.seat, 110), Spot("swap", 60 + 120 * view.seat, 290))  # touched to choose
    return Picture(len(view.cards), (board,), tuple(cards), spots)


def card(row: str, seat: int, y: float, rank: int | None) -> Sprite:
    name = "card" if rank else "back"
    return Sprite(f"{row}-{seat}", name, 60 + 120 * seat, y, 70, tone="ink", label=Text(name), badge=str(rank or ""))
