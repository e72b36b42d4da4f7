// Where the things of a picture are on the screen, and which of them lies under a finger or beside another.
import { art } from "./art.svelte";
import { extentOf, spotsOn, spritesOn, surfaceOf, thingById } from "./scene";
import type { Stage } from "./stage.svelte";
import { targetOfSpot, targetOfSprite, thingAt } from "./touch";
import type { Point, Scene } from "./types";

export interface Rect extends Point {
  width: number;
  height: number;
}

export interface Placed {
  id: string;
  rect: Rect;
}

const FINGER = 22; // pixels: half of what a finger covers
const SIDEWAYS = 2; // a thing aside of the way counts as that much farther
const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 },
};

/** Panels say by an attribute what they show: `seat:0`, `seat:0:counter-yard`. */
function onPanel(id: string): Element | null {
  return document.querySelector(`[data-about="${CSS.escape(id)}"]`);
}

/** Where a thing is on the screen; null where it is not drawn. */
export function rectOf(stage: Stage, scene: Scene, id: string): Rect | null {
  const thing = thingById(scene, id);
  const matrix = thing && stage.sheetOf(surfaceOf(thing))?.getScreenCTM();
  if (thing && matrix) {
    const width = extentOf(thing) * matrix.a;
    const height = "symbol" in thing ? width * art.ratio(thing.symbol) : width;
    const middle = new DOMPoint(thing.x, thing.y).matrixTransform(matrix);
    return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
  }
  const shown = onPanel(id);
  const box = (shown?.getClientRects().length ? shown : shown?.firstElementChild)?.getBoundingClientRect();
  return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
}

/** The thing under a place on the screen, of a surface or on a panel. */
export function thingUnder(stage: Stage, scene: Scene, event: PointerEvent): string | null {
  const element = event.target instanceof Element ? event.target : null;
  const shown = element?.closest("[data-about]")?.getAttribute("data-about");
  if (shown) return shown;
  for (const surface of scene.surfaces) {
    const sheet = stage.sheetOf(surface.id);
    const matrix = element && sheet?.contains(element) ? sheet.getScreenCTM() : null;
    if (!matrix) continue;
    const targets = [...spotsOn(scene, surface).map(targetOfSpot), ...spritesOn(scene, surface).map(targetOfSprite)];
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return thingAt(targets, at, event.pointerType === "mouse" ? 0 : FINGER / matrix.a);
  }
  return null;
}

/** Everything that can be asked about and is on the screen: first what lies on the table, in reading order. */
export function placed(stage: Stage, scene: Scene): Placed[] {
  const drawn = [...(scene.sprites ?? []), ...(scene.spots ?? [])].map((thing) => thing.id);
  const panels = [...document.querySelectorAll("[data-about]")].map((one) => one.getAttribute("data-about") ?? "");
  const found = (ids: readonly string[]): Placed[] =>
    ids.flatMap((id) => {
      const rect = rectOf(stage, scene, id);
      return rect ? [{ id, rect }] : [];
    });
  return [...found(drawn).toSorted((a, b) => a.rect.y - b.rect.y || a.rect.x - b.rect.x), ...found(panels)];
}

/** The next thing in the direction of an arrow key; without a thing to start from the first of all. */
export function nextThing(things: readonly Placed[], from: Rect | null, key: string): string | null {
  const way = ARROWS[key];
  if (!way) return null;
  if (!from) return things[0]?.id ?? null;
  const start = middle(from);
  const ahead = things.flatMap(({ id, rect }) => {
    const { x, y } = middle(rect);
    const along = (x - start.x) * way.x + (y - start.y) * way.y;
    const aside = Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x);
    return along > 2 && aside <= 2 * along ? [{ id, far: along + SIDEWAYS * aside }] : [];
  });
  return ahead.toSorted((a, b) => a.far - b.far)[0]?.id ?? null;
}

function middle({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
