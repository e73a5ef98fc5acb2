/* Made from the games' records and entry points by `make compiled`; edit those. */

export interface SpotsGameRecord {
  players: SpotsPlayerRecord[];
  tiles: SpotsTileRecord[];
  where: number[];
  seats: number;
  solo: number;
  turn: number;
  winner: number;
  phase: number;
  then: number;
  after: number;
  supply_dice: number;
  supply_treats: number;
  top: number;
  deck: number;
  d0g_treats: number;
  d0g_scored: number;
  position: number;
  step: number;
  times: number;
  named: number;
  just_buried: number;
  threshold: number;
  adjustments: number;
  aside: number;
  rolling: number;
  roll: number[];
  draws: number;
  pointer: number;
  contenders: number;
}

export interface SpotsPlayerRecord {
  treats: number;
  cards: number;
  yard: number[];
  dogs: SpotsDogRecord[];
}

export interface SpotsDogRecord {
  card: number;
  filled: number;
  scored: number;
}

export interface SpotsTileRecord {
  facedown: number;
  treats: number;
  stack: number;
  seen: number;
  shown: number;
  order: number[];
}

export interface SpotsCountsRecord {
  players: SpotsPlayerCountsRecord[];
  tricks: number[];
  asked: number;
  chance: number;
  whose: number;
  outcomes: number;
  listed: number[];
}

export interface SpotsPlayerCountsRecord {
  buried: number;
  paws: number;
  scored: number;
  complete: number;
}

export type SpotsEntries = {
  set_up: (games: number, games_length: number, contents: number, contents_length: number, seats: number, d0g_treats: number, tricks: number, tricks_length: number, off_leash: number) => void;
  apply_event: (games: number, games_length: number, contents: number, contents_length: number, kind: number, number: number, counts: number, counts_length: number, facts: number, facts_length: number) => void;
  list_legal: (games: number, games_length: number, contents: number, contents_length: number, out: number, out_length: number) => number;
  referee: (games: number, games_length: number, contents: number, contents_length: number, kind: number, seat: number, number: number, counts: number, counts_length: number, out: number, out_length: number) => number;
  count_all: (games: number, games_length: number, contents: number, contents_length: number, out: number, out_length: number) => void;
  fault_of: (games: number, games_length: number, contents: number, contents_length: number, dice: number, treats: number) => number;
  pick_at_table: (bot: number, games: number, games_length: number, contents: number, contents_length: number, seat: number, minds: number, minds_length: number, stream: number, stream_length: number) => number;
  judge_at_table: (games: number, games_length: number, contents: number, contents_length: number, seat: number, minds: number, minds_length: number, judge_by: number) => number;
  play_chunk: (plans: number, plans_length: number, contents: number, contents_length: number, first: number, tables: number, tables_length: number, results: number, results_length: number) => void;
  soak_chunk: (starts: number, starts_length: number, contents: number, contents_length: number, seed: number, seed_length: number, first: number, count: number, turn_limit: number, desks: number, desks_length: number, results: number, results_length: number) => void;
};

export interface SpottedGameRecord {
  players: SpottedPlayerRecord[];
  rolling: number;
  seats: number;
  phase: number;
  part: number;
  box: number;
  active: number;
  picks: number;
  second_roll: number;
  table: number[];
}

export interface SpottedPlayerRecord {
  crossed: bigint[];
  joined: bigint[];
  beside: bigint[];
  beetles: number[][];
  circled: number[];
  magnifiers: number[];
  factors: number[];
  dice: number[];
  fields_crossed: number;
  track: number;
  clovers: number;
  rerolls: number;
  rerolls_used: number;
  extra: number;
  points: number;
  writing: number;
  due: number;
  bonus: number;
  steps: number;
  kind: number;
  factor: number;
  after_magnifier: number;
}

export interface SpottedCountsRecord {
  sheets: SpottedSheetCountsRecord[];
  round_bonus: number;
  lowest_only: number;
  picks: number;
  picking: number[];
  winners: number;
  chance: number;
  whose: number;
}

export interface SpottedSheetCountsRecord {
  reachable: bigint[];
  families: number[];
  extra: number;
  circled: number;
  track: number;
  rerolls: number;
  score: number;
  full_beetles: number;
  band: number;
  asked: number;
  writing: number;
  bonuses: number;
}

export interface SpottedGainsRecord {
  after: SpottedGameRecord[];
  using: SpottedGameRecord[];
  uses: number[];
  moves: number[];
  points: number[];
  bonuses: number[];
  magnifiers: number[];
  ends: number[];
  walks: SpottedWalksRecord;
}

export interface SpottedWalksRecord {
  passed: bigint[][];
  players: SpottedPlayerRecord[];
  after: SpottedGameRecord[];
  given: number[];
  next_field: number[];
  found: number[][];
  leaves: number[];
  far: number[];
  lack: number;
  worth: number[][];
  extra: number;
  unlocks: number[];
  unlocked_points: number[];
  points: number;
  bonuses: number;
  magnifiers: number;
}

export type SpottedEntries = {
  set_up: (games: number, games_length: number, contents: number, contents_length: number, seats: number) => void;
  apply_event: (games: number, games_length: number, contents: number, contents_length: number, kind: number, seat: number, number: number, faces: number, faces_length: number, facts: number, facts_length: number) => void;
  list_legal: (games: number, games_length: number, contents: number, contents_length: number, seat: number, out: number, out_length: number) => number;
  referee: (games: number, games_length: number, contents: number, contents_length: number, kind: number, seat: number, number: number, faces: number, faces_length: number, out: number, out_length: number) => number;
  count_all: (games: number, games_length: number, contents: number, contents_length: number, out: number, out_length: number) => void;
  list_gains: (games: number, games_length: number, contents: number, contents_length: number, seat: number, rooms: number, rooms_length: number) => number;
  fault_of: (games: number, games_length: number, contents: number, contents_length: number, seen: number, seen_length: number) => number;
  pick_at_table: (bot: number, games: number, games_length: number, contents: number, contents_length: number, seat: number, minds: number, minds_length: number, stream: number, stream_length: number) => number;
  play_chunk: (plans: number, plans_length: number, contents: number, contents_length: number, first: number, tables: number, tables_length: number, results: number, results_length: number) => void;
  soak_chunk: (starts: number, starts_length: number, contents: number, contents_length: number, seed: number, seed_length: number, first: number, count: number, turn_limit: number, desks: number, desks_length: number, results: number, results_length: number) => void;
};
