import { t } from "../lib/fluent";
import { adviceFor } from "./advice";
import { shownAmount } from "./drawing";
import type { Review, Why } from "./review";

/** Why an option is better than another, the largest term first; callers must have loaded the words of `coach-why`. */
export function whyText(reasons: readonly Why[]): string {
  return reasons.map(({ id, arguments: { better, other } }) => t(`coach-why-${id}`, { better, other, more: Math.round(10 * (better - other)) / 10 })).join(" ");
}

/** What would have helped a player most in a game; null if nothing was lost for a reason that is known. */
export function adviceText(review: Review, seat: number, player: string): string | null {
  const advice = adviceFor(review, seat);
  const { unit } = review;
  return advice && t("coach-advice", { player, reason: advice.reason, unit, cost: Math.max(1, shownAmount(advice.cost, unit)) });
}
