import { expect, test } from "vitest";

import { isLeft, outcomeOf, slotsOf, stepOf } from "../src/lib/entering";
import type { DueEntry, Outcome } from "../src/lib/types";

const face = (action: number, most = 0): Outcome => ({ action, label: { t: "text", id: `face-${action}` }, most });
const dice: DueEntry = {
  seats: [0],
  parts: [
    { outcomes: [face(0), face(1)], count: 2 },
    { outcomes: [face(4), face(5)] },
  ],
};

test("there is a place for every outcome, part by part", () => {
  expect(slotsOf(dice).map((part) => part.outcomes[0]?.action)).toEqual([0, 0, 4]);
  expect(slotsOf({ seats: [1] })).toEqual([]);
});

test("the next place says what can come there", () => {
  expect(stepOf(dice, [1, 1]).part).toBe(dice.parts?.[1]);
  expect(stepOf(dice, [1, 1]).number).toBe(3);
  expect(stepOf(dice, [1, 1, 4]).part).toBeUndefined();
  expect(outcomeOf(dice.parts?.[0], 4)).toBeUndefined();
});

test("of a card there are only so many", () => {
  expect(isLeft(face(7, 2), [7])).toBe(true);
  expect(isLeft(face(7, 2), [7, 3, 7])).toBe(false);
  expect(isLeft(face(7), [7, 7, 7])).toBe(true);
});
