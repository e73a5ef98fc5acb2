import type { Fact } from "../wire";

/** An event that deserves a pause. */
export interface Moment {
  kind: "bust" | "score" | "fast";
  fact: Fact;
  /** The dogs that were scored. */
  dogs: string[];
}

/** The moment among the facts of a change, if there is one; a later one has priority. The end screen shows a win. */
export function momentOf(facts: readonly Fact[]): Moment | null {
  if (facts.some(({ type }) => type === "game_won" || type === "d0g_won")) return null;
  const fact = facts.findLast(({ type }) => ["busted", "everyone_busted", "dogs_scored"].includes(type));
  if (fact === undefined) return null;
  if (fact.type !== "dogs_scored") return { kind: "bust", fact, dogs: [] };
  const { dogs, fast } = fact;
  return { kind: fast === "yes" ? "fast" : "score", fact, dogs: Array.isArray(dogs) ? dogs.map(String) : [] };
}
