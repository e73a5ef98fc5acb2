import { beforeEach, describe, expect, it } from "vitest";
import { table } from "../fixtures/spots";
import type { ClientMessage, Fact, SaidPhrase, ServerMessage, TableState } from "../wire";
import { TableConnection, longestWait, type ConnectionStatus, type Socket } from "./connection";

class FakeSocket implements Socket {
  readyState = 1;
  onopen = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: ClientMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

const sockets: FakeSocket[] = [];
const timers: { run: () => void; wait: number; live: boolean }[] = [];
const states: TableState[] = [];
const changes: Fact[][] = [];
const statuses: ConnectionStatus[] = [];
const refusals: string[] = [];
const said: SaidPhrase[] = [];
let pending = 0;
let connection: TableConnection;

const at = (version: number): TableState => ({ ...table, version });
const stateMessage = (version: number): ServerMessage => ({
  type: "table_state",
  version,
  data: at(version),
});
const changeMessage = (since: number, version: number): ServerMessage => ({
  type: "table_changed",
  version,
  data: { ...at(version), facts: [{ type: "stopped", seat: 0 }], since },
});

function latest(): FakeSocket {
  const socket = sockets.at(-1);
  if (socket === undefined) throw new Error("no socket was opened");
  return socket;
}

function fire(): void {
  const timer = timers.findLast((each) => each.live);
  if (timer === undefined) throw new Error("no timer runs");
  timer.live = false;
  timer.run();
}

beforeEach(() => {
  for (const list of [sockets, timers, states, changes, statuses, refusals, said]) list.length = 0;
  pending = 0;
  let ids = 0;
  connection = new TableConnection(
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket;
      },
      uuid: () => `request-${(ids += 1)}`,
      random: () => 0.5,
      later: (run, wait) => {
        const timer = { run, wait, live: true };
        timers.push(timer);
        return () => (timer.live = false);
      },
    },
    {
      state: (state) => states.push(state),
      change: (_, facts) => changes.push(facts),
      status: (status) => statuses.push(status),
      refused: (code) => refusals.push(code),
      pending: (requests) => (pending = requests),
      said: (phrase) => said.push(phrase),
    },
  );
  connection.open();
});

describe("versions", () => {
  it("takes a change that starts from the version it has", () => {
    latest().hear(stateMessage(4));
    latest().hear(changeMessage(4, 6));
    expect(changes).toHaveLength(1);
    expect(latest().sent).toEqual([]);
  });

  it("asks for a resync when a version is missing, and shows nothing until it comes", () => {
    latest().hear(stateMessage(4));
    latest().hear(changeMessage(5, 6));
    expect(changes).toHaveLength(0);
    expect(latest().sent).toEqual([{ type: "resync", version: 4, data: {} }]);
    latest().hear(stateMessage(6));
    expect(states.map((state) => state.version)).toEqual([4, 6]);
  });

  it("ignores what is older than what it has", () => {
    latest().hear(stateMessage(6));
    latest().hear(changeMessage(4, 5));
    latest().hear(stateMessage(5));
    expect(changes).toHaveLength(0);
    expect(latest().sent).toEqual([]);
    expect(states.map((state) => state.version)).toEqual([6]);
  });
});

describe("actions", () => {
  it("sends an unanswered action again after a reconnect, under the same request id", () => {
    latest().hear(stateMessage(4));
    connection.act(0, { type: "stop" }, 4);
    const [first] = latest().sent;
    latest().drop();
    fire();
    expect(sockets).toHaveLength(2);
    expect(latest().sent).toEqual([]);
    latest().hear(stateMessage(4));
    expect(latest().sent).toEqual([first]);
    latest().hear({ type: "action_accepted", version: 5, data: { request: "request-1" } });
    expect(pending).toBe(0);
  });

  it("asks to take back as it asks to act: again after a reconnect, under the same request id", () => {
    latest().hear(stateMessage(4));
    connection.undo(0, 4);
    const [first] = latest().sent;
    expect(first).toEqual({ type: "undo", version: 4, data: { request: "request-1", seat: 0 } });
    latest().drop();
    fire();
    latest().hear(stateMessage(4));
    expect(latest().sent).toEqual([first]);
  });

  it("does not send an answered action again", () => {
    latest().hear(stateMessage(4));
    connection.act(0, { type: "stop" }, 4);
    latest().hear({ type: "action_accepted", version: 5, data: { request: "request-1" } });
    latest().drop();
    fire();
    latest().hear(stateMessage(5));
    expect(latest().sent).toEqual([]);
  });

  it("tells of a refusal and asks for the state", () => {
    latest().hear(stateMessage(4));
    connection.act(0, { type: "stop" }, 4);
    latest().hear({
      type: "action_refused",
      version: 5,
      data: { request: "request-1", code: "move/stale", sentence: "" },
    });
    expect(refusals).toEqual(["move/stale"]);
    expect(pending).toBe(0);
    expect(latest().sent.at(-1)).toEqual({ type: "resync", version: 4, data: {} });
  });

  it("takes a line that answers nothing for dead", () => {
    latest().hear(stateMessage(4));
    connection.act(0, { type: "stop" }, 4);
    fire();
    expect(statuses.at(-1)).toBe("lost");
    fire();
    expect(sockets).toHaveLength(2);
  });
});

describe("phrases", () => {
  it("passes on what others say", () => {
    latest().hear(stateMessage(4));
    latest().hear({ type: "phrase_said", version: 0, data: { seat: 1, phrase: "wow" } });
    expect(said).toEqual([{ seat: 1, phrase: "wow" }]);
  });

  it("says nothing while the line is down, and nothing afterwards", () => {
    latest().hear(stateMessage(4));
    latest().drop();
    connection.say({ seat: 0, phrase: "hello" });
    fire();
    latest().hear(stateMessage(4));
    expect(latest().sent).toEqual([]);
    connection.say({ seat: 0, phrase: "hello" });
    expect(latest().sent).toEqual([{ type: "say", version: 4, data: { seat: 0, phrase: "hello" } }]);
  });
});

describe("reconnecting", () => {
  it("waits longer each time, up to a limit, and a random part of that", () => {
    expect(longestWait(0)).toBeLessThan(longestWait(1));
    expect(longestWait(30)).toBe(longestWait(31));
    latest().hear(stateMessage(4));
    latest().drop();
    expect(timers.at(-1)?.wait).toBe(longestWait(0) / 2);
    fire();
    latest().drop();
    expect(timers.at(-1)?.wait).toBe(longestWait(1) / 2);
  });

  it("gives a line up as soon as the network is gone, and keeps what was asked", () => {
    latest().hear(stateMessage(4));
    connection.act(0, { type: "stop" }, 4);
    const [first] = latest().sent;
    connection.lose();
    expect(statuses.at(-1)).toBe("lost");
    connection.lose();
    fire();
    expect(sockets).toHaveLength(2);
    latest().hear(stateMessage(4));
    expect(latest().sent).toEqual([first]);
  });

  it("tries at once when the page wakes", () => {
    latest().hear(stateMessage(4));
    latest().drop();
    connection.wake();
    expect(sockets).toHaveLength(2);
    expect(statuses.at(-1)).toBe("lost");
    latest().hear(stateMessage(4));
    expect(statuses.at(-1)).toBe("online");
  });

  it("checks an open line when the page wakes", () => {
    latest().hear(stateMessage(4));
    connection.wake();
    expect(latest().sent).toEqual([{ type: "resync", version: 4, data: {} }]);
  });

  it("stays closed once it is closed", () => {
    latest().hear(stateMessage(4));
    const socket = latest();
    connection.close();
    socket.drop();
    connection.wake();
    expect(sockets).toHaveLength(1);
  });
});
