// Where a speech bubble goes, and how it points: near what it is about, on nothing that must be seen or tapped.

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
const TAIL = 9; // pixels: half of the width of a tail
const LONGEST = 72; // pixels of a tail: from farther away an arrow beside the thing points at it
const TAILLESS = 60; // what it costs a place that no tail goes out from
const ARROW = { long: 18, half: 9, apart: 5 }; // pixels; apart from the ring round the thing

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
 * The place of a bubble of this size: `free` stays free if there is any room, then `words`, and `quiet` is covered only
 * if need be. A place from which a tail reaches the thing is better than one from which none does.
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
    const cost = covers * 1000 + cuts * 100 + hides * 0.05 + 2 * gap(spot, target) + 0.15 * offCentre(spot, target);
    if (cost >= least) continue;
    const isApart = at !== null && !tailTo(spot, at, words);
    if (cost + (isApart ? TAILLESS : 0) < least) [best, least] = [spot, cost + (isApart ? TAILLESS : 0)];
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

/** How far apart two boxes are. */
export function gap(one: Box, other: Box): number {
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

/** The tail of a speech bubble: broad where it leaves it, and a tip. */
export function tailOf({ from, to }: Pointer): Point[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [((to.x - from.x) / far) * TAIL, ((to.y - from.y) / far) * TAIL];
  const start = { x: from.x - dx, y: from.y - dy }; // from under the bubble
  return [{ x: start.x + dy, y: start.y - dx }, to, { x: start.x - dy, y: start.y + dx }];
}

/** The tail from a bubble to a thing; null where it would be long, or lie over what must be seen. */
export function tailTo(bubble: Box, target: Box, blocked: readonly Box[]): Point[] | null {
  const way = pointer(bubble, target);
  if (Math.hypot(way.to.x - way.from.x, way.to.y - way.from.y) > LONGEST) return null;
  const shape = tailOf(way);
  return blocked.some((box) => crosses(shape, box)) ? null : shape;
}

/** An arrow beside a thing, on the side of the bubble if there is room; null where every side is taken. */
export function arrowTo(bubble: Box, target: Box, screen: Box, blocked: readonly Box[]): Point[] | null {
  const [here, there] = [middle(target), middle(bubble)];
  const sides = [{ x: 0, y: -1 }, { x: 0, y: 1 }, { x: -1, y: 0 }, { x: 1, y: 0 }];
  const towards = (side: Point): number => side.x * (there.x - here.x) + side.y * (there.y - here.y);
  for (const side of sides.toSorted((a, b) => towards(b) - towards(a))) {
    const shape = arrowOn(target, side);
    const box = boxOf(shape);
    const isOut = box.x < screen.x || box.y < screen.y || box.x + box.width > screen.x + screen.width || box.y + box.height > screen.y + screen.height;
    if (!isOut && [bubble, ...blocked].every((other) => overlap(box, other) === 0)) return shape;
  }
  return null;
}

function arrowOn(target: Box, side: Point): Point[] {
  const { x, y } = middle(target);
  const far = (Math.abs(side.x) * target.width + Math.abs(side.y) * target.height) / 2 + ARROW.apart;
  const tip = { x: x + side.x * far, y: y + side.y * far };
  const end = { x: tip.x + side.x * ARROW.long, y: tip.y + side.y * ARROW.long };
  return [{ x: end.x + side.y * ARROW.half, y: end.y + side.x * ARROW.half }, tip, { x: end.x - side.y * ARROW.half, y: end.y - side.x * ARROW.half }];
}

function boxOf(shape: readonly Point[]): Box {
  return around(shape.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether a triangle and a box have anything in common: no straight line lies between them. */
export function crosses(shape: readonly Point[], box: Box): boolean {
  const corners = [0, 1].flatMap((across) => [0, 1].map((down) => ({ x: box.x + across * box.width, y: box.y + down * box.height })));
  const sides = shape.map((point, i) => {
    const next = shape[(i + 1) % shape.length] ?? point;
    return { x: point.y - next.y, y: next.x - point.x };
  });
  return [{ x: 1, y: 0 }, { x: 0, y: 1 }, ...sides].every((axis) => {
    const along = (points: readonly Point[]): number[] => points.map((point) => point.x * axis.x + point.y * axis.y);
    const [ours, theirs] = [along(shape), along(corners)];
    return Math.max(...ours) > Math.min(...theirs) && Math.max(...theirs) > Math.min(...ours);
  });
}
