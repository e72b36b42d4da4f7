// The proof that throws were fair, computed on this device from the record alone. docs/fairness.md specifies every byte.
import { hmacWith, joined, sha256, type Mac } from "./sha256";

type Pair = [number, number]; // actor, action
export type Origin = { kind: "position" | "fork" | "lesson"; by?: string; players?: string[] };

export interface FairPart {
  scheme?: number;
  commitment: string;
  known?: (string | null)[];
  nonces: string[];
  already?: number;
  secret?: string | null;
  seal?: string | null;
  undone?: { left: number; steps: Pair[] }[];
  weights?: number[][];
}

export interface FairRecord {
  [field: string]: unknown;
  seats: number;
  steps: Pair[];
  origin?: Origin | null;
  fairness?: FairPart | null;
}

/** What does not hold. */
export type Flaw = "unfinished" | "commitment" | "nonces" | "history" | "throw" | "weights" | "seal";

export class Unproved extends Error {
  constructor(readonly flaw: Flaw) {
    super(flaw);
  }
}

const CHANCE = -1;
const UNDO = -3;
const SPACE = 2n ** 64n;
const SECRET = /^([0-9a-f]{2}){16,}$/; // at least 16 bytes
const encoder = new TextEncoder();

function require(holds: boolean, flaw: Flaw): void {
  if (!holds) throw new Unproved(flaw);
}

/** JSON in the one form that is hashed: keys sorted, no spaces, ASCII only. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value).replace(/[^ -~]/g, escaped);
  const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, inner]) => `${canonical(name)}:${canonical(inner)}`).join(",")}}`;
}

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hashed = (prefix: string, value: unknown): Promise<Uint8Array> => sha256(encoder.encode(`${prefix}\n${canonical(value)}`));

function headerOf(record: FairRecord, fair: FairPart): unknown {
  const field = (name: string): unknown => record[name] ?? null;
  return {
    game: field("game"), version: field("version"), seats: record.seats, options: field("options"), start: field("start"), origin: field("origin"),
    nonces: fair.known ?? [], earlier: record.origin?.kind === "lesson" ? null : record.steps.slice(0, fair.already ?? 0),
  };
}

/** Everything that was done, in order, with what was taken back and the undos. */
export function historyOf(record: FairRecord, fair: FairPart): Pair[] {
  const undone = fair.undone ?? [];
  const lines: Pair[][] = []; // before each undo
  let line = record.steps;
  for (const undo of [...undone].reverse()) {
    require((fair.already ?? 0) <= undo.left && undo.left <= line.length, "history");
    line = [...line.slice(0, undo.left), ...undo.steps];
    lines.unshift(line);
  }
  let from = 0;
  const found = undone.flatMap((undo, number): Pair[] => {
    const part = (lines[number] ?? []).slice(from);
    from = undo.left;
    return [...part, [UNDO, undo.left]];
  });
  return [...found, ...record.steps.slice(from)];
}

/** The outcome on which the ticket falls when the weights are laid end to end, the smallest action first. */
async function outcome(mac: Mac, chain: Uint8Array, weights: Map<number, number>): Promise<number> {
  const laid = [...weights].sort(([a], [b]) => a - b);
  const total = BigInt(laid.reduce((sum, [, weight]) => sum + weight, 0));
  require(total > 0n && total <= BigInt(Number.MAX_SAFE_INTEGER), "weights");
  for (let attempt = 0; ; attempt++) {
    const count = new DataView(new ArrayBuffer(4));
    count.setUint32(0, attempt);
    const digest = await mac(encoder.encode("ludotek throw 2\n"), chain, new Uint8Array(count.buffer));
    const number = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (number >= SPACE - (SPACE % total)) continue;
    let left = Number(number % total);
    for (const [action, weight] of laid) {
      if (left < weight) return action;
      left -= weight;
    }
  }
}

/** Whole numbers only; actions rise, and each has another weight than before. */
function changed(weights: Map<number, number>, changes: readonly number[] | undefined): void {
  require(changes !== undefined && changes.length % 2 === 0 && changes.every(Number.isSafeInteger), "weights");
  let before = -Infinity;
  for (let i = 0; changes && i < changes.length; i += 2) {
    const [action, weight] = [changes[i] ?? 0, changes[i + 1] ?? 0];
    require(action > before && weight >= 0 && weight !== (weights.get(action) ?? 0), "weights");
    before = action;
    if (weight > 0) weights.set(action, weight);
    else weights.delete(action);
  }
}

/** Computes every throw of a finished record of version 2; returns how many there were. Throws Unproved. */
export async function prove(record: FairRecord): Promise<number> {
  const fair = record.fairness;
  if (!fair?.secret || !fair.seal) throw new Unproved("unfinished");
  require(fair.scheme === 2 && SECRET.test(fair.secret), "commitment");
  const { seal, ...open } = fair;
  const header = headerOf(record, fair);
  require(hex(await hashed("ludotek commitment 2", [fair.secret, header])) === fair.commitment, "commitment");
  const known = fair.known ?? [];
  require(known.length === record.seats && fair.nonces.length === record.seats, "nonces");
  require(known.every((nonce, seat) => nonce === null || nonce === fair.nonces[seat]), "nonces");
  const mac = await hmacWith(unhex(fair.secret));
  let chain = await hashed("ludotek chain 2", [fair.commitment, header, fair.nonces]);
  const weights = new Map<number, number>();
  let throws = 0;
  for (const [number, [actor, action]] of historyOf(record, fair).entries()) {
    if (actor === CHANCE && number >= (fair.already ?? 0)) {
      changed(weights, fair.weights?.[throws++]);
      require((await outcome(mac, chain, weights)) === action, "throw");
    }
    chain = await sha256(joined(chain, encoder.encode(`${actor}:${action}`)));
  }
  require(throws === (fair.weights ?? []).length, "weights");
  const sealed = encoder.encode(`ludotek seal 2\n${canonical({ ...record, fairness: open })}`);
  require(hex(await mac(sealed)) === seal, "seal");
  return throws;
}
