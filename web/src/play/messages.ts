import type { Dice, Rules, SaidPhrase, Seat, SpotsConfig, SpottedConfig, TableStatus, Terms } from "../wire";

export type TableEvent =
  | { seat: number; action: number; by?: string | null; late?: boolean | null }
  | { drawn: number[] }
  | { undone: number; seat: number }
  | { seated: "joined" | "left" | "removed" | "handed" | "timeout" | "returned"; seat: number; bot: string | null }
  | { begun: true }
  | { closed: true };

export interface Base {
  version: number;
  position: string | null;
  draws: Record<string, number>;
}

export interface Surroundings {
  seats: Seat[];
  watching: number;
  host: boolean;
  rematch: string | null;
}

export interface AnyContinued extends Surroundings {
  table: string;
  terms: Terms;
  rules: Rules & { module: string | null };
  dice: Dice | null;
  status: TableStatus;
  stuck: string | null;
  due: Record<string, number>;
  check: number | null;
  events: TableEvent[];
}

export type ContinuedTable = AnyContinued & ({ game: "spots"; setup: SpotsConfig } | { game: "spotted"; setup: SpottedConfig });
export type OpenedTable = ContinuedTable & { base: Base };

export interface HappenedEvents {
  since: number;
  at: number;
  events: TableEvent[];
  request?: string | null;
  check?: number | null;
  due?: Record<string, number> | null;
  seats?: Seat[] | null;
  status?: TableStatus | null;
  dice?: Dice | null;
}

export interface PastEvents {
  base: Base;
  version: number;
  latest: number;
  check: number | null;
  events: TableEvent[];
}

export type TableMessage =
  | { type: "table_opened"; version: number; data: OpenedTable }
  | { type: "table_continued"; version: number; data: ContinuedTable }
  | { type: "happened"; version: number; data: HappenedEvents }
  | { type: "surroundings"; version: number; data: Surroundings }
  | { type: "action_refused"; version: number; data: { request: string; code: string; sentence: string } }
  | { type: "message_refused"; version: number; data: { code: string; sentence: string } }
  | { type: "phrase_said"; version: number; data: SaidPhrase }
  | { type: "position_checked"; version: number; data: { check: number | null } };

export interface ActionsMessage {
  type: "act";
  version: number;
  data: { request: string; seat: number; actions: number[] };
}

export interface UndoMessage {
  type: "undo";
  version: number;
  data: { request: string; seat: number };
}

export type PlayerMessage =
  | ActionsMessage
  | UndoMessage
  | { type: "say"; version: number; data: SaidPhrase }
  | { type: "resync"; version: number; data: Record<string, unknown> }
  | { type: "check"; version: number; data: Record<string, unknown> }
  | { type: "disagree"; version: number; data: { version: number; check: number | null } };
