import { expect, it } from "vitest";
import { sheetContent } from "../fixtures/spotted";
import { blankOf } from "./blank";

it("has every family and nothing on any of them", () => {
  const { families, crossed, score } = blankOf(sheetContent);
  expect(families.map((family) => family.colour)).toEqual(sheetContent.families.map((family) => family.colour));
  expect(families.every(({ beetles, magnifier }) => beetles.join() === "0,0,0,0,0" && magnifier === null)).toBe(true);
  expect([crossed.length, score]).toEqual([0, 0]);
});
