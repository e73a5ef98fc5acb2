import type { Review } from "./review";

/** What is said of a game at its end, about one of two players. */
export interface Talk {
  /** The message; null where it is not clear enough to say anything. */
  message: string | null;
  choices: number;
  dice: number;
}

/** Less than this counts as even: win chances, or points. */
const EVEN = { win: { choices: 0.05, dice: 0.1 }, points: { choices: 1, dice: 3 } };

/** Tells luck from skill in a game of two, from the side of one of them; null where others played, too. */
export function talkOf({ unit, finished, players }: Review, seat: number): Talk | null {
  const [me, other] = [players.find((each) => each.seat === seat), players.find((each) => each.seat !== seat)];
  if (!finished || !me || !other || players.length !== 2) return null;
  // Of points everybody has books of their own; of win chances one has what the other has not.
  const apart = unit === "points" ? other.books : { choices: -me.books.othersChoices, luck: -me.books.othersLuck, unexplained: 0 };
  const choices = me.books.choices - apart.choices;
  const dice = me.books.luck - apart.luck;
  const unexplained = Math.abs(me.books.unexplained - apart.unexplained);
  const won = (me.result ?? 0) > (other.result ?? 0);
  const skill = signOf(choices, EVEN[unit].choices, "better", "worse");
  const luck = signOf(dice, EVEN[unit].dice, "lucky", "unlucky");
  // What is claimed of choices and of dice is larger than what nobody can tell.
  const claimed = [skill === "even" ? [] : Math.abs(choices), luck === "even" ? [] : Math.abs(dice)].flat();
  const clear = unexplained <= Math.min(...claimed, ...(claimed.length === 0 ? [EVEN[unit].dice] : []));
  return { message: clear ? lineOf(won, skill, luck) : null, choices, dice };
}

function signOf<One extends string, Other extends string>(amount: number, even: number, more: One, less: Other): One | Other | "even" {
  return Math.abs(amount) < even ? "even" : amount > 0 ? more : less;
}

/** Lines that there are; of what hardly ever happens, or would be unkind, nothing is said. */
const LINES = new Set([
  ...["talk-won-better-lucky", "talk-won-better-unlucky", "talk-won-better-even", "talk-won-worse-lucky", "talk-won-even-lucky", "talk-won-even-unlucky"],
  ...["talk-lost-better-unlucky", "talk-lost-even-unlucky", "talk-lost-worse-unlucky", "talk-lost-worse-even", "talk-lost-worse-lucky", "talk-lost-even-lucky"],
]);

function lineOf(won: boolean, skill: string, luck: string): string | null {
  if (skill === "even" && luck === "even") return "talk-even";
  const line = `talk-${won ? "won" : "lost"}-${skill}-${luck}`;
  return LINES.has(line) ? line : null;
}
