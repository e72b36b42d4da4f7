// @vitest-environment happy-dom
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { Clock, clockText, duration } from "../src/lib/clock.svelte";

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

describe("a clock", () => {
  const at = { now: 1000 };
  const clock = new Clock(() => at.now);

  test("counts down from the server's numbers once its time to look is over", () => {
    clock.plan = { kind: "player", seconds: 60, increment: 5 };
    clock.hear({ seat: 1, left: [60_000, 42_000], starts_in: 1000 });
    expect(clock.face(1)).toEqual({ left: 42_000, isRunning: true, isLow: false, isOut: false });
    const stop = clock.tick();
    at.now += 5000; // one of them to look
    vi.advanceTimersByTime(300);
    stop?.();
    expect(clock.face(1)?.left).toBe(38_000);
    expect(clock.face(0)?.left).toBe(60_000);
  });

  test("shows only the running one where each decision has its own time, and warns near zero", () => {
    clock.plan = { kind: "decision", seconds: 20 };
    clock.hear({ seat: 0, left: [9000, 20_000] });
    expect(clock.face(1)).toBeNull();
    expect(clock.face(0)?.isLow).toBe(true);
  });

  test("stands still while the server is away that said so, and goes on with what it tells then", () => {
    clock.plan = { kind: "player", seconds: 60 };
    clock.hear({ seat: 0, left: [30_000, 60_000] });
    at.now += 4000;
    clock.pause();
    const stop = clock.tick();
    at.now += 20_000;
    vi.advanceTimersByTime(300);
    expect(clock.face(0)?.left).toBe(26_000);
    clock.hear({ seat: 0, left: [25_000, 60_000] });
    at.now += 1000;
    vi.advanceTimersByTime(300);
    stop?.();
    expect(clock.face(0)?.left).toBe(24_000);
  });

  test("a match without a clock has none to show", () => {
    expect(new Clock().face(0)).toBeNull();
  });
});

test("a clock shows whole seconds, rounded up, and hours where there are any", () => {
  expect([0, 1, 65_000, 599_001, 3_665_000, 172_800_000].map(clockText)).toEqual(["0:00", "0:01", "1:05", "10:00", "1:01:05", "48 h"]);
});

test("times are named in the language", () => {
  expect([15, 90, 300, 3600, 259_200].map((seconds) => duration(seconds, "en"))).toEqual(["15 seconds", "90 seconds", "5 minutes", "1 hour", "3 days"]);
  expect(duration(300, "de")).toBe("5 Minuten");
});
