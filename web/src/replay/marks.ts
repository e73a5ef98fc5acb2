import { doerOf } from "../table/recap";
import type { Fact, LogEntry } from "../wire";

export type MarkKind = "bust" | "score" | "round" | "bonus" | "magnifier" | "beetle" | "end";

/** A moment worth jumping to: the version at which it has just happened. */
export interface Mark {
  version: number;
  kind: MarkKind;
}

const KINDS: Record<string, MarkKind> = {
  busted: "bust",
  dogs_scored: "score",
  d0g_scored: "score",
  round_started: "round",
  bonus_unlocked: "bonus",
  magnifier_assigned: "magnifier",
  beetle_circled: "beetle",
  game_won: "end",
  d0g_won: "end",
  table_closed: "end",
};

const RAREST: MarkKind[] = ["end", "round", "bust", "score", "magnifier", "beetle", "bonus"];

/** On which part of a sheet of Spotted! something is written. */
const PLACES: Record<string, "beetles" | "meadow"> = {
  spots_placed: "beetles",
  magnifier_assigned: "beetles",
  factor_assigned: "beetles",
  walk_started: "meadow",
  field_crossed: "meadow",
  magnifier_taken: "meadow",
};

export function kindOf(fact: Fact): MarkKind | null {
  return KINDS[fact.type] ?? null;
}

/** The moments of a game in order, one for each version at most: the rarest kind told there counts. */
export function marksOf(log: readonly LogEntry[]): Mark[] {
  return log.flatMap(({ version, facts }) => {
    const kinds = new Set(facts.map(kindOf));
    const kind = RAREST.find((each) => kinds.has(each));
    return kind === undefined ? [] : [{ version, kind }];
  });
}

/** Whose sheet was written on last, and which part of it; null where nobody's was. */
export function seenIn(facts: readonly Fact[]): { seat: number; tab: "beetles" | "meadow" } | null {
  const written = facts.findLast((fact) => fact.seat != null && fact.type in PLACES);
  return written?.seat == null ? null : { seat: written.seat, tab: PLACES[written.type] ?? "beetles" };
}

export function markAfter(marks: readonly Mark[], version: number): Mark | null {
  return marks.find((mark) => mark.version > version) ?? null;
}

export function markBefore(marks: readonly Mark[], version: number): Mark | null {
  return marks.findLast((mark) => mark.version < version) ?? null;
}

/** Whose dogs a position is about: who did what is told there, else to whom it happened, else whose turn it is. */
export function actorIn(facts: readonly Fact[], turn: number): number {
  const struck = facts.find((fact) => fact.seat != null && fact.type !== "turn_started");
  return doerOf(facts) ?? struck?.seat ?? turn;
}

/** What was told last at a version: its own facts, or those of the latest before it that has any. */
export function toldAt(log: readonly LogEntry[], version: number): Fact[] {
  return log.findLast((entry) => entry.version <= version && entry.facts.length > 0)?.facts ?? [];
}

/** As a sentence among others: what stands alone in a log, as whose turn it is, has no full stop there. */
export function ended(words: string): string {
  return /[.!?…][”“»"’]?$/.test(words) ? words : `${words}.`;
}

/** What had been told by a version. */
export function logUpTo(log: readonly LogEntry[], version: number): LogEntry[] {
  const end = log.findLastIndex((entry) => entry.version <= version);
  return log.slice(0, end + 1);
}

/** The version that an address asks for, among those there are; the last one where it names none. */
export function versionIn(search: string, latest: number): number {
  const asked = new URLSearchParams(search).get("at");
  if (asked === null || !/^\d+$/.test(asked)) return latest;
  return Math.min(Number(asked), latest);
}
