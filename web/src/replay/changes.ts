import type { Part, Standing } from "../games/looks";
import type { Fact } from "../wire";

/** What a step brought a player: a score before and after, and where the difference comes from. */
export interface Change {
  seat: number | null;
  before: number;
  after: number;
  parts: Part[];
}

/** Whose scores a step changed; `partsOf` returns the parts of a seat's score before and after it. */
export function changesOf(
  before: readonly Standing[],
  after: readonly Standing[],
  partsOf: (seat: number) => readonly [before: readonly Part[], after: readonly Part[]],
): Change[] {
  return after.flatMap(({ seat, score }) => {
    const earlier = before.find((each) => each.seat === seat)?.score ?? 0;
    if (earlier === score) return [];
    const [old, now] = seat === null ? [[], []] : partsOf(seat);
    const parts = now.flatMap((part, at) => {
      const points = part.points - (old[at]?.points ?? 0);
      return points === 0 ? [] : [{ ...part, points }];
    });
    return [{ seat, before: earlier, after: score, parts }];
  });
}

/** What one of the facts of a step brought, and the score after it; null if it brought nothing. */
export function shareOf({ before, after, parts }: Change, facts: readonly Fact[], fact: Fact): { points: number; after: number } | null {
  const last = facts.at(-1);
  if (parts.length === 0) return fact === last ? { points: after - before, after } : null;
  const shares = facts.map((each) => parts.filter(({ by }) => each === (facts.findLast((one) => by?.(one)) ?? last)).reduce((sum, { points }) => sum + points, 0));
  const at = facts.indexOf(fact);
  const points = shares[at] ?? 0;
  return points === 0 ? null : { points, after: shares.slice(0, at + 1).reduce((sum, share) => sum + share, before) };
}

/** A number with its sign, as shown to readers. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
