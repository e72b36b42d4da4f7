// A look back at a finished match: the server thinks about it, and this is how it is shown.
import { Refusal, analyse, getAnalysis, type LookBack, type MatchRecord } from "./api";
import type { SeatFace } from "./types";

const FIRST_WAIT = 120; // milliseconds until the job is asked for again
const LONGEST_WAIT = 800;
const GROWTH = 1.5;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What was found, when the server is done; `report` gets the share that is done. Raises Refusal. */
export async function lookBack(record: MatchRecord, report: (share: number) => void, wait = pause): Promise<LookBack> {
  let job = await analyse(record);
  for (let patience = FIRST_WAIT; job.state === "waiting" || job.state === "running"; patience = Math.min(LONGEST_WAIT, patience * GROWTH)) {
    report(job.share);
    await wait(patience);
    job = await getAnalysis(job.job);
  }
  if (job.result) return job.result;
  throw new Refusal(job.problem?.code ?? "server/error", job.problem?.message ?? "", null);
}

/** The chance of one side over the match. Seats that win and lose together have one line. */
export interface Curve {
  seats: number[];
  face: SeatFace;
  points: { step: number; chance: number }[];
}

export function curvesOf(found: LookBack): Curve[] {
  const sides = new Map<string, number[]>();
  for (const [seat, face] of found.faces.entries()) {
    const side = face.side ? JSON.stringify(face.side) : `seat ${seat}`;
    sides.set(side, [...(sides.get(side) ?? []), seat]);
  }
  return [...sides.values()].map((seats) => {
    const first = seats[0] ?? 0;
    const points = found.curve.map(({ step, chances }) => ({ step, chance: chances[first] ?? 0 }));
    return { seats, face: found.faces[first] as SeatFace, points };
  });
}

/** A curve as the path of an SVG of this size. */
export function pathOf(points: Curve["points"], steps: number, width: number, height: number): string {
  const at = ({ step, chance }: Curve["points"][number]): string => `${round((step / Math.max(1, steps)) * width)} ${round((1 - chance) * height)}`;
  return points.map((point, i) => `${i === 0 ? "M" : "L"}${at(point)}`).join("");
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The chance after this many steps: that of the last point before it. */
export function chanceAt(curve: Curve, step: number): number {
  const before = curve.points.filter((point) => point.step <= step);
  return before.at(-1)?.chance ?? 0;
}

/** A few steps over the whole match, the first and the last among them: for a table. */
export function milestones(steps: number, count = 6): number[] {
  return [...new Set(Array.from({ length: count }, (_, i) => Math.round((i * steps) / (count - 1))))];
}

/** The same heights, moved apart by `gap` at least where that is possible between 0 and `most`. */
export function spread(heights: readonly number[], gap: number, most: number): number[] {
  const order = heights.map((height, i) => ({ height, i })).toSorted((a, b) => a.height - b.height);
  let lowest = most;
  for (const one of order.toReversed()) {
    one.height = Math.min(one.height, lowest);
    lowest = one.height - gap;
  }
  let highest = 0;
  for (const one of order) {
    one.height = Math.max(one.height, highest);
    highest = one.height + gap;
  }
  return order.toSorted((a, b) => a.i - b.i).map((one) => one.height);
}

export const asPercent = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0 }).format(share);

/** With a real minus sign in every language. */
export const asChange = (language: string, share: number): string =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: 0, signDisplay: "exceptZero" }).format(share).replace("-", "\u2212");
