import { describe, expect, it } from "vitest";
import type { TableAction } from "../wire";
import { isLevel, namedOptions, shareOf } from "./listing";
import type { OddsFound, OptionOdds } from "./odds";
import { isBeaten } from "./shown";

const option = (worth: number, action = { type: "stop" } as TableAction, kept = false): OptionOdds => ({
  action,
  worth,
  error: 0.01,
  win: worth,
  bust: null,
  roll: null,
  dog: null,
  all: null,
  counted: true,
  kept,
  reasons: [],
});
const bury = (value: number): TableAction => ({ type: "bury_die", value }) as TableAction;
const place = (value: number): TableAction => ({ type: "place_die", value, dog: "Bongo" }) as TableAction;
const [KEEP, REROLL] = [{ type: "keep_roll" } as TableAction, { type: "reroll", values: null } as TableAction];
const label = (action: TableAction): string => [action.type, "value" in action ? action.value : ""].join(" ").trim();
const lineLabel = (actions: readonly TableAction[]): string => actions.map(label).join(", ");
const namesOf = (options: OptionOdds[], lines: [TableAction[], OptionOdds][]): string[] =>
  namedOptions({ unit: "win", options, lines: lines.map(([, found]) => found) }, lines.map(([line]) => line), label, lineLabel).map(({ name }) => name);

describe("a list of options", () => {
  it("has each name once, with the best that goes by it", () => {
    const rows = namedOptions({ unit: "points", options: [option(3), option(5), option(4)], lines: [] }, [], () => "same", () => "");
    expect(rows.map(({ option: { worth } }) => worth)).toEqual([5]);
  });

  it("has one row for keeping a roll and burying its dice in whatever order", () => {
    const kept = [2, 5, 6].map((value) => option(0.31, bury(value), true));
    const line: TableAction[] = [KEEP, bury(2), bury(5), bury(6)];
    expect(namesOf([option(0.37, REROLL), option(0.31, KEEP), ...kept], [[line, option(0.31, bury(6))]])).toEqual(["reroll", "keep_roll"]);
  });

  it("keeps the rows of what is worse than the best after keeping", () => {
    const options = [option(0.31, KEEP), option(0.31, place(3), true), option(0.12, bury(3), true)];
    expect(namesOf(options, [])).toEqual(["keep_roll", "bury_die 3"]);
  });

  it("has one row for a series of actions and its steps", () => {
    const line = [place(3), bury(2)];
    expect(namesOf([option(0.4, place(3)), option(0.4, bury(2)), option(0.2, bury(3))], [[line, option(0.4, bury(2))]])).toEqual([lineLabel(line), "bury_die 3"]);
  });

  it("keeps apart what happens to be worth the same", () => {
    expect(namesOf([option(0.4, place(3)), option(0.4, bury(2))], [])).toEqual(["place_die 3", "bury_die 2"]);
  });

  it("finds a row by everything that comes to the same", () => {
    const rows = namedOptions({ unit: "win", options: [option(0.31, KEEP), option(0.31, bury(2), true)], lines: [] }, [], label, lineLabel);
    expect(rows.map(({ same }) => same)).toEqual([[[KEEP], [bury(2)]]]);
  });

  it("draws chances as they are, and points beside each other", () => {
    const rows = [1, 2, 3].map((worth) => ({ name: String(worth), actions: [], option: option(worth), same: [] }));
    const all = { unit: "points" as const, options: [], lines: [] };
    expect(shareOf(option(0.4), { ...all, unit: "win" }, rows)).toBe(0.4);
    // Of 5 points, two are 40 percent, and a bar is never shorter than 15: 1 - 0.85 * 0.4 = 0.66.
    expect(rows.map((row) => Number(shareOf(row.option, all, rows).toFixed(3)))).toEqual([0.66, 0.83, 1]);
  });

  it("uses the whole bar for points that differ by much", () => {
    const rows = [70, 75, 80].map((worth) => ({ name: String(worth), actions: [], option: option(worth), same: [] }));
    expect(rows.map((row) => Number(shareOf(row.option, { unit: "points", options: [], lines: [] }, rows).toFixed(3)))).toEqual([0.15, 0.575, 1]);
  });

  it.each([
    ["points", 0, [85.1, 84.8, 84.5], [true, true, false]],
    ["points", 0, [85.1, 84.5], [false, false]],
    ["points", 1, [85.1, 84.2, 84], [true, true, false]],
    ["win", 0.03, [0.5, 0.48, 0.46], [true, true, false]],
    ["win", 0, [0.5, 0.499], [false, false]],
  ] as const)("calls equal what is closer than its error: %s, give or take %d", (unit, error, worths, equal) => {
    const rows = worths.map((worth) => ({ name: String(worth), actions: [], option: { ...option(worth), error }, same: [] }));
    expect(rows.map((row) => isLevel(row.option, { unit, options: [], lines: [] }, rows))).toEqual(equal);
  });
});

describe("a recommended option", () => {
  const found: OddsFound = { unit: "win", options: [option(0.366), option(0.374), option(0.31)], lines: [null] };

  it("is beaten by one that is worth more, as both are shown", () => {
    expect(found.options.map((each) => isBeaten(each, found))).toEqual([false, false, true]);
    expect(isBeaten(option(0.374), { ...found, lines: [option(0.5)] })).toBe(true);
  });
});
