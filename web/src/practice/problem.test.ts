import { expect, it } from "vitest";
import type { OddsFound, OptionOdds } from "../coach/odds";
import type { TableAction } from "../wire";
import { bestOf, stepsOf, verdictOn } from "./problem";

const KEEP = { type: "keep_roll" } as TableAction;
const REROLL = { type: "reroll", treats: 1 } as unknown as TableAction;
const PLACE = { type: "place_die", value: 3, dog: 0 } as unknown as TableAction;
const BURY = { type: "bury_die", value: 1 } as unknown as TableAction;

function option(action: TableAction, worth: number, kept = false): OptionOdds {
  return { action, worth, error: 0, win: worth, bust: null, roll: null, dog: null, all: null, counted: true, kept, reasons: [] };
}

const weighed = (...options: OptionOdds[]): OddsFound => ({ unit: "win", options, lines: [] });

/** Keeping is worth 47, rerolling 53; after the roll is kept, deeper figures say 54 of the same. */
const roll = weighed(option(KEEP, 0.47), option(REROLL, 0.53), option(PLACE, 0.54, true), option(BURY, 0.5, true));
const kept = weighed(option(PLACE, 0.54), option(BURY, 0.5));

it("does not praise a series of actions that begins with the mistake, however much later figures say", () => {
  const [first, second] = stepsOf([PLACE], roll);
  expect([first, second]).toEqual([KEEP, PLACE]);
  const verdict = verdictOn([{ option: option(KEEP, 0.47), found: roll }, { option: option(PLACE, 0.54), found: kept }]);
  expect(verdict.kind).toBe("wrong");
  expect(verdict.loss).toBeCloseTo(0.06);
});

it("names the best option of the decision itself, to which the reasons belong", () => {
  expect(bestOf(roll)?.action).toEqual(REROLL);
});

it("takes what can be done at once as it is", () => {
  expect(stepsOf([REROLL], roll)).toEqual([REROLL]);
  expect(stepsOf([KEEP, PLACE, BURY], roll)).toEqual([KEEP, PLACE, BURY]);
  expect(stepsOf([BURY], kept)).toEqual([BURY]);
});

it("judges what follows a good choice where it is done", () => {
  const better = weighed(option(KEEP, 0.53), option(REROLL, 0.47), option(PLACE, 0.5, true), option(BURY, 0.4, true));
  const after = weighed(option(PLACE, 0.5), option(BURY, 0.4));
  const keep = { option: option(KEEP, 0.53), found: better };
  // 50 after 53 is the same game, weighed more deeply: nothing was lost.
  expect(verdictOn([keep, { option: option(PLACE, 0.5), found: after }]).kind).toBe("best");
  expect(verdictOn([keep, { option: option(BURY, 0.4), found: after }])).toEqual({ kind: "wrong", loss: expect.closeTo(0.1) });
});
