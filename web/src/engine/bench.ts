import { source } from "../replay/fair";
import { layMind, type Position } from "./engine";
import type { AnyEngine, Bring, Games } from "./games";
import type { Machine } from "./machine";

/** Whole games between bots, played by the module's own loop. */
export interface Playthrough {
  game: string;
  config: { seats: number; sheet?: string };
  /** A bot for each seat. */
  bots: readonly string[];
  games: number;
  turn_limit: number;
  seed: number;
}

/** Positions of a random game for one bot to think about. */
export interface Thoughts {
  game: string;
  config: { seats: number; sheet?: string };
  bot: string;
  picks: number;
  patience: number;
  seed: string;
}

const SEEDS = 2 ** 32;

/** Plays games; returns the number of decisions, and how many seconds they took. */
export async function play(games: Games, bring: Bring, plan: Playthrough): Promise<{ decisions: number; seconds: number }> {
  const engine = await games.at(plan.game, plan.config);
  const machine = await games.machine(plan.game);
  const file = engine.weightsFor(plan.config.seats);
  const weights = new Uint8Array(await bring(`${file}.f32`));
  const laid = lay(machine, engine.start(plan.config), plan);
  const table = machine.take(machine.sizeOf("table"));
  layMind(machine, table + machine.field("table", "mind")[0], file, weights, 1);
  const results = machine.take(plan.games * machine.sizeOf("result"));
  const started = performance.now();
  machine.call("play_chunk", laid, 1, engine.content, 1, 0, table, 1, results, plan.games);
  const seconds = (performance.now() - started) / 1000;
  const size = machine.sizeOf("result");
  const decided = (game: number): number =>
    Number((machine.read("result", results + game * size) as { decisions: bigint }).decisions);
  const decisions = Array.from({ length: plan.games }, (_, game) => decided(game)).reduce((sum, each) => sum + each, 0);
  return { decisions, seconds };
}

/** Lets a bot think about positions of a random game; returns the milliseconds of each pick. */
export async function timePicks(games: Games, asked: Thoughts): Promise<number[]> {
  const { bot, seed, patience } = asked;
  const engine = await games.withBots(asked.game, asked.config, asked.config.seats);
  const times: number[] = [];
  let position = engine.start(asked.config);
  for (let number = 0; times.length < asked.picks && engine.outcome(position) === null; number += 1) {
    const below = source(seed, [], { purpose: "bench", number });
    const { seats, chance } = engine.acting(position);
    const seat = seats[0] ?? 0;
    if (chance) {
      position = engine.apply(position, { type: "drawn", outcome: engine.draw(position, below) as unknown }).position;
      continue;
    }
    const legal = engine.legalDense(position, seat);
    if (legal.length > 1) times.push(timed(engine, bot, position, seat, below(SEEDS), patience));
    position = engine.applyDense(position, seat, legal[below(legal.length)] ?? 0).position;
  }
  return times;
}

function timed(engine: AnyEngine, bot: string, position: Position, seat: number, seed: number, patience: number): number {
  const started = performance.now();
  engine.pick(bot, position, seat, seed, patience);
  return performance.now() - started;
}

function lay(machine: Machine, start: Position, plan: Playthrough): number {
  const at = machine.take(machine.sizeOf("plan"));
  machine.bytes(at, machine.sizeOf("plan")).fill(0);
  machine.bytes(at + machine.field("plan", "start")[0], start.length).set(start);
  const put = (name: string, ...values: number[]): void => {
    const place = at + machine.field("plan", name)[0];
    const numbers = BigInt64Array.from(values.map(BigInt));
    machine.bytes(place, numbers.byteLength).set(new Uint8Array(numbers.buffer));
  };
  put("seats", plan.config.seats);
  put("bots", ...plan.bots.map((bot) => machine.description.bots.indexOf(bot)));
  put("alike", 1);
  put("turn_limit", plan.turn_limit);
  put("seed", plan.seed);
  return at;
}
