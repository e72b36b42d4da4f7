// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { savedMatch } from "../src/lib/keys";
import { start } from "../src/lib/start";

describe("a new match", () => {
  const asked: unknown[] = [];

  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    const made = {
      match: "m", host_key: "host", watch_key: "watch", commitment: "seal",
      seats: [{ seat: 0, kind: "here", key: "first" }, { seat: 1, kind: "here", key: "second" }, { seat: 2, kind: "link", key: "third" }],
    };
    vi.stubGlobal("fetch", async (_: string, init: RequestInit) => {
      asked.push(JSON.parse(String(init.body)));
      expect(savedMatch("m")).toBeNull(); // nothing is drawn before the seal is known
      return new Response(JSON.stringify(made), { status: 201 });
    });
  });

  it("tells the server no part in the throws before it has sealed its own", async () => {
    const seats = [{ kind: "here" as const, name: "Ann" }, { kind: "here" as const }, { kind: "link" as const }];
    await start({ game: "ludo", seats, options: {}, pace: "normal" });
    expect(JSON.stringify(asked)).not.toContain("nonce");
    expect(savedMatch("m")?.nonce).toMatch(/^[0-9a-f]{32}$/);
    expect(savedMatch("m")?.seal).toBe("seal");
    expect(savedMatch("m")?.keys).toEqual(["first", "second", "host"]);
    expect(savedMatch("m")?.invites).toEqual({ 2: "third" });
  });
});
