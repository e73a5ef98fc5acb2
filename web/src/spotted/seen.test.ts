import { expect, it } from "vitest";
import { beetlesIn, rowsIn, seenIn } from "./seen";

it("knows whose sheet was written on, and where", () => {
  const walked = [{ type: "field_crossed", seat: 2, field: "a1" }, { type: "bonus_unlocked", seat: 2 }];
  expect(seenIn(walked)).toEqual({ seat: 2, tab: "meadow" });
  expect(seenIn([{ type: "spots_placed", seat: 0 }])).toEqual({ seat: 0, tab: "beetles" });
  expect(seenIn([{ type: "die_picked", seat: 1 }])).toEqual({ seat: 1, tab: "beetles" });
  // A highlighted row is on the sheet of the player who changed it.
  expect(seenIn([{ type: "clover_used", seat: 2, colour: "blue" }, { type: "bonus_unlocked", seat: 2 }])).toEqual({ seat: 2, tab: "beetles" });
  expect(seenIn([{ type: "round_started" }])).toBeNull();
});

it("names the rows that have just changed", () => {
  const facts = [
    { type: "spots_placed", seat: 0, colour: "yellow" },
    { type: "beetle_circled", seat: 0, colour: "yellow" },
    { type: "field_crossed", seat: 0, field: "3a" },
  ];
  expect(rowsIn(facts)).toBe("yellow yellow");
});

it("names the beetles that have just got spots", () => {
  const facts = [{ type: "spots_placed", seat: 1, colour: "pink", groups: [2, 0, 0, 0, 2] }, { type: "beetle_circled", seat: 1, colour: "pink" }];
  expect(beetlesIn(facts, 1, "pink")).toEqual([0, 4]);
  expect(beetlesIn(facts, 1, "blue")).toEqual([]);
  // What another seat wrote is on another sheet.
  expect(beetlesIn(facts, 0, "pink")).toEqual([]);
});
