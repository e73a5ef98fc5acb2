import type { Outcome } from "../engine/engine";
import type { Counted } from "./statistics";
import type { Dice, FinishedGame, Seat, TableEvent, TableStatus, TableSummary, Terms } from "../wire";

type Why = Extract<TableEvent, { seated: unknown }>["seated"];

/** An event as logs keep it. */
export type Row = { version: number } & (
  | { type: "begun" | "closed" }
  | { type: "move"; seat: number; action: object; by?: string; late?: true }
  | { type: "drawn"; purpose?: string; number?: number; outcome: object }
  | { type: "undone"; seat: number; taken_back: number }
  | { type: "seated"; seat: number; bot: string | null; why: Why }
);

/** A game as a file holds it; docs/dice.md describes it. */
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

/** A seat of a local game: a person at this device, a bot, or somebody of a game that was brought in. */
export interface LocalSeat {
  name: string;
  bot: string | null;
  mine: boolean;
}

/** A game that this browser keeps, without its events. */
export interface LocalGame {
  id: string;
  game: string;
  config: GameConfig;
  terms: Terms;
  rules_version: number;
  content_hash: string;
  seats: LocalSeat[];
  /** The seed is known from the start; it is told when the game has ended. */
  dice: Dice | null;
  /** Played elsewhere and brought in as a file. */
  imported: boolean;
  status: TableStatus;
  /** Somebody at this device is to act. */
  turn: boolean;
  version: number;
  changed: number;
  outcome: Outcome | null;
  /** What statistics need, once the game is over. */
  counted: Counted | null;
  rematch: string | null;
  /** The table that the game has on a server, once it was carried there. */
  carried: string | null;
}

const LOCAL = "here-";

/** Whether a table is on this device, by its id. */
export const isLocal = (table: string): boolean => table.startsWith(LOCAL);

export const newId = (random: string): string => LOCAL + random;

export const hasEnded = ({ status }: Pick<LocalGame, "status">): boolean => status === "over" || status === "closed";

/** What is told of the dice: the seed only once nobody can gain by it. */
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
