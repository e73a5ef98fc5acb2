import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetGoal, isGoalDue } from "./goal";

let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) });
});

afterEach(() => void vi.unstubAllGlobals());

it("tells what wins at the first table of each game, however often that is opened", () => {
  expect(isGoalDue("spots", "one")).toBe(true);
  expect(isGoalDue("spots", "one")).toBe(true);
  expect(isGoalDue("spots", "two")).toBe(false);
  expect(isGoalDue("spotted", "two")).toBe(true);
});

it("never tells it again once it was read", () => {
  isGoalDue("spots", "one");
  forgetGoal("spots");
  expect(isGoalDue("spots", "one")).toBe(false);
  expect(isGoalDue("spots", "two")).toBe(false);
});

it("tells nothing where the browser stores nothing, which would be told forever", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(isGoalDue("spots", "one")).toBe(false);
  forgetGoal("spots");
});
