// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from "vitest";

import { ScreenLock, callPlayer, showTurn } from "../src/lib/attention";
import { setPrefs } from "../src/lib/prefs.svelte";

const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("your turn", () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
    setPrefs({ vibrates: true });
  });

  test("is on the tab's icon and on the app's, and goes again", () => {
    const badge = { setAppBadge: vi.fn(() => Promise.reject(new Error("not installed"))), clearAppBadge: vi.fn(() => Promise.resolve()) };
    Object.assign(navigator, badge);
    const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
    showTurn(true);
    expect([new URL(icon?.href ?? "").pathname, badge.setAppBadge.mock.calls]).toEqual(["/icon-turn.svg", [[1]]]);
    showTurn(false);
    expect([new URL(icon?.href ?? "").pathname, badge.clearAppBadge.mock.calls.length]).toEqual(["/icon.svg", 1]);
  });

  test("vibrates only for those who like it", () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate });
    callPlayer();
    setPrefs({ vibrates: false });
    callPlayer();
    expect(vibrate).toHaveBeenCalledTimes(1);
  });
});

describe("the screen", () => {
  function lock(): { api: { request: () => Promise<WakeLockSentinel> }; held: { released: boolean }[] } {
    const held: { released: boolean; release: () => Promise<void> }[] = [];
    const request = async (): Promise<WakeLockSentinel> => {
      const one = { released: false, release: async () => void (one.released = true) };
      held.push(one);
      return one as unknown as WakeLockSentinel;
    };
    return { api: { request }, held };
  }

  test("stays on while somebody is asked, and is let go then", async () => {
    const { api, held } = lock();
    const screen = new ScreenLock(api);
    screen.want(true);
    await settled();
    screen.want(true);
    await settled();
    expect(held.map((one) => one.released)).toEqual([false]);
    screen.want(false);
    await settled();
    expect(held.map((one) => one.released)).toEqual([true]);
  });

  test("is held again when the page is seen again: hiding it has ended the lock", async () => {
    const { api, held } = lock();
    const screen = new ScreenLock(api);
    screen.want(true);
    await settled();
    if (held[0]) held[0].released = true;
    screen.look();
    await settled();
    expect(held.map((one) => one.released)).toEqual([true, false]);
  });

  test("is left alone where the device does not allow it", async () => {
    const screen = new ScreenLock({ request: () => Promise.reject(new Error("low battery")) });
    screen.want(true);
    await settled();
    expect(() => screen.want(false)).not.toThrow();
  });
});
