import { beforeEach, expect, it } from "vitest";
import { settled } from "../fixtures/hosted";
import { table, view } from "../fixtures/spots";
import type { ActRequest, LogEntry, TableState } from "../wire";
import { Asking } from "./asking";

const log: LogEntry[] = [];
const acts: ActRequest[] = [];
const told: [how: string, version: number][] = [];
const refusals: string[] = [];
const pending: number[] = [];
let refusing = false;
/** Responses about the past that are being held back, if any. */
let held: (() => void)[] | null = null;
let asking: Asking;

const happen = (...seats: number[]): void => {
  for (const seat of seats) log.push({ version: log.length + 1, facts: [{ type: "stopped", seat }] });
};
const now = (): TableState => ({ ...table, version: log.length, log: [...log] });

beforeEach(() => {
  for (const list of [log, acts, told, refusals, pending]) list.length = 0;
  refusing = false;
  held = null;
  happen(0, 1);
  asking = new Asking(
    {
      table: () => Promise.resolve(now()),
      positions: async (since) => {
        const positions = log.slice(since - 1).map(({ version }) => ({ version, view }));
        await new Promise<void>((answer) => (held ? void held.push(answer) : answer()));
        return { game: "spots", latest: log.length, positions };
      },
      act: (request) => {
        if (refusing) return Promise.reject(new Error("no"));
        acts.push(request);
        happen(request.seat);
        return Promise.resolve({ request: request.request, version: log.length });
      },
      undo: ({ request }) => Promise.resolve({ request, version: log.length }),
      codeOf: () => "move/illegal",
    },
    {
      game: () => undefined,
      state: ({ version }) => told.push(["state", version]),
      step: ({ version }, _, own) => told.push([own ? "own" : "step", version]),
      refresh: ({ version }) => told.push(["refresh", version]),
      status: () => undefined,
      refused: (code) => refusals.push(code),
      pending: (requests) => pending.push(requests),
      said: () => undefined,
    },
    () => "request",
  );
  asking.look();
});

it("shows the table, then what happened one by one, then what is around it", async () => {
  await settled();
  happen(1, 1, 0);
  asking.look();
  await settled();
  asking.look();
  await settled();
  expect(told).toEqual([
    ["state", 2],
    ["step", 3],
    ["step", 4],
    ["step", 5],
    ["refresh", 5],
  ]);
});

it("acts in words, each action on what the last one led to", async () => {
  await settled();
  await asking.act(0, [{ type: "do_more" }, { type: "stop" }], 2);
  expect(acts.map(({ version }) => version)).toEqual([2, 3]);
  expect(told.at(-1)).toEqual(["own", 4]);
  expect(pending).toEqual([1, 0]);
});

it("tells what was refused, and how the table is", async () => {
  await settled();
  refusing = true;
  await asking.act(0, [{ type: "stop" }], 2);
  await settled();
  expect(refusals).toEqual(["move/illegal"]);
  expect(told.at(-1)).toEqual(["refresh", 2]);
});

it("never goes back to what was looked at earlier, however late the answer comes", async () => {
  await settled();
  held = [];
  happen(1, 1);
  asking.look();
  await settled();
  const acted = asking.act(0, [{ type: "do_more" }, { type: "stop" }], 4);
  await settled();
  while (held.length > 0) {
    held.pop()?.();
    await settled();
  }
  await acted;
  expect(told.map(([, version]) => version)).toEqual([2, 3, 4, 5, 6]);
});
