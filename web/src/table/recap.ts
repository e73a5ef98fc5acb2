import type { Fact, LogEntry, Seat } from "../wire";

/** Facts that happen to a player, as opposed to what a player does. */
const OUTCOMES = new Set([
  "turn_started",
  "busted",
  "dogs_scored",
  "dog_drawn",
  "treats_taken",
  "treats_returned",
  "sheet_scored",
]);
const WON = new Set(["game_won", "d0g_won"]);
/** Facts that can be left out after the next fact is shown. */
const ASIDES = new Set(["turn_started", "roll_kept", "went_on", "stopped", "dog_turned_up"]);

/** The player who did what the facts describe: the seat that acted or rolled; null if nobody did. */
export function doerOf(facts: readonly Fact[]): number | null {
  return facts.find(isDeed)?.seat ?? null;
}

/** Whether the facts include a win. */
export function isWon(facts: readonly Fact[]): boolean {
  return facts.some((fact) => WON.has(fact.type));
}

/**
 * The player whom a position is about: the winner or the player who acted, otherwise the player affected, otherwise the
 * player whose turn it is.
 */
export function actorIn(facts: readonly Fact[], turn: number): number {
  const struck = facts.find((fact) => fact.seat != null && fact.type !== "turn_started");
  const winners = facts.find((fact) => WON.has(fact.type))?.["seats"];
  const winner: unknown = Array.isArray(winners) ? winners[0] : null;
  return typeof winner === "number" ? winner : (doerOf(facts) ?? struck?.seat ?? turn);
}

/** Scoring dogs in the middle of a trick just happens; scoring them slowly is a whole turn. */
function isDeed(fact: Fact): boolean {
  return typeof fact.seat === "number" && (!OUTCOMES.has(fact.type) || fact["fast"] === "no");
}

/** The latest facts that are worth showing alone. */
export function latestOf(log: readonly LogEntry[]): Fact[] {
  const worth = (fact: Fact): boolean => !ASIDES.has(fact.type);
  return log.findLast(({ facts }) => facts.some(worth))?.facts.filter(worth) ?? [];
}

/** Choices that are obvious after their dice are rolled; until then, they are the news. */
const CHOICES = new Set(["roll_kept", "went_on", "stopped"]);

/** What a position is about: the choice that was just made, otherwise the latest facts worth showing. */
export function newestOf(log: readonly LogEntry[]): Fact[] {
  const chosen = log.at(-1)?.facts ?? [];
  const bare = chosen.length > 0 && chosen.every((fact) => CHOICES.has(fact.type));
  return bare ? chosen : latestOf(log);
}

/** A line of the log; its key stays the same, so that screen readers read each line once. */
export interface Line {
  key: string;
  fact: Fact;
}

/** The newest lines of the log, without the starts of turns, which the prompt shows. */
export function newestLines(log: readonly LogEntry[], count: number): Line[] {
  const entries = log.slice(-count - 2);
  const lines = entries.flatMap(({ version, facts }) => facts.map((fact, index) => ({ key: `${version} ${index}`, fact })));
  return lines.filter(({ fact }) => fact.type !== "turn_started").slice(-count);
}

/** Facts that reveal who has won, and by how much. */
const RESULT = new Set(["sheet_scored", "game_won"]);

/** The log without the game's result. */
export function withoutResult(log: readonly LogEntry[]): LogEntry[] {
  return log.map(({ version, facts }) => ({ version, facts: facts.filter((fact) => !RESULT.has(fact.type)) }));
}

/** How many facts were in the log when the reader last acted. */
export function readUpTo(facts: readonly Fact[], seats: readonly Seat[]): number {
  const mine = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  return facts.findLastIndex((fact) => isDeed(fact) && mine.has(fact.seat ?? -1)) + 1;
}

/** What has happened since the reader last acted, without minor facts and without rolls that were rolled again. */
export function recap(log: readonly LogEntry[], seats: readonly Seat[]): Fact[] {
  const facts = log.flatMap((entry) => entry.facts);
  const news = facts.slice(readUpTo(facts, seats)).filter((fact) => !ASIDES.has(fact.type));
  return news.filter((fact, index) => fact.type !== "dice_rolled" || news[index + 1]?.type !== "dice_rerolled");
}
