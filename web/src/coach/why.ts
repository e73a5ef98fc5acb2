import { t } from "../lib/fluent";
import { yesNo } from "../table/names";
import { adviceFor } from "./advice";
import { moreIn } from "./more";
import { shownAmount } from "./drawing";
import type { Review, Why } from "./review";

/**
 * Why an option is better than another, by how much in all, the largest term first; callers must have loaded the words of
 * `coach-why`.
 */
export function whyText(reasons: readonly Why[], loss: number): string {
  return reasons.map(({ id, arguments: figures }, at) => t(`coach-why-${id}`, { first: yesNo(at === 0), ...figures, ...moreIn(figures, loss) })).join(" ");
}

/** What would have helped a player most in a game; null if no reason is known several times. */
export function adviceText(review: Review, seat: number, player: string, you: boolean): string | null {
  const advice = adviceFor(review, seat);
  const { unit } = review;
  return advice && t("coach-advice", { you: yesNo(you), player, reason: advice.reason, unit, times: advice.times, cost: Math.max(1, shownAmount(advice.cost, unit)) });
}
