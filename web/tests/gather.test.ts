import { describe, expect, it } from "vitest";

import { NOTHING, addable, complete, gatherable, isOnBadge, missing, mostOf, takenBack, touch, type Gathered } from "../src/lib/gather";
import type { Choice } from "../src/lib/types";

const choice = (action: number, gathers: Record<string, number>, preset = false): Choice => ({
  action, label: { t: "text", id: `choose-${action}` }, gathers, preset,
});
const of = (things: Record<string, number>): Gathered => new Map(Object.entries(things));

/** Four dice of three kinds; the pool has 3 shots, 3 items and 2 zombies. */
function handfuls(): Choice[] {
  const found: Choice[] = [];
  for (let shot = 0; shot <= 3; shot++)
    for (let item = 0; item <= 3; item++) {
      const zombie = 4 - shot - item;
      if (zombie >= 0 && zombie <= 2) {
        const all = { shot, item, zombie };
        found.push(choice(found.length, Object.fromEntries(Object.entries(all).filter(([, count]) => count > 0))));
      }
    }
  return found;
}

/** Any of three dice again. */
const again = ["a", "b", "c", "ab", "ac", "bc", "abc"].map((dice, i) => choice(i, Object.fromEntries([...dice].map((die) => [die, 1]))));

describe("gathering a handful", () => {
  const four = handfuls();

  it("knows everything that can be gathered, and how many at most", () => {
    expect(gatherable(four).sort()).toEqual(["item", "shot", "zombie"]);
    expect(mostOf(four, "shot")).toBe(3);
    expect(mostOf(four, "zombie")).toBe(2);
  });

  it("adds one with every tap, up to what the pool has", () => {
    expect(touch(four, of({ zombie: 1 }), "zombie")).toEqual({ kind: "gathered", gathered: of({ zombie: 2 }) });
    expect(touch(four, of({ zombie: 2 }), "zombie")).toEqual({ kind: "refused" });
  });

  it("refuses the fifth", () => {
    expect(touch(four, of({ shot: 3, item: 1 }), "item")).toEqual({ kind: "refused" });
    expect(addable(four, of({ shot: 3, item: 1 }))).toEqual(new Set());
  });

  it("is complete only when it is exactly one choice", () => {
    expect(complete(four, of({ shot: 2, item: 1 }))).toBeNull();
    expect(complete(four, of({ shot: 2, item: 2 }))?.gathers).toEqual({ shot: 2, item: 2 });
    expect(complete(four, NOTHING)).toBeNull();
  });

  it("says how many are missing", () => {
    expect(missing(four, NOTHING)).toBe(4);
    expect(missing(four, of({ shot: 3 }))).toBe(1);
    expect(missing(four, of({ shot: 3, item: 1 }))).toBe(0);
  });

  it("takes back one by one", () => {
    expect(takenBack(of({ shot: 2, item: 1 }), "shot")).toEqual(of({ shot: 1, item: 1 }));
    expect(takenBack(of({ shot: 1 }), "shot")).toEqual(NOTHING);
  });

  it("leaves everything else to the other choices", () => {
    expect(touch(four, NOTHING, "elsewhere")).toEqual({ kind: "other" });
  });
});

describe("gathering any of a few single things", () => {
  it("lets a thing go with the second tap", () => {
    expect(touch(again, of({ a: 1, b: 1 }), "a")).toEqual({ kind: "gathered", gathered: of({ b: 1 }) });
  });

  it("may be confirmed at every step", () => {
    expect(complete(again, of({ b: 1 }))?.action).toBe(1);
    expect(complete(again, of({ a: 1, c: 1 }))?.action).toBe(4);
    expect([...addable(again, of({ a: 1, c: 1 }))]).toEqual(["b"]);
  });

  it("goes only where a choice follows", () => {
    const pairs = [choice(1, { a: 1, b: 1 }), choice(2, { c: 1 })];
    expect(touch(pairs, of({ a: 1 }), "c")).toEqual({ kind: "refused" });
    expect([...addable(pairs, of({ a: 1 }))]).toEqual(["b"]);
  });
});

describe("the count on a thing", () => {
  it("is tapped at its corner only", () => {
    expect(isOnBadge({ x: 64, y: 136 }, { x: 100, y: 100 }, 100, 100)).toBe(true);
    expect(isOnBadge({ x: 100, y: 100 }, { x: 100, y: 100 }, 100, 100)).toBe(false);
  });
});
