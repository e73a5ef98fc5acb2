/** Where the dogs of a pack stand: in rows, in their order, each drawn as large as fits. */

import { HEIGHT, widthOf } from "../art/figure";

export interface Room {
  width: number;
  height: number;
  /** Between dogs, in pixels. */
  gap: number;
  /** How high a name is below its dog; nothing where names stand over the dogs' backs. */
  name: number;
}

export interface Arrangement {
  /** Dogs by their place in the pack. */
  rows: number[][];
  /** Pixels to a unit of the drawings. */
  scale: number;
}

/** Larger is not better: a dog is to be seen beside the others. */
const LARGEST = 2.2;
/** Smaller dice could not be told apart or tapped: rather than that, the room must grow. */
const SMALLEST = 0.54;

/** The arrangement that draws the dogs largest; each number is how many spaces a dog has. */
export function arrange(dogs: readonly number[], room: Room): Arrangement {
  let best: Arrangement = { rows: [dogs.map((_, at) => at)], scale: 0 };
  for (const limit of limits(dogs)) {
    const rows = filled(dogs, limit);
    const scale = Math.min(LARGEST, scaleOf(dogs, rows, room));
    if (scale > best.scale) best = { rows, scale };
  }
  return best;
}

/** How high the room must be for dice to stay of use, given its width. */
export function heightNeeded(dogs: readonly number[], room: Omit<Room, "height">): number {
  const { gap, name } = room;
  const heights = [...limits(dogs)]
    .map((limit) => filled(dogs, limit))
    .filter((rows) => scaleOf(dogs, rows, { ...room, height: Infinity }) >= SMALLEST)
    .map((rows) => rows.length * (HEIGHT * SMALLEST + name + gap) - gap);
  return Math.min(...heights, dogs.length * (HEIGHT * SMALLEST + name + gap) - gap);
}

/** The place of a dog and its name, in pixels. */
export function placeOf(dog: number, { scale }: Arrangement, { name }: Room) {
  return { width: Math.floor(widthOf(dog) * scale), height: Math.floor(HEIGHT * scale + name) };
}

/** How wide a row may be, in units: every run of dogs makes one worth trying. */
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
