// Records as files, and the way from a record to a new match.
import type { MatchRecord } from "./api";

export function saveRecord(record: MatchRecord, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function isRecord(data: unknown): data is MatchRecord {
  return typeof data === "object" && data !== null && "ludotek" in data && "game" in data && typeof data.game === "string";
}

const PERSON = /^person(?::|$)/; // a person at a terminal, with a name behind it or without

/** What a record calls a player: a name or a bot's level; nothing for somebody without a name. */
export function nameIn(player: string): string {
  return player.replace(PERSON, "");
}

/** A record from a file that somebody chose or dropped; null if it is none. */
export async function readRecord(file: File): Promise<MatchRecord | null> {
  try {
    const data: unknown = JSON.parse(await file.text());
    return isRecord(data) ? data : null;
  } catch {
    return null;
  }
}

export interface Fork {
  record: MatchRecord;
  at: number;
  names: string[];
}

// Passed by hand from one page to the next: too large for an address.
let opened: MatchRecord | null = null;
let fork: Fork | null = null;

export const pass = {
  record(record: MatchRecord): void {
    opened = record;
  },
  takeRecord(): MatchRecord | null {
    const record = opened;
    opened = null;
    return record;
  },
  fork(from: Fork): void {
    fork = from;
  },
  takeFork(game: string): Fork | null {
    const from = fork;
    fork = null;
    return from?.record.game === game ? from : null;
  },
};
