// A choice that appears where the pointer rests was not aimed at: for a moment it takes no click, and no repeated Enter.
import type { Point } from "./types";

const MOMENT = 300; // milliseconds
const NEAR = 24; // pixels

let pointer: Point | null = null; // where it was last
let place: Point | null = null; // where it was when choices appeared
let since = -Infinity;

const note = (event: PointerEvent): void => void (pointer = { x: event.clientX, y: event.clientY });
addEventListener("pointermove", note, { capture: true, passive: true });
addEventListener("pointerdown", note, { capture: true, passive: true });
addEventListener("keydown", swallowRepeated, { capture: true });

/** New choices are on the screen. What lies under the pointer now is out of reach for a moment. */
export function settle(now = performance.now()): void {
  since = now;
  place = pointer;
  const under = pointer && document.elementFromPoint?.(pointer.x, pointer.y)?.closest("button");
  if (!under) return;
  under.classList.add("settling");
  setTimeout(() => under.classList.remove("settling"), MOMENT);
}

/** Whether a tap at this place came too soon to be meant. */
export function isTooSoon(at: Point, now = performance.now()): boolean {
  return now - since < MOMENT && place !== null && Math.hypot(at.x - place.x, at.y - place.y) < NEAR;
}

/** Enter and Space on a choice: not while the key is held, and not in the moment in which the choice appeared. */
function swallowRepeated(event: KeyboardEvent): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  const isChoice = event.target instanceof Element && event.target.closest(".choices button, button.throw") !== null;
  if (!isChoice || !(event.repeat || performance.now() - since < MOMENT)) return;
  event.preventDefault();
  event.stopPropagation();
}
