// @vitest-environment happy-dom
import { expect, test } from "vitest";

import { rememberMatch, savedMatch } from "../src/lib/keys";
import { opponents } from "../src/lib/standing";

test("without a network too, home names the others and not the one who looks", () => {
  rememberMatch("m1", { game: "ludo", names: ["Anna", "Bo", ""], yours: [0] });
  const saved = savedMatch("m1");
  expect(saved && opponents(saved)).toBe("Bo");
});
