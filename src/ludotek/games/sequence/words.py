"""Sequence in words: prompts and choices."""

from __future__ import annotations

from collections import Counter

from ludotek.games.sequence import layout
from ludotek.games.sequence.imagine import set_board
from ludotek.games.sequence.moves import card_in, cell_in, kind_in, lines_in
from ludotek.games.sequence.names import line_cells
from ludotek.games.sequence.rules.plan import ACCUSE, ACTION_MASK, CONFIRM, DRAW
from ludotek.games.sequence.rules.state import begin
from ludotek.games.sequence.setup import make_plan
from ludotek.games.sequence.terms import card_text, colour_text, space_text
from ludotek.games.sequence.view import SequenceView
from ludotek.kernel import CHANCE, Text, Who
from ludotek.scene import Choice, Lead


def prompt(view: SequenceView) -> Text:
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


# Choices


def own_ids(view: SequenceView) -> list[tuple[str, int]]:
    """The own cards in order: the id in the picture, and the card. Equal cards are told apart by a number."""
    seen: Counter[int] = Counter()
    found: list[tuple[str, int]] = []
    for card in view.own_hand():
        found.append((f"own-{card}-{seen[card]}", card))
        seen[card] += 1
    return found


def choices(view: SequenceView) -> list[Choice]:
    board = begin(make_plan(len(view.seats), view.options))
    set_board(board, view)
    board.seat = view.seat
    own = own_ids(view)
    ways = Counter(action & ACTION_MASK for action in view.legal)
    found: list[Choice] = []
    for action in view.legal:
        kind = kind_in(action)
        if kind == "pass":
            found.append(Choice(action, Text("choose-pass")))
            continue
        card = card_in(action)
        held = tuple(id for id, one in own if one == card)
        if kind in ("exchange", "give"):
            found.append(Choice(action, Text(f"choose-{kind}", {"card": card_text(card)}), held))
            continue
        lines = lines_in(board, action) if kind == "place" else ()
        found.append(play_choice(view, action, held, lines, ways[action & ACTION_MASK] > 1))
    return found


def play_choice(
    view: SequenceView, action: int, held: tuple[str, ...], lines: tuple[int, ...], has_ways: bool
) -> Choice:
    """A card on a space. Where the claim has to be chosen, each line can be tapped at its far end. SEQ-R13"""
    cell = cell_in(action)
    kind = kind_in(action)
    ends = tuple(claim_id(line) for line in lines) if has_ways else ()
    x, y = layout.centre(cell)
    leads = (Lead(supply_id(view, view.seat % view.sides), x, y),) if kind == "place" else ()
    return Choice(action, play_label(action, lines, has_ways), (*held, space_id(cell), *ends), leads)


def play_label(action: int, lines: tuple[int, ...], has_ways: bool) -> Text:
    kind, cell = kind_in(action), cell_in(action)
    named = {"card": card_text(card_in(action)), "space": space_text(cell)}
    if not lines:
        return Text(f"choose-{kind}", named)
    if not has_ways:
        return Text("choose-finish", {**named, "count": len(lines)})
    told: Text | None = None
    for line in reversed(lines):
        this = line_text(line)
        told = this if told is None else Text("line-and-line", {"first": this, "next": told})
    return Text("choose-claim", {**named, "lines": told or ""})


def line_text(line: int) -> Text:
    cells = line_cells(line)
    return Text("line", {"first": space_text(cells[0]), "last": space_text(cells[-1])})


def space_id(cell: int) -> str:
    return f"space-{cell}"


def claim_id(line: int) -> str:
    return f"five-{line}"


def chip_id(cell: int) -> str:
    return f"chip-{cell}"


def supply_id(view: SequenceView, side: int, back: int = 0) -> str:
    """The chip that is placed next. It gets another id when it lies on the board; `back` asks for an earlier one."""
    return f"supply-{side}-{len(view.chips[side]) - back}"


# Out of turn


def asides(view: SequenceView) -> list[Choice]:
    """SEQ-R10, SEQ-R16"""
    return [Choice(action, aside_label(action)) for action in view.asides]


def aside_label(action: int) -> Text:
    if action == DRAW:
        return Text("choose-draw")
    if action >= CONFIRM:
        return Text("choose-confirm", {"side": colour_text(int(action - CONFIRM))})
    return Text("choose-accuse", {"side": colour_text(int(action - ACCUSE))})
