import { describe, expect, it } from "vitest";

import { folded } from "../src/lib/log";

const entry = (seq: number, seat: number | null, id: string) => ({ seq, seat, text: { t: "text" as const, id } });
const lines = (...entries: ReturnType<typeof entry>[]) => folded(entries, (text) => text.id).map(({ seat, words, count }) => [seat, words, count]);

describe("the log", () => {
  it("says once what is said several times in a row about the same seat", () => {
    expect(lines(entry(1, 0, "draws"), entry(2, 0, "draws"), entry(2, 0, "draws"), entry(3, 0, "moves"))).toEqual([
      [0, "draws", 3],
      [0, "moves", 1],
    ]);
  });

  it("keeps apart what different seats do, and what happens again later", () => {
    expect(lines(entry(1, 0, "draws"), entry(2, 1, "draws"), entry(3, 0, "draws"))).toHaveLength(3);
    expect(lines(entry(1, 0, "draws"), entry(2, null, "night"), entry(3, 0, "draws"))).toHaveLength(3);
  });

  it("keeps the key of a line when older ones are left out", () => {
    const all = [entry(1, 0, "draws"), entry(2, 0, "moves"), entry(2, 1, "hits"), entry(3, 0, "draws"), entry(3, 1, "wins")];
    const keys = (from: number) => folded(all.slice(from), (text) => text.id).map((line) => line.key);
    expect(new Set(keys(0)).size).toBe(5);
    expect(keys(1)).toEqual(keys(0).slice(1));
    expect(keys(3)).toEqual(keys(0).slice(3));
  });
});
