/** A game's description as `make compiled` writes it beside its module: what is not code. */
export interface Description {
  game: string;
  rules_version: number;
  /** The first digits of the module's SHA-256: who has the same plays by the same rules. */
  module: string;
  memory: { page: number; slot: number; heap: number };
  /** Stands where there is no card, no tile, no seat. */
  none: number;
  sizes: { legal: number; facts: number; facts_head: number };
  records: Record<string, RecordLayout>;
  entries: Record<string, { returns: string; takes: Record<string, string> }>;
  actions: readonly ActionKind[];
  outcomes: readonly string[];
  ranges: Record<string, Range>;
  facts: readonly FactKind[];
  /** The meanings of facts that take all numbers that are left. */
  listed: readonly string[];
  words: Record<string, readonly string[]>;
  /** What chance is for, by phase; `{}` stands for whose it is. */
  purposes: Record<string, string>;
  /** What of a position stays the same while players act at once, each on their own part of it. */
  together: readonly string[];
  /** Weakest first: a bot's number is its place here. */
  bots: readonly string[];
  nets: readonly Net[];
  contents: Record<string, Content>;
  /** Of a coach: the places of an option's figures, and what reasons are called. */
  figures?: Record<string, number>;
  reasons?: readonly string[];
}

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

/** Where a field begins, what it holds (`i2`: a number of two bytes, or a record's name), and how many of them. */
export type Field = [at: number, kind: string, ...shape: number[]];

/** A kind of action; its number counts the arguments in this order, the last fastest. */
export interface ActionKind {
  type: string;
  first: number;
  size: number;
  fields: readonly string[];
  counted: Record<string, string>;
}

/** What an argument ranges over; without `least` and `values` that depends on content or position. */
export interface Range {
  size: number;
  least?: number;
  values?: readonly unknown[];
}

export interface FactKind {
  type: string;
  particulars: Record<string, string>;
}

/** A file of trained weights, for how many players it is, and where in a mind it goes. */
export interface Net {
  file: string;
  seats: readonly number[];
  at: number;
}

/** Content as the rules read it, in base 64, and by name. */
export interface Content {
  hash: string;
  record: string;
  [table: string]: unknown;
}
