// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { Picking } from "../src/lib/picking.svelte";
import type { Choice } from "../src/lib/types";

const choice = (action: number, ...about: string[]): Choice => ({ action, label: { t: "text", id: "choose" }, about });

describe("two things under one finger", () => {
  const picking = new Picking(() => [choice(1, "piece", "field"), choice(2, "other", "far"), choice(3, "card", "here"), choice(4, "card", "there")]);

  it("come to the same if they belong to the same choices", () => {
    expect(picking.isSame("piece", "field")).toBe(true);
    expect(picking.isSame("piece", "far")).toBe(false);
    expect(picking.isSame("card", "here")).toBe(false);
  });

  it("may come to the same once something is picked", () => {
    picking.pick(["here"]);
    expect(picking.isSame("card", "here")).toBe(true);
  });
});
