// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";

import { makeBundle, say } from "../src/lib/fluent";
import { preferred } from "../src/lib/words.svelte";

const bundle = makeBundle("en", [
  `told-throw = { $who } throws { $face }.
face-6 = a six
prompt-tries = { $tries ->
    [one] one try
   *[other] { $tries } tries
}
place-field = field { $number }
choose-move = { $from } → { $to }`,
]);
const names = (seat: number): string => ["anna", "Bo"][seat] ?? "?";
const text = (id: string, args = {}) => ({ t: "text" as const, id, args });

describe("words from text ids", () => {
  afterEach(() => void vi.restoreAllMocks());

  it("put names and nested texts in, and begin sentences with a capital", () => {
    const told = text("told-throw", { who: { t: "who", seat: 0 }, face: text("face-6") });
    expect(say(bundle, told, names)).toBe("Anna throws a six.");
  });

  it("leave other texts as they are", () => {
    expect(say(bundle, text("place-field", { number: 7 }), names)).toBe("field 7");
    expect(say(bundle, text("choose-move", { from: text("place-field", { number: 7 }), to: text("place-field", { number: 9 }) }), names)).toBe(
      "Field 7 → field 9",
    );
  });

  it("count as the language counts", () => {
    expect(say(bundle, text("prompt-tries", { tries: 1 }), names)).toBe("One try");
    expect(say(bundle, text("prompt-tries", { tries: 3 }), names)).toBe("3 tries");
  });

  it("never show an internal id", () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    expect(say(bundle, text("told-unknown"), names)).toBe("…");
    expect(console.warn).toHaveBeenCalled();
  });
});

describe("the language to begin with", () => {
  it.each([
    [["da-DK", "en"], "da"],
    [["nn-NO"], "nb"],
    [["no"], "nb"],
    [["fr", "de-AT"], "de"],
    [["fr"], "en"],
    [[], "en"],
  ])("for %o is %s", (wanted, language) => {
    expect(preferred(wanted)).toBe(language);
  });
});
