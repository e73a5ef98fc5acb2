import { expect, it } from "vitest";
import { aboutBot } from "./bots";

it("says how a bot plays the game at hand", () => {
  expect(aboutBot("greedy", "spots")).toContain("yard");
  expect(aboutBot("greedy", "spotted")).not.toContain("yard");
  expect(aboutBot("random", "spots")).toBe(aboutBot("random", "spotted"));
});

it("says nothing of a bot that no message knows", () => {
  expect(aboutBot("someone new", "spots")).toBe("");
});
