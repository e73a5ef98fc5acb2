import type { Content, Description } from "./description";
import type { Engine } from "./engine";
import { Machine } from "./machine";
import { SpotsEngine } from "./spots";
import { SpottedEngine } from "./spotted";

// What an engine's positions hold differs from game to game; who asks for a game by its name gets them as JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyEngine = Engine<any, any, any, any, any, any>;

/** Brings a file that was made with a module by its name, such as `spots.wasm`. */
export type Bring = (file: string) => Promise<ArrayBuffer>;

interface Known {
  engine: new (machine: Machine, content: Content) => AnyEngine;
  /** The name of the content that a configuration has chosen. */
  content: (config: { sheet?: string }) => string;
}

/** The games that can be played without a server. */
const GAMES: Record<string, Known> = {
  spots: { engine: SpotsEngine, content: () => "" },
  spotted: { engine: SpottedEngine, content: (config) => config.sheet ?? "" },
};

/** Whether a game's rules are here. */
export const isPlayedHere = (game: string): boolean => Object.hasOwn(GAMES, game);

/** Games by name, each loaded once: description and module first, weights when a bot thinks. */
export class Games {
  private readonly machines = new Map<string, Promise<Machine>>();
  private readonly engines = new Map<string, AnyEngine>();
  private readonly weights = new Map<string, Promise<Uint8Array>>();

  constructor(private readonly bring: Bring) {}

  /** The rules of a game with the published content that a configuration has chosen. */
  async at(game: string, config: object): Promise<AnyEngine> {
    const known = GAMES[game];
    if (!known) throw new Error(`${game} cannot be played here`);
    const name = known.content(config);
    const machine = await this.machine(game);
    const content = machine.description.contents[name];
    if (!content) throw new Error(`${game} has no content ${name}`);
    return this.engine(known, machine, content);
  }

  /** The rules of a game with the content of a hash; what was not published with the game is asked for. */
  async on(game: string, hash: string, ask: (hash: string) => Promise<Content>): Promise<AnyEngine> {
    const known = GAMES[game];
    if (!known) throw new Error(`${game} cannot be played here`);
    const machine = await this.machine(game);
    const published = Object.values(machine.description.contents).find((each) => each.hash === hash);
    return this.engine(known, machine, published ?? (await ask(hash)));
  }

  private engine(known: Known, machine: Machine, content: Content): AnyEngine {
    const key = `${machine.description.game}/${content.hash}`;
    let engine = this.engines.get(key);
    if (!engine) this.engines.set(key, (engine = new known.engine(machine, content)));
    return engine;
  }

  /** The same, with all that its bots have learned for so many players. */
  async withBots(game: string, config: object, seats: number): Promise<AnyEngine> {
    const engine = await this.at(game, config);
    const file = engine.weightsFor(seats);
    let weights = this.weights.get(file);
    if (!weights) {
      weights = this.bring(`${file}.f32`).then((buffer) => new Uint8Array(buffer));
      this.weights.set(file, weights);
    }
    engine.teach(file, await weights);
    return engine;
  }

  machine(game: string): Promise<Machine> {
    let machine = this.machines.get(game);
    if (!machine) {
      machine = this.load(game);
      this.machines.set(game, machine);
    }
    return machine;
  }

  private async load(game: string): Promise<Machine> {
    const module = await WebAssembly.compile(await this.bring(`${game}.wasm`));
    // In the page it comes with the module.
    const [inside] = WebAssembly.Module.customSections(module, "description");
    const text = new TextDecoder().decode(inside ?? (await this.bring(`${game}.json`)));
    return new Machine(JSON.parse(text) as Description, module);
  }
}
