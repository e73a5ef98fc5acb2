/** The messages of the table service, named as in docs/protocol.md. */

export interface Me {
  guest: string;
  name: string;
}

export interface SeatRequest {
  kind: "person" | "bot" | "me";
  bot?: string | null;
}

export interface TableRequest {
  game: "spots";
  seats: SeatRequest[];
  set?: string | null;
}

export interface TableCreated {
  table: string;
}

export type TableStatus = "waiting" | "playing" | "over";

export interface Seat {
  seat: number;
  kind: "person" | "bot";
  name: string;
  bot?: string | null;
  taken: boolean;
  mine: boolean;
  present: boolean;
}

export interface TableSummary {
  table: string;
  game: string;
  status: TableStatus;
  seats: Seat[];
  turn: boolean;
}

export interface StepMessage {
  message: string;
  args: Record<string, string | number>;
  step: number;
}

export interface TrickContent {
  name: string;
  colour: Colour;
  steps: StepMessage[];
}

export interface DogContent {
  name: string;
  spaces: number[];
  paws: number;
}

export interface SetContent {
  name: string;
  tricks: string[];
}

export interface BotContent {
  name: string;
}

export interface SpotsContent {
  dogs: DogContent[];
  tricks: TrickContent[];
  sets: SetContent[];
  bots: BotContent[];
}

export type Colour = "red" | "yellow" | "purple" | "blue" | "green";

export interface Dog {
  name: string;
  spaces: number[];
  filled: number[];
  paws: number;
  scored: boolean;
  complete: boolean;
}

export interface Player {
  seat: number;
  treats: number;
  yard: number[];
  buried: number;
  paws: number;
  scored: number;
  cards: number;
  dogs: Dog[];
}

export interface Tile {
  position: number;
  trick: string;
  colour: Colour;
  facedown: boolean;
  treats: number;
  stack: number;
}

export interface SpotsView {
  phase: string;
  turn: number;
  acting: number[];
  chance: boolean;
  players: Player[];
  d0g: { treats: number; scored: string[] } | null;
  tiles: Tile[];
  top: DogContent | null;
  deck: number;
  supply: { dice: number; treats: number };
  trick: { name: string; position: number; step: number; named: number | null } | null;
  roll: number[];
  rolling: number;
  aside: number;
  adjustments: number;
  winner: number | null;
  d0g_won: boolean;
}

export type SpotsAction =
  | { type: "do_trick"; trick: string }
  | { type: "score_dogs" }
  | { type: "reroll"; values: number[] | null }
  | { type: "keep_roll" }
  | { type: "place_die"; value: number; dog: string }
  | { type: "bury_die"; value: number }
  | { type: "discard_die"; value: number }
  | { type: "choose_value"; value: number }
  | { type: "choose_dice"; values: number[] }
  | { type: "name_value"; value: number }
  | { type: "set_aside"; dice: number }
  | { type: "set_die"; value: number }
  | { type: "raise_die"; player: number; value: number }
  | { type: "lower_die"; player: number; value: number }
  | { type: "move_die"; dog: string; value: number; to_dog: string; to_value: number }
  | { type: "take_die"; dog: string | null; value: number }
  | { type: "do_more" }
  | { type: "stop" };

/** What just happened, in the past tense; which fields are set depends on the type. */
export interface Fact {
  type: string;
  seat?: number | null;
  [field: string]: unknown;
}

export interface LogEntry {
  version: number;
  facts: Fact[];
}

export interface TableState {
  table: string;
  game: "spots";
  version: number;
  status: TableStatus;
  seats: Seat[];
  host: boolean;
  view: SpotsView | null;
  legal: Record<string, SpotsAction[]>;
  log?: LogEntry[] | null;
}

export interface TableChange extends TableState {
  facts: Fact[];
  since: number;
}

export interface ApiError {
  code: string;
  sentence: string;
  version?: number | null;
}

export interface TableStateMessage {
  type: "table_state";
  version: number;
  data: TableState;
}

export interface TableChangedMessage {
  type: "table_changed";
  version: number;
  data: TableChange;
}

export interface ActionAcceptedMessage {
  type: "action_accepted";
  version: number;
  data: { request: string };
}

export interface ActionRefusedMessage {
  type: "action_refused";
  version: number;
  data: { request: string; code: string; sentence: string };
}

export interface MessageRefusedMessage {
  type: "message_refused";
  version: number;
  data: { code: string; sentence: string };
}

export type ServerMessage =
  | TableStateMessage
  | TableChangedMessage
  | ActionAcceptedMessage
  | ActionRefusedMessage
  | MessageRefusedMessage;

export interface ActMessage {
  type: "act";
  version: number;
  data: { request: string; seat: number; action: SpotsAction };
}

export interface ResyncMessage {
  type: "resync";
  version: number;
  data: Record<string, never>;
}

export type ClientMessage = ActMessage | ResyncMessage;
