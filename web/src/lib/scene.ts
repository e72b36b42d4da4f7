// Pictures: a change applied to a scene, and small questions to a scene.
import type { Panel, Scene, SceneChange, Spot, Sprite, Surface, Text } from "./types";

interface Thing {
  id: string;
}

function merged<T extends Thing>(old: readonly T[], news: readonly T[], gone: readonly string[]): T[] {
  const things = new Map(old.map((thing) => [thing.id, thing]));
  for (const id of gone) things.delete(id);
  for (const thing of news) things.set(thing.id, thing);
  return [...things.values()];
}

/** The new scene from the old one and a change: what `ludotek.scene.diff.applied` does in Python. */
export function applied(old: Scene, change: SceneChange): Scene {
  return {
    ...old,
    sprites: merged(old.sprites ?? [], change.sprites ?? [], change.gone_sprites ?? []),
    spots: merged(old.spots ?? [], change.spots ?? [], change.gone_spots ?? []),
    surfaces: change.surfaces ?? old.surfaces,
    panels: (old.panels ?? []).map((panel) => change.panels?.find(({ seat }) => seat === panel.seat) ?? panel),
    prompt: change.prompt ?? old.prompt,
    choices: change.choices ?? old.choices ?? [],
    asides: change.asides ?? old.asides ?? [],
  };
}

export function surfaceOf(thing: Sprite | Spot): string {
  return thing.surface ?? "board";
}

export function spritesOn(scene: Scene, surface: Surface): Sprite[] {
  return (scene.sprites ?? []).filter((sprite) => surfaceOf(sprite) === surface.id);
}

export function spotsOn(scene: Scene, surface: Surface): Spot[] {
  return (scene.spots ?? []).filter((spot) => surfaceOf(spot) === surface.id);
}

export function spriteById(scene: Scene, id: string): Sprite | undefined {
  return (scene.sprites ?? []).find((sprite) => sprite.id === id);
}

export function thingById(scene: Scene, id: string): Sprite | Spot | undefined {
  return spriteById(scene, id) ?? (scene.spots ?? []).find((spot) => spot.id === id);
}

/** What a thing is called, if it has a name. */
export function labelOf(scene: Scene, id: string): Text | null {
  return thingById(scene, id)?.label ?? null;
}

/** How wide a thing is. */
export function extentOf(thing: Sprite | Spot): number {
  return "symbol" in thing ? (thing.size ?? SPRITE_SIZE) : 2 * (thing.r ?? SPOT_RADIUS);
}

/** What is in the new picture and was not on this surface before. */
export function comersOf(before: Scene, after: Scene): Sprite[] {
  return (after.sprites ?? []).filter((sprite) => {
    const was = spriteById(before, sprite.id);
    return !was || surfaceOf(was) !== surfaceOf(sprite);
  });
}

/** The same picture with one more thing, or with that thing in a new place. */
export function withSprite(scene: Scene, sprite: Sprite): Scene {
  return { ...scene, sprites: [...(scene.sprites ?? []).filter(({ id }) => id !== sprite.id), sprite] };
}

/** Whose turn it is, as the panels say. */
export function turnOf(scene: Scene | null): Panel | undefined {
  return scene?.panels?.find((panel) => panel.is_turn);
}

/** The same picture when the turn has passed to this seat; `dice` take its colour if they had that of the last one. */
export function withTurn(scene: Scene, seat: number, dice: readonly string[]): Scene {
  const before = turnOf(scene)?.face.tone;
  const now = scene.panels?.find((panel) => panel.seat === seat)?.face.tone;
  const passed = (sprite: Sprite): boolean => now !== undefined && sprite.tone === before && dice.includes(sprite.id);
  return {
    ...scene,
    panels: (scene.panels ?? []).map((panel) => ({ ...panel, is_turn: panel.seat === seat })),
    sprites: (scene.sprites ?? []).map((sprite) => (passed(sprite) ? { ...sprite, tone: now } : sprite)),
  } as Scene;
}

/** Whether a text says this number, be it in figures or in words. */
function says({ args = {} }: Text, number: number): boolean {
  return Object.values(args).some((value) => value === number || (typeof value === "object" && value.t === "text" && says(value, number)));
}

/** A thing in words: its name, and what its badge says unless the name has said it. */
export function inWords(sprite: Sprite, say: (text: Text) => string): string {
  if (!sprite.label) return "";
  const number = sprite.badge?.match(/\d+/)?.[0];
  const isSaid = number !== undefined && says(sprite.label, Number(number));
  return say(sprite.label) + (sprite.badge && !isSaid ? ` (${sprite.badge})` : "");
}

export const SPRITE_SIZE = 100;
export const SPOT_RADIUS = 48;
