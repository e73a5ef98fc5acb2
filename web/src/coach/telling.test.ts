import { expect, it } from "vitest";
import { speak } from "../lib/fluent";
import { bustText, ofTen, risksIn } from "./telling";

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

it("never takes the chance of a whole turn for that of the roll", async () => {
  await speak("en");
  const text = (roll: number | null, bust: number | null): string => bustText("Reroll", { roll, bust }).replace(/[\u2068\u2069]/g, "");
  expect(text(0.39, 0.57)).toBe("Reroll: roll busts 39 in 100, whole turn 57");
  expect(text(null, 0.57)).toBe("Reroll: turn busts 57 in 100");
  expect(text(0.01, 0.001)).toBe("Reroll: roll busts 1 in 100, with rerolls <1");
  expect(text(0, 0)).toBe("Reroll: can’t bust");
  expect(text(null, 0)).toBe("Reroll: can’t bust");
  expect(text(0.33, 0)).toBe("Reroll: roll busts 33 in 100, with rerolls 0");
  expect(text(0.034, 0.031)).toBe("Reroll: roll busts 3 in 100, whole turn 3");
  expect(text(0, 0.2)).toBe("Reroll: roll busts 0 in 100, whole turn 20");
});
