// Plays what was told: one motion after the other, then sets the new picture.
import { SvelteMap } from "svelte/reactivity";

import { art } from "./art.svelte";
import {
  TIME, between, distance, easeOut, hop, isApart, isSamePlace, leadsSomewhere, poseOf, stepTime, straightTime, trailOf, type Pose, type Trail,
} from "./motion";
import { prefersReducedMotion } from "./prefs.svelte";
import { applied, comersOf, extentOf, spriteById, surfaceOf, thingById, turnOf, withSprite, withTurn } from "./scene";
import { sound } from "./sound";
import type { Motion, Point, Scene, SceneChange, Spot, Sprite, Told } from "./types";

type Arrival = Extract<Motion, { t: "arrive" }>;

const HIGHEST = 1000; // a layer above everything
const FEW = 6; // things that come: each of them is seen coming
const AFTERWARDS = new Set(["home", "place", "good", "win"]); // sounds of arriving

export class Stage {
  scene = $state.raw<Scene | null>(null);
  poses = new SvelteMap<string, Pose>(); // sprites that are on their way
  trail = $state.raw<Trail | null>(null);
  thrower = $state<number | null>(null); // the seat that throws in the story, though the picture was another's turn
  #isSkipping = false;
  #running: (() => void)[] = []; // ends of what is moving
  #sheets = new SvelteMap<string, SVGSVGElement>(); // surface -> where it is drawn
  #replaced: string[] = []; // things of the new picture that others have turned into: they need not appear
  #departed: string[] = []; // things that have gone in this story; others of their name may come
  #isLive = true; // false after a whole picture was set: what was playing then stops

  constructor(private readonly factor: () => number) {}

  /** Where a surface is drawn: things go from one to the other. Gives what takes it down again. */
  hang(surface: string, sheet: SVGSVGElement): () => void {
    this.#sheets.set(surface, sheet);
    return () => {
      if (this.#sheets.get(surface) === sheet) this.#sheets.delete(surface);
    };
  }

  /** Where a surface is drawn now. */
  sheetOf(surface: string): SVGSVGElement | undefined {
    return this.#sheets.get(surface);
  }

  /** A whole picture at once. */
  set(scene: Scene): void {
    this.#isLive = false;
    this.#finish();
    this.poses.clear();
    this.thrower = null;
    this.scene = scene;
    this.trail = null;
  }

  /** One command at a time: the story, told one by one, and then the new picture. */
  async show(told: readonly Told[], change: SceneChange | null, tell: (one: Told) => void | Promise<void> = () => {}): Promise<void> {
    const before = this.scene;
    if (!before) return;
    this.#isLive = true;
    this.#replaced = [];
    this.#departed = [];
    this.thrower = null;
    const trail = trailOf(told, before);
    if (told.some((one) => one.motions?.some((motion) => motion.t === "walk"))) this.trail = null;
    const after = change ? applied(before, change) : before;
    for (const one of told) {
      if (!this.#isLive) return;
      this.#passOn(one);
      await this.#play(one, after);
      if (!this.#isLive) return;
      await tell(one);
    }
    this.thrower = null;
    if (trail && leadsSomewhere(trail, after)) this.trail = trail;
    if (!change) return;
    await this.#settle(after);
    if (!this.#isLive) return;
    const coming = comersOf(this.scene ?? before, after).filter(({ id }) => !this.#replaced.includes(id)).slice(0, FEW);
    this.poses.clear();
    for (const sprite of coming) this.#put(sprite.id, { ...poseOf(sprite), opacity: 0 }); // with the new picture, and not a moment later
    this.scene = after;
    if (this.trail && !leadsSomewhere(this.trail, after)) this.trail = null;
    await this.#appear(coming);
  }

  /** Several players may throw one after the other in one story: each is marked as it does. */
  #passOn({ seat, motions }: Told): void {
    const dice = (motions ?? []).flatMap((motion) => (motion.t === "tumble" ? [motion.sprite] : []));
    const turn = turnOf(this.scene);
    if (!this.scene || seat == null || dice.length === 0 || !turn || turn.seat === seat) return;
    this.thrower = seat;
    this.scene = withTurn(this.scene, seat, dice);
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

  async #play(told: Told, after: Scene): Promise<void> {
    const cue = told.cue ?? "";
    const isQuiet = this.factor() === 0 || this.#isSkipping;
    if (!isQuiet && cue !== "step" && !AFTERWARDS.has(cue)) sound(cue);
    const motions = told.motions ?? [];
    const move = (motion: Motion): Promise<void> => this.#move(motion, after, cue === "step");
    if (told.at_once) await Promise.all(motions.map((motion, i) => this.#setOut(motion, move, i)));
    else await this.#inTurn(motions, move);
    if (!isQuiet && AFTERWARDS.has(cue)) sound(cue);
  }

  /** One after the other; each begins a moment before the one ahead has ended, unless it needs what that one moves. */
  async #inTurn(motions: readonly Motion[], move: (motion: Motion) => Promise<void>): Promise<void> {
    const all: Promise<void>[] = [];
    let running: Motion[] = [];
    for (const motion of motions) {
      const isFree = running.every((ahead) => ahead.t !== "tumble" && ahead.t !== "walk" && isApart(ahead, motion));
      if (isFree && running.length > 0) await Promise.race([Promise.all(all), this.wait(TIME.lag)]);
      else await Promise.all(all);
      running = isFree ? [...running, motion] : [motion];
      all.push(move(motion));
    }
    await Promise.all(all);
  }

  /** One of several at once: of a crowd that walks, each sets out a moment after the one before. */
  async #setOut(motion: Motion, move: (motion: Motion) => Promise<void>, ahead: number): Promise<void> {
    if (ahead > 0 && motion.t === "walk") await this.wait(ahead * TIME.apart);
    await move(motion);
  }

  async #move(motion: Motion, after: Scene, hasSteps: boolean): Promise<void> {
    if (motion.t === "arrive") return this.#arrive(motion, after);
    const sprite = this.scene ? spriteById(this.scene, motion.sprite) : undefined;
    if (!sprite) return;
    const { id } = sprite;
    const pose = this.poses.get(id) ?? poseOf(sprite);
    if (motion.t === "walk") {
      await this.#walk(id, pose, motion.along, hasSteps);
      return spriteById(after, id) ? undefined : this.#vanish(id);
    }
    if (motion.t === "depart") return this.#depart(sprite, pose, motion.to, after);
    if (motion.t === "turn_over" && motion.symbol === pose.symbol) return; // that side is up already
    if (prefersReducedMotion()) return this.#fade(id, pose, { ...pose, symbol: motion.symbol });
    if (motion.t === "turn_over") return this.#turnOver(id, pose, motion.symbol);
    return this.#tumble(id, pose, motion.symbol);
  }

  /** A thing of the new picture comes from where another lies. From now on it is in the picture that is shown. */
  async #arrive(motion: Arrival, after: Scene): Promise<void> {
    const sprite = spriteById(after, motion.sprite);
    const scene = this.scene;
    if (!sprite || !scene) return;
    const to = { ...poseOf(sprite), symbol: motion.symbol || sprite.symbol };
    const origin = thingById(scene, motion.origin) ?? thingById(after, motion.origin);
    if (this.#isSeen(sprite)) return this.#join(sprite, origin, to.symbol, after);
    const start = origin && !prefersReducedMotion() ? this.#seenFrom(origin, surfaceOf(sprite)) : null;
    const from = start ? { ...to, ...start } : { ...to, opacity: 0 };
    this.#put(sprite.id, from);
    if (this.#isLive) this.scene = withSprite(scene, sprite);
    await this.#tween(start ? TIME.far : TIME.fade, (t) =>
      this.#put(sprite.id, { ...onTheWay(from, to, easeOut(t)), opacity: between(from.opacity, 1, t) }),
    );
  }

  #isSeen(sprite: Sprite): boolean {
    const there = this.scene && spriteById(this.scene, sprite.id);
    return !!there && surfaceOf(there) === surfaceOf(sprite) && !this.#departed.includes(sprite.id);
  }

  /** Something comes to a thing that is there already: a copy, which is then gone. */
  async #join(target: Sprite, origin: Sprite | Spot | undefined, symbol: string, after: Scene): Promise<void> {
    const scene = this.scene;
    const there = scene && spriteById(scene, target.id);
    const start = origin && this.#seenFrom(origin, surfaceOf(target));
    if (!there || !start || prefersReducedMotion()) return;
    const id = `${target.id}~`;
    const from = { ...poseOf(there), ...start, size: Math.min(start.size, extentOf(there)), symbol };
    const to = { ...from, x: there.x, y: there.y };
    this.#put(id, from);
    if (this.#isLive) this.scene = withSprite(scene, { id, symbol, x: there.x, y: there.y, surface: surfaceOf(there), tone: target.tone, layer: HIGHEST });
    await this.#tween(TIME.far, (t) => this.#put(id, onTheWay(from, to, easeOut(t))));
    this.#put(id, { ...to, opacity: 0 });
    this.#show(there, symbol, after);
  }

  /** A thing shows what has come to it, if it will look different: a pile does, a hand or a supply does not. */
  #show(target: Sprite, symbol: string, after: Scene): void {
    const then = spriteById(after, target.id);
    if (then?.symbol !== target.symbol) this.#put(target.id, { ...(this.poses.get(target.id) ?? poseOf(target)), symbol });
  }

  /** A thing goes to where another lies, and shows there what it showed until that one is turned over or drawn anew. */
  async #depart(sprite: Sprite, from: Pose, to: string, after: Scene): Promise<void> {
    this.#departed.push(sprite.id);
    const target = (this.scene && thingById(this.scene, to)) ?? thingById(after, to);
    const end = target && this.#seenFrom(target, surfaceOf(sprite));
    if (!end || prefersReducedMotion()) return this.#tween(TIME.fade, (t) => this.#put(sprite.id, { ...from, opacity: 1 - t }));
    const there = { ...from, ...end };
    await this.#tween(TIME.far, (t) => this.#put(sprite.id, onTheWay(from, there, easeOut(t))));
    const pile = this.scene ? spriteById(this.scene, to) : undefined;
    if (!pile) {
      this.#replaced.push(to);
      return;
    }
    this.#put(sprite.id, { ...there, opacity: 0 });
    this.#show(pile, from.symbol, after);
  }

  async #walk(id: string, start: Pose, along: readonly [number, number][], hasSteps: boolean): Promise<void> {
    let pose = start;
    const last = along.at(-1);
    if (prefersReducedMotion() && last) return this.#fade(id, pose, { ...pose, x: last[0], y: last[1] });
    for (const [x, y] of along) {
      const to = { ...pose, x, y };
      await this.#step(id, pose, to, along.length);
      if (hasSteps && !this.#isSkipping && this.factor() > 0) sound("step");
      pose = to;
    }
  }

  /** What walked out of the picture is gone at the end of its way, while the story goes on. */
  #vanish(id: string): void {
    const from = this.poses.get(id);
    if (from) void this.#tween(TIME.fade, (t) => this.#put(id, { ...from, opacity: from.opacity * (1 - t) }));
  }

  #step(id: string, from: Pose, to: Point, steps: number): Promise<void> {
    const far = distance(from, to);
    return this.#tween(stepTime(from, to, steps), (t) => {
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

  /** Everything that is not yet where the new picture has it goes straight there; what is gone fades. */
  async #settle(after: Scene): Promise<void> {
    const moves: { id: string; from: Pose; to: Pose }[] = [];
    const gone: { id: string; from: Pose }[] = [];
    for (const was of this.scene?.sprites ?? []) {
      const { id } = was;
      const from = this.poses.get(id) ?? poseOf(was);
      const sprite = spriteById(after, id);
      if (!sprite || surfaceOf(sprite) !== surfaceOf(was)) gone.push({ id, from });
      else if (!isSamePlace(from, poseOf(sprite))) moves.push({ id, from, to: poseOf(sprite) });
    }
    if (moves.length + gone.filter(({ from }) => from.opacity > 0).length === 0) return;
    const far = Math.max(0, ...moves.map(({ from, to }) => distance(from, to)));
    await this.#tween(straightTime(far, gone.length > 0), (t) => {
      const way = prefersReducedMotion() ? Math.round(t) : easeOut(t);
      for (const { id, from, to } of moves) this.#put(id, onTheWay(from, to, way));
      for (const { id, from } of gone) this.#put(id, { ...from, opacity: from.opacity * (1 - t) });
    });
  }

  /** What nothing was told about is just there, softly. */
  async #appear(coming: readonly Sprite[]): Promise<void> {
    if (coming.length === 0) return;
    await this.#tween(TIME.shift, (t) => {
      for (const sprite of coming) this.#put(sprite.id, { ...poseOf(sprite), opacity: t });
    });
    for (const { id } of coming) this.poses.delete(id);
  }

  /** Where a thing lies, and how large it is, in the units of another surface; null where that is not drawn. */
  #seenFrom(thing: Sprite | Spot, surface: string): { x: number; y: number; size: number } | null {
    const size = extentOf(thing);
    if (surfaceOf(thing) === surface) return { x: thing.x, y: thing.y, size };
    const here = this.#sheets.get(surfaceOf(thing))?.getScreenCTM();
    const there = this.#sheets.get(surface)?.getScreenCTM();
    if (!here || !there) return null;
    const { x, y } = new DOMPoint(thing.x, thing.y).matrixTransform(here).matrixTransform(there.inverse());
    return { x, y, size: (size * here.a) / there.a };
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
      const begin = performance.now(); // not the first frame: a slow machine draws fewer pictures, and takes no longer
      const draw = (now: number): void => {
        if (isDone) return;
        if (now - begin >= time || document.hidden) return finish();
        frame(Math.max(0, (now - begin) / time));
        requestAnimationFrame(draw);
      };
      requestAnimationFrame(draw);
      setTimeout(finish, time);
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
