import { describe, expect, it } from "vitest";

import { litAt, thingAt, type Target } from "../src/lib/touch";

const target = (id: string, x: number, y: number, layer = 0): Target => ({ id, x, y, layer, halfWidth: 20, halfHeight: 20 });
const targets = [target("a", 0, 0), target("b", 60, 0), target("above", 0, 0, 5)];

describe("what a finger means", () => {
  it("is the nearest lit thing within its reach", () => {
    expect(litAt(targets, new Set(["a", "b"]), { x: 34, y: 0 }, 40)).toBe("b");
    expect(litAt(targets, new Set(["a"]), { x: 34, y: 0 }, 40)).toBe("a");
  });

  it("is nothing where no lit thing is near", () => {
    expect(litAt(targets, new Set(["a"]), { x: 90, y: 0 }, 40)).toBeNull();
    expect(litAt(targets, new Set(), { x: 0, y: 0 }, 40)).toBeNull();
  });

  it("is the uppermost thing where nothing is lit", () => {
    expect(thingAt(targets, { x: 1, y: 1 })).toBe("above");
    expect(thingAt(targets, { x: 30, y: 0 })).toBeNull();
  });
});
