import type { SpotsAction } from "../wire";

/** What was chosen, and what would have been better. */
export interface Weighed {
  played: SpotsAction;
  better: SpotsAction;
}

/** The values of the dice that an action involves. */
export function diceOf(action: SpotsAction): number[] {
  if ("values" in action && Array.isArray(action.values)) return action.values.map(Number);
  return "value" in action && typeof action.value === "number" ? [action.value] : [];
}
