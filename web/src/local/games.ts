import type { Outcome } from "../engine/engine";
import type { Counted } from "./statistics";
import type { Dice, FinishedGame, Seat, TableEvent, TableStatus, TableSummary, Terms } from "../wire";

type Why = Extract<TableEvent, { seated: unknown }>["seated"];

/** An event in the form of logs. */
export type Row = { version: number } & (
  | { type: "begun" | "closed" }
  | { type: "move"; seat: number; action: object; by?: string; late?: true }
  | { type: "drawn"; purpose?: string; number?: number; outcome: object }
  | { type: "undone"; seat: number; taken_back: number }
  | { type: "seated"; seat: number; bot: string | null; why: Why }
);

/** A game in the form of a log file; docs/dice.md describes it. */
export interface LogFile {
  pipyard: 1;
  game: string;
  rules_version: number;
  content_hash: string;
  pack: string | null;
  config: GameConfig;
  seats: { name: string; bot: string | null }[];
  dice: Dice | null;
  /** Seed and players were on one device. */
  one_device?: true;
  events: Row[];
}

export interface GameConfig {
  seats: number;
  sheet?: string;
  tiles?: string[] | null;
}

/** A seat of a local game: a person on this device, a bot, or a player of an imported game. */
export interface LocalSeat {
  name: string;
  bot: string | null;
  mine: boolean;
}

/** A game stored in this browser, without its events. */
export interface LocalGame {
  id: string;
  game: string;
  config: GameConfig;
  terms: Terms;
  rules_version: number;
  content_hash: string;
  seats: LocalSeat[];
  /** The seed is known from the start; it is revealed when the game has ended. */
  dice: Dice | null;
  /** Played elsewhere and imported from a file. */
  imported: boolean;
  status: TableStatus;
  /** Somebody on this device has to act. */
  turn: boolean;
  version: number;
  changed: number;
  outcome: Outcome | null;
  /** What statistics need, after the end of the game. */
  counted: Counted | null;
  rematch: string | null;
  /** The table id of the game on a server, after it was uploaded. */
  carried: string | null;
}

const LOCAL = "here-";

/** Whether a table id belongs to a table on this device. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

export const newId = (random: string): string => LOCAL + random;

export const hasEnded = ({ status }: Pick<LocalGame, "status">): boolean => status === "over" || status === "closed";

/** The public part of the dice: the seed only when nobody can profit from it. */
export function toldDice({ dice, status }: Pick<LocalGame, "dice" | "status">): Dice | null {
  return dice && { ...dice, seed: hasEnded({ status }) ? dice.seed : null };
}

export function seatsOf({ seats }: { readonly seats: readonly LocalSeat[] }): Seat[] {
  return seats.map(({ name, bot, mine }, seat) => ({
    seat,
    kind: bot === null ? "person" : "bot",
    name,
    bot,
    taken: true,
    mine,
    present: true,
  }));
}

export function summaryOf(game: LocalGame): TableSummary {
  const { id, status, turn, terms, changed } = game;
  return { table: id, game: game.game, status, seats: seatsOf(game), turn, terms, changed, due: null };
}

export function resultOf(game: LocalGame): FinishedGame | null {
  return game.status === "over" && game.outcome ? { table: summaryOf(game), ...game.outcome } : null;
}

export function logOf(game: LocalGame, events: readonly Row[]): LogFile {
  return {
    pipyard: 1,
    game: game.game,
    rules_version: game.rules_version,
    content_hash: game.content_hash,
    pack: null,
    config: game.config,
    seats: game.seats.map(({ name, bot }) => ({ name, bot })),
    dice: toldDice(game),
    ...(!game.imported && { one_device: true }),
    events: [...events],
  };
}
