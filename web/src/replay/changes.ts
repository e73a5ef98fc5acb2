import type { Part, Standing } from "../games/looks";

/** What a step brought somebody: a score before and after, and where the difference comes from. */
export interface Change {
  seat: number | null;
  before: number;
  after: number;
  parts: Part[];
}

/** Whose scores a step changed; `partsOf` tells what a seat's score is made of before and after it. */
export function changesOf(
  before: readonly Standing[],
  after: readonly Standing[],
  partsOf: (seat: number) => readonly [before: readonly Part[], after: readonly Part[]],
): Change[] {
  return after.flatMap(({ seat, score }) => {
    const earlier = before.find((each) => each.seat === seat)?.score ?? 0;
    if (earlier === score) return [];
    const [old, now] = seat === null ? [[], []] : partsOf(seat);
    const parts = now.flatMap(({ name, points }, at) => {
      const change = points - (old[at]?.points ?? 0);
      return change === 0 ? [] : [{ name, points: change }];
    });
    return [{ seat, before: earlier, after: score, parts }];
  });
}

/** A number with its sign, as it is printed. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
