import { expect, it } from "vitest";
import type { SpottedGame } from "../wire";
import { rungsOf, summaryOf } from "./sheets";

function game(score: number, band: number | null, more: Partial<SpottedGame> = {}): SpottedGame {
  return {
    table: `t${score}`,
    sheet: "clover-meadow",
    ended: 0,
    alone: band !== null,
    won: true,
    score,
    band,
    rows: 2,
    magnifiers: 6,
    circled: 1,
    ...more,
  };
}

const games = [10, 20, 30, 40, 50, 60].map((score) => game(score, score > 40 ? 2 : 1));

it("adds games up", () => {
  const summary = summaryOf([...games.slice(0, 5), game(60, null, { rows: 5 })]);
  expect(summary).toEqual({ best: 60, average: 35, latest: 40, rows: 2.5, circled: 1, magnifiers: 6 });
  expect(summaryOf([])).toEqual({ best: 0, average: 0, latest: 0, rows: 0, circled: 0, magnifiers: 0 });
});

it("counts the games of each band, those with others left out", () => {
  const rungs = rungsOf([...games, game(70, null)], [40, 60, 75, 90]);
  expect(rungs.map((rung) => rung.games)).toEqual([4, 2, 0, 0, 0]);
  expect(rungs.map(({ from, to }) => [from, to]).slice(0, 2)).toEqual([
    [0, 40],
    [41, 60],
  ]);
});
