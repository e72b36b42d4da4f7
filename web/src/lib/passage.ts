// What comes, what goes, and what only changes its name between two pictures. Pure: the stage plays it.
import { distance, poseOf, type Pose } from "./motion";
import { SPRITE_SIZE, spriteById, surfaceOf } from "./scene";
import type { Motion, Scene, Sprite, Told } from "./types";

const NEAR = 0.35; // of a thing: so close it lies in the same place
const BESIDE = 2.5; // of a thing: so close it lies beside

/** What is in the new picture and was not on this surface before. */
export function comersOf(before: Scene, after: Scene): Sprite[] {
  return (after.sprites ?? []).filter((sprite) => {
    const was = spriteById(before, sprite.id);
    return !was || surfaceOf(was) !== surfaceOf(sprite);
  });
}

/** What was on this surface and is no more. */
export function leaversOf(before: Scene, after: Scene): Sprite[] {
  return comersOf(after, before);
}

/** Something that looks the same lies there in the new picture: to the eye it is the same thing. */
export function isTakenOver(pose: Pose, surface: string, comers: readonly Sprite[]): boolean {
  return comers.some(
    (comer) => surfaceOf(comer) === surface && comer.symbol === pose.symbol && distance(comer, pose) <= NEAR * (comer.size ?? SPRITE_SIZE),
  );
}

/** What a thing that has walked becomes, if its like lies a little further on: there was no room, or others moved up. */
export function heirOf(pose: Pose, surface: string, comers: readonly Sprite[]): Sprite | undefined {
  return comers
    .filter((comer) => surfaceOf(comer) === surface && comer.symbol === pose.symbol && distance(comer, pose) <= BESIDE * pose.size)
    .toSorted((a, b) => distance(a, pose) - distance(b, pose))[0];
}

/** What plays the part of a thing that only the new picture has: something that has gone to where it will lie. */
export function standIn(id: string, before: Scene, after: Scene, poses: ReadonlyMap<string, Pose>): string | null {
  const later = spriteById(after, id);
  if (!later) return null;
  const isThere = (sprite: Sprite): boolean => {
    const pose = poses.get(sprite.id);
    return pose !== undefined && surfaceOf(sprite) === surfaceOf(later) && distance(pose, later) <= NEAR * (later.size ?? SPRITE_SIZE);
  };
  return before.sprites?.find(isThere)?.id ?? null;
}

/** Those that lie where nothing of the kind has lain or gone before. */
export function strangersOf(comers: readonly Sprite[], leavers: readonly Sprite[], poses: ReadonlyMap<string, Pose>, before: Scene): Sprite[] {
  const places = [
    ...leavers.map((sprite) => ({ pose: poseOf(sprite), surface: surfaceOf(sprite) })),
    ...(before.sprites ?? []).flatMap((sprite) => {
      const pose = poses.get(sprite.id);
      return pose ? [{ pose, surface: surfaceOf(sprite) }] : [];
    }),
  ];
  return comers.filter((comer) => !places.some(({ pose, surface }) => isTakenOver(pose, surface, [comer])));
}

function countOn(sprite: Sprite): number {
  return Number(sprite.badge?.match(/\d+/)?.[0] ?? 0);
}

/** The only pile that has become lower by at least as much as has come to another surface: from there it was drawn. */
export function pileOf(comers: readonly Sprite[], before: Scene, after: Scene): Sprite | null {
  const piles = (after.sprites ?? []).filter((sprite) => {
    const was = spriteById(before, sprite.id);
    const isElsewhere = comers.every((comer) => surfaceOf(comer) !== surfaceOf(sprite));
    return was && isElsewhere && countOn(was) - countOn(sprite) >= Math.max(1, comers.length);
  });
  return piles.length === 1 ? (piles[0] ?? null) : null;
}

/** A single thing goes from the hand to another surface where first of all a single thing is turned over: a card that is played. */
export function playedTo(leavers: readonly Sprite[], told: readonly Told[], before: Scene): { card: Sprite; to: Sprite } | null {
  const isTurn = (motion: Motion): boolean => motion.t === "turn_over";
  const turned = told.find((one) => one.motions?.some(isTurn))?.motions?.filter(isTurn) ?? [];
  const to = turned.length === 1 && turned[0] ? spriteById(before, turned[0].sprite) : undefined;
  const board = before.surfaces[0]?.id;
  const cards = leavers.filter((sprite) => to && surfaceOf(sprite) !== surfaceOf(to) && surfaceOf(sprite) !== board);
  const [card] = cards;
  return card && to && cards.length === 1 ? { card, to } : null;
}
