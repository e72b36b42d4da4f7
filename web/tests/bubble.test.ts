import { describe, expect, it } from "vitest";

import { around, arrowTo, crosses, overlap, place, pointer, tailTo, type Box } from "../src/lib/bubble";

const phone: Box = { x: 0, y: 0, width: 390, height: 844 };
const size = { width: 336, height: 130 };
const isInside = (box: Box, screen: Box): boolean =>
  box.x >= screen.x && box.y >= screen.y && box.x + box.width <= screen.x + screen.width && box.y + box.height <= screen.y + screen.height;

describe("the place of a speech bubble", () => {
  it("is on the screen, beside what it points at, wherever that is", () => {
    for (let x = 0; x <= 350; x += 25) {
      for (let y = 0; y <= 804; y += 67) {
        const thing = { x, y, width: 40, height: 40 };
        const found = place(size, phone, thing, [thing]);
        expect(isInside(found, phone)).toBe(true);
        expect(overlap(found, thing)).toBe(0);
      }
    }
  });

  it("leaves everything free that must be tapped, even if it is then further away", () => {
    const thing = { x: 180, y: 300, width: 30, height: 30 };
    const list = { x: 0, y: 340, width: 390, height: 400 };
    const found = place(size, phone, thing, [thing, list]);
    expect(overlap(found, thing) + overlap(found, list)).toBe(0);
  });

  it("covers quiet things only if need be", () => {
    const thing = { x: 180, y: 400, width: 30, height: 30 };
    const above = { x: 0, y: 200, width: 390, height: 190 };
    const found = place(size, phone, thing, [thing], [above]);
    expect(found.y).toBeGreaterThan(thing.y);
  });

  it("cuts no words where there is room elsewhere, even on other things", () => {
    const thing = { x: 180, y: 700, width: 30, height: 30 };
    const words = { x: 0, y: 640, width: 390, height: 50 };
    const board = { x: 0, y: 100, width: 390, height: 530 };
    const list = { x: 0, y: 732, width: 390, height: 100 };
    const found = place(size, phone, thing, [thing, list], [board], [words]);
    expect(overlap(found, words)).toBe(0);
    expect(overlap(found, thing) + overlap(found, list)).toBe(0);
  });

  it("is on the screen where there is nothing to point at", () => {
    expect(isInside(place(size, phone, null, []), phone)).toBe(true);
  });
});

describe("the pointer of a bubble", () => {
  it("goes from the rim that is nearest to just inside the thing", () => {
    const bubble = { x: 20, y: 100, width: 300, height: 100 };
    const below = pointer(bubble, { x: 100, y: 260, width: 40, height: 40 });
    expect(below).toEqual({ from: { x: 120, y: 200 }, to: { x: 120, y: 268 } });
    const right = pointer(bubble, { x: 350, y: 130, width: 30, height: 30 });
    expect(right.from).toEqual({ x: 320, y: 145 });
    expect(right.to.x).toBe(358);
  });
});

it("the smallest box round several", () => {
  expect(around([])).toBeNull();
  expect(around([{ x: 5, y: 5, width: 10, height: 10 }, { x: 30, y: 0, width: 5, height: 5 }])).toEqual({ x: 5, y: 0, width: 30, height: 15 });
});

describe("how a bubble points", () => {
  const bubble = { x: 20, y: 100, width: 300, height: 100 };
  const near = { x: 100, y: 240, width: 40, height: 40 };
  const far = { x: 100, y: 500, width: 40, height: 40 };
  const words = { x: 0, y: 210, width: 390, height: 20 };

  it("has a tail to what is near, and none that is long or lies over words", () => {
    expect(tailTo(bubble, near, [])?.[1]).toEqual({ x: 120, y: 248 });
    expect(tailTo(bubble, near, [words])).toBeNull();
    expect(tailTo(bubble, far, [])).toBeNull();
  });

  it("has an arrow beside what is far, on the side of the bubble where there is room", () => {
    expect(arrowTo(bubble, far, phone, [])?.[1]).toEqual({ x: 120, y: 495 });
    const above = { x: 0, y: 470, width: 390, height: 28 };
    const arrow = arrowTo(bubble, far, phone, [above]);
    expect(arrow).not.toBeNull();
    expect(crosses(arrow ?? [], above)).toBe(false);
  });

  it("has no arrow where every side is taken", () => {
    expect(arrowTo(bubble, far, phone, [{ x: 70, y: 470, width: 100, height: 100 }])).toBeNull();
  });

  it("knows a triangle that only passes a box at its corner", () => {
    const shape = [{ x: 0, y: 0 }, { x: 20, y: 0 }, { x: 0, y: 20 }];
    expect(crosses(shape, { x: 12, y: 12, width: 5, height: 5 })).toBe(false);
    expect(crosses(shape, { x: 8, y: 8, width: 5, height: 5 })).toBe(true);
  });
});
