"""What each viewer of High Card may know."""

from ludotek.kernel import View

from .rules import HighCardState


class HighCardView(View, frozen=True, kw_only=True):
    cards: tuple[int | None, ...]  # seat -> card, 0 for none, None for one that the viewer may not see
    discards: tuple[int | None, ...]
    phase: int
    seat: int


def view_of(state: HighCardState, viewer: int | None) -> HighCardView:
    cards, discards = enumerate(state.cards), enumerate(state.discards)
    return HighCardView(
        viewer=viewer,
        actor=int(state.actor),
        legal=tuple(state.legal()) if viewer == state.actor else (),
        cards=tuple(card if seat == viewer or state.is_shown(seat) or not card else None for seat, card in cards),
        discards=tuple(card if seat == viewer or not card else None for seat, card in discards),
        phase=state.phase,
        seat=state.seat,
    )
