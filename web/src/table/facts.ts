import { hasMessage, nameOf, t } from "../lib/fluent";
import type { Fact, Seat } from "../wire";
import { whoArgs, wireId } from "./names";

/** A fact about the table itself, as a sentence; null for a fact about its game. */
export function tableFactText(fact: Fact, seats: readonly Seat[]): string | null {
  const id = wireId("table-fact", fact.type);
  if (!hasMessage(id)) return null;
  const bot = typeof fact["bot"] === "string" ? nameOf("bot", fact["bot"]) : "";
  return t(id, { ...(fact.seat == null ? {} : whoArgs(fact.seat, seats)), bot });
}
