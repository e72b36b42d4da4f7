// @vitest-environment happy-dom
// The theme is on the page before the first paint, and follows the choice or the system.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { beforeEach, describe, expect, it, vi } from "vitest";

const early = readFileSync(join(import.meta.dirname, "../public/theme.js"), "utf8");
const shown = (): string | undefined => document.documentElement.dataset["theme"];

let system: { matches: boolean; change: () => void };

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
  system = { matches: false, change: () => undefined };
  const media = {
    get matches() {
      return system.matches;
    },
    addEventListener: (_: string, listen: () => void) => (system.change = listen),
  };
  vi.stubGlobal("matchMedia", () => media);
});

const runEarly = (): unknown => (0, eval)(`(() => {${early}})()`);

describe("before the first paint", () => {
  it.each([[false, "light"], [true, "dark"]])("the system decides (dark: %s)", (isDark, theme) => {
    system.matches = isDark;
    runEarly();
    expect(shown()).toBe(theme);
  });

  it.each([["light", true, "light"], ["dark", false, "dark"], ["auto", true, "dark"]])("what is liked comes first: %s", (theme, isDark, expected) => {
    localStorage.setItem("ludotek.prefs", JSON.stringify({ theme }));
    system.matches = isDark;
    runEarly();
    expect(shown()).toBe(expected);
  });

  it("a broken store is no obstacle", () => {
    localStorage.setItem("ludotek.prefs", "{");
    runEarly();
    expect(shown()).toBe("light");
  });
});

describe("afterwards", () => {
  it("a choice is shown at once, and the system is followed again when it is given up", async () => {
    const { setPrefs } = await import("../src/lib/prefs.svelte");
    system.matches = true;
    system.change();
    expect(shown()).toBe("dark");
    setPrefs({ theme: "light" });
    expect(shown()).toBe("light");
    system.change();
    expect(shown()).toBe("light");
    setPrefs({ theme: "auto" });
    expect(shown()).toBe("dark");
  });
});
