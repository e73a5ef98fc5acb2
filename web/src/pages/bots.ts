import { hasMessage, messageId, t } from "../lib/fluent";
import type { Game } from "../lib/page";
import type { TableRequest } from "../wire";

/** The bot that newcomers play against. */
export const USUAL_BOT = "greedy";

/** A game against a bot. */
export function usualGame(game: Game, bot = USUAL_BOT): TableRequest {
  return { game, seats: [{ kind: "me" }, { kind: "bot", bot }] } as TableRequest;
}

/** One sentence about how a bot plays; empty without a message for it. */
export function aboutBot(bot: string, game: Game): string {
  const id = `${messageId("bot", bot)}.about`;
  return hasMessage(id) ? t(id, { game }) : "";
}
