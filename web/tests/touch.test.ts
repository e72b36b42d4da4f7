import { describe, expect, it } from "vitest";

import { isDoubtful, litAt, thingAt, type Target } from "../src/lib/touch";

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
    expect(thingAt(targets, { x: 1, y: 1 }, 0)).toBe("above");
    expect(thingAt(targets, { x: 30, y: 0 }, 0)).toBeNull();
  });

  it("is the nearest small thing where it lies on none", () => {
    expect(thingAt(targets, { x: 33, y: 0 }, 30)).toBe("b");
    expect(thingAt(targets, { x: 30, y: 90 }, 30)).toBeNull();
  });

  it("is in doubt where two things that do not come to the same are within its reach", () => {
    const lit = new Set(["a", "b"]);
    const never = (): boolean => false;
    expect(isDoubtful(targets, lit, { x: 45, y: 0 }, 50, never)).toBe(true);
    expect(isDoubtful(targets, lit, { x: 5, y: 0 }, 50, never)).toBe(false);
    expect(isDoubtful(targets, lit, { x: 45, y: 0 }, 50, () => true)).toBe(false);
    expect(isDoubtful(targets, new Set(["b"]), { x: 45, y: 0 }, 50, never)).toBe(false);
  });
});
