// Tapping things narrows the choices until one is left.
import type { Choice, Lead } from "./types";

export type Tap = { kind: "play"; choice: Choice } | { kind: "narrow"; picked: string[] } | { kind: "nothing" };

export function isAbout(choice: Choice, thing: string): boolean {
  return choice.about?.includes(thing) ?? false;
}

/** Whether a choice that begins with one thing has not begun: until then its other things mean something else. */
function isAhead(choice: Choice, picked: readonly string[]): boolean {
  return !!choice.begins && !picked.includes(choice.begins);
}

/** The choices that are about everything picked so far. */
export function narrowed(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  if (picked.length === 0) return [...choices];
  return choices.filter((choice) => !isAhead(choice, picked) && picked.every((thing) => isAbout(choice, thing)));
}

/** What may be tapped next for a choice. */
export function thingsOf(choice: Choice, picked: readonly string[]): readonly string[] {
  return choice.begins && isAhead(choice, picked) ? [choice.begins] : (choice.about ?? []);
}

/** What may be tapped now: everything the remaining choices are about. */
export function litThings(choices: readonly Choice[], picked: readonly string[]): ReadonlySet<string> {
  return setOf(narrowed(choices, picked).flatMap((choice) => thingsOf(choice, picked)));
}

export function setOf(things: readonly string[]): ReadonlySet<string> {
  return new Set(things);
}

/** A tap on a picked thing lets it go; a tap on a lit thing plays the only choice left or narrows. */
export function tap(choices: readonly Choice[], picked: readonly string[], thing: string): Tap {
  const [only, ...more] = narrowed(choices, picked);
  const isWaiting = picked.length > 0 && only !== undefined && more.length === 0; // begun anew: see below
  if (isWaiting && picked.includes(thing)) return { kind: "play", choice: only };
  if (picked.includes(thing)) return { kind: "narrow", picked: picked.filter((other) => other !== thing) };
  const together = [...picked, thing];
  const left = narrowed(choices, together);
  if (left.length === 1 && left[0]) return { kind: "play", choice: left[0] };
  if (left.length > 1) return { kind: "narrow", picked: together };
  if (picked.length === 0) return { kind: "nothing" };
  // Not with what is picked: begin anew with this thing, if it is about anything. Something else was meant before, so
  // nothing is played yet, even if only one choice is left: another tap on it does that.
  const anew = tap(choices, [], thing);
  return anew.kind === "play" ? { kind: "narrow", picked: [thing] } : anew;
}

export const MANY = 12; // choices: more than that are not simply listed
export const FEW = 6; // choices: more than that are not listed where there is little room

export interface Group {
  thing: string;
  choices: Choice[];
}

/**
 * A long list by the first thing of each choice (a card, then where it goes), so that a tap on a group narrows as a tap
 * on the thing does. Null where that would not shorten the list.
 */
export function grouped(choices: readonly Choice[], picked: readonly string[]): Group[] | null {
  if (choices.length <= MANY) return null;
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const thing = choice.about?.find((one) => !picked.includes(one));
    if (thing === undefined) return null;
    groups.set(thing, [...(groups.get(thing) ?? []), choice]);
  }
  const isShorter = groups.size > 1 && groups.size <= choices.length * 0.6;
  return isShorter ? [...groups].map(([thing, its]) => ({ thing, choices: its })) : null;
}

/** Whether all the words looked for stand in the label. */
export function isFound(label: string, wanted: string): boolean {
  const inside = label.toLocaleLowerCase();
  return wanted.toLocaleLowerCase().split(/\s+/).every((word) => inside.includes(word));
}

/** Where the choices about this thing lead; once, also if several choices lead to the same place. */
export function leadsOf(choices: readonly Choice[], picked: readonly string[], thing: string): Lead[] {
  const leads = narrowed(choices, picked.includes(thing) ? picked : [...picked, thing]).flatMap((choice) => choice.leads ?? []);
  return [...new Map(leads.map((lead) => [`${lead.sprite} ${lead.x} ${lead.y}`, lead])).values()];
}

/** The choice that only leads on to these things (a skip, or a prelude), where no other choice is about all of them. */
export function skipTo(choices: readonly Choice[], things: readonly string[]): Choice | undefined {
  if (things.length === 0 || narrowed(choices, things).some((choice) => !choice.is_skip)) return undefined;
  const skip = choices.find((choice) => choice.is_skip && opensLast(choice, things) && things.every((thing) => isAbout(choice, thing) || choice.opens?.includes(thing)));
  return skip ?? preludeTo(choices, things);
}

function opensLast(choice: Choice, things: readonly string[]): boolean {
  return choice.opens?.includes(things.at(-1) ?? "") ?? false;
}

/** The only choice that says with what this thing can be taken next; none where two could be meant. */
function preludeTo(choices: readonly Choice[], things: readonly string[]): Choice | undefined {
  const [only, ...more] = narrowed(choices, things.slice(0, -1)).filter((choice) => choice.is_prelude && opensLast(choice, things));
  return more.length === 0 ? only : undefined;
}

/** What can be reached by a choice that only leads on to it. */
export function skippable(choices: readonly Choice[], picked: readonly string[]): string[] {
  return choices.flatMap((choice) => (choice.is_skip || choice.is_prelude ? (choice.opens ?? []) : [])).filter((thing) => skipTo(choices, [...picked, thing]));
}
