import { expect, it } from "vitest";
import { asked } from "../fixtures/spotted";
import { Answer, type Asked } from "./answer.svelte";
import type { Placing } from "./ways";

const way = (colour: string, ...groups: number[]): Placing => ({ type: "place_spots", colour, groups });
const WHOLE = way("white", 3, 0, 0, 0, 0);
const SPLIT = way("white", 2, 1, 0, 0, 0);
const TURNED = way("white", 1, 2, 0, 0, 0);
const OTHER = way("pink", 1, 0, 0, 0, 0);

function start(writing: "use" | "bonus" = "use"): { answer: Answer; now: Asked } {
  const [sheet] = asked({ writing, dice: [["white", 3], ["pink", 1]] }).sheets;
  const spots = new Map([["white", [WHOLE, SPLIT, TURNED]], ["pink", [OTHER]]]);
  const now: Asked = { question: "a", spots, sheet, first: "white" };
  return { answer: new Answer(() => now), now };
}

it("shows the family of the die that is first, until another one is tapped", () => {
  const { answer } = start();
  expect([answer.die, answer.waysOn("pink")]).toEqual(["white", []]);
  answer.choose("pink");
  expect([answer.die, answer.waysOn("white"), answer.waysOn("pink")]).toEqual(["pink", [], [OTHER]]);
});

it("narrows the ways beetle by beetle, and places what is left at once", () => {
  const { answer } = start();
  expect(answer.tap("white", 0)).toBeNull();
  expect(answer.waysOn("white")).toEqual([WHOLE, SPLIT, TURNED]);
  expect(answer.tap("white", 1)).toBeNull();
  expect(answer.waysOn("white")).toEqual([SPLIT, TURNED]);
  answer.choose("pink");
  expect(answer.tap("pink", 0)).toEqual(OTHER);
});

it("widens them again when a beetle is tapped once more, or a step is taken back", () => {
  const { answer } = start();
  answer.tap("white", 0);
  answer.tap("white", 1);
  answer.stepBack();
  expect(answer.placesOn("white")).toEqual([0]);
  expect(answer.tap("white", 0)).toBeNull();
  expect([answer.die, answer.placesOn("white"), answer.narrowed]).toEqual(["white", [], false]);
  answer.tap("white", 1);
  answer.stepBack();
  expect(answer.narrowed).toBe(false);
});

it("keeps the family of a gift when its last beetle is tapped once more", () => {
  const { answer } = start("bonus");
  answer.tapRow("white");
  answer.tap("white", 0);
  answer.tap("white", 0);
  expect([answer.family, answer.placesOn("white"), answer.narrowed]).toEqual(["white", [], true]);
});

it("gives a gift to the family that is tapped", () => {
  const { answer } = start("bonus");
  expect([answer.die, answer.family]).toEqual([null, null]);
  expect(answer.waysOn("pink")).toEqual([OTHER]);
  expect(answer.tapRow("white")).toBeNull();
  expect([answer.waysOn("white").length, answer.waysOn("pink")]).toEqual([3, []]);
  answer.stepBack();
  expect(answer.tapRow("pink")).toEqual(OTHER);
});

it("forgets all taps once they are answered, though the same may be asked again", () => {
  const { answer } = start("bonus");
  answer.tapRow("white");
  answer.forget();
  expect([answer.narrowed, answer.waysOn("pink")]).toEqual([false, [OTHER]]);
});

it("forgets everything when something else is asked", () => {
  const { answer, now } = start();
  answer.tap("white", 0);
  now.question = "b";
  expect([answer.narrowed, answer.placesOn("white")]).toEqual([false, []]);
});
