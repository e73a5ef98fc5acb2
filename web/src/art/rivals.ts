import type { Look } from "./look";

/** The looks of bots, by their name on the wire: each is different, and its looks hint at how it plays. */
export const RIVALS: Record<string, Partial<Look>> = {
  random: { skull: "round", muzzle: "soft", ears: "floppy", face: "mask", coat: 1, second: 9, hood: true, wears: "collar" },
  puppy: { fur: "curly", skull: "round", muzzle: "short", ears: "button", face: "cheeks", coat: 2, second: 1, wears: "collar", size: 0.94 },
  hasty: { body: "run", skull: "wedge", muzzle: "fox", ears: "bat", face: "blaze", coat: 4, second: 10, wears: "scarf" },
  daring: { body: "run", fur: "shaggy", skull: "round", muzzle: "soft", ears: "round", crest: "mane", face: "mask", coat: 3, second: 9, wears: "collar" },
  timid: { body: "low", skull: "wedge", muzzle: "short", ears: "leaf", face: "cheeks", coat: 7, second: 6, wears: "bow" },
  greedy: { fur: "shaggy", tail: "plume", skull: "round", muzzle: "soft", ears: "round", pattern: "belly", face: "plain", coat: 6, second: 1, wears: "bowtie" },
  rollout: { fur: "curly", skull: "broad", muzzle: "jowl", ears: "rose", face: "patch", coat: 6, second: 2, wears: "collar" },
  planner: { body: "tall", skull: "wedge", muzzle: "fox", ears: "pointed", face: "brows", coat: 5, second: 10, wears: "scarf" },
  sage: { skull: "square", muzzle: "beard", ears: "rose", crest: "tuft", face: "cap", coat: 8, second: 5, wears: "collar", stern: true },
};
