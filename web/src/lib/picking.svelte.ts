// What the player has in hand of the choices offered: picked to narrow them, or gathered to make one up.
import { leadsOf, litThings, narrowed, setOf, skipTo, skippable, tap } from "./choices";
import { NOTHING, addable, complete, gatherable, isGathering, missing, mostOf, takenBack, touch, type Gathered } from "./gather";
import type { Choice, Lead } from "./types";

export type Tapped = { kind: "play"; choice: Choice; onto?: string[] } | { kind: "kept" } | { kind: "refused" } | { kind: "nothing" };

const SHAKEN = 400; // milliseconds

export class Picking {
  picked = $state.raw<string[]>([]);
  gathered = $state.raw<Gathered>(NOTHING);
  refused = $state<string | null>(null); // the thing that did not go, for a moment
  #gatherers = $derived.by(() => this.offered().filter(isGathering));
  #others = $derived.by(() => this.offered().filter((choice) => !isGathering(choice)));

  constructor(private readonly offered: () => Choice[]) {}

  /** Several things are to be taken together. */
  get isGathering(): boolean {
    return this.#gatherers.length > 0;
  }

  /** The choices that remain; while gathering, those that are made with one tap. */
  get narrowed(): Choice[] {
    return narrowed(this.#others, this.picked);
  }

  /** Every choice that is made up of several things. */
  get gatherers(): readonly Choice[] {
    return this.#gatherers;
  }

  get presets(): Choice[] {
    return this.#gatherers.filter((choice) => choice.preset);
  }

  get things(): string[] {
    return gatherable(this.#gatherers);
  }

  get complete(): Choice | null {
    return complete(this.#gatherers, this.gathered);
  }

  get missing(): number {
    return missing(this.#gatherers, this.gathered);
  }

  get lit(): ReadonlySet<string> {
    const simple = setOf([...litThings(this.#others, this.picked), ...skippable(this.#others, this.picked)]);
    if (!this.isGathering) return simple;
    return setOf([...simple, ...addable(this.#gatherers, this.gathered), ...this.gathered.keys()]);
  }

  mostOf(thing: string): number {
    return mostOf(this.#gatherers, thing);
  }

  canAdd(thing: string): boolean {
    return addable(this.#gatherers, this.gathered).has(thing);
  }

  /** A tap on a thing; `isBack`: on its count, to take one back. */
  tap(thing: string, isBack = false): Tapped {
    if (isBack && this.gathered.has(thing)) return this.takeBack(thing);
    const touched = touch(this.#gatherers, this.gathered, thing);
    if (touched.kind === "gathered") return this.#gather(touched.gathered);
    if (touched.kind === "refused") return this.#refuse(thing);
    const things = [...this.picked, thing];
    const skip = skipTo(this.#others, things);
    if (skip) return { kind: "play", choice: skip, onto: things };
    const found = tap(this.#others, this.picked, thing);
    if (found.kind !== "narrow") return found;
    this.picked = found.picked;
    return { kind: "kept" };
  }

  /** Tapping the one or the other comes to the same: a piece, and the only field that it can go to. */
  isSame(one: string, other: string): boolean {
    if (this.things.includes(one) || this.things.includes(other)) return false;
    const [left, right] = [one, other].map((thing) => narrowed(this.#others, [...this.picked, thing]));
    return left?.length === right?.length && left?.every((choice) => right?.includes(choice)) === true;
  }

  takeBack(thing: string): Tapped {
    return this.#gather(takenBack(this.gathered, thing));
  }

  /** The one that was added last. */
  takeLastBack(): void {
    const last = [...this.gathered.keys()].at(-1);
    if (last !== undefined) this.takeBack(last);
  }

  pick(things: string[]): void {
    this.picked = things;
  }

  leads(thing: string): Lead[] {
    return this.lit.has(thing) ? leadsOf(this.#others, this.picked, thing) : [];
  }

  clear(): void {
    if (this.picked.length > 0) this.picked = [];
    if (this.gathered.size > 0) this.gathered = NOTHING;
  }

  #gather(gathered: Gathered): Tapped {
    this.gathered = gathered;
    return { kind: "kept" };
  }

  #refuse(thing: string): Tapped {
    this.refused = thing;
    setTimeout(() => {
      if (this.refused === thing) this.refused = null;
    }, SHAKEN);
    return { kind: "refused" };
  }
}
