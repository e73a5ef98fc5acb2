import { expect, it } from "vitest";
import { momentOf } from "./moment";

const scored = { type: "dogs_scored", seat: 1, dogs: ["Bongo", "Missy"], fast: "no" };
const busted = { type: "busted", seat: 0, dice: 4 };

it("is a bust, a score, or a fast and risky one", () => {
  expect(momentOf([{ type: "die_buried", seat: 0 }, busted])).toEqual({ kind: "bust", fact: busted, dogs: [] });
  expect(momentOf([scored])).toMatchObject({ kind: "score", dogs: ["Bongo", "Missy"] });
  expect(momentOf([{ ...scored, fast: "yes" }])?.kind).toBe("fast");
});

it("is no style where a game was won: the result is the headline", () => {
  expect(momentOf([{ ...scored, fast: "yes" }, { type: "game_won", seat: 1 }])).toBeNull();
});

it("is nothing in a quiet change", () => {
  expect(momentOf([])).toBeNull();
  expect(momentOf([{ type: "die_placed", seat: 0 }])).toBeNull();
});
