import { describe, expect, it } from "vitest";

import { LARGEST, WHOLE, boxAround, kept, pitch, revealing, scaled, shifted } from "../src/lib/lens";

const size = { width: 1000, height: 800 };

describe("a closer look", () => {
  it("keeps the point under the finger where it is", () => {
    const near = scaled(WHOLE, size, 2, { x: 500, y: 400 });
    expect(near).toEqual({ x: 250, y: 200, scale: 2 });
    expect((500 - near.x) * near.scale).toBe(500);
  });

  it("hardly leaves the sheet, and goes neither too close nor too far", () => {
    expect(scaled(WHOLE, size, 0.5, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(scaled(WHOLE, size, 99, { x: 0, y: 0 }).scale).toBe(LARGEST);
    expect(shifted({ x: 0, y: 0, scale: 2 }, size, 9999, -999)).toEqual({ x: 575, y: -60, scale: 2 });
    expect(kept({ x: 700, y: 700, scale: 1 }, size)).toEqual(WHOLE);
  });

  it("is shifted just as far as what is asked needs it", () => {
    const sight = { x: 0, y: 0, scale: 2 };
    expect(revealing(sight, size, { left: 600, top: 100, right: 700, bottom: 200 })).toEqual({ x: 200, y: 0, scale: 2 });
    expect(revealing(sight, size, { left: 100, top: 100, right: 300, bottom: 300 })).toEqual(sight);
  });

  it("steps back where what is asked is larger than what is seen", () => {
    const to = revealing({ x: 0, y: 0, scale: 4 }, size, { left: 100, top: 100, right: 600, bottom: 300 });
    expect(to.scale).toBe(2);
    expect(to.x).toBe(100);
  });
});

describe("how close the targets are", () => {
  const target = (x: number) => ({ id: String(x), x, y: 50, halfWidth: 10, halfHeight: 20, layer: 0 });

  it("is the smallest distance; things upon each other do not count", () => {
    expect(pitch([target(0), target(100), target(105), target(160)])).toBe(55);
    expect(pitch([target(0)])).toBe(Infinity);
  });

  it("has a box around all of them", () => {
    expect(boxAround([target(50), target(150)], 5)).toEqual({ left: 35, top: 25, right: 165, bottom: 75 });
    expect(boxAround([], 5)).toBeNull();
  });
});
