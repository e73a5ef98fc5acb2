import type { Course } from "../replay/course";
import type { Mark } from "../replay/marks";
import type { Decision, Luck, Review } from "./review";

/** From so much on dice are worth a mark. */
const NOTABLE = { win: 0.08, points: 3 };
const MOST_MARKS = 9;

/** Amounts as they are shown: games in 100, or points. */
export function shownAmount(worth: number, unit: Review["unit"]): number {
  return Math.round(unit === "win" ? 100 * worth : worth);
}

/** Whether what choices alone would have brought can be: nobody wins fewer than none of 100 games, nor more than all. */
export function isChance({ unit, players }: Pick<Review, "unit" | "players">): boolean {
  return unit !== "win" || players.every(({ withEvenDice }) => withEvenDice >= 0 && withEvenDice <= 1);
}

/** What the game was worth to everybody at each version from the first to the last. */
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

/** The costliest mistakes, and the dice that decided most: those of some players, or of all where it is nobody's own game. */
export function judgedMarks(review: Review, seats: readonly number[]): Mark[] {
  const mistakes = most(mistakesOf(review, seats), ({ loss }) => loss).map(({ version, seat, label }) => ({ version, seat, kind: label ?? "slip", total: null }));
  const dice = most(
    review.chances.filter(({ seat, luck }) => isOf(seats, seat) && Math.abs(luck) >= NOTABLE[review.unit]),
    ({ luck }) => Math.abs(luck),
  ).map(({ version, seat, luck }) => ({ version, seat, kind: luck > 0 ? ("lucky" as const) : ("unlucky" as const), total: null }));
  return [...mistakes, ...dice].sort((one, other) => one.version - other.version);
}

/** Those that matter most, as many as can be told apart on a phone. */
function most<T>(all: readonly T[], size: (each: T) => number): T[] {
  return all.toSorted((one, other) => size(other) - size(one)).slice(0, MOST_MARKS);
}

const isOf = (seats: readonly number[], seat: number): boolean => seats.length === 0 || seats.includes(seat);

/** What is to be said of a version: a choice that lost something, and dice that decided something. */
export function judgedAt(review: Review, version: number): { decision: Decision | null; dice: Luck | null } {
  const decision = review.decisions.find((each) => each.version === version && each.label !== null) ?? null;
  const dice = review.chances.find((each) => each.version === version && Math.abs(each.luck) >= NOTABLE[review.unit]) ?? null;
  return { decision, dice };
}

/** The mistakes of some players, or of all where it is nobody's own game; slips are no mistakes yet. */
export function mistakesOf({ decisions }: Review, seats: readonly number[]): Decision[] {
  return decisions.filter(({ seat, label }) => label !== null && label !== "slip" && isOf(seats, seat));
}
