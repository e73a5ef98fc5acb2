import { expect, it } from "vitest";
import { ofTen, risksIn } from "./telling";

it.each([
  [0, 0],
  [0.001, 0],
  [0.01, 0],
  [0.04, 0],
  [0.05, 1],
  [0.1, 1],
  [0.34, 3],
  [0.99, 10],
])("draws no more red dots than the number says: %d", (chance, dots) => {
  expect(ofTen(chance)).toBe(dots);
});

it("speaks of counted rolls only if they decide something", () => {
  expect(risksIn({ bust: 0, dog: 0 })).toBe(false);
  expect(risksIn({ bust: null, dog: null })).toBe(false);
  expect(risksIn({ bust: 1, dog: 0 })).toBe(false);
  expect(risksIn({ bust: 0.2, dog: 0 })).toBe(true);
  expect(risksIn({ bust: 0, dog: 0.3 })).toBe(true);
});
