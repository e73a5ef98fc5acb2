/* Made from the server's schemas by `make wire`; edit those, not this file. */

export type TableAction = SpotsAction | SpottedAction;
export type SpotsAction =
  | DoTrick
  | ScoreDogs
  | Reroll
  | SpotsKeepRoll
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
export type SpottedAction =
  | SpottedKeepRoll
  | RerollDice
  | PickDie
  | PlaceSpots
  | WalkMeadow
  | CrossField
  | UseClover
  | GiveUpDie
  | AssignMagnifier
  | TakeMagnifier
  | AssignFactor;
export type Colour = "red" | "yellow" | "purple" | "blue" | "green";
export type ContinuedTable = SpotsContinued | SpottedContinued;
export type TableStatus = "waiting" | "playing" | "over" | "closed";
export type TableEvent = MoveEvent | DrawEvent | UndoEvent | SeatEvent | BeginEvent | CloseEvent;
export type OpenedTable = SpotsOpened | SpottedOpened;
export type PlayerMessage =
  ActionsMessage | UndoMessage | SayMessage | ResyncMessage | CheckMessage | DisagreeMessage;
export type Positions = SpotsPositions | SpottedPositions;
export type TableMessage =
  | TableOpenedMessage
  | TableContinuedMessage
  | HappenedMessage
  | SurroundingsMessage
  | ActionRefusedMessage
  | MessageRefusedMessage
  | PhraseSaidMessage
  | PositionCheckedMessage;
export type TableRequest = SpotsRequest | SpottedRequest;
export type TableState = SpotsTable | SpottedTable;

/**
 * Every message by its name.
 */
export interface Wire {
  About: About;
  Accepted: Accepted;
  ActRequest: ActRequest;
  ActionRefusedMessage: ActionRefusedMessage;
  Actions: Actions;
  ActionsMessage: ActionsMessage;
  ApiError: ApiError;
  AssignFactor: AssignFactor;
  AssignMagnifier: AssignMagnifier;
  Base: Base;
  BeginEvent: BeginEvent;
  BotContent: BotContent;
  BotSeating: BotSeating;
  BuryDie: BuryDie;
  CardView: CardView;
  CheckMessage: CheckMessage;
  ChooseDice: ChooseDice;
  ChooseValue: ChooseValue;
  Claim: Claim;
  CloseEvent: CloseEvent;
  Colour: Colour;
  ContinuedTable: ContinuedTable;
  CrossField: CrossField;
  D0gView: D0GView;
  Dice: Dice;
  DiceTally: DiceTally;
  DisagreeMessage: DisagreeMessage;
  Disagreement: Disagreement;
  DiscardDie: DiscardDie;
  DoMore: DoMore;
  DoTrick: DoTrick;
  DogContent: DogContent;
  DogView: DogView;
  DrawEvent: DrawEvent;
  Fact: Fact;
  FamilyContent: FamilyContent;
  FamilyView: FamilyView;
  FieldContent: FieldContent;
  FinishedGame: FinishedGame;
  Gains: Gains;
  GameOffer: GameOffer;
  GeneralView: GeneralView;
  GiveUpDie: GiveUpDie;
  HappenedEvents: HappenedEvents;
  HappenedMessage: HappenedMessage;
  IdentityLink: IdentityLink;
  Invitation: Invitation;
  LogEntry: LogEntry;
  LowerDie: LowerDie;
  MagnifierTally: MagnifierTally;
  Me: Me;
  MessageRefusedMessage: MessageRefusedMessage;
  MoveDie: MoveDie;
  MoveEvent: MoveEvent;
  MyData: MyData;
  NameRequest: NameRequest;
  NameValue: NameValue;
  OpenedTable: OpenedTable;
  Packs: Packs;
  PastEvents: PastEvents;
  PhraseRequest: PhraseRequest;
  PhraseSaidMessage: PhraseSaidMessage;
  PickDie: PickDie;
  PlaceDie: PlaceDie;
  PlaceSpots: PlaceSpots;
  PlayerMessage: PlayerMessage;
  PlayerView: PlayerView;
  PositionCheck: PositionCheck;
  PositionCheckedMessage: PositionCheckedMessage;
  Positions: Positions;
  PrintedContent: PrintedContent;
  Promise: Promise;
  PushRequest: PushRequest;
  QrCode: QrCode;
  RaiseDie: RaiseDie;
  Refusal: Refusal;
  RefusedRequest: RefusedRequest;
  RematchRequest: RematchRequest;
  ReportRequest: ReportRequest;
  Reported: Reported;
  Reroll: Reroll;
  RerollDice: RerollDice;
  ResyncMessage: ResyncMessage;
  Rules: Rules;
  SaidPhrase: SaidPhrase;
  SayMessage: SayMessage;
  ScoreDogs: ScoreDogs;
  Seat: Seat;
  SeatEvent: SeatEvent;
  SeatRequest: SeatRequest;
  SeatTaking: SeatTaking;
  SetAside: SetAside;
  SetContent: SetContent;
  SetDie: SetDie;
  SheetBest: SheetBest;
  SheetContent: SheetContent;
  SheetView: SheetView;
  SoloRecords: SoloRecords;
  SpareKey: SpareKey;
  SpotsAction: SpotsAction;
  SpotsConfig: SpotsConfig;
  SpotsContent: SpotsContent;
  SpotsContinued: SpotsContinued;
  SpotsLesson: SpotsLesson;
  SpotsMoment: SpotsMoment;
  SpotsOpened: SpotsOpened;
  SpotsPosition: SpotsPosition;
  SpotsPositions: SpotsPositions;
  SpotsRequest: SpotsRequest;
  SpotsTable: SpotsTable;
  SpottedAction: SpottedAction;
  SpottedConfig: SpottedConfig;
  SpottedContent: SpottedContent;
  SpottedContinued: SpottedContinued;
  SpottedGame: SpottedGame;
  SpottedLesson: SpottedLesson;
  SpottedMoment: SpottedMoment;
  SpottedOpened: SpottedOpened;
  SpottedPosition: SpottedPosition;
  SpottedPositions: SpottedPositions;
  SpottedRequest: SpottedRequest;
  SpottedTable: SpottedTable;
  SpottedTally: SpottedTally;
  Statistics: Statistics;
  StepMessage: StepMessage;
  Stop: Stop;
  SupplyView: SupplyView;
  Surroundings: Surroundings;
  SurroundingsMessage: SurroundingsMessage;
  TableAction: TableAction;
  TableContinuedMessage: TableContinuedMessage;
  TableCreated: TableCreated;
  TableEvent: TableEvent;
  TableMessage: TableMessage;
  TableOpenedMessage: TableOpenedMessage;
  TableRequest: TableRequest;
  TableState: TableState;
  TableStatus: TableStatus;
  TableSummary: TableSummary;
  TakeDie: TakeDie;
  TakeMagnifier: TakeMagnifier;
  Tally: Tally;
  Terms: Terms;
  TermsRequest: TermsRequest2;
  TileView: TileView;
  TrickContent: TrickContent;
  TrickView: TrickView;
  UndoEvent: UndoEvent;
  UndoMessage: UndoMessage;
  UndoRequest: UndoRequest;
  Undoing: Undoing;
  UseClover: UseClover;
  WalkMeadow: WalkMeadow;
  SpotsKeepRoll: SpotsKeepRoll;
  SpotsView: SpotsView;
  SpottedKeepRoll: SpottedKeepRoll;
  SpottedView: SpottedView;
}
/**
 * The server's version, the address to put before a link's path for friends, and its games.
 *
 * `client` is the address of the script that the page begins with: another build has another.
 * `push` is the key by which a browser lets this server call; null where it calls nobody.
 */
export interface About {
  version: string;
  client: string | null;
  address: string;
  push: string | null;
  games: GameOffer[];
}
/**
 * A game that this server has; `options` are JSON Schemas of what may be wished, by name.
 */
export interface GameOffer {
  name: string;
  fewest: number;
  most: number;
  options: {
    [k: string]: unknown;
  };
}
/**
 * The answer to an action that was carried out; `version` is the one it led to.
 */
export interface Accepted {
  request: string;
  version: number;
}
/**
 * An action by plain HTTP; `version` is the one its sender saw.
 */
export interface ActRequest {
  request: string;
  seat: number;
  action: TableAction;
  version: number;
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
 * Spend a treat to reroll the whole roll or, if the tile allows it, the named dice.
 */
export interface Reroll {
  values: number[] | null;
  type: "reroll";
}
/**
 * Spend no more treats on this roll.
 */
export interface SpotsKeepRoll {
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
 * Discard a die of the roll, if the tile allows it.
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
 * Add one of the player's own dice to the roll: from a dog or, if no dog is named, the yard.
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
 * Decline the offered step.
 */
export interface Stop {
  type: "stop";
}
/**
 * Re-roll no more.
 */
export interface SpottedKeepRoll {
  type: "keep_roll";
}
/**
 * Cross off a re-roll symbol and re-roll these dice.
 */
export interface RerollDice {
  colours: string[];
  type: "reroll_dice";
}
/**
 * Take a die from the table.
 */
export interface PickDie {
  colour: string;
  type: "pick_die";
}
/**
 * Place a die, or a round bonus, on a family: how many spots each of its beetles gets.
 */
export interface PlaceSpots {
  colour: string;
  groups: number[];
  type: "place_spots";
}
/**
 * Use a die for steps on the meadow.
 */
export interface WalkMeadow {
  colour: string;
  type: "walk_meadow";
}
/**
 * Step on a field of the meadow.
 */
export interface CrossField {
  field: string;
  type: "cross_field";
}
/**
 * Use a cloverleaf die.
 */
export interface UseClover {
  colour: string;
  type: "use_clover";
}
/**
 * Give up a die that cannot be used at all.
 */
export interface GiveUpDie {
  colour: string;
  type: "give_up_die";
}
/**
 * Give a family the magnifier just crossed.
 */
export interface AssignMagnifier {
  colour: string;
  type: "assign_magnifier";
}
/**
 * Take any magnifier of the meadow, as a bonus.
 */
export interface TakeMagnifier {
  field: string;
  type: "take_magnifier";
}
/**
 * Give a family the factor from the track.
 */
export interface AssignFactor {
  colour: string;
  type: "assign_factor";
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
 * Actions of one seat by their numbers, done one after another, all of them or none.
 *
 * `request` is any id that is not used twice. Chance comes after the last of them only.
 */
export interface Actions {
  request: string;
  seat: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  actions: number[];
}
/**
 * A request to act; `version` is the one its sender saw.
 */
export interface ActionsMessage {
  type: "act";
  version: number;
  data: Actions;
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
 * Where events lead on from: the position's record in base 64, null before the game begins.
 *
 * `draws` tell how many draws there were for each purpose.
 */
export interface Base {
  version: number;
  position: string | null;
  draws: {
    [k: string]: number;
  };
}
/**
 * Every seat was taken, and the game was set up.
 */
export interface BeginEvent {
  begun: true;
}
/**
 * A bot that can take a seat.
 */
export interface BotContent {
  name: string;
}
/**
 * The bot that is to have a seat.
 */
export interface BotSeating {
  bot: string;
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
 * A request for the check of the present position.
 */
export interface CheckMessage {
  type: "check";
  version: number;
  data: {
    [k: string]: unknown;
  };
}
/**
 * The code of a link, on the device that it was carried to; or a spare key.
 */
export interface Claim {
  code: string;
}
/**
 * The table was closed before its game was over.
 */
export interface CloseEvent {
  closed: true;
}
/**
 * A table, and the events that its receiver has not seen.
 *
 * `due` tells by seat how many milliseconds are left, `check` is the CRC-32 of the position.
 */
export interface SpotsContinued {
  seats: Seat[];
  watching: number;
  host: boolean;
  rematch: string | null;
  table: string;
  terms: Terms;
  rules: Rules;
  dice: Dice | null;
  status: TableStatus;
  stuck: string | null;
  due: {
    [k: string]: number;
  };
  check: number | null;
  events: TableEvent[];
  game: "spots";
  setup: SpotsConfig;
}
/**
 * A seat; bots are always present, people while they have the table open.
 *
 * `stand_in` is a bot that plays for the person until they are back; `kept` tells that a free
 * seat waits for one guest, the receiver or another.
 */
export interface Seat {
  seat: number;
  kind: "person" | "bot";
  name: string;
  bot: string | null;
  stand_in?: string | null;
  kept?: ("me" | "other") | null;
  taken: boolean;
  mine: boolean;
  present: boolean;
}
/**
 * What was agreed beside the game's own options.
 */
export interface Terms {
  public: boolean;
  pace: "live" | "slow";
  seconds: number | null;
  undo: boolean;
  odds: boolean;
}
/**
 * Under which rules a game was begun, and whether other ones are in force now.
 *
 * `module` names the WebAssembly module that the server plays by, null where there is none.
 */
export interface Rules {
  version: number;
  content: string;
  pack: string | null;
  changed: boolean;
  module: string | null;
}
/**
 * What the dice come from; `seed` is told when the game has ended, `inputs` are by seat.
 */
export interface Dice {
  scheme: string;
  commitment: string;
  inputs: string[];
  seed: string | null;
}
/**
 * A seat acted, by the action's number; `by` is the bot that chose, `late` for want of time.
 */
export interface MoveEvent {
  seat: number;
  action: number;
  by?: string | null;
  late?: boolean | null;
}
/**
 * Chance brought something; what the numbers mean follows from the position.
 */
export interface DrawEvent {
  drawn: number[];
}
/**
 * A seat took an action of its own back: the event of that version is out of the game.
 */
export interface UndoEvent {
  undone: number;
  seat: number;
}
/**
 * A seat changed hands; `bot` plays it from now on, else a person, or nobody yet.
 */
export interface SeatEvent {
  seated: "joined" | "left" | "removed" | "handed" | "timeout" | "returned";
  seat: number;
  bot: string | null;
}
/**
 * How a game is set up.
 *
 * One seat plays alone against d0g; `tiles` are six names by position; none means the first set.
 */
export interface SpotsConfig {
  seats: number;
  tiles: string[] | null;
  off_leash: boolean;
  d0g_treats: number;
}
/**
 * A table, and the events that its receiver has not seen.
 *
 * `due` tells by seat how many milliseconds are left, `check` is the CRC-32 of the position.
 */
export interface SpottedContinued {
  seats: Seat[];
  watching: number;
  host: boolean;
  rematch: string | null;
  table: string;
  terms: Terms;
  rules: Rules;
  dice: Dice | null;
  status: TableStatus;
  stuck: string | null;
  due: {
    [k: string]: number;
  };
  check: number | null;
  events: TableEvent[];
  game: "spotted";
  setup: SpottedConfig;
}
/**
 * How a game is set up; the first seat begins every round; a single seat plays alone.
 *
 * `sheet` is the name of one of the game's sheets.
 */
export interface SpottedConfig {
  seats: number;
  sheet: string;
}
/**
 * The solo opponent.
 */
export interface D0GView {
  treats: number;
  scored: string[];
}
/**
 * How often each face from 1 to 6 came up for the guest at a game; a cloverleaf counts as 6.
 *
 * `chance` is how often fair dice come out at least as uneven; none where there are too few dice.
 */
export interface DiceTally {
  game: string;
  faces: number[];
  chance: number | null;
}
/**
 * Tells that the sender's position differs from the server's; answered with the table.
 */
export interface DisagreeMessage {
  type: "disagree";
  version: number;
  data: Disagreement;
}
/**
 * The sender's position at a version has another check than the server's.
 */
export interface Disagreement {
  version: number;
  check: number | null;
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
 * A beetle family: which of its beetles, from 1, is the bonus beetle, and its target.
 */
export interface FamilyContent {
  colour: string;
  bonus: number;
  count: number;
}
/**
 * One family on a sheet; `score` is what it would score now.
 */
export interface FamilyView {
  colour: string;
  beetles: number[];
  circled: boolean;
  magnifier: string | null;
  factor: number;
  score: number;
}
/**
 * A field of the meadow: a step, a cloverleaf or a kind of magnifier, and where it is drawn.
 */
export interface FieldContent {
  id: string;
  kind: string;
  column: number;
  row: number;
}
/**
 * A game that was played to its end; `winners` are seats, `scores` are by seat.
 *
 * Nobody won where an automatic opponent did.
 */
export interface FinishedGame {
  table: TableSummary;
  winners: number[];
  scores: number[];
}
/**
 * A table in a list; `turn` tells whether the guest is to act, `due` until when.
 */
export interface TableSummary {
  table: string;
  game: string;
  status: TableStatus;
  seats: Seat[];
  turn: boolean;
  terms: Terms;
  changed: number;
  due: number | null;
}
/**
 * The gain of each legal action of a seat, in the order of the actions.
 *
 * Each says by how many `points` its score would change, how many `bonuses` of the track it
 * unlocks, and whether it `ends` what the seat must write, so that dice may roll right after it. A
 * die that may be taken counts as its best use, if it were used at once. An action that leads over
 * the meadow counts as the best walk to its end, with the number of `magnifiers` on it.
 */
export interface Gains {
  points: number[];
  bonuses: number[];
  magnifiers: number[];
  ends: boolean[];
}
/**
 * A position of a game without messages of its own; `shown` is what the game tells of it.
 *
 * `by_seat` names what of it holds one value for each seat.
 */
export interface GeneralView {
  acting: number[];
  chance: boolean;
  winners: number[] | null;
  scores: number[] | null;
  shown: {
    [k: string]: unknown;
  };
  by_seat: string[];
}
/**
 * Events after the version `since`, and when the server stored them, in milliseconds.
 *
 * `request` is the one that these events answer. What is left out has not changed.
 */
export interface HappenedEvents {
  since: number;
  at: number;
  events: TableEvent[];
  request?: string | null;
  check?: number | null;
  due?: {
    [k: string]: number;
  } | null;
  seats?: Seat[] | null;
  status?: TableStatus | null;
  dice?: Dice | null;
}
/**
 * Events happened and are stored; `version` is the one after them.
 */
export interface HappenedMessage {
  type: "happened";
  version: number;
  data: HappenedEvents;
}
/**
 * A link that carries the guest to another device, once; the QR code shows its `url`.
 *
 * The code stands in the fragment, which browsers keep to themselves.
 */
export interface IdentityLink {
  code: string;
  path: string;
  url: string;
  expires_ms: number;
  qr: QrCode;
}
/**
 * A square of `size` modules a side, with the quiet zone; `path` draws the dark ones as SVG.
 */
export interface QrCode {
  size: number;
  path: string;
}
/**
 * The link to a table as others reach it, and the picture of it for their cameras.
 */
export interface Invitation {
  url: string;
  qr: QrCode;
}
/**
 * What one event brought about; `version` is the table's after it.
 */
export interface LogEntry {
  version: number;
  facts: Fact[];
}
/**
 * How often the guest gave a kind of magnifier to a family, and the points that brought.
 */
export interface MagnifierTally {
  kind: string;
  given: number;
  points: number;
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
 * Everything the server stores about a guest; the tables' ids are the secret part of links.
 *
 * `spare_ms` tells when the guest's spare key was made, `called` in how many browsers the guest is
 * called back to tables.
 */
export interface MyData {
  guest: string;
  name: string;
  created_ms: number;
  seen_ms: number;
  devices: number;
  spare_ms: number | null;
  called: number;
  tables: string[];
}
/**
 * A name the guest chooses; what a name may be is checked by the service.
 */
export interface NameRequest {
  name: string;
}
/**
 * A table from its base on.
 */
export interface SpotsOpened {
  seats: Seat[];
  watching: number;
  host: boolean;
  rematch: string | null;
  table: string;
  terms: Terms;
  rules: Rules;
  dice: Dice | null;
  status: TableStatus;
  stuck: string | null;
  due: {
    [k: string]: number;
  };
  check: number | null;
  events: TableEvent[];
  base: Base;
  game: "spots";
  setup: SpotsConfig;
}
/**
 * A table from its base on.
 */
export interface SpottedOpened {
  seats: Seat[];
  watching: number;
  host: boolean;
  rematch: string | null;
  table: string;
  terms: Terms;
  rules: Rules;
  dice: Dice | null;
  status: TableStatus;
  stuck: string | null;
  due: {
    [k: string]: number;
  };
  check: number | null;
  events: TableEvent[];
  base: Base;
  game: "spotted";
  setup: SpottedConfig;
}
export interface Packs {
  [k: string]: string[];
}
/**
 * Events of a table after a version, up to another, and where they lead on from.
 *
 * `latest` is the table's version now, `check` the CRC-32 of the position after these events.
 */
export interface PastEvents {
  base: Base;
  version: number;
  latest: number;
  check: number | null;
  events: TableEvent[];
}
/**
 * A quick phrase, said from a seat the guest holds.
 */
export interface PhraseRequest {
  seat: number;
  phrase:
    | "hello"
    | "good-luck"
    | "well-played"
    | "thanks"
    | "oops"
    | "wow"
    | "hurry"
    | "sorry"
    | "one-moment"
    | "good-game"
    | "again"
    | "bye"
    | "laugh"
    | "cry"
    | "cheer"
    | "think";
}
/**
 * Somebody says one of the quick phrases; it is in no log.
 */
export interface PhraseSaidMessage {
  type: "phrase_said";
  version: number;
  data: SaidPhrase;
}
/**
 * Who says what.
 */
export interface SaidPhrase {
  seat: number;
  phrase:
    | "hello"
    | "good-luck"
    | "well-played"
    | "thanks"
    | "oops"
    | "wow"
    | "hurry"
    | "sorry"
    | "one-moment"
    | "good-game"
    | "again"
    | "bye"
    | "laugh"
    | "cry"
    | "cheer"
    | "think";
}
/**
 * A request to take an action back; `version` is the one its sender saw.
 */
export interface UndoMessage {
  type: "undo";
  version: number;
  data: Undoing;
}
/**
 * A seat's last action is to be taken back; `request` is any id that is not used twice.
 */
export interface Undoing {
  request: string;
  seat: number;
}
/**
 * A quick phrase to be said.
 */
export interface SayMessage {
  type: "say";
  version: number;
  data: PhraseRequest;
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
 * What is in front of a player; `buried` is the yard's total, `scored` counts dogs.
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
 * The CRC-32 of a position's record, null before the game begins.
 */
export interface PositionCheck {
  check: number | null;
}
/**
 * The answer to `check`.
 */
export interface PositionCheckedMessage {
  type: "position_checked";
  version: number;
  data: PositionCheck;
}
/**
 * Positions that follow each other; `latest` is the table's version now.
 */
export interface SpotsPositions {
  latest: number;
  game: "spots";
  positions: SpotsPosition[];
}
/**
 * A table as it was at a version; no view until the game begins.
 */
export interface SpotsPosition {
  version: number;
  view: SpotsView | null;
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
 * The tile on top in a position, counted from 1; `stack` is how many tiles are there.
 *
 * `seen` are the tiles of the stack that have been shown, in the order in which they come up.
 */
export interface TileView {
  position: number;
  trick: string;
  colour: string;
  facedown: boolean;
  treats: number;
  stack: number;
  seen: string[];
}
/**
 * What is left in the supply.
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
 * Positions that follow each other; `latest` is the table's version now.
 */
export interface SpottedPositions {
  latest: number;
  game: "spotted";
  positions: SpottedPosition[];
}
/**
 * A table as it was at a version; no view until the game begins.
 */
export interface SpottedPosition {
  version: number;
  view: SpottedView | null;
}
/**
 * A whole position; everything in it is public.
 *
 * `table` are the dice nobody has taken, `picking` the seats that still pick, in order.
 */
export interface SpottedView {
  phase: string;
  round: number;
  round_bonus: number;
  active: number;
  acting: number[];
  chance: boolean;
  table: unknown[][];
  rolling: string[];
  lowest_only: boolean;
  picking: number[];
  sheets: SheetView[];
  winners: number[] | null;
}
/**
 * A player's sheet and what the player is in the middle of.
 *
 * `writing` is what the player must write; `steps`, `kind`, `factor` and `bonuses` belong to it:
 * steps left to walk, the magnifier or factor to be assigned, the round bonuses to be placed.
 * `sources` are the points that come from no family; with those of the families they add up to
 * `score`.
 */
export interface SheetView {
  seat: number;
  families: FamilyView[];
  crossed: string[];
  reachable: string[];
  track: number;
  clovers: number;
  rerolls: number;
  rerolls_used: number;
  extra: number;
  points: number;
  dice: unknown[][];
  writing: string;
  steps: number;
  kind: string | null;
  factor: number;
  bonuses: number[];
  sources: {
    [k: string]: number;
  };
  score: number;
  full_beetles: number;
  band: number | null;
}
/**
 * Content as the rules read it: its record in base 64, and tables that give numbers names.
 *
 * Which tables there are depends on the game.
 */
export interface PrintedContent {
  hash: string;
  record: string;
  [k: string]: unknown;
}
/**
 * The SHA-256 of a seed, told before anybody adds to it.
 */
export interface Promise {
  commitment: string;
}
/**
 * What a browser's `PushSubscription` has, and the language to be called in.
 *
 * `address` is its `endpoint`; the two keys are written as base64url, without padding.
 */
export interface PushRequest {
  address: string;
  p256dh: string;
  auth: string;
  language: string;
}
/**
 * Dice for the game to come: a promise asked for before, and what this device adds.
 */
export interface RematchRequest {
  commitment?: string | null;
  entropy?: string;
}
/**
 * A problem at a version of a table, in the guest's own words.
 */
export interface ReportRequest {
  version: number;
  text: string;
}
/**
 * The report as the server's owner will find it.
 */
export interface Reported {
  report: string;
}
/**
 * What a seat of a new table is for: the one who sets it, a friend with the link, or a bot.
 */
export interface SeatRequest {
  kind: "person" | "bot" | "me";
  bot?: string | null;
  name?: string | null;
}
/**
 * The name under which a guest sits down, and what their device adds to the dice.
 *
 * With `beside` the guest has a seat already and the name is that of somebody at the same device.
 */
export interface SeatTaking {
  name: string;
  beside?: boolean;
  entropy?: string;
}
/**
 * A set of tiles that is recommended.
 */
export interface SetContent {
  name: string;
  tricks: string[];
}
/**
 * The guest's best game alone on a sheet, and how many there were.
 */
export interface SheetBest {
  sheet: string;
  table: string;
  score: number;
  band: number;
  ended: number;
  played: number;
}
/**
 * All that is printed on a sheet; `magnifiers` are the spot counts that each kind looks for.
 */
export interface SheetContent {
  id: string;
  name: string;
  about: string;
  reroll_symbols: number;
  track: string[];
  families: FamilyContent[];
  magnifiers: {
    [k: string]: number[];
  };
  start: string;
  fields: FieldContent[];
  edges: unknown[][];
}
/**
 * What there is to beat alone: the highest score of each band but the last, and own bests.
 */
export interface SoloRecords {
  bands: number[];
  bests: SheetBest[];
}
/**
 * Letters to be kept outside of the browser: whoever enters them at `/carry` is the guest.
 */
export interface SpareKey {
  key: string;
  created_ms: number;
}
/**
 * All that is printed on cards and tiles, and who can play; the first set is the usual one.
 *
 * `names` are what a pack calls its tricks and sets in other languages, by language.
 */
export interface SpotsContent {
  dogs: DogContent[];
  tricks: TrickContent[];
  sets: SetContent[];
  bots: BotContent[];
  names: {
    [k: string]: {
      [k: string]: string;
    };
  };
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
 * A lesson; its dice are chosen for learning. Seat 0 is the learner's.
 */
export interface SpotsLesson {
  game: "spots";
  moments: SpotsMoment[];
}
/**
 * Where a lesson stands: what led there, what is said, what is to be done.
 *
 * Without an action a sentence is only to be read; without both the other player moves next. What
 * the sentence may name is read off the position.
 */
export interface SpotsMoment {
  scene: string;
  say: string | null;
  named: {
    [k: string]: number | string | number[] | string[];
  };
  facts: Fact[];
  view: SpotsView;
  action: SpotsAction | null;
}
/**
 * A set by its name, tiles by hand or drawn at random, else the usual set.
 *
 * `d0g_treats` are those d0g starts with; it plays where there is one seat only.
 */
export interface SpotsRequest {
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[];
  pack?: string | null;
  terms?: TermsRequest;
  commitment?: string | null;
  entropy?: string;
  set?: string | null;
  tiles?: string[] | null;
  random?: boolean;
  off_leash?: boolean;
  d0g_treats?: number | null;
  game: "spots";
}
/**
 * What holds at a table beside the game's own options.
 *
 * `seconds` is the time for each decision, 10 seconds to an hour at a live table and an hour to
 * two weeks at a slow one; when it runs out a bot decides.
 */
export interface TermsRequest {
  public?: boolean;
  pace?: "live" | "slow";
  seconds?: number | null;
  undo?: boolean;
  odds?: boolean;
}
/**
 * A table; `legal` holds the actions of the receiver's seats.
 */
export interface SpotsTable {
  table: string;
  version: number;
  status: TableStatus;
  seats: Seat[];
  host: boolean;
  watching: number;
  clocks: {
    [k: string]: number;
  };
  undo: number[];
  rematch: string | null;
  stuck: string | null;
  terms?: Terms | null;
  rules?: Rules | null;
  dice?: Dice | null;
  log?: LogEntry[] | null;
  game: "spots";
  setup: SpotsConfig;
  view: SpotsView | null;
  legal: {
    [k: string]: SpotsAction[];
  };
}
/**
 * The sheets there are, and who can play; the first sheet is the usual one.
 */
export interface SpottedContent {
  sheets: SheetContent[];
  bots: BotContent[];
}
/**
 * A game of Spotted! and the guest's sheet in it.
 *
 * `band` is that of a game alone; `rows` are the families with spots on all five beetles;
 * `magnifiers` those that were given to families.
 */
export interface SpottedGame {
  table: string;
  sheet: string;
  ended: number;
  alone: boolean;
  won: boolean;
  score: number;
  band: number | null;
  rows: number;
  magnifiers: number;
  circled: number;
}
/**
 * A lesson; its dice are chosen for learning. Seat 0 is the learner's.
 */
export interface SpottedLesson {
  game: "spotted";
  moments: SpottedMoment[];
}
/**
 * Where a lesson stands: what led there, what is said, what is to be done.
 *
 * Without an action a sentence is only to be read; without both the other player moves next. What
 * the sentence may name is read off the position.
 */
export interface SpottedMoment {
  scene: string;
  say: string | null;
  named: {
    [k: string]: number | string | number[] | string[];
  };
  facts: Fact[];
  view: SpottedView;
  action: SpottedAction | null;
}
/**
 * The usual sheet unless another is named.
 *
 * Who begins is drawn by lot, by turning the order of the seats, or is the first as `given`.
 */
export interface SpottedRequest {
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatRequest[];
  pack?: string | null;
  terms?: TermsRequest1;
  commitment?: string | null;
  entropy?: string;
  sheet?: string | null;
  first?: "random" | "given";
  game: "spotted";
}
/**
 * What holds at a table beside the game's own options.
 *
 * `seconds` is the time for each decision, 10 seconds to an hour at a live table and an hour to
 * two weeks at a slow one; when it runs out a bot decides.
 */
export interface TermsRequest1 {
  public?: boolean;
  pace?: "live" | "slow";
  seconds?: number | null;
  undo?: boolean;
  odds?: boolean;
}
/**
 * A table; `legal` holds the actions of the receiver's seats.
 */
export interface SpottedTable {
  table: string;
  version: number;
  status: TableStatus;
  seats: Seat[];
  host: boolean;
  watching: number;
  clocks: {
    [k: string]: number;
  };
  undo: number[];
  rematch: string | null;
  stuck: string | null;
  terms?: Terms | null;
  rules?: Rules | null;
  dice?: Dice | null;
  log?: LogEntry[] | null;
  game: "spotted";
  setup: SpottedConfig;
  view: SpottedView | null;
  legal: {
    [k: string]: SpottedAction[];
  };
  gains?: {
    [k: string]: Gains;
  } | null;
}
/**
 * The guest's games of Spotted!, oldest first, and the magnifiers of all of them.
 */
export interface SpottedTally {
  games: SpottedGame[];
  magnifiers: MagnifierTally[];
}
/**
 * A guest's finished games, newest first, and what they add up to.
 *
 * `more` tells that there are older tables, which are not looked at. Games in which the guest held
 * several seats count in no tally. Games may add fields of their own.
 */
export interface Statistics {
  games: FinishedGame[];
  tallies: Tally[];
  dice: DiceTally[];
  more: boolean;
  spotted: SpottedTally;
  solo: SoloRecords;
}
/**
 * How often the guest played a game, and won; `alone` without other seats.
 */
export interface Tally {
  game: string;
  alone: boolean;
  played: number;
  won: number;
}
/**
 * What is around a table and in no log.
 */
export interface Surroundings {
  seats: Seat[];
  watching: number;
  host: boolean;
  rematch: string | null;
}
/**
 * Somebody came, went or changed name, or the table was set again.
 */
export interface SurroundingsMessage {
  type: "surroundings";
  version: number;
  data: Surroundings;
}
/**
 * The first message to whoever has seen the table up to a version.
 */
export interface TableContinuedMessage {
  type: "table_continued";
  version: number;
  data: ContinuedTable;
}
/**
 * The new table; the id is the secret part of its link.
 */
export interface TableCreated {
  table: string;
}
/**
 * The table: the first message, and the answer to `resync` and `disagree`.
 */
export interface TableOpenedMessage {
  type: "table_opened";
  version: number;
  data: OpenedTable;
}
/**
 * What holds at a table beside the game's own options.
 *
 * `seconds` is the time for each decision, 10 seconds to an hour at a live table and an hour to
 * two weeks at a slow one; when it runs out a bot decides.
 */
export interface TermsRequest2 {
  public?: boolean;
  pace?: "live" | "slow";
  seconds?: number | null;
  undo?: boolean;
  odds?: boolean;
}
/**
 * The same by plain HTTP; `version` is the one its sender saw.
 */
export interface UndoRequest {
  request: string;
  seat: number;
  version: number;
}
