import type { OddsFound, OptionOdds } from "./odds";

/** The value of an option as it is shown: whole games of 100, or tenths of points. */
export function shownWorth({ worth }: OptionOdds, unit: OddsFound["unit"]): number {
  return Math.round(unit === "win" ? 100 * worth : 10 * worth);
}

/** Whether another option is worth more, as the figures are shown; then no button may recommend this one. */
export function isBeaten(option: OptionOdds, { unit, options, lines }: OddsFound): boolean {
  return [...options, ...lines].some((other) => other !== null && shownWorth(other, unit) > shownWorth(option, unit));
}
