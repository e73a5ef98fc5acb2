import type { Seat } from "../wire";

/** The player without a seat: the opponent in solo games of Spots. */
export const D0G = "d0g";

/** The name by which a player's portrait is drawn: a bot's own, or one that is derived from the person's name. */
export function faceOf(seat: Pick<Seat, "kind" | "bot" | "name" | "stand_in"> | undefined): string {
  if (seat?.kind === "bot" && seat.bot !== null) return seat.bot;
  return faceNamed(seat?.name ?? "");
}

/** What people are called who chose no name, in all languages: their face does not depend on the language. */
const UNNAMED = /^(Guest|Invité|Gast|Гость)(?= \d+$|$)/;

/** The portrait of a person with this name. */
export const faceNamed = (name: string): string => `guest ${name.replace(UNNAMED, "Guest")}`;
