import { addWords, t } from "../lib/fluent";
import { spoken } from "../lib/spoken.svelte";
import type { OddsFound, OptionOdds } from "./odds";

export { askForOdds } from "./asking";
export { isCoached } from "./coached";
export { isSameAction } from "./same";

await addWords("chances");

/** Points are told with a tenth: options differ by little. */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(spoken.now.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}

/** What an option is worth, in a word, or in two. */
export function figureText({ worth, error }: OptionOdds, unit: OddsFound["unit"], long: boolean): string {
  if (unit === "points") return t(long ? "chances-points-long" : "chances-points", { points: pointsText(worth) });
  return t(long ? "chances-win-long" : "chances-win", { exact: error === 0 ? "yes" : "no", amount: Math.round(100 * worth) });
}

/** A chance as so many of a hundred; what is more than never and less than one has a word of its own. */
export function ofHundred(chance: number): number | "least" {
  const whole = Math.round(100 * chance);
  return whole === 0 && chance > 1e-9 ? "least" : whole;
}
