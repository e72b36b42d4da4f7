import { describe, expect, it } from "vitest";

import { newCode, open, readCode, seal, unseal } from "../src/lib/playerCode";

describe("a player code", () => {
  it("is five words that can be said", () => {
    const code = newCode();
    expect(code).toMatch(/^([b-z][aiou][b-z][aiou][b-z])(-[b-z][aiou][b-z][aiou][b-z]){4}$/);
    expect(newCode()).not.toBe(code);
  });

  it("is read however it is typed", () => {
    const code = newCode();
    expect(readCode(`  ${code.toUpperCase().replaceAll("-", " , ")} `)).toBe(code);
  });

  it("is not read with a letter wrong, a word too few or too many", () => {
    const code = newCode();
    const words = code.split("-");
    let caught = 0;
    for (let at = 0; at < code.length; at++) {
      const other = code[at] === "a" ? "o" : code[at] === "b" ? "d" : at % 6 === 1 || at % 6 === 3 ? "a" : "b";
      if (code[at] === "-") continue;
      if (readCode(code.slice(0, at) + other + code.slice(at + 1)) === null) caught++;
    }
    expect(caught).toBeGreaterThanOrEqual(24); // of 25; sixteen bits check each of them, so one in 65,536 passes
    expect(readCode(words.slice(1).join("-"))).toBeNull();
    expect(readCode([...words, "babab"].join("-"))).toBeNull();
    expect(readCode("five words that are none")).toBeNull();
    expect(readCode("")).toBeNull();
  });

  it("seals what only it opens", () => {
    const [mine, other] = [open(newCode()), open(newCode())];
    const sealed = seal(mine, { name: "Anna", matches: ["secret"] });
    expect(unseal(mine, sealed)).toEqual({ name: "Anna", matches: ["secret"] });
    expect(() => unseal(other, sealed)).toThrow();
    const at = sealed.length - 1;
    expect(() => unseal(mine, sealed.slice(0, at) + (sealed[at] === "0" ? "1" : "0"))).toThrow();
    expect(seal(mine, "x")).not.toBe(seal(mine, "x"));
  });

  it("leads to the same book everywhere, and the server's part does not open it", () => {
    const code = newCode();
    const found = open(code);
    expect(open(code)).toEqual(found);
    expect(found.locator).toMatch(/^[0-9a-f]{64}$/);
    expect(() => unseal({ locator: found.locator, key: found.locator }, seal(found, "x"))).toThrow();
  });
});
