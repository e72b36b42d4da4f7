// A table with a fake wire, for the tests of what it does.
import { beforeEach, expect, vi } from "vitest";

import { setPrefs } from "../src/lib/prefs.svelte";
import type { Wire } from "../src/lib/socket";
import { Table } from "../src/lib/table.svelte";
import type { Choice, Incoming, Outgoing, Scene, Welcome } from "../src/lib/types";

beforeEach(() => {
  localStorage.clear();
  setPrefs({ pace: "instant" });
});

export const text = (id: string) => ({ t: "text" as const, id });
export const choice = (action: number, ...about: string[]): Choice => ({ action, label: text("choose"), about });

export function scene(choices: Choice[] = []): Scene {
  return {
    art: "a",
    surfaces: [{ id: "board", width: 100, height: 100 }],
    sprites: [{ id: "p", symbol: "pawn", x: 0, y: 0 }, { id: "q", symbol: "pawn", x: 50, y: 0 }],
    choices,
  };
}

export function welcome(news: Partial<Welcome> = {}): Welcome {
  return {
    t: "welcome", match: "m", game: "g", options: {}, nonces: [], seq: 5, seats: [{ seat: 0, kind: "person" }, { seat: 1, kind: "person" }],
    yours: [0], viewer: 0, is_host: false, is_started: true, pace: "instant", has_secrets: false, actor: 0,
    scene: scene([choice(1, "p"), choice(2, "q")]), log: [], chat: [], commitment: "c", ...news,
  };
}

/** A table with a fake wire: what it sends, and a way to tell it things. */
export function sit() {
  const sent: Incoming[] = [];
  const wire: Wire = {
    send: (data) => void sent.push(JSON.parse(data) as Incoming),
    close: () => {}, onopen: null, onmessage: null, onclose: null, onerror: null,
  };
  const table = new Table("m", () => wire);
  table.open();
  wire.onopen?.();
  const hear = async (message: Outgoing): Promise<void> => {
    wire.onmessage?.({ data: JSON.stringify(message) });
    await vi.waitFor(() => expect(table.isBusy).toBe(false));
  };
  const last = (): Incoming | undefined => sent.at(-1);
  return { table, sent, last, hear };
}
