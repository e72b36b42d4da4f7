// How long things take, and what a walk looks like. Pure: the stage plays it.
import type { Pace } from "./prefs.svelte";
import type { Motion, Point, Scene, Sprite, Told } from "./types";

export interface Pose extends Point {
  turn: number;
  size: number;
  symbol: string;
  flip: number; // 1 face up, 0 on edge
  opacity: number;
}

/** Milliseconds, at normal pace. */
export const TIME = { step: 180, stride: 110, far: 300, straight: 200, shift: 120, turn: 260, tumble: 420, settle: 120, fade: 180, apart: 70, lag: 130 } as const;

const FIELD = 130; // units: more than one field away is a far step
const SHIFT = 40; // units: no more than a shift
const LONG_WAY = 350; // units: across the board
const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, instant: 0 };

/** What every time is multiplied with: the pace, and the more is waiting to be shown, the quicker. */
export function speedFactor(pace: Pace, waiting: number): number {
  return FACTORS[pace] / (1 + Math.min(8, waiting) * 0.4);
}

export function easeOut(t: number): number {
  return 1 - (1 - t) ** 3;
}

export function between(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** One step of a walk of so many: who goes far strides. */
export function stepTime(from: Point, to: Point, steps = 1): number {
  if (distance(from, to) > FIELD) return TIME.far;
  return Math.max(TIME.stride, TIME.step - 15 * Math.max(0, steps - 2));
}

/** Straight to a new place; `fades`: at the same time something goes. */
export function straightTime(far: number, fades: boolean): number {
  if (far > LONG_WAY) return TIME.straight;
  return fades || far > SHIFT ? TIME.fade : TIME.shift;
}

/** Whether the one motion needs nothing that the other moves: it need not wait for its end. */
export function isApart(one: Motion, other: Motion): boolean {
  return !thingsOf(one).some((thing) => thingsOf(other).includes(thing));
}

function thingsOf(motion: Motion): string[] {
  if (motion.t === "arrive") return [motion.sprite, motion.origin];
  return motion.t === "depart" ? [motion.sprite, motion.to] : [motion.sprite];
}

/** A step is a small hop: highest in the middle. */
export function hop(t: number, far: number): number {
  return -Math.sin(Math.PI * t) * Math.min(34, far * 0.16);
}

export function poseOf(sprite: Sprite): Pose {
  const { x, y, turn = 0, size = 100, symbol } = sprite;
  return { x, y, turn, size, symbol, flip: 1, opacity: 1 };
}

export function isSamePlace(a: Pose, b: Pose): boolean {
  return a.x === b.x && a.y === b.y && a.turn === b.turn && a.size === b.size;
}

export interface Trail {
  sprite: string;
  symbol: string;
  surface: string;
  points: Point[];
}

const FROM_SUPPLY = new Set(["card", "place"]); // something is dealt or put down: where it lay before tells nothing

/** The way of the piece that walked first in this story, hops included. */
export function trailOf(told: readonly Told[], scene: Scene): Trail | null {
  const moves = told.filter((one) => !FROM_SUPPLY.has(one.cue ?? ""));
  const walks = moves.flatMap((one) => one.motions ?? []).filter((motion) => motion.t === "walk");
  const mover = walks[0]?.sprite;
  const sprite = scene.sprites?.find((one) => one.id === mover);
  if (!sprite) return null;
  const along = walks.filter((walk) => walk.sprite === mover).flatMap((walk) => walk.along.map(([x, y]) => ({ x, y })));
  return { sprite: sprite.id, symbol: sprite.symbol, surface: sprite.surface ?? "board", points: [{ x: sprite.x, y: sprite.y }, ...along] };
}

/** A trail says nothing where its piece is gone, or turned into something else: a lost figure, say. */
export function leadsSomewhere(trail: Trail, scene: Scene): boolean {
  return scene.sprites?.some(({ id, symbol }) => id === trail.sprite && symbol === trail.symbol) ?? false;
}
