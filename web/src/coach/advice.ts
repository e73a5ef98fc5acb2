import type { Decision, Review } from "./review";

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

/** Reasons for having more left to spend on rerolls. */
const SAVING = new Set(["treats", "rerolls"]);

/** The advice for a player; null if nothing was lost several times for the same known reason. */
export function adviceFor({ decisions }: Pick<Review, "decisions">, seat: number): Advice | null {
  const found = new Map<string, Advice>();
  for (const { seat: own, loss, reasons } of decisions) {
    const reason = reasons[0]?.id ?? LATER;
    if (own !== seat || reason === LATER) continue;
    const { times, cost } = found.get(reason) ?? { times: 0, cost: 0 };
    found.set(reason, { reason, times: times + 1, cost: cost + loss });
  }
  const mistakes = decisions.filter((each) => each.seat === seat && each.label !== null);
  const isContradicted = ({ reason, cost }: Advice): boolean => SAVING.has(reason) && isSpendingBetter(mistakes, cost);
  const [most] = [...found.values()].filter((each) => each.times >= LEAST_TIMES && !isContradicted(each)).toSorted((one, other) => other.cost - one.cost);
  return most ?? null;
}

/** Whether a player lost most by not rerolling, or more by that than what saving would have brought. */
function isSpendingBetter(mistakes: readonly Decision[], saved: number): boolean {
  const [costliest] = mistakes.toSorted((one, other) => other.loss - one.loss);
  const missed = mistakes.filter(({ pays }) => pays).reduce((total, { loss }) => total + loss, 0);
  return costliest?.pays === true || missed > saved;
}
