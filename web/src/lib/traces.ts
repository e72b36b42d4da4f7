// What is left to be seen of steps that were shown: the ways of pieces, and the things that were put down or turned.
import { leadsSomewhere, trailOf, type Trail } from "./motion";
import { spriteById, surfaceOf } from "./scene";
import type { Scene, SceneChange, Text, Told } from "./types";

/** A step as it was shown: the picture before it, its story, and what it changed. */
export interface Happening {
  before: Scene;
  told: readonly Told[];
  change: SceneChange | null;
}

/** A trail with at least two points, or a mark around a thing that has only one. */
export interface Trace extends Trail {
  tone: string; // of the seat whose doing it was
}

const TELLING: Record<string, number> = { win: 4, knock: 3, bad: 3, good: 3, home: 3, step: 2, place: 2, turn: 2, card: 2 };

/** The way of the piece that moved in each step, and a mark on what else came to lie on the board. The latest of a thing. */
export function tracesOf(steps: readonly Happening[], scene: Scene): Trace[] {
  const found = new Map<string, Trace>();
  for (const step of steps) {
    const tone = toneOf(step);
    const trail = trailOf(step.told, step.before);
    for (const sprite of touched(step)) found.set(sprite, { tone, sprite, symbol: "", surface: "", points: [] });
    if (trail) found.set(trail.sprite, { ...trail, tone });
  }
  return [...found.values()].flatMap((trace) => placed(trace, scene));
}

/** Where the thing lies now; nothing where it is gone, or lies in a hand. */
function placed(trace: Trace, scene: Scene): Trace[] {
  const sprite = spriteById(scene, trace.sprite);
  const board = scene.surfaces[0]?.id;
  if (!sprite || surfaceOf(sprite) !== board || (sprite.layer ?? 0) < 0) return [];
  if (trace.points.length > 1) return leadsSomewhere(trace, scene) ? [trace] : [];
  return [{ ...trace, symbol: sprite.symbol, surface: surfaceOf(sprite), points: [{ x: sprite.x, y: sprite.y }] }];
}

/** What came to lie somewhere or was turned over; dice are thrown by everybody and tell nothing. */
function touched(step: Happening): string[] {
  const motions = step.told.flatMap((one) => one.motions ?? []);
  return motions.flatMap((motion) => (motion.t === "tumble" || motion.t === "depart" ? [] : [motion.sprite]));
}

function toneOf(step: Happening): string {
  const seat = step.told.find((one) => one.seat != null)?.seat;
  return step.before.panels?.find((panel) => panel.seat === seat)?.face.tone ?? "gold";
}

/** For each seat but one's own, in the order in which they moved last, the one line that says most. */
export function linesOf(steps: readonly Happening[], yours: readonly number[] = []): Text[] {
  const best = new Map<number, { weight: number; text: Text }>();
  for (const one of steps.flatMap((step) => step.told)) {
    if (one.seat == null || !one.text || yours.includes(one.seat)) continue;
    const weight = TELLING[one.cue ?? ""] ?? 1;
    const known = best.get(one.seat);
    if (known && known.weight > weight) continue;
    best.delete(one.seat); // to the end of the order
    best.set(one.seat, { weight, text: one.text });
  }
  return [...best.values()].map(({ text }) => text);
}
