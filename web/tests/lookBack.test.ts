// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import type { LookBack } from "../src/lib/api";
import { asChange, chanceAt, curvesOf, lookBack, milestones, pathOf, spread } from "../src/lib/lookBack";
import { pageOf, stepOf } from "../src/lib/router.svelte";

const text = (id: string) => ({ t: "text" as const, id });
const face = (tone: string, side?: string) => ({ name: text(tone), tone, shape: "▲", ...(side ? { side: text(side) } : {}) });
const FOUND: LookBack = {
  game: "g", names: [], faces: [face("green", "a"), face("blue", "b"), face("green", "a")], steps: 10, scores: [1, 0, 1],
  curve: [{ step: 0, chances: [0.5, 0.5, 0.5] }, { step: 4, chances: [0.25, 0.75, 0.25] }, { step: 10, chances: [1, 0, 1] }],
  luck: [0, 0, 0], skill: [0, 0, 0], turns: [], lessons: [],
};

afterEach(() => vi.unstubAllGlobals());

test("those who win together have one line", () => {
  expect(curvesOf(FOUND).map((curve) => curve.seats)).toEqual([[0, 2], [1]]);
});

test("a curve is drawn over the steps, the best chance on top", () => {
  const [curve] = curvesOf(FOUND);
  expect(pathOf(curve?.points ?? [], 10, 100, 40)).toBe("M0 20L40 30L100 0");
});

test("the chance at a step is that of the last point before it", () => {
  const [curve] = curvesOf(FOUND);
  expect(curve && [0, 3, 4, 9, 10].map((step) => chanceAt(curve, step))).toEqual([0.5, 0.5, 0.25, 0.25, 1]);
});

test("a table has the first and the last step, each once", () => {
  expect(milestones(10)).toEqual([0, 2, 4, 6, 8, 10]);
  expect(milestones(2)).toEqual([0, 1, 2]);
});

test("changes have a sign in every language", () => {
  expect(asChange("en", 0.244)).toBe("+24%");
  expect(asChange("en", -0.1)).toBe("\u221210%");
  expect(asChange("en", 0.001)).toBe("0%");
});

test("the job is asked for until it is done, and says how far it is", async () => {
  const answers = [{ job: "j", state: "waiting", share: 0 }, { job: "j", state: "running", share: 0.4 }, { job: "j", state: "done", share: 1, result: FOUND }];
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(answers[asked.length - 1])));
  });
  const shares: number[] = [];
  expect(await lookBack({ game: "g" }, (share) => shares.push(share), () => Promise.resolve())).toEqual(FOUND);
  expect(asked).toEqual(["/api/analyse", "/api/analyse/j", "/api/analyse/j"]);
  expect(shares).toEqual([0, 0.4]);
});

test("a job that fails says why", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ job: "j", state: "failed", share: 1, problem: { code: "record/not_yet", message: "m" } }))));
  await expect(lookBack({ game: "g" }, () => {})).rejects.toMatchObject({ code: "record/not_yet" });
});

test("addresses lead to a look back and to a step of a replay", () => {
  expect(pageOf("/look/abc")).toEqual({ name: "look", match: "abc" });
  expect(pageOf("/look")).toEqual({ name: "look", match: null });
  expect(stepOf("#s=31")).toBe(31);
  expect(stepOf("#k=abc")).toBe(null);
});

test("signs at the end of the lines do not touch, and stay within the chart", () => {
  expect(spread([0, 220, 220, 220], 18, 220)).toEqual([0, 184, 202, 220]);
  expect(spread([100, 105, 10], 18, 220)).toEqual([87, 105, 10]);
  expect(spread([0, 5], 18, 220)).toEqual([0, 18]);
});
