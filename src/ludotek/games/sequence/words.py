"""Sequence in words: prompts and choices, what happened, and why a touched thing cannot be chosen."""

from collections.abc import Collection, Mapping
from functools import lru_cache

from ludotek.game import OwnRef, Ref, own_refs
from ludotek.kernel import CHANCE, Event, Refusal, Text, Who, first_of, listed, refuse
from ludotek.scene import Arrive, Choice, Depart, Facts, Lead, Motion, Told, TurnOver, told, told_by, told_id

from . import events, layout
from .board import CORNERS, IS_JACK, IS_REMOVER, NAMES, NEEDED, SHOWN
from .moves import Kind, SequenceMove, parts_of, refuse_move, why_not_exchange
from .names import SPACE, card_symbol, card_text, chip_symbol, colour_text, discard_text, line_text, space_text
from .rules import plan as rules
from .scene import PILE, ChipRef, ClaimRef, DiscardRef, SpaceRef, SupplyRef
from .view import Cells, SequenceView

OWN_CARD = (events.Laid, events.Drawn)  # a card of the seat's hand
CHANCE_REFUSAL = Refusal("chance_first", Text("refuse-draw-first"), "SEQ-24")


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
    return prompt_about(id, view.now())


@lru_cache(maxsize=64)
def prompt_about(id: str, seat: int) -> Text:
    return Text(id, {"who": Who(seat)})


def prompt_you(view: SequenceView) -> Text:
    kinds = {kind for kind, _, _ in map(parts_of, view.legal)}
    for kind in ("give", "line", "pass"):
        if kind in kinds:
            return Text(f"prompt-{kind}-you")
    if "exchange" not in kinds:
        return Text("prompt-turn-you")
    return Text("prompt-exchange-you" if kinds == {"exchange"} else "prompt-turn-or-exchange-you")


def choices_of(view: SequenceView) -> list[Choice]:
    if not view.legal:
        return []
    hand, side, choosable = view.own_hand(), view.seat % view.sides, view.choosable()
    held = held_cards(hand)
    found: list[Choice] = []
    claims = view.claims
    for action in view.legal:
        kind, place, cell = parts_of(action)
        card = hand[place] if kind == "mark" else place
        lines = claims.get(action, ()) if claims else ()
        if kind in ("place", "remove", "mark"):
            found.append(play_choice(action, kind, card, cell, held[card], side, lines, action in choosable))
        else:
            found.append(other_choice(action, kind, card, held, lines))
    return found


def held_cards(hand: Cells) -> dict[int, tuple[str, ...]]:
    """Card -> the ids of its copies in the hand."""
    held: dict[int, tuple[str, ...]] = {}
    for ref in own_refs(hand):
        held[ref.card] = (*held.get(ref.card, ()), ref.id)
    return held


def other_choice(
    action: int, kind: Kind, card: int, held: Mapping[int, tuple[str, ...]], lines: tuple[Cells, ...]
) -> Choice:
    """What is not played from the hand to the board. `lines`: the one that is chosen."""
    if kind == "pass":
        return Choice(action, Text("choose-pass"))
    if kind == "line":
        return Choice(action, Text("choose-line", {"line": line_text(lines[0])}), (ClaimRef(*lines[0][::4]).id,))
    return Choice(action, Text(f"choose-{kind}", {"card": card_text(card)}), held[card])


@lru_cache(maxsize=8192)
def play_choice(
    action: int, kind: Kind, card: int, cell: int, held: tuple[str, ...], side: int, lines: tuple[Cells, ...],
    is_open: bool,
) -> Choice:  # fmt: skip
    """`lines`: those that it finishes. `is_open`: there are others to choose; each can be tapped at its far end.
    SEQ-R13"""
    ends = tuple(ClaimRef(*line[::4]).id for line in lines) if is_open else ()
    leads = () if kind == "remove" else (Lead(SupplyRef(side).id, *layout.centre(cell)),)
    named = {"card": card_text(card), "space": space_text(cell)}
    label = claim_label(named, lines, is_open) if lines else Text(f"choose-{kind}", named)
    return Choice(action, label, (*held, SpaceRef(cell).id, *ends), leads)


def claim_label(named: Mapping[str, Text], lines: tuple[Cells, ...], is_open: bool) -> Text:
    if not is_open:
        return Text("choose-finish", {**named, "count": len(lines)})
    return Text("choose-claim", {**named, "lines": listed([*map(line_text, lines)], "line-and-line")})


def asides_of(view: SequenceView) -> list[Choice]:  # SEQ-R10, SEQ-R16
    if not view.asides:
        return []
    labels = {rules.DRAW: Text("choose-draw")}
    for side in range(view.sides):
        labels[rules.ACCUSE + side] = Text("choose-accuse", {"side": colour_text(side)})
        labels[rules.CONFIRM + side] = Text("choose-confirm", {"side": colour_text(side)})
    return [Choice(action, labels[action]) for action in view.asides]


def tell_event(event: Event, view: SequenceView) -> Told | None:
    """What happened, as one viewer may know it: words, motions and a sound."""
    match event:
        case events.Played():
            return tell_play(event, view)
        case events.Laid(seat=seat, kind=kind):
            return told_by(seat, told_id(kind), *to_discards(event, view), cue="card", card=laid_card(event))
        case events.Drawn():
            return tell_drawn(event, view)
        case events.LineEvent():
            return tell_line(event)
        case events.Notice(seat=seat, kind=kind):
            return told_by(seat, told_id(kind))
        case events.HandsDealt(seat=seat, each=each, pile=pile):
            return told_by(seat, "told-hands-dealt", cue="card", each=each, pile=pile)
        case events.Confirmed(seat=seat, side=side, votes=votes, needed=needed):
            return told_by(seat, "told-confirmed", side=colour_text(side), votes=votes, needed=needed)
        case events.Accusation(kind="penalty" | "accusation_dropped" as kind, side=side):
            return told(told_id(kind), cue="bad" if kind == "penalty" else "", side=colour_text(side))
        case events.Accusation(seat=seat, kind=kind, side=side):
            return told_by(seat, told_id(kind), side=colour_text(side))
        case events.DealerTie():
            return told("told-dealer-tie")
        case events.Reshuffled(cards=cards):
            return told("told-reshuffled", cue="card", cards=cards)
        case events.Over(winner=None, ending=ending):
            return told(f"told-draw-{ending}")
        case events.Over(winner=int(winner), ending=ending):
            return told(f"told-won-{ending}", cue="win", side=colour_text(winner))
    return None


def apart_of(event: Event) -> Collection[int]:
    """SEQ-16: only who plays or draws a card sees it leave or reach a hand."""
    return (event.seat,) if isinstance(event, OWN_CARD) else ()


def laid_card(event: events.Laid) -> Text:
    """The second card of its kind since the last shuffle has its number, in the log only."""
    card = card_text(event.card)
    return card if event.copy < 2 else Text("card-second", {"card": card})


def to_discards(event: events.Laid, view: SequenceView) -> tuple[Motion, ...]:
    """The card goes from the viewer's hand, if it was there, to the discard pile. Of two equal ones the last goes."""
    pile = DiscardRef(event.seat).id
    turned = TurnOver(pile, card_symbol(event.card))
    if event.seat != view.viewer or event.kind == "dealer_card":
        return (turned,)
    return (Depart(OwnRef(event.card, event.left).id, pile), turned)


def tell_play(event: events.Played, view: SequenceView) -> Told:
    seat, chip, supply = event.seat, ChipRef(event.cell).id, SupplyRef(event.side).id
    motions, card, space = to_discards(event, view), laid_card(event), space_text(event.cell)
    if event.kind == "marking":
        return told_by(seat, "told-marking", card=card, space=space)
    if event.kind == "placed":
        placing, at_once = Arrive(chip, supply), seat != view.viewer  # from the viewer's hand the card goes first
        return told_by(seat, "told-placed", *motions, placing, cue="place", at_once=at_once, card=card, space=space)
    side = colour_text(event.side)
    return told_by(seat, "told-removed", *motions, Depart(chip, supply), cue="knock", card=card, space=space, side=side)


def tell_drawn(event: events.Drawn, view: SequenceView) -> Told | None:
    """SEQ-16: which card it is only its player learns."""
    seat, card, why = event.seat, event.card, event.why
    if view.viewer == seat:
        arrival = Arrive(OwnRef(card, event.held - 1).id, PILE)
        if why == "deal":
            return Told(None, seat, (arrival,), "card")
        return told_by(seat, "told-drawn-own", arrival, cue="card", card=card_text(card))
    if why in ("deal", "turn"):
        return Told(None, seat) if why == "turn" else None
    return told_by(seat, "told-drawn" if why == "late" else "told-drawn-exchange", cue="card")


def tell_line(event: events.LineEvent) -> Told:
    """SEQ-61, SEQ-91: the chips are turned over, one after the other."""
    is_broken = event.kind == "broken"
    symbol = chip_symbol(event.side, is_locked=not is_broken)
    turned = tuple(TurnOver(ChipRef(cell).id, symbol) for cell in event.cells if cell not in CORNERS)
    text = Text(told_id(event.kind), {"side": colour_text(event.side), "line": line_text(event.cells)})
    return Told(text, event.seat if event.kind == "sequence" else None, turned, "bad" if is_broken else "good")


def explain_anytime(view: SequenceView, things: tuple[Ref, ...]) -> Refusal | None:
    """A discard pile is read out, whenever it is touched. SEQ-R22"""
    for thing in things:
        if isinstance(thing, DiscardRef):
            return Refusal("discards", discard_text(thing.seat, view.seats[thing.seat].discards), "SEQ-R22")
    return None


def explain_choice(view: SequenceView, things: tuple[Ref, ...]) -> Refusal | None:
    """What the rules say of this card and this space."""
    cell = next((ref.index for ref in things if isinstance(ref, SpaceRef | ChipRef)), None)
    card = next((ref.card for ref in things if isinstance(ref, OwnRef)), None)
    if card is None and cell is None:
        return None
    if view.seats[view.actor].owes:
        return refuse("give_first", "SEQ-R16")
    if card is None:
        return explain_space(view, cell or 0)
    if cell is None and IS_JACK[card]:
        return refuse("no_target", "SEQ-R08") if IS_REMOVER[card] else refuse("board_full", "SEQ-R08")
    if cell is None:
        return why_not_exchange(view, card)
    kind: Kind = "remove" if IS_REMOVER[card] else "place"
    return refuse_move(view, SequenceMove(kind=kind, card=NAMES[card], space=SPACE.names[cell]))


def explain_space(view: SequenceView, cell: int) -> Refusal:
    if cell in CORNERS:
        return refuse("corner", "SEQ-33")
    side = view.side_at(cell)
    if side is None:
        return Refusal("no_card", Text("refuse-no-card-for-space", {"card": card_text(SHOWN[cell])}), "SEQ-20")
    is_locked = cell in view.locked and not view.options.advanced_jacks
    return first_of(
        (side == view.seats[view.seat].side, refuse("own_chip_there", "SEQ-R05")),
        (is_locked, refuse("locked", "SEQ-44", side=colour_text(side))),
        (True, refuse("needs_remover", "SEQ-42")),
    )


def facts_of(view: SequenceView) -> Facts:
    """What the texts of things.toml depend on. SEQ-03, SEQ-04, SEQ-90"""
    return {"needed": NEEDED[view.sides], "advanced": "yes" if view.options.advanced_jacks else "no"}
