// Looking closer at a board: with fingers, wheel, keys and buttons.
import {
  COMFORT, LARGEST, WHOLE, kept, middle, onTheWay, pitch, revealing, scaled, shifted, type Box, type Sight, type Size,
} from "./lens";
import { easeOut } from "./motion";
import { prefersReducedMotion } from "./prefs.svelte";
import type { Target } from "./touch";
import type { Point } from "./types";

const STEP = 1.6;
const CLOSE = 3; // times: no closer than this by one tap
const ROUNDED = 1; // pixels: the width on the screen is known in whole ones
const TIME = 220; // milliseconds

export class Lens {
  sight = $state.raw<Sight>(WHOLE);
  #size = $state.raw<Size>({ width: 1, height: 1 });
  #pixels = $state(0); // the width of the board on the screen
  #pitch = $state(Infinity); // the closest that two things to be tapped have been to each other
  #frame = 0;

  get isZoomed(): boolean {
    return this.sight.scale > 1.01;
  }

  get isLargest(): boolean {
    return this.sight.scale >= LARGEST - 0.01;
  }

  /** The scale at which everything to be tapped is large enough for a finger. */
  get comfort(): number {
    const pixels = (this.#pitch * this.#pixels) / this.#size.width;
    return pixels > 0 && pixels < COMFORT ? Math.min(CLOSE, (COMFORT + ROUNDED) / pixels) : 1;
  }

  /** Worth its buttons. */
  get isUseful(): boolean {
    return this.comfort > 1;
  }

  get viewBox(): string {
    const { x, y, scale } = this.sight;
    return `${x} ${y} ${this.#size.width / scale} ${this.#size.height / scale}`;
  }

  fitTo(size: Size, pixels: number): void {
    if (size.width !== this.#size.width || size.height !== this.#size.height) {
      this.#size = size;
      this.#pitch = Infinity;
      this.sight = WHOLE;
    }
    this.#pixels = pixels;
  }

  /** These things are to be tapped now. */
  learn(things: readonly Target[]): void {
    this.#pitch = Math.min(this.#pitch, pitch(things));
  }

  zoom(by: number, at: Point = middle(this.sight, this.#size)): void {
    this.sight = scaled(this.sight, this.#size, by, at);
  }

  /** One step closer: far enough for a finger. */
  closer(at: Point = middle(this.sight, this.#size)): void {
    const to = Math.max(this.sight.scale * STEP, this.comfort);
    this.#glide(scaled(this.sight, this.#size, to / this.sight.scale, at));
  }

  farther(): void {
    this.#glide(scaled(this.sight, this.#size, 1 / STEP, middle(this.sight, this.#size)));
  }

  fit(): void {
    this.#glide(WHOLE);
  }

  pan(dx: number, dy: number): void {
    this.sight = shifted(this.sight, this.#size, dx, dy);
  }

  /** A part of what is seen, in that direction. */
  step(right: number, down: number): void {
    const { scale } = this.sight;
    this.#glide(shifted(this.sight, this.#size, (right * this.#size.width) / scale / 3, (down * this.#size.height) / scale / 3));
  }

  /** Whatever is asked comes into sight. */
  reveal(box: Box): void {
    if (!this.isZoomed) return;
    const to = revealing(this.sight, this.#size, box);
    if (to.x !== this.sight.x || to.y !== this.sight.y || to.scale !== this.sight.scale) this.#glide(to);
  }

  #glide(to: Sight): void {
    cancelAnimationFrame(this.#frame);
    const from = this.sight;
    if (prefersReducedMotion()) {
      this.sight = to;
      return;
    }
    let begin: number | null = null;
    const draw = (now: number): void => {
      begin ??= now;
      const t = Math.min(1, (now - begin) / TIME);
      this.sight = kept(onTheWay(from, to, easeOut(t)), this.#size);
      if (t < 1) this.#frame = requestAnimationFrame(draw);
    };
    this.#frame = requestAnimationFrame(draw);
  }
}
