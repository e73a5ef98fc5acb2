import type { Component, Snippet } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Section, Entry } from "../rules/book";
import type { BotContent, Fact, LogEntry, Seat, Statistics, TableAction, TableState } from "../wire";

/** What a game is made of, as far as every game has it. */
export interface Content {
  bots: BotContent[];
  /** What a pack calls its things in other languages, by language. */
  names?: Record<string, Record<string, string>>;
}

type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** What every form of a game's wishes gets. */
export interface WishesProps extends Record<string, unknown> {
  options: unknown;
  alone: boolean;
  /** What the game is made of; null while that is on its way. */
  content: unknown;
  /** What the server says of the options, as JSON schemas by name. */
  schema: Record<string, unknown>;
}

/** The form of a game's own options, for whoever sets a table. */
export interface OwnWishes<Options = unknown> {
  Form: Component<WishesProps>;
  usual: () => Options;
  /** The options as the server wants them. */
  request(options: Options, alone: boolean): object;
}

/** What the pages around the tables show of a game; each game's is in its own folder. What is large comes when it is needed. */
export interface Looks {
  /** What stands above its door on the first page; a game without a picture has no door. */
  picture: Component | null;
  /** Where there is no room for all rivals, these stand for them on a button. */
  rivals: string[];
  mostSeats: number;
  /** The game for one: what the ways to it are called, and whether one can win or only count points. */
  alone: { door: string; wish: string; about: string | null; rival: string | null; wins: boolean } | null;
  /** Whether the six of its dice is a cloverleaf. */
  clover: boolean;
  /** Whether it has a lesson, and rules to read. */
  taught: boolean;
  table: () => Promise<{ atTable: AtTable }>;
  wishes: () => Promise<{ wishes: OwnWishes }>;
  rules: (() => Promise<{ rules: RulesBook }>) | null;
  statistics: Later<{ statistics: Statistics }> | null;
}

/** The rules of a game to be read. */
export interface RulesBook {
  book: (content: never) => Section[];
  /** The sections that have a picture. */
  pictured: Set<string>;
  Picture: Component<{ section: string; content: never }>;
  EntryPicture: Component<{ entry: Entry; content: never }>;
  /** What can be done besides in a section. */
  tools: { section: string; Tools: Component<{ content: never }> } | null;
}

export interface BoardProps extends Record<string, unknown> {
  table: Table;
  state: TableState;
  view: NonNullable<TableState["view"]>;
  content: Content | null;
  /** What to do once the game is over. */
  after: Snippet;
  logOpen?: boolean;
  openLog?: () => void;
  /** In a replay, where nothing is asked and what happened is told beside the scrubber. */
  past?: boolean;
  /** Whether a lesson says what to do. */
  guided?: boolean;
}

export interface EndProps extends Record<string, unknown> {
  state: TableState;
  view: NonNullable<TableState["view"]>;
  content: Content | null;
  log: readonly LogEntry[];
  /** The game has just ended before the reader's eyes. */
  fresh: boolean;
  /** Tells, to whoever binds it, that there is something left to count. */
  counting: boolean;
  /** After a lesson: what to do then, instead of all that can be done with a game. */
  instead?: Snippet;
}

/** How somebody stands: at a seat, or d0g, which has none. */
export interface Standing {
  seat: number | null;
  score: number;
}

/** One of the things that a score is made of. */
export interface Part {
  name: string;
  points: number;
}

/** How a game is played at a table. */
export interface AtTable<State = TableState> {
  Board: Component<BoardProps>;
  /** The scene of the end; a board may show that itself. */
  End: Later<EndProps> | null;
  /** Whether the end is shown at once, without a last look at the board. */
  endsAtOnce: boolean;
  /** Whether the board fills a large screen, with the bar at its side. */
  fitted: boolean;
  /** What stands in the bar. */
  InBar: Component<{ log: readonly LogEntry[]; seats: readonly Seat[]; view: never }> | null;
  /** Who must do what now. */
  prompt(state: State, seat: number | undefined, log: readonly LogEntry[]): string;
  /** What happened, as a sentence. */
  tell: (fact: Fact, seats: readonly Seat[]) => string;
  /** What stands below the log. */
  foot(state: State): string | null;
  /** In a replay: whose part of the table is to be seen. */
  watched(state: State, facts: readonly Fact[]): number | null;
  /** How everybody stands at a position, in the order of seats; nobody where that cannot be told. */
  standing(view: NonNullable<TableState["view"]>): Standing[];
  /** What the score of a seat is made of, in an order that stays; nothing where it is of one kind. */
  parts(view: NonNullable<TableState["view"]>, seat: number): Part[];
  /** What an option of a seat is called where the board is not looked at. */
  option(action: TableAction, seat: number, state: State, content: Content | null): string;
  /** Whether an action cannot be taken back, as far as can be told before it is done. */
  isFinal(action: TableAction, seat: number, state: State): boolean;
  /** The options of a table that is to be set once more. */
  again(state: State): object;
  /** What its lesson's table is set up with. */
  lesson: Record<string, unknown> | null;
}

/** A board, scene or picture is shown only with what is of its own game. */
export function own<Props extends Record<string, unknown>>(component: Component<never>): Component<Props> {
  return component as unknown as Component<Props>;
}

export function ownLater<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: unknown }>,
): Later<Props> {
  return load as unknown as Later<Props>;
}
