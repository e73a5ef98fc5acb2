import { onceEach } from "../lib/once";
import type { Content, Description } from "./description";
import type { Engine } from "./engine";
import { Machine } from "./machine";

// What an engine's positions hold differs from game to game; who asks for a game by its name gets them as JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEngine = Engine<any, any, any, any, any, any>;

/** Loads a file that was built with a module by its name, such as `spots.wasm`. */
export type Bring = (file: string) => Promise<ArrayBuffer>;

type EngineClass = new (machine: Machine, content: Content) => AnyEngine;

interface Known {
  engine: () => Promise<EngineClass>;
  /** The name of the content that a configuration uses. */
  content: (config: { sheet?: string }) => string;
}

/** The games that can be played without a server; a page with one game loads nothing of the others. */
const GAMES: Record<string, Known> = {
  spots: { engine: async () => (await import("./spots")).SpotsEngine, content: () => "" },
  spotted: { engine: async () => (await import("./spotted")).SpottedEngine, content: (config) => config.sheet ?? "" },
};

/** Games by name, each loaded once: description and module first, weights when a bot thinks. */
export class Games {
  private readonly machines = onceEach<Machine>();
  private readonly engines = new Map<string, AnyEngine>();
  private readonly weights = onceEach<Uint8Array>();

  constructor(private readonly bring: Bring) {}

  /** The rules of a game with the published content for a configuration. */
  async at(game: string, config: object): Promise<AnyEngine> {
    const known = GAMES[game];
    if (!known) throw new Error(`${game} cannot be played here`);
    const name = known.content(config);
    const [machine, engine] = await this.parts(game, known);
    const content = machine.description.contents[name];
    if (!content) throw new Error(`${game} has no content ${name}`);
    return this.engine(engine, machine, content);
  }

  /** The rules of a game with the content of a hash; content that was not published with the game is fetched. */
  async on(game: string, hash: string, ask: (hash: string) => Promise<Content>): Promise<AnyEngine> {
    const known = GAMES[game];
    if (!known) throw new Error(`${game} cannot be played here`);
    const [machine, engine] = await this.parts(game, known);
    const published = Object.values(machine.description.contents).find((each) => each.hash === hash);
    return this.engine(engine, machine, published ?? (await ask(hash)));
  }

  private parts(game: string, known: Known): Promise<[Machine, EngineClass]> {
    return Promise.all([this.machine(game), known.engine()]);
  }

  private engine(engineClass: EngineClass, machine: Machine, content: Content): AnyEngine {
    const key = `${machine.description.game}/${content.hash}`;
    let engine = this.engines.get(key);
    if (!engine) this.engines.set(key, (engine = new engineClass(machine, content)));
    return engine;
  }

  /** The same, optionally with other content, and with all weights that its bots need for this number of players. */
  async withBots(game: string, config: object, seats: number, content?: Content): Promise<AnyEngine> {
    const engine = await (content ? this.on(game, content.hash, async () => content) : this.at(game, config));
    const file = engine.weightsFor(seats);
    engine.teach(file, await this.weightsOf(file));
    return engine;
  }

  /** Trained weights, by file name. */
  weightsOf(file: string): Promise<Uint8Array> {
    return this.weights(file, async () => new Uint8Array(await this.bring(`${file}.f32`)));
  }

  /** The module of a game, or of a coach. */
  machine(game: string): Promise<Machine> {
    return this.machines(game, () => this.load(game));
  }

  private async load(game: string): Promise<Machine> {
    const module = await WebAssembly.compile(await this.bring(`${game}.wasm`));
    // In the page, the description comes with the module.
    const [inside] = WebAssembly.Module.customSections(module, "description");
    const text = new TextDecoder().decode(inside ?? (await this.bring(`${game}.json`)));
    return new Machine(JSON.parse(text) as Description, module);
  }
}
