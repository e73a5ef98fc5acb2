import { describe, expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import type { Fact } from "../wire";
import { holdOf, isBots, mostBehind } from "./pace";

const turn: Fact[][] = [
  [{ type: "trick_done", seat: 1, trick: "Walk", treats: 0 }],
  [{ type: "dice_rolled", seat: 1, values: [2, 4, 5] }],
  [{ type: "roll_kept", seat: 1 }],
  [{ type: "die_placed", seat: 1, value: 2, dog: "Jolene" }],
  [{ type: "die_placed", seat: 1, value: 5, dog: "Ursula" }],
  [{ type: "die_buried", seat: 1, value: 4 }, { type: "turn_started", seat: 0 }],
];
const lengthOf = (pace: "unhurried" | "normal" | "instant", still = false): number =>
  turn.reduce((sum, facts) => sum + holdOf(facts, pace, still), 0);

describe("holdOf", () => {
  it("gives a turn of a bot two to five seconds", () => {
    expect(lengthOf("normal")).toBeGreaterThan(2_000);
    expect(lengthOf("normal")).toBeLessThan(5_000);
  });

  it("takes longer for the unhurried, less without motion, and no time at once", () => {
    expect(lengthOf("unhurried")).toBeGreaterThan(lengthOf("normal"));
    expect(lengthOf("normal", true)).toBeLessThan(lengthOf("normal"));
    expect(lengthOf("normal", true)).toBeGreaterThan(1_500);
    expect(lengthOf("instant")).toBe(0);
  });

  it("has no time for a step that tells nothing", () => {
    expect(holdOf([], "normal", false)).toBe(0);
  });
});

describe("mostBehind", () => {
  it("is less where the reader's own time runs", () => {
    expect(mostBehind("normal", {}, seats)).toBe(6_000);
    expect(mostBehind("normal", { "0": 10_000 }, seats)).toBe(1_000);
    expect(mostBehind("normal", { "1": 10_000 }, seats)).toBe(6_000);
  });
});

it("knows a bot on its own seat and on a person's", () => {
  const [person, bot] = seats;
  expect(isBots(bot)).toBe(true);
  expect(isBots(person)).toBe(false);
  expect(isBots(person && { ...person, stand_in: "greedy" })).toBe(true);
  expect(isBots(undefined)).toBe(false);
});
