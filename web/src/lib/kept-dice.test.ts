import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTable, setAgain, takeSeat } from "./api";
import { compare, isBroken, keepGiven, keepSeen, keptOf } from "./kept-dice";

const PROMISE = "aa".repeat(32);
const OTHER = "bb".repeat(32);

type Status = "waiting" | "playing" | "over";

/** A table as the server shows it; `own` contains the seats of this browser. */
function shown(status: Status, own: number[], inputs: string[], commitment = PROMISE) {
  const seats = inputs.map((_, seat) => ({ seat, mine: own.includes(seat) }));
  return { table: "t1", status, seats, dice: { scheme: "pipyard-dice-1", commitment, inputs, seed: null } };
}

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that answers requests in sequence and records what it received. */
function serverThat(answers: Record<string, () => unknown>): { path: string; body: Record<string, string> }[] {
  const asked: { path: string; body: Record<string, string> }[] = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: RequestInit) => {
    asked.push({ path: `${method} ${path}`, body: JSON.parse((body as string | undefined) ?? "{}") });
    return Promise.resolve(new Response(JSON.stringify(answers[`${method} ${path}`]?.())));
  });
  return asked;
}

const compared = (state: ReturnType<typeof shown>) => compare(keptOf(state.table, state.dice), state.dice);

describe("what a browser keeps of promised dice", () => {
  it("asks for the promise before it gives anything, and keeps both", async () => {
    const asked = serverThat({
      "POST /api/commitments": () => ({ commitment: PROMISE }),
      "POST /api/tables": () => ({ table: "t1" }),
    });
    await createTable({ game: "spots", seats: [{ kind: "me" }, { kind: "person" }] });
    expect(asked.map(({ path }) => path)).toEqual(["POST /api/commitments", "POST /api/tables"]);
    const { entropy } = asked[1]!.body;
    expect(entropy).toMatch(/^[0-9a-f]{64}$/);
    const begun = shown("playing", [0], [entropy!, ""]);
    keepSeen(begun);
    expect(compared(begun)).toEqual({ promise: "same", input: "same" });
  });

  it("finds another promise, or other randomness, as soon as the game begins", async () => {
    const asked = serverThat({
      "POST /api/commitments": () => ({ commitment: PROMISE }),
      "POST /api/tables": () => ({ table: "t1" }),
    });
    await createTable({ game: "spots", seats: [{ kind: "me" }, { kind: "person" }] });
    const { entropy } = asked[1]!.body;
    const swapped = shown("playing", [0], [entropy!, ""], OTHER);
    keepSeen(swapped);
    expect(compared(swapped)).toEqual({ promise: "other", input: "same" });
    expect(compared(shown("playing", [0], ["00", ""]))).toEqual({ promise: "same", input: "missing" });
    expect(isBroken(compared(swapped))).toBe(true);
  });

  it("looks at the promise before it takes a seat, and the first one shown counts", async () => {
    let promise = PROMISE;
    const asked = serverThat({
      "GET /api/tables/t1": () => shown("waiting", [], ["cc", ""], promise),
      "POST /api/tables/t1/seats/1": () => shown("waiting", [1], ["cc", ""], promise),
    });
    keepSeen(shown("waiting", [], ["cc", ""]));
    promise = OTHER;
    await takeSeat("t1", 1, "Ann");
    expect(asked.map(({ path }) => path)).toEqual(["GET /api/tables/t1", "POST /api/tables/t1/seats/1"]);
    const begun = shown("playing", [1], ["cc", asked[1]!.body["entropy"]!], OTHER);
    keepSeen(begun);
    expect(compared(begun)).toEqual({ promise: "other", input: "same" });
  });

  it("gives nothing to a game that has begun", async () => {
    const asked = serverThat({ "GET /api/tables/t1": () => shown("playing", [1], ["cc", "dd"]) });
    await takeSeat("t1", 1, "Ann");
    expect(asked[1]!.body["entropy"]).toBe("");
    expect(keptOf("t1", null)).toBeNull();
  });

  it("does not claim to have set a table that somebody else set again first", async () => {
    serverThat({
      "POST /api/commitments": () => ({ commitment: OTHER }),
      "POST /api/tables/t0/rematch": () => ({ table: "t1" }),
      "GET /api/tables/t1": () => shown("waiting", [], ["cc", ""]),
    });
    await setAgain("t0");
    expect(keptOf("t1", null)).toBeNull();
  });

  it("says that it did not see the promise of a game it came to later", () => {
    const begun = shown("playing", [], ["cc", "dd"]);
    keepSeen(begun);
    expect(compared(begun)).toEqual({ promise: "unseen", input: "none" });
  });

  it("lets what was given go with a seat that was left before the game, and never after", () => {
    keepGiven("t1", PROMISE, "a0", 0);
    keepGiven("t1", PROMISE, "a1", 1);
    const begun = shown("playing", [1], ["", "a1"]);
    keepSeen(begun);
    expect(compared(begun)).toEqual({ promise: "same", input: "same" });
    const left = shown("playing", [], ["", ""]);
    keepSeen(left);
    expect(compared(left)).toEqual({ promise: "same", input: "missing" });
    keepGiven("t1", PROMISE, "a2", 1);
    expect(compared(begun)).toEqual({ promise: "same", input: "same" });
  });

  it("knows which seats a table that was set here has, also where the order was drawn", () => {
    keepGiven("t1", PROMISE, "a0");
    keepSeen(shown("waiting", [1], ["", "a0"]));
    keepGiven("t1", PROMISE, "a1", 1);
    expect(keptOf("t1", null)?.given).toEqual([{ input: "a1", seat: 1 }]);
  });

  it("knows a game that was brought in from a file by its promise", () => {
    keepGiven("t1", PROMISE, "a0", 0);
    expect(keptOf("t2", { commitment: PROMISE, inputs: [] })?.given).toEqual([{ input: "a0", seat: 0 }]);
    expect(keptOf("t2", { commitment: OTHER, inputs: [] })).toBeNull();
  });

  it("forgets the oldest games, and what it cannot read", () => {
    for (let game = 0; game <= 200; game += 1) keepGiven(`t${game}`, PROMISE, "a0", 0);
    expect(keptOf("t0", null)).toBeNull();
    expect(keptOf("t200", null)).not.toBeNull();
    for (const text of ["no JSON", "7", '[["t1", null]]', '[["t1", {"commitment": 1, "given": []}]]']) {
      stored.set("pipyard-dice", text);
      expect(keptOf("t1", null)).toBeNull();
    }
  });

  it("does without a store", () => {
    vi.stubGlobal("localStorage", undefined);
    keepGiven("t1", PROMISE, "a0", 0);
    expect(keptOf("t1", null)).toBeNull();
  });
});
