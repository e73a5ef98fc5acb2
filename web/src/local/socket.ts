import type { Socket } from "../lib/connection";
import type { PlayerMessage, TableMessage } from "../wire";

const OPEN = 1;
const CLOSED = 3;

/** The page's end of a connection to a table in the same page. */
export class LocalSocket implements Socket {
  readyState: number = OPEN;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  /** Set by the table: handles a message, and the end of the connection; before that, they do nothing. */
  heard: (message: PlayerMessage) => void = () => undefined;
  left: () => void = () => undefined;

  get closed(): boolean {
    return this.readyState === CLOSED;
  }

  send(text: string): void {
    this.heard(JSON.parse(text) as PlayerMessage);
  }

  tell(message: TableMessage): void {
    if (!this.closed) this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }

  close(): void {
    if (this.closed) return;
    this.readyState = CLOSED;
    this.left();
  }
}
