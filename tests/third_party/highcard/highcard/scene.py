"""The picture of High Card: a row of cards, and below them those that were put away."""

from ludotek.kernel import Text
from ludotek.scene import Line, Picture, Span, Spot, Sprite, Surface, rect

from .view import HighCardView


def picture_of(view: HighCardView) -> Picture:
    rows = (("card", 110, view.cards), ("gone", 290, view.discards))
    cards = [
        card(f"{row}-{seat}", rank, seat, y) for row, y, ranks in rows for seat, rank in enumerate(ranks) if rank != 0
    ]
    spots = tuple(Spot(f"away-{seat}", 60 + 120 * seat, 290) for seat in range(len(view.cards)))
    board = Surface("board", 360, 400, (rect(0, 0, 360, 400, fill="paper"),))
    return Picture(len(view.cards), (board,), tuple(cards), spots)


def card(id: str, rank: int | None, seat: int, y: float) -> Sprite:
    return Sprite(id, "card" if rank else "back", 60 + 120 * seat, y, 70, tone="ink", badge=str(rank or ""))


def lines_of(view: HighCardView) -> list[Line]:
    """A line for each player: the card, then the one put away; ? is hidden, - is none."""
    pairs = zip(view.cards, view.discards, strict=True)
    return [(Span(" ".join("?" if card is None else str(card or "-") for card in pair)),) for pair in pairs]


def outcome_text(view: HighCardView, action: int) -> Text:
    return Text("card", {"rank": action})
