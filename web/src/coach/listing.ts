import type { TableAction } from "../wire";
import type { OddsFound, OptionOdds } from "./odds";

/** An option as it is listed: what it is called, and what it does. */
export interface Named {
  name: string;
  actions: readonly TableAction[];
  option: OptionOdds;
}

/** Every option once, in the order of the rules; of several that are called the same, the one that is worth most. */
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

/** How long a bar is, from 0 to 1: of chances the chance itself, of points how they lie among the others. */
export function shareOf({ worth }: OptionOdds, { unit }: OddsFound, rows: readonly Named[]): number {
  if (unit === "win") return Math.min(1, Math.max(0, worth));
  const all = rows.map(({ option }) => option.worth);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return most - least < 1e-9 ? 1 : 0.15 + (0.85 * (worth - least)) / (most - least);
}
