/** The games by name, with everything that is special about their presentation. */
import { general } from "../general/looks";
import { spots } from "../spots/looks";
import { spotted } from "../spotted/looks";
import type { Looks } from "./looks";

const LOOKS: Record<string, Looks> = { spots, spotted };

/** The games with their own presentation, in the order in which they are offered. */
export const KNOWN: readonly string[] = Object.keys(LOOKS);

export const isKnown = (game: string | null): game is string => game !== null && Object.hasOwn(LOOKS, game);

/** A game's presentation; any other game has the general one. */
export function looksOf(game: string): Looks {
  return isKnown(game) ? (LOOKS[game] ?? general) : general;
}
