import type { Position } from "../engine/engine";
import type { AnyEngine } from "../engine/games";
import type { LogEntry, Seat, TableAction, TableState } from "../wire";

/** A position with a decision, to solve. */
export interface Problem {
  /** A unique key, which stays the same across visits. */
  key: string;
  game: string;
  engine: AnyEngine;
  position: Position;
  seat: number;
  /** The table in that position; only that seat acts. */
  state: TableState;
  log: LogEntry[];
  /** What the reader played there, if it is their own mistake. */
  played: TableAction | null;
  /** Where to see the whole game. */
  replay: { table: string; version: number } | null;
}

/** A table at a position, from the point of view of the player who has to decide: all legal actions are offered. */
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
  /** How much worse it is than the best option. */
  loss: number;
}

/** Losses this small do not count as mistakes: they are below the coach's precision. */
const FINE = { win: 0.02, points: 0.7 };
const SAME = 1e-6;

/** Rates a try against the best option. */
export function verdictOf(worth: number, best: number, unit: "win" | "points"): Verdict {
  const loss = Math.max(0, best - worth);
  return { kind: loss < SAME ? "best" : loss < FINE[unit] ? "fine" : "wrong", loss };
}
