// How often somebody won, by game and by person, from the finished matches that this device knows.
import type { SavedMatch } from "./keys";

/** How a match ended, as this device saw it. */
export interface Outcome {
  winners: number[]; // seats; none in a draw
  names: string[]; // seat -> the name that was typed, empty for bots and for those without one
  yours: number[]; // the seats of this device
}

export interface GameRow {
  game: string;
  played: number;
  won: number; // by somebody at this device
}

export interface PersonRow {
  name: string;
  played: number; // together
  won: number; // by that person
  lost: number; // to somebody at this device
}

/** What is needed of a match. */
export type Played = Pick<SavedMatch, "game" | "outcome">;
type Finished = { game: string; outcome: Outcome };

function finished(matches: readonly Played[]): Finished[] {
  return matches.flatMap(({ game, outcome }) => (game && outcome && outcome.yours.length > 0 ? [{ game, outcome }] : []));
}

const isWon = ({ winners, yours }: Outcome): boolean => winners.some((seat) => yours.includes(seat));

export function byGame(matches: readonly Played[]): GameRow[] {
  const rows = new Map<string, GameRow>();
  for (const { game, outcome } of finished(matches)) {
    const row = rows.get(game) ?? { game, played: 0, won: 0 };
    rows.set(game, { game, played: row.played + 1, won: row.won + Number(isWon(outcome)) });
  }
  return [...rows.values()].sort((one, other) => other.played - one.played);
}

export function byPerson(matches: readonly Played[]): PersonRow[] {
  const rows = new Map<string, PersonRow>();
  for (const { outcome } of finished(matches)) {
    const others = outcome.names.flatMap((name, seat) => (name && !outcome.yours.includes(seat) ? [{ name, seat }] : []));
    for (const { name, seat } of others) {
      const row = rows.get(name) ?? { name, played: 0, won: 0, lost: 0 };
      const hasWon = outcome.winners.includes(seat);
      rows.set(name, { name, played: row.played + 1, won: row.won + Number(hasWon), lost: row.lost + Number(isWon(outcome) && !hasWon) });
    }
  }
  return [...rows.values()].sort((one, other) => other.played - one.played || one.name.localeCompare(other.name));
}
