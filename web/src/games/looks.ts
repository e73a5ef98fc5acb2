import type { Component, Snippet } from "svelte";
import type { Table } from "../lib/table.svelte";
import type { Section, Entry } from "../rules/book";
import type { BotContent, Fact, LogEntry, Seat, Statistics, TableAction, TableState } from "../wire";

/** The parts of a game's content that every game has. */
export interface Content {
  bots: BotContent[];
  /** A pack's names in other languages, by language. */
  names?: Record<string, Record<string, string>>;
}

type Later<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

/** The props of every form for a game's options. */
export interface WishesProps extends Record<string, unknown> {
  options: unknown;
  alone: boolean;
  /** The game's content; null while it is loading. */
  content: unknown;
  /** The server's description of the options, as JSON schemas by name. */
  schema: Record<string, unknown>;
}

/** The form for a game's own options, when a table is created. */
export interface OwnWishes<Options = unknown> {
  Form: Component<WishesProps>;
  usual: () => Options;
  /** The options in the form for the server. */
  request(options: Options, alone: boolean): object;
}

/**
 * What the pages around the tables need from a game; each game's is in its own folder. Large parts are loaded when
 * needed.
 */
export interface Looks {
  /** The picture above its entry on the home page; a game without a picture has no entry. */
  picture: Component | null;
  /** If there is no room for all opponents, these represent them on a button. */
  rivals: string[];
  mostSeats: number;
  /** The solo game: its labels, and whether the player can win or only count points. */
  alone: { door: string; wish: string; about: string | null; rival: string | null; wins: boolean } | null;
  /** Whether the six on its dice is a cloverleaf. */
  clover: boolean;
  /** Whether it has a lesson, and rules to read. */
  taught: boolean;
  table: () => Promise<{ atTable: AtTable }>;
  wishes: () => Promise<{ wishes: OwnWishes }>;
  rules: (() => Promise<{ rules: RulesBook }>) | null;
  statistics: Later<{ statistics: Statistics }> | null;
}

/** The rules of a game, for reading. */
export interface RulesBook {
  book: (content: never) => Section[];
  /** The sections that have a picture. */
  pictured: Set<string>;
  Picture: Component<{ section: string; content: never }>;
  EntryPicture: Component<{ entry: Entry; content: never }>;
  /** Additional tools in a section. */
  tools: { section: string; Tools: Component<{ content: never }> } | null;
}

export interface BoardProps extends Record<string, unknown> {
  table: Table;
  state: TableState;
  view: NonNullable<TableState["view"]>;
  content: Content | null;
  /** What to do after the game is over. */
  after: Snippet;
  logOpen?: boolean;
  openLog?: () => void;
  /** In a replay, where nobody has to act and the events are shown next to the scrubber. */
  past?: boolean;
  /** Whether a lesson gives instructions. */
  guided?: boolean;
}

export interface EndProps extends Record<string, unknown> {
  state: TableState;
  view: NonNullable<TableState["view"]>;
  content: Content | null;
  log: readonly LogEntry[];
  /** The game ended while the reader was watching. */
  fresh: boolean;
  /** Whether there is something left to count; bindable. */
  counting: boolean;
  /** After a lesson: what to do next, instead of everything that can be done with a game. */
  instead?: Snippet;
}

/** A player's score: at a seat, or of d0g, which has none. */
export interface Standing {
  seat: number | null;
  score: number;
}

/** One of the parts of a score. */
export interface Part {
  name: string;
  points: number;
  /** Whether a fact can be the reason for a change. */
  by?: (fact: Fact) => boolean;
}

/** How a game is played at a table. */
export interface AtTable<State = TableState> {
  Board: Component<BoardProps>;
  /** The scene at the end; null if the board shows it itself. */
  End: Later<EndProps> | null;
  /** Whether the end is shown at once, without a last look at the board. */
  endsAtOnce: boolean;
  /** Whether the board fills a large screen, with the bar at its side. */
  fitted: boolean;
  /** The content of the bar. */
  InBar: Component<{ log: readonly LogEntry[]; seats: readonly Seat[]; view: never }> | null;
  /** Who must do what now. */
  prompt(state: State, seat: number | undefined, log: readonly LogEntry[]): string;
  /** A fact, as a sentence. */
  tell: (fact: Fact, seats: readonly Seat[]) => string;
  /** The log with small steps that belong together as one entry. */
  brief: (log: LogEntry[]) => LogEntry[];
  /** The text below the log. */
  foot(state: State): string | null;
  /** In a replay: the seat whose part of the table should be visible. */
  watched(state: State, facts: readonly Fact[]): number | null;
  /** The standings of all players at a position, in seat order; empty if they are unknown. */
  standing(view: NonNullable<TableState["view"]>): Standing[];
  /** The parts of a seat's score, always in the same order; empty if it has just one. */
  parts(view: NonNullable<TableState["view"]>, seat: number): Part[];
  /** In a replay: what a player took in a turn, if a summary follows each turn; otherwise null. */
  Taken: Component<{ facts: readonly Fact[]; seat: number }> | null;
  /** The name of an option where the board is not visible. */
  option(action: TableAction, seat: number, state: State, content: Content | null): string;
  /** Whether an action cannot be undone, as far as is known before it is done. */
  isFinal(action: TableAction, seat: number, state: State): boolean;
  /** The options for a rematch. */
  again(state: State): object;
  /** The setup of its lesson's table. */
  lesson: Record<string, unknown> | null;
}

/** Types a board, scene or picture, which is only shown with data of its own game. */
export function own<Props extends Record<string, unknown>>(component: Component<never>): Component<Props> {
  return component as unknown as Component<Props>;
}

export function ownLater<Props extends Record<string, unknown>>(
  load: () => Promise<{ default: unknown }>,
): Later<Props> {
  return load as unknown as Later<Props>;
}
