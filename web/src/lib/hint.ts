// What a strong bot said to the choices of the moment.
import type { Advised, Choice, Text } from "./types";

export interface HintRow {
  choice: Choice;
  percent: number | null; // chance to win; null: the bot did not look at it
  isBest: boolean; // the best, or about as good
  reason: Text | null;
}

/** The hinted choices, the best first; none where the hint is about other choices than these. Those about equal have one chance. */
export function rowsOf(hint: Advised | null, choices: readonly Choice[]): HintRow[] {
  if (!hint || hint.legal !== choices.length) return [];
  const found = hint.moves.map((move) => ({ move, choice: choices.find((one) => one.action === move.action) }));
  if (found.some(({ choice }) => choice === undefined)) return [];
  const top = hint.moves[0]?.chance ?? null;
  return found.flatMap(({ move, choice }) => {
    if (!choice) return [];
    const chance = move.is_best ? top : move.chance;
    return [{ choice, percent: chance === null ? null : Math.round(100 * chance), isBest: move.is_best, reason: move.reason ?? null }];
  });
}
