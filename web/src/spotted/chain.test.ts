import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Fact, LogEntry } from "../wire";
import { Chain, FLIGHT, linksIn, linksOf, READ, SUMMED, Tally } from "./chain.svelte";

const fact = (type: string, more: object = {}): Fact => ({ type, seat: 0, ...more }) as Fact;
const placed = fact("spots_placed", { colour: "blue", groups: [0, 0, 0, 0, 2] });
const full = fact("row_completed", { colour: "blue" });
const unlocked = (bonus: string, place: number): Fact => fact("bonus_unlocked", { bonus, place });
const given = fact("factor_assigned", { colour: "blue", factor: 3 });
const logOf = (...moves: Fact[][]): LogEntry[] => moves.map((facts, index) => ({ version: index + 1, facts }));

describe("links", () => {
  it("are counted through a gift that the chain brought", () => {
    const moves = [[placed, full, unlocked("round", 4)], [placed, full, unlocked("3x", 5)]];
    expect(linksIn(moves[0] ?? [], 0, logOf(...moves.slice(0, 1))).map(({ links }) => links)).toEqual([1]);
    expect(linksIn(moves[1] ?? [], 0, logOf(...moves)).map(({ links }) => links)).toEqual([2]);
    expect(linksOf(logOf(...moves), 0)).toBe(2);
  });

  it("begin anew with each die", () => {
    const moves = [[placed, full, unlocked("3x", 4)], [given], [placed, full, unlocked("2x", 5)]];
    expect(linksIn(moves[2] ?? [], 0, logOf(...moves)).map(({ links }) => links)).toEqual([1]);
  });

  it("are right where a round begins with the same move", () => {
    const moves = [[placed, full, unlocked("reroll", 7), unlocked("reroll", 8)], [fact("clover_used"), unlocked("+5", 9), fact("round_started", { seat: null })]];
    expect(linksIn(moves[1] ?? [], 0, logOf(...moves)).map(({ links }) => links)).toEqual([1]);
  });
});

describe("the sum of a chain", () => {
  const tally = (score: number): Tally => {
    const begun = new Tally();
    begun.after([fact("die_picked")], [], { score, writing: "idle" });
    return begun;
  };
  const told = (moves: Fact[][]): ReturnType<typeof linksIn> => linksIn(moves.at(-1) ?? [], 0, logOf(...moves));

  it("is told when its last bonus is used, from the score before the die", () => {
    const sums = tally(10);
    const moves = [[placed, full, unlocked("round", 4)]];
    expect(sums.after(moves[0] ?? [], told(moves), { score: 12, writing: "bonus" })).toBeNull();
    moves.push([placed, full, unlocked("3x", 5)]);
    expect(sums.after(moves[1] ?? [], told(moves), { score: 13, writing: "factor" })).toBeNull();
    expect(sums.after([given], [], { score: 22, writing: "use" })).toEqual({ links: 2, points: 12 });
    expect(sums.after([placed], [], { score: 24, writing: "use" })).toBeNull();
  });

  it("is not told of a single bonus, nor to whoever has not seen all of the chain", () => {
    const single = [[placed, full, unlocked("+7", 16)]];
    expect(tally(3).after(single[0] ?? [], told(single), { score: 12, writing: "idle" })).toBeNull();
    const late = new Tally();
    late.after([], [], { score: 12, writing: "factor" });
    expect(late.after([given, unlocked("2x", 5), unlocked("+7", 6)], told([[given, unlocked("2x", 5), unlocked("+7", 6)]]), { score: 30, writing: "idle" })).toBeNull();
  });
});

describe("the cards of a chain", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("come one after the other, the sum last, and a tap ends all of them", () => {
    const links = linksIn([placed, full, unlocked("reroll", 7), unlocked("3x", 8)], 0, []);
    const chain = new Chain(() => undefined);
    chain.play(links, { links: 2, points: 12 });
    expect(chain.link?.links).toBe(1);
    vi.advanceTimersByTime(FLIGHT + READ);
    expect([chain.link?.links, chain.sum]).toEqual([2, null]);
    vi.advanceTimersByTime(FLIGHT + READ);
    expect([chain.link, chain.sum]).toEqual([null, { links: 2, points: 12 }]);
    vi.advanceTimersByTime(SUMMED);
    expect(chain.busy).toBe(false);
    chain.play(links, { links: 2, points: 12 });
    chain.skip();
    vi.runAllTimers();
    expect(chain.busy).toBe(false);
  });
});
