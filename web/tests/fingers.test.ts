import { describe, expect, it } from "vitest";

import { Fingers } from "../src/lib/fingers";

describe("fingers on a board", () => {
  it("tap where they hardly move", () => {
    const fingers = new Fingers();
    fingers.down(1, { x: 100, y: 100 });
    expect(fingers.move(1, { x: 104, y: 101 }, true)).toBeNull();
    expect(fingers.up(1, { x: 104, y: 101 }, 50)).toBe("tap");
  });

  it("tap twice in the same place", () => {
    const fingers = new Fingers();
    for (const [when, what] of [[0, "tap"], [200, "twice"], [300, "tap"], [900, "tap"]] as const) {
      fingers.down(1, { x: 100, y: 100 });
      expect(fingers.up(1, { x: 100, y: 100 }, when)).toBe(what);
    }
  });

  it("drag a board that is seen in part, and do not tap then", () => {
    const fingers = new Fingers();
    fingers.down(1, { x: 100, y: 100 });
    expect(fingers.move(1, { x: 120, y: 90 }, true)).toMatchObject({ dx: 20, dy: -10, by: 1 });
    expect(fingers.move(1, { x: 121, y: 90 }, true)).toMatchObject({ dx: 1, dy: 0 });
    expect(fingers.up(1, { x: 121, y: 90 }, 400)).toBe("none");
  });

  it("do not drag a board that is seen whole", () => {
    const fingers = new Fingers();
    fingers.down(1, { x: 100, y: 100 });
    expect(fingers.move(1, { x: 160, y: 100 }, false)).toBeNull();
  });

  it("pinch round the middle between them, and neither of them taps", () => {
    const fingers = new Fingers();
    fingers.down(1, { x: 100, y: 100 });
    fingers.down(2, { x: 200, y: 100 });
    expect(fingers.move(2, { x: 300, y: 100 }, false)).toEqual({ dx: 50, dy: 0, by: 2, at: { x: 200, y: 100 } });
    expect(fingers.up(2, { x: 300, y: 100 }, 300)).toBe("none");
    expect(fingers.up(1, { x: 100, y: 100 }, 310)).toBe("none");
  });
});
