import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { source, type Below } from "../replay/fair";
import type { Event, Position } from "./engine";
import type { AnyEngine, Games } from "./games";

/** A game that every machine must play the same way; `players` are bots by seat, or null for any move. */
export interface Plan {
  game: string;
  config: { seats: number; sheet?: string };
  seed: string;
  players: readonly ({ bot: string; patience: number } | null)[];
  limit: number;
  /** The events, if they are known: otherwise they come from the seed. */
  events?: readonly Event<unknown, unknown>[];
  /** Views, hints and texts of actions are included at one event in this many; by default at each. */
  words?: number;
}

const SEEDS = 2 ** 32;
/** How many digits of a digest are compared. */
const SHOWN = 32;

/** Plays a game as `tools/agreement.py` does, and digests all output on the way. */
class Playing {
  private readonly digest = sha256.create();
  private readonly draws = new Map<string, number>();

  constructor(
    private readonly engine: AnyEngine,
    private readonly plan: Plan,
    private readonly steps: string[] | null,
  ) {}

  play(): string {
    const { engine, plan } = this;
    let position = engine.start(plan.config);
    for (let number = 0; number < plan.limit; number += 1) {
      this.tell(position, number % (plan.words ?? 1) === 0);
      this.steps?.push(bytesToHex(this.digest.clone().digest()).slice(0, SHOWN));
      const { seats, chance } = engine.acting(position);
      if (!chance && seats.length === 0) break;
      const event = plan.events?.[number];
      if (event) position = this.told(engine.apply(position, event));
      else position = chance ? this.draw(position) : this.move(position, seats, number);
    }
    return bytesToHex(this.digest.digest()).slice(0, SHOWN);
  }

  private tell(position: Position, inWords: boolean): void {
    const { engine } = this;
    const { seats } = engine.acting(position);
    this.add(position);
    if (inWords) {
      this.say([engine.purpose(position), engine.view(position), engine.outcome(position)]);
      this.say(seats.map((seat) => [engine.legalDense(position, seat), engine.legal(position, seat)]));
      this.say(engine.hints(position, seats));
    } else {
      this.say(seats.map((seat) => engine.legalDense(position, seat)));
    }
    for (const seat of seats) this.add(engine.seatState(position, seat) ?? new Uint8Array());
  }

  private draw(position: Position): Position {
    const purpose = this.engine.purpose(position);
    const number = this.draws.get(purpose) ?? 0;
    this.draws.set(purpose, number + 1);
    const outcome: unknown = this.engine.draw(position, this.source(purpose, number));
    this.say(outcome);
    return this.told(this.engine.apply(position, { type: "drawn", outcome }));
  }

  private move(position: Position, seats: readonly number[], number: number): Position {
    const { engine, plan } = this;
    const seat = seats[this.source("agreement/seat", number)(seats.length)] ?? 0;
    const move = this.pick(position, seat, number);
    const action: unknown = engine.fromDense(position, move);
    if (engine.toDense(position, action) !== move) throw new Error(`${plan.seed}: ${JSON.stringify(action)} is not ${move}`);
    this.say(action);
    return this.told(engine.apply(position, { type: "move", seat, action }));
  }

  private pick(position: Position, seat: number, number: number): number {
    const bot = this.plan.players[seat];
    if (bot) return this.engine.pick(bot.bot, position, seat, this.source(`bot-${seat}`, number)(SEEDS), bot.patience);
    const legal = this.engine.legalDense(position, seat);
    return legal[this.source("agreement/move", number)(legal.length)] ?? 0;
  }

  private told({ position, facts }: { position: Position; facts: unknown }): Position {
    this.say(facts);
    return position;
  }

  private source(purpose: string, number: number): Below {
    return source(this.plan.seed, [], { purpose, number });
  }

  private say(value: unknown): void {
    this.add(utf8ToBytes(`${JSON.stringify(value)}\n`));
  }

  private add(bytes: Uint8Array): void {
    this.digest.update(bytes);
  }
}

/**
 * Plays a game; its digest distinguishes it from any other. With `steps`, the digests after each event are recorded.
 */
export async function digestOf(games: Games, plan: Plan, steps: string[] | null = null): Promise<string> {
  const engine = plan.players.some((player) => player)
    ? await games.withBots(plan.game, plan.config, plan.config.seats)
    : await games.at(plan.game, plan.config);
  return new Playing(engine, plan, steps).play();
}
