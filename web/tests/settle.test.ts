// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import { isTooSoon, settle } from "../src/lib/settle";

const rest = (x: number, y: number): void => void dispatchEvent(Object.assign(new Event("pointermove"), { clientX: x, clientY: y }));

describe("a choice that appears under the pointer", () => {
  beforeEach(() => {
    document.body.innerHTML = '<ol class="choices"><li><button>one</button></li></ol><button id="other">other</button>';
  });

  it("takes no tap for a moment; one that is aimed at elsewhere does", () => {
    rest(100, 100);
    settle(1000);
    expect(isTooSoon({ x: 104, y: 98 }, 1200)).toBe(true);
    expect(isTooSoon({ x: 180, y: 98 }, 1200)).toBe(false);
    expect(isTooSoon({ x: 100, y: 100 }, 1301)).toBe(false);
  });

  it("is out of the pointer's reach for that moment", () => {
    vi.useFakeTimers();
    const button = document.querySelector("button") as HTMLElement;
    document.elementFromPoint = () => button;
    rest(10, 10);
    settle();
    expect(button.classList.contains("settling")).toBe(true);
    vi.advanceTimersByTime(301);
    expect(button.classList.contains("settling")).toBe(false);
    vi.useRealTimers();
  });

  it("takes no repeated Enter, and none in that moment", () => {
    const press = (target: Element, repeat: boolean): boolean => {
      const event = new KeyboardEvent("keydown", { key: "Enter", repeat, bubbles: true, cancelable: true });
      target.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const choice = document.querySelector(".choices button") as Element;
    settle(-10_000);
    expect(press(choice, false)).toBe(false);
    expect(press(choice, true)).toBe(true);
    expect(press(document.querySelector("#other") as Element, true)).toBe(false);
    settle();
    expect(press(choice, false)).toBe(true);
  });
});
