import { expect, it } from "vitest";
import "../fixtures/speaking";
import { seats } from "../fixtures/spotted";
import type { Fact, LogEntry } from "../wire";
import { joinWalks } from "./walks";
import { factText } from "./words";

const crossed = (seat: number, kind: string): Fact => ({ type: "field_crossed", seat, field: "a1", kind });
const log = (...steps: (Fact | Fact[])[]): LogEntry[] => steps.map((facts, at) => ({ version: at + 1, facts: [facts].flat() }));
const told = (steps: LogEntry[]): string[] => joinWalks(steps).flatMap(({ version, facts }) => facts.map((fact) => `${version} ${factText(fact, seats)}`));

it("tells the steps of a walk as one, with what was found", () => {
  const unlocked: Fact = { type: "bonus_unlocked", seat: 1, bonus: "steps2", place: 1 };
  const walk: Fact = { type: "walk_started", seat: 1, colour: "pink", steps: 3 };
  const steps = log(walk, crossed(1, "step"), crossed(1, "even"), [crossed(1, "cloverleaf"), unlocked], crossed(1, "step"), crossed(1, "step"));
  expect(told(steps)).toEqual([
    "4 Biscuit walked 3 steps with the pink die. Found: “even” and cloverleaf.",
    "4 Cloverleaf 1: 2 steps.",
    "6 Biscuit walked 2 steps on the meadow.",
  ]);
});

it("leaves a single step as it is, and ends a walk where somebody else writes", () => {
  expect(told(log(crossed(1, "step"), crossed(0, "step"), crossed(0, "odd")))).toEqual([
    "1 Biscuit took a step on the meadow.",
    "3 You walked 2 steps on the meadow. Found: “odd”.",
  ]);
});
