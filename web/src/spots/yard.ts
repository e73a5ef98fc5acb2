import type { Fact, SpotsView } from "../wire";

/** The most spots a yard holds without a bust. */
export const YARD_HOLDS = 7;

export interface Gauge {
  /** The spots in the yard already. */
  buried: number;
  /** The spots that the die in hand would add, up to what the yard holds. */
  added: number;
  /** The spots that the yard can take after that. */
  left: number;
  /** Whether the buried spots and the die in hand together exceed what the yard holds. */
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

/** The yard with which a seat has just busted, with the fatal die last; null if it has not busted. */
export function fatalYard(facts: readonly Fact[], seat: number, before: SpotsView | null): { yard: number[]; buried: number } | null {
  const player = before?.players.find((each) => each.seat === seat);
  if (!player || !facts.some((fact) => fact.type === "busted" && fact.seat === seat)) return null;
  const added = facts.flatMap((fact) => (fact.type === "die_buried" && fact.seat === seat ? [Number(fact["value"])] : []));
  return { yard: [...player.yard, ...added], buried: added.reduce((sum, value) => sum + value, player.buried) };
}
