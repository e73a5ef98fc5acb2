import { beforeEach, describe, expect, it } from "vitest";
import type { ContinuedTable, PlayerMessage, SaidPhrase, TableEvent, TableMessage } from "../wire";
import { TableConnection, longestWait, type ConnectionStatus, type Socket } from "./connection";

class FakeSocket implements Socket {
  readyState = 1;
  onopen = null;
  onmessage: ((event: MessageEvent) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  sent: PlayerMessage[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text) as PlayerMessage);
  }
  close(): void {
    this.readyState = 3;
  }
  hear(message: TableMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);
  }
  drop(): void {
    this.readyState = 3;
    this.onclose?.({} as CloseEvent);
  }
}

const sockets: FakeSocket[] = [];
const since: (number | null)[] = [];
const timers: { run: () => void; wait: number; live: boolean }[] = [];
const told: [what: string, version: number][] = [];
const statuses: ConnectionStatus[] = [];
const refusals: string[] = [];
const said: SaidPhrase[] = [];
let connection: TableConnection;

const stop: TableEvent = { seat: 0, action: 7 };
const continued = {
  table: "t",
  game: "spots",
  setup: { seats: 2, tiles: null, off_leash: false, d0g_treats: 1 },
  terms: { public: false, pace: "live", seconds: null, undo: true, odds: true },
  rules: { version: 1, content: "c", pack: null, changed: false, module: "m" },
  dice: null,
  status: "playing",
  seats: [],
  watching: 0,
  host: false,
  rematch: null,
  stuck: null,
  due: {},
  check: null,
  events: [],
} as const satisfies ContinuedTable;
const openedMessage = (version: number): TableMessage => ({
  type: "table_opened",
  version,
  data: { ...continued, base: { version, position: null, draws: {} } },
});
const continuedMessage = (version: number): TableMessage => ({ type: "table_continued", version, data: continued });
const happenedMessage = (since: number, version: number, request?: string): TableMessage => ({
  type: "happened",
  version,
  data: { since, at: 0, events: Array<TableEvent>(version - since).fill(stop), ...(request && { request }) },
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
  for (const list of [sockets, since, timers, told, statuses, refusals, said]) list.length = 0;
  let ids = 0;
  connection = new TableConnection(
    {
      open: (version) => {
        const socket = new FakeSocket();
        sockets.push(socket);
        since.push(version);
        return socket;
      },
      uuid: () => `request-${(ids += 1)}`,
      random: () => 0.5,
      now: () => 0,
      later: (run, wait) => {
        const timer = { run, wait, live: true };
        timers.push(timer);
        return () => (timer.live = false);
      },
    },
    {
      opened: (_, version) => told.push(["opened", version]),
      continued: (_, version) => told.push(["continued", version]),
      happened: (_, version) => told.push(["happened", version]),
      around: ({ watching }) => told.push(["around", watching]),
      answered: (request) => told.push([request, -1]),
      checked: (check) => told.push(["checked", check ?? -1]),
      status: (status) => statuses.push(status),
      refused: (code) => refusals.push(code),
      said: (phrase) => said.push(phrase),
    },
  );
  connection.open();
});

describe("versions", () => {
  it("takes events that start from the version it has", () => {
    latest().hear(openedMessage(4));
    latest().hear(happenedMessage(4, 6));
    expect(told).toEqual([
      ["opened", 4],
      ["happened", 6],
    ]);
    expect(latest().sent).toEqual([]);
  });

  it("asks once for a resync when a version is missing, and tells nothing until it comes", () => {
    latest().hear(openedMessage(4));
    latest().hear(happenedMessage(5, 6));
    latest().hear(happenedMessage(6, 7));
    expect(told).toEqual([["opened", 4]]);
    expect(latest().sent).toEqual([{ type: "resync", version: 4, data: {} }]);
    latest().hear(openedMessage(7));
    expect(told.at(-1)).toEqual(["opened", 7]);
    latest().hear(happenedMessage(9, 10));
    expect(latest().sent).toHaveLength(2);
  });

  it("ignores what is older than what it has", () => {
    latest().hear(openedMessage(6));
    latest().hear(happenedMessage(4, 5));
    latest().hear(openedMessage(5));
    expect(told).toEqual([["opened", 6]]);
    expect(latest().sent).toEqual([]);
  });

  it("says when its position differs, and waits for the table", () => {
    latest().hear(openedMessage(4));
    connection.disagree(99);
    expect(latest().sent).toEqual([{ type: "disagree", version: 4, data: { version: 4, check: 99 } }]);
    latest().hear(openedMessage(4));
    expect(told.at(-1)).toEqual(["opened", 4]);
  });

  it("passes on who comes and goes", () => {
    latest().hear(openedMessage(4));
    latest().hear({ type: "surroundings", version: 4, data: { seats: [], watching: 3, host: false, rematch: null } });
    expect(told.at(-1)).toEqual(["around", 3]);
  });
});

describe("requests", () => {
  it("sends an unanswered one again after a reconnect, under the same id", () => {
    latest().hear(openedMessage(4));
    connection.act(0, [7, 8], 4);
    const [first] = latest().sent;
    expect(first).toEqual({ type: "act", version: 4, data: { request: "request-1", seat: 0, actions: [7, 8] } });
    latest().drop();
    fire();
    expect(since).toEqual([null, 4]);
    expect(latest().sent).toEqual([]);
    latest().hear(continuedMessage(4));
    expect(latest().sent).toEqual([first]);
  });

  it("asks to take back as it asks to act: again after a reconnect, under the same id", () => {
    latest().hear(openedMessage(4));
    connection.undo(0, 4);
    const [first] = latest().sent;
    expect(first).toEqual({ type: "undo", version: 4, data: { request: "request-1", seat: 0 } });
    latest().drop();
    fire();
    latest().hear(continuedMessage(4));
    expect(latest().sent).toEqual([first]);
  });

  it("takes the event that came of it for the answer", () => {
    latest().hear(openedMessage(4));
    connection.act(0, [7], 4);
    latest().hear(happenedMessage(4, 5, "request-1"));
    latest().drop();
    fire();
    latest().hear(continuedMessage(5));
    expect(latest().sent).toEqual([]);
  });

  it("hears that a request was carried out before", () => {
    latest().hear(openedMessage(6));
    connection.act(0, [7], 4);
    latest().hear(happenedMessage(6, 6, "request-1"));
    expect(told.at(-1)).toEqual(["request-1", -1]);
    expect(latest().sent).toHaveLength(1);
  });

  it("does not wait for what is forgotten", () => {
    latest().hear(openedMessage(4));
    connection.forget(connection.act(0, [7], 4));
    latest().drop();
    fire();
    latest().hear(continuedMessage(4));
    expect(latest().sent).toEqual([]);
  });

  it("tells of a refusal, and asks where the table is if it has missed something", () => {
    latest().hear(openedMessage(4));
    const refuse = (request: string, version: number): void =>
      latest().hear({ type: "action_refused", version, data: { request, code: "move/stale", sentence: "" } });
    refuse(connection.act(0, [7], 4), 4);
    expect(refusals).toEqual(["move/stale"]);
    expect(latest().sent).toHaveLength(1);
    refuse(connection.act(0, [7], 4), 5);
    expect(latest().sent.at(-1)).toEqual({ type: "resync", version: 4, data: {} });
  });

  it("takes a line that answers nothing for dead", () => {
    latest().hear(openedMessage(4));
    connection.act(0, [7], 4);
    fire();
    expect(statuses.at(-1)).toBe("lost");
    fire();
    expect(sockets).toHaveLength(2);
  });
});

describe("phrases", () => {
  it("passes on what others say", () => {
    latest().hear(openedMessage(4));
    latest().hear({ type: "phrase_said", version: 0, data: { seat: 1, phrase: "wow" } });
    expect(said).toEqual([{ seat: 1, phrase: "wow" }]);
  });

  it("says nothing while the line is down, and nothing afterwards", () => {
    latest().hear(openedMessage(4));
    latest().drop();
    connection.say({ seat: 0, phrase: "hello" });
    fire();
    latest().hear(openedMessage(4));
    expect(latest().sent).toEqual([]);
    connection.say({ seat: 0, phrase: "hello" });
    expect(latest().sent).toEqual([{ type: "say", version: 4, data: { seat: 0, phrase: "hello" } }]);
  });
});

describe("reconnecting", () => {
  it("waits longer each time, up to a limit, and a random part of that", () => {
    expect(longestWait(0)).toBeLessThan(longestWait(1));
    expect(longestWait(30)).toBe(longestWait(31));
    latest().hear(openedMessage(4));
    latest().drop();
    expect(timers.at(-1)?.wait).toBe(longestWait(0) / 2);
    fire();
    latest().drop();
    expect(timers.at(-1)?.wait).toBe(longestWait(1) / 2);
  });

  it("gives a line up as soon as the network is gone, and keeps what was asked", () => {
    latest().hear(openedMessage(4));
    connection.act(0, [7], 4);
    const [first] = latest().sent;
    connection.lose();
    expect(statuses.at(-1)).toBe("lost");
    connection.lose();
    fire();
    expect(sockets).toHaveLength(2);
    latest().hear(continuedMessage(4));
    expect(latest().sent).toEqual([first]);
  });

  it("tries at once when the page wakes", () => {
    latest().hear(openedMessage(4));
    latest().drop();
    connection.wake();
    expect(sockets).toHaveLength(2);
    expect(statuses.at(-1)).toBe("lost");
    latest().hear(openedMessage(4));
    expect(statuses.at(-1)).toBe("online");
  });

  it("checks an open line when the page wakes", () => {
    latest().hear(openedMessage(4));
    connection.wake();
    expect(latest().sent).toEqual([{ type: "check", version: 4, data: {} }]);
    latest().hear({ type: "position_checked", version: 4, data: { check: 5 } });
    expect(told.at(-1)).toEqual(["checked", 5]);
    latest().hear({ type: "position_checked", version: 5, data: { check: 6 } });
    expect(latest().sent.at(-1)).toEqual({ type: "resync", version: 4, data: {} });
  });

  it("stays closed once it is closed", () => {
    latest().hear(openedMessage(4));
    const socket = latest();
    connection.close();
    socket.drop();
    connection.wake();
    expect(sockets).toHaveLength(1);
  });
});
