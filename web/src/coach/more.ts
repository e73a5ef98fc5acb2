import type { Why } from "./review";

/** By how much a figure is larger; it is told only if it is no more than all that the option is better by. */
export function moreIn({ better, other }: Why["arguments"], loss: number): { more: number; told: "yes" | "no" } {
  const more = Math.round(10 * (better - other)) / 10;
  return { more, told: more <= loss ? "yes" : "no" };
}
