import type { Position } from "../engine/engine";
import type { LogEntry, PastEvents, TableAction, TableEvent, TableState } from "../wire";
import { after, momentAt, type Rules } from "./moment";

export type AnyView = NonNullable<TableState["view"]>;
/** Fetches the events after a version, as many as one response contains. */
export type LoadEvents = (from: number) => Promise<PastEvents>;

/** A game from its start, replayed from its events as far as necessary. */
export class History {
  readonly log: LogEntry[] = [];
  /** The events, from the first version on. */
  readonly events: TableEvent[] = [];
  private readonly positions: (Position | null)[] = [null];
  private moment = momentAt(0, null);
  private reaching: Promise<void> = Promise.resolve();

  constructor(
    readonly rules: Rules,
    private readonly load: LoadEvents,
  ) {}

  /** The view at a version; undefined if it is not available yet, null before the game started. */
  find(version: number): AnyView | null | undefined {
    const position = this.positions[version];
    return position && (this.rules.engine.view(position) as AnyView);
  }

  /** The position at a version, if the game has been replayed that far. */
  positionAt(version: number): Position | null {
    return this.positions[version] ?? null;
  }

  /** The meaning of an action's number at a version, if the game has been replayed that far. */
  actionAt(version: number, number: number): TableAction | null {
    const position = this.positions[version];
    return position ? (this.rules.engine.fromDense(position, number) as TableAction) : null;
  }

  /** Waits until the view at a version is available. */
  async fetch(version: number): Promise<AnyView | null> {
    await this.reach(version);
    return this.find(version) ?? null;
  }

  /** Replays the game up to a version. */
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

/** Decodes a base 64 text. */
export function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
