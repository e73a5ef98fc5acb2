import { shownAmount } from "./drawing";
import type { PlayerReview, Review } from "./review";

/** Where a player's value of a game went, in whole amounts as shown to readers; start and changes add up to the end. */
export interface Account {
  start: number;
  /** In a game of two in win chances, both players' choices, or dice: one player's gain is the other's loss. */
  choices: number;
  dice: number;
  others: number;
  /** What the estimates shifted by themselves. */
  rest: number;
  end: number;
}

export const LINES = ["start", "choices", "dice", "others", "rest", "end"] as const;
export type Line = (typeof LINES)[number];

/** A player's account; the summary and the line at the end of a game take all their figures from here. */
export function accountOf({ books }: PlayerReview, unit: Review["unit"]): Account {
  const [start, end] = [shownAmount(books.start, unit), shownAmount(books.end, unit)];
  const choices = shownChange(books.choices + books.othersChoices, unit);
  const dice = shownChange(books.luck + books.othersLuck, unit);
  const others = shownChange(books.others, unit);
  return { start, choices, dice, others, rest: end - start - choices - dice - others, end };
}

/**
 * How a game of two went from one player's point of view: with points, by how much each line is ahead of the other's;
 * with win chances, the player's own account, because the other's is its mirror image. Null with more or fewer players.
 */
export function gapOf({ unit, players }: Pick<Review, "unit" | "players">, seat: number): Account | null {
  const [me, other] = [players.find((each) => each.seat === seat), players.find((each) => each.seat !== seat)];
  if (!me || !other || players.length !== 2) return null;
  const [own, theirs] = [accountOf(me, unit), accountOf(other, unit)];
  return unit === "win" ? own : differenceOf(own, theirs);
}

/** What a player's choices lost, per decision that mattered; null without any. */
export function lostEach({ decisions }: Pick<Review, "decisions">, seat: number): number | null {
  const losses = decisions.filter((each) => each.seat === seat && each.atStake).map(({ loss }) => loss);
  return losses.length === 0 ? null : losses.reduce((total, each) => total + each, 0) / losses.length;
}

export function differenceOf(one: Account, other: Account): Account {
  return Object.fromEntries(LINES.map((line) => [line, one[line] - other[line]])) as unknown as Account;
}

/** Rounded alike in both directions, so that what one player gains is what the other loses. */
function shownChange(amount: number, unit: Review["unit"]): number {
  return Math.sign(amount) * shownAmount(Math.abs(amount), unit) || 0;
}
