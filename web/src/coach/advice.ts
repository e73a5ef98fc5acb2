import type { Review } from "./review";

/** What would have helped a player most: the main reason behind most of their losses, and what those cost together. */
export interface Advice {
  reason: string;
  cost: number;
}

/** The id of the reason that says no more than that the difference shows later. */
const LATER = "later";

/** The advice for a player; null if nothing was lost for a reason that is known. */
export function adviceFor({ decisions }: Pick<Review, "decisions">, seat: number): Advice | null {
  const costs = new Map<string, number>();
  for (const { seat: own, loss, reasons } of decisions) {
    const [main] = reasons;
    if (own === seat && main && main.id !== LATER) costs.set(main.id, (costs.get(main.id) ?? 0) + loss);
  }
  const [most] = [...costs].toSorted(([, one], [, other]) => other - one);
  return most ? { reason: most[0], cost: most[1] } : null;
}
