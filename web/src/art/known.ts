import type { Look } from "./look";

/** A composition for each dog of the game, chosen to match its name and to be distinguishable in grayscale. */
export const KNOWN: Record<string, Partial<Look>> = {
  Burt: {
    body: "round", tail: "curl", skull: "broad", muzzle: "short", ears: "button", face: "mask",
    coat: 4, second: 9, hood: true, stern: true,
  },
  Bristles: { fur: "wiry", skull: "square", muzzle: "beard", ears: "pointed", crest: "tuft", coat: 5, second: 8 },
  Bongo: { tail: "whip", pattern: "patches", face: "patch", coat: 10, second: 2, hood: true },
  Eloise: { body: "sit", tail: "plume", ears: "long", wears: "bow", pattern: "bib", face: "blaze" },
  Ursula: {
    body: "bear", fur: "shaggy", tail: "stub", skull: "broad", ears: "round", wears: "none",
    coat: 2, second: 4, size: 1.08,
  },
  Mayor: {
    body: "sit", tail: "stub", skull: "broad", muzzle: "jowl", ears: "rose", wears: "chain",
    face: "blaze", coat: 7, stern: true,
  },
  Sundrop: {
    tail: "plume", muzzle: "short", ears: "round", crest: "mane", wears: "none", face: "cheeks",
    coat: 4, second: 1, socks: true, size: 0.86,
  },
  Jolene: {
    body: "tall", tail: "plume", skull: "narrow", muzzle: "long", ears: "long", wears: "bandana",
    coat: 6, second: 2, hood: true,
  },
  Xerxes: {
    body: "tall", tail: "low", skull: "narrow", muzzle: "long", ears: "pointed", face: "brows",
    coat: 9, second: 1, socks: true,
  },
  Louise: {
    body: "lie", tail: "plume", ears: "poof", wears: "pearls", face: "cap", coat: 10, second: 6,
    hood: true,
  },
  Missy: {
    body: "low", fur: "shaggy", tail: "plume", muzzle: "short", ears: "pointed", crest: "mop",
    wears: "bow", coat: 7, second: 4,
  },
  "Lil Beth": {
    body: "low", skull: "wedge", muzzle: "short", ears: "bat", face: "cheeks", coat: 8, second: 6,
    size: 1.06,
  },
  Handsome: {
    body: "sit", tail: "whip", ears: "button", crest: "quiff", wears: "bowtie", pattern: "bib",
    face: "blaze", coat: 9, socks: true,
  },
  Frankie: {
    body: "run", tail: "stub", skull: "square", muzzle: "jowl", ears: "rose", pattern: "stripes",
    face: "mask", coat: 2, second: 9,
  },
  Bitsy: {
    body: "low", tail: "plume", skull: "wedge", muzzle: "fox", ears: "fringe", wears: "none",
    face: "cap", coat: 10, second: 9, hood: true, size: 0.95,
  },
  Gretchen: {
    body: "low", tail: "whip", skull: "narrow", muzzle: "long", ears: "braid", wears: "scarf",
    coat: 6, second: 4, hood: true,
  },
  Lief: {
    body: "lie", tail: "bushy", skull: "wedge", ears: "leaf", crest: "sprig", wears: "none",
    pattern: "belly", coat: 3,
  },
  Goliath: {
    body: "bear", tail: "low", skull: "square", muzzle: "jowl", pattern: "patches", face: "mask",
    coat: 5, second: 9, size: 0.84,
  },
  Gumbo: {
    skull: "narrow", muzzle: "jowl", ears: "long", wears: "none", pattern: "saddle", coat: 7,
    second: 2, hood: true,
  },
  Pebble: {
    body: "round", tail: "stub", muzzle: "short", ears: "rose", wears: "none", pattern: "freckles",
    coat: 5, size: 0.95,
  },
  Wilbur: {
    body: "round", tail: "curl", skull: "broad", muzzle: "jowl", ears: "button", wears: "none",
    coat: 6, socks: true, size: 0.95,
  },
  Cabbage: { body: "round", fur: "curly", tail: "pom", ears: "poof", crest: "pom", wears: "none", coat: 8 },
  Honcho: {
    body: "bear", tail: "stub", skull: "broad", muzzle: "jowl", ears: "rose", wears: "bandana",
    pattern: "bib", stern: true,
  },
  Wolfgang: {
    fur: "shaggy", tail: "bushy", skull: "wedge", muzzle: "fox", ears: "pointed", wears: "none",
    pattern: "belly", coat: 5,
  },
  Raya: {
    body: "run", tail: "curl", skull: "wedge", muzzle: "fox", ears: "bat", wears: "none",
    pattern: "stripes", coat: 4, second: 7, socks: true,
  },
  Rogue: {
    body: "run", fur: "wiry", tail: "bushy", odd: "pointed", wears: "bandana", face: "patch",
    coat: 3, second: 9,
  },
  Nutmeg: { body: "lie", pattern: "freckles", face: "brows", coat: 2, second: 4 },
  Rupert: {
    body: "tall", fur: "wiry", skull: "square", muzzle: "beard", ears: "button", wears: "scarf",
    pattern: "saddle", second: 9,
  },
  Mirabelle: {
    body: "tall", fur: "curly", tail: "pom", skull: "narrow", muzzle: "long", ears: "poof",
    crest: "pom", wears: "pearls", coat: 5, size: 0.92,
  },
  Momo: {
    body: "round", fur: "shaggy", tail: "plume", skull: "wedge", muzzle: "fox", ears: "round",
    wears: "none", face: "cheeks", coat: 10, second: 4,
  },
  Zipper: {
    body: "run", tail: "whip", skull: "narrow", muzzle: "long", ears: "rose", pattern: "zip",
    coat: 3, second: 9, size: 0.95,
  },
  Doog: {
    body: "low", fur: "shaggy", tail: "plume", skull: "broad", crest: "mop", pattern: "half",
    coat: 10, second: 5, hood: true, size: 1.1,
  },
};
