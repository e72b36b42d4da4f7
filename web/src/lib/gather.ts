// Where several things are taken together: they are put together one by one, and taken back at will.
import type { Choice, Point } from "./types";

export type Gathered = ReadonlyMap<string, number>; // thing -> how many

export const NOTHING: Gathered = new Map();

export type Touch =
  | { kind: "gathered"; gathered: Gathered }
  | { kind: "refused" } // no choice goes on from there
  | { kind: "other" }; // not a thing that is gathered

export function isGathering(choice: Choice): boolean {
  return Object.keys(choice.gathers ?? {}).length > 0;
}

function needs(choice: Choice, thing: string): number {
  return choice.gathers?.[thing] ?? 0;
}

/** Whether the choice can still come of what is gathered. */
export function isWithin(choice: Choice, gathered: Gathered): boolean {
  return isGathering(choice) && [...gathered].every(([thing, count]) => count <= needs(choice, thing));
}

export function total(gathered: Gathered): number {
  return [...gathered.values()].reduce((sum, count) => sum + count, 0);
}

function totalOf(choice: Choice): number {
  return Object.values(choice.gathers ?? {}).reduce((sum, count) => sum + count, 0);
}

/** Everything that can be gathered at all, in the order of the choices. */
export function gatherable(choices: readonly Choice[]): string[] {
  return [...new Set(choices.flatMap((choice) => Object.keys(choice.gathers ?? {})))];
}

/** The most of a thing that any choice takes. */
export function mostOf(choices: readonly Choice[], thing: string): number {
  return Math.max(0, ...choices.map((choice) => needs(choice, thing)));
}

/** What may be added now. */
export function addable(choices: readonly Choice[], gathered: Gathered): ReadonlySet<string> {
  const open = choices.filter((choice) => isWithin(choice, gathered));
  const things = open.flatMap((choice) => Object.entries(choice.gathers ?? {}));
  return new Set(things.flatMap(([thing, most]) => (most > (gathered.get(thing) ?? 0) ? [thing] : [])));
}

export function added(gathered: Gathered, thing: string): Gathered {
  return new Map(gathered).set(thing, (gathered.get(thing) ?? 0) + 1);
}

export function takenBack(gathered: Gathered, thing: string): Gathered {
  const left = (gathered.get(thing) ?? 0) - 1;
  const rest = new Map(gathered);
  if (left > 0) rest.set(thing, left);
  else rest.delete(thing);
  return rest;
}

/** A tap adds one; a thing of which there is only one is let go by the next tap. */
export function touch(choices: readonly Choice[], gathered: Gathered, thing: string): Touch {
  const most = mostOf(choices, thing);
  if (most === 0) return { kind: "other" };
  if (addable(choices, gathered).has(thing)) return { kind: "gathered", gathered: added(gathered, thing) };
  if (most === 1 && gathered.has(thing)) return { kind: "gathered", gathered: takenBack(gathered, thing) };
  return { kind: "refused" };
}

/** The choice that is exactly what is gathered. */
export function complete(choices: readonly Choice[], gathered: Gathered): Choice | null {
  const sum = total(gathered);
  return choices.find((choice) => isWithin(choice, gathered) && totalOf(choice) === sum) ?? null;
}

/** How many things are missing at least before anything is complete. */
export function missing(choices: readonly Choice[], gathered: Gathered): number {
  const open = choices.filter((choice) => isWithin(choice, gathered));
  return open.length > 0 ? Math.min(...open.map(totalOf)) - total(gathered) : 0;
}

export function gatheredBy(choice: Choice): Gathered {
  return new Map(Object.entries(choice.gathers ?? {}));
}

const LEGIBLE = 9; // pixels

/** Where the count stands on a thing of this size, from its middle; `unit` is how many units a pixel is. */
export function badgeOf(width: number, height: number, unit = 0): Point & { r: number } {
  return { x: -width * 0.36, y: height * 0.36, r: Math.max(width * 0.22, LEGIBLE * unit) };
}

/** What a finger meant: the count of a gathered thing, to take one back, or the thing itself. */
export function isOnBadge(point: Point, middle: Point, width: number, height: number, unit = 0): boolean {
  const badge = badgeOf(width, height, unit);
  return Math.hypot(point.x - middle.x - badge.x, point.y - middle.y - badge.y) <= badge.r * 1.15;
}
