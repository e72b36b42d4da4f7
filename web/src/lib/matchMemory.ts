// What this device remembers of a match: how it stands, who won, and its seats in the next one.
import { book } from "./book.svelte";
import { rememberMatch, savedMatch } from "./keys";
import type { Outcome } from "./stats";
import type { Result, SeatInfo } from "./types";

interface Standing {
  readonly match: string;
  readonly game: string;
  readonly yours: number[];
  readonly seats: readonly SeatInfo[];
  readonly result: Result | null;
  readonly isGivenUp: boolean;
  readonly isOver: boolean;
}

export function rememberStanding(now: Standing): void {
  if (!savedMatch(now.match)) return;
  book.touch();
  const { match, game, yours, isOver } = now;
  rememberMatch(match, { game, yours, ...outcomeOf(now), isOver, names: now.seats.map((seat) => seat.name ?? "") });
}

/** Who won, for the statistics of this device. */
function outcomeOf({ result, seats, yours, isGivenUp }: Standing): { outcome?: Outcome } {
  if (!result || isGivenUp) return {};
  const winners = (result.places ?? []).flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = seats.map((seat) => (seat.kind === "bot" ? "" : (seat.name ?? "")));
  return { outcome: { winners: winners.length < names.length ? winners : [], names, yours } };
}

/** The seats of this device in a match are its seats in the rematch. */
export function takeAlong(match: string, next: string): void {
  const mine = savedMatch(match);
  if (!mine) return;
  const { game, keys, device, table, host, watch, invites, names } = mine;
  rememberMatch(next, { game, keys, device, table, host, watch, invites, names });
}
