/** A game's description, written by `make compiled` next to its module: everything that is not code. */
export interface Description {
  game: string;
  rules_version: number;
  /** The first digits of the module's SHA-256: the same digits mean the same rules. */
  module: string;
  memory: { page: number; slot: number; heap: number };
  /** The number for no card, no tile, no seat. */
  none: number;
  sizes: { legal: number; facts: number; facts_head: number };
  records: Record<string, RecordLayout>;
  entries: Record<string, { returns: string; takes: Record<string, string> }>;
  actions: readonly ActionKind[];
  outcomes: readonly string[];
  ranges: Record<string, Range>;
  facts: readonly FactKind[];
  /** The meanings of facts that use all remaining numbers. */
  listed: readonly string[];
  words: Record<string, readonly string[]>;
  /** The purpose of chance events, by phase; `{}` stands for the seat. */
  purposes: Record<string, string>;
  /** The fields of a position that do not change while players act simultaneously, each on their own part of it. */
  together: readonly string[];
  /** Weakest first: a bot's number is its index here. */
  bots: readonly string[];
  nets: readonly Net[];
  contents: Record<string, Content>;
  /** For a coach: the positions of an option's figures, and the names of reasons. */
  figures?: Record<string, number>;
  reasons?: readonly string[];
}

export interface RecordLayout {
  size: number;
  fields: Record<string, Field>;
}

/** The offset of a field, its type (`i2`: a number of two bytes, or a record's name), and its shape. */
export type Field = [at: number, kind: string, ...shape: number[]];

/** A kind of action; its number encodes the arguments in this order, the last one varying fastest. */
export interface ActionKind {
  type: string;
  first: number;
  size: number;
  fields: readonly string[];
  counted: Record<string, string>;
}

/** The range of an argument; without `least` and `values` it depends on content or position. */
export interface Range {
  size: number;
  least?: number;
  values?: readonly unknown[];
}

export interface FactKind {
  type: string;
  particulars: Record<string, string>;
}

/** A file of trained weights, for which numbers of players, and its offset in a mind. */
export interface Net {
  file: string;
  seats: readonly number[];
  at: number;
}

/** Content in the form that the rules use, in base 64, and by name. */
export interface Content {
  hash: string;
  record: string;
  [table: string]: unknown;
}
