import { describe, expect, it } from "vitest";
import { heapsOf, lying, slotsOf } from "./slots";

describe("the places of dice", () => {
  it("stay while dice leave", () => {
    const slots = slotsOf([], [], [2, 4, 6]);
    expect(slotsOf(slots, [2, 4, 6], [2, 6])).toBe(slots);
    expect(slotsOf(slots, [2, 6], [6])).toBe(slots);
    expect(lying(slots, [2, 6]).map(({ index }) => index)).toEqual([0, null, 1]);
  });

  it("are new for a new roll", () => {
    expect(slotsOf([2, 4, 6], [6], [1, 1])).toEqual([1, 1]);
    expect(slotsOf([2, 4, 6], [6], [])).toEqual([]);
  });

  it("are new where a few of many are kept", () => {
    const many = [1, 2, 2, 2, 3, 4, 5, 6];
    expect(slotsOf(many, many, [2, 2, 2])).toEqual([2, 2, 2]);
  });

  it("tell equal dice apart", () => {
    expect(lying([3, 3, 5], [3, 5]).map(({ index }) => index)).toEqual([0, null, 1]);
  });

  it("are one for each value where a value is chosen", () => {
    expect(heapsOf([1, 1, 4])).toEqual([
      { value: 1, index: 0, count: 2 },
      { value: 4, index: 2, count: 1 },
    ]);
  });
});
