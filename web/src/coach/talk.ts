import type { Review } from "./review";

/** What the page says about a game at its end, from the point of view of one of two players. */
export interface Talk {
  /** The message; null if the result is not clear enough to say anything. */
  message: string | null;
  /** Whether choices and dice explain more than remains unexplained: otherwise there is nothing to claim. */
  clear: boolean;
  choices: number;
  dice: number;
  /** The unexplained part, if it is large enough to be shown; otherwise 0. */
  rest: number;
}

/** Smaller differences count as even: in win chances, or points. */
const EVEN = { win: { choices: 0.05, dice: 0.1 }, points: { choices: 1, dice: 3 } };

/** Separates luck from skill in a game of two, from one player's point of view; null with more players. */
export function talkOf({ unit, finished, players }: Review, seat: number): Talk | null {
  const [me, other] = [players.find((each) => each.seat === seat), players.find((each) => each.seat !== seat)];
  if (!finished || !me || !other || players.length !== 2) return null;
  // With points, each player has their own account; with win chances, one player's gain is the other's loss.
  const apart = unit === "points" ? other.books : { choices: -me.books.othersChoices, luck: -me.books.othersLuck, unexplained: 0 };
  const choices = me.books.choices - apart.choices;
  const dice = me.books.luck - apart.luck;
  const unexplained = me.books.unexplained - apart.unexplained;
  const won = (me.result ?? 0) > (other.result ?? 0);
  const skill = signOf(choices, EVEN[unit].choices, "better", "worse");
  const luck = signOf(dice, EVEN[unit].dice, "lucky", "unlucky");
  // What the message says about choices and dice must be larger than the unexplained part.
  const claimed = [skill === "even" ? [] : Math.abs(choices), luck === "even" ? [] : Math.abs(dice)].flat();
  const clear = Math.abs(unexplained) <= Math.min(...claimed, ...(claimed.length === 0 ? [EVEN[unit].dice] : []));
  const rest = Math.abs(unexplained) < EVEN[unit].choices ? 0 : unexplained;
  return { message: clear ? lineOf(won, skill, luck) : null, clear, choices, dice, rest };
}

function signOf<One extends string, Other extends string>(amount: number, even: number, more: One, less: Other): One | Other | "even" {
  return Math.abs(amount) < even ? "even" : amount > 0 ? more : less;
}

/** The existing lines; there is none for cases that are very rare or would be unkind. */
const LINES = new Set([
  ...["talk-won-better-lucky", "talk-won-better-unlucky", "talk-won-better-even", "talk-won-worse-lucky", "talk-won-even-lucky", "talk-won-even-unlucky"],
  ...["talk-lost-better-unlucky", "talk-lost-even-unlucky", "talk-lost-worse-unlucky", "talk-lost-worse-even", "talk-lost-worse-lucky", "talk-lost-even-lucky"],
]);

function lineOf(won: boolean, skill: string, luck: string): string | null {
  if (skill === "even" && luck === "even") return "talk-even";
  const line = `talk-${won ? "won" : "lost"}-${skill}-${luck}`;
  return LINES.has(line) ? line : null;
}
