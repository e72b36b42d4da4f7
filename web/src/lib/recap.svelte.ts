// What the others did since somebody here moved last: marked on the board, told in a line, and played again at a tap.
import { diceOf } from "./log";
import type { Stage } from "./stage.svelte";
import { linesOf, tracesOf, type Happening, type Trace } from "./traces";
import type { Scene, Text } from "./types";

const NOTHING: Trace[] = [];
export const READ = 180; // milliseconds to look at a thrown die before the next thing happens

export class Recap {
  steps = $state.raw<readonly Happening[]>([]);
  #yours: readonly number[] = [];
  #isOld = $state(false); // somebody here has moved since: the next move of another begins anew

  /** One step was shown. `yours`: the seats of this device. */
  note(step: Happening, yours: readonly number[]): void {
    const seat = step.told.find((one) => one.seat != null)?.seat;
    if (seat == null) return;
    this.#yours = yours;
    if (yours.includes(seat)) {
      this.#isOld = true;
      return;
    }
    this.steps = this.#isOld ? [step] : [...this.steps, step];
    this.#isOld = false;
  }

  clear(): void {
    this.steps = [];
    this.#isOld = false;
  }

  /** Shows it once more, and then what is now; ends as soon as the stage has another picture. */
  async replay(stage: Stage, now: Scene, isSame: () => boolean): Promise<void> {
    const { trail } = stage;
    for (const { before, told, change } of this.steps) {
      stage.set(before);
      await stage.show(told, change);
      if (diceOf(told).length > 0) await stage.wait(READ);
      if (!isSame()) return;
    }
    stage.set(now);
    stage.trail = trail;
  }

  /** What is to be seen of it on the board; nothing more once somebody here has moved. */
  traces(scene: Scene): Trace[] {
    return this.#isOld ? NOTHING : tracesOf(this.steps, scene);
  }

  /** What each of the others did, in a few words. */
  get lines(): Text[] {
    return linesOf(this.steps, this.#yours);
  }
}
