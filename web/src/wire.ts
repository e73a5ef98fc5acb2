/* Made from the server's schemas by `make wire`; edit those, not this file. */

export type SpotsAction =
  | DoTrick
  | ScoreDogs
  | Reroll
  | KeepRoll
  | PlaceDie
  | BuryDie
  | DiscardDie
  | ChooseValue
  | ChooseDice
  | NameValue
  | SetAside
  | SetDie
  | RaiseDie
  | LowerDie
  | MoveDie
  | TakeDie
  | DoMore
  | Stop;
export type ClientMessage = ActMessage | ResyncMessage;
export type Colour = "red" | "yellow" | "purple" | "blue" | "green";
export type ServerMessage =
  | TableStateMessage
  | TableChangedMessage
  | ActionAcceptedMessage
  | ActionRefusedMessage
  | MessageRefusedMessage;
export type TableStatus = "waiting" | "playing" | "over";

/**
 * Every message by its name.
 */
export interface Wire {
  Accepted: Accepted;
  AcceptedRequest: AcceptedRequest;
  ActMessage: ActMessage;
  ActRequest: ActRequest;
  Acting: Acting;
  ActionAcceptedMessage: ActionAcceptedMessage;
  ActionRefusedMessage: ActionRefusedMessage;
  ApiError: ApiError;
  BotContent: BotContent;
  BuryDie: BuryDie;
  CardView: CardView;
  ChooseDice: ChooseDice;
  ChooseValue: ChooseValue;
  ClientMessage: ClientMessage;
  Colour: Colour;
  D0gView: D0GView;
  DiscardDie: DiscardDie;
  DoMore: DoMore;
  DoTrick: DoTrick;
  DogContent: DogContent;
  DogView: DogView;
  Fact: Fact;
  KeepRoll: KeepRoll;
  LogEntry: LogEntry;
  LowerDie: LowerDie;
  Me: Me;
  MessageRefusedMessage: MessageRefusedMessage;
  MoveDie: MoveDie;
  NameRequest: NameRequest;
  NameValue: NameValue;
  PlaceDie: PlaceDie;
  PlayerView: PlayerView;
  RaiseDie: RaiseDie;
  Refusal: Refusal;
  RefusedRequest: RefusedRequest;
  Reroll: Reroll;
  ResyncMessage: ResyncMessage;
  ScoreDogs: ScoreDogs;
  Seat: Seat;
  SeatRequest: SeatRequest;
  SeatTaking: SeatTaking;
  ServerMessage: ServerMessage;
  SetAside: SetAside;
  SetContent: SetContent;
  SetDie: SetDie;
  SpotsAction: SpotsAction;
  SpotsContent: SpotsContent;
  StepMessage: StepMessage;
  Stop: Stop;
  SupplyView: SupplyView;
  TableChange: TableChange;
  TableChangedMessage: TableChangedMessage;
  TableCreated: TableCreated;
  TableRequest: TableRequest;
  TableState: TableState;
  TableStateMessage: TableStateMessage;
  TableStatus: TableStatus;
  TableSummary: TableSummary;
  TakeDie: TakeDie;
  TileView: TileView;
  TrickContent: TrickContent;
  TrickView: TrickView;
  SpotsView: SpotsView;
}
/**
 * The answer to an action that was carried out; `version` is the one it led to.
 */
export interface Accepted {
  request: string;
  version: number;
}
/**
 * Which request was carried out.
 */
export interface AcceptedRequest {
  request: string;
}
/**
 * A request to act; `version` is the one its sender saw.
 */
export interface ActMessage {
  type: "act";
  version: number;
  data: Acting;
}
/**
 * An action asked for by a seat; `request` is any id that is not used twice.
 */
export interface Acting {
  request: string;
  seat: number;
  action: SpotsAction;
}
/**
 * Choose a faceup tile and do its trick.
 */
export interface DoTrick {
  trick: string;
  type: "do_trick";
}
/**
 * Score all completed dogs instead of doing a trick.
 */
export interface ScoreDogs {
  type: "score_dogs";
}
/**
 * Spend a treat to reroll the whole roll, or, where the tile allows it, the named dice.
 */
export interface Reroll {
  values: number[] | null;
  type: "reroll";
}
/**
 * Spend no more treats on this roll.
 */
export interface KeepRoll {
  type: "keep_roll";
}
/**
 * Place a die of the roll on a dog.
 */
export interface PlaceDie {
  value: number;
  dog: string;
  type: "place_die";
}
/**
 * Bury a die of the roll.
 */
export interface BuryDie {
  value: number;
  type: "bury_die";
}
/**
 * Discard a die of the roll, where the tile allows it.
 */
export interface DiscardDie {
  value: number;
  type: "discard_die";
}
/**
 * Keep the dice of one value.
 */
export interface ChooseValue {
  value: number;
  type: "choose_value";
}
/**
 * Keep these dice of the roll, values in rising order.
 */
export interface ChooseDice {
  values: number[];
  type: "choose_dice";
}
/**
 * Name the value above which dice are discarded.
 */
export interface NameValue {
  value: number;
  type: "name_value";
}
/**
 * Set dice aside to roll them one at a time.
 */
export interface SetAside {
  dice: number;
  type: "set_aside";
}
/**
 * Set the die in hand to a value of the top dog.
 */
export interface SetDie {
  value: number;
  type: "set_die";
}
/**
 * Turn a buried die of a player (a seat) up by one.
 */
export interface RaiseDie {
  player: number;
  value: number;
  type: "raise_die";
}
/**
 * Turn a buried die of a player (a seat) down by one.
 */
export interface LowerDie {
  player: number;
  value: number;
  type: "lower_die";
}
/**
 * Move a die from a dog's space to another empty space.
 */
export interface MoveDie {
  dog: string;
  value: number;
  to_dog: string;
  to_value: number;
  type: "move_die";
}
/**
 * Add a die of one's own to the roll, from a dog or, without one, from the yard.
 */
export interface TakeDie {
  dog: string | null;
  value: number;
  type: "take_die";
}
/**
 * Do the optional or repeatable step.
 */
export interface DoMore {
  type: "do_more";
}
/**
 * Decline the step that is offered.
 */
export interface Stop {
  type: "stop";
}
/**
 * An action by plain HTTP; `version` is the one its sender saw.
 */
export interface ActRequest {
  request: string;
  seat: number;
  action: SpotsAction;
  version: number;
}
/**
 * An action was carried out and is stored; `version` is the one it led to.
 */
export interface ActionAcceptedMessage {
  type: "action_accepted";
  version: number;
  data: AcceptedRequest;
}
/**
 * An action was not carried out; `version` is the table's.
 */
export interface ActionRefusedMessage {
  type: "action_refused";
  version: number;
  data: RefusedRequest;
}
/**
 * Which request was refused, and why.
 */
export interface RefusedRequest {
  request: string;
  code: string;
  sentence: string;
}
/**
 * The body of every answer that is a refusal.
 */
export interface ApiError {
  code: string;
  sentence: string;
  version: number | null;
}
/**
 * A bot that can take a seat.
 */
export interface BotContent {
  name: string;
}
/**
 * A dog card as printed.
 */
export interface CardView {
  name: string;
  spaces: number[];
  paws: number;
}
/**
 * A request for the whole table.
 */
export interface ResyncMessage {
  type: "resync";
  version: number;
  data: {
    [k: string]: unknown;
  };
}
/**
 * The solo opponent.
 */
export interface D0GView {
  treats: number;
  scored: string[];
}
/**
 * A dog card.
 */
export interface DogContent {
  name: string;
  spaces: number[];
  paws: number;
}
/**
 * A dog in a pack.
 */
export interface DogView {
  name: string;
  spaces: number[];
  filled: number[];
  paws: number;
  scored: boolean;
  complete: boolean;
}
/**
 * Something that happened, in the past tense; the other fields depend on the type.
 */
export interface Fact {
  type: string;
  seat?: number | null;
  [k: string]: unknown;
}
/**
 * What one event brought about; `version` is the table's after it.
 */
export interface LogEntry {
  version: number;
  facts: Fact[];
}
/**
 * The guest who asks; the name is empty until one is chosen.
 */
export interface Me {
  guest: string;
  name: string;
}
/**
 * A message was not understood, or there is no such table.
 */
export interface MessageRefusedMessage {
  type: "message_refused";
  version: number;
  data: Refusal;
}
/**
 * Why a message was refused that is no readable request.
 */
export interface Refusal {
  code: string;
  sentence: string;
}
/**
 * A name the guest chooses; what a name may be is checked by the service.
 */
export interface NameRequest {
  name: string;
}
/**
 * What lies in front of a player; `buried` is the yard's total, `scored` counts dogs.
 */
export interface PlayerView {
  seat: number;
  treats: number;
  yard: number[];
  buried: number;
  paws: number;
  scored: number;
  cards: number;
  dogs: DogView[];
}
/**
 * A seat; bots are always present, people while they have the table open.
 */
export interface Seat {
  seat: number;
  kind: "person" | "bot";
  name: string;
  bot: string | null;
  taken: boolean;
  mine: boolean;
  present: boolean;
}
/**
 * What a seat of a new table is for: the one who sets it, a friend with the link, or a bot.
 */
export interface SeatRequest {
  kind: "person" | "bot" | "me";
  bot?: string | null;
}
/**
 * The name under which a guest sits down.
 */
export interface SeatTaking {
  name: string;
}
/**
 * The whole table: the first message, and the answer to `resync`.
 */
export interface TableStateMessage {
  type: "table_state";
  version: number;
  data: TableState;
}
/**
 * All a client needs to draw a table; `legal` holds the actions of the receiver's seats.
 */
export interface TableState {
  table: string;
  game: "spots";
  version: number;
  status: TableStatus;
  seats: Seat[];
  host: boolean;
  view: SpotsView | null;
  legal: {
    [k: string]: SpotsAction[];
  };
  log?: LogEntry[] | null;
}
/**
 * A whole position; everything in it is public.
 */
export interface SpotsView {
  phase: string;
  turn: number;
  acting: number[];
  chance: boolean;
  players: PlayerView[];
  d0g: D0GView | null;
  tiles: TileView[];
  top: CardView | null;
  deck: number;
  supply: SupplyView;
  trick: TrickView | null;
  roll: number[];
  rolling: number;
  aside: number;
  adjustments: number;
  winner: number | null;
  d0g_won: boolean;
}
/**
 * The tile on top in a position, counted from 1; `stack` is how many tiles lie there.
 */
export interface TileView {
  position: number;
  trick: string;
  colour: string;
  facedown: boolean;
  treats: number;
  stack: number;
}
/**
 * What is left to take.
 */
export interface SupplyView {
  dice: number;
  treats: number;
}
/**
 * The trick being done, at which step (from 1); `named` is 0 until a value is named.
 */
export interface TrickView {
  name: string;
  position: number;
  step: number;
  named: number;
}
/**
 * One or more events happened, or somebody came, went, or changed name.
 */
export interface TableChangedMessage {
  type: "table_changed";
  version: number;
  data: TableChange;
}
/**
 * A table's new state, what led to it, and the version before.
 */
export interface TableChange {
  table: string;
  game: "spots";
  version: number;
  status: TableStatus;
  seats: Seat[];
  host: boolean;
  view: SpotsView | null;
  legal: {
    [k: string]: SpotsAction[];
  };
  log?: LogEntry[] | null;
  facts: Fact[];
  since: number;
}
/**
 * A set of tiles that is recommended.
 */
export interface SetContent {
  name: string;
  tricks: string[];
}
/**
 * All that is printed on cards and tiles, and who can play; the first set is the usual one.
 */
export interface SpotsContent {
  dogs: DogContent[];
  tricks: TrickContent[];
  sets: SetContent[];
  bots: BotContent[];
}
/**
 * A trick tile.
 */
export interface TrickContent {
  name: string;
  colour: Colour;
  steps: StepMessage[];
}
/**
 * One clause of what a trick does, to be put into words, and the step it belongs to.
 */
export interface StepMessage {
  message: string;
  args: {
    [k: string]: string | number;
  };
  step: number;
}
/**
 * The new table; the id is the secret part of its link.
 */
export interface TableCreated {
  table: string;
}
/**
 * A table to be set; without a set, the game's usual one.
 */
export interface TableRequest {
  game: "spots";
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[];
  set?: string | null;
}
/**
 * A table in the guest's own list; `turn` tells whether the guest is to act.
 */
export interface TableSummary {
  table: string;
  game: string;
  status: TableStatus;
  seats: Seat[];
  turn: boolean;
}
