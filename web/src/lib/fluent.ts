// Words from text ids, as `ludotek.text` makes them in Python.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { Text, Who } from "./types";

const SENTENCES = /^(prompt|told|refuse|choose)-/; // begin with a capital, whatever argument comes first

export function makeBundle(language: string, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** The words of a message, or null where the bundle has none. */
export function format(bundle: FluentBundle, id: string, args: Record<string, FluentVariable> = {}): string | null {
  const message = bundle.getMessage(id);
  if (!message?.value) return null;
  const errors: Error[] = [];
  const words = bundle.formatPattern(message.value, args, errors);
  for (const error of errors) console.warn(`text ${id}: ${error.message}`);
  return SENTENCES.test(id) ? capitalize(words) : words;
}

export type NameOf = (seat: number) => string;

export function say(bundle: FluentBundle, text: Text, nameOf: NameOf): string {
  const args = Object.entries(text.args ?? {}).map(([name, value]) => [name, argument(bundle, value, nameOf)] as const);
  const words = format(bundle, text.id, Object.fromEntries(args));
  if (words === null) console.warn(`no text ${text.id}`);
  return words ?? "…";
}

function argument(bundle: FluentBundle, value: string | number | Text | Who, nameOf: NameOf): string | number {
  if (typeof value !== "object") return value;
  return value.t === "who" ? nameOf(value.seat) : say(bundle, value, nameOf);
}

export function capitalize(sentence: string): string {
  const [first = ""] = sentence;
  return first.toLocaleUpperCase() + sentence.slice(first.length);
}
