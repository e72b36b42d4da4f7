import { expect, test } from "vitest";

import { rowsOf } from "../src/lib/hint";
import type { Advised, Choice } from "../src/lib/types";

const choice = (action: number): Choice => ({ action, label: { t: "text", id: `c${action}` } });
const CHOICES = [choice(3), choice(5), choice(9)];

function advised(...moves: Advised["moves"]): Advised {
  return { t: "advised", id: "x", moved: 4, moves, equals: moves.filter((move) => move.is_best).length, legal: 3 };
}

test("the hinted choices come with the chance to win in percent", () => {
  const hint = advised({ action: 5, chance: 0.614, is_best: true }, { action: 9, chance: 0.4, is_best: false }, { action: 3, chance: null, is_best: false });
  expect(rowsOf(hint, CHOICES).map(({ choice: one, percent }) => [one.action, percent])).toEqual([[5, 61], [9, 40], [3, null]]);
});

test("choices that are about equal have the same chance", () => {
  const hint = advised({ action: 5, chance: 0.61, is_best: true }, { action: 9, chance: 0.59, is_best: true });
  expect(rowsOf(hint, CHOICES).map((row) => row.percent)).toEqual([61, 61]);
});

test("a hint about other choices is not shown", () => {
  const hint = advised({ action: 5, chance: 0.6, is_best: true });
  expect(rowsOf(hint, CHOICES.slice(1))).toEqual([]);
  expect(rowsOf(advised({ action: 7, chance: 0.6, is_best: true }), CHOICES)).toEqual([]);
  expect(rowsOf(null, CHOICES)).toEqual([]);
});
