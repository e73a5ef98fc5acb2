import { describe, expect, it } from "vitest";
import type { SpottedAction } from "../wire";
import { gainsOf, sortChoices } from "./choices";
import type { Family } from "./types";
import { bestThrough, bestUse, merged, waysOf, type Placing } from "./ways";

const family: Family = { colour: "white", beetles: [2, 2, 0, 0, 0], circled: false, magnifier: null, factor: 1, score: 0 };
const way = (...groups: number[]): Placing => ({ type: "place_spots", colour: "white", groups });
const TWO = [way(2, 0, 0, 0, 0), way(0, 2, 0, 0, 0), way(0, 0, 2, 0, 0), way(0, 0, 1, 1, 0)];
const gains = (...points: number[]) =>
  gainsOf(TWO, { points, bonuses: points.map(() => 0), magnifiers: points.map(() => 0), ends: points.map(() => false) });

describe("waysOf", () => {
  it("puts the best first and gives every way a value, also where it brings nothing or costs something", () => {
    const found = waysOf(family, TWO, gains(2, 0, 6, -1));
    expect(found.map(({ gain }) => gain?.points)).toEqual([6, 2, 0, -1]);
    expect(found[0]).toMatchObject({ action: TWO[2], beetles: [2, 2, 2, 0, 0], cut: [2] });
  });

  it("prefers the plainest of equals", () => {
    expect(waysOf(family, TWO, gains(0, 0, 0, 0)).at(-1)?.cut).toEqual([1, 1]);
  });
});

describe("merged", () => {
  it("shows once what comes to the same, wherever in the row it lies", () => {
    const found = merged(waysOf(family, TWO, gains(0, 0, 0, 0)), null);
    expect(found.map(({ cut, alike }) => [cut, alike])).toEqual([
      [[2], 2],
      [[2], 1],
      [[1, 1], 1],
    ]);
  });

  it("keeps apart what brings something else, or changes the bonus beetle", () => {
    expect(merged(waysOf(family, TWO, gains(0, 3, 0, 0)), null)).toHaveLength(4);
    expect(merged(waysOf(family, TWO, gains(0, 0, 0, 0)), 0)).toHaveLength(4);
  });
});

describe("bestThrough", () => {
  it("is the best way that touches a beetle, as a badge on it promises", () => {
    const found = waysOf(family, TWO, gains(2, 0, 1, 6));
    expect(bestThrough(found, 2)?.gain?.points).toBe(6);
    expect(bestThrough(found, 1)?.gain?.points).toBe(0);
    expect(bestThrough(found, 4)).toBeUndefined();
  });
});

describe("bestUse", () => {
  it("looks at spots, steps and leaves alike", () => {
    const walk: SpottedAction = { type: "walk_meadow", colour: "white" };
    const legal = [...TWO.slice(0, 1), walk];
    const known = gainsOf(legal, { points: [-1, 0], bonuses: [0, 0], magnifiers: [0, 0], ends: [true, false] });
    expect(bestUse("white", sortChoices(legal), known)).toEqual({ points: 0, bonuses: 0, magnifiers: 0, ends: false });
    expect(bestUse("pink", sortChoices(legal), known)).toBeUndefined();
  });
});
