import { describe, expect, it } from "vitest";
import { sheetContent, view } from "../fixtures/spotted";
import type { SpottedView } from "../wire";
import { countedIn, pointsOf, ranked, rowScore, stepsOf, sumUpTo, tieOf } from "./scoring";
import type { Family, Sheet } from "./types";

const [base] = view.sheets as [Sheet, ...Sheet[]];

function ended(scores: number[], winners: number[]): SpottedView {
  const sheets = scores.map((score, seat) => ({ ...base, seat, score }));
  return { ...view, sheets, winners };
}

describe("stepsOf", () => {
  it("counts families first, then all else in one go", () => {
    const kinds = stepsOf(ended([10, 4], [0])).map((step) => step.id);
    expect(kinds).toEqual(["white", "yellow", "orange", "green", "blue", "pink", "extras"]);
  });

  it("passes over extras that nobody has", () => {
    const none = { ...ended([10], [0]), sheets: [{ ...base, sources: { extra: 0 } }] };
    expect(stepsOf(none)).toHaveLength(6);
  });
});

describe("sumUpTo", () => {
  it("grows to the sheet's score", () => {
    const families = base.families.map((family) => ({ ...family, score: 3 }));
    const sheet = { ...base, families, score: 19 };
    const steps = stepsOf({ ...view, sheets: [sheet], winners: [0] });
    expect(sumUpTo(sheet, steps, 0)).toBe(0);
    expect(sumUpTo(sheet, steps, 2)).toBe(6);
    expect(sumUpTo(sheet, steps, steps.length)).toBe(19);
    expect(pointsOf(sheet, { kind: "extras", id: "extras" })).toBe(1);
  });
});

describe("ranked", () => {
  it("has winners first, then who has most", () => {
    expect(ranked(ended([10, 4, 30, 10], [3])).map((sheet) => sheet.seat)).toEqual([3, 2, 0, 1]);
  });
});

describe("tieOf", () => {
  it("tells whether five-spot beetles part the best, or nothing does", () => {
    expect(tieOf(ended([10, 4], [0]))).toBeNull();
    expect(tieOf(ended([10, 10, 3], [1]))).toBe("five");
    expect(tieOf(ended([10, 10, 3], [0, 1]))).toBe("shared");
    expect(tieOf(ended([10, 10, 10], [0, 1]))).toBe("five");
    expect(tieOf({ ...ended([10, 10], []), winners: null })).toBeNull();
  });
});

describe("countedIn", () => {
  const family = (magnifier: string | null, beetles: number[]): Family => ({
    ...(base.families[0] as Family),
    magnifier,
    beetles,
  });
  const counted = (magnifier: string | null, beetles: number[]) => [...countedIn(family(magnifier, beetles), sheetContent)];

  it("finds the beetles a magnifier looks for", () => {
    expect(counted("odd", [1, 2, 3, 0, 5])).toEqual([0, 2, 4]);
    expect(counted("five", [1, 5, 0, 0, 0])).toEqual([1]);
    expect(counted(null, [1, 5, 0, 0, 0])).toEqual([]);
  });

  it("counts each number of spots once where all are to differ", () => {
    expect(counted("different", [2, 2, 3, 0, 3])).toEqual([0, 2]);
  });

  it("makes, times the factor, what a row scores", () => {
    const scored = (magnifier: string | null, factor: number): number =>
      rowScore({ ...family(magnifier, [1, 2, 3, 0, 5]), factor }, sheetContent);
    expect([scored("odd", 1), scored("odd", 3), scored(null, 2)]).toEqual([3, 9, 0]);
  });
});
