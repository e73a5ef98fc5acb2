import type { Fact, LogEntry } from "../wire";

/** The log with the steps of each walk as one entry, as long as nothing comes between them. */
export function joinWalks(log: readonly LogEntry[]): LogEntry[] {
  const joined: LogEntry[] = [];
  for (const entry of log) {
    const walk = walkIn(joined.at(-1));
    const [step, ...others] = entry.facts;
    if (walk && step?.type === "field_crossed" && step.seat === walk.seat) {
      joined[joined.length - 1] = { version: entry.version, facts: [longer(walk, step), ...others] };
    } else joined.push(entry);
  }
  return joined;
}

/** The walk that an entry consists of, if the next step can be a part of it. */
function walkIn(entry: LogEntry | undefined): Fact | null {
  const [fact, ...others] = entry?.facts ?? [];
  return fact && others.length === 0 && /^(walk_started|field_crossed|meadow_walked)$/.test(fact.type) ? fact : null;
}

/** A walk with one more step; `found` are the kinds of the fields that are more than a step. */
function longer(walk: Fact, step: Fact): Fact {
  const begun = walk.type === "field_crossed" ? longer({ type: "meadow_walked", seat: walk.seat ?? null }, walk) : walk;
  const { type, steps, found, ...rest } = begun;
  const kinds = Array.isArray(found) ? (found as unknown[]) : [];
  return {
    ...rest,
    type: "meadow_walked",
    steps: type === "walk_started" ? 1 : Number(steps ?? 0) + 1,
    found: step["kind"] === "step" ? kinds : [...kinds, step["kind"]],
  };
}
