import { describe, expect, it } from "vitest";

import { Guide } from "../src/lib/guide.svelte";
import type { Choice, Guidance, Text } from "../src/lib/types";

const text = (id: string): Text => ({ t: "text", id });
const choice = (action: number, about: string[], more: Partial<Choice> = {}): Choice => ({ action, label: text(`choose-${action}`), about, ...more });
const choices = [choice(1, ["piece-1", "to-4"]), choice(2, ["piece-2", "to-7"])];
const NOTHING = { picked: [], gathered: new Map<string, number>(), lit: new Set<string>() };
const two: Guidance = {
  number: 2,
  count: 8,
  bubbles: [{ number: 1, text: text("lesson-aim"), point: ["piece-9"] }, { number: 2, text: text("lesson-go") }],
  action: 2,
  why: text("lesson-go-why"),
};

describe("a guide", () => {
  it("first lets read, then points at what is waited for", () => {
    const guide = new Guide();
    guide.hear(two);
    expect([guide.isReading, guide.action, guide.pointedAt(choices, [], NOTHING)]).toEqual([true, null, ["piece-9"]]);
    guide.next();
    expect([guide.isReading, guide.action, guide.pointedAt(choices, [], NOTHING)]).toEqual([false, 2, ["piece-2", "to-7"]]);
    expect(guide.pointedAt(choices, [], { ...NOTHING, picked: ["piece-2"] })).toEqual(["to-7"]);
  });

  it("answers other things and choices with why, and lets those of the awaited choice pass", () => {
    const guide = new Guide();
    guide.hear(two);
    guide.next();
    expect(guide.refusesThing("piece-2", choices, NOTHING.gathered)).toBe(false);
    expect(guide.answer).toBeNull();
    expect(guide.refusesThing("piece-1", choices, NOTHING.gathered)).toBe(true);
    expect(guide.answer).toEqual(two.why);
    expect(guide.refusesChoice(choices[0] as Choice)).toBe(true);
    expect(guide.refusesChoice(choices[1] as Choice)).toBe(false);
  });

  it("counts what is gathered", () => {
    const guide = new Guide();
    const pick = choice(5, ["shot", "item"], { gathers: { shot: 2, item: 1 } });
    guide.hear({ ...two, bubbles: two.bubbles?.slice(1) ?? [], action: 5 });
    const one = new Map([["shot", 1]]);
    expect(guide.refusesThing("shot", [pick], one)).toBe(false);
    expect(guide.refusesThing("shot", [pick], new Map([["shot", 2]]))).toBe(true);
    expect(guide.wanted([pick], [], { ...NOTHING, gathered: new Map([["shot", 2]]) })).toEqual(["item"]);
  });

  it("leads over an optional phase to what is taken after it", () => {
    const guide = new Guide();
    const skip = choice(9, ["own-1", "own-2"], { is_skip: true, opens: ["own-1", "own-2", "row"] });
    guide.hear({ number: 3, count: 8, bubbles: [{ number: 3, text: text("lesson-low"), point: ["own-2"] }], action: 9 });
    const taken = { ...NOTHING, lit: new Set(["own-1", "own-2", "row"]) };
    expect(guide.wanted([skip], [], taken)).toEqual(["own-2"]);
    expect(guide.pointedAt([skip], [], { ...taken, picked: ["own-2"] })).toEqual(["row"]);
  });

  it("keeps its place when the same is told again, after a reconnect", () => {
    const guide = new Guide();
    guide.hear(two);
    guide.next();
    guide.hear(structuredClone(two));
    expect(guide.isReading).toBe(false);
    guide.hear({ ...two, number: 3 });
    expect(guide.isReading).toBe(true);
  });

  it("knows its last word", () => {
    const guide = new Guide();
    guide.hear({ number: 8, count: 8, bubbles: [{ number: 8, text: text("lesson-end") }] });
    expect(guide.isLast).toBe(true);
    guide.hear(null);
    expect([guide.isLast, guide.bubble]).toEqual([false, null]);
  });
});
