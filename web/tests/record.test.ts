import { describe, expect, it } from "vitest";

import { nameIn } from "../src/lib/record";

describe("who played a recorded match", () => {
  it("has no name where the terminal knew only a person", () => {
    expect(nameIn("person")).toBe("");
    expect(nameIn("person:")).toBe("");
  });

  it("keeps the name a person gave, and the level of a bot", () => {
    expect(nameIn("person:Anna")).toBe("Anna");
    expect(nameIn("Personne")).toBe("Personne");
    expect(nameIn("monte_carlo")).toBe("monte_carlo");
  });
});
