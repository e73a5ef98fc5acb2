import { expect, it } from "vitest";
import { along, standingOf, verdictOf } from "./solo";

const BANDS = [40, 60, 75, 90];
const best = { sheet: "clover-meadow", table: "t", score: 64, band: 3, ended: 0, played: 4 };

it("knows the band of a score and what is missing", () => {
  expect(standingOf(0, BANDS)).toEqual({ band: 1, toBand: 41 });
  expect(standingOf(40, BANDS)).toEqual({ band: 1, toBand: 1 });
  expect(standingOf(41, BANDS)).toEqual({ band: 2, toBand: 20 });
  expect(standingOf(64, BANDS)).toEqual({ band: 3, toBand: 12 });
  expect(standingOf(91, BANDS)).toEqual({ band: 5, toBand: null });
});

it("holds a finished game against the best before", () => {
  expect(verdictOf(12, null)).toEqual({ message: "solo-first-score", points: 12 });
  expect(verdictOf(70, best)).toEqual({ message: "solo-new-best-by", points: 6 });
  expect(verdictOf(64, best).message).toBe("solo-equal");
  expect(verdictOf(60, best)).toEqual({ message: "solo-short", points: 4 });
});

it("never calls a first game a new best", () => {
  expect(verdictOf(120, null).message).not.toContain("best");
});

it("places scores on a ladder that reaches as far as the highest", () => {
  expect(along(50, BANDS, 60)).toBe(50);
  expect(along(-3, BANDS, 60)).toBe(0);
  expect(along(120, BANDS, 120)).toBe(100);
});
