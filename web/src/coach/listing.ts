import type { TableAction } from "../wire";
import type { OddsFound, OptionOdds } from "./odds";

/** An option in a list: its name, and its action. */
export interface Named {
  name: string;
  actions: readonly TableAction[];
  option: OptionOdds;
}

/** Every option once, in the order of the rules; among several with the same name, the one that is worth most. */
export function namedOptions(
  { options, lines: worths }: OddsFound,
  lines: readonly TableAction[][],
  label: (action: TableAction) => string,
  lineLabel: (actions: readonly TableAction[]) => string,
): Named[] {
  const found = new Map<string, Named>();
  const add = (name: string, actions: readonly TableAction[], option: OptionOdds | null | undefined): void => {
    if (!option || (found.get(name)?.option.worth ?? -Infinity) >= option.worth) return;
    found.set(name, { name, actions, option });
  };
  for (const option of options) add(label(option.action), [option.action], option);
  for (const [at, actions] of lines.entries()) if (actions.length > 1) add(lineLabel(actions), actions, worths[at]);
  return [...found.values()];
}

/**
 * The length of a bar, from 0 to 1: for chances the chance itself, for points their position in the range of all
 * options.
 */
export function shareOf({ worth }: OptionOdds, { unit }: OddsFound, rows: readonly Named[]): number {
  if (unit === "win") return Math.min(1, Math.max(0, worth));
  const all = rows.map(({ option }) => option.worth);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most - least < 1e-9 ? 1 : 0.15 + (0.85 * (worth - least)) / (most - least);
}
