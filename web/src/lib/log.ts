// The log in lines, and what a story throws.
import type { LogLine, Text, Told } from "./types";

export interface Entry {
  seq: number;
  seat: number | null;
  text: Text;
}

export function entryOf(seq: number, one: Told): Entry[] {
  return one.text ? [{ seq, seat: one.seat ?? null, text: one.text }] : [];
}

export function entriesOf(lines: readonly LogLine[]): Entry[] {
  return lines.flatMap((line) => line.told.flatMap((one) => entryOf(line.seq, one)));
}

/** The dice that tumble in a story. */
export function diceOf(told: readonly Told[]): string[] {
  return told.flatMap((one) => one.motions ?? []).flatMap((motion) => (motion.t === "tumble" ? [motion.sprite] : []));
}
