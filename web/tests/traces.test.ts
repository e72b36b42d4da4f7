import { describe, expect, it } from "vitest";

import { Recap } from "../src/lib/recap.svelte";
import { linesOf, tracesOf, type Happening } from "../src/lib/traces";
import type { Scene, Told } from "../src/lib/types";

const text = (id: string) => ({ t: "text" as const, id });
const face = (tone: string) => ({ name: text(tone), tone, shape: "■" });
const scene: Scene = {
  art: "a",
  surfaces: [{ id: "board", width: 100, height: 100 }, { id: "hand", width: 100, height: 20 }],
  sprites: [
    { id: "pawn", symbol: "pawn", x: 30, y: 0 },
    { id: "chip", symbol: "chip", x: 50, y: 50 },
    { id: "card", symbol: "card", x: 5, y: 5, surface: "hand" },
  ],
  panels: [{ seat: 0, face: face("green") }, { seat: 1, face: face("blue") }, { seat: 2, face: face("red") }],
};
const step = (...told: Told[]): Happening => ({ before: scene, told, change: null });
const walk = (seat: number, sprite: string, ...along: [number, number][]): Told => ({ seat, text: text(`walk-${seat}`), cue: "step", motions: [{ t: "walk", sprite, along }] });
const put = (seat: number, sprite: string): Told => ({ seat, text: text(`put-${seat}`), cue: "place", motions: [{ t: "arrive", sprite, origin: "pile" }] });

describe("traces", () => {
  it("are the ways of pieces and marks on what was put down, in the colour of the seat", () => {
    const found = tracesOf([step(walk(1, "pawn", [40, 0])), step(put(2, "chip"))], scene);
    expect(found).toEqual([
      { sprite: "pawn", symbol: "pawn", surface: "board", tone: "blue", points: [{ x: 30, y: 0 }, { x: 40, y: 0 }] },
      { sprite: "chip", symbol: "chip", surface: "board", tone: "red", points: [{ x: 50, y: 50 }] },
    ]);
  });

  it("say nothing of hands, of dice and of what is gone", () => {
    const thrown: Told = { seat: 1, motions: [{ t: "tumble", sprite: "chip", symbol: "die-6" }] };
    expect(tracesOf([step(put(1, "card")), step(thrown)], scene)).toEqual([]);
    expect(tracesOf([step(walk(1, "pawn", [40, 0]))], { ...scene, sprites: [] })).toEqual([]);
  });
});

describe("the line of a recap", () => {
  it("has for each seat what says most", () => {
    const thrown: Told = { seat: 1, text: text("throw"), cue: "throw" };
    const knock: Told = { seat: 1, text: text("knock"), cue: "knock" };
    expect(linesOf([step(thrown, walk(1, "pawn", [1, 1])), step(put(2, "chip")), step(knock), step(thrown)]).map(({ id }) => id)).toEqual(["put-2", "knock"]);
  });
});

describe("a recap", () => {
  it("begins anew with the first move of another after one's own", () => {
    const recap = new Recap();
    recap.note(step(put(1, "chip")), [0]);
    recap.note(step(put(2, "chip")), [0]);
    expect(recap.lines.map(({ id }) => id)).toEqual(["put-1", "put-2"]);
    expect(recap.traces(scene)).toHaveLength(1);
    recap.note(step(put(0, "chip")), [0]);
    expect(recap.lines).toHaveLength(2); // still there to be read
    expect(recap.traces(scene)).toEqual([]); // but the board is one's own again
    recap.note(step(put(2, "chip")), [0]);
    expect(recap.lines.map(({ id }) => id)).toEqual(["put-2"]);
  });

  it("takes no note of what is nobody's doing", () => {
    const recap = new Recap();
    recap.note(step({ text: text("told") }), [0]);
    expect(recap.steps).toEqual([]);
  });
});
