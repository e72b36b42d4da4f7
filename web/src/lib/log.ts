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

/** One line of the log: what was said once, or several times in a row about the same seat. */
export interface Line {
  key: string;
  seat: number | null;
  words: string;
  count: number;
}

/**
 * The log as it is read: the same said again and again is said once, with how often.
 * A line keeps its key when older entries are left out, so its element is not made anew.
 */
export function folded(entries: readonly Entry[], say: (text: Text) => string): Line[] {
  const lines: Line[] = [];
  const told = new Map<number, number>(); // seq -> entries so far
  for (const { seq, seat, text } of entries) {
    const nth = told.get(seq) ?? 0;
    told.set(seq, nth + 1);
    const words = say(text);
    const last = lines.at(-1);
    if (last?.words === words && last.seat === seat) last.count++;
    else lines.push({ key: `${seq} ${nth}`, seat, words, count: 1 });
  }
  return lines;
}

/** The dice that tumble in a story. */
export function diceOf(told: readonly Told[]): string[] {
  return told.flatMap((one) => one.motions ?? []).flatMap((motion) => (motion.t === "tumble" ? [motion.sprite] : []));
}
