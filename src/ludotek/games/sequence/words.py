"""Sequence in words: prompts and choices."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.games.sequence import layout
from ludotek.games.sequence.moves import card_in, cell_in, kind_in
from ludotek.games.sequence.names import card_text, colour_text, line_text, space_text
from ludotek.games.sequence.rules import plan as rules
from ludotek.games.sequence.scene import SpaceRef, SupplyRef, claim_ref, own_refs
from ludotek.games.sequence.view import Cells, SequenceView
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Choice, Lead


def prompt_of(view: SequenceView) -> Text:
    if view.phase == "over":
        return prompt_over(view)
    if view.actor == CHANCE:
        return prompt_chance(view)
    who = Who(view.actor)
    is_giving = view.seats[view.actor].owes
    if view.viewer != view.actor:
        return Text("prompt-give" if is_giving else "prompt-turn", {"who": who})
    if is_giving:
        return Text("prompt-give-you")
    kinds = {kind_in(action) for action in view.legal}
    if "line" in kinds:
        return Text("prompt-line-you")
    if "pass" in kinds:
        return Text("prompt-pass-you")
    if kinds == {"exchange"}:
        return Text("prompt-exchange-you")
    return Text("prompt-turn-or-exchange-you" if "exchange" in kinds else "prompt-turn-you")


def prompt_over(view: SequenceView) -> Text:
    if view.winner is None:
        return Text("prompt-draw")
    return Text("prompt-over", {"side": colour_text(view.winner)})


def prompt_chance(view: SequenceView) -> Text:
    """Somebody gets a card: for the dealer, in the deal, or in a turn."""
    drawer = Who(view.seat if view.drawer is None else view.drawer)
    if view.phase == "dealer":
        return Text("prompt-dealer", {"who": drawer})
    if view.phase == "deal":
        return Text("prompt-deal", {"who": Who(view.dealer or 0)})
    return Text("prompt-draws", {"who": drawer})


def outcome_text(view: SequenceView, action: int) -> Text:
    return card_text(action)


# Choices


def choices_of(view: SequenceView) -> list[Choice]:
    held: dict[int, tuple[str, ...]] = {}
    for ref in own_refs(view):
        held[ref.card] = (*held.get(ref.card, ()), ref.id)
    lines = {claim.action: claim.lines for claim in view.claims}
    open_lines = view.choosable()
    return [choice_of(view, action, held, lines.get(action, ()), action in open_lines) for action in view.legal]


def choice_of(
    view: SequenceView, action: int, held: Mapping[int, tuple[str, ...]], lines: tuple[Cells, ...], is_open: bool
) -> Choice:
    """`is_open`: there are other lines to choose; each can be tapped at its far end. SEQ-R13"""
    kind = kind_in(action)
    if kind == "pass":
        return Choice(action, Text("choose-pass"))
    if kind == "line":
        return Choice(action, Text("choose-line", {"line": line_text(lines[0])}), (claim_ref(lines[0]).id,))
    card = card_in(action, view.own_hand())
    if kind in ("exchange", "give"):
        return Choice(action, Text(f"choose-{kind}", {"card": card_text(card)}), held[card])
    cell = cell_in(action)
    ends = tuple(claim_ref(line).id for line in lines) if is_open else ()
    leads = () if kind == "remove" else (Lead(SupplyRef(view.seat % view.sides).id, *layout.centre(cell)),)
    named = {"card": card_text(card), "space": space_text(cell)}
    label = claim_label(named, lines, is_open) if lines else Text(f"choose-{kind}", named)
    return Choice(action, label, (*held[card], SpaceRef(cell).id, *ends), leads)


def claim_label(named: Mapping[str, Text], lines: tuple[Cells, ...], is_open: bool) -> Text:
    if not is_open:
        return Text("choose-finish", {**named, "count": len(lines)})
    *others, told = map(line_text, lines)
    for line in reversed(others):
        told = Text("line-and-line", {"first": line, "next": told})
    return Text("choose-claim", {**named, "lines": told})


# Out of turn


def asides_of(view: SequenceView) -> list[Choice]:
    """SEQ-R10, SEQ-R16"""
    return [Choice(action, aside_label(action)) for action in view.asides]


def aside_label(action: int) -> Text:
    if action == rules.DRAW:
        return Text("choose-draw")
    if action >= rules.CONFIRM:
        return Text("choose-confirm", {"side": colour_text(int(action - rules.CONFIRM))})
    return Text("choose-accuse", {"side": colour_text(int(action - rules.ACCUSE))})
