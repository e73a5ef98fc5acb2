import type { Seat } from "../wire";

/** Who plays without a seat: the opponent of Spots alone. */
export const D0G = "d0g";

/** By which name a player's portrait is drawn: a bot's own, else one that follows from the person's name. */
export function faceOf(seat: Pick<Seat, "kind" | "bot" | "name" | "stand_in"> | undefined): string {
  if (seat?.kind === "bot" && seat.bot !== null) return seat.bot;
  return `guest ${seat?.name ?? ""}`;
}
