import type { Fact } from "../wire";

/** The part of a Spotted! sheet that each fact belongs to: dice are rolled and taken for beetles. */
const PLACES: Record<string, "beetles" | "meadow"> = {
  dice_rolled: "beetles",
  roll_kept: "beetles",
  dice_rerolled: "beetles",
  die_picked: "beetles",
  spots_placed: "beetles",
  magnifier_assigned: "beetles",
  factor_assigned: "beetles",
  clover_used: "beetles",
  beetle_circled: "beetles",
  row_completed: "beetles",
  die_given_up: "beetles",
  walk_started: "meadow",
  field_crossed: "meadow",
  magnifier_taken: "meadow",
};

const IN_ROWS = new Set(["spots_placed", "magnifier_assigned", "factor_assigned", "clover_used", "beetle_circled", "row_completed"]);

/** The families whose rows have just changed. */
export function rowsIn(facts: readonly Fact[]): string {
  return facts.flatMap((fact) => (IN_ROWS.has(fact.type) ? [String(fact["colour"])] : [])).join(" ");
}

/** The beetles of a family, counted from 0, on which a seat has just put spots. */
export function beetlesIn(facts: readonly Fact[], seat: number, colour: string): number[] {
  return facts.flatMap((fact) => {
    if (fact.type !== "spots_placed" || fact.seat !== seat || fact["colour"] !== colour) return [];
    return (fact["groups"] as unknown[]).flatMap((spots, place) => (Number(spots) > 0 ? [place] : []));
  });
}

/** The fields that a seat has just crossed off. */
export function fieldsIn(facts: readonly Fact[], seat: number): string[] {
  return facts.flatMap((fact) => (fact.type === "field_crossed" && fact.seat === seat ? [String(fact["field"])] : []));
}

/** Whose sheet the latest facts were about, and which part of it; null if they were about no sheet. */
export function seenIn(facts: readonly Fact[]): { seat: number; tab: "beetles" | "meadow" } | null {
  const written = facts.findLast((fact) => fact.seat != null && fact.type in PLACES);
  return written?.seat == null ? null : { seat: written.seat, tab: PLACES[written.type] ?? "beetles" };
}
