import { expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import type { Fact } from "../wire";
import { doerOf, latestOf, newestLines, newestOf, readUpTo, recap } from "./recap";

const facts: Fact[] = [
  { type: "die_buried", seat: 0, value: 6 },
  { type: "busted", seat: 0, dice: 3 },
  { type: "turn_started", seat: 1 },
  { type: "trick_done", seat: 1, trick: "Walk", treats: 0 },
  { type: "dice_rolled", seat: 1, values: [2, 2] },
  { type: "roll_kept", seat: 1 },
  { type: "turn_started", seat: 0 },
  { type: "tiles_reset", treats: 0, trick: null },
];

it("begins with what the reader's last move brought about", () => {
  expect(readUpTo(facts, seats)).toBe(1);
});

it("tells what others did and what came upon the reader, without asides", () => {
  const told = recap([{ version: 3, facts }], seats).map((fact) => fact.type);
  expect(told).toEqual(["busted", "trick_done", "dice_rolled", "tiles_reset"]);
});

it("leaves out a roll that was rolled again: the reroll names its dice", () => {
  const again: Fact[] = [
    { type: "dice_rolled", seat: 1, values: [6, 6] },
    { type: "dice_rerolled", seat: 1, values: [6, 6] },
    { type: "dice_rolled", seat: 1, values: [1, 2] },
  ];
  expect(recap([{ version: 3, facts: again }], seats)).toEqual(again.slice(1));
});

it("tells a watcher everything", () => {
  const watching = seats.map((seat) => ({ ...seat, mine: false }));
  expect(readUpTo(facts, watching)).toBe(0);
});

it("knows who did something from those upon whom something came", () => {
  expect(doerOf([{ type: "turn_started", seat: 0 }])).toBeNull();
  expect(doerOf([{ type: "die_placed", seat: 1, value: 2, dog: "Jolene" }, { type: "turn_started", seat: 0 }])).toBe(1);
});

it("takes slow scoring for something a player does, and fast scoring for what comes of a trick", () => {
  const scored = { type: "dogs_scored", seat: 0, dogs: ["Momo"] };
  expect(doerOf([{ ...scored, fast: "no" }])).toBe(0);
  expect(doerOf([{ ...scored, fast: "yes" }])).toBeNull();
  expect(readUpTo([...facts, { ...scored, fast: "no" }, { type: "dog_drawn", seat: 0, dog: "Burt" }], seats)).toBe(9);
});

it("tells the newest of what is worth telling", () => {
  const log = [
    { version: 4, facts: facts.slice(4, 5) },
    { version: 5, facts: facts.slice(5, 7) },
  ];
  expect(latestOf(log)).toEqual([{ type: "dice_rolled", seat: 1, values: [2, 2] }]);
  expect(latestOf([])).toEqual([]);
});

it("tells a choice for as long as nothing has come of it", () => {
  const rolled = { version: 6, facts: [{ type: "dice_rolled", seat: 1, values: [2] }] };
  const chosen = { version: 7, facts: [{ type: "went_on", seat: 1 }] };
  const drawn = { version: 7, facts: [{ type: "dog_turned_up", dog: "Momo" }] };
  expect(newestOf([rolled, chosen])).toEqual(chosen.facts);
  expect(newestOf([chosen, { ...rolled, version: 8 }])).toEqual(rolled.facts);
  expect(newestOf([rolled, drawn])).toEqual(rolled.facts);
});

it("gives a line of the log the same key for as long as it is told", () => {
  const log = facts.map((fact, index) => ({ version: index, facts: [fact] }));
  const [, later] = newestLines(log.slice(0, 5), 2);
  const [earlier] = newestLines(log.slice(0, 6), 2);
  expect(later).toEqual({ key: "4 0", fact: facts[4] });
  expect(earlier).toEqual(later);
});
