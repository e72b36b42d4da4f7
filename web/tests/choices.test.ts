import { describe, expect, it } from "vitest";

import { grouped, isFound, leadsOf, litThings, narrowed, skipTo, skippable, tap } from "../src/lib/choices";
import type { Choice } from "../src/lib/types";

const choice = (action: number, ...about: string[]): Choice => ({
  action, label: { t: "text", id: `choose-${action}` }, about, leads: [{ sprite: about[0] ?? "", x: action, y: 0 }],
});
const four = [choice(1, "die1", "die2"), choice(2, "die1", "die3"), choice(3, "die2", "die3"), choice(4, "die4")];

describe("narrowing by tapping", () => {
  it("plays at once where a thing belongs to one choice only", () => {
    expect(tap(four, [], "die4")).toEqual({ kind: "play", choice: four[3] });
  });

  it("keeps a thing picked while several choices are about it", () => {
    expect(tap(four, [], "die1")).toEqual({ kind: "narrow", picked: ["die1"] });
  });

  it("does not mind the order of the taps", () => {
    expect(tap(four, ["die1"], "die3")).toEqual({ kind: "play", choice: four[1] });
    expect(tap(four, ["die3"], "die1")).toEqual({ kind: "play", choice: four[1] });
  });

  it("lets a thing go that is tapped again", () => {
    expect(tap(four, ["die1"], "die1")).toEqual({ kind: "narrow", picked: [] });
  });

  it("begins anew with a thing that does not go with what is picked", () => {
    expect(tap(four, ["die4"], "die1")).toEqual({ kind: "narrow", picked: ["die1"] });
  });

  it("plays nothing that was not meant: what is left alone waits for another tap", () => {
    expect(tap(four, ["die1"], "die4")).toEqual({ kind: "narrow", picked: ["die4"] });
    expect(tap(four, ["die4"], "die4")).toEqual({ kind: "play", choice: four[3] });
  });

  it("answers nothing for a thing that is about no choice", () => {
    expect(tap(four, [], "elsewhere")).toEqual({ kind: "nothing" });
  });

  it("plays the only choice whichever of its things is tapped", () => {
    const one = [choice(7, "piece1", "piece2", "field")];
    for (const thing of ["piece1", "piece2", "field"]) expect(tap(one, [], thing)).toEqual({ kind: "play", choice: one[0] });
  });
});

describe("a choice that begins with one of its things", () => {
  const play: Choice = { ...choice(0, "one", "two"), is_skip: true, opens: ["one", "two", "row"] };
  const discards = [{ ...choice(1, "pile", "one"), begins: "pile" }, { ...choice(2, "pile", "two"), begins: "pile" }];
  const all = [play, ...discards];

  it("is lit by that thing only, until it is tapped", () => {
    expect([...litThings(discards, [])]).toEqual(["pile"]);
    expect([...litThings(all, ["pile"])].sort()).toEqual(["one", "pile", "two"]);
  });

  it("leaves its other things to what follows a skip", () => {
    expect(skipTo(all, ["one"])).toBe(play);
    expect(skipTo(all, ["pile", "one"])).toBeUndefined();
  });

  it("is made by that thing and then another", () => {
    expect(tap(all, [], "pile")).toEqual({ kind: "narrow", picked: ["pile"] });
    expect(tap(all, ["pile"], "two")).toEqual({ kind: "play", choice: discards[1] });
  });
});

describe("what is lit", () => {
  it("is everything that the remaining choices are about", () => {
    expect([...litThings(four, ["die1"])].sort()).toEqual(["die1", "die2", "die3"]);
  });

  it("is nothing without choices", () => {
    expect(litThings([], [])).toEqual(new Set());
  });

  it("leads where the remaining choices about the thing lead", () => {
    expect(leadsOf(four, ["die1"], "die2").map((lead) => lead.x)).toEqual([1]);
    expect(leadsOf(four, [], "die1").map((lead) => lead.x)).toEqual([1, 2]);
    expect(narrowed(four, ["die2"]).map((one) => one.action)).toEqual([1, 3]);
  });
});

describe("a long list", () => {
  const cards = ["five", "six", "jack"].flatMap((card, i) => Array.from({ length: 6 }, (_, k) => choice(10 * i + k, card, `space${10 * i + k}`)));

  it("is grouped by the first thing of its choices", () => {
    expect(grouped(cards, [])?.map((group) => [group.thing, group.choices.length])).toEqual([["five", 6], ["six", 6], ["jack", 6]]);
  });

  it("is not grouped where that would not shorten it, or where it is short", () => {
    const fields = Array.from({ length: 50 }, (_, i) => choice(i, `field${i}`));
    expect(grouped(fields, [])).toBeNull();
    expect(grouped(cards.slice(0, 6), ["five"])).toBeNull();
    expect(grouped([...cards, choice(99)], [])).toBeNull();
  });

  it("is searched by words, in any order and case", () => {
    expect(isFound("Place it on field B7", "b7 place")).toBe(true);
    expect(isFound("Place it on field B7", "b8")).toBe(false);
  });
});

describe("a prelude", () => {
  const pieces = [
    { ...choice(1, "piece1"), is_prelude: true, opens: ["a1", "a2"] },
    { ...choice(2, "piece2"), is_prelude: true, opens: ["a2", "a3"] },
  ];

  it("is made with a tap on what only it opens", () => {
    expect(skipTo(pieces, ["a1"])?.action).toBe(1);
    expect(skipTo(pieces, ["a3"])?.action).toBe(2);
    expect(skippable(pieces, [])).toEqual(["a1", "a3"]);
  });

  it("is not guessed where two could be meant, nor with a tap on its own thing", () => {
    expect(skipTo(pieces, ["a2"])).toBeUndefined();
    expect(skipTo(pieces, ["piece1"])).toBeUndefined();
  });
});
