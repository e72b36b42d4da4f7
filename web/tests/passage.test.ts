import { describe, expect, it } from "vitest";

import { poseOf } from "../src/lib/motion";
import { comersOf, heirOf, isTakenOver, leaversOf, pileOf, playedTo, standIn, strangersOf } from "../src/lib/passage";
import type { Scene, Sprite, Told } from "../src/lib/types";

const thing = (id: string, x: number, more: Partial<Sprite> = {}): Sprite => ({ id, symbol: "card", x, y: 0, ...more });
const scene = (...sprites: Sprite[]): Scene => ({ art: "a", surfaces: [{ id: "board", width: 1000, height: 1000 }, { id: "hand", width: 1000, height: 200 }], sprites });
const own = (id: string, x = 0): Sprite => thing(id, x, { surface: "hand" });

describe("what comes and goes", () => {
  it("is told apart by name and surface", () => {
    const [before, after] = [scene(thing("a", 0), thing("b", 50)), scene(thing("a", 70), own("b"), thing("c", 0))];
    expect(comersOf(before, after).map(({ id }) => id)).toEqual(["b", "c"]);
    expect(leaversOf(before, after).map(({ id }) => id)).toEqual(["b"]);
  });

  it("is the same thing to the eye if it looks the same and lies in the same place", () => {
    const chip = thing("chip-7", 300, { symbol: "chip" });
    expect(isTakenOver({ ...poseOf(thing("supply", 0, { symbol: "chip" })), x: 302 }, "board", [chip])).toBe(true);
    expect(isTakenOver({ ...poseOf(thing("supply", 0, { symbol: "chip" })), x: 400 }, "board", [chip])).toBe(false);
    expect(isTakenOver({ ...poseOf(thing("supply", 0)), x: 300 }, "board", [chip])).toBe(false);
  });

  it("plays the part of what will lie where it has gone", () => {
    const [before, after] = [scene(thing("supply", 0), thing("chip-1", 100)), scene(thing("supply", 0), thing("chip-1", 100), thing("chip-2", 300))];
    const poses = new Map([["supply", { ...poseOf(thing("supply", 0)), x: 301 }]]);
    expect(standIn("chip-2", before, after, poses)).toBe("supply");
    expect(standIn("chip-2", before, after, new Map())).toBeNull();
    expect(standIn("chip-3", before, after, poses)).toBeNull();
  });

  it("goes on to its like where that lies beside it", () => {
    const die = { ...poseOf(thing("die-1", 0)), x: 200 };
    expect(heirOf(die, "board", [thing("far", 900), thing("front-1", 300), thing("front-2", 260)])?.id).toBe("front-2");
    expect(heirOf(die, "board", [thing("far", 900), thing("other", 210, { symbol: "tile" }), own("x", 200)])).toBeUndefined();
  });

  it("is a stranger only where nothing of its kind has lain or gone", () => {
    const [old, next, chip, new_] = ["supply-1", "supply-2", "chip-7", "chip-8"].map((id, i) => thing(id, [0, 0, 300, 600][i] ?? 0));
    const poses = new Map([["supply-1", { ...poseOf(thing("supply-1", 0)), x: 300 }]]);
    const found = strangersOf([next, chip, new_] as Sprite[], [old as Sprite], poses, scene(old as Sprite));
    expect(found.map(({ id }) => id)).toEqual(["chip-8"]);
  });
});

describe("where a card comes from", () => {
  const pile = (badge: string, id = "pile"): Sprite => thing(id, 900, { badge });

  it("is the only pile that has become lower", () => {
    expect(pileOf([own("x")], scene(pile("42")), scene(pile("41"), own("x")))?.id).toBe("pile");
    expect(pileOf([own("x")], scene(pile("42")), scene(pile("42"), own("x")))).toBeNull();
  });

  it("is not known where two piles have, or where more has come than was drawn", () => {
    const [before, after] = [scene(pile("9"), pile("5", "other")), scene(pile("8"), pile("4", "other"), own("x"))];
    expect(pileOf([own("x")], before, after)).toBeNull();
    expect(pileOf([own("x"), own("y")], scene(pile("9")), scene(pile("8"), own("x"), own("y")))).toBeNull();
  });
});

describe("where a card goes", () => {
  const told: Told[] = [{ text: null, seat: 0, motions: [{ t: "turn_over", sprite: "row", symbol: "back" }] } as unknown as Told];

  it("is what is turned over for it on another surface", () => {
    const before = scene(own("x"), thing("row", 400));
    expect(playedTo([own("x")], told, before)).toMatchObject({ card: { id: "x" }, to: { id: "row" } });
    expect(playedTo([own("x"), own("y")], told, before)).toBeNull();
    expect(playedTo([thing("x", 0)], told, before)).toBeNull();
    expect(playedTo([thing("chip", 0)], told, scene(thing("chip", 0), own("row")))).toBeNull(); // a board keeps its own things
    expect(playedTo([own("x")], [], before)).toBeNull();
    const revealed = { motions: [{ t: "turn_over", sprite: "row", symbol: "front" }, { t: "turn_over", sprite: "pile", symbol: "front" }] } as Told;
    expect(playedTo([own("x")], [...told, revealed], before)).toMatchObject({ card: { id: "x" }, to: { id: "row" } }); // and what follows
    expect(playedTo([own("x")], [revealed, ...told], before)).toBeNull();
  });
});
