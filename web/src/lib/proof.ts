// Whether a record keeps to what this device noted, and what its proof says and does not say.
import { verify, type MatchRecord } from "./api";
import { prove, Unproved, type FairRecord, type Flaw, type Origin } from "./fairness";
import { savedMatch } from "./keys";

/** What one has to know besides: words of the language files, `verify-note-fork` and so on. */
export type Note = Origin["kind"] | "practice" | "undone" | "given-up";

export interface Proof {
  throws: number;
  isMine: boolean; // the number that this device brought is among those that were used
  isByServer: boolean; // an older match, which only the rules can check
  notes: Note[];
  undos: number;
  already: number;
}

export type Failure = Flaw | "noted-commitment" | "noted-nonces" | "noted-seal";

export class Failed extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
  }
}

interface Marks {
  start?: unknown;
  fairness?: { already?: number } | null;
  origin?: Origin | null;
  practice?: boolean;
  given_up?: boolean;
  undos?: unknown[];
}

/** Where it says that it came from, and what its start and first steps say, whatever it says. */
function originsOf(record: Marks): Note[] {
  if (record.origin?.kind === "lesson") return ["lesson"];
  const isFork = record.origin?.kind === "fork" || (record.fairness?.already ?? 0) > 0;
  return [...(record.start ? ["position" as const] : []), ...(isFork ? ["fork" as const] : [])];
}

export function notesOf(record: Marks, undos: number): Note[] {
  const notes: Note[] = originsOf(record);
  if (undos > 0) notes.push(record.practice ? "practice" : "undone");
  if (record.given_up) notes.push("given-up");
  return notes;
}

/** Whether the record is the one that was promised and sealed: what was noted before is what stands in it. */
function checkNoted(match: string, record: FairRecord): void {
  const mine = savedMatch(match);
  const fair = record.fairness;
  if (mine?.seal && fair?.commitment !== mine.seal) throw new Failed("noted-commitment");
  // Else a server could call its match an older one, which this device leaves to it to verify.
  if (mine?.scheme && (fair?.scheme ?? 1) !== mine.scheme) throw new Failed("noted-commitment");
  if (mine?.nonces && JSON.stringify(mine.nonces) !== JSON.stringify(fair?.nonces)) throw new Failed("noted-nonces");
  if (mine?.sealed && fair?.seal !== mine.sealed) throw new Failed("noted-seal");
}

/** Proves a finished record on this device. Throws Failed; other errors are the network's, for older matches. */
export async function proofOf(match: string, found: MatchRecord): Promise<Proof> {
  const record = found as unknown as FairRecord & Marks;
  checkNoted(match, record);
  const fair = record.fairness;
  const undos = Math.max(fair?.undone?.length ?? 0, record.undos?.length ?? 0);
  const isByServer = (fair?.scheme ?? 1) === 1;
  const throws = isByServer ? (await verify(found)).throws : await proved(record);
  const isMine = fair?.nonces.includes(savedMatch(match)?.nonce ?? "") ?? false;
  return { throws, isMine, isByServer, notes: notesOf(record, undos), undos, already: fair?.already ?? 0 };
}

async function proved(record: FairRecord): Promise<number> {
  try {
    return await prove(record);
  } catch (error) {
    throw error instanceof Unproved ? new Failed(error.flaw) : error;
  }
}
