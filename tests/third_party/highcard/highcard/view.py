"""What each viewer of High Card may know."""

from ludotek.kernel import View, frame, shown

from .rules import HighCardState


class HighCardView(View, frozen=True, kw_only=True):
    cards: tuple[int | None, ...]  # seat -> card, 0 for none, None for one that the viewer may not see
    discards: tuple[int | None, ...]
    seat: int  # who gets a card or decides


def view_of(state: HighCardState, viewer: int | None) -> HighCardView:
    return HighCardView(
        **frame(state, viewer),
        cards=shown(state.cards, {viewer, *state.showing()}),
        discards=shown(state.discards, {viewer}),
        seat=state.seat,
    )
