import { expect, test } from "vitest";
import type { Seat } from "../wire";
import { tableFactText } from "./facts";

const SEATS: Seat[] = [
  { seat: 0, kind: "person", name: "Ann", bot: null, taken: true, mine: true, present: true },
  { seat: 1, kind: "person", name: "Ben", bot: null, taken: true, mine: false, present: true },
];

test("what happens to a table is told to each in their own way", () => {
  expect(tableFactText({ type: "player_joined", seat: 0 }, SEATS)).toBe("You sat down.");
  expect(tableFactText({ type: "player_joined", seat: 1 }, SEATS)).toBe("Ben sat down.");
  expect(tableFactText({ type: "action_taken_back", seat: 1 }, SEATS)).toBe("Ben undid that.");
  expect(tableFactText({ type: "table_closed" }, SEATS)).toBe("The host closed the table.");
});

test("a bot that steps in is named", () => {
  const text = tableFactText({ type: "bot_stepped_in", seat: 1, bot: "greedy" }, SEATS);
  expect(text).toContain("Ben");
  expect(text).not.toContain("greedy");
});

test("what happens in the game is not the table's to tell", () => {
  expect(tableFactText({ type: "dice_rolled", seat: 0 }, SEATS)).toBeNull();
});
