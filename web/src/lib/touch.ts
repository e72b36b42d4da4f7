// Which thing a finger means: small things get a target of at least 44 pixels.
import { art } from "./art.svelte";
import { SPOT_RADIUS, SPRITE_SIZE } from "./scene";
import type { Point, Spot, Sprite } from "./types";

export interface Target extends Point {
  id: string;
  halfWidth: number;
  halfHeight: number;
  layer: number;
}

export function targetOfSprite(sprite: Sprite): Target {
  const size = sprite.size ?? SPRITE_SIZE;
  return {
    id: sprite.id, x: sprite.x, y: sprite.y, layer: 1000 + (sprite.layer ?? 0),
    halfWidth: size / 2, halfHeight: (size * art.ratio(sprite.symbol)) / 2,
  };
}

export function targetOfSpot(spot: Spot): Target {
  const r = spot.r ?? SPOT_RADIUS;
  return { id: spot.id, x: spot.x, y: spot.y, layer: 0, halfWidth: r, halfHeight: r };
}

/** How far outside a thing the point lies: 0 if it is on it. */
export function outside(target: Target, point: Point): number {
  const dx = Math.max(0, Math.abs(point.x - target.x) - target.halfWidth);
  const dy = Math.max(0, Math.abs(point.y - target.y) - target.halfHeight);
  return Math.hypot(dx, dy);
}

function away(target: Target, point: Point): number {
  return Math.hypot(point.x - target.x, point.y - target.y);
}

/** The lit thing nearest to the point, if a finger could mean it; `reach` is half a finger in units of the surface. */
export function litAt(targets: readonly Target[], lit: ReadonlySet<string>, point: Point, reach: number): string | null {
  const near = targets.filter(
    (target) => lit.has(target.id) && (outside(target, point) === 0 || away(target, point) <= reach),
  );
  near.sort((a, b) => away(a, point) - away(b, point));
  return near[0]?.id ?? null;
}

/** Two lit things are almost equally near: a finger cannot say which is meant. */
export function isDoubtful(targets: readonly Target[], lit: ReadonlySet<string>, point: Point, reach: number, doubt: number): boolean {
  const ways = targets.filter((target) => lit.has(target.id)).map((target) => away(target, point)).sort((a, b) => a - b);
  const [first = Infinity, second = Infinity] = ways;
  return second <= reach && second - first < doubt;
}

/** The uppermost thing under the point. */
export function thingAt(targets: readonly Target[], point: Point): string | null {
  const under = targets.filter((target) => outside(target, point) === 0);
  under.sort((a, b) => b.layer - a.layer);
  return under[0]?.id ?? null;
}
