"""Sequence in words: prompts and choices."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.game import own_refs
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Choice, Lead

from . import layout
from .moves import decode, decoded
from .names import card_text, colour_text, line_text, space_text
from .rules import plan as rules
from .scene import SpaceRef, SupplyRef, claim_ref
from .view import Cells, SequenceView


def prompt_of(view: SequenceView) -> Text:
    if view.phase == "over":
        return Text("prompt-draw") if view.winner is None else Text("prompt-over", {"side": colour_text(view.winner)})
    if view.viewer == view.actor:
        return prompt_you(view)
    if view.phase == "deal":
        return Text("prompt-deal", {"who": Who(view.dealer or 0)})
    if view.actor == CHANCE:
        id = "prompt-dealer" if view.phase == "dealer" else "prompt-draws"
    else:
        id = "prompt-give" if view.seats[view.actor].owes else "prompt-turn"
    return Text(id, {"who": Who(view.now())})


def prompt_you(view: SequenceView) -> Text:
    kinds = {kind for kind, _, _ in decoded(view)}
    for kind in ("give", "line", "pass"):
        if kind in kinds:
            return Text(f"prompt-{kind}-you")
    if "exchange" not in kinds:
        return Text("prompt-turn-you")
    return Text("prompt-exchange-you" if kinds == {"exchange"} else "prompt-turn-or-exchange-you")


# Choices


def choices_of(view: SequenceView) -> list[Choice]:
    held: dict[int, tuple[str, ...]] = {}
    for ref in own_refs(view.own_hand()):
        held[ref.card] = (*held.get(ref.card, ()), ref.id)
    choosable = view.choosable()
    return [choice_of(view, action, held, is_open=action in choosable) for action in view.legal]


def choice_of(view: SequenceView, action: int, held: Mapping[int, tuple[str, ...]], *, is_open: bool) -> Choice:
    """`is_open`: there are other lines to choose; each can be tapped at its far end. SEQ-R13"""
    (kind, card, cell), lines = decode(action, view.own_hand()), view.claims.get(action, ())
    if kind == "pass":
        return Choice(action, Text("choose-pass"))
    if kind == "line":
        return Choice(action, Text("choose-line", {"line": line_text(lines[0])}), (claim_ref(lines[0]).id,))
    if kind in ("exchange", "give"):
        return Choice(action, Text(f"choose-{kind}", {"card": card_text(card)}), held[card])
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


def asides_of(view: SequenceView) -> list[Choice]:
    """SEQ-R10, SEQ-R16"""
    return [Choice(action, aside_label(action)) for action in view.asides]


def aside_label(action: int) -> Text:
    if action == rules.DRAW:
        return Text("choose-draw")
    kind, first = ("confirm", rules.CONFIRM) if action >= rules.CONFIRM else ("accuse", rules.ACCUSE)
    return Text(f"choose-{kind}", {"side": colour_text(int(action - first))})
