import type { GeneralView, Seat, SpotsTable } from "../wire";

/** An action of a game that the client knows nothing of: its type and its particulars. */
export type Action = { type: string } & Record<string, unknown>;

/** A table of such a game. */
export type GeneralTable = Omit<SpotsTable, "game" | "setup" | "view" | "legal"> & {
  game: string;
  setup: object;
  view: GeneralView;
  legal: Record<string, Action[]>;
};

/** What of a table a sentence about it needs. */
export interface Asked {
  game: string;
  seats: Seat[];
  setup: object;
  view: object | null;
}
