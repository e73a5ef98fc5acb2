import { describe, expect, it } from "vitest";
import { leftOf, optionsOn, type Placing } from "./building";

const way = (...groups: number[]): Placing => ({ type: "place_spots", colour: "white", groups });
/** A 5 on an empty row, but for the ways in which a smaller group comes first. */
const FIVE = [way(5, 0, 0, 0, 0), way(4, 1, 0, 0, 0), way(3, 2, 0, 0, 0), way(2, 2, 1, 0, 0)];

describe("optionsOn", () => {
  it("offers every group that some placing has there, the largest first", () => {
    expect(optionsOn(FIVE, [], 0)).toEqual([
      { place: 0, spots: 5, done: FIVE[0] },
      { place: 0, spots: 4, done: null },
      { place: 0, spots: 3, done: null },
      { place: 0, spots: 2, done: null },
    ]);
    expect(optionsOn(FIVE, [], 3)).toEqual([]);
  });

  it("goes on from what was put", () => {
    const put = [{ place: 0, spots: 2 }];
    expect(optionsOn(FIVE, put, 0)).toEqual([]);
    expect(optionsOn(FIVE, put, 1)).toEqual([{ place: 1, spots: 2, done: null }]);
    expect(optionsOn(FIVE, [...put, { place: 1, spots: 2 }], 2)).toEqual([{ place: 2, spots: 1, done: FIVE[3] }]);
  });

  it("reaches every placing, and nothing else", () => {
    const reached = (put: Parameters<typeof leftOf>[1]): Placing[] =>
      [0, 1, 2, 3, 4]
        .flatMap((place) => optionsOn(FIVE, put, place))
        .flatMap((option) => option.done ?? reached([...put, option]));
    expect(new Set(reached([]))).toEqual(new Set(FIVE));
  });

  it("tells a bonus of one from a bonus of two", () => {
    const both = [way(2, 0, 0, 0, 0), way(1, 0, 0, 0, 0)];
    expect(optionsOn(both, [], 0).map((option) => option.done)).toEqual(both);
  });
});

describe("leftOf", () => {
  it("counts what is still to be put", () => {
    expect(leftOf(FIVE, [])).toBe(5);
    expect(leftOf(FIVE, [{ place: 0, spots: 3 }])).toBe(2);
    expect(leftOf([], [])).toBe(0);
  });
});
