import type { Game } from "../lib/page";
import { USUAL_BOT } from "./bots";

const key = (game: Game): string => `pipyard-rival-${game}`;

/** The opponent that was chosen last on this device. */
export function rivalOf(game: Game): string {
  try {
    return localStorage.getItem(key(game)) ?? USUAL_BOT;
  } catch {
    return USUAL_BOT;
  }
}

export function keepRival(game: Game, bot: string): void {
  try {
    localStorage.setItem(key(game), bot);
  } catch {
    // A browser that stores nothing offers the default opponent next time.
  }
}
