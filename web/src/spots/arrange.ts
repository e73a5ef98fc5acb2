/** Arranges the dogs of a pack in rows, in their order, as large as they fit. */

import { HEIGHT, widthOf } from "../art/figure";

export interface Room {
  width: number;
  height: number;
  /** The gap between dogs, in pixels. */
  gap: number;
  /** The height of a name below its dog; 0 if names are above the dogs' backs. */
  name: number;
}

export interface Arrangement {
  /** The dogs in each row, by their index in the pack. */
  rows: number[][];
  /** Pixels per unit of the drawings. */
  scale: number;
}

/** Larger dogs would not be better: each dog should be seen together with the others. */
const LARGEST = 2.2;
/** Smaller dice would be hard to recognize and to tap; the room must grow instead. */
const SMALLEST = 0.54;

/** Returns the arrangement that draws the dogs largest; each number is how many spaces a dog has. */
export function arrange(dogs: readonly number[], room: Room): Arrangement {
  let best: Arrangement = { rows: [dogs.map((_, at) => at)], scale: 0 };
  for (const limit of limits(dogs)) {
    const rows = filled(dogs, limit);
    const scale = Math.min(LARGEST, scaleOf(dogs, rows, room));
    if (scale > best.scale) best = { rows, scale };
  }
  return best;
}

/** How high the room must be so that dice stay usable, given its width. */
export function heightNeeded(dogs: readonly number[], room: Omit<Room, "height">): number {
  const { gap, name } = room;
  const heights = [...limits(dogs)]
    .map((limit) => filled(dogs, limit))
    .filter((rows) => scaleOf(dogs, rows, { ...room, height: Infinity }) >= SMALLEST)
    .map((rows) => rows.length * (HEIGHT * SMALLEST + name + gap) - gap);
  return Math.min(...heights, dogs.length * (HEIGHT * SMALLEST + name + gap) - gap);
}

/** The position of a dog and its name, in pixels. */
export function placeOf(dog: number, { scale }: Arrangement, { name }: Room) {
  return { width: Math.floor(widthOf(dog) * scale), height: Math.floor(HEIGHT * scale + name) };
}

/** The row widths worth trying, in units: the width of every run of dogs. */
function limits(dogs: readonly number[]): Set<number> {
  const found = new Set<number>();
  for (const start of dogs.keys()) {
    let sum = 0;
    for (const dog of dogs.slice(start)) found.add((sum += widthOf(dog)));
  }
  return found;
}

function filled(dogs: readonly number[], limit: number): number[][] {
  const rows: number[][] = [];
  let used = Infinity;
  for (const [at, dog] of dogs.entries()) {
    used += widthOf(dog);
    if (used > limit) {
      rows.push([]);
      used = widthOf(dog);
    }
    rows.at(-1)?.push(at);
  }
  return rows;
}

function scaleOf(dogs: readonly number[], rows: number[][], { width, height, gap, name }: Room): number {
  const across = rows.map((row) => {
    const units = row.reduce((sum, at) => sum + widthOf(dogs[at] ?? 2), 0);
    return (width + gap - row.length * gap) / units;
  });
  const down = ((height + gap) / rows.length - gap - name) / HEIGHT;
  return Math.min(down, ...across);
}
