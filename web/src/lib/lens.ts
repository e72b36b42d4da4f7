// A part of a sheet seen larger: which part, and what brings another part into sight. Pure; `Lens` moves it.
import type { Target } from "./touch";
import type { Point } from "./types";

export interface Size {
  width: number;
  height: number;
}

/** The upper left corner of what is seen, in units of the sheet, and how many times larger it is. */
export interface Sight extends Point {
  scale: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: Sight = { x: 0, y: 0, scale: 1 };
export const LARGEST = 5;
export const SLACK = 0.15; // of what is seen
export const COMFORT = 40; // pixels: what a finger hits without aiming

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Never far beyond the sheet: only so far that what lies in a corner can be moved away from the edge. */
export function kept({ x, y, scale }: Sight, size: Size): Sight {
  const held = within(scale, 1, LARGEST);
  const [width, height] = [size.width / held, size.height / held];
  const slack = SLACK * Math.min(1, (held - 1) * 2);
  return {
    x: within(x, -slack * width, size.width - (1 - slack) * width),
    y: within(y, -slack * height, size.height - (1 - slack) * height),
    scale: held,
  };
}

export function middle(sight: Sight, size: Size): Point {
  return { x: sight.x + size.width / sight.scale / 2, y: sight.y + size.height / sight.scale / 2 };
}

/** Larger or smaller; the point `at` stays where it is. */
export function scaled(sight: Sight, size: Size, by: number, at: Point): Sight {
  const scale = within(sight.scale * by, 1, LARGEST);
  const share = sight.scale / scale;
  return kept({ x: at.x - (at.x - sight.x) * share, y: at.y - (at.y - sight.y) * share, scale }, size);
}

export function shifted(sight: Sight, size: Size, dx: number, dy: number): Sight {
  return kept({ ...sight, x: sight.x + dx, y: sight.y + dy }, size);
}

/** The nearest sight in which the whole box is seen: shifted if that is enough, else smaller. */
export function revealing(sight: Sight, size: Size, box: Box): Sight {
  const fits = Math.min(size.width / (box.right - box.left), size.height / (box.bottom - box.top));
  const scale = within(Math.min(sight.scale, fits), 1, LARGEST);
  const [width, height] = [size.width / scale, size.height / scale];
  const now = scale === sight.scale ? sight : { ...scaledTo(sight, size, scale) };
  return kept(
    { x: within(now.x, box.right - width, box.left), y: within(now.y, box.bottom - height, box.top), scale },
    size,
  );
}

function scaledTo(sight: Sight, size: Size, scale: number): Sight {
  return scaled(sight, size, scale / sight.scale, middle(sight, size));
}

export function boxAround(targets: readonly Target[], margin: number): Box | null {
  if (targets.length === 0) return null;
  return {
    left: Math.min(...targets.map((one) => one.x - one.halfWidth)) - margin,
    top: Math.min(...targets.map((one) => one.y - one.halfHeight)) - margin,
    right: Math.max(...targets.map((one) => one.x + one.halfWidth)) + margin,
    bottom: Math.max(...targets.map((one) => one.y + one.halfHeight)) + margin,
  };
}

/** The smallest distance between two of these, in units. What lies upon each other is no easier to tell apart closer. */
export function pitch(targets: readonly Target[]): number {
  let least = Infinity;
  for (const [i, one] of targets.entries()) {
    for (const other of targets.slice(i + 1)) {
      const far = Math.hypot(one.x - other.x, one.y - other.y);
      if (far > Math.max(reach(one), reach(other))) least = Math.min(least, far);
    }
  }
  return least;
}

function reach({ halfWidth, halfHeight }: Target): number {
  return Math.min(halfWidth, halfHeight);
}

export function onTheWay(from: Sight, to: Sight, t: number): Sight {
  const mix = (a: number, b: number): number => a + (b - a) * t;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: mix(from.scale, to.scale) };
}
