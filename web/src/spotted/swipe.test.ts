import { expect, it } from "vitest";
import { sweepOf } from "./swipe";

it("knows a sweep from a tap and from scrolling", () => {
  expect(sweepOf(-90, 10)).toBe(1);
  expect(sweepOf(90, -20)).toBe(-1);
  expect(sweepOf(-30, 0)).toBe(0);
  expect(sweepOf(-90, 80)).toBe(0);
  expect(sweepOf(0, 200)).toBe(0);
});
