/** A game as a file holds it, as far as the dice go; docs/dice.md describes all of it. */
export interface GameLog {
  game: string;
  seats: { name: string; bot: string | null }[];
  /** A browser played it by itself: seed and players were on one device. */
  one_device?: true;
  dice: { scheme: string; commitment: string; inputs: string[]; seed: string | null } | null;
  events: LoggedEvent[];
}

export type LoggedEvent = LoggedDraw | { version: number; type: "move" | "undone" | "seated" | "begun" | "closed" };

export interface LoggedDraw {
  version: number;
  type: "drawn";
  purpose?: string;
  number?: number;
  outcome: Outcome;
}

/** Dice in rising order, dice by colour, a card, or a tile. */
export type Outcome = { values: number[] } | { faces: [string, number][] } | { dog: string } | { trick: string };
