// The ring round a thing that can be tapped: close to its edge, and never over the ring of its neighbour.
import type { Outline } from "./outline";

/** How wide and how high a ring may be. */
export interface Room {
  width: number;
  height: number;
}

interface Thing {
  id: string;
  x: number;
  y: number;
  size: number;
  tall: number;
}

export const ROOMY: Room = { width: Infinity, height: Infinity };
const GAP = 4; // units between the thing and its ring
const LEAST = 0.7; // of the thing: where things lie upon each other, rings do too
const APART = 4; // pixels from the middle of one ring's line to that of the next

export function ringOf(outline: Outline, size: number, room: Room): { x: number; y: number; width: number; height: number; rx: number } {
  const full = { width: outline.width * size + 2 * GAP, height: outline.height * size + 2 * GAP };
  const [width, height] = [Math.min(full.width, room.width), Math.min(full.height, room.height)];
  return {
    x: outline.x * size - GAP + (full.width - width) / 2,
    y: outline.y * size - GAP + (full.height - height) / 2,
    width,
    height,
    rx: Math.min(outline.round * size + GAP, width / 2, height / 2),
  };
}

/** For each of these things the room to its nearest neighbour in the same row and column; `unit`: units that a pixel is. */
export function roomsOf(things: readonly Thing[], unit: number): Map<string, Room> {
  return new Map(things.map((thing) => [thing.id, roomOf(thing, things, APART * unit)]));
}

function roomOf(thing: Thing, things: readonly Thing[], apart: number): Room {
  const room = { ...ROOMY };
  for (const other of things) {
    const [dx, dy] = [Math.abs(other.x - thing.x), Math.abs(other.y - thing.y)];
    const isBeside = dx >= thing.size / 2 && dy < (thing.tall + other.tall) / 4;
    const isAbove = dy >= thing.tall / 2 && dx < (thing.size + other.size) / 4;
    if (isBeside) room.width = Math.min(room.width, Math.max(thing.size * LEAST, dx - apart));
    if (isAbove) room.height = Math.min(room.height, Math.max(thing.tall * LEAST, dy - apart));
  }
  return room;
}
