// Plays what was told: one motion after the other, then sets the new picture.
import { SvelteMap } from "svelte/reactivity";

import { art } from "./art.svelte";
import {
  TIME, between, distance, easeOut, hop, isSamePlace, leadsSomewhere, poseOf, stepTime, straightTime, trailOf, type Pose, type Trail,
} from "./motion";
import { comersOf, heirOf, isTakenOver, leaversOf, pileOf, playedTo, standIn, strangersOf } from "./passage";
import { wantsStillness } from "./prefs.svelte";
import { applied, spriteById, surfaceOf } from "./scene";
import { sound } from "./sound";
import type { Motion, Point, Scene, SceneChange, Sprite, Told } from "./types";

const FEW = 6; // things that come: each of them is seen coming
const AFTERWARDS = new Set(["home", "place", "good", "win"]); // sounds of arriving

export class Stage {
  scene = $state.raw<Scene | null>(null);
  poses = new SvelteMap<string, Pose>(); // sprites that are on their way
  trail = $state.raw<Trail | null>(null);
  #isSkipping = false;
  #running: (() => void)[] = []; // ends of what is moving
  #sheets = new SvelteMap<string, SVGSVGElement>(); // surface -> where it is drawn
  #isLive = true; // false after a whole picture was set: what was playing then stops

  constructor(private readonly factor: () => number) {}

  /** Where a surface is drawn: things go from one to the other. Gives what takes it down again. */
  hang(surface: string, sheet: SVGSVGElement): () => void {
    this.#sheets.set(surface, sheet);
    return () => {
      if (this.#sheets.get(surface) === sheet) this.#sheets.delete(surface);
    };
  }

  /** A whole picture at once. */
  set(scene: Scene): void {
    this.#isLive = false;
    this.#finish();
    this.poses.clear();
    this.scene = scene;
    this.trail = null;
  }

  /** One step at a time: the story, told one by one, and then the new picture. */
  async show(told: readonly Told[], change: SceneChange | null, tell: (one: Told) => void = () => {}): Promise<void> {
    const before = this.scene;
    if (!before) return;
    this.#isLive = true;
    const trail = trailOf(told, before);
    if (told.some((one) => one.motions?.some((motion) => motion.t === "walk"))) this.trail = null;
    const after = change ? applied(before, change) : before;
    await this.#leave(before, after, told);
    for (const one of told) {
      if (!this.#isLive) return;
      await this.#play(one, before, after);
      if (!this.#isLive) return;
      tell(one);
    }
    if (trail && leadsSomewhere(trail, after)) this.trail = trail;
    if (!change) return;
    await this.#settle(before, after);
    if (!this.#isLive) return;
    const strangers = strangersOf(comersOf(before, after), leaversOf(before, after), this.poses, before);
    const coming = this.#waysIn(strangers, before, after);
    this.poses.clear();
    for (const { id, from } of coming) this.#put(id, from); // with the new picture, and not a moment later
    this.scene = after;
    await this.#come(coming);
  }

  /** The rest of what is playing at once. */
  skip(): void {
    this.#isSkipping = true;
    this.#finish();
  }

  #finish(): void {
    for (const end of this.#running) end();
  }

  /** Nothing is waiting any more: the next story has its time again. */
  rest(): void {
    this.#isSkipping = false;
  }

  wait(ms: number): Promise<void> {
    return this.#tween(ms, () => {});
  }

  async #play(told: Told, before: Scene, after: Scene): Promise<void> {
    const cue = told.cue ?? "";
    const isQuiet = this.factor() === 0 || this.#isSkipping;
    if (!isQuiet && cue !== "step" && !AFTERWARDS.has(cue)) sound(cue);
    const motions = told.motions ?? [];
    const move = (motion: Motion): Promise<void> => this.#move(motion, before, after, cue === "step");
    if (told.at_once) await Promise.all(motions.map((motion, i) => this.#setOut(motion, move, i)));
    else for (const motion of motions) await move(motion);
    if (!isQuiet && AFTERWARDS.has(cue)) sound(cue);
  }

  /** One of several at once: of a crowd that walks, each sets out a moment after the one before. */
  async #setOut(motion: Motion, move: (motion: Motion) => Promise<void>, ahead: number): Promise<void> {
    if (ahead > 0 && motion.t === "walk") await this.wait(ahead * TIME.apart);
    await move(motion);
  }

  async #move(motion: Motion, before: Scene, after: Scene, hasSteps: boolean): Promise<void> {
    if (motion.t === "arrive" || motion.t === "depart") return; // seen in the passage from one scene to the next
    const sprite = spriteById(before, motion.sprite) ?? spriteById(before, standIn(motion.sprite, before, after, this.poses) ?? "");
    if (!sprite) return;
    const { id } = sprite;
    const pose = this.poses.get(id) ?? poseOf(sprite);
    if (motion.t === "walk") return this.#walk(id, pose, motion.along, hasSteps);
    if (motion.t === "turn_over" && motion.symbol === pose.symbol) return; // that side is up already
    if (wantsStillness()) return this.#fade(id, pose, { ...pose, symbol: motion.symbol });
    if (motion.t === "turn_over") return this.#turnOver(id, pose, motion.symbol);
    return this.#tumble(id, pose, motion.symbol);
  }

  async #walk(id: string, start: Pose, along: readonly [number, number][], hasSteps: boolean): Promise<void> {
    let pose = start;
    const last = along.at(-1);
    if (wantsStillness() && last) return this.#fade(id, pose, { ...pose, x: last[0], y: last[1] });
    for (const [x, y] of along) {
      const to = { ...pose, x, y };
      await this.#step(id, pose, to);
      if (hasSteps && !this.#isSkipping && this.factor() > 0) sound("step");
      pose = to;
    }
  }

  #step(id: string, from: Pose, to: Point): Promise<void> {
    const far = distance(from, to);
    return this.#tween(stepTime(from, to), (t) => {
      const way = easeOut(t);
      this.#put(id, { ...from, x: between(from.x, to.x, way), y: between(from.y, to.y, way) + hop(t, far) });
    });
  }

  async #fade(id: string, from: Pose, to: Pose): Promise<void> {
    await this.#tween(TIME.fade / 2, (t) => this.#put(id, { ...from, opacity: 1 - t }));
    await this.#tween(TIME.fade / 2, (t) => this.#put(id, { ...to, opacity: t }));
  }

  #turnOver(id: string, pose: Pose, symbol: string): Promise<void> {
    return this.#tween(TIME.turn, (t) =>
      this.#put(id, { ...pose, symbol: t < 0.5 ? pose.symbol : symbol, flip: Math.abs(Math.cos(Math.PI * t)) || 0.01 }),
    );
  }

  /** Thrown up, turning and showing other sides, and down again. */
  async #tumble(id: string, pose: Pose, symbol: string): Promise<void> {
    const sides = art.sides(symbol);
    await this.#tween(TIME.tumble, (t) => {
      const side = sides[Math.floor(easeOut(t) * 7) % (sides.length || 1)] ?? symbol;
      this.#put(id, {
        ...pose,
        symbol: t > 0.82 ? symbol : side,
        turn: pose.turn + (1 - easeOut(t)) * -540,
        size: pose.size * (1 + 0.32 * Math.sin(Math.PI * Math.min(1, t * 1.15))),
      });
    });
    this.#put(id, { ...pose, symbol });
    await this.#tween(TIME.settle, () => {});
  }

  /** A card that is played goes first to where it is then turned over. */
  async #leave(before: Scene, after: Scene, told: readonly Told[]): Promise<void> {
    const played = playedTo(leaversOf(before, after), told, before);
    const end = played && this.#seenFrom(played.to, surfaceOf(played.card));
    if (!end || wantsStillness()) return;
    const from = poseOf(played.card);
    const to = { ...from, ...end };
    await this.#tween(TIME.far, (t) => this.#put(played.card.id, onTheWay(from, to, easeOut(t))));
    this.#put(played.card.id, { ...to, opacity: 0 });
    this.#put(played.to.id, { ...poseOf(played.to), symbol: played.card.symbol }); // it is this card that turns over
  }

  /** Everything that is not yet where the new picture has it goes straight there; what is gone fades. */
  async #settle(before: Scene, after: Scene): Promise<void> {
    const comers = comersOf(before, after);
    const moves: { id: string; from: Pose; to: Pose }[] = [];
    const gone: { id: string; from: Pose }[] = [];
    for (const was of before.sprites ?? []) {
      const { id } = was;
      const from = this.poses.get(id) ?? poseOf(was);
      const sprite = spriteById(after, id);
      const mayStay = !sprite || this.poses.has(id);
      if (mayStay && isTakenOver(from, surfaceOf(was), comers)) continue; // it lies there under another name
      const heir = !sprite && this.poses.has(id) ? heirOf(from, surfaceOf(was), comers) : undefined;
      if (heir) moves.push({ id, from, to: poseOf(heir) });
      else if (!sprite || surfaceOf(sprite) !== surfaceOf(was)) gone.push({ id, from });
      else if (!isSamePlace(from, poseOf(sprite))) moves.push({ id, from, to: poseOf(sprite) });
    }
    if (moves.length + gone.length > 0) {
      const far = Math.max(0, ...moves.map(({ from, to }) => distance(from, to)));
      await this.#tween(straightTime(far, gone.length > 0), (t) => {
        const way = wantsStillness() ? Math.round(t) : easeOut(t);
        for (const { id, from, to } of moves) this.#put(id, onTheWay(from, to, way));
        for (const { id, from } of gone) this.#put(id, { ...from, opacity: from.opacity * (1 - t) });
      });
    }
  }

  /** From where each of those that come is seen coming: a pile it was drawn from, or out of nothing. */
  #waysIn(strangers: readonly Sprite[], before: Scene, after: Scene): { id: string; from: Pose; to: Pose }[] {
    if (strangers.length > FEW) return [];
    const elsewhere = strangers.filter((sprite) => surfaceOf(sprite) !== after.surfaces[0]?.id);
    const pile = elsewhere.length > 0 ? pileOf(elsewhere, before, after) : null;
    return strangers.map((sprite) => {
      const to = poseOf(sprite);
      const start = pile && elsewhere.includes(sprite) && !wantsStillness() ? this.#seenFrom(pile, surfaceOf(sprite)) : null;
      return { id: sprite.id, from: start ? { ...to, ...start } : { ...to, opacity: 0 }, to };
    });
  }

  async #come(coming: readonly { id: string; from: Pose; to: Pose }[]): Promise<void> {
    if (coming.length === 0) return;
    const isDrawn = coming.some(({ from }) => from.opacity > 0);
    await this.#tween(isDrawn ? TIME.far : TIME.shift, (t) => {
      for (const { id, from, to } of coming) this.#put(id, { ...onTheWay(from, to, easeOut(t)), opacity: between(from.opacity, 1, t) });
    });
    for (const { id } of coming) this.poses.delete(id);
  }

  /** Where a thing lies, and how large it is, in the units of another surface; null where that is not drawn. */
  #seenFrom(thing: Sprite, surface: string): { x: number; y: number; size: number } | null {
    const here = this.#sheets.get(surfaceOf(thing))?.getScreenCTM();
    const there = this.#sheets.get(surface)?.getScreenCTM();
    if (!here || !there) return null;
    const { x, y } = new DOMPoint(thing.x, thing.y).matrixTransform(here).matrixTransform(there.inverse());
    return { x, y, size: (poseOf(thing).size * here.a) / there.a };
  }

  #put(id: string, pose: Pose): void {
    if (this.#isLive) this.poses.set(id, pose);
  }

  #tween(ms: number, frame: (t: number) => void): Promise<void> {
    const time = ms * this.factor();
    if (time <= 0 || this.#isSkipping || !this.#isLive || document.hidden) {
      frame(1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      let isDone = false;
      const finish = (): void => {
        if (isDone) return;
        isDone = true;
        this.#running = this.#running.filter((other) => other !== finish);
        frame(1);
        resolve();
      };
      this.#running.push(finish);
      let begin: number | null = null;
      const draw = (now: number): void => {
        if (isDone) return;
        begin ??= now;
        const t = (now - begin) / time;
        if (t >= 1 || document.hidden) return finish();
        frame(t);
        requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
      setTimeout(finish, time + 400); // a tab in the background draws no frames
    });
  }
}

function onTheWay(from: Pose, to: Pose, t: number): Pose {
  return {
    ...to,
    symbol: t < 1 ? from.symbol : to.symbol,
    x: between(from.x, to.x, t),
    y: between(from.y, to.y, t),
    turn: between(from.turn, to.turn, t),
    size: between(from.size, to.size, t),
  };
}
