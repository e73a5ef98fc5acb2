import type { TableAction } from "../wire";
import type { OddsFound, OptionOdds } from "./odds";
import { isSameAction } from "./same";
import { shownWorth } from "./shown";

/** A decision in a list: its name, what it does, and every series of actions that comes to the same. */
export interface Named {
  name: string;
  actions: readonly TableAction[];
  option: OptionOdds;
  same: readonly (readonly TableAction[])[];
}

const KEEP = { type: "keep_roll" } as TableAction;

/**
 * Every decision once, in the order of the rules; among several with the same name, the one that is worth most. Steps on
 * the way to something that is worth the same are no decisions of their own.
 */
export function namedOptions(
  { unit, options, lines: worths }: OddsFound,
  lines: readonly TableAction[][],
  label: (action: TableAction) => string,
  lineLabel: (actions: readonly TableAction[]) => string,
): Named[] {
  const found = new Map<string, Named>();
  const add = (name: string, actions: readonly TableAction[], option: OptionOdds | null | undefined): void => {
    if (!option || (found.get(name)?.option.worth ?? -Infinity) >= option.worth) return;
    found.set(name, { name, actions, option, same: [actions] });
  };
  for (const option of options) add(label(option.action), [option.action], option);
  for (const [at, actions] of lines.entries()) if (actions.length > 1) add(lineLabel(actions), actions, worths[at]);
  return [...found.values()].reduce<Named[]>((rows, row) => withRow(rows, row, unit), []);
}

/** The rows with one more, which replaces those that are steps on its way, or joins the one that it is a step of. */
function withRow(rows: readonly Named[], row: Named, unit: OddsFound["unit"]): Named[] {
  const alike = rows.filter((other) => shownWorth(other.option, unit) === shownWorth(row.option, unit) && isOneWay(pathOf(other), pathOf(row)));
  const [first] = alike;
  if (!first) return [...rows, row];
  const stays = pathOf(first).length === 1 && isKeep(pathOf(first)) ? first : ([...alike, row].toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0] ?? row);
  const joined = { ...stays, same: [...alike, row].flatMap(({ same }) => same) };
  return rows.flatMap((each) => (each === first ? [joined] : alike.includes(each) ? [] : [each]));
}

/** All that is done, including that the roll is kept. */
const pathOf = ({ actions, option }: Named): readonly TableAction[] => (option.kept && actions.length === 1 ? [KEEP, ...actions] : actions);
const isKeep = ([first]: readonly TableAction[]): boolean => first?.type === "keep_roll";

/** Whether all actions of one series belong to the other. */
function isOneWay(one: readonly TableAction[], other: readonly TableAction[]): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.every((action) => long.some((each) => isSameAction(each, action)));
}

/** Differences in points smaller than this say little, and so they look small. */
const WIDE = 5;
/** How close estimates of points must be to be called equal; their own error is not known if there are opponents. */
const LEVEL = 0.5;

/** Whether an option is as good as the best, as far as the figures can tell, and is not the only one. */
export function isLevel(option: OptionOdds, { unit }: OddsFound, rows: readonly Named[]): boolean {
  const best = rows.reduce((most, { option: other }) => (other.worth > most.worth ? other : most), option);
  const isClose = (one: OptionOdds): boolean => best.worth - one.worth <= Math.max(one.error, best.error, unit === "points" ? LEVEL : 0);
  return isClose(option) && rows.filter((row) => isClose(row.option)).length > 1;
}

/**
 * The length of a bar, from 0 to 1: for chances the chance itself, for points their position in the range of all
 * options.
 */
export function shareOf({ worth }: OptionOdds, { unit }: OddsFound, rows: readonly Named[]): number {
  if (unit === "win") return Math.min(1, Math.max(0, worth));
  const all = rows.map(({ option }) => option.worth);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return 1 - (0.85 * (most - worth)) / Math.max(WIDE, most - least);
}
