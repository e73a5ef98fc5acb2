import { t } from "../lib/fluent";
import { yesNo } from "../table/names";
import { adviceFor } from "./advice";
import { shownAmount } from "./drawing";
import type { Review, Why } from "./review";

/** Why an option is better than another, the largest term first; callers must have loaded the words of `coach-why`. */
export function whyText(reasons: readonly Why[]): string {
  return reasons
    .map(({ id, arguments: { better, other } }, at) => t(`coach-why-${id}`, { first: yesNo(at === 0), better, other, more: Math.round(10 * (better - other)) / 10 }))
    .join(" ");
}

/** What would have helped a player most in a game; null if no reason is known several times. */
export function adviceText(review: Review, seat: number, player: string, you: boolean): string | null {
  const advice = adviceFor(review, seat);
  const { unit } = review;
  return advice && t("coach-advice", { you: yesNo(you), player, reason: advice.reason, unit, times: advice.times, cost: Math.max(1, shownAmount(advice.cost, unit)) });
}
