import type { GeneralView, Seat, SpotsTable } from "../wire";

/** An action of an unknown game: its type and its fields. */
export type Action = { type: string } & Record<string, unknown>;

/** A table of such a game. */
export type GeneralTable = Omit<SpotsTable, "game" | "setup" | "view" | "legal"> & {
  game: string;
  setup: object;
  view: GeneralView;
  legal: Record<string, Action[]>;
};

/** The parts of a table that its texts need. */
export interface Asked {
  game: string;
  seats: Seat[];
  setup: object;
  view: object | null;
}
