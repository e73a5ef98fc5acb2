import type { Below } from "../replay/fair";
import type { Fact } from "../wire";
import type { Content } from "./description";
import type { Machine } from "./machine";
import { newStream } from "./stream";

/** A position is a value: the bytes of its record, which are never modified. */
export type Position = Uint8Array;

export interface Acting {
  seats: number[];
  chance: boolean;
}

export interface Outcome {
  winners: number[];
  scores: number[];
}

/** A seat's action, or an outcome of chance, in the form of logs. */
export type Event<Action, Drawn> = { type: "move"; seat: number; action: Action } | { type: "drawn"; outcome: Drawn };

export interface Applied {
  position: Position;
  facts: Fact[];
}

/** A position as numbers: its record, and what the rules count in it. */
export interface Seen<Game, Counts> {
  game: Game;
  counts: Counts;
}

interface Typed {
  type: string;
}

type Meaning = (value: number) => unknown;
type ListMeaning = (values: number[]) => unknown;

/** The parameters of an event that stand for no seat, no number and no dice. */
const NOTHING: readonly number[] = [];

/**
 * The rules of a game with some content, the same as the server's: they run in the game's module, and nothing here
 * knows them. How a game's numbers are translated into words is up to its own class.
 */
export abstract class Engine<Game, Counts, View, Action extends Typed, Drawn extends Typed, Config> {
  /** The address of the content that entry points are called with. */
  readonly content: number;
  private readonly game: number;
  private readonly counts: number;
  private readonly legalMoves: number;
  private readonly facts: number;
  private readonly given: number;
  private readonly weights = new Map<string, Uint8Array>();
  private readonly seenBefore = new WeakMap<Position, Seen<Game, Counts>>();
  private mind = 0;

  constructor(
    protected readonly machine: Machine,
    readonly printed: Content,
  ) {
    const { sizes } = machine.description;
    const record = Uint8Array.from(atob(printed.record), (letter) => letter.charCodeAt(0));
    this.content = machine.take(record.length);
    machine.bytes(this.content, record.length).set(record);
    this.game = machine.take(machine.sizeOf("game"));
    this.counts = machine.take(machine.sizeOf("counts"));
    this.legalMoves = machine.take(2 * sizes.legal);
    this.facts = machine.take(2 * sizes.facts);
    this.given = machine.take(ROOM);
  }

  /** Sets up a game; random parts of the setup follow as chance events. */
  abstract start(config: Config): Position;
  abstract acting(position: Position): Acting;
  /** Draws an outcome for the current chance event, with the right probabilities. */
  abstract draw(position: Position, below: Below): Drawn;
  abstract outcome(position: Position): Outcome | null;
  /** The view for boards: the same as the server sends. */
  abstract view(position: Position): View;
  /** What else the server sends about seats that have to act. */
  abstract hints(position: Position, seats: readonly number[]): Record<string, unknown>;
  /** Everything that a seat's options depend on, if only its own moves change that. */
  abstract seatState(position: Position, seat: number): Uint8Array | null;
  /** The number of players. */
  protected abstract seats(game: Game): number;
  protected abstract phase(game: Game): number;
  protected abstract whose(counts: Counts): number;
  /** The values of a range, if they depend on content or position. */
  protected abstract table(range: string, seen: Seen<Game, Counts>): readonly unknown[];
  protected abstract readonly meanings: Record<string, Meaning>;
  protected abstract readonly lists: Record<string, ListMeaning>;
  /** Parameters of the module's `list_legal` between content and working space. */
  protected abstract bySeat(seat: number): number[];
  protected abstract applyOutcome(position: Position, outcome: Drawn): Applied;
  /** An outcome of chance from its numbers: dice by value or by die, a card's or a tile's number. */
  abstract drawnOf(position: Position, numbers: readonly number[]): Drawn;
  /** The inverse of `drawnOf`. */
  abstract numbersOf(position: Position, outcome: Drawn): number[];

  /** The purpose of the current chance event, such as `dice/0`; otherwise empty. */
  purpose(position: Position): string {
    const { game, counts } = this.seen(position);
    const text = this.machine.description.purposes[this.word("phases", this.phase(game))] ?? "";
    return text.replace("{}", String(this.whose(counts)));
  }

  /** The number of players in a position. */
  seatsAt(position: Position): number {
    return this.seats(this.seen(position).game);
  }

  /** A seat's legal actions by number, ascending; none unless it has to act. */
  legalDense(position: Position, seat: number): number[] {
    if (!this.acting(position).seats.includes(seat)) return [];
    const given = [...this.at(position), ...this.bySeat(seat), this.legalMoves, this.machine.description.sizes.legal];
    const count = this.machine.call("list_legal", ...given);
    return Array.from(this.machine.shorts(this.legalMoves, count));
  }

  legal(position: Position, seat: number): Action[] {
    return this.legalDense(position, seat).map((number) => this.fromDense(position, number));
  }

  /** The meaning of an action's number in a position. */
  fromDense(position: Position, number: number): Action {
    const kind = this.machine.description.actions.findLast((each) => each.first <= number);
    if (!kind) throw new Error(`There is no action ${number}`);
    let left = number - kind.first;
    const found: Record<string, unknown> = Object.fromEntries(kind.fields.map((field) => [field, null]));
    for (const [field, range] of Object.entries(kind.counted).reverse()) {
      const { size, least } = this.range(range);
      const index = left % size;
      found[field] = least === undefined ? this.values(range, position)[index] : least + index;
      left = (left - index) / size;
    }
    return { ...found, type: kind.type } as unknown as Action;
  }

  /** An action's number; throws for an action that means nothing in the position. */
  toDense(position: Position, action: Action): number {
    const given = new Map(Object.entries(this.usual(position, action)).filter(([, value]) => value !== null));
    given.delete("type");
    const kind = this.machine.description.actions.find(({ type, counted }) => {
      const fields = Object.keys(counted);
      return type === action.type && fields.length === given.size && fields.every((field) => given.has(field));
    });
    if (!kind) throw new Error(`There is no such action: ${JSON.stringify(action)}`);
    let number = 0;
    for (const [field, range] of Object.entries(kind.counted)) {
      number = number * this.range(range).size + this.indexOf(range, given.get(field), position);
    }
    return kind.first + number;
  }

  /** Applies an event; throws if the rules do not allow it. */
  apply(position: Position, event: Event<Action, Drawn>): Applied {
    if (event.type === "drawn") return this.applyOutcome(position, event.outcome);
    const number = this.toDense(position, event.action);
    if (!this.legalDense(position, event.seat).includes(number)) throw new Error("The rules do not allow this now.");
    return this.applyDense(position, event.seat, number);
  }

  /** Does a legal action given by its number; the caller guarantees that it is legal. */
  applyDense(position: Position, seat: number, number: number): Applied {
    return this.applyEvent(position, "move", [...this.bySeat(seat), number], NOTHING);
  }

  /**
   * Later positions as they would be if a seat had not moved on from an earlier one; in each of them another seat moved
   * next. Null if the choices in one of those would have been different, or might have been.
   */
  withoutMove(_positions: readonly Position[], _seat: number, _before: Position): Position[] | null {
    return null;
  }

  /** Lets a bot choose an action's number; `seed` is below 2 ** 32, and its weights must be loaded. */
  pick(bot: string, position: Position, seat: number, seed: number, patience = 1): number {
    const { machine } = this;
    const number = machine.description.bots.indexOf(bot);
    if (number < 0) throw new Error(`There is no bot ${bot}`);
    const mind = this.freshMind(this.seatsAt(position), patience);
    machine.bytes(this.given, 8).set(new Uint8Array(Uint32Array.from(newStream(seed)).buffer));
    return machine.call("pick_at_table", number, ...this.at(position), seat, mind, 1, this.given, 1);
  }

  /** The weights file that bots need for this number of players. */
  weightsFor(seats: number): string {
    const net = this.machine.description.nets.find((each) => each.seats.includes(seats));
    if (!net) throw new Error(`Nothing was learned for ${seats} players`);
    return net.file;
  }

  /** Loads trained weights for bots. */
  teach(file: string, weights: Uint8Array): void {
    this.weights.set(file, weights);
  }

  private freshMind(seats: number, patience: number): number {
    const { machine } = this;
    const file = this.weightsFor(seats);
    const weights = this.weights.get(file);
    if (!weights) throw new Error(`The bots have not been taught ${file}`);
    this.mind ||= machine.take(machine.sizeOf("mind"));
    layMind(machine, this.mind, file, weights, patience);
    return this.mind;
  }

  /** Copies a position into the module's memory; returns the parameters that refer to it and the content. */
  protected at(position: Position): number[] {
    this.machine.bytes(this.game, position.length).set(position);
    return [this.game, 1, this.content, 1];
  }

  /** Makes the module set up a position from a record of zeros. */
  protected setUp(...given: number[]): Position {
    const size = this.machine.sizeOf("game");
    this.machine.call("set_up", ...this.at(new Uint8Array(size)), ...given);
    return this.machine.bytes(this.game, size).slice();
  }

  /** Copies numbers into the module's memory: dice by value or by die, tricks by position. */
  protected lay(numbers: readonly number[]): [at: number, count: number] {
    this.machine.shorts(this.given, numbers.length).set(numbers);
    return [this.given, numbers.length];
  }

  /** Makes the module apply an event and returns the result. */
  protected applyEvent(position: Position, kind: string, given: readonly number[], numbers: readonly number[]): Applied {
    const { machine } = this;
    const { facts } = machine.description.sizes;
    machine.shorts(this.facts, facts).fill(0);
    const number = machine.description.words["events"]?.indexOf(kind) ?? 0;
    machine.call("apply_event", ...this.at(position), number, ...given, ...this.lay(numbers), this.facts, facts);
    return { position: machine.bytes(this.game, position.length).slice(), facts: this.readFacts() };
  }

  protected seen(position: Position): Seen<Game, Counts> {
    let seen = this.seenBefore.get(position);
    if (!seen) {
      this.machine.bytes(this.counts, this.machine.sizeOf("counts")).fill(0);
      this.machine.call("count_all", ...this.at(position), this.counts, 1);
      seen = {
        game: this.machine.read("game", this.game) as Game,
        counts: this.machine.read("counts", this.counts) as Counts,
      };
      this.seenBefore.set(position, seen);
    }
    return seen;
  }

  protected word(words: string, number: number): string {
    const word = this.machine.description.words[words]?.[number];
    if (word === undefined) throw new Error(`${words} has no word for ${number}`);
    return word;
  }

  /** The canonical form of an action, if there are two ways to write it. */
  protected usual(_position: Position, action: Action): Action {
    return action;
  }

  private range(name: string): { size: number; least?: number; values?: readonly unknown[] } {
    const range = this.machine.description.ranges[name];
    if (!range) throw new Error(`There is no range ${name}`);
    return range;
  }

  private values(range: string, position: Position): readonly unknown[] {
    return this.range(range).values ?? this.table(range, this.seen(position));
  }

  private indexOf(range: string, value: unknown, position: Position): number {
    const { least, size } = this.range(range);
    const wanted = JSON.stringify(value);
    const index =
      least === undefined
        ? this.values(range, position).findIndex((each) => JSON.stringify(each) === wanted)
        : Number(value) - least;
    if (!(index >= 0 && index < size)) throw new Error(`${wanted} means nothing here`);
    return index;
  }

  private readFacts(): Fact[] {
    const { facts: kinds, sizes } = this.machine.description;
    const told = this.machine.shorts(this.facts, sizes.facts);
    const end = sizes.facts_head + (told[0] ?? 0);
    const facts: Fact[] = [];
    for (let place: number = sizes.facts_head; place + 1 < end; ) {
      const kind = kinds[told[place] ?? 0];
      const first = place + 2;
      place = first + (told[place + 1] ?? 0);
      if (kind?.type) facts.push({ type: kind.type, ...this.particulars(kind.particulars, Array.from(told.slice(first, place))) });
    }
    return facts;
  }

  private particulars(meanings: Record<string, string>, numbers: number[]): Record<string, unknown> {
    const listed = (meaning: string): boolean => this.machine.description.listed.includes(meaning);
    const singles = Object.keys(meanings).filter((key) => !listed(meanings[key] ?? ""));
    const rest = numbers.slice(singles.length);
    return Object.fromEntries(
      Object.entries(meanings).map(([key, meaning]) => {
        if (listed(meaning)) return [key, this.lists[meaning]?.(rest)];
        const number = numbers[singles.indexOf(key)] ?? 0;
        return [key, (this.meanings[meaning] ?? PLAIN[meaning])?.(number)];
      }),
    );
  }
}

/** Initializes a mind with trained weights, and nothing else. */
export function layMind(machine: Machine, mind: number, file: string, weights: Uint8Array, patience: number): void {
  machine.bytes(mind, machine.sizeOf("mind")).fill(0);
  const at = machine.description.nets.find((net) => net.file === file)?.at ?? 0;
  machine.bytes(mind + at, weights.length).set(weights);
  machine.setFloat(mind + machine.field("mind", "patience")[0], patience);
}

/** Bytes for the numbers that come with an event, or for a bot's stream. */
const ROOM = 64;
const PLAIN: Record<string, Meaning> = {
  number: (number) => number,
  yes_no: (number) => (number ? "yes" : "no"),
};

/** The numbers whose bits are set, ascending. */
export function bitsOf(mask: number): number[] {
  return Array.from({ length: 32 - Math.clz32(mask) }, (_, bit) => bit).filter((bit) => (mask >> bit) & 1);
}

/** The item at an index that must exist. */
export function sure<T>(list: readonly T[] | undefined, place: number): T {
  const found = list?.[place];
  if (found === undefined) throw new Error(`There is nothing at ${place}`);
  return found;
}
