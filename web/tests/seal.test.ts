// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { savedMatch, rememberMatch } from "../src/lib/keys";
import { noteSeal } from "../src/lib/seal";

function answering(commitment: string): void {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ match: "m", game: "ludo", commitment })));
}

describe("what the throws are bound to", () => {
  it("is noted once, before anything is said, and never changed", async () => {
    rememberMatch("m", { keys: ["k"] });
    answering("first");
    await noteSeal("m");
    answering("second");
    await noteSeal("m");
    expect(savedMatch("m")?.seal).toBe("first");
  });

  it("is not noted where there is no connection, and for a match without a key", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    rememberMatch("offline", { keys: ["k"] });
    await noteSeal("offline");
    await noteSeal("unknown");
    expect(savedMatch("offline")?.seal).toBe("");
    expect(savedMatch("unknown")).toBeNull();
  });
});
