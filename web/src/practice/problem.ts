import type { Position } from "../engine/engine";
import type { Why } from "../coach/review";
import type { AnyEngine } from "../engine/games";
import type { LogEntry, Seat, TableAction, TableState } from "../wire";

/** A position in which somebody has to decide, to be tried. */
export interface Problem {
  /** Tells it apart from all others, also on another day. */
  key: string;
  game: string;
  engine: AnyEngine;
  position: Position;
  seat: number;
  /** The table as it stood, at which only that seat acts. */
  state: TableState;
  log: LogEntry[];
  /** What was played there by whoever tries it again. */
  played: TableAction | null;
  /** Why the best option is better than that. */
  reasons: readonly Why[];
  /** Where the whole game is to be seen. */
  replay: { table: string; version: number } | null;
}

/** A table at a position, as whoever has to decide sees it: everything they may do is offered. */
export function stateFor(engine: AnyEngine, position: Position, seat: number, table: Partial<TableState>, seats: readonly Seat[]): TableState {
  return {
    host: false,
    watching: 0,
    stuck: null,
    ...table,
    status: "playing",
    seats: seats.map((each) => ({ ...each, mine: each.seat === seat, present: true, stand_in: null })),
    view: engine.view(position),
    legal: { [seat]: engine.legal(position, seat) },
    ...engine.hints(position, [seat]),
    undo: [],
    clocks: {},
    rematch: null,
  } as unknown as TableState;
}

export interface Verdict {
  kind: "best" | "fine" | "wrong";
  /** What is lost by it. */
  loss: number;
}

/** Losses as small as these are no mistakes: the coach cannot tell them apart. */
const FINE = { win: 0.02, points: 0.7 };
const SAME = 1e-6;

/** What a try is worth beside the best. */
export function verdictOf(worth: number, best: number, unit: "win" | "points"): Verdict {
  const loss = Math.max(0, best - worth);
  return { kind: loss < SAME ? "best" : loss < FINE[unit] ? "fine" : "wrong", loss };
}
