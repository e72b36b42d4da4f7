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
});
