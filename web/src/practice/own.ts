import { askForReview } from "../coach/asking";
import { isCoached } from "../coach/coached";
import type { Decision, Label, Review } from "../coach/review";
import { getStatistics, getTable } from "../lib/api";
import { History } from "../play/history";
import { serverOf } from "../play/server";
import { whenIn } from "../replay/marks";
import type { LogEntry, Seat, TableAction, TableState } from "../wire";
import { aboutOf, type About } from "./about";
import { stateFor, type Problem } from "./problem";

/** A choice in a finished game that lost something. */
export interface Mistake {
  table: string;
  version: number;
  seat: number;
  played: number;
  loss: number;
  unit: Review["unit"];
  label: Label;
  about: About;
  /** The turn and the round in which it happened; 0 if the game has none. */
  when: { turn: number; turns: number; round: number };
}

/** A finished game of the reader's with their mistakes in it; the day is unknown if only the table was asked for. */
export interface OwnGame {
  table: string;
  game: string;
  seats: readonly Seat[];
  ended: number | null;
  mistakes: readonly Mistake[];
}

/** Reviews take seconds, so only this many of the latest games are reviewed. */
const MOST_GAMES = 8;
const KEY = "pipyard-practice";

/** Of a game with many, only this many of the costliest are tried again. */
const MOST_MISTAKES = 8;

interface Kept {
  /** By table, the mistakes in it; a review finds the same again. */
  found: Record<string, Mistake[]>;
  /** The keys of solved mistakes. */
  solved: string[];
}

export const keyOf = ({ table, version }: Mistake): string => `${table}/${version}`;

/** The reader's own mistakes according to a review, slips too, the costliest first; `tell` says what each was about. */
export function mistakesIn(
  table: string,
  { unit, decisions }: Review,
  seats: readonly number[],
  log: readonly LogEntry[],
  last: number,
  tell: (decision: Decision) => About,
): Mistake[] {
  return decisions
    .flatMap((decision) => {
      const { version, seat, played, loss, label } = decision;
      if (label === null || !seats.includes(seat)) return [];
      return [{ table, version, seat, played: played.number, loss, unit, label, about: tell(decision), when: whenIn(log, version, last) }];
    })
    .sort((one, other) => other.loss - one.loss)
    .slice(0, MOST_MISTAKES);
}

/** Mistakes in the order in which they are to be tried: unsolved ones first. */
export function inOrder(mistakes: readonly Mistake[], solved: readonly string[]): Mistake[] {
  const done = (each: Mistake): boolean => solved.includes(keyOf(each));
  return [...mistakes.filter((each) => !done(each)), ...mistakes.filter(done)];
}

/** Reviews the reader's finished games, one after another; `tell` is called with those found so far to have mistakes. */
export async function findMistakes(only: string | null, tell: (found: OwnGame[], done: number, total: number) => void, gone: () => boolean): Promise<void> {
  const games = only === null ? await ownGames() : [await ownGame(only)];
  const found: OwnGame[] = [];
  for (const [at, game] of games.entries()) {
    if (gone()) return;
    tell([...found], at, games.length);
    const mistakes = inOrder(await mistakesOf(game.table), kept().solved);
    if (mistakes.length > 0) found.push({ ...game, mistakes });
  }
  if (!gone()) tell(found, games.length, games.length);
}

/** Marks a mistake as solved. */
export function keepSolved(mistake: Mistake): void {
  const { found, solved } = kept();
  keep({ found, solved: [...new Set([...solved, keyOf(mistake)])] });
}

export const isSolved = (mistake: Mistake): boolean => kept().solved.includes(keyOf(mistake));

/** The position in which a mistake was made. */
export async function problemOf(mistake: Mistake): Promise<Problem> {
  const { table, version, seat } = mistake;
  const { state, history } = await gameOf(table, version);
  const [before, engine] = [version - 1, history.rules.engine];
  const position = history.positionAt(before);
  if (position === null) throw new Error(`There is no version ${before}`);
  return {
    key: keyOf(mistake),
    game: state.game,
    engine,
    position,
    seat,
    state: stateFor(engine, position, seat, { ...state, version: before } as Partial<TableState>, state.seats),
    log: history.log.filter((entry) => entry.version <= before),
    played: engine.fromDense(position, mistake.played) as TableAction,
    replay: { table, version },
  };
}

async function ownGames(): Promise<OwnGame[]> {
  const { games } = await getStatistics();
  const own = games.filter(({ table }) => isCoached(table.game) && table.seats.some(({ mine }) => mine));
  return own.slice(0, MOST_GAMES).map(({ table: { table, game, seats, changed } }) => ({ table, game, seats, ended: changed, mistakes: [] }));
}

async function ownGame(table: string): Promise<OwnGame> {
  const { game, seats } = await getTable(table);
  return { table, game, seats, ended: null, mistakes: [] };
}

async function mistakesOf(table: string): Promise<Mistake[]> {
  const known = kept().found[table];
  // Earlier versions of the page did not keep what a mistake was about.
  if (known?.every(({ about }) => about as About | undefined)) return known;
  try {
    const { state, history } = await gameOf(table, null);
    if (state.status !== "over") return [];
    const { rules, events } = history;
    const review = await reviewOf({ game: state.game, setup: state.setup, content: rules.engine.printed, events });
    const own = state.seats.flatMap(({ seat, mine }) => (mine ? [seat] : []));
    const mistakes = mistakesIn(table, review, own, history.log, state.version, (decision) => aboutIn(history, decision));
    const { found, solved } = kept();
    keep({ found: { ...found, [table]: mistakes }, solved });
    return mistakes;
  } catch {
    // A game that cannot be reviewed must not affect the others.
    return [];
  }
}

function aboutIn(history: History, { version, played, best }: Decision): About {
  const before = version - 1;
  const [done, better] = [history.actionAt(before, played.number), history.actionAt(before, best.number)];
  const view = history.find(before);
  if (!done || !better || !view) throw new Error(`There is no version ${before}`);
  return aboutOf(done, better, view);
}

function reviewOf(request: Parameters<typeof askForReview>[0]): Promise<Review> {
  return new Promise((resolve, reject) => {
    askForReview(request, (answer) => {
      if (answer.type === "reviewed") resolve(answer.review);
      if (answer.type === "failed") reject(new Error(answer.reason));
    });
  });
}

/** A table, and its game up to a version, or to its end. */
async function gameOf(table: string, version: number | null): Promise<{ state: TableState; history: History }> {
  const server = serverOf(table);
  const state = await getTable(table);
  const rules = await server.rules(state);
  if (rules === null) throw new Error("The rules are not here");
  const history = new History(rules, server.events);
  await history.reach(version ?? state.version);
  return { state, history };
}

function kept(): Kept {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { found: read.found ?? {}, solved: read.solved ?? [] };
  } catch {
    return { found: {}, solved: [] };
  }
}

function keep(all: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that stores nothing reviews again.
  }
}
