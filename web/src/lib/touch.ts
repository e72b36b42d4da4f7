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
  return { id: spot.id, x: spot.x, y: spot.y, layer: spot.is_ground ? -1 : 0, halfWidth: r, halfHeight: r };
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
  return nearest(near, point)?.id ?? null;
}

/**
 * A finger this far from a thing's middle may still mean it, and two lit things that do not come to the same lie under
 * it: it cannot say which. `reach` is half of what a finger hits without aiming.
 */
export function isDoubtful(
  targets: readonly Target[], lit: ReadonlySet<string>, point: Point, reach: number, isSame: (one: string, other: string) => boolean,
): boolean {
  const under = targets.filter((target) => lit.has(target.id) && away(target, point) < reach);
  const meant = litAt(targets, lit, point, reach);
  return meant !== null && under.some((target) => target.id !== meant && !isSame(meant, target.id));
}

/** The uppermost thing under the point; where there is none, the nearest small one that a finger could mean. */
export function thingAt(targets: readonly Target[], point: Point, reach: number): string | null {
  const under = targets.filter((target) => outside(target, point) === 0);
  under.sort((a, b) => b.layer - a.layer);
  return under[0]?.id ?? nearest(targets.filter((target) => away(target, point) <= reach), point)?.id ?? null;
}

function nearest(targets: readonly Target[], point: Point): Target | undefined {
  return targets.toSorted((a, b) => away(a, point) - away(b, point))[0];
}
