import { hasMessage, messageId, t } from "../lib/fluent";
import type { Game } from "../lib/page";

/** One sentence on how a bot plays; nothing for one that no message knows. */
export function aboutBot(bot: string, game: Game): string {
  const id = `${messageId("bot", bot)}.about`;
  return hasMessage(id) ? t(id, { game }) : "";
}
