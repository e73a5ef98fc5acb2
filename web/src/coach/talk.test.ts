import { expect, it } from "vitest";
import type { Books, PlayerReview, Review } from "./review";
import { chosenBetter, talkOf } from "./talk";

function books(changes: Partial<Books>): Books {
  return { start: 0.5, choices: 0, othersChoices: 0, luck: 0, othersLuck: 0, others: 0, unexplained: 0, end: 0, ...changes };
}

function player(seat: number, result: number, changes: Partial<Books>): PlayerReview {
  return { seat, decisions: 9, lost: 0, accuracy: 1, performance: 1500, result, books: books(changes), withEvenDice: 0.5 };
}

function reviewed(unit: Review["unit"], ...players: PlayerReview[]): Review {
  return { unit, finished: true, players, decisions: [], chances: [], course: [] };
}

/** Changes of a chance, with an end that follows from them unless it is given. */
const summed = (changes: Partial<Books>): Partial<Books> => {
  const { start, choices, othersChoices, luck, othersLuck } = books(changes);
  return { end: start + choices + othersChoices + luck + othersLuck, ...changes };
};
const lost = (changes: Partial<Books>): Review => reviewed("win", player(0, 0, summed(changes)), player(1, 1, {}));
const won = (changes: Partial<Books>): Review => reviewed("win", player(0, 1, summed(changes)), player(1, 0, {}));

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

it("says nothing of what would be odd, or of a tie", () => {
  expect(talkOf(lost({ othersChoices: 0.2, luck: 0.3 }), 0)?.message).toBeNull();
  expect(talkOf(reviewed("points", player(0, 60, { choices: -10, end: 60 }), player(1, 60, { end: 60 })), 0)?.message).toBeNull();
});

it("tells the part that stands out, if the other is not larger than what is unexplained", () => {
  expect(talkOf(lost({ start: 0.5, choices: -0.1, luck: -0.2, end: 0 }), 0)).toMatchObject({ message: null, gap: { rest: -20 } });
  expect(talkOf(lost({ start: 0.5, choices: -0.3, luck: -0.05, end: 0 }), 0)?.message).toBe("talk-choices-worse");
  // 58 points behind: 14 by choices, 40 by dice, 4 by neither.
  const review = reviewed("points", player(0, 10, { start: 75, choices: -37, luck: -28, end: 10 }), player(1, 68, { start: 75, choices: -23, luck: 12, end: 68 }));
  expect(talkOf(review, 0)).toEqual({ message: "talk-lost-worse-unlucky", gap: { start: 0, choices: -14, dice: -40, others: 0, rest: -4, end: -58 } });
  const unsure = reviewed("points", player(0, 10, { start: 75, choices: -22, luck: -28, end: 10 }), player(1, 68, { start: 75, choices: -23, luck: 12, end: 68 }));
  expect(talkOf(unsure, 0)).toMatchObject({ message: "talk-dice-unlucky", gap: { choices: 1, dice: -40, rest: -19 } });
});

it("does not call a game even if more than that is unexplained", () => {
  const review = reviewed("points", player(0, 58, { start: 75, choices: -38, luck: 8, end: 58 }), player(1, 65, { start: 75, choices: -38, luck: 9, end: 65 }));
  expect(talkOf(review, 0)).toMatchObject({ message: null, gap: { choices: 0, dice: -1, rest: -6 } });
});

it("is silent among three, and of a game without an end", () => {
  expect(talkOf(reviewed("win", player(0, 1, {}), player(1, 0, {}), player(2, 0, {})), 0)).toBeNull();
  expect(talkOf({ ...won({}), finished: false }, 0)).toBeNull();
});

it("tells spectators who chose better, if that is clear, and only blames dice that stand out", () => {
  expect(chosenBetter(won({ choices: 0.1, luck: 0.4 }))).toEqual({ better: 0, winner: 0 });
  const pair = (luck: number): Review => reviewed("points", player(0, 60, { start: 70, choices: -4, luck, end: 60 }), player(1, 66, { start: 70, choices: -9, luck: 5, end: 66 }));
  // The rest is -6 - 0 for the first player, and 0 for the other.
  expect(chosenBetter(pair(-6))).toEqual({ better: 0, winner: 1 });
  expect(chosenBetter(pair(5))).toBeNull();
});
