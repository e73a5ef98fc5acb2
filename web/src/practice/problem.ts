import type { OddsFound, OptionOdds } from "../coach/odds";
import { isSameAction } from "../coach/same";
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
    // Odds would be the answer.
    terms: { ...table.terms, odds: false },
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

/** The options of the decision itself; those after a roll that is kept belong to the next one, weighed more deeply. */
export const choicesIn = ({ options }: Pick<OddsFound, "options">): OptionOdds[] => options.filter(({ kept }) => !kept);

/** The best option of the decision itself. */
export function bestOf(found: Pick<OddsFound, "options">): OptionOdds | null {
  return choicesIn(found).reduce<OptionOdds | null>((most, each) => (most && most.worth >= each.worth ? most : each), null);
}

/** The actions of a try one by one: what is done only after the roll is kept keeps it first. */
export function stepsOf(actions: readonly TableAction[], { options }: Pick<OddsFound, "options">): readonly TableAction[] {
  const [only] = actions;
  if (actions.length !== 1 || !only || choicesIn({ options }).some(({ action }) => isSameAction(action, only))) return actions;
  const keep = options.find(({ action }) => action.type === "keep_roll");
  return keep ? [keep.action, only] : actions;
}

/** What was found where a step was taken, and the step's option there. */
export interface Step {
  option: OptionOdds;
  found: OddsFound;
}

/**
 * Rates the steps of a try, each against the best option where it was taken: figures of different depths must not be
 * compared. The first one that is wrong counts, otherwise the one that lost most.
 */
export function verdictOn(steps: readonly Step[]): Verdict {
  const verdicts = steps.map(({ option, found }) => verdictOf(option.worth, bestOf(found)?.worth ?? option.worth, found.unit));
  const [most] = verdicts.toSorted((one, other) => other.loss - one.loss);
  const verdict = verdicts.find(({ kind }) => kind === "wrong") ?? most;
  if (!verdict) throw new Error("Nothing was tried");
  return verdict;
}
