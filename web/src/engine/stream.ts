import { source } from "../replay/fair";

/** Bots' random numbers are seeded like NumPy's `SeedSequence`, so that different seeds give unrelated streams. */
const POOL = 4;
const SEEDS = 2 ** 32;

/** The initial state of the stream for a seed below 2 ** 32, as two words, the lower first. */
export function newStream(seed: number): [number, number] {
  const pool = mixed(seed >>> 0);
  let constant = 0x8b51f9dd;
  const word = (value: number): number => {
    let data = (value ^ constant) >>> 0;
    constant = Math.imul(constant, 0x58f38ded) >>> 0;
    data = Math.imul(data, constant) >>> 0;
    return (data ^ (data >>> 16)) >>> 0;
  };
  return [word(pool[0] ?? 0), word(pool[1] ?? 0)];
}

/** A bot's turn in a game: its seat, how often chance has drawn so far, and how often the seat has moved since. */
export interface BotTurn {
  seat: number;
  draws: number;
  moves: number;
}

/** The seed of a bot's next choice, from the dice's seed and the players' additions: the same as on the server. */
export function botSeed(seed: string, inputs: readonly string[], { seat, draws, moves }: BotTurn): number {
  return source(seed, inputs, { purpose: `bot-${seat}/${draws}`, number: moves })(SEEDS);
}

function mixed(seed: number): number[] {
  let constant = 0x43b0d7e5;
  const hashed = (value: number): number => {
    let data = (value ^ constant) >>> 0;
    constant = Math.imul(constant, 0x931e8875) >>> 0;
    data = Math.imul(data, constant) >>> 0;
    return (data ^ (data >>> 16)) >>> 0;
  };
  const pool = Array.from({ length: POOL }, (_, place) => hashed(place === 0 ? seed : 0));
  for (let from = 0; from < POOL; from += 1) {
    for (let to = 0; to < POOL; to += 1) {
      if (from === to) continue;
      const data = (Math.imul(0xca01f9dd, pool[to] ?? 0) - Math.imul(0x4973f715, hashed(pool[from] ?? 0))) >>> 0;
      pool[to] = (data ^ (data >>> 16)) >>> 0;
    }
  }
  return pool;
}
