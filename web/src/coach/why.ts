import { t } from "../lib/fluent";
import type { Why } from "./review";

/** Why an option is better than another, the largest term first; callers must have loaded the words of `coach-why`. */
export function whyText(reasons: readonly Why[]): string {
  return reasons.map(({ id, arguments: amounts }) => t(`coach-why-${id}`, amounts)).join(" ");
}
