import { expect, it } from "vitest";
import { seats } from "../fixtures/spots";
import type { Fact } from "../wire";
import { isOpening, lastTurnOf, newsOf } from "./turns";

const turn = (seat: number, ...facts: Fact[]): Fact[] => [{ type: "turn_started", seat }, ...facts];

it("tells the others' turns, a line each, and neither the reader's own nor one just begun", () => {
  const [me, other] = seats.map((seat) => seat.seat);
  const facts = [
    ...turn(me ?? 0, { type: "trick_done", seat: me ?? 0, trick: "Run" }),
    ...turn(
      other ?? 1,
      { type: "trick_done", seat: other ?? 1, trick: "Walk" },
      { type: "dice_rolled", seat: other ?? 1, values: [2, 5] },
      { type: "die_placed", seat: other ?? 1 },
      { type: "die_buried", seat: other ?? 1 },
    ),
    ...turn(7, { type: "trick_done", seat: 7, trick: "Beg" }, { type: "busted", seat: 7, dice: 2 }),
    ...turn(other ?? 1),
    ...turn(me ?? 0),
  ];
  expect(newsOf(facts, seats)).toMatchObject([
    { seat: other, trick: "Walk", placed: 1, buried: 1, loud: null },
    { seat: 7, trick: "Beg", loud: { type: "busted" } },
  ]);
});

it("shows every die of a turn that was rolled in parts, as many as it tells of", () => {
  const facts = turn(
    1,
    { type: "trick_done", seat: 1, trick: "Roll Over" },
    { type: "dice_rolled", seat: 1, values: [2] },
    { type: "die_buried", seat: 1, value: 2 },
    { type: "dice_rolled", seat: 1, values: [3] },
    { type: "die_buried", seat: 1, value: 3 },
  );
  expect(lastTurnOf(facts, 1)).toMatchObject({ dice: [2, 3], placed: 0, buried: 2 });
  // It counts as running until the next turn begins.
  expect(lastTurnOf(facts, 1)?.running).toBe(true);
  expect(lastTurnOf([...facts, ...turn(0)], 1)?.running).toBe(false);
});

it("knows that others went first, whatever was dealt and buried before", () => {
  const [me = 0, other = 1] = seats.map((seat) => seat.seat);
  const setup: Fact[] = [
    { type: "dog_dealt", seat: me, dog: "Momo" },
    { type: "die_buried", seat: me, value: 6 },
  ];
  const theirs = turn(other, { type: "trick_done", seat: other, trick: "Walk" });
  expect(isOpening([...setup, ...theirs, ...turn(me)], seats)).toBe(true);
  expect(isOpening([...setup, ...turn(me, { type: "trick_done", seat: me, trick: "Beg" }), ...theirs], seats)).toBe(false);
  // In a lesson, the reader's first turn is already running.
  expect(isOpening([{ type: "trick_done", seat: me, trick: "Walk" }, ...theirs, ...turn(me)], seats)).toBe(false);
});
