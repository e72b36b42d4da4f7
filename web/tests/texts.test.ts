// @vitest-environment happy-dom
// Every language has every key with the same arguments; no key is missing in the source or unused.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { FluentParser, Junk, Message, Visitor, type VariableReference } from "@fluent/syntax";
import { describe, expect, it } from "vitest";

import { LANGUAGES } from "../src/lib/words.svelte";

const SOURCE = join(import.meta.dirname, "../src");

function messages(language: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const resource = new FluentParser().parse(readFileSync(join(SOURCE, "text", `${language}.ftl`), "utf8"));
  for (const entry of resource.body) {
    if (entry instanceof Junk) throw new Error(`${language}: not Fluent: ${entry.content}`);
    if (!(entry instanceof Message)) continue;
    const variables = new Set<string>();
    const visitor = new (class extends Visitor {
      override visitVariableReference(node: VariableReference): void {
        variables.add(node.id.name);
      }
    })();
    visitor.visit(entry);
    if (found.has(entry.id.name)) throw new Error(`${language}: ${entry.id.name} is there twice`);
    found.set(entry.id.name, [...variables].sort());
  }
  return found;
}

function sources(): string {
  const files = readdirSync(SOURCE, { recursive: true }).map(String).filter((name) => /\.(svelte|ts)$/.test(name) && !name.startsWith("generated"));
  return files.map((name) => readFileSync(join(SOURCE, name), "utf8")).join("\n");
}

const english = messages("en");
const code = sources();
// Ids as strings, and as templates such as `pace-${pace}`.
const strings = new Set([...code.matchAll(/["'`]([a-z][a-z_/-]*)["'`]/g)].map((match) => match[1] ?? ""));
const patterns = [...code.matchAll(/`([a-z-]+-)\$\{[^}]*\}(-[a-z]+)?`/g)].map((match) => new RegExp(`^${match[1]}[a-z_-]+${match[2] ?? ""}$`));

describe("the texts of the interface", () => {
  it.each(Object.keys(LANGUAGES))("in %s have the same keys and arguments as in English", (language) => {
    expect(Object.fromEntries(messages(language))).toEqual(Object.fromEntries(english));
  });

  it("have every key that the source asks for", () => {
    const asked = [...code.matchAll(/\bt\(\s*"([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(asked.filter((id) => !english.has(id))).toEqual([]);
  });

  it("have no key that nobody asks for", () => {
    const unused = [...english.keys()].filter((id) => !strings.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(unused).toEqual([]);
  });
});
