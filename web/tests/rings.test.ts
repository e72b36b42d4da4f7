import { describe, expect, it } from "vitest";

import { rounded } from "../src/lib/outline";
import { ROOMY, ringOf, roomsOf } from "../src/lib/rings";

const thing = (id: string, x: number, y = 0) => ({ id, x, y, size: 100, tall: 100 });

describe("the ring round a thing", () => {
  it("lies a little outside of it where there is room", () => {
    expect(ringOf(rounded(1), 100, ROOMY)).toEqual({ x: -54, y: -54, width: 108, height: 108, rx: 54 });
  });

  it("does not touch that of its neighbour", () => {
    const rooms = roomsOf([thing("a", 0), thing("b", 104), thing("c", 400)], 2);
    const ring = ringOf(rounded(1), 100, rooms.get("a") ?? ROOMY);
    expect(ring.width).toBe(104 - 8); // four pixels apart
    expect(ring.x).toBe(-ring.width / 2);
    expect(rooms.get("c")?.width).toBeGreaterThan(108);
  });

  it("is lower where the neighbour is below, and as wide as before", () => {
    const room = roomsOf([thing("a", 0), thing("b", 0, 104)], 1).get("a") ?? ROOMY;
    const { width, height } = ringOf(rounded(1), 100, room);
    expect({ width, height }).toEqual({ width: 108, height: 100 });
  });

  it("lies upon another where the things do", () => {
    const room = roomsOf([thing("a", 0), thing("b", 20), thing("c", 55)], 1).get("a");
    expect(room?.width).toBe(70);
  });
});
