import type { Fact, LogEntry, SpottedView } from "../wire";
import { diceOf } from "./progress";
import type { Face, Family } from "./types";

/** What another player has just written on their sheet. */
export interface Written {
  seat: number;
  /** The die that was used; null for what a round or the track gave. */
  die: Face | null;
  gift: boolean;
  /** The row that was written on, as it is now, and how many spots each of its beetles got. */
  family: Family | null;
  added: readonly number[];
  /** What the row got besides spots, or the meadow gave: a magnifier, a factor. */
  magnifier: string | null;
  factor: number;
  /** How many steps the walk has; 0 if nobody is walking. */
  steps: number;
  /** The bonuses that it unlocked. */
  bonuses: readonly string[];
}

const NOTHING = { die: null, gift: false, family: null, added: [], magnifier: null, factor: 0, steps: 0 };
/** Fields without a symbol are not reported, only the walk. */
const PLAIN = new Set(["step", "cloverleaf"]);

/** What another player wrote, according to the facts; null if there is nothing new. */
export function writtenIn(
  facts: readonly Fact[],
  reader: number | undefined,
  view: SpottedView,
  log: readonly LogEntry[],
): Written | null {
  const theirs = facts.filter((fact) => fact.seat != null && fact.seat !== reader);
  const seat = theirs[0]?.seat;
  const sheet = view.sheets.find((each) => each.seat === seat);
  if (seat == null || sheet === undefined) return null;
  const bonuses = theirs.flatMap((fact) => (fact.type === "bonus_unlocked" ? [String(fact["bonus"])] : []));
  const dice = diceOf(sheet, log);
  for (const fact of theirs) {
    const colour = String(fact["colour"]);
    const family = sheet.families.find((each) => each.colour === colour) ?? null;
    const die = dice.find((each) => each.colour === colour && each.use !== "no") ?? null;
    const told = { ...NOTHING, seat, bonuses };
    if (fact.type === "spots_placed") return { ...told, family, die, gift: die === null, added: (fact["groups"] as unknown[]).map(Number) };
    if (fact.type === "walk_started") return { ...told, die, steps: Number(fact["steps"]) };
    if (fact.type === "clover_used") return { ...told, die };
    if (fact.type === "magnifier_assigned") return { ...told, family, magnifier: String(fact["kind"]) };
    if (fact.type === "factor_assigned") return { ...told, family, factor: Number(fact["factor"]) };
    const found = fact.type === "field_crossed" && !PLAIN.has(String(fact["kind"]));
    if (found || fact.type === "magnifier_taken") return { ...told, magnifier: String(fact["kind"]) };
  }
  return bonuses.length > 0 ? { ...NOTHING, seat, bonuses } : null;
}
