// The clocks of a match: counted down here from the server's numbers, which come with every change.
import type { ClockNow, ClockPlan } from "./types";

const STEP = 250; // milliseconds between two looks
const LOW = 10_000; // milliseconds: a warning
const LOW_OF_LONG = 60_000; // the same of a clock that had an hour or more

export interface Face {
  left: number; // milliseconds
  isRunning: boolean;
  isLow: boolean;
  isOut: boolean; // a bot makes the move
}

export class Clock {
  plan = $state.raw<ClockPlan | null>(null); // null: nobody is hurried
  #told = $state.raw<{ clock: ClockNow; at: number } | null>(null);
  #now = $state(0);

  constructor(private readonly time: () => number = () => Date.now()) {} // `performance.now` stands still while a laptop sleeps

  hear(clock: ClockNow | null | undefined): void {
    if (!clock) return;
    this.#now = this.time();
    this.#told = { clock, at: this.#now };
  }

  /** The server has said that it stops: that time does not count, and the next welcome tells what is left. */
  pause(): void {
    const told = this.#told;
    const seat = this.running;
    if (!told || seat === null) return;
    this.#now = this.time();
    const left = told.clock.left.map((rest, one) => (one === seat ? this.#left(seat, true) : rest));
    this.#told = { clock: { ...told.clock, left, starts_in: Infinity }, at: this.#now };
  }

  /** Whose clock runs. */
  get running(): number | null {
    return this.#told?.clock.seat ?? null;
  }

  /** Counts down until it is called off. Nothing is done while no clock runs. */
  tick(): (() => void) | undefined {
    if (this.running === null) return;
    const timer = setInterval(() => (this.#now = this.time()), STEP);
    return () => clearInterval(timer);
  }

  /** What a player's panel shows; null where there is nothing to show. */
  face(seat: number): Face | null {
    const { plan } = this;
    const told = this.#told;
    if (!plan || !told) return null;
    const isRunning = told.clock.seat === seat;
    if (plan.kind === "decision" && !isRunning) return null;
    const isOut = isRunning && told.clock.is_out === true;
    const left = isOut ? 0 : this.#left(seat, isRunning);
    const low = plan.seconds >= 3600 ? LOW_OF_LONG : LOW;
    return { left, isRunning, isLow: isRunning && left <= low, isOut };
  }

  #left(seat: number, isRunning: boolean): number {
    const told = this.#told;
    const left = told?.clock.left[seat] ?? 0;
    if (!told || !isRunning) return left;
    return Math.max(0, left - Math.max(0, this.#now - told.at - (told.clock.starts_in ?? 0)));
  }
}

/** 65000 -> "1:05", 3665000 -> "1:01:05", two days -> "48 h". */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 24) return `${hours} h`;
  const two = (number: number): string => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** 90 seconds -> "90 seconds", 300 -> "5 minutes", in the language. */
export function duration(seconds: number, language: string): string {
  const [unit, size] = UNITS.find(([, one]) => seconds >= one && seconds % one === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

const UNITS: readonly (readonly [string, number])[] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];
