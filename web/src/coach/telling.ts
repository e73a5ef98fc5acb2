import { addWords, t } from "../lib/fluent";
import { spoken } from "../lib/spoken.svelte";
import type { OddsFound, OptionOdds } from "./odds";

export { askForOdds } from "./asking";
export { isCoached } from "./coached";
export { isSameAction } from "./same";
export { isBeaten } from "./shown";

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

/** A chance as a number out of a hundred; more than never but less than one is written as such. */
export function ofHundred(chance: number): number | "<1" {
  const whole = Math.round(100 * chance);
  return whole === 0 && chance > 1e-9 ? "<1" : whole;
}

/**
 * How often an option busts, in one line. The next roll and the whole turn are different figures: the player may roll
 * again after it, or reroll it with a treat.
 */
export function bustText(option: string, { bust, roll }: Pick<OptionOdds, "bust" | "roll">): string {
  if (bust === null) return t("chances-counting");
  if (bust === 0 && (roll ?? 0) === 0) return t("chances-line-safe", { option });
  if (roll === null) return t("chances-line", { option, bust: ofHundred(bust) });
  const rerolled = Math.round(100 * bust) < Math.round(100 * roll);
  return t(rerolled ? "chances-line-treats" : "chances-line-roll", { option, roll: ofHundred(roll), bust: ofHundred(bust) });
}

/** How many of ten dots are red: as many as the number in words says, so none if it is below 5 of 100. */
export function ofTen(chance: number): number {
  const shown = ofHundred(chance);
  return shown === "<1" ? 0 : Math.round(shown / 10);
}

/** Whether rolls decide something about the turn, so that there is something to count. */
export function risksIn({ bust, dog }: Pick<OptionOdds, "bust" | "dog">): boolean {
  return bust !== null && [bust, dog ?? 0].some((chance) => chance > 1e-9 && chance < 1 - 1e-9);
}
