import { expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import type { TableSummary } from "../wire";
import { awaitsPeople, freeSeats, inOrder, joinable, tableTitle } from "./lists";

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
  expect(tableTitle({ ...usual, seats: seats.slice(0, 1) })).toContain("own");
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
