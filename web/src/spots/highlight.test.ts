import { expect, it } from "vitest";
import { bustKey, ribbonKey, rollKey, scoredKey, spaceKey, tileKey, touched, treatsKey, yardKey } from "./highlight";

it("marks the places that facts touched", () => {
  const marks = touched([
    { type: "dice_rolled", seat: 0, values: [3] },
    { type: "die_placed", seat: 0, value: 3, dog: "Missy" },
    { type: "die_lowered", seat: 0, player: 1, value: 2 },
    { type: "trick_done", seat: 1, trick: "Beg", treats: 1 },
  ]);
  expect([...marks].sort()).toEqual(
    [rollKey, spaceKey(0, "Missy", 3), yardKey(1), tileKey("Beg"), treatsKey(1)].sort(),
  );
});

it("marks nothing for words alone", () => {
  expect(touched([{ type: "stopped", seat: 0 }]).size).toBe(0);
});

it("marks a bust, and each dog that was scored", () => {
  const marks = touched([
    { type: "busted", seat: 1, dice: 3 },
    { type: "dogs_scored", seat: 0, dogs: ["Missy", "Bongo"], fast: "no" },
  ]);
  expect([...marks]).toEqual([
    yardKey(1),
    bustKey(1),
    scoredKey(0),
    ribbonKey(0, "Missy"),
    ribbonKey(0, "Bongo"),
  ]);
});
