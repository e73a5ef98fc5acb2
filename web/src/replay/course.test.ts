import { describe, expect, it } from "vitest";
import type { Standing } from "../games/looks";
import { coursesOf, followCourse, leadsIn, placeAmong, pointsByTurn, spread, stepsOf, ticksTo, turnsOf, uncovered } from "./course";
import type { AnyView } from "../play/history";

/** The scores of two players from version 4 on: even, one ahead, even again, the other ahead. */
const ROWS: Standing[][] = [
  [0, 0],
  [2, 0],
  [2, 2],
  [2, 5],
  [2, 5],
].map((scores) => scores.map((score, seat) => ({ seat, score })));
const courses = coursesOf(ROWS);

it("tells everybody's course through a game", () => {
  expect(courses).toEqual([
    { seat: 0, values: [0, 2, 2, 2, 2] },
    { seat: 1, values: [0, 0, 2, 5, 5] },
  ]);
  expect(coursesOf([])).toEqual([]);
});

describe("the lead", () => {
  const leads = leadsIn(courses, 4);

  it("is somebody's alone, and nobody's while the best are level", () => {
    expect(leads).toEqual([
      { seat: 0, from: 5, to: 6 },
      { seat: 1, from: 7, to: 9 },
    ]);
  });

  it("changes hands where somebody else has it than before", () => {
    expect(turnsOf(leads)).toEqual([{ version: 7, kind: "lead", seat: 1, total: null }]);
    const regained = [...leads.slice(0, 1), { seat: 0, from: 8, to: 9 }];
    expect(turnsOf(regained)).toEqual([]);
  });

  it("is nobody's in a game for one", () => {
    expect(leadsIn(courses.slice(0, 1), 4)).toEqual([]);
  });
});

it("draws a line that leaps where something changed", () => {
  expect(stepsOf([0, 0, 2, 2, 5], 6)).toBe("M0 6H2V4H4V1H4");
});

it("keeps portraits apart, and within the chart", () => {
  expect(spread([10, 40], 18, 60)).toEqual([10, 40]);
  expect(spread([30, 30, 32], 18, 60)).toEqual([24, 42, 60]);
  expect(spread([0, 0], 18, 60)).toEqual([0, 18]);
});

it("keeps marks from covering each other, as far as there is room", () => {
  const ys = (...spots: [number, number][]): number[] => uncovered(spots.map(([x, y]) => ({ x, y, size: 16 })), 60).map(({ y }) => y);
  expect(ys([0, 10], [40, 10])).toEqual([10, 10]);
  expect(ys([0, 10], [4, 12], [8, 10])).toEqual([10, 28, 58]);
  expect(ys([0, 50], [0, 50], [0, 50])).toEqual([50, 34, 18]);
});

it("tells how everybody stood as far as that is known, in parts", async () => {
  const views = new Map([4, 5, 6].map((version) => [version, { round: version } as unknown as AnyView]));
  const rows: Standing[][] = [];
  const standing = (view: AnyView): Standing[] => [{ seat: 0, score: (view as unknown as { round: number }).round }];
  await followCourse((version) => views.get(version), standing, [4, 9], (more) => rows.push(...more));
  expect(rows.map(([one]) => one?.score)).toEqual([4, 5, 6]);
});

it("tells everybody's points at the end of each turn, as far as they are known", () => {
  const course = { seat: 0, values: [0, 0, 2, 2, 5, 9] };
  expect(pointsByTurn(course, 10, [12, 13, 15])).toEqual([0, 2, 2, 9]);
  expect(pointsByTurn({ seat: 0, values: [0, 3] }, 10, [12, 13])).toEqual([0, 3, 3]);
  expect([10, 11, 12, 14, 15, 16].map((version) => placeAmong([12, 13, 15], version, 10))).toEqual([0, 0.5, 1, 2.5, 3, 3]);
});

it("marks an axis with round numbers that reach to the top", () => {
  expect([0, 3, 9, 63, 81].map(ticksTo)).toEqual([
    [0, 1],
    [0, 1, 2, 3],
    [0, 5, 10],
    [0, 20, 40, 60, 80],
    [0, 25, 50, 75, 100],
  ]);
});
