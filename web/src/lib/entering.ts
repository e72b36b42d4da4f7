// What a table's own dice and cards brought, picked one after the other.
import type { DueEntry, EntryPart, Outcome } from "./types";

/** A part for every outcome that is to be entered, in order. */
export function slotsOf(entry: DueEntry): EntryPart[] {
  return (entry.parts ?? []).flatMap((part) => Array.from({ length: part.count ?? 1 }, () => part));
}

/** Whether one more of it can be picked, as far as the one who is asked knows. */
export function isLeft(outcome: Outcome, picked: readonly number[]): boolean {
  return !outcome.most || picked.filter((action) => action === outcome.action).length < outcome.most;
}

export function outcomeOf(part: EntryPart | undefined, action: number): Outcome | undefined {
  return part?.outcomes.find((outcome) => outcome.action === action);
}

/** What is still to be entered: how many of the parts' outcomes come first, for the words above them. */
export function stepOf(entry: DueEntry, picked: readonly number[]): { part: EntryPart | undefined; number: number; count: number } {
  const slots = slotsOf(entry);
  return { part: slots[picked.length], number: Math.min(picked.length + 1, slots.length), count: slots.length };
}
