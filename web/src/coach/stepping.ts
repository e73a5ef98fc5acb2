import type { Decision } from "./review";

/** Where the buttons of a review lead: null where there is nothing else. */
export interface Ways {
  /** Whether the reader is at one of the mistakes; otherwise the next one is the costliest. */
  within: boolean;
  before: Decision | null;
  next: Decision | null;
}

/** The ways through the mistakes of a review, in the order of the game and round again; slips only if there is no more. */
export function waysFrom(found: readonly Decision[], at: number): Ways {
  const grave = found.filter(({ label }) => label !== "slip");
  const steps = grave.length > 0 ? grave : found;
  const within = steps.some(({ version }) => version === at);
  const others = steps.filter(({ version }) => version !== at);
  const after = others.find(({ version }) => version > at) ?? others[0] ?? null;
  const [costliest = null] = steps.toSorted((one, other) => other.loss - one.loss);
  const before = others.findLast(({ version }) => version < at) ?? others.at(-1) ?? null;
  return { within, before, next: within ? after : costliest };
}
