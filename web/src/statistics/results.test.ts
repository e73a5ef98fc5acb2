import { expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import type { FinishedGame, Seat } from "../wire";
import { resultOf } from "./results";

function game(winners: number[], mine: number[], more: Partial<FinishedGame["table"]> = {}): FinishedGame {
  const held: Seat[] = seats.map((seat) => ({ ...seat, mine: mine.includes(seat.seat) }));
  const table = { table: "t", game: "spots", status: "over", seats: held, turn: false, changed: 0, due: null };
  const terms = { public: false, pace: "live", seconds: null, undo: true, odds: true } as const;
  return { table: { ...table, terms, ...more } as FinishedGame["table"], winners, scores: [61, 40] };
}

it("tells a player whether they won", () => {
  expect(resultOf(game([0], [0]))).toEqual({ text: "Won", won: true });
  expect(resultOf(game([1], [0]))).toEqual({ text: "Lost", won: false });
  expect(resultOf(game([], [0]))).toEqual({ text: "Lost", won: false });
});

it("tells who won where the reader held no seat, or several", () => {
  expect(resultOf(game([0], [])).text).toContain(" won");
  expect(resultOf(game([], [])).text).toBe("d0g won");
  expect(resultOf(game([0], [0, 1])).won).toBe(false);
});

it("tells the points of a game alone that nobody can lose", () => {
  const alone = game([0], [0], { game: "spotted", seats: [{ ...seats[0]!, mine: true }] });
  expect(resultOf(alone)).toEqual({ text: "61 points", won: false });
});
