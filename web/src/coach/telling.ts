import { addWords, t } from "../lib/fluent";
import { spoken } from "../lib/spoken.svelte";
import type { OddsFound, OptionOdds } from "./odds";

export { askForOdds } from "./asking";
export { isCoached } from "./coached";
export { isSameAction } from "./same";

await addWords("chances");

/** Points are shown with one decimal: options differ by little. */
export function pointsText(points: number): string {
  return new Intl.NumberFormat(spoken.now.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(points);
}

/** The value of an option, in one or two words. */
export function figureText({ worth, error }: OptionOdds, unit: OddsFound["unit"], long: boolean): string {
  if (unit === "points") return t(long ? "chances-points-long" : "chances-points", { points: pointsText(worth) });
  return t(long ? "chances-win-long" : "chances-win", { exact: error === 0 ? "yes" : "no", amount: Math.round(100 * worth) });
}

/** A chance as a number out of a hundred; more than never but less than one has a word of its own. */
export function ofHundred(chance: number): number | "least" {
  const whole = Math.round(100 * chance);
  return whole === 0 && chance > 1e-9 ? "least" : whole;
}

/** How many of ten dots are red: as many as the number in words says, so none if it is below 5 of 100. */
export function ofTen(chance: number): number {
  const shown = ofHundred(chance);
  return shown === "least" ? 0 : Math.round(shown / 10);
}

/** Whether rolls decide something about the turn, so that there is something to count. */
export function risksIn({ bust, dog }: Pick<OptionOdds, "bust" | "dog">): boolean {
  return bust !== null && [bust, dog ?? 0].some((chance) => chance > 1e-9 && chance < 1 - 1e-9);
}
