import { doerOf } from "../table/recap";
import type { Fact, LogEntry } from "../wire";

export type MarkKind = "bust" | "score" | "round" | "factor" | "beetle";

/** A moment worth jumping to: the version at which it has just happened, and to whom; null for everybody. */
export interface Mark {
  version: number;
  kind: MarkKind;
  seat: number | null;
  /** How many dogs its player has scored by then, where it is a score. */
  total: number | null;
}

const KINDS: Record<string, MarkKind> = {
  busted: "bust",
  dogs_scored: "score",
  d0g_scored: "score",
  round_started: "round",
  factor_assigned: "factor",
  beetle_circled: "beetle",
};

const WON = new Set(["game_won", "d0g_won"]);
/** What is told with a win: how it came about. */
const SCORES = new Set(["dogs_scored", "d0g_scored"]);

/** Side by side where they happen at once. */
const ORDER: MarkKind[] = ["round", "bust", "score", "factor", "beetle"];

export function kindOf(fact: Fact): MarkKind | null {
  return KINDS[fact.type] ?? null;
}

/** The moments of a game in order; at one version there may be one of each kind. */
export function marksOf(log: readonly LogEntry[]): Mark[] {
  const totals = new Map<number | null, number>();
  return log.flatMap(({ version, facts }) =>
    ORDER.flatMap((kind): Mark[] => {
      const fact = facts.find((each) => kindOf(each) === kind);
      if (!fact) return [];
      const seat = fact.seat ?? null;
      if (kind !== "score") return [{ version, kind, seat, total: null }];
      const total = (totals.get(seat) ?? 0) + (Array.isArray(fact["dogs"]) ? fact["dogs"].length : 1);
      totals.set(seat, total);
      return [{ version, kind, seat, total }];
    }),
  );
}

export function markAfter(marks: readonly Mark[], version: number): Mark | null {
  return marks.find((mark) => mark.version > version) ?? null;
}

/** A turn: the version of the first that was done in it, and whose turn it was. */
export interface TurnMark {
  version: number;
  seat: number;
}

/** The turns of which something has been seen by a version; where one begins, the end of the one before is still shown. */
export function turnsIn(log: readonly LogEntry[], last: number): TurnMark[] {
  return log.flatMap(({ version, facts }) => {
    const begun = facts.find((fact) => fact.type === "turn_started");
    return begun?.seat == null || version >= last ? [] : [{ version: version + 1, seat: begun.seat }];
  });
}

/** Which turn a version belongs to, counted from 0; -1 before the first. */
export function turnAt(turns: readonly TurnMark[], version: number): number {
  return turns.findLastIndex((turn) => turn.version <= version);
}

/** Where a step back by a turn leads: to the beginning of the turn, from there to that of the one before. */
export function turnBefore(turns: readonly TurnMark[], version: number): TurnMark | null {
  return turns.findLast((turn) => turn.version < version) ?? null;
}

/** Whom a position is about: who won or did what is told there, else to whom it happened, else whose turn it is. */
export function actorIn(facts: readonly Fact[], turn: number): number {
  const struck = facts.find((fact) => fact.seat != null && fact.type !== "turn_started");
  const winners = facts.find((fact) => WON.has(fact.type))?.["seats"];
  const winner: unknown = Array.isArray(winners) ? winners[0] : null;
  return typeof winner === "number" ? winner : (doerOf(facts) ?? struck?.seat ?? turn);
}

/** What was told last at a version: its own facts, or those of the latest before it that has any; of a win, that and its score. */
export function toldAt(log: readonly LogEntry[], version: number): Fact[] {
  const facts = log.findLast((entry) => entry.version <= version && entry.facts.length > 0)?.facts ?? [];
  const won = facts.filter((fact) => WON.has(fact.type));
  return won.length > 0 ? [...won, ...facts.filter((fact) => SCORES.has(fact.type))] : facts;
}

/** As a sentence among others: what stands alone in a log, as whose turn it is, has no full stop there. */
export function ended(words: string): string {
  return /[.!?…][”“»"’]?$/.test(words) ? words : `${words}.`;
}

/** What had been told by a version; who won is told alone. */
export function logUpTo(log: readonly LogEntry[], version: number): LogEntry[] {
  const end = log.findLastIndex((entry) => entry.version <= version);
  return log.slice(0, end + 1).map((entry) => ({ ...entry, facts: plainly(entry.facts) }));
}

/** Without what led to a win, where there is one: few words are read at a glance. */
function plainly(facts: Fact[]): Fact[] {
  const won = facts.filter((fact) => WON.has(fact.type));
  return won.length > 0 ? won : facts;
}

/** What a board stages: there is no scene of the end in a replay, so the score that won is one of its moments. */
export function stagedIn(facts: Fact[]): Fact[] {
  return facts.filter((fact) => !WON.has(fact.type));
}

/** The version that an address asks for, among those there are; the last one where it names none. */
export function versionIn(search: string, latest: number): number {
  const asked = new URLSearchParams(search).get("at");
  if (asked === null || !/^\d+$/.test(asked)) return latest;
  return Math.min(Number(asked), latest);
}
