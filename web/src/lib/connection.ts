import type {
  ActionsMessage,
  ContinuedTable,
  HappenedEvents,
  OpenedTable,
  PlayerMessage,
  SaidPhrase,
  Surroundings as Around,
  TableMessage,
  UndoMessage,
} from "../wire";

export type ConnectionStatus = "connecting" | "online" | "lost";

/** The part of a WebSocket that a table needs. */
export interface Socket {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  /** Opens a socket, for events since a version, or for all of them. */
  open(since: number | null): Socket;
  uuid(): string;
  random(): number;
  now(): number;
  later(run: () => void, milliseconds: number): () => void;
}

export interface Listener {
  /** The table's state, and how it got there. */
  opened(table: OpenedTable, version: number): void;
  /** The events since the version we had. */
  continued(table: ContinuedTable, version: number): void;
  /** The next events. */
  happened(happened: HappenedEvents, version: number): void;
  around(around: Around): void;
  /** A request was carried out before; all of its results have been received. */
  answered(request: string): void;
  /** A request was refused or, without an id, a message that was not a request. */
  refused(code: string, request: string | null): void;
  /** The checksum of the position at the version we have. */
  checked(check: number | null): void;
  status(status: ConnectionStatus): void;
  /** A player at the table says something; it does not affect the game. */
  said(said: SaidPhrase): void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** If a ping gets no answer in this time, the connection is dead, although it looks open. */
const ANSWER_WITHIN = 10_000;

/**
 * The maximum wait before the given attempt; the actual one is a random part of it, so that clients do not all
 * reconnect at once.
 */
export function longestWait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

/**
 * Keeps one table in sync with the server: reconnects, requests a resync if a version is missing, and resends an
 * unanswered request under the same id, which the server carries out once.
 */
export class TableConnection {
  private socket: Socket | null = null;
  private version = -1;
  private synced = false;
  private resyncing = false;
  private attempt = 0;
  private closed = false;
  private unanswered = new Map<string, ActionsMessage | UndoMessage>();
  private cancelRetry: (() => void) | null = null;
  private cancelWatch: (() => void) | null = null;

  constructor(
    private readonly surroundings: Surroundings,
    private readonly listener: Listener,
  ) {}

  open(): void {
    this.cancelRetry?.();
    this.cancelRetry = null;
    this.synced = false;
    this.resyncing = false;
    this.listener.status(this.version < 0 ? "connecting" : "lost");
    const socket = this.surroundings.open(this.version < 0 ? null : this.version);
    this.socket = socket;
    socket.onmessage = (event) => this.receive(socket, JSON.parse(String(event.data)));
    socket.onclose = () => this.dropped(socket);
    this.watch();
  }

  close(): void {
    this.closed = true;
    this.cancelRetry?.();
    this.cancelWatch?.();
    this.socket?.close();
  }

  /** The page came back to the front or the network returned: reconnect now, or check that the connection is alive. */
  wake(): void {
    if (this.closed) return;
    if (this.socket === null) this.open();
    else if (this.synced) {
      this.send({ type: "check", version: this.version, data: {} });
      this.watch();
    }
  }

  /** The network is gone: do not wait until the connection times out. */
  lose(): void {
    const socket = this.socket;
    socket?.close();
    if (socket) this.dropped(socket);
  }

  /** Requests actions, by their numbers; `version` is the one in which the player saw them. */
  act(seat: number, actions: number[], version: number): string {
    const request = this.surroundings.uuid();
    return this.ask({ type: "act", version, data: { request, seat, actions } });
  }

  /** Requests to undo the seat's last action. */
  undo(seat: number, version: number): string {
    const request = this.surroundings.uuid();
    return this.ask({ type: "undo", version, data: { request, seat } });
  }

  /** Stops waiting for the answer to a request. */
  forget(request: string): void {
    this.unanswered.delete(request);
  }

  /** Says something now or never: a phrase that arrives late is worse than none. */
  say(said: SaidPhrase): void {
    if (this.synced) this.send({ type: "say", version: this.version, data: said });
  }

  /** Requests the table's current state. */
  resync(): void {
    if (this.resyncing) return;
    this.resyncing = true;
    this.send({ type: "resync", version: this.version, data: {} });
    this.watch();
  }

  /** Reports that the position here differs from the server's, which also requests the current state. */
  disagree(check: number | null): void {
    this.resyncing = true;
    this.send({ type: "disagree", version: this.version, data: { version: this.version, check } });
    this.watch();
  }

  private ask(message: ActionsMessage | UndoMessage): string {
    this.unanswered.set(message.data.request, message);
    if (this.synced) {
      this.send(message);
      this.watch();
    }
    return message.data.request;
  }

  private receive(socket: Socket, message: TableMessage): void {
    if (socket !== this.socket) return;
    if (message.type === "table_opened") {
      this.resyncing = false;
      this.met(message.version, () => this.listener.opened(message.data, message.version));
    } else if (message.type === "table_continued")
      this.met(message.version, () => this.listener.continued(message.data, message.version));
    else if (message.type === "happened") this.receiveEvents(message.data, message.version);
    else if (message.type === "surroundings") this.receiveAround(message.data, message.version);
    else if (message.type === "action_refused") this.receiveRefusal(message.data.request, message.data.code, message.version);
    else if (message.type === "message_refused") this.listener.refused(message.data.code, null);
    else if (message.type === "phrase_said") this.listener.said(message.data);
    else if (message.type === "position_checked") {
      if (message.version > this.version) this.resync();
      else if (message.version === this.version) this.listener.checked(message.data.check);
    }
    if (this.unanswered.size === 0 && this.synced && !this.resyncing) this.stopWatching();
  }

  private met(version: number, tell: () => void): void {
    const first = !this.synced;
    this.synced = true;
    this.attempt = 0;
    if (version >= this.version) {
      this.version = version;
      tell();
    }
    if (!first) return;
    this.listener.status("online");
    for (const message of this.unanswered.values()) this.send(message);
    if (this.unanswered.size > 0) this.watch();
  }

  private receiveEvents(happened: HappenedEvents, version: number): void {
    const { request, since, events } = happened;
    const answers = request != null && this.unanswered.delete(request);
    if (events.length > 0 && since === this.version) {
      this.version = version;
      this.listener.happened(happened, version);
      return;
    }
    if (answers) this.listener.answered(request);
    if (version > this.version) this.resync();
  }

  private receiveAround(around: Around, version: number): void {
    this.listener.around(around);
    if (version > this.version) this.resync();
  }

  private receiveRefusal(request: string, code: string, version: number): void {
    if (!this.unanswered.delete(request)) return;
    this.listener.refused(code, request);
    if (version > this.version) this.resync();
  }

  private send(message: PlayerMessage): void {
    if (this.socket?.readyState === OPEN) this.socket.send(JSON.stringify(message));
  }

  private watch(): void {
    this.cancelWatch?.();
    this.cancelWatch = this.surroundings.later(() => this.lose(), ANSWER_WITHIN);
  }

  private stopWatching(): void {
    this.cancelWatch?.();
    this.cancelWatch = null;
  }

  private dropped(socket: Socket): void {
    if (socket !== this.socket) return;
    this.socket = null;
    this.synced = false;
    this.stopWatching();
    if (this.closed) return;
    this.listener.status("lost");
    const wait = longestWait(this.attempt) * this.surroundings.random();
    this.attempt += 1;
    this.cancelRetry = this.surroundings.later(() => this.open(), wait);
  }
}
