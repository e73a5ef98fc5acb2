import type { Accepted, ActRequest, Fact, Positions, TableAction, TableState, UndoRequest } from "../wire";
import type { Audience } from "./live";

/** Requests to a server about a table, in addition to the messages of its socket. */
export interface Server {
  table(): Promise<TableState>;
  positions(since: number): Promise<Positions>;
  act(request: ActRequest): Promise<Accepted>;
  undo(request: UndoRequest): Promise<Accepted>;
  /** The code of a refusal that was thrown. */
  codeOf(thrown: unknown): string;
}

/** A table whose rules are not available here: the server is asked for its state whenever something has happened. */
export class Asking {
  private shown: TableState | null = null;
  private looking = false;
  private again = false;
  private requests = 0;
  /** Resolved when the latest request has been shown. */
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: Server,
    private readonly audience: Audience,
    private readonly uuid: () => string,
  ) {}

  /** Fetches the current state of the table. */
  look(): void {
    this.again = true;
    if (!this.looking) void this.lookOn();
  }

  async act(seat: number, actions: readonly TableAction[], version: number): Promise<void> {
    let seen = version;
    await this.ask(async () => {
      for (const action of actions) {
        seen = (await this.server.act({ request: this.uuid(), seat, action, version: seen })).version;
      }
    });
  }

  async undo(seat: number, version: number): Promise<void> {
    await this.ask(() => this.server.undo({ request: this.uuid(), seat, version }));
  }

  private async ask(asking: () => Promise<unknown>): Promise<void> {
    this.count(1);
    try {
      await asking();
      await this.show();
    } catch (thrown) {
      this.audience.refused(this.server.codeOf(thrown));
      this.look();
    } finally {
      this.count(-1);
    }
  }

  private count(change: number): void {
    this.requests += change;
    this.audience.pending(this.requests);
  }

  private async lookOn(): Promise<void> {
    this.looking = true;
    while (this.again) {
      this.again = false;
      await this.show().catch((thrown: unknown) => this.audience.refused(this.server.codeOf(thrown)));
    }
    this.looking = false;
  }

  /**
   * Shows the table's current state from now on. Requests run in sequence: a late response must not overtake another.
   */
  private show(): Promise<void> {
    const shown = this.last.then(() => this.showNow());
    this.last = shown.catch(() => undefined);
    return shown;
  }

  private async showNow(): Promise<void> {
    const state = await this.server.table();
    const before = this.shown;
    if (before && state.version < before.version) return;
    if (!before) this.audience.state(state);
    else if (state.version === before.version) this.audience.refresh(state);
    else for (const [then, facts] of await this.stepsTo(state, before.version)) this.audience.step(then, facts, this.requests > 0);
    this.shown = state;
  }

  /** What has happened since a version, step by step. */
  private async stepsTo(state: TableState, since: number): Promise<[TableState, Fact[]][]> {
    const entries = (state.log ?? []).filter(({ version }) => version > since);
    const last = entries.at(-1);
    if (entries.length < 2 || !last) return [[state, last?.facts ?? []]];
    const { positions } = await this.server.positions(since + 1);
    const views = new Map(positions.map(({ version, view }) => [version, view]));
    const passed = entries.slice(0, -1).flatMap(({ version, facts }): [TableState, Fact[]][] => {
      const view = views.get(version);
      const log = state.log?.filter((entry) => entry.version <= version) ?? [];
      return view ? [[{ ...state, version, view, log, legal: {}, undo: [] } as unknown as TableState, facts]] : [];
    });
    return [...passed, [state, last.facts]];
  }
}
