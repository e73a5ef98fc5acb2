import type { Content } from "./description";
import type { Games } from "./games";

/** A request for a bot's choice in a position. */
export interface ThinkRequest {
  type: "think";
  id: number;
  game: string;
  config: { seats: number; sheet?: string };
  /** The content, if it is not the content that came with the page. */
  content?: Content | undefined;
  position: Uint8Array;
  bot: string;
  seat: number;
  /** Below 2 ** 32. */
  seed: number;
  patience: number;
}

export type ThinkAnswer =
  | { type: "thought"; id: number; action: { type: string }; number: number }
  | { type: "failed"; id: number; reason: string };

/** Answers a request, even if it fails. */
export async function think(games: Games, request: ThinkRequest): Promise<ThinkAnswer> {
  const { id, game, config, content, position, bot, seat, seed, patience } = request;
  try {
    const engine = await games.withBots(game, config, config.seats, content);
    const number = engine.pick(bot, position, seat, seed, patience);
    return { type: "thought", id, number, action: engine.fromDense(position, number) as { type: string } };
  } catch (error) {
    return { type: "failed", id, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** The part of a worker that is needed for thinking. */
export interface Thinking {
  postMessage(request: ThinkRequest): void;
  addEventListener(type: "message", hear: (message: { data: ThinkAnswer }) => void): void;
  addEventListener(type: "error", hear: (error: { message: string }) => void): void;
}

type Thought = Extract<ThinkAnswer, { type: "thought" }>;

/** Runs bots in a worker, so that the page never waits. */
export class Thinker {
  private readonly waiting = new Map<number, (answer: ThinkAnswer) => void>();
  private latest = 0;

  constructor(private readonly worker: Thinking) {
    worker.addEventListener("message", ({ data }) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    // A worker that fails to start does not answer anything.
    worker.addEventListener("error", ({ message }) => {
      for (const [id, answer] of this.waiting) answer({ type: "failed", id, reason: message });
      this.waiting.clear();
    });
  }

  think(request: Omit<ThinkRequest, "type" | "id">): Promise<Thought> {
    this.latest += 1;
    const id = this.latest;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, (answer) => {
        if (answer.type === "thought") resolve(answer);
        else reject(new Error(answer.reason));
      });
      this.worker.postMessage({ ...request, type: "think", id });
    });
  }
}

/** A thinker with its own worker. */
export function newThinker(): Thinker {
  return new Thinker(new Worker(new URL("../worker.ts", import.meta.url), { type: "module" }));
}
