import { describe, expect, it } from "vitest";
import { antennaOf, backOf, spotsWith } from "./beetle";

const COLOURS = ["white", "yellow", "orange", "green", "blue", "pink"];

describe("families", () => {
  it("differ in back and antennae, not in colour only", () => {
    expect(new Set(COLOURS.map(backOf)).size).toBe(6);
    expect(new Set(COLOURS.map(antennaOf)).size).toBe(6);
  });
});

describe("spotsWith", () => {
  it.each([
    [0, 3, 3, 3],
    [2, 1, 3, 1],
    [1, 4, 5, 4],
    [3, 2, 5, 2],
    [4, 0, 4, 0],
  ])("%i spots and %i more are %i, of which %i are fresh", (before, added, all, fresh) => {
    const spots = spotsWith(before, added);
    expect(spots).toHaveLength(all);
    expect(spots.filter((spot) => spot.fresh)).toHaveLength(fresh);
  });
});
