// Fingers on a board: one of them drags, two of them pinch; a touch without moving is a tap.
import type { Point } from "./types";

const SLIP = 9; // pixels a tapping finger may move
const TWICE = 320; // milliseconds between the two taps of a double tap
const NEAR = 32; // pixels between them

export type Drag = { dx: number; dy: number; by: number; at: Point }; // in pixels; `by` larger or smaller round `at`

export class Fingers {
  #down = new Map<number, Point>();
  #start: Point | null = null;
  #isGesture = false;
  #lastTap: { at: Point; when: number } | null = null;

  get isGesture(): boolean {
    return this.#isGesture;
  }

  down(id: number, at: Point): void {
    if (this.#down.size === 0) {
      this.#start = at;
      this.#isGesture = false;
    }
    this.#down.set(id, at);
    if (this.#down.size > 1) this.#isGesture = true;
  }

  /** How the board is to follow; null if it stays. `mayDrag`: there is something to see beside. */
  move(id: number, to: Point, mayDrag: boolean): Drag | null {
    const from = this.#down.get(id);
    if (!from) return null;
    const before = [...this.#down.values()];
    if (this.#down.size === 1) {
      if (!this.#isGesture && (!mayDrag || !this.#start || far(this.#start, to) < SLIP)) return null;
      this.#isGesture = true;
      this.#down.set(id, to);
      return { dx: to.x - from.x, dy: to.y - from.y, by: 1, at: to };
    }
    this.#down.set(id, to);
    const after = [...this.#down.values()];
    const [was, is] = [centre(before), centre(after)];
    const by = far(after[0] as Point, after[1] as Point) / Math.max(1, far(before[0] as Point, before[1] as Point));
    return { dx: is.x - was.x, dy: is.y - was.y, by, at: is };
  }

  /** Whether this was a tap, a second tap in the same place, or neither. */
  up(id: number, at: Point, when: number): "tap" | "twice" | "none" {
    const wasDown = this.#down.delete(id);
    if (this.#isGesture) {
      this.#lastTap = null;
      return "none";
    }
    const last = this.#lastTap;
    const isTwice = wasDown && last !== null && when - last.when < TWICE && far(last.at, at) < NEAR;
    this.#lastTap = isTwice ? null : { at, when };
    return isTwice ? "twice" : "tap";
  }

  leave(id: number): void {
    this.#down.delete(id);
  }
}

function far(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function centre(points: readonly Point[]): Point {
  const sum = points.reduce((all, one) => ({ x: all.x + one.x, y: all.y + one.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
