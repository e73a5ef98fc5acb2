import type { Fact, SpotsView } from "../wire";

/** The most spots a yard holds without a bust. */
export const YARD_HOLDS = 7;

export interface Gauge {
  /** Spots that lie in the yard already. */
  buried: number;
  /** Spots the die in hand would add, as far as the yard holds them. */
  added: number;
  /** Spots the yard can still take after that. */
  left: number;
  /** Whether what is buried, with the die in hand, goes beyond what the yard holds. */
  busts: boolean;
}

/** What the gauge shows for a yard, with the die in hand as a preview. */
export function gaugeOf(buried: number, inHand: number | null): Gauge {
  const held = Math.min(buried, YARD_HOLDS);
  const added = Math.min(inHand ?? 0, YARD_HOLDS - held);
  return {
    buried: held,
    added,
    left: YARD_HOLDS - held - added,
    busts: buried + (inHand ?? 0) > YARD_HOLDS,
  };
}

/** The yard with which a seat has just busted, the die that was too much the last; null where it has not. */
export function fatalYard(facts: readonly Fact[], seat: number, before: SpotsView | null): { yard: number[]; buried: number } | null {
  const player = before?.players.find((each) => each.seat === seat);
  if (!player || !facts.some((fact) => fact.type === "busted" && fact.seat === seat)) return null;
  const added = facts.flatMap((fact) => (fact.type === "die_buried" && fact.seat === seat ? [Number(fact["value"])] : []));
  return { yard: [...player.yard, ...added], buried: added.reduce((sum, value) => sum + value, player.buried) };
}
