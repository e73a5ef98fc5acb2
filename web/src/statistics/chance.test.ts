import { expect, it } from "vitest";
import { areFew, bandOf, inWords } from "./chance";

it("knows where the faces of fair dice end up", () => {
  // 600 dice: 100 of each, and a standard deviation of the square root of 600 * 5 / 36, which is 9.13.
  const { expected, low, high } = bandOf(600);
  expect(expected).toBe(100);
  expect(low).toBeCloseTo(82.1, 1);
  expect(high).toBeCloseTo(117.9, 1);
  expect(bandOf(6).low).toBe(0);
  expect(bandOf(0)).toEqual({ expected: 0, low: 0, high: 0 });
});

it("puts a chance into words without promising more than it knows", () => {
  expect(inWords(0.31)).toEqual({ count: 3, of: 10, verdict: "usual" });
  expect(inWords(1)).toEqual({ count: 99, of: 100, verdict: "usual" });
  expect(inWords(0.97)).toEqual({ count: 97, of: 100, verdict: "usual" });
  expect(inWords(0.9)).toEqual({ count: 9, of: 10, verdict: "usual" });
  expect(inWords(0.04)).toEqual({ count: 4, of: 100, verdict: "seldom" });
  expect(inWords(0.002)).toEqual({ count: 2, of: 1000, verdict: "odd" });
  expect(inWords(1e-9)).toEqual({ count: 1, of: 1000, verdict: "odd" });
});

it("judges nothing from fewer dice than the server does", () => {
  expect([0, 59, 60, 118].map(areFew)).toEqual([true, true, false, false]);
});
