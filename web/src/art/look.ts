/** How a thing looks, decided by its name alone, so that it looks the same everywhere and always. */

export interface Look {
  coat: number;
  ears: "floppy" | "pointed" | "round" | "long";
  tail: "up" | "curl" | "straight";
  marking: "eye" | "saddle" | "socks" | "none";
}

const COATS = 8;
const EARS = ["floppy", "pointed", "round", "long"] as const;
const TAILS = ["up", "curl", "straight"] as const;
const MARKINGS = ["eye", "saddle", "socks", "none"] as const;

/** A number from a text (FNV-1a), the same on every device. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    sum ^= text.charCodeAt(i);
    sum = Math.imul(sum, 16777619);
  }
  return (sum ^ (sum >>> 15)) >>> 0;
}

export function lookOf(name: string): Look {
  const seed = hash(name);
  return {
    coat: 1 + (seed % COATS),
    ears: pick(EARS, seed >>> 4),
    tail: pick(TAILS, seed >>> 9),
    marking: pick(MARKINGS, seed >>> 13),
  };
}

/** A small stable angle in degrees, between -limit and +limit. */
export function angleOf(key: string, limit = 7): number {
  return (hash(key) % (2 * limit + 1)) - limit;
}

function pick<Item>(items: readonly [Item, ...Item[]], seed: number): Item {
  return items[seed % items.length] ?? items[0];
}

/** Centre and size of a dog's spaces, in percent of its drawing, by how many there are. */
export interface Spot {
  x: number;
  y: number;
  size: number;
}

const SPOTS: Record<number, Spot[]> = {
  1: [{ x: 49, y: 64.5, size: 30 }],
  2: [
    { x: 31, y: 65, size: 29 },
    { x: 66, y: 65, size: 29 },
  ],
  3: [
    { x: 24, y: 65, size: 24.5 },
    { x: 51, y: 66, size: 24.5 },
    { x: 78, y: 65, size: 24.5 },
  ],
  4: [
    { x: 20.5, y: 65, size: 21 },
    { x: 41.5, y: 66, size: 21 },
    { x: 62.5, y: 66, size: 21 },
    { x: 83, y: 65, size: 21 },
  ],
};

export function spotsOf(spaces: number): Spot[] {
  return SPOTS[spaces] ?? [];
}
