/** A game in a log file, only the part about the dice; docs/dice.md describes it. */
export interface GameLog {
  game: string;
  seats: { name: string; bot: string | null }[];
  /** Played in a browser alone: seed and players were on one device. */
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

/** Dice in ascending order, dice by color, a card, or a tile. */
export type Outcome = { values: number[] } | { faces: [string, number][] } | { dog: string } | { trick: string };
