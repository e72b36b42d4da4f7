import { describe, expect, it } from "vitest";

import type { OptionField, Rulebook } from "../src/lib/api";
import { optionGroups } from "../src/lib/optionGroups";

const option = (name: string): OptionField => ({ name, values: ["x", "y"], default: "x" });
const clause = (id: string, section: string, options: string[], is_ruling = false) => ({ id, section, text: "", options, is_ruling });
const book: Rulebook = {
  sections: [{ id: "set_up", title: "Set-up" }, { id: "turn", title: "A turn" }, { id: "house", title: "House rules" }],
  clauses: [
    clause("1", "set_up", ["die"]),
    clause("2", "turn", ["tries"]),
    clause("3", "turn", ["tries", "edition"]),
    ...["4", "5", "6"].map((id) => clause(id, "turn", ["edition"])),
    clause("7", "house", ["shelter"]),
    clause("R1", "set_up", ["quirk"], true),
  ],
};

describe("options", () => {
  const groups = optionGroups(["die", "edition", "tries", "shelter", "quirk"].map(option), book);

  it("begin with what is agreed at set-up and what changes many rules", () => {
    expect(groups[0]).toMatchObject({ section: null });
    expect(groups[0]?.options.map(({ name }) => name)).toEqual(["die", "edition"]);
  });

  it("go on in the order of the rulebook", () => {
    expect(groups.slice(1).map((group) => [group.section?.id, group.options.map(({ name }) => name)])).toEqual([
      ["set_up", ["quirk"]],
      ["turn", ["tries"]],
      ["house", ["shelter"]],
    ]);
  });

  it("without a choice are not shown", () => {
    expect(optionGroups([{ name: "arms", values: [], default: [] }], book)).toEqual([]);
  });
});
