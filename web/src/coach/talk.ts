import { accountOf, differenceOf, gapOf, type Account } from "./account";
import type { Review } from "./review";

/** What a review says about the whole game, from the point of view of one of two players. */
export interface Talk {
  /** The message; null if neither choices nor dice stand out, or if what they did would be unkind to say. */
  message: string | null;
  gap: Account;
}

type Part = "more" | "less" | "even" | "unclear";

/** Smaller amounts count as even: in games of 100, or points. */
const EVEN = { win: { choices: 5, dice: 10 }, points: { choices: 1, dice: 3 } };

/** Separates luck from skill in a game of two; null with more players, or if the game has not ended. */
export function talkOf(review: Review, seat: number): Talk | null {
  const gap = gapOf(review, seat);
  if (gap === null || !review.finished) return null;
  const even = EVEN[review.unit];
  const [choices, dice] = [partOf(gap.choices, gap.rest, even.choices), partOf(gap.dice, gap.rest, even.dice)];
  const [own, other] = [review.players.find((each) => each.seat === seat), review.players.find((each) => each.seat !== seat)];
  return { message: messageOf(Math.sign((own?.result ?? 0) - (other?.result ?? 0)), choices, dice), gap };
}

/**
 * Who of all players chose best, and who won; null if neither choices nor, if somebody else won, dice stand out.
 */
export function chosenBetter({ unit, finished, players }: Review): { better: number; winner: number } | null {
  const [one, other] = players.toSorted((a, b) => accountOf(b, unit).choices - accountOf(a, unit).choices);
  const winner = players.toSorted((a, b) => (b.result ?? 0) - (a.result ?? 0))[0];
  if (!finished || !one || !other || !winner) return null;
  const ahead = gapOf({ unit, players }, one.seat) ?? differenceOf(accountOf(one, unit), accountOf(other, unit));
  const { choices, dice } = EVEN[unit];
  const clear = partOf(ahead.choices, ahead.rest, choices) === "more" && (winner === one || partOf(ahead.dice, ahead.rest, dice) === "less");
  return clear ? { better: one.seat, winner: winner.seat } : null;
}

/** What stands out must be larger than the unexplained part, and what is even must not be hidden by it. */
function partOf(amount: number, rest: number, even: number): Part {
  const size = Math.abs(amount);
  if (size < even) return Math.abs(rest) < even ? "even" : "unclear";
  if (size <= Math.abs(rest)) return "unclear";
  return amount > 0 ? "more" : "less";
}

/** The existing lines; there is none for cases that are very rare or would be unkind. */
const LINES = new Set([
  ...["talk-won-better-lucky", "talk-won-better-unlucky", "talk-won-better-even", "talk-won-worse-lucky", "talk-won-even-lucky", "talk-won-even-unlucky"],
  ...["talk-lost-better-unlucky", "talk-lost-even-unlucky", "talk-lost-worse-unlucky", "talk-lost-worse-even", "talk-lost-worse-lucky", "talk-lost-even-lucky"],
]);
const SKILL = { more: "better", less: "worse", even: "even", unclear: "" };
const LUCK = { more: "lucky", less: "unlucky", even: "even", unclear: "" };

function messageOf(result: number, choices: Part, dice: Part): string | null {
  if (choices === "even" && dice === "even") return "talk-even";
  if (result === 0) return null;
  // Of two parts, the one that stands out is told.
  if (dice === "unclear") return choices === "more" || choices === "less" ? `talk-choices-${SKILL[choices]}` : null;
  if (choices === "unclear") return dice === "even" ? null : `talk-dice-${LUCK[dice]}`;
  const line = `talk-${result > 0 ? "won" : "lost"}-${SKILL[choices]}-${LUCK[dice]}`;
  return LINES.has(line) ? line : null;
}
