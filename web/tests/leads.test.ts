import { expect, test } from "vitest";

import { leadsOf } from "../src/lib/choices";
import type { Choice } from "../src/lib/types";

const chip = { sprite: "chip", x: 50, y: 50 };

/** Two cards for one space: each choice puts the same chip on it. */
const choices = [
  { action: 1, label: { t: "text", id: "one" }, about: ["card-1", "space"], leads: [chip] },
  { action: 2, label: { t: "text", id: "two" }, about: ["card-2", "space"], leads: [{ ...chip }] },
  { action: 3, label: { t: "text", id: "three" }, about: ["card-2", "other"], leads: [{ ...chip, x: 150 }] },
] as unknown as Choice[];

test("choices that lead to the same place show one ghost", () => {
  expect(leadsOf(choices, [], "space")).toEqual([chip]);
  expect(leadsOf(choices, [], "card-2")).toHaveLength(2);
});
