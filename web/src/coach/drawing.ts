import type { Course } from "../replay/course";
import type { Mark } from "../replay/marks";
import type { Decision, Luck, Review } from "./review";

/** From this amount on, dice are worth a mark. */
const NOTABLE = { win: 0.08, points: 3 };
const MOST_MARKS = 9;

/** Amounts as shown to readers: games out of 100, or points. */
export function shownAmount(worth: number, unit: Review["unit"]): number {
  return Math.round(unit === "win" ? 100 * worth : worth);
}

/**
 * Whether the result by choices alone says anything: no more may be unexplained than dice explain, and a win chance must
 * be between 0 and 100 games out of 100, and no score below 0.
 */
export function isEvenKnown({ unit, players }: Pick<Review, "unit" | "players">): boolean {
  return players.every(
    ({ withEvenDice, books }) =>
      Math.abs(books.unexplained) <= Math.abs(books.luck + books.othersLuck) && withEvenDice >= 0 && (unit !== "win" || withEvenDice <= 1),
  );
}

/** Something that moved a game towards those who won it; the size is 0 or less if it did not. */
interface Swing {
  version: number;
  size: number;
}

/** A choice is told rather than dice that mattered more, unless they mattered much more. */
const CHOICES_FIRST = 2 / 3;

/**
 * Where a game swung most towards those who won it: the version of a choice or of dice; null without any. The last roll
 * of a game is told only if nothing else can be seen to have swung: that a game is over is no turn in it.
 */
export function turningPoint(review: Review): number | null {
  const [choices, dice] = swingsIn(review);
  const last = Math.max(...dice.map(({ version }) => version));
  const visible = ({ size }: Swing): boolean => size > 0 && shownAmount(size, review.unit) > 0;
  const choice = largest(choices.filter(visible));
  const rolled = largest(dice.filter((swing) => visible(swing) && swing.version !== last));
  if (choice && choice.size >= CHOICES_FIRST * (rolled?.size ?? 0)) return choice.version;
  return (rolled ?? largest([...choices, ...dice]))?.version ?? null;
}

/** Choices and dice by what they brought those who won; by their size alone where nobody did. */
function swingsIn({ unit, finished, players, decisions, chances }: Review): [choices: Swing[], dice: Swing[]] {
  const best = Math.max(...players.map(({ result }) => result ?? 0));
  const won = new Set(players.filter(({ result }) => (unit === "win" ? result === 1 : result === best)).map(({ seat }) => seat));
  // Alone against d0g somebody always wins; with points, nobody does alone, or if all are tied.
  const decided = finished && won.size < Math.max(2, players.length) && (unit === "win" || players.length > 1);
  const towards = (seat: number, gain: number): number => {
    if (!decided) return Math.abs(gain);
    return won.has(seat) ? gain : -gain / Math.max(1, players.length - 1);
  };
  const dice = new Map<number, number>();
  for (const { version, seat, luck } of chances) dice.set(version, (dice.get(version) ?? 0) + towards(seat, luck));
  return [decisions.map(({ version, seat, loss }) => ({ version, size: towards(seat, -loss) })), [...dice].map(([version, size]) => ({ version, size }))];
}

function largest(swings: readonly Swing[]): Swing | undefined {
  return swings.toSorted((one, other) => other.size - one.size)[0];
}

/** What the game was worth to each player at each version from the first to the last. */
export function worthCourses({ unit, course, players }: Review, first: number, last: number): Course[] {
  const scale = unit === "win" ? 100 : 1;
  return players.map(({ seat, books }) => {
    let now = books.start;
    let next = 0;
    const values = Array.from({ length: last - first + 1 }, (_, place) => {
      while ((course[next]?.version ?? Infinity) <= first + place) {
        now = course[next]?.worth[seat] ?? now;
        next += 1;
      }
      return first + place === last ? scale * books.end : scale * now;
    });
    return { seat, values };
  });
}

/**
 * The costliest mistakes, and the dice that mattered most: those of some players, or of all if it is not the reader's
 * own game.
 */
export function judgedMarks(review: Review, seats: readonly number[]): Mark[] {
  const mistakes = most(mistakesOf(review, seats), ({ loss }) => loss).map(({ version, seat, label }) => ({ version, seat, kind: label ?? "slip", total: null }));
  const dice = most(
    review.chances.filter(({ seat, luck }) => isOf(seats, seat) && Math.abs(luck) >= NOTABLE[review.unit]),
    ({ luck }) => Math.abs(luck),
  ).map(({ version, seat, luck }) => ({ version, seat, kind: luck > 0 ? ("lucky" as const) : ("unlucky" as const), total: null }));
  return [...mistakes, ...dice].sort((one, other) => one.version - other.version);
}

/** Those that matter most, as many as can be distinguished on a phone. */
function most<T>(all: readonly T[], size: (each: T) => number): T[] {
  return all.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_MARKS);
}

const isOf = (seats: readonly number[], seat: number): boolean => seats.length === 0 || seats.includes(seat);

/** What a review says about a version: a choice that lost something, and dice that decided something. */
export function judgedAt(review: Review, version: number): { decision: Decision | null; dice: Luck | null } {
  const decision = review.decisions.find((each) => each.version === version && each.label !== null) ?? null;
  const notable = review.chances.filter((each) => each.version === version && Math.abs(each.luck) >= NOTABLE[review.unit]);
  const [dice = null] = notable.toSorted((one, other) => Math.abs(other.luck) - Math.abs(one.luck));
  return { decision, dice };
}

/** The choices that lost something, of some players, or of all if it is not the reader's own game. */
export function mistakesOf({ decisions }: Review, seats: readonly number[]): Decision[] {
  return decisions.filter(({ seat, label }) => label !== null && isOf(seats, seat));
}
