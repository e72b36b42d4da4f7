// A record, picture by picture: to be stepped, scrubbed and played. Long ones come in pages, one after the other.
import type { Frame, Replay } from "./api";
import { entryOf, type Entry } from "./log";
import { speedFactor } from "./motion";
import { prefs } from "./prefs.svelte";
import { applied } from "./scene";
import { Stage } from "./stage.svelte";
import type { Scene } from "./types";

const PAUSE = 260; // milliseconds between two steps

export class Film {
  at = $state(0); // steps shown
  isPlaying = $state(false);
  readonly stage = new Stage(() => speedFactor(prefs.pace, 0));
  last = $state(0); // steps that are there
  readonly #frames: Frame[];
  #scenes: Scene[]; // step -> picture, as far as it was asked for
  #isBusy = false;

  constructor(readonly replay: Replay) {
    this.#frames = [...replay.frames];
    this.last = replay.frames.length;
    this.#scenes = [replay.first];
    this.stage.set(replay.first);
  }

  /** The next page. */
  add(frames: readonly Frame[]): void {
    this.#frames.push(...frames);
    this.last = this.#frames.length;
  }

  get scene(): Scene | null {
    return this.stage.scene;
  }

  get entries(): Entry[] {
    const frames = this.#frames.slice(0, this.at);
    return frames.flatMap((frame) => (frame.told ?? []).flatMap((one) => entryOf(frame.step, one)));
  }

  /** The picture after this step, without any motion. */
  jump(step: number): void {
    this.isPlaying = false;
    this.at = Math.max(0, Math.min(this.last, step));
    this.stage.set(this.#sceneAt(this.at));
  }

  /** One step on, with its motions. */
  async forward(): Promise<void> {
    const frame = this.#frames[this.at];
    if (this.#isBusy || !frame) return;
    this.#isBusy = true;
    const to = ++this.at;
    await this.stage.show(frame.told ?? [], frame.change ?? null);
    this.#isBusy = false;
    if (this.at !== to) this.stage.set(this.#sceneAt(this.at)); // somebody jumped meanwhile
  }

  async play(): Promise<void> {
    if (this.at >= this.last) this.jump(0);
    this.isPlaying = true;
    while (this.isPlaying && this.at < this.last) {
      await this.forward();
      await (prefs.pace === "instant" ? nextFrame() : this.stage.wait(PAUSE));
    }
    this.isPlaying = false;
  }

  pause(): void {
    this.isPlaying = false;
  }

  #sceneAt(step: number): Scene {
    for (let i = this.#scenes.length; i <= step; i++) {
      const before = this.#scenes[i - 1] as Scene;
      const change = this.#frames[i - 1]?.change;
      this.#scenes[i] = change ? applied(before, change) : before;
    }
    return this.#scenes[step] as Scene;
  }
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 30));
}
