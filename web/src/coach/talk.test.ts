import { expect, it } from "vitest";
import type { Books, PlayerReview, Review } from "./review";
import { talkOf } from "./talk";

function books(changes: Partial<Books>): Books {
  return { start: 0.5, choices: 0, othersChoices: 0, luck: 0, othersLuck: 0, others: 0, unexplained: 0, end: 0, ...changes };
}

function player(seat: number, result: number, changes: Partial<Books>): PlayerReview {
  return { seat, decisions: 9, lost: 0, accuracy: 1, performance: 1500, result, books: books(changes), withEvenDice: 0.5 };
}

function reviewed(unit: Review["unit"], ...players: PlayerReview[]): Review {
  return { unit, finished: true, players, decisions: [], chances: [], course: [] };
}

const lost = (changes: Partial<Books>): Review => reviewed("win", player(0, 0, changes), player(1, 1, {}));
const won = (changes: Partial<Books>): Review => reviewed("win", player(0, 1, changes), player(1, 0, {}));

it.each([
  ["talk-lost-better-unlucky", lost({ choices: -0.05, othersChoices: 0.2, luck: -0.4, othersLuck: -0.2 })],
  ["talk-lost-worse-lucky", lost({ choices: -0.5, luck: 0.2 })],
  ["talk-won-better-lucky", won({ othersChoices: 0.2, luck: 0.3 })],
  ["talk-won-worse-lucky", won({ choices: -0.2, luck: 0.6 })],
  ["talk-even", won({ choices: -0.01, luck: 0.02 })],
  ["talk-won-even-lucky", won({ luck: 0.3 })],
])("says %s", (message, review) => {
  expect(talkOf(review, 0)?.message).toBe(message);
});

it("says nothing where more is unexplained than choices and dice explain, or what would be odd", () => {
  expect(talkOf(lost({ choices: -0.1, luck: -0.2, unexplained: -0.3 }), 0)?.message).toBeNull();
  expect(talkOf(lost({ othersChoices: 0.2, luck: 0.3 }), 0)?.message).toBeNull();
});

it("holds the points of one beside those of the other", () => {
  const review = reviewed("points", player(0, 61, { choices: -2, luck: -6 }), player(1, 66, { choices: -8, luck: 5 }));
  expect(talkOf(review, 0)).toEqual({ message: "talk-lost-better-unlucky", clear: true, choices: 6, dice: -11, rest: 0 });
});

it("claims nothing if choices and dice add up to 0 after a loss by 7 points", () => {
  const review = reviewed("points", player(0, 58, { choices: -38, luck: 8, unexplained: 13 }), player(1, 65, { choices: -34, luck: 4, unexplained: 20 }));
  expect(talkOf(review, 0)).toMatchObject({ message: null, clear: false, choices: -4, dice: 4 });
});

it("tells the unexplained part if it is large, and smaller than the rest", () => {
  expect(talkOf(lost({ choices: -0.3, luck: -0.2, unexplained: -0.12 }), 0)).toMatchObject({ clear: true, rest: -0.12 });
});

it("is silent among three, and of a game without an end", () => {
  expect(talkOf(reviewed("win", player(0, 1, {}), player(1, 0, {}), player(2, 0, {})), 0)).toBeNull();
  expect(talkOf({ ...won({}), finished: false }, 0)).toBeNull();
});
