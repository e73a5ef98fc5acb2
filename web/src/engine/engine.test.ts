import { beforeAll, describe, expect, it } from "vitest";
import { compiled } from "../fixtures/compiled";
import type { Position } from "./engine";
import { Games, type AnyEngine } from "./games";
import { botSeed, newStream } from "./stream";
import { think, Thinker, type ThinkAnswer, type ThinkRequest } from "./thinking";

const SPOTS = { seats: 2, tiles: null, off_leash: false, d0g_treats: 1 };
const SPOTTED = { seats: 1, sheet: "clover-meadow" };

describe("a bot's stream", () => {
  it.each([
    [0, 0xdb2cd7e7b0f478ben],
    [1, 0x672d8ee56d6791ffn],
    [12345, 0xb5ae6482a03d837cn],
    [4294967295, 0x2a05c5e276c1fe08n],
  ])("of seed %i begins as on the server", (seed, state) => {
    const [low, high] = newStream(seed);
    expect((BigInt(high) << 32n) | BigInt(low)).toBe(state);
  });
});

it("a bot's seed comes from the dice's seed as on the server", () => {
  expect(botSeed("ab".repeat(32), ["0a", ""], { seat: 1, draws: 5, moves: 2 })).toBe(3034928586);
});

describe("rules", () => {
  const games = new Games(compiled);
  let spots: AnyEngine;
  let spotted: AnyEngine;
  let start: Position;

  beforeAll(async () => {
    spots = await games.at("spots", SPOTS);
    spotted = await games.at("spotted", SPOTTED);
    start = spots.start(SPOTS);
  });

  it("refuse an event that they do not allow, and leave the position as it is", () => {
    const before = start.slice();
    const stop = { type: "move", seat: 0, action: { type: "stop" } } as const;
    expect(() => spots.apply(start, stop)).toThrow("do not allow");
    expect(() => spots.apply(start, { type: "drawn", outcome: { values: [3], type: "dice_rolled" } })).toThrow("chance");
    expect(() => spots.apply(start, { type: "drawn", outcome: { dog: "Nobody", type: "dog_turned_up" } })).toThrow("come up");
    expect(start).toEqual(before);
  });

  it("refuse what means nothing", () => {
    const start = spotted.start(SPOTTED);
    expect(() => spotted.toDense(start, { field: "nowhere", type: "cross_field" })).toThrow("nowhere");
    expect(() => spotted.toDense(start, { type: "dance" })).toThrow("dance");
    expect(() => spotted.apply(start, { type: "drawn", outcome: { faces: [["white", 7]], type: "dice_rolled" } })).toThrow("face");
  });

  it("count nothing of a game with more seats that was looked at before", () => {
    const six = { ...SPOTTED, seats: 6 };
    expect(spotted.acting(spotted.start(six)).seats).toEqual([0, 1, 2, 3, 4, 5]);
    expect(spotted.acting(spotted.start(SPOTTED)).seats).toEqual([0]);
  });

  it("take dice in any order", () => {
    const start = spotted.start(SPOTTED);
    const named = (...colours: string[]): number => spotted.toDense(start, { colours, type: "reroll_dice" });
    expect(named("pink", "white")).toBe(named("white", "pink"));
  });
});

describe("thinking", () => {
  const asked = { game: "spots", config: SPOTS, bot: "greedy", seat: 0, seed: 3, patience: 1 };

  it("answers whatever comes of it", async () => {
    const games = new Games(compiled);
    const request: ThinkRequest = { ...asked, type: "think", id: 9, position: new Uint8Array(), bot: "nobody" };
    expect(await think(games, request)).toMatchObject({ type: "failed", id: 9, reason: "There is no bot nobody" });
  });

  it("hands each answer to whoever asked", async () => {
    const { thinker, requests, say } = overheard();
    const first = thinker.think({ ...asked, position: new Uint8Array() });
    const second = thinker.think({ ...asked, position: new Uint8Array() });
    say("message", { data: { type: "failed", id: requests[1]?.id ?? 0, reason: "no more" } });
    say("message", { data: { type: "thought", id: requests[0]?.id ?? 0, number: 4, action: { type: "stop" } } });
    await expect(second).rejects.toThrow("no more");
    expect((await first).number).toBe(4);
  });

  it("leaves nobody waiting for a worker that cannot start", async () => {
    const { thinker, say } = overheard();
    const asking = thinker.think({ ...asked, position: new Uint8Array() });
    say("error", { message: "not found" });
    await expect(asking).rejects.toThrow("not found");
  });
});

type Said = { data: ThinkAnswer } | { message: string };

/** A thinker for which the test itself acts as the worker. */
function overheard(): { thinker: Thinker; requests: ThinkRequest[]; say: (type: string, said: Said) => void } {
  const hearing = new Map<string, (said: never) => void>();
  const requests: ThinkRequest[] = [];
  const thinker = new Thinker({
    postMessage: (request) => requests.push(request),
    addEventListener: (type: string, hear: (said: never) => void) => hearing.set(type, hear),
  });
  return { thinker, requests, say: (type, said) => hearing.get(type)?.(said as never) };
}
