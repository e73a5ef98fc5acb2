import type { Fact, LogEntry, Seat, TableAction, TableState } from "../wire";
import { randomHex } from "./api";
import { TableConnection, type ConnectionStatus, type Socket } from "./connection";
import { errorText } from "./errors";

/** One table as the page shows it: the latest state, the log, and how the connection stands. */
export class Table {
  state = $state.raw<TableState | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What the latest change brought, for highlights; empty after a resync. */
  recent = $state.raw<Fact[]>([]);
  status = $state<ConnectionStatus>("connecting");
  pending = $state(0);
  refusal = $state<string | null>(null);

  /** The seat the reader moves for: the one that may act now, else the first of theirs. */
  readonly mine = $derived(mySeat(this.state));

  private readonly connection: TableConnection;

  constructor(readonly id: string) {
    this.connection = new TableConnection(
      {
        open: () => new WebSocket(socketAddress(id)) as Socket,
        uuid: () => randomHex(16),
        random: Math.random,
        later: (run, milliseconds) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
      },
      {
        state: (state) => this.replace(state),
        change: (state, facts) => this.advance(state, facts),
        status: (status) => (this.status = status),
        refused: (code, sentence) => (this.refusal = errorText(code, sentence)),
        pending: (requests) => (this.pending = requests),
      },
    );
  }

  /** Connects, and stays connected until the returned function is called. */
  open(): () => void {
    const wake = (): void => {
      if (document.visibilityState === "visible") this.connection.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    this.connection.open();
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      this.connection.close();
    };
  }

  /** Tries to reconnect at once instead of waiting for the next attempt. */
  retry(): void {
    this.connection.wake();
  }

  /** Asks the server to do an action. A second tap before the answer is dropped: it would be stale. */
  act(action: TableAction): void {
    if (this.mine === null || this.pending > 0) return;
    this.refusal = null;
    this.connection.act(this.mine.seat, action);
  }

  private replace(state: TableState): void {
    this.state = state;
    this.recent = [];
    if (state.log) this.log = state.log;
  }

  private advance(state: TableState, facts: Fact[]): void {
    // What was agreed is told again only when it changes.
    this.state = { ...this.state, ...state } as TableState;
    this.recent = facts;
    this.refusal = null;
    if (facts.length > 0) this.log = [...this.log, { version: state.version, facts }];
  }
}

/** The actions that are legal for a seat, of the game that is played at the table. */
export function legalFor<Action>(
  state: { legal: Record<string, Action[]> },
  seat: number | undefined,
): Action[] {
  return seat === undefined ? [] : (state.legal[seat] ?? []);
}

function mySeat(state: TableState | null): Seat | null {
  const mine = state?.seats.filter((seat) => seat.mine) ?? [];
  return mine.find((seat) => state?.legal[seat.seat]) ?? mine[0] ?? null;
}

function socketAddress(table: string): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`;
}
