"""Last One Alive as a text picture: what goes for all, then a line or two for every player, then the tray.

z and zz are zombies on a die, ! an ambush, * and ** bangs, + another roll, i an item, # a barricade, · a blank;
? is not rolled yet, [ ] marked for the Hero, ( ) used.
"""

from ludotek.kernel import Text
from ludotek.scene import SHAPES, Line, Span

from . import layout
from .board import COLOURS, DICE, TILES
from .view import DieView, LoaView

SIGNS = {"blank": "·", "ambush": "!", "item": "i", "barricade": "#"}
ZOMBIE_SIGNS = {"one": "z", "two": "zz"}
SHOT_SIGNS = {"one": "*", "two": "**", "plus": "*+"}
HEART, HERO, ON_TURN, WINNER = "♥", "✪", "›", "♛"
BLANK: Line = (Span(""),)


def lines_of(view: LoaView) -> list[Line]:
    players = [line for seat in range(len(view.seats)) for line in player(view, seat)]
    return [header(view), pool(view), BLANK, *players, BLANK, *tray(view), *forces(view)]


def header(view: LoaView) -> Line:
    counts = {"show-bag": view.bag_size, "show-heroes": view.heroes}
    counts |= {"show-apocalypses": view.apocalypses} if view.options.survivors else {}
    parts = [Text("show-level", {"level": view.level}), *(Text(id, {"count": n}) for id, n in counts.items())]
    spans = [Span(" "), *(span for part in parts for span in (Span(part, "strong"), Span("   ")))]
    if view.options.day_and_night:
        spans.append(Span(Text("show-night" if view.night == "night" else "show-day"), "strong"))
    return tuple(spans)


def pool(view: LoaView) -> Line:
    spans = [Span(" "), Span(Text("show-pool"), "muted")]
    for kind, die in enumerate(DICE):
        spans += [Span("  "), Span(Text(f"short-die-{die}"), "muted"), Span(f" {view.pool[kind]}")]
    return tuple(spans)


def player(view: LoaView, seat: int) -> list[Line]:
    face, colour = view.seats[seat], COLOURS[seat]
    is_on = view.stage not in ("first", "over") and seat == view.seat
    sign = WINNER if seat in view.winners else ON_TURN if is_on else " "
    head = Span(f" {sign} {SHAPES[colour]} ", colour)
    if not face.is_alive:
        return [(head, Span(Text(f"badge-{face.status}"), "muted"))]
    spans = [head]
    if view.options.survivors:
        spans.append(Span(f"{HEART * (face.lives + 1):<3} ", colour))
    spans.append(Span(HERO if face.has_hero else " ", "strong"))
    found: list[Line] = [(*spans, *tiles(view, seat))]
    lying = layout.loose_dice(view, seat)
    if lying:
        signs = " ".join(ZOMBIE_SIGNS.get(thing.kind, "!") for thing in lying)
        found.append((Span("      "), Span(Text("show-front"), "muted"), Span(f" {signs}", "strong")))
    return found


def tiles(view: LoaView, seat: int) -> list[Span]:
    spans: list[Span] = []
    for tile in TILES:
        if count := view.seats[seat].count(tile):
            spans += [Span(" "), Span(Text(f"short-{tile}")), Span(f"×{count}" if count > 1 else "")]
    return spans or [Span(" –", "muted")]


def forces(view: LoaView) -> list[Line]:
    """What tiles do in this turn."""
    signs = {"axe": f" ×{view.axe}", "pistol": f" ×{view.pistol}", "chainsaw": "", "radio": f" +{2 * view.radios}"}
    named = [(Span(" "), Span(Text(f"short-{tile}")), Span(f"{signs[tile]} ")) for tile in view.in_force]
    return [tuple(span for spans in named for span in spans)] if named else []


def tray(view: LoaView) -> list[Line]:
    """Two types of dice a line."""
    if not view.dice:
        return [(Span(" "), Span(Text("show-tray-empty"), "muted"))]
    lines: list[Line] = [(), ()]
    for kind, die in enumerate(DICE):
        signs = [sign(one) for one in view.dice if one.die == die and (one.lies == "tray" or one.is_rolling)]
        shown = (Span(" "), Span(Text(f"short-die-{die}"), "muted"), Span(f" {' '.join(signs)}  ", "strong"))
        lines[kind // 2] += shown if signs else ()
    return [line for line in lines if line]


def sign(die: DieView) -> str:
    if die.is_rolling or die.face is None:
        return "?"
    own = SHOT_SIGNS if die.die == "shot" else ZOMBIE_SIGNS
    shown = own.get(die.face) or SIGNS[die.face]
    return f"[{shown}]" if die.is_marked else f"({shown})" if die.used else shown
