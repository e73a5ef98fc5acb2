import type {
  ActMessage,
  ClientMessage,
  Fact,
  SaidPhrase,
  ServerMessage,
  TableAction,
  TableState,
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
  open(): Socket;
  uuid(): string;
  random(): number;
  later(run: () => void, milliseconds: number): () => void;
}

export interface Listener {
  /** A whole state: the first one, or the answer to a resync. */
  state(state: TableState): void;
  /** One step on from the version we had. */
  change(state: TableState, facts: Fact[]): void;
  status(status: ConnectionStatus): void;
  refused(code: string, sentence: string): void;
  pending(requests: number): void;
  /** Somebody at the table says something; nothing of the game depends on it. */
  said(said: SaidPhrase): void;
}

const OPEN = 1;
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8_000;
/** A question that gets no answer in this time means that the line is dead, though it looks open. */
const ANSWER_WITHIN = 10_000;

/** The longest wait before the given attempt; the real one is a random part of it, so that not all return at once. */
export function longestWait(attempt: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
}

/**
 * Keeps one table in step with the server: reconnects, asks for a resync where a version is missing, and sends an
 * unanswered action again under the same request id, which the server applies once.
 */
export class TableConnection {
  private socket: Socket | null = null;
  private version = -1;
  private synced = false;
  private attempt = 0;
  private closed = false;
  private unanswered = new Map<string, ActMessage | UndoMessage>();
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
    this.listener.status(this.version < 0 ? "connecting" : "lost");
    const socket = this.surroundings.open();
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

  /** The page came back to the front or the network returned: reconnect now, or check that the line still lives. */
  wake(): void {
    if (this.closed) return;
    if (this.socket === null) this.open();
    else if (this.synced) this.resync();
  }

  /** The network is gone: whoever waits for the line to fall silent by itself waits long. */
  lose(): void {
    const socket = this.socket;
    socket?.close();
    if (socket) this.dropped(socket);
  }

  /** Asks to do an action; `version` is the one its sender saw, which may be older than the latest that came. */
  act(seat: number, action: TableAction, version: number): void {
    const request = this.surroundings.uuid();
    this.ask({ type: "act", version, data: { request, seat, action } });
  }

  /** Asks to take the seat's last action back. */
  undo(seat: number, version: number): void {
    const request = this.surroundings.uuid();
    this.ask({ type: "undo", version, data: { request, seat } });
  }

  /** Says something now or never: words that arrive late are worse than none. */
  say(said: SaidPhrase): void {
    if (this.synced) this.send({ type: "say", version: this.version, data: said });
  }

  private ask(message: ActMessage | UndoMessage): void {
    this.unanswered.set(message.data.request, message);
    this.listener.pending(this.unanswered.size);
    if (this.synced) {
      this.send(message);
      this.watch();
    }
  }

  private receive(socket: Socket, message: ServerMessage): void {
    if (socket !== this.socket) return;
    if (message.type === "table_state") this.receiveState(message.data);
    else if (message.type === "table_changed") {
      const { facts, since, ...state } = message.data;
      this.receiveChange(state, facts, since);
    } else if (message.type === "action_accepted") this.answered(message.data.request);
    else if (message.type === "action_refused") {
      if (!this.answered(message.data.request)) return;
      this.listener.refused(message.data.code, message.data.sentence);
      this.resync();
    } else if (message.type === "message_refused")
      this.listener.refused(message.data.code, message.data.sentence);
    else if (message.type === "phrase_said") this.listener.said(message.data);
    if (this.unanswered.size === 0 && this.synced) this.stopWatching();
  }

  private receiveState(state: TableState): void {
    const first = !this.synced;
    this.synced = true;
    this.attempt = 0;
    if (state.version >= this.version) {
      this.version = state.version;
      this.listener.state(state);
    }
    if (!first) return;
    this.listener.status("online");
    for (const message of this.unanswered.values()) this.send(message);
    if (this.unanswered.size > 0) this.watch();
  }

  private receiveChange(state: TableState, facts: Fact[], since: number): void {
    if (since === this.version) {
      this.version = state.version;
      this.listener.change(state, facts);
    } else if (state.version > this.version) this.resync();
  }

  private answered(request: string): boolean {
    const known = this.unanswered.delete(request);
    if (known) this.listener.pending(this.unanswered.size);
    return known;
  }

  private resync(): void {
    this.send({ type: "resync", version: this.version, data: {} });
    this.watch();
  }

  private send(message: ClientMessage): void {
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
