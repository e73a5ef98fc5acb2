import type { SheetBest } from "../wire";

/** The rank of a solo score. */
export interface Standing {
  band: number;
  /** Points missing to the next band; null in the last one. */
  toBand: number | null;
}

/** `bands` are the highest scores of each band except the last. */
export function standingOf(score: number, bands: readonly number[]): Standing {
  const band = 1 + bands.filter((limit) => score > limit).length;
  const limit = bands[band - 1];
  return {
    band,
    toBand: limit === undefined ? null : limit + 1 - score,
  };
}

/** How a finished game compares with the best before it. */
export function verdictOf(score: number, best: SheetBest | null): { message: string; points: number } {
  if (best === null) return { message: "solo-first-score", points: score };
  if (score > best.score) return { message: "solo-new-best-by", points: score - best.score };
  if (score === best.score) return { message: "solo-equal", points: 0 };
  return { message: "solo-short", points: best.score - score };
}

/** How far along the ladder a score is, in percent; the ladder ends above the start of the last band. */
export function along(score: number, bands: readonly number[], most: number): number {
  const end = Math.max((bands.at(-1) ?? 0) + 10, most);
  return (100 * Math.min(Math.max(score, 0), end)) / end;
}
