// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { savedMatch } from "../src/lib/keys";
import { setPrefs } from "../src/lib/prefs.svelte";
import { quickSeats, start } from "../src/lib/start";

describe("a new match", () => {
  const asked: unknown[] = [];

  beforeEach(() => {
    localStorage.clear();
    asked.length = 0;
    const made = {
      match: "m", table_key: "table", host_key: "host", watch_key: "watch", commitment: "seal",
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
    expect(savedMatch("m")?.keys).toEqual(["host"]); // its seats are opened by the secret that it made itself
    expect(savedMatch("m")?.device).toMatch(/^[0-9a-f]{32}$/);
    expect(asked).toMatchObject([{ door: "ask", device: savedMatch("m")?.device }]);
    expect(savedMatch("m")?.table).toBe("table");
    expect(savedMatch("m")?.invites).toEqual({ 2: "third" });
  });
});

describe("a quick table", () => {
  const game = { id: "ludo", seats: [2, 3, 4] } as unknown as Parameters<typeof quickSeats>[0];
  const levels = ["beginner", "easy", "medium", "hard", "expert"];

  beforeEach(() => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(levels)));
  });

  it("has easy bots at first, then those that were chosen last", async () => {
    expect((await quickSeats(game)).map((seat) => seat.level)).toEqual([undefined, "easy", "easy", "easy"]);
    setPrefs({ level: "hard" });
    expect((await quickSeats(game)).map((seat) => seat.level)).toEqual([undefined, "hard", "hard", "hard"]);
  });

  it("has the strongest bots there are if the chosen ones are gone", async () => {
    setPrefs({ level: "legendary" });
    expect((await quickSeats(game)).at(-1)?.level).toBe("expert");
  });
});
