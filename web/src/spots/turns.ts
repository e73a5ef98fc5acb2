/** Turns, derived from the facts, for readers who want to see what others did. */

import type { Fact, Seat } from "../wire";

export interface Turn {
  seat: number;
  trick: string | null;
  /** The dice that were placed or buried. */
  dice: number[];
  placed: number;
  buried: number;
  /** A bust or scored dogs, which are worth showing even alone. */
  loud: Fact | null;
}

const LOUD = new Set(["busted", "dogs_scored", "everyone_busted"]);

/** All turns so far, in order. */
export function turnsOf(facts: readonly Fact[]): Turn[] {
  const turns: Turn[] = [];
  for (const fact of facts) {
    if (fact.type === "turn_started") {
      turns.push({ seat: fact.seat ?? -1, trick: null, dice: [], placed: 0, buried: 0, loud: null });
      continue;
    }
    const turn = turns.at(-1);
    if (turn) tell(turn, fact);
  }
  return turns;
}

/** What a player did in their latest turn; the current turn counts after its first action. */
export function lastTurnOf(facts: readonly Fact[], seat: number): (Turn & { running: boolean }) | null {
  const turns = turnsOf(facts);
  const last = turns.findLast((turn) => turn.seat === seat && (turn.trick !== null || turn.loud !== null));
  return last ? { ...last, running: last === turns.at(-1) } : null;
}

/** The turns in which other players did something. */
export function newsOf(facts: readonly Fact[], seats: readonly Seat[]): Turn[] {
  const mine = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  return turnsOf(facts).filter((turn) => !mine.has(turn.seat) && (turn.trick !== null || turn.loud !== null));
}

/** Whether the reader has not acted in any turn yet. */
export function isOpening(facts: readonly Fact[], seats: readonly Seat[]): boolean {
  const mine = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  // A lesson begins within a turn, so its first turn has no start.
  return !facts.some(({ seat, type }) => mine.has(seat ?? -1) && (type === "trick_done" || LOUD.has(type)));
}

function tell(turn: Turn, fact: Fact): void {
  if (fact.type === "trick_done") turn.trick = String(fact["trick"]);
  else if (fact.type === "die_placed" || fact.type === "die_buried") {
    turn.dice.push(Number(fact["value"]));
    if (fact.type === "die_placed") turn.placed += 1;
    else turn.buried += 1;
  }
  if (LOUD.has(fact.type) && (fact.seat === turn.seat || fact.seat == null)) turn.loud = fact;
}
