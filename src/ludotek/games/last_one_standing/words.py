"""Last One Standing in words: prompts, choices, what happened with its motions, and what touched things say."""

from ludotek.game import Ref
from ludotek.kernel import Args, Event, Refusal, Text, Who, refuse
from ludotek.kernel.grid import DIRECTIONS, field_numbers
from ludotek.scene import Arrive, Choice, Cue, Depart, Facts, Lead, Told, TurnOver, Walk, told, told_by, told_id

from . import events as e
from .board import CARDS, LETTERS, TERRAINS
from .layout import centre
from .moves import LosMove, chance_name, choice_name, piece_text, refuse_move, tile_text
from .rules import plan as los
from .scene import CLOCK, POOL, BackRef, CardRef, FieldRef, HandRef, LockRef, PieceRef, TargetRef, clock_text
from .view import LosView, MovePhase

FAR = "far"  # instead of a direction
CUES: dict[str, Cue] = {"cards_back": "card", "sudden_death": "bad", "won": "win", "shared": "win"}


def outcome_text(view: LosView, action: int) -> Text:
    return Text(f"tile-{chance_name(view.phase, len(view.terrain), action)}")


def prompt_of(view: LosView) -> Text:
    """In the second person to the one who is asked, in the third to everybody else."""
    if view.phase == "over":
        winners = [seat for seat, face in enumerate(view.seats) if face.place == 1]
        return Text("prompt-over", {"who": Who(winners[0])}) if len(winners) == 1 else Text("prompt-shared")
    if view.phase == "flip":
        return Text("prompt-flip", {"field": view.name(view.flips[0])})
    name, args = asked(view)
    if view.viewer == view.actor:
        return Text("prompt-" + name + "-you", args)
    return Text("prompt-" + name, {"who": Who(view.seat), **args})


def asked(view: LosView) -> tuple[str, Args]:
    """What is to be decided, or dealt or drawn."""
    match view.phase:
        case "tile" if view.seats[view.seat].is_stuck:
            return "tile-stuck", {}  # LOS-R33
        case "tile_field":
            return "tile-field", {"tile": tile_text(view.kind or 0)}
        case "card" | "piece":
            return f"{view.phase}-{view.mode}", {}
        case "step":
            return "step", {"left": view.left}
        case "land":
            return "land", {"field": view.name(view.start)}
    return view.phase.replace("_", "-"), {}


def choice_of(view: LosView, action: int) -> Choice:
    number = action - len(view.terrain)
    match view.phase:
        case "place" | "tile_field" | "step" | "land":
            return choose_field(view, action, number)
        case "tile" | "discard":
            return choose_tile(view, action, number - int(los.TILES))
        case "card":
            dots = number - int(los.CARDS)
            return Choice(action, Text("choose-card", {"dots": dots}), open_cards(view, dots))
    return choose_piece(view, action, number - int(los.PIECES))


def choose_field(view: LosView, action: int, number: int) -> Choice:
    """A field for a piece or a tile, or a stop."""
    piece = PieceRef.of(view.moving).id
    if number == los.NONE:
        return Choice(action, Text("choose-stop"), (piece,))
    to = view.reached(action)
    name = view.name(to)
    id = {"place": "choose-place", "tile_field": "choose-lay", "land": "choose-land"}.get(view.phase, "choose-dive")
    label = Text(id, {"field": name})
    if view.phase == "step" and number >= 0:
        label = Text("choose-step", {"direction": Text(f"direction-{DIRECTIONS[number - los.WALK]}"), "field": name})
    about = (TargetRef(name).id, piece) if view.phase == "place" else (TargetRef(name).id,)
    return Choice(action, label, about, () if view.phase == "tile_field" else (Lead(piece, *centre(view, to)),))


def choose_tile(view: LosView, action: int, kind: int) -> Choice:
    if kind < 0:  # touching a movement card means moving without a tile
        return Choice(action, Text("choose-no-tile"), open_cards(view, 1, 2, 3), preset=True, is_skip=True)
    id = "choose-discard" if view.phase == "discard" else "choose-tile"
    count = view.hand[kind] if view.hand else 0
    return Choice(action, Text(id, {"tile": tile_text(kind)}), tuple(HandRef.of(kind, n).id for n in range(count)))


def open_cards(view: LosView, *dots: int) -> tuple[str, ...]:
    """The ids of the available cards with these dots of the player whose turn it is."""
    faces = enumerate(view.seats[view.seat].faces)
    return tuple(CardRef(view.seat, index).id for index, (value, is_open) in faces if is_open and value in dots)


def choose_piece(view: LosView, action: int, piece: int) -> Choice:
    is_lock, ref = view.phase == "tile_piece", PieceRef.of(piece)
    if ref.seat == view.actor:
        label = Text("choose-lock-own" if is_lock else "choose-piece-own", {"number": ref.number})
    else:
        label = Text("choose-lock" if is_lock else "choose-piece", {"piece": piece_text(piece)})
    return Choice(action, label, (ref.id,), is_prelude=view.phase == "piece")


# What happened, as a viewer may know it


def tell_event(event: Event, view: LosView) -> Told | None:
    """None for what the prompt or the picture says: that no tile is played, that a piece is taken off."""
    match event:
        case e.TileEvent():
            return tell_tile(event, view)
        case e.FieldEvent(kind="hidden_removed", field=field):
            return told("told-hidden-removed", field=view.name(field))
        case e.FieldEvent(kind=kind, field=field):
            return told(told_id(kind), turn_over(view, field, int(los.USED)), cue="turn", field=view.name(field))
        case e.Flipped(field=field, terrain=terrain):
            id, turned = f"told-flipped-{TERRAINS[terrain]}", turn_over(view, field, terrain)
            return told(id, turned, cue="turn", field=view.name(field))
        case e.PieceEvent():
            return tell_piece(event, view)
        case e.Stepped():
            return tell_step(event, view)
        case e.TurnBegan(seat=seat, is_stuck=True):
            return told_by(seat, "told-stuck", cue="bad")
        case e.CardUsed(seat=seat, dots=dots, is_pass=is_pass):
            return told_by(seat, "told-card-pass" if is_pass else "told-card", cue="card", dots=dots)
        case e.StepsLeft(seat=seat, kind=kind, left=left):
            return told_by(seat, told_id(kind), left=left)
        case e.Out(seat=seat, place=place):
            return told_by(seat, "told-out", cue="knock", place=place)
        case e.Notice(seat=seat, kind=kind) if kind != "no_tile":
            return told_by(seat, told_id(kind), cue=CUES.get(kind, ""))
    return None


def tell_tile(event: e.TileEvent, view: LosView) -> Told | None:
    """LOS-08, LOS-48: which tile is dealt, drawn or given up only its owner learns; of a hand others hear when it is
    whole. A tile that is laid is told when it lies on its field."""
    seat, kind, tile, is_own = event.seat, event.kind, tile_text(event.tile), view.viewer == event.seat
    thing = HandRef.of(event.tile, event.alike).id if is_own else BackRef(seat, event.held).id
    if isinstance(event, e.Laid):
        ways = Depart(thing, FieldRef(view.name(event.field)).id), turn_over(view, event.field, event.tile + 1)
        return told_by(seat, "told-laid", *ways, cue="place", tile=tile, field=view.name(event.field))
    way = Arrive(thing, POOL.id) if kind in ("dealt", "drew") else Depart(thing, POOL.id)  # put aside by the pool
    if kind == "played":
        is_laid = event.tile > los.PLUS1_TILE - (view.options.plus1_from_hand == "place")
        return None if is_laid else told_by(seat, "told-played", way, cue="card", tile=tile)
    if is_own:
        return told_by(seat, f"told-{kind}-own", way, cue="card", tile=tile)
    if kind == "dealt" and event.held + 1 < los.HAND:
        return Told(None, seat, (way,), "card")
    if kind == "dealt":
        return told_by(seat, "told-dealt", way, cue="card", tiles=event.held + 1)
    return told_by(seat, f"told-{kind}", way, cue="card")


def tell_piece(event: e.PieceEvent, view: LosView) -> Told | None:
    seat, kind, piece = event.seat, event.kind, event.piece
    if kind in ("locked", "unlocked"):
        return told_by(seat, f"told-{kind}", cue="bad" if kind == "locked" else "", piece=piece_text(piece))
    if not isinstance(event, e.PieceOnField) or kind == "taken_off":
        return None
    field = view.name(event.field)
    if kind == "extra_step":
        return told_by(seat, "told-extra-step", cue="good", piece=piece_text(piece), field=field)
    number, comes = PieceRef.of(piece).number, walk(view, piece, event.field)
    return told_by(seat, "told-placed", comes, cue="place", number=number, field=field)


def tell_step(event: e.Stepped, view: LosView) -> Told:
    args: Args = {"piece": piece_text(event.piece), "from": view.name(event.start), "to": view.name(event.to)}
    if event.exit is None:
        return Told(Text("told-stepped", args), event.seat, (walk(view, event.piece, event.to),), "step")
    goes = walk(view, event.piece, event.exit, event.to)
    return Told(Text("told-dove", {**args, "exit": view.name(event.exit)}), event.seat, (goes,), "step")


def turn_over(view: LosView, field: int, terrain: int) -> TurnOver:
    return TurnOver(FieldRef(view.name(field)).id, f"field-{TERRAINS[terrain]}")


def walk(view: LosView, piece: int, *fields: int) -> Walk:
    return Walk(PieceRef.of(piece).id, tuple(centre(view, field) for field in fields))


# What touched things say


def explain_anytime(view: LosView, things: tuple[Ref, ...]) -> Refusal | None:
    """What is never chosen says what it is, to everybody and at any time."""
    for thing in things:
        if thing == POOL:
            return Refusal("pool", Text("label-pool", {"count": view.pool_size}), "LOS-07")
        if thing == CLOCK:
            return Refusal("clock", clock_text(view), "LOS-91" if view.sudden_death else "LOS-90")
        if isinstance(thing, LockRef):
            return Refusal("lock", Text("label-locked", {"piece": piece_text(thing.piece)}), "LOS-63")
    return None


def explain_choice(view: LosView, things: tuple[Ref, ...]) -> Refusal | None:
    meant = next((move for thing in things if (move := move_for(view, thing))), None)
    if meant is None:
        return None
    if meant.choice == FAR:
        return refuse("too_far", "LOS-22")
    legal = [choice_name(len(view.terrain), view.columns, view.phase, action) for action in view.legal]
    return None if meant.phase == view.phase and meant.choice in legal else refuse_move(view, meant)


def move_for(view: LosView, thing: Ref) -> LosMove | None:
    """The move that somebody who touches this thing has in mind, in the phase that is on now."""
    match thing:
        case PieceRef(piece=piece):
            field = view.piece_at(piece).field
            is_target = view.phase in ("place", "tile_field", "step", "land") and piece != view.piece
            if is_target and field is not None:
                return move_to_field(view, field)
            return LosMove(phase="tile_piece" if view.phase == "tile_piece" else "piece", choice=LETTERS[piece])
        case FieldRef(name=name):
            return move_to_field(view, field_numbers(view.rows, view.columns)[name])
        case HandRef(kind=kind):
            return LosMove(phase="discard" if view.phase == "discard" else "tile", choice=kind)
        case CardRef(index=index):
            return LosMove(phase="card", choice=str(CARDS[index]))
    return None


def move_to_field(view: LosView, field: int) -> LosMove:
    name, beside = view.name(field), view.beside(view.start)
    phase: MovePhase = "step"
    match view.phase:
        case "place" | "tile_field" as phase:
            return LosMove(phase=phase, choice=name)
        case "step" | "land" as phase if field in beside:
            return LosMove(phase=phase, choice=DIRECTIONS[beside.index(field)])
        case "step" if view.terrain[field] == view.terrain[view.start] == los.TUNNEL:
            return LosMove(phase="step", choice=f"dive {name}")
        case "step" | "land" as phase:
            return LosMove(phase=phase, choice=FAR)
    return LosMove(phase="step", choice=name)


def facts_of(view: LosView) -> Facts:
    """What the texts of things.toml depend on."""
    options = view.options
    expert = "yes" if options.expert_move_opponent else "no"
    return {"exit": options.tunnel_exit, "plus1": options.plus1_from_hand, "expert": expert}
