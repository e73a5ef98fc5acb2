/** The games by name: all that is special to how each looks. */
import { general } from "../general/looks";
import { spots } from "../spots/looks";
import { spotted } from "../spotted/looks";
import type { Looks } from "./looks";

const LOOKS: Record<string, Looks> = { spots, spotted };

/** The games that have looks of their own, in the order in which they are offered. */
export const KNOWN: readonly string[] = Object.keys(LOOKS);

export const isKnown = (game: string | null): game is string => game !== null && Object.hasOwn(LOOKS, game);

/** A game's looks; any other game has the general ones. */
export function looksOf(game: string): Looks {
  return isKnown(game) ? (LOOKS[game] ?? general) : general;
}
