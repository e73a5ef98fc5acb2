import type { Label } from "../coach/review";
import { isWon } from "../table/recap";
import type { Fact, LogEntry } from "../wire";

export type MarkKind = "bust" | "score" | "round" | "factor" | "beetle" | "lead" | Label | "lucky" | "unlucky";

/** A moment worth jumping to: the version just after it, and the player it happened to; null for everybody. */
export interface Mark {
  version: number;
  kind: MarkKind;
  seat: number | null;
  /** For a score, how many dogs the player has scored by then; for a round, its number. */
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

/** Facts that are shown with a win: how it was achieved. */
const SCORES = new Set(["dogs_scored", "d0g_scored"]);

/** The order of marks at the same version. */
const ORDER: MarkKind[] = ["round", "bust", "score", "factor", "beetle"];

export function kindOf(fact: Fact): MarkKind | null {
  return KINDS[fact.type] ?? null;
}

/** The moments of a game in order; one version can have one moment of each kind. */
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

/** The version of the closest moment within reach; otherwise the version itself. */
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

/** A turn: the version of its first action, and whose turn it was. */
export interface TurnMark {
  version: number;
  seat: number;
}

/** The turns that have started by a version; at the start of a turn, the end of the previous one is still shown. */
export function turnsIn(log: readonly LogEntry[], last: number): TurnMark[] {
  return log.flatMap(({ version, facts }) => {
    const begun = facts.find((fact) => fact.type === "turn_started");
    return begun?.seat == null || version >= last ? [] : [{ version: version + 1, seat: begun.seat }];
  });
}

/** Facts with which a turn ends, because something else begins. */
const BEGINNINGS = new Set(["turn_started", "round_started"]);

/** The versions at which turns have ended; a turn has dice. A round's beginning belongs to the turn after it. */
export function turnEnds(log: readonly LogEntry[], over: number | null): number[] {
  const ends: number[] = [];
  let rolled = false;
  for (const { version, facts } of log) {
    rolled ||= facts.some(({ type }) => type === "dice_rolled");
    if (version !== over && !(rolled && facts.some(({ type }) => BEGINNINGS.has(type)))) continue;
    ends.push(version);
    rolled = false;
  }
  return ends;
}

/** The turn that a version belongs to, counted from 0; -1 before the first. */
export function turnAt(turns: readonly TurnMark[], version: number): number {
  return turns.findLastIndex((turn) => turn.version <= version);
}

/** The target of going back one turn: the start of the turn, or from there, the start of the previous one. */
export function turnBefore(turns: readonly TurnMark[], version: number): TurnMark | null {
  return turns.findLast((turn) => turn.version < version) ?? null;
}

/** The round that a version belongs to, according to the marks of rounds; null if there are none. */
export function roundAt(marks: readonly Mark[], version: number): number | null {
  const rounds = marks.filter(({ kind }) => kind === "round");
  if (rounds.length === 0) return null;
  return rounds.findLast((mark) => mark.version <= version)?.total ?? 1;
}

/** The turn, of how many, and the round in which the event happened that led to a version; 0 where there is none. */
export function whenIn(log: readonly LogEntry[], version: number, last: number): { turn: number; turns: number; round: number } {
  const turns = turnsIn(log, last);
  return { turn: turnAt(turns, version) + 1, turns: turns.length, round: roundAt(marksOf(log), version - 1) ?? 0 };
}

/** The facts to show at a version: its own, or the latest before it; for a win, only the win and the score. */
export function toldAt(log: readonly LogEntry[], version: number): Fact[] {
  const facts = log.findLast((entry) => entry.version <= version && entry.facts.length > 0)?.facts ?? [];
  return plainly(facts);
}

/** Adds a period if there is none: some log lines that usually stand alone have none. */
export function ended(words: string): string {
  return /[.!?…][”“»"’]?$/.test(words) ? words : `${words}.`;
}

/** The log up to a version; for a win, only the win and the score. */
export function logUpTo(log: readonly LogEntry[], version: number): LogEntry[] {
  const end = log.findLastIndex((entry) => entry.version <= version);
  return log.slice(0, end + 1).map((entry) => ({ ...entry, facts: plainly(entry.facts) }));
}

/** For a win, only the win and the score, which can be read at a glance. */
function plainly(facts: Fact[]): Fact[] {
  const won = facts.filter((fact) => isWon([fact]));
  return won.length > 0 ? [...won, ...facts.filter((fact) => SCORES.has(fact.type))] : facts;
}

/** The version requested in a URL, within the existing ones; the last one if there is none. */
export function versionIn(search: string, latest: number): number {
  const asked = new URLSearchParams(search).get("at");
  if (asked === null || !/^\d+$/.test(asked)) return latest;
  return Math.min(Number(asked), latest);
}
