import type { Review } from "./review";

/**
 * What would have helped a player most: the main reason behind most of their losses, how many choices had it, and what
 * those cost together.
 */
export interface Advice {
  reason: string;
  times: number;
  cost: number;
}

/** The id of the reason that says no more than that the difference shows later. */
const LATER = "later";
/** What happened once is no habit: the choice itself says more about it. */
const LEAST_TIMES = 2;

/** The advice for a player; null if nothing was lost several times for the same known reason. */
export function adviceFor({ decisions }: Pick<Review, "decisions">, seat: number): Advice | null {
  const found = new Map<string, Advice>();
  for (const { seat: own, loss, reasons } of decisions) {
    const reason = reasons[0]?.id ?? LATER;
    if (own !== seat || reason === LATER) continue;
    const { times, cost } = found.get(reason) ?? { times: 0, cost: 0 };
    found.set(reason, { reason, times: times + 1, cost: cost + loss });
  }
  const [most] = [...found.values()].filter(({ times }) => times >= LEAST_TIMES).toSorted((one, other) => other.cost - one.cost);
  return most ?? null;
}
