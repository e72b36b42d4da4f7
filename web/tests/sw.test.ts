import { beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { OpenPage } from "../src/worker/scope";

type Handler = (event: Record<string, unknown>) => void;
const handlers = new Map<string, Handler>();
const showNotification = vi.fn(() => Promise.resolve());
const openWindow = vi.fn(() => Promise.resolve(null));
const focus = vi.fn(() => Promise.resolve({} as OpenPage));
let pages: Partial<OpenPage>[] = [];

beforeAll(async () => {
  vi.stubGlobal("SHELL", ["/"]);
  vi.stubGlobal("VERSION", "v1");
  vi.stubGlobal("self", {
    location: new URL("http://here/sw.js"),
    registration: { showNotification },
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(pages), openWindow },
    skipWaiting: () => Promise.resolve(),
    addEventListener: (kind: string, hear: Handler) => handlers.set(kind, hear),
  });
  await import("../src/worker/sw");
});

beforeEach(() => {
  vi.clearAllMocks();
  pages = [];
});

async function happen(kind: string, event: Record<string, unknown>): Promise<void> {
  const work: unknown[] = [];
  handlers.get(kind)?.({ ...event, waitUntil: (one: unknown) => work.push(one) });
  await Promise.all(work);
}

const pushed = { data: { json: () => ({ match: "m1", title: "Ludo", body: "It is your turn." }) } };

test("a message is shown, one for each match", async () => {
  await happen("push", pushed);
  expect(showNotification).toHaveBeenCalledWith("Ludo", expect.objectContaining({ body: "It is your turn.", tag: "m1", data: { match: "m1" } }));
});

test("who looks at that very table needs no message", async () => {
  pages = [{ url: "http://here/t/m1", visibilityState: "visible" }];
  await happen("push", pushed);
  expect(showNotification).not.toHaveBeenCalled();
  pages = [{ url: "http://here/t/m1", visibilityState: "hidden" }, { url: "http://here/", visibilityState: "visible" }];
  await happen("push", pushed);
  expect(showNotification).toHaveBeenCalledTimes(1);
});

test("a tap opens the table, or goes to where it is open", async () => {
  const notification = { close: vi.fn(), data: { match: "m1" } };
  await happen("notificationclick", { notification });
  expect([notification.close.mock.calls.length, openWindow.mock.calls]).toEqual([1, [["/t/m1"]]]);
  pages = [{ url: "http://here/t/m1", focus }];
  await happen("notificationclick", { notification });
  expect([focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([1, 1]);
});

test("matches, keys and other origins pass by untouched", () => {
  const respondWith = vi.fn();
  for (const [url, method] of [["http://here/api/matches/m1", "GET"], ["http://here/api/matches", "POST"], ["http://there/x", "GET"], ["http://here/api/push", "GET"]] as const) {
    handlers.get("fetch")?.({ request: { url, method, mode: "cors" }, respondWith });
  }
  expect(respondWith).not.toHaveBeenCalled();
});
