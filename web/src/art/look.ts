/** The looks of a thing, derived only from its name, so that it looks the same everywhere and always. */

import type { Fur } from "./outline";
import { BODIES, CRESTS, EARS, MUZZLES, PATTERNS, SKULLS, TAILS, WEARS } from "./parts";
import { KNOWN } from "./known";
import { RIVALS } from "./rivals";

export type Mood = "calm" | "hopeful" | "proud" | "sad" | "thinking";
export type Face = "plain" | "patch" | "mask" | "blaze" | "brows" | "cheeks" | "cap";

/** A dog's composition. `coat` and `second` are numbers of coat colors. */
export interface Look {
  body: keyof typeof BODIES;
  fur: Fur;
  tail: keyof typeof TAILS;
  skull: keyof typeof SKULLS;
  muzzle: keyof typeof MUZZLES;
  ears: keyof typeof EARS;
  /** The far ear, if it differs from the near ear. */
  odd: keyof typeof EARS | null;
  crest: keyof typeof CRESTS;
  wears: keyof typeof WEARS;
  pattern: keyof typeof PATTERNS;
  face: Face;
  coat: number;
  second: number;
  /** The ears have the second color. */
  hood: boolean;
  socks: boolean;
  /** Heavy brows. */
  stern: boolean;
  /** Size of the head; 1 is normal. */
  size: number;
}

export const COATS = 10;
const FURS: readonly Fur[] = ["smooth", "smooth", "curly", "shaggy", "wiry"];
const FACES: readonly Face[] = ["plain", "patch", "mask", "blaze", "brows", "cheeks", "cap"];
const SIZES = [0.9, 1, 1, 1.1];

/** A number from a text (FNV-1a), the same on every device. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (let i = 0; i < text.length; i += 1) {
    sum ^= text.charCodeAt(i);
    sum = Math.imul(sum, 16777619);
  }
  return (sum ^ (sum >>> 15)) >>> 0;
}

/** The composition of a dog: hand-picked for the game's dogs and for bots, derived from the name for all others. */
export function lookOf(name: string): Look {
  const known = KNOWN[name] ?? RIVALS[name];
  return known ? { ...PLAIN, ...known } : drawnByLot(name);
}

const PLAIN: Look = {
  body: "stand",
  fur: "smooth",
  tail: "up",
  skull: "round",
  muzzle: "soft",
  ears: "floppy",
  odd: null,
  crest: "none",
  wears: "collar",
  pattern: "plain",
  face: "plain",
  coat: 1,
  second: 10,
  hood: false,
  socks: false,
  stern: false,
  size: 1,
};

function drawnByLot(name: string): Look {
  const lot = <Item>(part: string, items: readonly Item[]): Item =>
    items[hash(`${part} ${name}`) % items.length] as Item;
  const key = <Part extends object>(part: string, parts: Part): keyof Part =>
    lot(part, Object.keys(parts) as (keyof Part)[]);
  const coat = 1 + (hash(`coat ${name}`) % COATS);
  return {
    body: key("body", BODIES),
    fur: lot("fur", FURS),
    tail: key("tail", TAILS),
    skull: key("skull", SKULLS),
    muzzle: key("muzzle", MUZZLES),
    ears: key("ears", EARS),
    odd: null,
    // Most dogs have neither special hair nor much to wear.
    crest: lot("plain", [false, true, true]) ? "none" : key("crest", CRESTS),
    wears: lot("simple", [false, true]) ? "collar" : key("wears", WEARS),
    pattern: key("pattern", PATTERNS),
    face: lot("face", FACES),
    coat,
    // Far enough from the coat's own number to be another color.
    second: 1 + ((coat + 2 + (hash(`second ${name}`) % (COATS - 4))) % COATS),
    hood: lot("hood", [false, true]),
    socks: lot("socks", [false, true]),
    stern: false,
    size: lot("size", SIZES),
  };
}

/** A small stable angle in degrees, between -limit and +limit. */
export function angleOf(key: string, limit = 7): number {
  return (hash(key) % (2 * limit + 1)) - limit;
}
