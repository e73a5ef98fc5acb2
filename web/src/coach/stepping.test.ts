import { expect, it } from "vitest";
import type { Decision, Label } from "./review";
import { waysFrom } from "./stepping";

function lost(version: number, loss: number, label: Label): Decision {
  return { version, seat: 0, played: { number: 1, worth: 0 }, best: { number: 2, worth: loss }, loss, label, atStake: true, reasons: [] };
}

const found = [lost(4, 0.03, "slip"), lost(6, 0.06, "mistake"), lost(9, 0.3, "blunder"), lost(12, 0.02, "slip"), lost(15, 0.07, "mistake")];
const versions = (at: number, all = found): (number | boolean | undefined)[] => {
  const { within, before, next } = waysFrom(all, at);
  return [within, before?.version, next?.version];
};

it("begins with the costliest mistake, wherever the reader is, also at the end", () => {
  expect(versions(1)).toEqual([false, 15, 9]);
  expect(versions(20)).toEqual([false, 15, 9]);
  expect(versions(12)).toEqual([false, 9, 9]);
});

it("goes on in the order of the game and round again, past slips", () => {
  expect(versions(9)).toEqual([true, 6, 15]);
  expect(versions(15)).toEqual([true, 9, 6]);
  expect(versions(6)).toEqual([true, 15, 9]);
});

it("goes through slips if there is nothing worse", () => {
  const slips = found.filter(({ label }) => label === "slip");
  expect(versions(20, slips)).toEqual([false, 12, 4]);
  expect(versions(4, slips)).toEqual([true, 12, 12]);
});

it("leads nowhere from the only mistake, and without any", () => {
  expect(versions(9, [lost(9, 0.3, "blunder")])).toEqual([true, undefined, undefined]);
  expect(versions(9, [])).toEqual([false, undefined, undefined]);
});
