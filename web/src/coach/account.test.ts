import { expect, it } from "vitest";
import { accountOf, gapOf, LINES, lostEach, type Account } from "./account";
import type { Books, PlayerReview, Review } from "./review";

function player(seat: number, changes: Partial<Books>): PlayerReview {
  const books = { start: 0, choices: 0, othersChoices: 0, luck: 0, othersLuck: 0, others: 0, unexplained: 0, end: 0, ...changes };
  return { seat, decisions: 9, lost: 0, accuracy: 1, performance: 1500, result: books.end, books, withEvenDice: 0 };
}

function sumOf({ end, ...parts }: Account): number {
  return Object.values(parts).reduce((sum, part) => sum + part, 0) - end;
}

it("adds up as shown, however it is rounded", () => {
  const account = accountOf(player(0, { start: 75.4, choices: -37.4, luck: -28.4, unexplained: 0.4, end: 10 }), "points");
  expect(account).toEqual({ start: 75, choices: -37, dice: -28, others: 0, rest: 0, end: 10 });
  expect(sumOf(account)).toBe(0);
});

it("tells the same difference at the end of a game as between two columns of its summary", () => {
  const players = [player(0, { start: 75, choices: -37.4, luck: 9.6, end: 45 }), player(1, { start: 75, choices: -16.6, luck: 8.4, end: 63 })] as const;
  const review: Pick<Review, "unit" | "players"> = { unit: "points", players: [...players] };
  const [one, other] = players.map((each) => accountOf(each, "points")) as [Account, Account];
  const gap = gapOf(review, 0);
  expect(gap).toEqual({ start: 0, choices: -20, dice: 2, others: 0, rest: 0, end: -18 });
  for (const line of LINES) expect(gap?.[line]).toBe(one[line] - other[line]);
  expect(gapOf(review, 1)).toEqual({ start: 0, choices: 20, dice: -2, others: 0, rest: 0, end: 18 });
});

it("tells each player of two what the other is told, with the opposite sign", () => {
  const changes = { choices: -0.125, luck: -0.25, othersLuck: -0.125 };
  const mirrored = { othersChoices: 0.125, luck: 0.125, othersLuck: 0.25 };
  const review: Pick<Review, "unit" | "players"> = { unit: "win", players: [player(0, { start: 0.5, ...changes, end: 0 }), player(1, { start: 0.5, ...mirrored, end: 1 })] };
  const [one, other] = [gapOf(review, 0), gapOf(review, 1)];
  expect([one?.choices, one?.dice]).toEqual([-13, -38]);
  expect([other?.choices, other?.dice]).toEqual([13, 38]);
  expect(gapOf({ ...review, players: review.players.slice(1) }, 0)).toBeNull();
});

it("tells what a decision that mattered lost on average, which is never more than a whole game", () => {
  const decided = (seat: number, loss: number, atStake = true) => ({ version: 1, seat, played: { number: 1, worth: 0 }, best: { number: 2, worth: loss }, loss, label: null, atStake, reasons: [] });
  const decisions = [decided(0, 0.06), decided(0, 0), decided(0, 0.001, false), decided(1, 0.5)];
  expect([0, 1, 2].map((seat) => lostEach({ decisions }, seat))).toEqual([0.03, 0.5, null]);
});
