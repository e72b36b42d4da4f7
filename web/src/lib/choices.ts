// Tapping things narrows the choices until one is left.
import type { Choice, Lead } from "./types";

export type Tap = { kind: "play"; choice: Choice } | { kind: "narrow"; picked: string[] } | { kind: "nothing" };

export function isAbout(choice: Choice, thing: string): boolean {
  return choice.about?.includes(thing) ?? false;
}

/** The choices that are about everything picked so far. */
export function narrowed(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => picked.every((thing) => isAbout(choice, thing)));
}

/** What may be tapped now: everything the remaining choices are about. */
export function litThings(choices: readonly Choice[], picked: readonly string[]): ReadonlySet<string> {
  return setOf(narrowed(choices, picked).flatMap((choice) => choice.about ?? []));
}

export function setOf(things: readonly string[]): ReadonlySet<string> {
  return new Set(things);
}

/** A tap on a picked thing lets it go; a tap on a lit thing plays the only choice left or narrows. */
export function tap(choices: readonly Choice[], picked: readonly string[], thing: string): Tap {
  if (picked.includes(thing)) return { kind: "narrow", picked: picked.filter((other) => other !== thing) };
  const together = [...picked, thing];
  const left = narrowed(choices, together);
  if (left.length === 1 && left[0]) return { kind: "play", choice: left[0] };
  if (left.length > 1) return { kind: "narrow", picked: together };
  // Not with what is picked: begin anew with this thing, if it is about anything.
  return picked.length > 0 ? tap(choices, [], thing) : { kind: "nothing" };
}

/** Where the choices about this thing lead. */
export function leadsOf(choices: readonly Choice[], picked: readonly string[], thing: string): Lead[] {
  const leads = narrowed(choices, picked.includes(thing) ? picked : [...picked, thing]).flatMap((choice) => choice.leads ?? []);
  // Several cards may lead to one space: one ghost there.
  return [...new Map(leads.map((lead) => [`${lead.sprite} ${lead.x} ${lead.y}`, lead])).values()];
}
