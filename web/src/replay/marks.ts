import type { Label } from "../coach/review";
import { isWon } from "../table/recap";
import type { Fact, LogEntry } from "../wire";

export type MarkKind = "bust" | "score" | "round" | "factor" | "beetle" | "lead" | Label | "lucky" | "unlucky";

/** A moment worth jumping to: the version at which it has just happened, and to whom; null for everybody. */
export interface Mark {
  version: number;
  kind: MarkKind;
  seat: number | null;
  /** How many dogs its player has scored by then, where it is a score; which round begins. */
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

/** What is told with a win: how it came about. */
const SCORES = new Set(["dogs_scored", "d0g_scored"]);

/** Which comes first of those that happen at once. */
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
      if (kind !== "score") return [{ version, kind, seat, total: kind === "round" ? Number(fact["round"]) : null }];
      const total = (totals.get(seat) ?? 0) + (Array.isArray(fact["dogs"]) ? fact["dogs"].length : 1);
      totals.set(seat, total);
      return [{ version, kind, seat, total }];
    }),
  );
}

/** The version of the moment that is nearest to one, within reach; else that version. */
export function nearest(marks: readonly Mark[], version: number, reach: number): number {
  const far = (mark: Mark): number => Math.abs(mark.version - version);
  const [found] = marks.filter((mark) => far(mark) <= reach).toSorted((one, other) => far(one) - far(other));
  return found?.version ?? version;
}

export function markAfter(marks: readonly Mark[], version: number): Mark | null {
  return marks.find((mark) => mark.version > version) ?? null;
}

export function markBefore(marks: readonly Mark[], version: number): Mark | null {
  return marks.findLast((mark) => mark.version < version) ?? null;
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

/** The round that a version belongs to, by the marks of where rounds begin; null where there are none. */
export function roundAt(marks: readonly Mark[], version: number): number | null {
  const rounds = marks.filter(({ kind }) => kind === "round");
  if (rounds.length === 0) return null;
  return rounds.findLast((mark) => mark.version <= version)?.total ?? 1;
}

/** What was told last at a version: its own facts, or those of the latest before it that has any; of a win, that and its score. */
export function toldAt(log: readonly LogEntry[], version: number): Fact[] {
  const facts = log.findLast((entry) => entry.version <= version && entry.facts.length > 0)?.facts ?? [];
  return plainly(facts);
}

/** As a sentence among others: what stands alone in a log, as whose turn it is, has no full stop there. */
export function ended(words: string): string {
  return /[.!?…][”“»"’]?$/.test(words) ? words : `${words}.`;
}

/** What had been told by a version; of a win that alone, and its score. */
export function logUpTo(log: readonly LogEntry[], version: number): LogEntry[] {
  const end = log.findLastIndex((entry) => entry.version <= version);
  return log.slice(0, end + 1).map((entry) => ({ ...entry, facts: plainly(entry.facts) }));
}

/** Of a win that and its score: few words are read at a glance. */
function plainly(facts: Fact[]): Fact[] {
  const won = facts.filter((fact) => isWon([fact]));
  return won.length > 0 ? [...won, ...facts.filter((fact) => SCORES.has(fact.type))] : facts;
}

/** The version that an address asks for, among those there are; the last one where it names none. */
export function versionIn(search: string, latest: number): number {
  const asked = new URLSearchParams(search).get("at");
  if (asked === null || !/^\d+$/.test(asked)) return latest;
  return Math.min(Number(asked), latest);
}
