import { expect, it } from "vitest";
import { rollKey, spaceKey, tileKey, touched, treatsKey, yardKey } from "./highlight";

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
