import { expect, it } from "vitest";
import { noisesOf } from "./noises";

const facts = (...types: string[]) => types.map((type) => ({ type, seat: 0 }));

it("makes each noise once, in order", () => {
  expect(noisesOf(facts("trick_done", "dice_rolled"))).toEqual(["roll"]);
  expect(noisesOf(facts("die_placed", "die_placed", "dogs_scored"))).toEqual(["place", "score"]);
  expect(noisesOf([])).toEqual([]);
});

it("lets a bust drown the die that was buried", () => {
  expect(noisesOf(facts("die_buried", "busted", "turn_started"))).toEqual(["bust"]);
});
