import { describe, expect, it } from "vitest";

import { TIME, speedFactor, leadsSomewhere, stepTime, trailOf } from "../src/lib/motion";
import type { Scene, Told } from "../src/lib/types";

const scene: Scene = {
  art: "a",
  surfaces: [{ id: "board", width: 100, height: 100 }],
  sprites: [{ id: "a", symbol: "pawn", x: 0, y: 0 }, { id: "b", symbol: "pawn", x: 50, y: 0 }],
};
const walk = (sprite: string, ...along: [number, number][]): Told => ({ motions: [{ t: "walk", sprite, along }] });

describe("the trail of the last move", () => {
  it("begins where the piece stood and follows it, hops included", () => {
    const trail = trailOf([walk("a", [10, 0], [20, 0]), walk("a", [90, 0])], scene);
    expect(trail?.points.map(({ x }) => x)).toEqual([0, 10, 20, 90]);
  });

  it("does not follow the piece that was knocked home", () => {
    const trail = trailOf([walk("a", [50, 0]), walk("b", [0, 90])], scene);
    expect(trail?.points).toHaveLength(2);
  });

  it("is missing where something was dealt or put down", () => {
    expect(trailOf([{ ...walk("a", [50, 0]), cue: "card" }], scene)).toBeNull();
    expect(trailOf([{ ...walk("a", [50, 0]), cue: "place" }, walk("b", [60, 0])], scene)?.points[0]?.x).toBe(50);
  });

  it("is worth nothing when the piece is gone", () => {
    const trail = trailOf([walk("a", [50, 0])], scene);
    expect(trail && leadsSomewhere(trail, scene)).toBe(true);
    expect(trail && leadsSomewhere(trail, { ...scene, sprites: [] })).toBe(false);
  });

  it("is missing where nothing walked", () => {
    expect(trailOf([{ motions: [{ t: "tumble", sprite: "a", symbol: "die-6" }] }], scene)).toBeNull();
  });
});

describe("pace", () => {
  it("of a step is within 180 and 320 milliseconds", () => {
    expect(stepTime({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe(TIME.step);
    expect(stepTime({ x: 0, y: 0 }, { x: 900, y: 0 })).toBeLessThanOrEqual(320);
    expect(TIME.step).toBeGreaterThanOrEqual(180);
  });

  it("of a long walk is a stride, so that six fields take less than a second", () => {
    const there = stepTime({ x: 0, y: 0 }, { x: 100, y: 0 }, 6);
    expect(there).toBeLessThan(TIME.step);
    expect(6 * there).toBeLessThan(1000);
    expect(stepTime({ x: 0, y: 0 }, { x: 100, y: 0 }, 2)).toBe(TIME.step);
  });

  it("is slower, faster or nothing as chosen, and hastens when much is waiting", () => {
    expect(speedFactor("slow", 0)).toBeGreaterThan(speedFactor("normal", 0));
    expect(speedFactor("fast", 0)).toBeLessThan(speedFactor("normal", 0));
    expect(speedFactor("instant", 0)).toBe(0);
    expect(speedFactor("normal", 12)).toBeLessThan(speedFactor("normal", 1));
  });
});
