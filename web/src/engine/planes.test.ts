import { expect, it } from "vitest";
import { unwoven, woven } from "./planes";

it("lays all first bytes of numbers in front of all second ones, and weaves them again", () => {
  const numbers = Uint8Array.of(11, 12, 13, 14, 21, 22, 23, 24, 31, 32, 33, 34);
  expect([...unwoven(numbers)]).toEqual([11, 21, 31, 12, 22, 32, 13, 23, 33, 14, 24, 34]);
  expect([...woven(unwoven(numbers))]).toEqual([...numbers]);
});
