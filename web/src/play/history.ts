import type { Position } from "../engine/engine";
import type { LogEntry, PastEvents, TableAction, TableEvent, TableState } from "../wire";
import { after, momentAt, type Rules } from "./moment";

export type AnyView = NonNullable<TableState["view"]>;
/** Brings the events after a version, as many as come in one answer. */
export type LoadEvents = (from: number) => Promise<PastEvents>;

/** A game from its beginning on, played once more from its events, as far as it was asked for. */
export class History {
  readonly log: LogEntry[] = [];
  /** What happened, from the first version on. */
  readonly events: TableEvent[] = [];
  private readonly positions: (Position | null)[] = [null];
  private moment = momentAt(0, null);
  private reaching: Promise<void> = Promise.resolve();

  constructor(
    readonly rules: Rules,
    private readonly load: LoadEvents,
  ) {}

  /** The view at a version; undefined while it has not come, null before the game began. */
  find(version: number): AnyView | null | undefined {
    const position = this.positions[version];
    return position && (this.rules.engine.view(position) as AnyView);
  }

  /** The position at a version, as far as the game was played. */
  positionAt(version: number): Position | null {
    return this.positions[version] ?? null;
  }

  /** What an action's number meant at a version, as far as the game was played. */
  actionAt(version: number, number: number): TableAction | null {
    const position = this.positions[version];
    return position ? (this.rules.engine.fromDense(position, number) as TableAction) : null;
  }

  /** Waits until the view at a version has come. */
  async fetch(version: number): Promise<AnyView | null> {
    await this.reach(version);
    return this.find(version) ?? null;
  }

  /** Plays the game up to a version. */
  reach(version: number): Promise<void> {
    const reached = this.reaching.then(() => this.extend(version));
    this.reaching = reached.catch(() => undefined);
    return reached;
  }

  private async extend(version: number): Promise<void> {
    while (this.moment.version < version) {
      const { events } = await this.load(this.moment.version);
      if (events.length === 0) throw new Error(`There is no version ${version}`);
      for (const event of events) {
        const { moment, facts } = after(this.rules, this.moment, event);
        this.moment = moment;
        this.events.push(event);
        this.positions.push(moment.position);
        if (facts.length > 0) this.log.push({ version: moment.version, facts });
      }
    }
  }
}

/** The bytes that a text in base 64 stands for. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
