// Where a speech bubble goes: near what it points at, on nothing that must be seen or tapped.

import type { Point } from "./types";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Pointer {
  from: Point; // where it leaves the bubble
  to: Point; // where it ends, just inside what is pointed at
}

const EDGE = 8; // pixels to the rim of the screen
const APART = 14; // pixels to what must not be covered
const INSIDE = 8; // pixels that a pointer reaches into its thing
const STEP = 12; // pixels between the places that are tried

/** The smallest box round all of them; null for none. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.x));
  const top = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function overlap(one: Box, other: Box, apart = 0): number {
  const width = Math.min(one.x + one.width, other.x + other.width + apart) - Math.max(one.x, other.x - apart);
  const height = Math.min(one.y + one.height, other.y + other.height + apart) - Math.max(one.y, other.y - apart);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The place of a bubble of this size: `free` stays free if there is any room, `words` if there is room elsewhere, and
 * `quiet` is covered only if need be.
 */
export function place(
  size: { width: number; height: number }, screen: Box, at: Box | null, free: readonly Box[], quiet: readonly Box[] = [], words: readonly Box[] = [],
): Box {
  const target = at ?? { x: screen.x + screen.width / 2, y: screen.y + screen.height / 2, width: 0, height: 0 };
  let best: Box | null = null;
  let least = Infinity;
  for (const spot of places(size, screen)) {
    const covers = free.reduce((sum, box) => sum + overlap(spot, box, APART), 0);
    const hides = quiet.reduce((sum, box) => sum + overlap(spot, box), 0);
    const cuts = words.reduce((sum, box) => sum + overlap(spot, box), 0);
    const cost = covers * 1000 + cuts + hides * 0.05 + 2 * gap(spot, target) + 0.15 * offCentre(spot, target);
    if (cost < least) [best, least] = [spot, cost];
  }
  return best ?? { ...size, x: screen.x + EDGE, y: screen.y + EDGE };
}

function* places({ width, height }: { width: number; height: number }, screen: Box): Iterable<Box> {
  const right = Math.max(screen.x + EDGE, screen.x + screen.width - width - EDGE);
  const bottom = Math.max(screen.y + EDGE, screen.y + screen.height - height - EDGE);
  for (let y = screen.y + EDGE; ; y = Math.min(y + STEP, bottom)) {
    for (let x = screen.x + EDGE; ; x = Math.min(x + STEP, right)) {
      yield { x, y, width, height };
      if (x >= right) break;
    }
    if (y >= bottom) break;
  }
}

const middle = (box: Box): Point => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

function gap(one: Box, other: Box): number {
  const dx = Math.max(0, other.x - one.x - one.width, one.x - other.x - other.width);
  const dy = Math.max(0, other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.hypot(dx, dy);
}

function offCentre(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, Math.min(low, high)), Math.max(low, high));

/** From the nearest point of the bubble's rim to just inside the target. */
export function pointer(bubble: Box, target: Box): Pointer {
  const aim = middle(target);
  const from = {
    x: within(aim.x, bubble.x + 20, bubble.x + bubble.width - 20),
    y: within(aim.y, bubble.y + 20, bubble.y + bubble.height - 20),
  };
  const [dx, dy] = [Math.min(INSIDE, target.width / 2), Math.min(INSIDE, target.height / 2)];
  const to = {
    x: within(from.x, target.x + dx, target.x + target.width - dx),
    y: within(from.y, target.y + dy, target.y + target.height - dy),
  };
  if (to.y >= bubble.y + bubble.height) from.y = bubble.y + bubble.height;
  else if (to.y <= bubble.y) from.y = bubble.y;
  else if (to.x >= bubble.x + bubble.width) from.x = bubble.x + bubble.width;
  else if (to.x <= bubble.x) from.x = bubble.x;
  return { from, to };
}
