import { expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import type { TableSummary } from "../wire";
import { awaitsPeople, freeSeats, hasPlayed, inOrder, joinable, resultText, tableTitle } from "./lists";

const terms = { public: true, pace: "live" as const, seconds: null, undo: true, odds: true };
const usual: TableSummary = { table: "a", game: "spots", status: "playing", seats, turn: false, terms, changed: 5, due: null };
const free = { seat: 1, kind: "person" as const, name: "", bot: null, taken: false, mine: false, present: false };

it("puts my turn first, the most urgent before all, and what is over last", () => {
  const tables: TableSummary[] = [
    { ...usual, table: "over", status: "over", changed: 9 },
    { ...usual, table: "theirs" },
    { ...usual, table: "mine", turn: true },
    { ...usual, table: "urgent", turn: true, due: 100 },
    { ...usual, table: "newer", changed: 7 },
    { ...usual, table: "waiting", status: "waiting", changed: 8 },
  ];
  const order = inOrder(tables).map((table) => table.table);
  expect(order).toEqual(["urgent", "mine", "newer", "theirs", "waiting", "over"]);
});

it("says what is played with whom", () => {
  expect(tableTitle(usual)).toMatch(/^Spots · With /);
  expect(tableTitle({ ...usual, seats: seats.slice(0, 1) })).toContain("Solo");
  expect(tableTitle({ ...usual, status: "waiting", seats: [...seats.slice(0, 1), free] })).toContain("Just you");
});

it("names everybody where all sit at this device", () => {
  const shared = [...seats.slice(0, 1), { ...free, name: "Ben", taken: true, mine: true }];
  expect(tableTitle({ ...usual, seats: shared })).toBe("Spots · Ann and Ben");
});

it("names who played a game that was brought in", () => {
  const brought = seats.map((seat) => ({ ...seat, mine: false, taken: seat.kind === "bot" }));
  expect(tableTitle({ ...usual, status: "over", seats: brought })).toBe("Spots · Ann and Biscuit");
});

it("offers tables with a free seat that the reader has none at", () => {
  const stranger = seats.map((seat) => ({ ...seat, mine: false }));
  const open = { ...usual, seats: [...stranger.slice(0, 1), free] };
  expect(freeSeats(open)).toBe(1);
  expect(joinable([usual, open])).toEqual([open]);
  expect(joinable([{ ...open, seats: [...seats.slice(0, 1), free] }])).toEqual([]);
  expect(joinable([{ ...open, seats: [...stranger.slice(0, 1), { ...free, kept: "other" }] }])).toEqual([]);
});

it("waits for people, never for bots alone", () => {
  const friend = { ...free, name: "Lou", taken: true };
  expect(awaitsPeople([usual])).toBe(false);
  expect(awaitsPeople([{ ...usual, seats: seats.slice(0, 1) }])).toBe(false);
  expect(awaitsPeople([usual, { ...usual, seats: [...seats.slice(0, 1), friend] }])).toBe(true);
  expect(awaitsPeople([{ ...usual, status: "over", seats: [...seats.slice(0, 1), friend] }])).toBe(false);
});

it("says how a finished game went", () => {
  const over: TableSummary = { ...usual, status: "over" };
  expect(resultText({ table: over, winners: [0], scores: [6, 4] })).toBe("Won 6 to 4");
  expect(resultText({ table: over, winners: [1], scores: [5, 6] })).toBe("Lost 5 to 6");
  const alone = { ...over, seats: seats.slice(0, 1) };
  expect(resultText({ table: alone, winners: [], scores: [3] })).toBe("Lost");
  expect(resultText({ table: { ...alone, game: "spotted" }, winners: [0], scores: [71] })).toBe("71 points");
  const shared = seats.map((seat) => ({ ...seat, mine: true }));
  expect(resultText({ table: { ...over, seats: shared }, winners: [0], scores: [6, 4] })).toBeNull();
});

it("knows newcomers to a game", () => {
  expect(hasPlayed("spots", [])).toBe(false);
  expect(hasPlayed("spots", [{ ...usual, status: "waiting" }])).toBe(false);
  expect(hasPlayed("spotted", [usual])).toBe(false);
  expect(hasPlayed("spots", [usual])).toBe(true);
});
