import type { Content, Net } from "../engine/description";
import type { Position } from "../engine/engine";
import type { AnyEngine, Games } from "../engine/games";
import type { Machine } from "../engine/machine";
import type { Why } from "./review";

/** Loads a coach with what it has learned for this number of players. */
export async function weigherOf(games: Games, game: string, engine: AnyEngine, seats: number): Promise<Weigher> {
  const machine = await games.machine(`${game}-coach`);
  const net = machine.description.nets.find((each) => each.seats.includes(seats));
  if (!net) throw new Error(`Nothing was learned for ${seats} players`);
  return new Weigher(machine, engine.printed, net, await games.weightsOf(net.file));
}

/**
 * A coach's WebAssembly module, with a game's content and the trained weights for the number of players in its memory.
 */
export class Weigher {
  readonly work: number;
  private readonly game: number;
  private readonly content: number;
  private readonly room: number;
  private readonly told: number;

  constructor(
    readonly machine: Machine,
    printed: Content,
    net: Net,
    weights: Uint8Array,
  ) {
    const record = Uint8Array.from(atob(printed.record), (letter) => letter.charCodeAt(0));
    this.content = machine.take(record.length);
    this.game = machine.take(machine.sizeOf("game"));
    this.room = machine.take(8);
    this.told = machine.take(machine.sizeOf("reason") * this.kinds.length);
    this.work = machine.take(machine.sizeOf("work"));
    machine.bytes(this.content, record.length).set(record);
    machine.bytes(this.work + net.at, weights.length).set(weights);
  }

  /** Copies a position into the module's memory; returns the parameters that refer to it and the content. */
  at(position: Position): number[] {
    this.machine.bytes(this.game, position.length).set(position);
    return [this.game, 1, this.content, 1];
  }

  /** Copies the eight bytes that seed a stream of random numbers, and returns their address. */
  lay(words: readonly number[]): number {
    this.machine.bytes(this.room, 8).set(new Uint8Array(Uint32Array.from(words).buffer));
    return this.room;
  }

  /** Why one of the options weighed last is better than another, both given by index. */
  why(position: Position, better: number, other: number): Why[] {
    const [game, games] = this.at(position);
    const count = this.machine.call("explain_options", game ?? 0, games ?? 0, this.work, 1, better, other, this.told, this.kinds.length);
    const size = this.machine.sizeOf("reason");
    return Array.from({ length: count }, (_, at) => {
      const { kind, better: own, other: played } = this.machine.read("reason", this.told + at * size) as Record<string, number | bigint>;
      return { id: this.kinds[Number(kind)] ?? "", arguments: { better: amount(own), other: amount(played) } };
    });
  }

  private get kinds(): readonly string[] {
    return this.machine.description.reasons ?? [];
  }

  /** The address of a part of the working space. */
  place(...path: [record: string, field: string][]): number {
    return path.reduce((at, [record, field]) => at + this.machine.field(record, field)[0], this.work);
  }

  /** The first `count` options that were weighed, as records. */
  options(count: number): Record<string, unknown>[] {
    const first = this.place(["work", "options"]);
    const size = this.machine.sizeOf("option");
    return Array.from({ length: count }, (_, at) => this.machine.read("option", first + at * size) as Record<string, unknown>);
  }
}

/** An amount as it is shown: the last bits of tenths may differ. */
function amount(found: number | bigint | undefined): number {
  return Math.round(Number(found) * 10) / 10;
}
