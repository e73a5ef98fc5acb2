import type { Fact } from "../wire";

export type Noise = "roll" | "place" | "bury" | "bust" | "score" | "leaf" | "turn";

const OF_FACT: Readonly<Record<string, Noise>> = {
  dice_rolled: "roll",
  dice_rerolled: "roll",
  d0g_rolled: "roll",
  die_placed: "place",
  die_moved: "place",
  die_picked: "place",
  spots_placed: "place",
  field_crossed: "place",
  fields_crossed: "place",
  magnifier_assigned: "place",
  factor_assigned: "place",
  die_buried: "bury",
  die_discarded: "bury",
  die_given_up: "bury",
  busted: "bust",
  everyone_busted: "bust",
  dogs_scored: "score",
  d0g_scored: "score",
  beetle_circled: "score",
  row_completed: "score",
  bonus_unlocked: "leaf",
  game_won: "score",
};

/** The sounds of a change: each sound once, in the order of events. */
export function noisesOf(facts: readonly Fact[]): Noise[] {
  const noises = facts.map((fact) => OF_FACT[fact.type]).filter((noise) => noise !== undefined);
  // A bust drowns out the die that was buried.
  const quiet = noises.includes("bust") ? noises.filter((noise) => noise !== "bury") : noises;
  return [...new Set(quiet)];
}
